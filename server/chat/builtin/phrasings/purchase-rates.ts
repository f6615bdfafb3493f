/** How people ask what cards earn by category, up to which cap and where not. One a line; see intent.ts. */

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
{category} which card for what
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
which card for what (give me the whole list|list everything|all of them|)
the whole list of which card to use
which card (do i use|) for (what|which thing) (again|)
give me the (whole|full|complete) list of best cards
can you give me a (guide|quick guide|one page guide|summary|overview) (to|of) (which card to use|when to use my cards|using my cards)
what (each|every one) of my cards is (good|best) for
what is each card (good|best) for
when do i use (the|my) {card} versus (the|my) {card} versus (the|my) {card}
lay out which card i should use where
give me the rundown of what (card|) to use for {category} {category} and {category}
i need a quick list of (what|which) card goes where
what is my best card for (every|each) category
`;

export const ROTATING = `
what are the rotating categories ({date}|right now|for {date}|)
(whats|what is) (the|) ({count}|{percent}|rotating|bonus) (category|categories) (this|for this) quarter
(what|which) (categories|category) (is|are) {percent} (right now|{date})
what are (the|my) {card} categories {date}
(what are|whats) (the|) {card} (quarterly|rotating|bonus|{count}|{percent}) categories
{card} {date} categories
{card} categories {date}
{card} {date}
{card} rotating
rotating categories
quarterly categories
this quarters categories
is {category} a (rotating|{count}|{percent}|quarterly|bonus) category ({date}|right now|)
is {merchant} (a|in the|part of the) (rotating|quarterly|{count}|{percent}) (category|categories) ({date}|)
is {category} (still|) (one of|in|among) (the|) (rotating|quarterly) categories
is this a rotating {percent} category {date} and have i activated it
have i activated (my|the|) {card} (categories|{date}|yet|)
have i activated (this quarters|the|my) (categories|bonus categories|rotating categories)
did i activate (my|the) {card} ({date}|for {date}|yet|)
did i (turn on|opt in to|activate) the (quarterly|rotating|{count}) (bonus|categories|category)
do i (need|have) to activate (the|my|) {card} (categories|{date}|)
do i (need|have) to (activate|opt in|sign up for) (the|) (quarterly|rotating|{percent}) (bonus|categories)
how long do i have to activate (the|my|) {card} (categories|)
by when (must|do) i activate (the|this quarters) categories
when is the deadline to activate (the|) (quarterly|rotating|{count}) (bonus|categories)
is my {card} activated
are my rotating categories activated
(which|what) (activations|activation) (are|is) due
what do i (still|) have to activate
what (are|will be) (the|) (next quarters|{date}) (categories|rotating categories)
what are the {card} categories ({date}|for {date})
what is {count} {date}
when do the (rotating|quarterly) categories change
when does the new quarter of (rotating|bonus) categories start
which (of my|) cards have rotating categories
do any of my cards have (rotating|quarterly) categories
does (the|my) {card} have (rotating|quarterly) categories
do i have anything with {percent} categories that i need to turn on
does {merchant} count (for|toward|as) (the|) (rotating|quarterly|{count}) (category|bonus) ({date}|)
i forgot to activate (my|the|) {card} ({date}|) is it too late
is it too late to activate (the|this quarters|my) (categories|quarter|bonus)
trying to remember if i activated the {card} {date}
i dont remember if i turned on the quarterly bonus
remind me of this quarters {count} stuff
how much can i spend on the rotating categories
what is the limit on the quarterly {percent} categories
(what|which) (categories|category) (is|are) {percent} {date}
is {category} {count} (on|with) (the|my) {card} {date}
did i (turn on|activate|opt into) (the|my) {card} (bonus categories|categories|quarter|{count}|{percent})
what is {count} on (the|my) {card} (right now|now|{date})
are {category} {percent} on (my|the) {card} right now
is {category} {percent} on (my|the) {card} (right now|{date})
what have i not activated {date} on (the|my) {card}
do i still have time to activate ({date}|the quarter)
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
i already spent {usd} (on|at) {category} (with|on) (my|the) {card} ({date}|) should i switch
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
did i use up the {usd} {date} on {card}
spent all the {usd} of {category} bonus
how much more can i (put|spend) on {category} before i stop (getting|earning) (the bonus|{count}|{percent})
how much more (at|on) {category} before (it drops|i drop|the rate drops) to {count}
when (do|does) (i|my {card}) stop (earning|getting) {count} on {category}
how much {category} can i (still|) (put|charge) (on my {card}|) at {count}
did i run out of {count} on {category}
am i past the limit for {date} (which|what) card (do i grab|) instead
(i am|im) past the (limit|cap) (for|on) {category} (which|what) card (do i grab|should i use|) instead
what is the (annual|yearly|quarterly) (limit|cap) (for|on) {card} {category}
have i maxed (out|) the {usd} on (the|my) {card}
`;

export const CATEGORY_GAPS = `
(which|what) (category|categories) (does|do) (my wallet|my cards) not cover
(which|what) (category|categories) (am i|are we) (missing|weak in|not covered in|lacking)
(what|where) are (the|my) (gaps|holes|blind spots) (in|of) (my|the) (wallet|cards|setup|lineup|)
do i have (any|) gaps (in my wallet|in my setup|in my cards|)
where (is|are) my (wallet|setup|cards) (weak|weakest|lacking)
(which|what) spending (am i|do i) (not earning|not getting|getting little) (bonus|extra|much) on
(which|what) (categories|spending) only (get|earn|earns) (the base rate|one point|{count}|{percent}) (with my cards|)
where do i only (get|earn) ({count}|{percent}|one point|the base rate)
where am i (earning|getting) only ({count}|{percent})
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
which categories would a plain {percent} card beat (mine|my cards|)
where would a ({percent}|flat rate|plain cash back) card (do better|beat what i have)
(which|what) (categories|purchases) should just go on a {percent} card
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
which {category} earns me the least
is there spending where i am stuck at the base rate
is there anything my cards are (bad|weak|not good) at
what are my cards (bad|weak|no good) at
what do my cards (not|fail to) (do well|cover well|reward)
is my wallet (bad|weak) (at|in|for) anything
what spending are my cards (bad|weak) (for|at)
where do i (get|earn) the (lowest|worst|least) (return|rewards|points|back)
what should i (just|simply) put on a {percent} card
(what|which) (spending|category) earns me the (least|lowest)
do i have (holes|gaps|weak spots) in my (lineup|setup|wallet|card lineup)
what is my weakest (spot|area|category)
where am i (earning|getting) (basically|almost|next to) nothing
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
do i (get|earn) ({count}|triple points|double points|bonus points) (at|on|for) {category} with (the|my|) {card}
is {category} ({count}|a bonus category) (on|with) (the|my|) {card}
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
is {merchant} {category} for (the|my) {card}
is {merchant} (considered|counted as) {category} (for|on) (the|my) {card}
points for {usd} at {category} with (the|my) {card}
{card} at {merchant} how much
does (the|my) {card} give (extra|bonus) on {category}
what multiplier do i get for {category} on (the|my) {card}
`;
