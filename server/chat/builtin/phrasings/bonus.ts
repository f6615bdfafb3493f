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
how close am i to (the|my|) (bonus|sub|welcome bonus|{card} bonus|{points} points bonus|minimum spend)
how far (am i|away am i) from (the|my|) (bonus|sub|minimum spend|welcome bonus|{card} bonus)
when (does|will) (the|my|) {card} (bonus|sub|welcome bonus) (window|period|clock|) (end|close|run out|expire)
when does the (three|3) months (for|on) (the|my|) {card} (bonus|sub|) (end|run out|expire)
(how is|hows) {person} doing on (the|her|his|their|) (bonus|minimum spend|{card} bonus)
how much does {person} (need|have) (left|) to spend (for|on) (the|her|his|their|) (bonus|{card}|{card} bonus)
remaining spend (for|on) (the|my|) ({card}|bonus|sub|welcome bonus)
i just got the {card} how is my minimum spend looking
trying to hit the (bonus|minimum spend|sub) on my {card} how much more do i need
total i still have to spend (for|on) all my (bonuses|subs|welcome bonuses)
`;

export const BONUS_EXCLUSIONS = `
does the annual fee count (toward|towards|for|against) (the|my|) (minimum spend|min spend|bonus|sub|msr|welcome bonus|spending requirement)
does (the|my) {card} (annual fee|fee|af) count (toward|towards|for) (the|my|) (minimum spend|bonus|sub|msr|min spend)
do (annual fees|fees|the fees|interest|late fees|interest and fees) count (toward|towards|for|in) (the|my|) (minimum spend|bonus|sub|msr|min spend)
do (refunds|returns|statement credits|credits|amex offers|chase offers|refunded purchases) (count|reduce|affect|hurt|lower|subtract|count against) (from|toward|towards|against|) (the|my|) (minimum spend|bonus|bonus progress|progress|sub|msr|min spend|bonus spend)
(does|will|would) (a|the|my) (refund|return|statement credit|chargeback|credit) (reduce|hurt|lower|affect|count against|mess up|take away from|come off) (the|my|) (minimum spend|bonus|bonus progress|progress|msr|spend)
if i return (something|an item|a purchase|it) (does|will) (it|that) (come off|reduce|count against|hurt|lower|affect) (the|my|) (minimum spend|bonus|msr|sub|progress)
i returned (something|a purchase|a {usd} purchase) does it (still|) count (toward|towards|for) (the|my) (minimum spend|bonus|sub|msr)
what (does|do) (not|) count (toward|towards|for|as) (the|my|) (minimum spend|min spend|bonus|sub|msr|welcome bonus|bonus spend)
what (doesnt|wont|isnt) count(ed|) (toward|towards|for) (the|my|) (minimum spend|bonus|sub|msr|min spend)
(what|which) (purchases|spending|charges|transactions|things) (count|dont count|do not count|are excluded|qualify|dont qualify|are eligible) (toward|towards|for|from) (the|my|) (minimum spend|bonus|sub|msr|welcome bonus)
(what|which) (is|are|gets) excluded from (the|my|) (minimum spend|bonus|sub|msr|welcome bonus|bonus spend)
do (gift cards|gift card purchases|taxes|tax payments|rent|rent payments|utilities|insurance|venmo payments|paypal payments|money orders|cash advances|balance transfers|convenience checks|crypto) count (toward|towards|for) (the|my|) (minimum spend|bonus|sub|msr|min spend|welcome bonus|{card} bonus)
does (buying gift cards|paying rent|paying taxes|a balance transfer|a cash advance|venmo|paypal|plastiq|paying my mortgage|insurance|tuition|prepaying|a money order) count (toward|towards|for) (the|my|) (minimum spend|bonus|sub|msr|min spend|{card} bonus)
can i (use|buy|pay|count) (gift cards|taxes|rent|my rent|a balance transfer|venmo|cash advances|my mortgage) (to meet|to hit|for|toward|towards) (the|my|) (minimum spend|bonus|sub|msr|min spend)
do (authorized user|au|my wifes|my husbands|employee card|{person}) (purchases|charges|spending|) count (toward|towards|for) (the|my|) (minimum spend|bonus|sub|msr|min spend)
does (spending|what) (by|on) (an authorized user|an au|my wifes card|the employee card|{person} card) (spends|) count (toward|towards|for) (my|the) (minimum spend|bonus|sub|msr)
does (my|the|) (pending|pending charges|foreign|balance transfer|interest|cash advance) (charges|purchases|fee|) count (toward|for) (the|my) (minimum spend|bonus|sub|msr)
(minimum spend|msr|sub|bonus|welcome bonus) (exclusions|rules on what counts|excluded purchases|refund|refunds|annual fee)
annual fee (toward|counts toward|part of) (minimum spend|msr|the bonus|sub)
is the annual fee (included|part|counted) (in|of|toward) (the|my|) (minimum spend|msr|bonus spend|spend requirement)
is the {usd} (annual|) fee part of the (minimum spend|{usd} minimum spend|{usd} spend|bonus spend)
are (refunds|returns|fees|annual fees|statement credits|taxes|gift cards|cash advances) (deducted|subtracted|counted|included|excluded) (from|in|toward) (the|my|) (minimum spend|bonus|msr|bonus progress|sub)
will i lose (the|my) (bonus|sub|welcome bonus) if i (return|refund|send back|dispute) (something|a purchase|an item)
can {issuer} (claw back|take back|take away) (the|my) (bonus|sub|points) (if i return things|after a refund|if i refund purchases)
do {issuer} (offers|statement credits|credits) (reduce|lower|affect|count against) (the|my|) (minimum spend|bonus spend|msr)
if a credit (pays|covers|reimburses) (part of|) (a|the|my) purchase does the (full|whole) (purchase|amount) count (toward|for) the (minimum spend|bonus|msr)
does (the|a|my) {benefit} (credit|) (reduce|count toward|count against|lower) (the|my|) (minimum spend|bonus spend|msr)
(do|does) (they|{issuer}) count (fees|the annual fee|interest|refunds|taxes|gift cards) (toward|for|in) (the|my) (minimum spend|bonus|msr|sub)
what counts as a purchase for the (bonus|welcome bonus|minimum spend|sub)
net spend or gross spend for the (bonus|minimum spend|msr)
got a refund of {usd} does my (minimum spend|bonus progress|bonus|msr) go down
need to know if the fee they charged me goes toward the (bonus|minimum spend|sub)
`;

export const OFFER_NOW = `
what is the (current|latest|public|best|) (offer|bonus|sub|welcome bonus|sign up bonus|welcome offer|intro offer|signup bonus) (on|for|of|with) (the|) {card} (now|right now|today|these days|)
(whats|how much is|how big is) the {card} (bonus|sub|welcome bonus|sign up bonus|welcome offer|intro offer|offer) (now|right now|today|at the moment|)
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
is {points} (points|) (a good|the best|good|a decent|the highest) (offer|bonus|sub|welcome bonus|) (for|on) (the|) {card}
i (got|was offered|saw|am seeing|have) (a|an|) {points} (points|) (offer|bonus|sub|) (for|on) (the|) {card} (is it good|is that good|is it the best|worth it|should i take it|)
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
`;
