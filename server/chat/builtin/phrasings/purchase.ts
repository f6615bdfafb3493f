/** How people ask which card to pay with. One a line; see intent.ts. */

export const BEST_CARD = `
(which|what) card should i use (at|for|on) {merchant}
(which|what) card (should|do) i use (for|on) {category}
(which|what) (of my|) (cards|card) (is|are) (best|the best|right) (for|at) {merchant}
(which|what) (of my|) (cards|card) is (best|the best) (for|on) {category} (right now|{date}|)
(whats|what is) (the|my) best card (for|at|to use at|to use on) {merchant}
(whats|what is) (the|my) best card (for|to use for|to use on) {category}
best card for {category}
best card (at|for) {merchant}
(best|right) card {merchant}
{merchant} (card|which card|what card|best card)
{merchant} which one
{category} which card
{category} best card (to use|)
(card|which card) for {merchant}
i am (buying|spending|about to spend|dropping) {usd} (at|of|on) {merchant} (which|what) card (should i use|)
im (buying|spending) {usd} (on|of) {category} (which|what) card (should i use|do i use|)
{usd} at {merchant}
{usd} (on|for) {category}
{usd} (at|on|for) {merchant} (which|what|best) card
{usd} (purchase|order|bill|tab|charge) at {merchant} (what|which) card (do i put it on|should i use|)
(which|what) card (gets|earns|gives) me the most (points|miles|cash back|back|rewards) (at|for|on) {merchant}
(which|what) card (gets|earns|gives) me the most (points|miles|cash back|back|rewards) (for|on) {category}
how do i get the most (points|cash back|rewards|bang for my buck) (at|from) {merchant}
how (do|can) i maximize (points|rewards|cash back|) (on|for|at) (a|my|) {category} (purchase|spend|)
where should i put (my|a|this) {usd} {category} (bill|charge|purchase|)
what should i (swipe|pull out|pay with|use|put down|charge it to) at {merchant}
what should i (swipe|pull out|pay with|use|charge it to) for {category}
(paying|going to pay) for {category} ({date}|later) (which|what) card
im at {merchant} (right now|) (which|what) card (do i use|)
standing in line at {merchant} which card
at the {merchant} checkout which card quick
going to {merchant} (later|{date}|now) which card should i bring
we are going out for {category} ({date}|) which card should i (use|bring|take)
taking (the family|clients|my wife|some friends) to {category} what card should i use
booking (a|the|some|our|my) {category} which card (should i use|do i book with|)
booking (a|an|the) {category} in {country} (which|what) card (should i use|)
i am booking {category} (for|in) {country} {date} which card (is best|should i put it on)
i am booking (a|the) {category} with {merchant} (which|what) card
need to (book|buy|pay for|get) (a|some|my|our|) {category} (which|what) card (is best|should i use|)
(which|what) card (should|do) i book (a|my|the|our) {category} (with|on)
(which|what) card (should|do) i book {merchant} (with|on)
(which|what) card (should|do) i (use to|) buy (a|my|the) {category} (with|)
which card (for|should i use for) a {merchant} ({category}|stay|ticket|order|run|trip|gift card|subscription|booking)
{merchant} ({category}|stay|ticket|order|run|booking) which card
should i (use|put it on|swipe|pay with) (my|the) {card} (at|for) {merchant}
should i (use|pay with|swipe) (my|the) {card} (for|on) {category}
should i (use|swipe) (my|the) {card} or (my|the|) {card} at {merchant}
should i (use|swipe|pay with) (my|the) {card} or (my|the|) {card} (for|on) {category}
{card} or {card} (for|at) {merchant}
{card} or {card} (for|on) {category}
i have (the|) {card} (and|and the|or) {card} which (one|) (should i use|) (at|for) {merchant}
i have (the|) {card} {card} and {card} which one (at|for) {merchant}
i have (the|a) {card} and (the|a) {card} which is better for {category} (purchases|spend|)
out of my {card} {card} and {card} which one (should i use|) for {category}
is (the|my) {card} (good|any good|the best|the right card|a good choice|ok|okay) (for|at) {merchant}
is (the|my) {card} (good|any good|the best|the right one|a good pick) (for|on) {category}
is (the|my) {card} (good|the best|the right card|ok) for this
is it smart to use (my|the) {card} (at|for) {merchant}
would (the|my) {card} be (better|best|good|a good choice) (at|for) {merchant}
would it be better to use (the|my) {card} (for|on) {category}
(which|what) card should i (not|never) use (at|for) {merchant}
(which|what) card should i (not|never) use (for|on) {category}
which card should i not use
(which|what) cards should i (avoid|stay away from|leave at home) (at|for|when paying at) {merchant}
(which|what) (of my cards|card) is (the worst|worst|bad) (for|at|on) {category}
what is the worst card (for|to use at) {merchant}
am i using the wrong card (at|for) {merchant}
i usually use (my|the) {card} (at|for) {merchant} is that right
ive been using (my|the) {card} for {category} is there (something|a card|one) better
i always put {category} on (my|the) {card} should i
(which|what) card for {category} (online|in store|in person|on their website)
buying (online|in store|in the store) (at|from) {merchant} which card
ordering from {merchant} (online|on the app|on their website) which card (should i use|)
what card for {merchant} online
shopping at {merchant} (in store|in person|{date}|) what card
(which|what) card if i pay with apple pay at {merchant}
paying with (apple pay|google pay|my phone) at {merchant} which card should be on it
booking (a|my|the) {category} through {merchant} which card
should i book (a|my|the|) {category} (through|on) the portal or direct and (on|with) which card
booking (through|via|on) the {merchant} portal (which|what) card
(which|what) card for {category} booked through {merchant}
which card should i use through {merchant}
(which|what) card should {person} use (at|for) {merchant}
(which|what) (of {person} cards|card of {person}) is best (for|at) {merchant}
what card should {person} use (for|on) {category}
which one of ours is best (for|at) {merchant}
which card should we use (for|at) {merchant}
(so|ok so|hey) i was thinking about (buying|getting) (a|some|) {category} (for|at) {merchant} and wondering which card would be the best to put it on
trying to figure out (which|what) card (to use|i should use|makes sense) (at|for) {merchant}
trying to figure out (which|what) card (to use|i should use|makes the most sense) (for|on) {category}
not sure (which|what) card (to use|is best) (at|for) {merchant}
no idea which card to use for {category}
i need to pay (my|a|the|) {category} (bill|of {usd}|) what card is best
got a {usd} {category} bill (coming up|) (which|what) card should i put it on
i have a big {category} (purchase|expense|bill) coming up which card
(which|what) card (to use|to swipe|to pull out|gets me the most) for a {usd} purchase
what card should i use for a big purchase
(which|what) card (should|do) i use for (everything else|{category}|a random store|normal stuff)
pick a card for {merchant}
pick the best card for {category}
recommend a card (from my wallet|from the ones i have|) (for|at) {merchant}
tell me (which|what) card to use (at|for|on) {merchant}
tell me (which|what) card to use (for|on) {category}
what do i use for {category}
what do i use at {merchant}
what about {merchant}
and (for|at) {merchant}
and (for|on) {category}
what about {category}
how about (for|at|) {merchant}
how much (will|would) i (get|earn) (if i spend|spending|on) {usd} at {merchant} (with the best card|)
(which|what) card is best (at|for) {merchant} {merchant} and {merchant}
which card for {category} at {merchant}
which card has (the most|more|the best) (value|return|rewards) (at|on) {merchant}
do any of my cards have (a credit|an offer|extra points|a bonus) (at|for) {merchant} (i am about to buy something|)
do i have a card that (earns|gets) (extra|bonus|more) (at|on|for) {merchant}
do i have a (good|better) card for {category}
buying {merchant} {category} which card is best
(which|what) card should i use in {country} for {category}
(which|what) card should i use for {category} (in|while in|when i am in) {country}
paying {merchant} (in|from) {country} which card
{category} in {country} which card
what plastic for {category}
which credit card shld i be using at {merchant}
(im|i am) going to {merchant} (which|what) card
(which|what) card for {category} there
should i put (my|the|) {category} on a card and (if so|) which (one|card)
is it worth putting {category} on a (credit|) card (and which|which one|)
(which|what) card (works|is) best when (buying|paying for) {category}
{category} in {country} {card} or {card}
(can|should) i put {usd} of {category} on (my|the) {card} or (is there something better|another card)
(which|what) card for (my|the|a|our) {category}
(which|what) card (is best|is good|should i use) for (my|the|a|our) {category}
should i (put|pay) (my|the) {category} (on|with) (a|which|what) card
we are at {merchant} (right now|) which (one|card) do (i|we) (hand over|hand them|give them|use)
(about to|ready to) (check out|pay|order) (on|at) {merchant} (help|which card|)
(whats|what is) (better|best) (for|at) {category} (the|my|) {card} or (the|my|) {card}
(whats|what is) (better|best) (for|at) {merchant} (the|my|) {card} or (the|my|) {card}
which of these (should i use|is best) for {category} {card} {card} or {card}
(just|) wondering (what|which) card makes sense (for|at) (dry cleaning|the {category}|a small shop|{merchant}|{category})
(what|which) card (makes|would make) the most sense for {category}
paying {category} {date} any card worth using
is there (a|any) card worth using (for|on|at) {category}
(is|would) using (my|the) {card} (at|for|on) {category} (be|) (dumb|smart|a mistake|wrong|fine)
(is|would) using (my|the) {card} at {merchant} (be|) (dumb|smart|a mistake|wrong|fine)
what do you (suggest|recommend) (using|i use|) for a {merchant} (run|order|trip|purchase)
what do you (suggest|recommend) (using|i use|) for {category}
should i pay (the|my) {category} (bill|) with (the|my) {card}
should i pay {merchant} with (the|my) {card}
i want to (maximize|get the most) (points|rewards|cash back) on a {usd} {merchant} (order|purchase)
i want to (maximize|get the most) (points|rewards|cash back) on (a|my) {category} (purchase|spend|bill)
(which|what) (card|one) would you use (at|for) {merchant}
(which|what) (card|one) would you (use|pick) for {category}
what should i charge {category} to
(what|which) (is|are) (the|) (smartest|most rewarding|optimal) card (for|at) {category}
for my {merchant} (subscription|membership|order) which card (is smartest|is best|should i use)
{category} autopay which card
where is the best place to (charge|put) (a|my|) {usd} {category} (bill|charge|)
does it matter which card i use (at|for) {merchant}
does it matter which card i use for {category}
{usd} {category} bill (coming up|due|) which card
need to know (what|which card) to (swipe|use|tap) (at|for) {category}
can you pick (a|the best) card for my {merchant} ({category}|trip|order|stay)
{person} is going to {merchant} which of (her|his|their) cards (should be used|is best|)
(whats|what is) the move (for|at) {merchant}
i (gotta|have to|need to) pay {usd} for {category} which card gets me the most
at {merchant} (right now|)
{merchant} run
`;

