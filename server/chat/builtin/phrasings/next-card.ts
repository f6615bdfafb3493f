/** How people ask what a card would change and which to get next. One a line; see intent.ts. */

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
what does adding a {card} do to my setup
what does adding the {card} do for me
what does getting the {card} change
what would having the {card} change
if i dumped the {card} what would i give up
if i dumped my {card} what would i lose
if i got rid of the {card} what would i miss
if i got rid of my {card} how much less would i earn
if i let go of the {card} what changes
swap my {card} for the {card} better or worse
swap my {card} for a {card} good idea or not
switching from the {card} to the {card} what do i gain
switching my {card} to a new {card} what changes {date}
going from the {card} to the {card} what do i gain or lose
how much extra would i make if i had the {card}
how much extra would i make with the {card}
how much extra a year with the {card}
extra rewards from the {card}
would i earn more with the {card}
would i earn more if i added the {card}
would i earn more if i swapped the {card} for the {card}
what difference would the {card} make (for me|)
what difference does the {card} make to my year
what does the {card} bring on top of what i have
what does the {card} add on top of my {card}
does the {card} add anything for me
does the {card} add anything to my setup
do i lose much if i drop the {card}
what do i lose by dropping the {card}
what is the effect of losing the {card}
how would my year look with the {card}
how would my rewards look without my {card}
with the {card} in my wallet how much more a year
what spend would shift to the {card}
which categories would move to the {card}
which purchases would i put on the {card} if i had it
take away the {card} and add the {card} what happens
thinking of tossing the {card} how does that change my numbers
thinking of dropping the {card} what does that do to my rewards
thinking about adding the {card} what would it bring
thinking of getting the {card} how much more would i earn
how does tossing the {card} change my numbers
how does adding the {card} change my numbers
could a {card} boost my rewards and by how much
would a {card} boost my rewards
by how much would the {card} boost my rewards
numbers for replacing my {card} with a {card}
numbers for swapping the {card} for the {card}
numbers if i add the {card}
show the numbers with the {card} added
show the numbers without the {card}
compare my year with and without the {card}
my rewards with and without the {card}
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
which card should i get for {category}
which cash back card should i add
which {category} card should i get
which {category} card makes sense for me
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
any ideas for my next card
got any ideas for my next card
ideas for a new card
thoughts on my next card
what should go with my {card}
what should i add to go with my {card}
what works well alongside the {card}
what works with the {card}
which {issuer} card should i open next
which {issuer} card should i open
best no fee card to add to my wallet
best no annual fee card to add
best card to add to my wallet
best card to add to the {card}
what is the smartest card to get now
what is my next move
what is my best next move with cards
who should i apply with next
what to apply for next
what should i sign up for next
what is worth applying for
which card is worth getting for me
which card is worth getting with my spending
which card would boost my rewards the most
which card would increase my rewards most
which one new card would help most
if i could get one more card which one
if i get one more card which should it be
one more card which
time for a new card which one
ready for a new card
ready to open another card what do you suggest
shopping for a new credit card
in the market for a new card
what card fits my spending
what card suits me
best fit for my spending that i do not have yet
what card fills the gap in my wallet
which card should i get if i want to travel more
which card should i get for {category}
is there something better out there for my spend
what is the ideal next addition for me
ideal next card
what is the ideal card for me now
which hotel credit card fits us best
which airline credit card fits me best
which card fits us best
got a {card} and a {card} what else should i have
i have the {card} and the {card} what else should i get
what else should i have besides the {card}
what else should i get
i would like a new card with big value and no fee over {usd}
i would like a new card with a fee under {usd}
next addition to my wallet
what should i add to my lineup
which card would round out my lineup
`;
