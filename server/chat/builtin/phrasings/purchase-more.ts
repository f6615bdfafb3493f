/** More ways people ask which card to pay with: told as a situation, in passing, in a few words. */

export const BEST_CARD_MORE = `
buying a {usd} {category} at {merchant} card
buying a {usd} laptop at {merchant} which card
about to (drop|spend|blow) {usd} (at|on) {merchant}
(at|standing at) the register at {merchant} help me pick a card
{merchant} run
{merchant} run card
which card (maxes|maximizes|has the highest) multiplier on {category}
highest multiplier for {category} in my wallet
highest earner for {category} these days
who wins for {category}
which one for the ({category}|babysitter)
paying my ({category}|contractor|dentist|landlord) {usd} which card
is there a card that gets more than the usual for my {category}
my wife wants to pay the {category} bill by card which one gives us most back
we are spending {usd} a week on {category} what should we be using
i always use my {card} for {merchant} is there something better in my wallet
i have been putting {category} on the {card} is that a mistake
i just paid {merchant} with my {card} should i have used another one
i used the {card} at {merchant} {date} which one should i have used
which of our cards should i have handed over for {category}
just paid for {category} did i use the right card
so it is my kids birthday and we are ordering {category} which card should it go on
ok so we are about to check out at {merchant} and the total is like {usd} what do i pay with
my cart at {merchant} is {usd} which card
need to pay {category} {usd} which card would you use
{category} for four {usd} total put it on what
put {category} on what
{category} {usd} put it on what
what plastic do i pull for {merchant}
what do i tap for {category}
what card do i load for {category}
which card should be on file for {category}
which card should be saved in {merchant}
default card for {merchant}
default card for {category}
which card should be my default for {merchant}
please tell me what card is more good for {category}
i want to know which card is good for {category}
is the {card} or the {card} better for a big {merchant} order
booking {merchant} for {count} nights not sure which plastic to use
optimal card for {category}
optimal card for {merchant}
optimal for {merchant}
what card gets {count} at {merchant} from the ones i have
is there anything that gets {count} on {category} in my wallet
best choice for {category}
my car needs new tires {usd} which card
buying {category} for the new house which card gets the most
christmas shopping at {merchant} which card
{merchant} order coming up and i want the most points
{category} the tank which card
{category} {date} which card
ordering in from {merchant}
grabbing coffee at {merchant} which one
picking up {category} after work which one should i use
i do not want to waste points at {merchant} which card
quick at {merchant} which one
hey quick question which card do i use at {merchant}
thanks in advance which card is best for {category}
i was wondering if you could tell me which card to use for {category}
{category} {date} {usd} which card
{category} with {merchant} what do i book with
{category} before the road trip which card
{category} before the trip credit card recommendation
recommend which of my cards for {category} {date}
my turn to pick up the tab at {category} {card} or {card}
paying for {category} for {count} help me decide between {card} and {card}
help me decide between the {card} and the {card} for {category}
help me choose between the {card} and the {card} at {merchant}
new glasses {usd} which card
new {category} {usd} which card
{usd} for new glasses which one
at {merchant} now hurry which card
at {merchant} hurry
{category} tickets
{category} tickets which card
movie tickets which card
what should go on autopay for {category}
which card on autopay for {category}
set {category} to autopay with which card
i grabbed the {card} for {category} again my wife says wrong card who is right
we argue about which card for {category} who is right
which card do i hand over at {merchant}
kids soccer fees {usd} which card
haircut which card
what do i put {merchant} on
{merchant} bill which card
{merchant} subscription which card
which card for {category} for the whole family
buying flowers for mothers day which card
`;

export const BONUS_OR_CATEGORY_MORE = `
i still need {usd} of spend for my welcome offer but this purchase gets {percent} on the {card} which
i still need {usd} for the bonus but {category} earns more on the {card} which one do i use
does finishing my bonus beat category multipliers
does the bonus beat the multiplier
does the bonus beat {count} on {category}
bonus spend or multiplier
bonus spend first or category card first
spend toward the bonus or use the category card
just got a new card do i forget about the other ones until the bonus hits
just got a new card should all my {category} go on it
just opened a {card} should everything go on it for now
should everything go on the new card until the bonus
should i keep putting everything on my new card or use the {card} for {category}
use the new card for everything yes or no
i am halfway to the welcome bonus {category} {date} on which card
i am halfway through the bonus do i use it for {category} or the usual card
we got a new card with spend {usd} in {months} do we use it at {merchant} too or the usual one
we got a new card and have to spend {usd} in {months} should {category} go on it or the usual card
there is that {usd} in {months} thing on the new card do we use it for {category} too or the usual one
opportunity cost of not using the new card for {category}
opportunity cost of using the {card} for {category} while working on a bonus
how much do i give up by using the new card for {category}
what do i give up by putting {category} on the bonus card
i have a welcome bonus in progress does that change which card is best for {category}
i have a bonus in progress does that change which card i use for a {usd} purchase
i have an open welcome offer {category} {date} new card or {category} card
open welcome offer new card or {category} card
new card or {category} card
new card or the {card} for {category}
new card or usual card at {merchant}
the new one or the {card} at {merchant} until i get the bonus
working on a sub do i still use the {card} for {category}
working on a sign up bonus which card at {merchant}
while meeting the minimum spend do i use the {card} for {category}
meeting minimum spend but buying {category} which
meeting minimum spend but at {merchant} which card
put it on the msr card or the {count} card
put it on the bonus card or the {percent} card
prioritize the sub over {count}
prioritize the bonus over {category} points
should {person} use the usual card for {category} or the one with the bonus we are trying to earn
which goes first the sign up bonus or the category bonus
is it dumb to use my {card} for {category} in the middle of a sign up bonus on another
is it wrong to use the {card} for {category} when i have not finished the {card} minimum spend
is it still right to use my {card} at {merchant} if i have not finished the {card} minimum spend
at what point does it make sense to use the category card instead of the one with the bonus
when do i go back to my category cards
when can i stop using the new card for everything
how do i balance the minimum spend and my category cards
do i pause my {card} until the bonus on the {card} posts
should i divert {category} to the new card
should i move {category} over to the new card until the bonus is done
what is better finish the {usd} or earn {count} on {category}
is the sign up bonus worth more than {count} on {category} while i am working on it
for {category} {date} card with minimum spend or the {card}
is {count} worth breaking from my minimum spend
is {count} on {category} worth pausing the minimum spend
should {category} go to the new card for now
should all {category} go to the new card for the bonus
all spend to the new card until the bonus
all spend to the new card
all spending on the new card or category cards
we have a new card that needs {usd} spent is it best to place even our {category} on it
new card needs {usd} in spend should {category} go there too
i opened a card {date} should {person} and i both use only that one
should we both use only the new card until the bonus is met
for the next {months} ignore all other cards
for the next {months} only use the new card
ignore my other cards until the bonus
i am afraid of not making the bonus but also want my {count} on {category}
i want the bonus but also my {count} on {category} what do i do
chip away at the bonus or use the {percent} card
which wins the {points} bonus or {count}
once the bonus is met do i go back to {card}
`;
