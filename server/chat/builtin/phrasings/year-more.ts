/** More ways people ask about a year of rewards, a card's effect, the next card and their spending. */

export const ANNUAL_REWARDS_MORE = `
what do our cards bring in annually given what we spend
what do my cards bring in annually
what do my cards get me per annum
what do my cards get me {date}
per annum rewards from my cards
if i spend like i do now how many points do i get {date}
if i spend like i do now how many points do i get {date}
if we keep spending like this what do we earn {date}
how many points do i get {date} with my spending
estimated annual value of my setup
estimated yearly value of my cards
annual value of my wallet
does my lineup beat a {percent} card
does my setup beat a {percent} card
does my wallet beat a flat {percent} card
do i beat a plain {percent} card with all this
points versus cash back for my spend
points or cash back for my spend
is it better for me to be on cash back
am i better off with cash back
should i switch to cash back
cash back or points for us
would {card} for everything earn more than what i do now
would {card} alone earn more than all my cards
if i used only the {card} would i earn more or less
just using the {card} for everything versus my setup
annual earnings breakdown by card
annual rewards per card
breakdown of yearly rewards by card
i feel like i am not getting much from my cards am i
i do not feel like i get much out of my cards
am i getting much from my cards
are my cards doing anything for me
are we getting anything out of all these cards
my {person} says we should just get one cash back card how much would we lose
my {person} says we should use one {percent} card and be done
how much would we lose with only one cash back card
how much would i lose with one simple {percent} card
is all this card juggling even worth it
is juggling all these cards worth it versus a flat {percent} card
is it worth the hassle compared with one {percent} card
i never actually calculated what i get out of this {category} what does it come to a year
i have been doing this {category} for years what do i get out of it per year
so what does it all come to a year
effective return on my spend
what is my effective return on spend
overall return on spend
what percent back am i getting overall
am i earning enough to justify all these cards
how many dollars of rewards do i end up with in a typical year
total cash back i get over a year
how much cash back in total over {months}
yearly points haul
rewards {date} total all cards
how many points do we rack up a year
roughly what do i earn a year
ballpark of my yearly rewards
how many {program} and {program} do i generate per year
how many {program} do i earn per year from spending
how many points do i generate per year
is my {count} card setup better than just a {card}
is my setup better than just a {card}
my {person} thinks points are a waste of time how much are we making from it
how much are we making from points
how much are we making from all this
expected points {months}
expected points over a year
if we keep our budget the same what do rewards add up to
what do my rewards add up to {date}
how much do i profit from credit cards
my profit from credit cards a year
how profitable is my current combination of cards
how profitable are my cards
annual output of my setup
what is the annual output of my cards
does this make money after the fees
all in what do we get per year in rewards
yearly take from cards
`;

