/** How people ask which card to pay with, and what it earns there. One a line; see intent.ts. */

export const BEST_CARD = `
(which|what) card should i use (at|for|on) {merchant}
(which|what) card (should|do) i use (for|on) {category}
(which|what) (of my|) (cards|card) (is|are) (best|the best|right) (for|at) {merchant}
(which|what) (of my|) (cards|card) is (best|the best) (for|on) {category} (right now|today|)
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
(paying|going to pay) for {category} (tonight|today|tomorrow|later) (which|what) card
im at {merchant} (right now|) (which|what) card (do i use|)
standing in line at {merchant} which card
at the {merchant} checkout which card quick
going to {merchant} (later|this weekend|tomorrow|now) which card should i bring
we are going out for {category} (tonight|this weekend|) which card should i (use|bring|take)
taking (the family|clients|my wife|some friends) to {category} what card should i use
booking (a|the|some|our|my) {category} which card (should i use|do i book with|)
booking (a|an|the) {category} in {country} (which|what) card (should i use|)
i am booking {category} (for|in) {country} {date} which card (is best|should i put it on)
i am booking (a|the) {category} with {merchant} (which|what) card
need to (book|buy|pay for|get) (a|some|my|our|) {category} (which|what) card (is best|should i use|)
(which|what) card (should|do) i book (a|my|the|our) {category} (with|on)
(which|what) card (should|do) i book {merchant} (with|on)
(which|what) card (should|do) i (use to|) buy (a|my|the) {category} (with|)
which card (for|should i use for) a {merchant} (flight|stay|ticket|order|run|trip|gift card|subscription|booking)
{merchant} (flight|stay|ticket|order|run|booking) which card
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
shopping at {merchant} (in store|in person|today|) what card
(which|what) card if i pay with apple pay at {merchant}
paying with (apple pay|google pay|my phone) at {merchant} which card should be on it
booking (a|my|the) {category} through {merchant} which card
should i book (a|my|the|) {category} (through|on) the portal or direct and (on|with) which card
booking (through|via|on) the {merchant} portal (which|what) card
(which|what) card for {category} booked through {merchant}
which card should i use through paypal
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
(which|what) card (should|do) i use for (everything else|everyday purchases|a random store|normal stuff|non bonus spend)
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
buying {merchant} gift cards which card is best
(which|what) card should i use in {country} for {category}
(which|what) card should i use for {category} (in|while in|when i am in) {country}
paying {merchant} (in|from) {country} which card
{category} in {country} which card
what plastic for {category}
which credit card shld i be using at {merchant}
`;

export const CHEAT_SHEET = `
(give|show|make) me (a|my) (cheat sheet|cheatsheet|card cheat sheet)
(can you make|make|build) (a|my) cheat sheet (of|for) (my cards|which card to use|every category)
cheat sheet
my (card|wallet) cheat sheet
what card for what
what card do i use for what
which card for which category
which card (should i use|is best) for each category
which card should i use for (everything|all the categories|each thing)
what is the best card for (each|every) (category|type of purchase|kind of spending|everyday category)
what card should i use (at|for) {category} (on|for) {category} (and|and on|and for) {category}
what should i use for {category} {category} and {category}
best card for {category} and {category} and {category}
(which|what) cards (should i use|are best) for {category} {category} {category}
{category} {category} {category} which card for each
(give|show|list) me (the|my) best card by category
list my best card (for|in) (every|each) category
best card by category
category breakdown of my cards
breakdown of (which|what) card to use (where|when)
when (should|do) i use which card
when should i use each (of my|) (card|cards)
how should i (use|split|divide up) my cards
how do i (use|split spending across) all my cards (best|optimally)
what is each of my cards (good|best) for
what is my {card} best used for compared to my other cards
(which|what) categories should i use (the|my) {card} for
what should i (use|be using) (the|my) {card} for
what do i use my {card} for
where should i (use|be using) my {card}
help me remember which card to use where
i can never remember which card to use where
i need a list of what card goes with what
write me a list i can tape in my wallet of which card for what
which cards do i put in which spot of my spending
what is my (best|optimal) (setup|lineup|card strategy) for everyday (spending|purchases)
everyday spending which card for what
my spouse keeps asking which card to use for what
which card should {person} use for what
what cards should {person} use for each category
give {person} a cheat sheet
how are my categories covered
(what is|show) the best multiplier i have in each category
what do i get back in each category
assign each category to a card
map my cards to categories
top card per category
for every day stuff like {category} {category} and {category} which cards
what are the categories i should use each card on
quick reference for my cards
which card for the usual stuff
`;

