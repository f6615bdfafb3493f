/** How people ask about welcome bonuses: what is left to spend, what counts, what the offer is. One a line; see intent.ts. */

export const BONUS_PROGRESS = `
how much (more|) do i (need|have|still need|still have) to spend (to get|for|to hit|to earn|to unlock|on) (the|my|) (bonus|sub|welcome bonus|sign up bonus|welcome offer|min spend|minimum spend|msr)
how much (more|) do i (need|have|still need|still have) to spend on (the|my|) {card} (for the bonus|to get the bonus|to hit the minimum|for the sub|)
how much is left (on|to|for|to spend on|to spend for) (the|my|) (minimum spend|min spend|msr|bonus|sub|spend requirement|{card} bonus|{card} sub)
(how am i|how is|where am i) (doing|at|coming along|) (on|with|toward|towards) (the|my|) (minimum spend|min spend|bonus|sub|msr|welcome bonus|{card} bonus|{card} sub|{card} minimum spend)
(show|check|give) (me|) (the|my|) (bonus|sub|msr|minimum spend|welcome bonus) progress (on the {card}|)
(bonus|sub|msr|min spend|minimum spend) (progress|status|tracker|remaining|left)
{card} (bonus|sub|msr|min spend|minimum spend) (progress|status|left|remaining|deadline)
did i (hit|meet|make|reach|finish|complete) (the|my|) (minimum spend|min spend|msr|bonus|spending requirement) (yet|already|on the {card}|on my {card}|)
have i (met|hit|reached|finished|made) (the|my|) (minimum spend|min spend|msr|spend requirement|bonus) (yet|on the {card}|on my {card}|)
(when|what date|what day|by when|by what date) (do|must|should) i (have to|need to|) (meet|hit|finish|make|complete) (the|my|) (minimum spend|min spend|spend|msr|bonus spend) (by|on the {card}|for the {card}|)
(when|what) is (the|my) (deadline|cutoff|due date|last day) (for|to meet|on|to hit) (the|my|) (minimum spend|min spend|bonus|sub|msr|{card} bonus|{card} minimum spend|welcome bonus)
how (long|many days|much time) do i have (left|) (to|for) (meet|hit|finish|get|spend for|make) (the|my|) (minimum spend|min spend|bonus|msr|sub|{card} bonus)
how much (per|a|each|every) (week|month|day) do i (need|have) to (spend|put) (on|for|to get|to hit) (the|my|it|) ({card}|bonus|sub|minimum spend|)
how much more per week do i need to put on (it|the {card}|my {card}|my new card)
am i on (track|pace|schedule) (for|to get|to hit|to make|with) (the|my|) (bonus|sub|minimum spend|msr|{card} bonus|welcome bonus)
(will|am i going to|can i) (i|still|) (make|hit|meet) (the|my) (minimum spend|min spend|msr|bonus|deadline) (in time|on time|)
am i (behind|short|close|close to done) (on|of|with|for) (the|my|) (minimum spend|min spend|bonus|msr|{card} bonus|sub)
what (bonuses|subs|welcome bonuses|sign up bonuses|minimum spends) (am i|are we) (working on|currently working on|tracking|chasing)
(do i have|are there) any (bonuses|subs|welcome bonuses|minimum spends) (in progress|open|pending|unfinished|to finish|running)
(which|what) (bonus|minimum spend|sub|msr) (is|do i have) (due|ending|expiring|up) (next|first|soon)
my (bonuses|welcome bonuses|subs|bonus trackers)
i (have|) spent {usd} on (the|my|) {card} so far how much is left (for the bonus|to the bonus|)
i (put|spent) {usd} on (my|the) new card what is left (for|until) the (bonus|sub|minimum spend)
(do|will) i (have|need) to spend {usd} by {date} (for|to get) the bonus
what is the minimum spend (left|remaining) on (the|my|) {card}
how close am i to (the|my|) (bonus|sub|welcome bonus|{card} bonus|{points} bonus|minimum spend)
how far (am i|away am i) from (the|my|) (bonus|sub|minimum spend|welcome bonus|{card} bonus)
when (does|will) (the|my|) {card} (bonus|sub|welcome bonus) (window|period|clock|) (end|close|run out|expire)
when does the (three|3) months (for|on) (the|my|) {card} (bonus|sub|) (end|run out|expire)
(how is|hows) {person} doing on (the|her|his|their|) (bonus|minimum spend|{card} bonus)
how much does {person} (need|have) (left|) to spend (for|on) (the|her|his|their|) (bonus|{card}|{card} bonus)
remaining spend (for|on) (the|my|) ({card}|bonus|sub|welcome bonus)
i just got the {card} how is my minimum spend looking
trying to hit the (bonus|minimum spend|sub) on my {card} how much more do i need
total i still have to spend (for|on) all my (bonuses|subs|welcome bonuses)
how far off is my {card} bonus
how far off am i from the bonus
what is left on my minimum spend and by when
what is left for the bonus and by when
what is left on {card}
do i still have time to finish the minimum spend
do i have time to hit the bonus on {card}
what date do i have to meet the spend by
by what day must the spend be done
by when must i spend for the bonus
last day for my bonus spend
how much should i be spending weekly to get the sign up bonus
how much a week for the bonus
how much do i have to spend every month to get the bonus
weekly spend for the bonus
did i already earn the bonus on {card}
did i already get the bonus on {card}
did i finish the bonus on {card}
is my bonus done
is the minimum spend on {card} done
is my {card} bonus complete
am i done with the minimum spend
am i going to make the bonus
will i make the {card} bonus in time
how many days are left for the {card} bonus
days left for my bonus
how much time is left on the bonus
how much have i spent toward the bonus
how much have i put on {card} for the bonus
what have i spent so far for the {card} bonus
need to hit {usd} on {card} how much is left
i need {usd} of spend by {date} how am i doing
where do i stand with the bonus on {card}
status of my welcome bonuses
which bonuses are still open
which minimum spends am i working on
bonus tracker
remaining minimum spend
{card} minimum spend how much to go
{card} bonus how much to go
how much to go on my bonus
how much to go for the {card} bonus
when is the cut off for the {card} welcome bonus
when is the cut off for my bonus
when is the deadline for the {card} bonus
when does my {card} bonus have to be done
until when can i spend for the {card} bonus
can i still make the bonus deadline at my current pace
at my current pace will i make the bonus
spend remaining before i get my bonus
spend remaining on {card} bonus
`;