export const ADD_CARD_EFFECT_MORE = `
what would happen to my earnings if i closed the {card}
what happens to my yearly rewards if i close the {card}
if i closed the {card} how much less do i earn a year
is it worth adding a {category} card to what i have
is it worth adding a {category} card to what i have
would a {category} card add anything to what i have
would a {category} card be worth adding
my friend keeps telling me to get the {card} what would it bring me given what i already have
my {person} keeps telling me to get the {card} what would it do for us
everyone says get the {card} would it bring me anything
people keep recommending the {card} would it help me given my cards
how much worse off am i without the {card}
how much better off am i with the {card}
am i better or worse off with the {card} in place of the {card}
let us say i dumped the {card} and kept only the {card} what happens to my rewards per year
let us say i dropped the {card} what happens to what i earn {date}
say i cancel the {card} and keep the {card} what do i earn
suppose i got the {card} what would change
suppose we drop the {card} what changes
add {card} gain
add {card} worth it
adding {card} gain or loss
drop {card} loss
i was offered the {card} at the branch would it earn us anything beyond our cards
i was offered the {card} would it earn me anything beyond what i have
i got an offer for the {card} would it add anything on top of my cards
would the {card} earn us anything beyond our cards
would it earn me anything more to have the {card}
would adding a {card} do anything for us
would we notice if we got rid of the {card}
would i miss the {card}
do i gain anything by having both the {card} and the {card}
is it redundant to have both the {card} and the {card}
is the {card} redundant with my {card}
do i need the {card} if i have the {card}
does {card} overlap with what i have
does the {card} add value to my setup
incremental benefit of adding {card}
marginal value of the {card}
net effect of the {card} on my rewards
net effect cancel {card} and get {card}
cancel {card} and get {card} instead net effect
trading my {card} for a {card} does it make sense on the numbers
swap {card} for {card} difference per year
simulate replacing {card} with {card}
simulate {card}
if i get the {card} which of my spending would go on it
which purchases would move if i picked up the {card}
which of my purchases would go to the {card}
without the {card} would i earn less
what changes when i add the {card}
model adding the {card} to my wallet
how would my rewards change if i added the {card}
thinking of the {card} any upside for me
{card} any upside for me
is there upside for me in the {card}
cancel the {card} what is the damage
what is the damage if i cancel the {card}
gain from {card}
gain from adding the {card}
gain or loss with {card}
is the {card} any use on top of what i have
is the {card} any use to me
would the {card} be any use to us
what would i be missing without {card}
what would we be missing without the {card}
what if i just downsize to {card} and {card} only
if i downsize to the {card} and {card} only what do i lose
keep only {card} and {card} how much less
{card} how much extra a year for me in rewards
would a second {category} card earn me anything more
would another {category} card earn me more
try a scenario out with the {card} in with the {card}
scenario drop {card} add {card}
out with the {card} in with the {card}
will getting the {card} be better than what i have now
is having the {card} better than what i have now
do i really need the {card} if i have the {card}
`;

export const NEXT_CARD_MORE = `
looking for a good sign up bonus to go for next
looking for a good bonus which card next
which sign up bonus should i go for next
next sign up bonus to {issuer}
what sub should i go after next
who has the best welcome bonus at the moment for me to get
which new card has the best welcome bonus for me
best sign up bonus out there right now
best bonus i could get now
what to apply for with slots left under 5/24
i am under 5/24 what should i get
i have one 5/24 slot left which card
i have space for one more card which
i am at 4/24 which card should be next
best {category} card to add
best {category} card to get
best new {category} card for me
which new {category} card should i get
good {category} card that i do not have yet
recommend something for {category} and {category} that i do not already have
recommend a new card for {category}
card to fill my gaps
a card that fills my gaps
which card would fill my gaps
which card would cover what my wallet lacks
which one should i open before the {country} trip
which card should i open before our trip
what should i open before going to {country}
we want to go to {country} which card should we open
want more {program} which card to get
want to earn more {program} what card should i get
which card gets me more {program}
which would be a good keeper card for me with no fee
good keeper card with no fee for me
a good no fee card to keep forever which one
good long term card to get
thinking of a new card
thinking of a new card which
thinking about a new card
time to get another card but there is {points} of them which one would you pick for me
there are so many cards which one would you pick for me
which one would you pick for me
if you were me which card would you get
i got a raise and we travel more now which card should i get
we just had a baby which card should we get
what should be my first card
first card for a beginner
my {person} wants a card too which should she get
what is the best new card for us to apply for right now
what would complement my setup
is there a card i do not have that i really should
which business card would be best for me
suggest a no fee card to add
looking for a new credit card any recommendation given what i have
what card pairs with {card}
new card recommendation please
what should i apply for in {date}
what should i apply for
business card recommendations
card recommendations
new card recs
where do i go from here with cards
where do i go from here next card
what could replace my {card} as a better one
which new card could replace my {card}
is there something better than my {card} i could get
top {count} cards to add
top {count} cards i should get
i need a card for my {category} any good ones out there
any good {category} cards out there i could get
good cards out there for {category}
{issuer} or {issuer} for my next card
{issuer} or {issuer} next
fill the {category} hole in my setup with what card
which card would fill my {category} gap
player two next card
what card next for player two
a second card to go with {card}
help me pick a new credit card
`;
