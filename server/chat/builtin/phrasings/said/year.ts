import type { Said } from "./said.ts";

/** What people said about year questions, one a line, by intent; names and figures stand as slots. */
export const YEAR_SAID: Said = {
  annual_rewards: `
ballpark what i am making off these cards per year
add up the yearly rewards from my spending please
what is my setup earning me annually
how many dollars in points do we generate each year
would i be better off with just a {percent} card for everything
is this points {category} actually netting me anything
total return on my spend over {months}
compare my whole wallet to a simple cash back card
just curious all this juggling of cards how much is it actually making us per year
if i stopped bothering and got one {percent} card would i lose money
about how much cash value do i pull in from rewards in a typical year
yearly haul
how much cash back equivalent do i make
am i beating a {percent} card
what do all my cards make me {date}
is the hassle of {count} cards paying off
how much better than a flat {percent} card is my setup
estimated rewards for {date}
what do i pull in from rewards yearly
`,
  add_card_effect: `
say i pick up the {card} how much more would i make
would a {card} be useful given what i already carry
if the {card} was gone how much worse off would i be
effect of ditching my {card} on yearly earnings
is the {card} redundant with what i have got
what is the marginal value of adding a {card}
how does my math change with the {card} in the mix
would the {card} add anything for me
i am on the fence about the {card} we {category} a ton would adding it really make a difference in what we earn
what would happen to my rewards if i got rid of the {card}
is it worth to add a {card} to my cards how many dollars more
would a {card} help me
net gain from adding {card}
take away the {card} what do i lose
what if i swapped the {card} for the {card}
does {card} beat my {card} for my spend
if i get a {percent} {category} card how much more
would i miss the {card}
how much better off with the {card}
would getting the {card} move the needle
`,
  next_card: `
what is a good addition to my wallet
i am bored of my cards what should be my next application
recommend me something for {category} and {category} i do not mind a fee
looking for a business card any suggestions
what is the next {card} for me
which card gives the biggest bonus i could get right now
suggest a card that goes along with my {card}
best no fee card i do not have yet
i would like a {category} card which
i have got a decent set of cards but feel like i am missing a good {category} one suggestions
what should i apply for next i am under 5/24
we spend mostly on {category} and kids stuff is there some card out there we ought to get
which card is good to get now for someone like me
my friend keeps telling me to get more cards lol which one would be the best to add
what now ready for a new card
best addition for a family that {category} out a lot
i have the {card} and {card} what is missing
which {issuer} card should i go for
what {usd} annual fee card should i get
good second card after the {card}
what should {person} open
recommend a business card for me
biggest sign up bonus i can get
should i get an {category} card and which
anything i should be applying for
`,
  spending_profile: `
what have i got down for monthly {category}
show me my budget numbers
what spend are you assuming for {category}
where do the spending figures come from
how much a month do you think i spend overall
what categories have i filled in
pull up my spending per category
can you show me the monthly amounts i entered for {category} and {category} and all that
what numbers are you going off when you say i spend on {category}
what did i enter for {category}
my monthly spend
how much do you have me at for {category}
are my budget amounts still the old ones
total monthly spending you have got for me
what do you have for my {category} spend
`,
};