export const ROTATING = `
what are the rotating categories (this quarter|right now|for this quarter|)
(whats|what is) (the|) (5x|5%|five percent|rotating|bonus) (category|categories) (this|for this) quarter
(what|which) (categories|category) (is|are) 5% (right now|this quarter)
what are (the|my) {card} categories this quarter
(what are|whats) (the|) {card} (quarterly|rotating|bonus|5x|5%) categories
{card} (q1|q2|q3|q4) categories
{card} categories this quarter
{card} this quarter
{card} rotating
rotating categories
quarterly categories
this quarters categories
is {category} a (rotating|5x|5%|quarterly|bonus) category (this quarter|right now|)
is {merchant} (a|in the|part of the) (rotating|quarterly|5x|5%) (category|categories) (this quarter|)
is {category} (still|) (one of|in|among) (the|) (rotating|quarterly) categories
is this a rotating 5% category this quarter and have i activated it
have i activated (my|the|) {card} (categories|this quarter|yet|)
have i activated (this quarters|the|my) (categories|bonus categories|rotating categories)
did i activate (my|the) {card} (this quarter|for this quarter|yet|)
did i (turn on|opt in to|activate) the (quarterly|rotating|5x) (bonus|categories|category)
do i (need|have) to activate (the|my|) {card} (categories|this quarter|)
do i (need|have) to (activate|opt in|sign up for) (the|) (quarterly|rotating|5%) (bonus|categories)
how long do i have to activate (the|my|) {card} (categories|)
by when (must|do) i activate (the|this quarters) categories
when is the deadline to activate (the|) (quarterly|rotating|5x) (bonus|categories)
is my {card} activated
are my rotating categories activated
(which|what) (activations|activation) (are|is) due
what do i (still|) have to activate
what (are|will be) (the|) (next quarters|next quarter) (categories|rotating categories)
what are the {card} categories (next quarter|for next quarter|for {date})
what is 5x next quarter
when do the (rotating|quarterly) categories change
when does the new quarter of (rotating|bonus) categories start
which (of my|) cards have rotating categories
do any of my cards have (rotating|quarterly) categories
does (the|my) {card} have (rotating|quarterly) categories
do i have anything with 5% categories that i need to turn on
does {merchant} count (for|toward|as) (the|) (rotating|quarterly|5x) (category|bonus) (this quarter|)
i forgot to activate (my|the|) {card} (this quarter|) is it too late
is it too late to activate (the|this quarters|my) (categories|quarter|bonus)
trying to remember if i activated the {card} this quarter
i dont remember if i turned on the quarterly bonus
remind me of this quarters 5x stuff
how much can i spend on the rotating categories
what is the limit on the quarterly 5% categories
`;