export const BONUS_EXCLUSIONS = `
does the annual fee count (toward|towards|for|against) (the|my|) (minimum spend|min spend|bonus|sub|msr|welcome bonus|spending requirement)
does (the|my) {card} (annual fee|fee|af) count (toward|towards|for) (the|my|) (minimum spend|bonus|sub|msr|min spend)
do (annual fees|fees|the fees|interest|late fees|interest and fees) count (toward|towards|for|in) (the|my|) (minimum spend|bonus|sub|msr|min spend)
do (refunds|returns|{benefit}|credits|{issuer} offers|refunded purchases) (count|reduce|affect|hurt|lower|subtract|count against) (from|toward|towards|against|) (the|my|) (minimum spend|bonus|bonus progress|progress|sub|msr|min spend|bonus spend)
(does|will|would) (a|the|my) (refund|return|{benefit}|chargeback|credit) (reduce|hurt|lower|affect|count against|mess up|take away from|come off) (the|my|) (minimum spend|bonus|bonus progress|progress|msr|spend)
if i return (something|an item|a purchase|it) (does|will) (it|that) (come off|reduce|count against|hurt|lower|affect) (the|my|) (minimum spend|bonus|msr|sub|progress)
i returned (something|a purchase|a {usd} purchase) does it (still|) count (toward|towards|for) (the|my) (minimum spend|bonus|sub|msr)
what (does|do) (not|) count (toward|towards|for|as) (the|my|) (minimum spend|min spend|bonus|sub|msr|welcome bonus|bonus spend)
what (doesnt|wont|isnt) count(ed|) (toward|towards|for) (the|my|) (minimum spend|bonus|sub|msr|min spend)
(what|which) (purchases|spending|charges|transactions|things) (count|dont count|do not count|are excluded|qualify|dont qualify|are eligible) (toward|towards|for|from) (the|my|) (minimum spend|bonus|sub|msr|welcome bonus)
(what|which) (is|are|gets) excluded from (the|my|) (minimum spend|bonus|sub|msr|welcome bonus|bonus spend)
do ({category}|{category} purchases|rent|rent payments|insurance|{merchant}|money orders|cash advances|balance transfers|convenience checks|crypto) count (toward|towards|for) (the|my|) (minimum spend|bonus|sub|msr|min spend|welcome bonus|{card} bonus)
does (buying {category}|paying rent|paying {category}|a balance transfer|a cash advance|{merchant}|paying my mortgage|insurance|{category}|prepaying|a money order) count (toward|towards|for) (the|my|) (minimum spend|bonus|sub|msr|min spend|{card} bonus)
can i (use|buy|pay|count) ({category}|rent|my rent|a balance transfer|{merchant}|cash advances|my mortgage) (to meet|to hit|for|toward|towards) (the|my|) (minimum spend|bonus|sub|msr|min spend)
do (authorized user|au|{person}|employee card) (purchases|charges|spending|) count (toward|towards|for) (the|my|) (minimum spend|bonus|sub|msr|min spend)
does (spending|what) (by|on) (an authorized user|an au|{person} card|the employee card) (spends|) count (toward|towards|for) (my|the) (minimum spend|bonus|sub|msr)
does (my|the|) (pending|pending charges|foreign|balance transfer|interest|cash advance) (charges|purchases|fee|) count (toward|for) (the|my) (minimum spend|bonus|sub|msr)
(minimum spend|msr|sub|bonus|welcome bonus) (exclusions|rules on what counts|excluded purchases|refund|refunds|annual fee)
annual fee (toward|counts toward|part of) (minimum spend|msr|the bonus|sub)
is the annual fee (included|part|counted) (in|of|toward) (the|my|) (minimum spend|msr|bonus spend|spend requirement)
is the {usd} (annual|) fee part of the (minimum spend|{usd} minimum spend|{usd} spend|bonus spend)
are (refunds|returns|fees|annual fees|{benefit}|{category}|cash advances) (deducted|subtracted|counted|included|excluded) (from|in|toward) (the|my|) (minimum spend|bonus|msr|bonus progress|sub)
will i lose (the|my) (bonus|sub|welcome bonus) if i (return|refund|send back|dispute) (something|a purchase|an item)
can {issuer} (claw back|take back|take away) (the|my) (bonus|sub|points) (if i return things|after a refund|if i refund purchases)
do {issuer} (offers|{benefit}|credits) (reduce|lower|affect|count against) (the|my|) (minimum spend|bonus spend|msr)
if a credit (pays|covers|reimburses) (part of|) (a|the|my) purchase does the (full|whole) (purchase|amount) count (toward|for) the (minimum spend|bonus|msr)
does (the|a|my) {benefit} (credit|) (reduce|count toward|count against|lower) (the|my|) (minimum spend|bonus spend|msr)
(do|does) (they|{issuer}) count (fees|the annual fee|interest|refunds|{category}) (toward|for|in) (the|my) (minimum spend|bonus|msr|sub)
what counts as a purchase for the (bonus|welcome bonus|minimum spend|sub)
net spend or gross spend for the (bonus|minimum spend|msr)
got a refund of {usd} does my (minimum spend|bonus progress|bonus|msr) go down
need to know if the fee they charged me goes toward the (bonus|minimum spend|sub)
will returning my tv hurt my bonus
will sending something back hurt my bonus
what if i return something i bought for the bonus
do returns count against the bonus
does a refund undo my progress
is the annual fee part of the {usd}
is the annual fee in the {usd} i have to spend
is the annual fee counted for the bonus
does the fee count for the bonus
does the fee i paid count
can i use {merchant} to hit the minimum spend
can i use {merchant} for the bonus spend
does {merchant} count for the bonus
does {merchant} count toward the minimum spend
do {merchant} payments count toward the bonus
does {category} count toward the minimum spend
does {category} count for the bonus
does paying {category} count toward the bonus
can i pay {category} to meet the minimum spend
which charges are not counted for the welcome bonus
what is not counted for the bonus
what is excluded from the minimum spend
what spending is eligible for the bonus
what purchases qualify for the welcome bonus
do {issuer} offers credits lower my spend progress
do {issuer} offers lower my bonus progress
does a {benefit} lower my bonus spend
does using my {benefit} reduce the minimum spend
do credits take away from the bonus spend
do balance transfers count for the bonus
do cash advances count for the bonus
does interest count for the bonus
do money orders count
do purchases by {person} count for my bonus
does what {person} spends count for my bonus
do employee cards count for the bonus
does everything i buy count for the bonus
do all purchases count toward the sign up bonus
is the minimum spend net of refunds
minimum spend what counts
paid {category} with the card does it go toward the bonus
i paid {category} does it go toward the bonus
i paid {category} does that count for the minimum spend
does {category} go toward the bonus
does a {usd} return reduce my progress
i had a {usd} return is my progress reduced
i got {usd} refunded is my progress reduced
will the {usd} fee help me reach the minimum spend
will the {count} fee help me reach the minimum spend
does the annual fee help me reach the bonus
anything that is ineligible for the welcome bonus spend
what is ineligible for the bonus
does a {benefit} eat into the spend i need
do credits eat into the spend i need for the bonus
`;