export const BONUS_OR_CATEGORY = `
i have a new card to hit the bonus on should i use it or my category card
should i use (my|the) new card (or|instead of) (my|the) (usual|category|bonus category|regular) card
should i put {category} on (the|my) new card or (on|) (the|my) {card}
should i (use|put everything on) (the|my) {card} (to hit|toward|to meet|until i hit|for) the (sign up bonus|welcome bonus|minimum spend|bonus)
should i put {category} on (the|my) {card} (for|to meet|toward) the (minimum spend|sign up bonus|welcome bonus) or (use|keep using) (the|my) {card}
should (i|we) (put|run) everything (on|through) (the|my) new card until (the bonus|i get the bonus|the minimum spend is done|the sub hits)
new card (or|vs|versus) category card
(sign up bonus|welcome bonus|minimum spend) (or|vs|versus) category (bonus|card|multiplier|multipliers)
(sign up bonus|welcome bonus) or ({count}|points) on {category}
is it (better|smarter|worth it) to (work on|focus on|hit) the (sign up bonus|welcome bonus|minimum spend) (or|than|instead of) (use|using|) (my category cards|category bonuses|the multiplier)
is it worth (giving up|losing|skipping) (the|my) {category} (bonus|multiplier|points) to (hit|meet|finish) (the|my) (minimum spend|sign up bonus|welcome bonus)
am i better off (hitting|meeting|working on) the (minimum spend|bonus|welcome bonus) or (using|with) (my|the) {card} (for {category}|)
what is worth more the (welcome|sign up) bonus or my (category|usual) (rate|bonus|card)
i am working on a (bonus|minimum spend|welcome bonus|sign up bonus) which card should i use (for {category}|at {merchant}|)
i am working on the {card} bonus should i (still|) use (my|the) {card} (for {category}|at {merchant})
i am trying to (meet|hit|reach) (the|a) minimum spend should i use that card (for everything|at {merchant}|for {category})
i still (need|have) to (spend|put) {usd} on (the|my) {card} should i use it (at|for) {merchant}
i still (need|have) to (spend|put) {usd} on (the|my) {card} should i use it for {category} (instead of {card}|)
i have {usd} left (to spend|of minimum spend) on (the|my) {card} should everything go on it
just got (the|my) {card} should i use it for everything (now|until the bonus|)
just opened (the|a) {card} should i (stop using|put away) my other cards
since i am going for the bonus on (the|my) {card} should i (put|use it for) {category} (there|on it|)
(does|would) it make sense to put {category} on a card i am meeting the minimum spend on
which should i prioritize the minimum spend or the (category|multipliers|bonus categories)
prioritize (bonus|minimum spend|sub) or multipliers
spend on the new card or the card with the better multiplier
should the minimum spend come first
should i use my category card while (working on|in the middle of) a (sign up bonus|welcome bonus|minimum spend)
what card should i use while i have a bonus in progress
when (does it|do i) make sense to stop using (the|my) new card and go back to my category cards
do i go for the bonus spend or keep (getting|earning) {percent} on {category}
at {merchant} should i use the card i am doing the minimum spend on
{merchant} new card bonus or {card}
each dollar toward the bonus is worth more than ({count}|my category rate|{percent}) right
how much is each dollar on the new card worth with the bonus
meeting msr should i use it at {merchant} or my usual card
i am in the middle of the msr on {card} but {card} earns more on {category}
hit the sub first or keep using the {card}
`;