export const CAP_LEFT = `
how much of (my|the) {card} {category} cap (is left|do i have left|have i used)
how much (more|) can i (still|) spend (on|for|at) {category} (with|on) (the|my) {card} before (the|i hit the|hitting the) (cap|limit)
how much room (is|do i have) left (on|in|under) (the|my) {category} (cap|limit|bonus)
how much is left (of|on) (the|my) {category} (cap|limit)
(what is|whats) the (cap|limit|spending cap) on {category} (with|for|on) (the|my) {card}
{card} {category} (cap|limit|max)
{card} (cap|limit|bonus cap)
is there a (cap|limit|max|maximum) on (the|my) {card} {category} (rate|bonus|points|)
is there a (cap|limit) on {category} (with|for) (the|my) {card}
does (the|my) {card} have a (cap|limit|maximum) (on {category}|)
how much {category} spend (counts|qualifies) for the bonus (rate|) on (the|my) {card}
ive hit the {usd} {category} cap (what now|now what|which card next)
i hit the {category} cap on (my|the) {card} what now
i (hit|reached|maxed out|used up|blew through) (the|my) {card} (cap|limit) (which|what) card should i use now
i already (hit|reached|maxed out|used up) (the|my) {usd} (cap|limit) (on|for) {category}
i maxed out {category} on (the|my) {card}
i maxed out (the|my) {card} (what next|which card is next|now what|)
i am over the cap on {category} (where to next|what card now|)
i already spent {usd} (on|at) {category} (with|on) (my|the) {card} (this year|this quarter|) should i switch
i have spent {usd} on {category} on my {card} is the cap used up
i put {usd} on (the|my) {card} for {category} already am i capped
am i (close to|near|over|past) (the|my) {category} (cap|limit) (on my {card}|)
have i (hit|reached|maxed out) (the|my) (cap|limit) (on|for) {category} (yet|)
have i (hit|reached|maxed out) (the|my) {card} (cap|limit|quarterly limit) (yet|)
what (card|do i use) after (i hit|hitting|reaching) the (cap|limit) (on|for) {category}
which card (next|comes next|should i use) (after|once) (the|my) {card} (is maxed out|is capped|hits its cap)
once i hit the {category} (cap|limit) which card (should i switch to|is next|takes over)
when i (max out|cap out|hit the limit on) (the|my) {card} what is the next best card for {category}
what happens (when|after) i (hit|go over|exceed) the {category} (cap|limit)
what happens after {usd} (on|in|of) {category} (with|on) (the|my) {card}
what do i earn after the cap on (the|my) {card}
how close am i to the {usd} (cap|limit) (on|at|for) {category}
when does (the|my) {category} cap (reset|start over)
when does the (cap|limit) on (the|my) {card} reset
caps on my cards
which of my cards have (caps|limits|spending caps) (on their bonus|)
what caps (do i have|are left|am i close to)
how much is left on all my caps
{category} cap reached
{category} limit used up which card
my {category} bonus is maxed which card now
quarter is maxed out on {card} now what
did i use up the {usd} this quarter on {card}
spent all the {usd} of {category} bonus
`;

export const CATEGORY_GAPS = `
(which|what) (category|categories) (does|do) (my wallet|my cards) not cover
(which|what) (category|categories) (am i|are we) (missing|weak in|not covered in|lacking)
(what|where) are (the|my) (gaps|holes|blind spots) (in|of) (my|the) (wallet|cards|setup|lineup|)
do i have (any|) gaps (in my wallet|in my setup|in my cards|)
where (is|are) my (wallet|setup|cards) (weak|weakest|lacking)
(which|what) spending (am i|do i) (not earning|not getting|getting little) (bonus|extra|much) on
(which|what) (categories|spending) only (get|earn|earns) (the base rate|one point|1x|1%) (with my cards|)
where do i only (get|earn) (1x|1%|one point|one percent|the base rate)
where am i (earning|getting) only (1x|1%|one percent)
where am i leaving (money|points|rewards) on the table
am i leaving points on the table (anywhere|)
what am i not covered for
(which|what) categories (have|get) no bonus (card|) in my wallet
what (category|spend) do i not have a good card for
is there (a|any) category (i have no|without a) good card (for|)
(is|are) there (anything|categories) my cards do not (cover|earn extra on)
do my cards cover (everything|all categories|all my spending|all the bases)
how well (do my cards cover|is my wallet covering) my spending (categories|)
are all (my|the) categories covered
what categories (need|could use) (a|another|a better) card
which categories would a plain 2% card beat (mine|my cards|)
where would a (2%|two percent|flat rate|plain cash back) card (do better|beat what i have)
(which|what) (categories|purchases) should just go on a 2% card
(show|list) (me|) (my|the) (category|wallet|coverage) gaps
gap analysis (of my wallet|of my cards|)
coverage gaps
wallet gaps
what is missing from my (wallet|setup|card lineup)
my weakest categories
worst covered category in my wallet
do i have anything for {category} or is that a gap
is {category} a gap (in my wallet|)
am i covered (for|on) {category} rewards or is it a hole in my setup
where do my cards fall short
which everyday spending earns me the least
is there spending where i am stuck at the base rate
`;