export const OFFER_NOW = `
what is the (current|latest|public|best|) (offer|bonus|sub|welcome bonus|sign up bonus|welcome offer|intro offer|signup bonus) (on|for|of|with) (the|) {card} (now|right now|{date}|these days|)
(whats|how much is|how big is) the {card} (bonus|sub|welcome bonus|sign up bonus|welcome offer|intro offer|offer) (now|right now|{date}|at the moment|)
{card} (sub|bonus|welcome bonus|welcome offer|sign up bonus|intro offer|current offer|offer|signup bonus)
(current|latest|best) {card} (offer|sub|bonus|welcome offer)
how many points (do i get|would i get|is the bonus|do you get) (for|when|if|from|by) (signing up for|opening|i open|i sign up for|getting|i get) (the|a|) {card}
how many points is the {card} (sub|bonus|welcome offer|offer)
is (this|the current|the|that) (offer|bonus|sub|welcome bonus|welcome offer) (on|for) (the|) {card} (the best|good|any good|an all time high|the highest|as good as it gets|the best it has been|a good one|)
is the {card} (offer|bonus|sub|welcome bonus|welcome offer) (the best it has been|at an all time high|the best ever|elevated|good right now|higher than usual|worth jumping on|the highest|as good as before)
(whats|what is|what was) the (best|highest|biggest|all time high|record) (offer|bonus|sub|welcome bonus|welcome offer|ath) (ever|seen|ever seen|) (on|for|of) (the|) {card} (ever|been|)
has the {card} (offer|bonus|sub|welcome bonus|welcome offer) (ever|) (been|) (higher|better|bigger|gone higher)
has there (ever|) been a (better|higher|bigger) (offer|bonus|sub|welcome offer) (on|for) (the|) {card}
should i wait for a (better|higher|bigger) (offer|bonus|sub|welcome offer|welcome bonus) (on|for) (the|) {card}
is it (a good|the right) time to get the {card} (bonus|offer|sub)
(hold out|wait) for a (better|higher) (sub|offer|bonus) on (the|) {card}
is {points} (a good|the best|good|a decent|the highest) (offer|bonus|sub|welcome bonus|) (for|on) (the|) {card}
i (got|was offered|saw|am seeing|have) (a|an|) {points} (offer|bonus|sub|) (for|on) (the|) {card} (is it good|is that good|is it the best|worth it|should i take it|)
is {usd} (a good|the best) (bonus|offer|sub) (for|on) (the|) {card}
what do i have to spend (to get|for) the {card} (bonus|sub|welcome offer|sign up bonus)
(what|how much) is the (minimum spend|min spend|msr|spend requirement|spending requirement) (on|for|to get) (the|) {card} (bonus|sub|welcome offer|offer|)
{card} (minimum spend requirement|msr for the bonus|spend requirement for the sub)
does (the|) {card} have a (welcome|sign up|signup|intro|) (bonus|offer|sub) (now|right now|)
is there (a|any|currently a) (welcome|sign up|signup|intro|) (bonus|offer|sub) (on|for|with) (the|) {card} (now|right now|)
what (is|are) {issuer} offering (on|for) (the|) {card} (now|these days|right now)
what would the {card} bonus be worth (to me|in dollars|)
how much is the {card} (welcome bonus|sign up bonus|sub|welcome offer|bonus) worth
what am i (getting|offered) if i sign up for the {card}
when does the {card} (offer|welcome offer|elevated offer|limited time offer) (end|expire|run out)
is the {card} (limited time|elevated|increased) offer still (on|available|going|live|running)
was the {card} (offer|sub|bonus) ever {points}
i remember the {card} bonus being {points} is (that|it) (still|) (available|around|on)
compare the {card} offer now (to|with) the (best|highest|all time high) (one|ever|)
thinking of applying for the {card} is the (offer|bonus|sub) good right now
what is the welcome bonus on {card}
how good is the {card} bonus right now
how good is the current {card} offer
what is {issuer} giving for the {card}
what is {issuer} giving for the {card} right now
what does {issuer} offer new {card} customers
is {points} on the {card} high
is {points} for {card} good
is {points} on {card} a lot
wait for a better {card} offer
should i hold out on {card} for a better bonus
will the {card} bonus go up
does the {card} bonus ever go higher
what do you get for opening the {card}
what do i get for opening {card}
what do i get if i open {card}
what is the reward for signing up for {card}
sign up bonus {card}
sign up bonus of {card}
welcome bonus for {card}
welcome offer on {card}
offer on {card}
bonus for opening {card}
{card} sign up bonus
{card} bonus right now
{card} bonus worth
how big is the bonus on {card}
biggest {card} bonus ever
best {card} bonus so far
record offer for {card}
previous offers on {card}
past offers for {card}
is the {card} bonus at its peak
is the {card} offer normal
is now a good time for the {card} bonus
how much spend for the {card} bonus
what spend does the {card} bonus ask for
what do they want me to spend for the {card} bonus
points for signing up for {card}
how many {program} do i get for opening {card}
how many points is {card} offering
what are they giving out for a new {card} account
what are they giving for a new {card}
highest {card} offer in history
highest {card} bonus in history
is it smart to wait on the {card} bonus
is it smart to wait for the {card} offer
bonus on the {card} and how much spend
what is the {card} bonus and the spend for it
how much is the {card} offer now
what is its bonus
what is the bonus on it
what is its welcome offer
is the offer any good right now
has its bonus been higher
`;
