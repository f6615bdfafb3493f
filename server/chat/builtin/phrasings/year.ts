/** How people ask about a year of rewards and the next card. One a line; see intent.ts. */

export const ANNUAL_REWARDS = `
how much do i earn in rewards a year
how much do i earn a year with my cards
how much do i earn in a year
how much do my cards earn (me|) (a year|each year|per year|in a year)
what do i earn a year
what do my cards earn me a year
what do i get back in a year from my cards
what are my (yearly|annual) rewards
what are my total rewards per year
how much are my cards making me every year
how much cash do i get out of my cards a year
how many dollars of rewards do i get a year
annual rewards estimate
estimate my annual rewards
estimate my yearly rewards
my rewards for the whole year
what will i earn over the next twelve months
what would i earn this year if i used my cards right
is cash back better (for me|)
is cash back better than points
is cash back better or points
is cash back better than points for me
points or cash back which is better for me
should i (just|) (go with|use|switch to) cash back
would i be better off with (just|) cash back
would i be better off with a plain {percent} card
would a flat {percent} card beat my cards
would a simple {percent} cash back card do better than all this
do my cards out earn a plain {percent} card
do my cards out earn a plain {percent} card after fees
do my cards beat a {percent} card
do my cards beat cash back after their fees
do these fee cards beat a free {percent} card
does my setup beat {percent} on everything
does all this beat just using a {percent} card
are my cards worth it compared with {percent} back on everything
am i better off than with {percent} cash back on everything
is my setup better than a {percent} card
what is my effective return on spend
what is my overall return
what percentage do i get back overall
after fees how much do i come out ahead in a year
after annual fees what do i make a year
what do i net a year after fees
how much does {person} earn a year in rewards
what do our cards earn us a year
if i spend {usd} a month on {category} what do i earn in a year
i spend {usd} a month on {category} and {usd} on {category} how much do i earn a year
with {usd} on {category} and {usd} on {category} what are my yearly rewards
on my spending what do the cards bring in a year
which of my cards earns the most in a year
how much of my rewards come from each card
is playing the points game worth it for me
am i getting enough out of my cards in a year
how much value do my cards give me every year
rewards per year
total yearly rewards of my wallet
optimal rewards for my spend
`;

export const ADD_CARD_EFFECT = `
what changes if i add the {card}
what changes if i get the {card}
what would change if i got a {card}
what happens if i add the {card}
what happens to my rewards if i add the {card}
if i add the {card} which spend moves (and by how much|)
if i add the {card} what spending moves over to it
if i got the {card} how much more would i earn
if i add the {card} how much more do i earn
how much more would i earn with the {card}
how much more would i make a year with the {card}
how much would the {card} add (for me|to my rewards|)
how much would the {card} bring me
what would the {card} add to my wallet
what would the {card} do for me
what would i gain by getting the {card}
what would i gain with the {card}
is the {card} worth adding
is the {card} worth adding to my wallet
is it worth adding the {card} to what i have
would the {card} help me (with my spending|)
would the {card} pay for itself with my spending
would the {card} make sense on top of my cards
does it make sense to add the {card}
should i add the {card}
effect of adding the {card}
impact of getting the {card}
impact of the {card} on my rewards
simulate adding the {card}
simulate getting the {card} and dropping the {card}
run the numbers on adding the {card}
what if i get the {card}
what if i had the {card}
what if i drop the {card}
what if i drop my {card} and get the {card}
what changes if i drop my {card}
what changes if i cancel the {card} and get the {card}
what would i lose if i dropped the {card}
what would i lose without the {card}
what would i miss if i got rid of my {card}
how much would i lose a year if i drop my {card}
how much less would i earn without the {card}
where would my spending go if i dropped the {card}
where would my {category} spend go if i got rid of the {card}
swap the {card} for the {card} what changes
what if i swap my {card} for the {card}
what if i replaced my {card} with the {card}
replace the {card} with the {card} what is the difference for me
would swapping the {card} for the {card} be better for me
trade my {card} for a {card} what happens to my rewards
if {person} gets the {card} what changes for us
if {person} drops the {card} what do we lose
first year and second year value of adding the {card}
how do my rewards change with the {card} instead of the {card}
drop the {card} effect
add {card} effect
would my points stop transferring if i drop the {card}
what moves if i get the {card}
`;

export const NEXT_CARD = `
which card should i get next
what card should i get next
what card should i get
what should my next card be
what is the best next card for me
what is the best card for me to get
best next card
best new card for me
best new card for me with no annual fee
next card suggestions
next card
which new card should i apply for
which card should i apply for next
what card should i add
what card should i open next
which card would add the most (value|rewards|) for me
which card would add the most to my wallet
which new card would help me the most with my spending
which card am i missing
what card is missing from my wallet
what card would complete my setup
what card do you recommend i get
can you recommend a card
recommend me a (new|) credit card
recommend a card for {category}
suggest a card for my spending
i want a new card which one
i want a new card for {category} which one should i get
i am thinking about getting another card any ideas
looking for a new card under {usd} a year
i need a new card with no annual fee what fits
which no annual fee card should i add
which business card should i get next
which {issuer} card should i get next
what {issuer} card should i get
best {issuer} card for me to add
which card should i get for {program}
what card should i get to earn {program}
which card should i get for travel
which cash back card should i add
which hotel card should i get
which airline card makes sense for me
what pairs with my {card}
what pairs well with the {card}
what card pairs best with my {card}
which card goes well with my {card}
what goes with the {card}
what complements my {card}
what should i pair with the {card}
which card should i put next to my {card}
good companion for the {card}
is the {issuer} trifecta right for me
is the {issuer} trifecta worth it for me
should i go for the {issuer} trifecta
would a {issuer} trifecta make sense
build me a better setup
how can i improve my card setup
how do i round out my wallet
what card should {person} get (next|)
which card should we get next as a couple
rank the cards i do not have for my spending
which cards i do not have would earn me more
top cards for someone who spends like me
i have the {card} what should i get next
after the {card} what card next
do i need another card or am i good
is there a card i should have
`;

export const SPENDING_PROFILE = `
what spending do you have for me
what spending do you have of me
what spend numbers are you using
what spend numbers do you have for me
what spending are you assuming
which spending figures do you use
which spending amounts do you use for the math
what is my spending profile
show (me|) my spending profile
show (me|) my spending
show my spend by category
my spending profile
my spend
my monthly spend
my budget by category
list my spending by category
list my spending
how much do i spend (a month|)
how much do i spend on {category} (a month|)
how much do i spend on {category} each month
how much do i spend a year
how much did i say i spend on {category}
how much did i tell you i spend
how much do you think i spend on {category}
how much do you have down for {category}
what do i spend on {category}
what do i spend per month
what did i tell you about my spending
what do you have for my {category} spending
what do you know about my spending
what is my {category} budget in your numbers
what is my biggest spend category
which category do i spend the most on
where do i spend the most
where does my money go by category
what monthly totals do you have for me
when did i last update my spending
when did i tell you my spending
is my spending profile up to date
do you have my spending
do you have any spending saved for me
have i told you what i spend
have i set a spending profile
what are my spend categories
what numbers are the estimates based on
on which spend are your calculations based
remind me what i said i spend
so what spend are you basing this on
spending on file
total monthly spend you have for me
read me back my spending
`;