export const EARN_RATE = `
(what|how much) (does|do|would) (the|my|) {card} (earn|get|give|pay) (on|for|at) {category}
(what|how much) (does|do|would) (the|my|) {card} (earn|get|give|pay|give me) (at|on) {merchant}
how many (points|miles) (does|do) (the|my|) {card} (earn|get|give) (on|for|at) {category}
how many (points|miles) (does|do) i (earn|get) (with|on) (the|my|) {card} (at|for) {merchant}
how many points per dollar (does|do) (the|my|) {card} (earn|get|give) on {category}
how much cash back (does|do) (the|my|) {card} (give|get|pay|earn) (on|for|at) {category}
how much cash back do i get (at|from) {merchant} with (the|my|) {card}
what (rate|multiplier|return) (does|do) (the|my|) {card} (have|earn|give|get) (on|for|at) {category}
(what is|whats) the (earn rate|earning rate|rewards rate|multiplier|rate|cash back rate) (on|of|for) (the|my|) {card} (for|on|at) {category}
(what is|whats) the (earn rate|multiplier|base rate|rewards structure|earning structure) (on|of|for) (the|my|) {card}
what are (the|) {card} (multipliers|earn rates|earning rates|bonus categories|rates|earning categories)
{card} (earn rates|earning rates|multipliers|bonus categories|earn rate|rate)
{card} {category} (rate|multiplier|points|cash back|earning|)
{card} (at|on|for) {category}
{card} at {merchant} (rate|points|how much|)
(does|do) (the|my|) {card} (get|earn|give|pay) (bonus|extra|more) (points|miles|cash back|) (on|at|for) {category}
(does|do) (the|my|) {card} (get|earn|give) (bonus|extra|more|bonus points) (points|) (at|for) {merchant}
(does|will) (the|my|) {card} (get|earn|give|get me) {percent} (at|on|for) {category}
(does|will) (the|my|) {card} (get|earn|give|get me) {percent} (at|on) {merchant}
do i (get|earn) {percent} (at|on) {merchant} (with|on) (the|my|) {card}
do i (get|earn) (3x|4x|5x|2x|triple points|double points|bonus points) (at|on|for) {category} with (the|my|) {card}
is {category} (3x|4x|5x|2x|a bonus category) (on|with) (the|my|) {card}
(does|do) {merchant} (count|code) as {category} (for|on|with) (the|my|) {card}
does {merchant} count as {category}
does {merchant} code as {category}
how does {merchant} code
is {merchant} (coded as|considered|treated as|counted as) (a|) {category}
(what|which) (categories|purchases) does (the|my|) {card} (earn|give|get) (bonus|extra|the most) (points|cash back|rewards|) (on|in|)
what does (the|my|) {card} earn (points on|bonus on|extra on|)
what do i get on {category} with (the|my|) {card}
what would i (earn|get) (with|on) (the|) {card} (at|for) {merchant}
earning on {card} for {category}
points per dollar on {category} with {card}
what is the base rate of (the|my|) {card} (for everything else|on other purchases|)
how much (does|do) (the|my|) {card} (earn|give) on everything else
(does|do) (the|my|) {card} (get|earn) points (on|for|from) {category}
what is the percent back on {category} for (the|) {card}
so if i spend {usd} (on|at) {category} with (the|my) {card} how many points (is that|do i get|would that be)
so if i spend {usd} at {merchant} with (the|my) {card} how much do i (get back|earn)
{usd} on {category} with (the|my) {card} how many points
is (the|) {card} {percent} (on|at) {category} or not
i thought (the|my) {card} (got|earned|gave) {percent} on {category}
does (the|) {card} still (earn|get|give) {percent} (on|at|for) {category}
does (the|) {card} (earn|count) {category} (abroad|outside the us|internationally|online|through the portal) too
`;

export const FOREIGN_PURCHASE = `
(which|what) card should i use (abroad|overseas|internationally|in foreign countries|outside the us|outside the country)
(which|what) card (should|do) i use in {country}
(which|what) (of my|) (cards|card) (is|are) (best|good) (abroad|overseas|for {country}|in {country}|for international travel|for foreign purchases)
(which|what) card should i (bring|take|take with me|pack) (to|for) {country}
(which|what) cards should i (bring|take) (on my trip|) (to|for|on) (a trip to|my trip to|) {country}
(which|what) (of my|) cards (have|has|charge|charges) no foreign (transaction|) (fee|fees)
(which|what) (of my|) (cards|card) (will|would) (charge|not charge) (me|) (a|) foreign (transaction|) (fee|fees)
do any of my cards (charge|have) (a|) foreign (transaction|) (fee|fees)
do i have a card without (a|) foreign transaction (fee|fees)
which of my cards can i use abroad without (a|) (fee|fees)
best card (abroad|overseas|for traveling abroad|for foreign transactions|for {country}|in {country}|for international purchases)
no ftf card of mine
my cards without ftf
going to {country} (next week|{date}|soon|) which (card|cards) should i (use|bring|take)
i am (traveling|travelling|flying|headed|off) to {country} (which|what) card (is best|should i use there|do i use|)
i will be in {country} (next month|{date}|for two weeks|) what card should i (use|pay with)
we are in {country} right now which card do we use
i live in {country} part of the year which card should i use there
paying in {country} which card
paying in (euros|pounds|yen|pesos|a foreign currency|local currency) which card
(should|can) i use (my|the) {card} (abroad|in {country}|overseas|when i travel internationally)
is (my|the) {card} (good|ok|fine|any good) (abroad|in {country}|overseas|for international travel)
will i (be charged|pay) a foreign (transaction|) fee (with|on) (my|the) {card} in {country}
what will (my|the) {card} cost me (abroad|in {country}|overseas) in foreign fees
how much is the foreign fee if i (buy|spend|pay) {usd} in {country} (with|on) (my|the) {card}
(which|what) card should i not use (abroad|overseas|in {country}|when traveling)
(which|what) cards should i leave (at home|home) when (i go to|going to|traveling to) {country}
which card to avoid (abroad|in {country}|overseas|for foreign purchases)
buying from a (foreign|overseas|british|european|japanese) (website|site|store|shop) which card
ordering something from {country} online which card (has no fee|is best|)
(which|what) card for (a trip abroad|my trip abroad|my vacation in {country}|my honeymoon in {country})
trying to decide which cards to (take|bring) (abroad|to {country}|to europe)
taking a cruise (around|in|to) {country} which card works best there
what is my best no foreign transaction fee card
out of my cards which one for {country}
use in {country}
in {country} which card
{person} is going to {country} which card should (she|he|they) (take|use)
will foreign fees eat my points in {country}
dont want to pay foreign fees which card do i use
my foreign fee free cards
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
(sign up bonus|welcome bonus) or (4x|5x|3x|points) on {category}
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
each dollar toward the bonus is worth more than (4x|5x|my category rate|{percent}) right
how much is each dollar on the new card worth with the bonus
meeting msr should i use it at {merchant} or my usual card
i am in the middle of the msr on {card} but {card} earns more on {category}
hit the sub first or keep using the {card}
`;

export const ACCEPTANCE = `
does {merchant} (take|accept) {network}
(does|do) {merchant} (take|accept) (the|my|) {card}
does {merchant} (take|accept) {network} (in store|online|at the register|at checkout|)
do they (take|accept) {network} at {merchant}
do they (take|accept) (my|the) {card} at {merchant}
is {network} accepted (at|by) {merchant}
is (my|the) {card} accepted (at|by) {merchant}
can i (use|pay with) {network} (at|on) {merchant}
can i (use|pay with) (my|the|an|a) {card} (at|on) {merchant}
can i (even|still|actually) (use|pay with) (my|the) {card} (at|in) {merchant}
will (my|the) {card} work (at|in) {merchant}
will {network} work at {merchant}
would {merchant} (take|accept) (my|the|a|an) {card}
{merchant} {network}
{merchant} takes {network}
{merchant} {network} accepted
{merchant} accepts what cards
(what|which) (cards|networks|credit cards|card networks) does {merchant} (take|accept)
(what|which) (of my|) cards (does|will) {merchant} (take|accept)
(what|which) (of my|) cards (work|are accepted|can i use) at {merchant}
(which|what) cards are (not accepted|refused|no good|declined) at {merchant}
why (does|did) {merchant} (not take|decline|refuse) my {card}
why can i not use my {card} at {merchant}
{merchant} only takes {network} right
is {merchant} (still|) (visa only|{network} only)
does {merchant} only (take|accept) {network}
do i need a {network} (card|) (at|for|to shop at) {merchant}
which of my cards is a {network} that works at {merchant}
does {merchant} (gas|website|com|online|app) (take|accept) {network}
does {network} work at {merchant} (gas|online|in store|)
does (the|) {merchant} (website|online store) take (my|the) {card}
i heard {merchant} does not (take|accept) {network} is that (true|right|still the case)
i think {merchant} (stopped|quit) (taking|accepting) {network}
can you pay with {network} in {merchant}
is there anywhere (my|the) {card} is not accepted
are there (stores|places|merchants) that do not take {network}
did {merchant} stop (taking|accepting) {network}
will they take (my|) {network} at {merchant} or do i need another card
are credit cards accepted at {merchant}
can i pay {merchant} with a credit card
`;
