/** How people ask about one card, several cards, or cards of a kind. One a line; see intent.ts. */

export const CARD_FACTS = `
tell me (about|everything about|more about) (the|) {card}
what (can you tell me|do you know) about (the|) {card}
(give me|show me) (the|) (details|info|information|facts|specs|overview) (on|of|for|about) (the|) {card}
what (is|does) (the|) {card} (like|offer|give|do|give me|have)
what are the (benefits|perks|features|rewards|terms|pros and cons) of (the|) {card}
(benefits|perks|rewards|features) of (the|my|) {card}
{card} (benefits|perks|details|info|review|overview|features|rewards)
what do i get with (the|my|) {card}
what comes with (the|my|) {card}
is (the|) {card} (a good|any good|a decent) card
summarize (the|) {card} (for me|)
explain (the|my|) {card} (card|) (to me|)
what(s| is) the deal with (the|) {card}
{card}
i want to know about (the|) {card}
what should i know about (the|) {card}
why do people (like|get|want) (the|) {card}
what (perks|benefits) (do i have|does it have|do i get) (with|on|from) (my|the|) {card}
which benefits does (the|my|) {card} (come with|carry|include)
info (on|about) (the|my|) {card}
describe (the|my|) {card} (to me|for me|please|)
can you describe what (the|) {card} does
quick (summary|overview|rundown) (of|on) (the|) {card}
{card} (summary|rundown|quick overview|in a nutshell|basics|key facts|highlights)
(give me|i want|i would like) (a|an|the) (rundown|overview|summary|short version|full picture|breakdown) (of|on) (the|) {card}
i am not sure (what|i understand what) (all|) (the|) {card} (offers|does|gives me)
i do not (really|) understand what (the|my) {card} (does|is good for|offers)
what is so (great|good|special) about (the|) {card}
(my friend|my coworker|my brother|{person}|everyone) has (the|a) {card} what is so (great|good|special) about it
(my friend|my coworker|my boss|a guy at work|{person}) (keeps talking about|swears by|recommended|just got) (the|) {card} (what is it|tell me about it|what does it do|what do you get with it)
i keep (hearing|seeing ads|reading) about (the|) {card} what is it
just (saw|got) an (ad|offer|mailer) for (the|) {card} what is that card (about|like)
what is (the|) {card} (good for|for|known for|about|all about)
what (can|could) i (do with|use) (the|my|) {card} (for|)
what is in it for me (with|on) (the|) {card}
what all (is included with|comes on|does it have) (the|my|) {card}
what makes (the|) {card} (special|worth having|different)
who is (the|) {card} (meant for|good for|best for|for)
(the|my) {card} what does it (give|offer|have|come with|include|do)
got (the|my|a) {card} (in the mail|last week|recently|) what (are the perks|do i get|does it come with|should i know)
i (just|) (opened|got approved for|received) (the|a) {card} (now what|what do i get with it|what are all the things it comes with)
{card} (what do i get|whats it do|good card|any good|worth knowing|pros and cons|perks list)
all (the|) (benefits|perks|features) (of|on|that come with) (the|my|) {card}
(earnings|earning rates|rewards) and (benefits|perks|credits) of (the|my|) {card}
what are the (earning categories|multipliers|credits and perks|main features) (of|on) (the|) {card}
everything about (the|) {card} (please|)
i am (curious|reading|trying to learn) about (the|) {card}
i have had (the|my) {card} for years and never (looked at|knew|used) (the|its) (benefits|perks) what are they
(read|walk) me through (the|) {card}
(learn|know) more about (the|) {card}
more (details|info|information) (on|about) (the|) {card}
look up (the|) {card}
pull up (the|) {card} (details|info|page|)
(do you know|have you heard of|do you have) (the|) {card} (card|)
the {card} card
what about (the|) {card}
and (the|) {card}
does (the|my|) {card} (have|come with|offer) (any|) (perks|benefits|anything special|anything good)
is (the|my|) {card} any good (for anything|for me|or not|)
are there (any|) (hidden|lesser known|) (perks|benefits) (on|of|with) (the|my|) {card}
`;

export const COMPARE_CARDS = `
{card} (vs|versus|or|against|compared to|v) {card}
compare (the|) {card} (and|with|to|against) (the|) {card}
(what is|whats) the difference between (the|) {card} and (the|) {card}
how (is|does) (the|) {card} (different from|compare to|differ from|stack up against) (the|) {card}
which is better (for me|) (the|) {card} or (the|) {card}
should i (get|have|pick|choose|go for|keep) (the|) {card} or (the|) {card}
(the|) {card} or (the|) {card} (which one|what is better|for me|)
is (the|) {card} better than (the|) {card}
{card} {card} and {card} side by side
compare {card} {card} and {card}
help me (choose|decide|pick) between (the|) {card} and (the|) {card}
(differences|difference) {card} {card}
would i be better off with (the|) {card} (or|than with) (the|) {card}
i am torn between (the|) {card} and (the|) {card}
how do (the|) {card} and (the|) {card} compare
put (the|) {card} next to (the|) {card}
{card} or {card}
{card} {card} (difference|differences|compare|comparison|what is different|which)
{card} and {card} what is (different|the difference)
what is different (between|about) (the|) {card} and (the|) {card}
what does (the|) {card} have that (the|) {card} (does not|doesn't|lacks)
what do i (get|gain) (with|from) (the|) {card} that i (do not|would not) get (with|from) (the|) {card}
why would (i|anyone|someone) (take|get|pick|choose|want) (the|) {card} (over|instead of|rather than) (the|) {card}
is (the|) {card} better (than|or worse than) (the|) {card} (for me|)
(the|) {card} better than (the|) {card}
which (one|) is better (the|) {card} or (the|) {card}
{person} has (the|) {card} (and|) i have (the|) {card} which (one|) is better
i have (the|) {card} and {person} has (the|) {card} (whose is better|how do they differ|which is the better one)
i (cannot|can not|can't) (decide|choose|make up my mind) between (the|) {card} and (the|) {card}
(stuck|undecided|on the fence|debating) between (the|) {card} and (the|) {card}
(trying|want) to (decide|choose|figure out) (between|if i want) (the|) {card} (and|or) (the|) {card}
(the|) {card} against (the|) {card} for (someone|a family|me) (who|that) (travels|eats out a lot|stays at hotels)
(which|what) would you (pick|choose|take|get) {card} or {card}
how does (the|) {card} (stack up|hold up|measure up|fare) (against|to|next to) (the|) {card}
(pros and cons|advantages) of (the|) {card} (vs|over|compared with) (the|) {card}
(the|) {card} compared (with|to) (the|) {card}
{card} versus {card} for {category}
which (one|card) should (i|we) (get|keep|go with) (the|) {card} or (the|) {card}
both (the|) {card} and (the|) {card} look (good|the same to me) (help|what is the difference|which one)
are (the|) {card} and (the|) {card} (the same|basically the same|similar|that different)
(the|) {card} (and|plus) (the|) {card} (overlap|how much do they overlap)
comparison of (the|) {card} and (the|) {card}
(show me|i want|give me) a (comparison|side by side) of (the|) {card} and (the|) {card}
line up (the|) {card} (with|against|and) (the|) {card}
(the|) {card} {card} or {card}
which of (the|) {card} {card} and {card} (is best|should i get|fits me)
how much better is (the|) {card} (than|over) (the|) {card}
(the|) {card} has a (higher|bigger) fee than (the|) {card} what do i get for it
is it worth (getting|having|paying for) (the|) {card} (over|instead of|rather than) (the|) {card}
going back and forth on (the|) {card} or (the|) {card} (both have lounges|they look alike|help|)
the personal or the business {card} what is the difference
differences between my {card} and my {card}
{card} is (it|that) (much|any) different from {card}
my bank offers {card} and {card} (whats the difference|how are they different)
`;

export const FIND_CARDS = `
which cards (have|offer|come with|give|include|get me) {benefit}
which of my cards (have|has|come with|give me|offer|include) {benefit}
(what|which) cards (do i have|of mine|in my wallet) (with|that have|that offer) {benefit}
(show|list|find) (me|) (all|) (the|) cards with {benefit}
do (i have|any of my cards have|i have a card with) {benefit}
is there a card (with|that has|that gives|that offers) {benefit}
what card (has|gives|offers|comes with) {benefit}
cards (with|that have|offering|for) {benefit}
(show|list) me (all|) {issuer} cards
what (credit|) cards does {issuer} (have|offer|issue)
list (all|) {issuer} (business|personal|) cards (under|with an annual fee under|with a fee below) {usd}
cards with no annual fee
which cards have no annual fee
(no|zero|without) annual fee cards (from {issuer}|)
best no annual fee cards (from {issuer}|)
cards (under|below|less than|cheaper than) {usd} (a year|annual fee|per year|)
which cards earn {program} (points|miles|)
what cards (earn|get|give) {program}
(show|list) cards that earn {program}
{network} cards (with|that have) {benefit}
which {network} cards are there
which cards (charge|have) no foreign transaction fees
which of my cards have no foreign (transaction|) fee
do any of my cards (waive|not charge) (the|) {benefit}
who offers {benefit}
i am looking for a card with {benefit}
i need a (business|) card (with|that has) {benefit}
any cards with {benefit} (and no annual fee|)
which {issuer} cards (have|come with|give) {benefit}
how many cards (offer|have) {benefit}
(what|which) business cards (does {issuer} have|have {benefit}|are there)
(which|what) cards (get|come with|include|give) a free (checked|) bag
cards with (a|) free (checked|) bag on {program}
(which|what) (credit|) cards give (you|me|) a free night (every|each|a) year
(which|what) (credit|) cards (give|come with|offer) (elite|hotel|airline|gold|) status
cards with {benefit} (for|on) {program}
(which|what) of (mine|ours|my cards) has {benefit}
(which|what) of our cards (would pay for|pays for|includes|comes with|covers) {benefit}
do any of (my|our) cards (come with|have|include|give|pay for) {benefit}
do i have (a card|anything|any card) (with|that has|that gives|that includes) {benefit}
(anything|something|is there anything) in my wallet (with|that has|that comes with) {benefit}
(show|list|find) (me|) (every|all the|all|the) {issuer} (card|cards) (there are|you know|in the catalog|)
{issuer} (travel|business|personal|cash back|airline|hotel|no fee) cards (list|)
list (of|) {issuer} (business|travel|hotel|airline|cash back|) cards
all (the|) {issuer} cards
(what|which) {issuer} cards (exist|are there|can people get|could i pick from)
cards (under|below|less than) {usd} that earn (transferable|real|transfer) points
cards that earn transferable points (with no fee|under {usd}|)
(which|what) cards earn (transferable|flexible) (points|currencies)
is there (an|any) (airline|hotel|travel|business|{program}) card (with no|without an|with no annual) (annual|) fee
is there a no fee (card|version) (that|which) (has|with|gives) {benefit}
no annual fee (business|travel|hotel|airline|{issuer}|) cards
business cards (that do not have a fee|without a fee|with no annual fee|with lounge access)
(cheap|low fee|affordable|cheapest) (card|cards) with {benefit}
(cheapest|lowest fee|least expensive) (card|way) (with|to get|that has|for) {benefit}
what is the cheapest card (with|that has|that gives me) {benefit}
{benefit} cards
{benefit} which cards
who has {benefit} (on their card|)
(what|which) (card|cards) (gives|give|pays|pay|earns|earn) {percent} (on|for|at) {category} (in the market|out there|)
is there a card (that|which) (gives|pays|earns) {percent} (on|for) {category}
(are there|is there) (any|) {network} (card|cards) (with|without|that have) {benefit}
(what|which) card (should i look at|is there|exists) for {benefit}
looking for (a|any|some) (card|cards) (with|that has|that have|offering) {benefit}
i want (a card with|one that has) {benefit} (and|but) (no fee|a fee under {usd}|low fee)
we (travel|fly) a lot and want {benefit} which cards (have|offer) (it|that)
(find|search for|search) cards (with|that have|by) {benefit}
cards (you|the catalog) (have|know|list) from {issuer}
how many {issuer} cards (are there|exist|does the catalog have)
(which|what) cards (waive|have no|do not charge|don't charge) (foreign transaction|ftf|foreign) fees
(my|our) cards with no (foreign transaction fee|ftf|foreign fee|annual fee)
which cards of mine have no (annual|) fee
(which|what) (co branded|cobranded|) {program} cards (are there|exist|can i get)
(show|list) me (the|all|) {program} cards
any (student|secured|starter|beginner) cards (from {issuer}|)
(which|what) cards (are metal|come in metal|are premium|cost over {usd})
`;

export const CARD_NETWORK = `
is (the|my|) {card} a {network}
is (the|my|) {card} (a|an|on) {network} (card|or {network}|)
what (network|kind of card) is (the|my|) {card} (on|)
which network is (the|my|) {card}
is (the|my|) {card} (a personal or a business|a business|a personal|personal or business) card
who (issues|makes|is behind|offers) (the|) {card}
(what|which) bank (issues|is|offers) (the|) {card}
is (the|) {card} (issued by|from) {issuer}
is (the|my|) {card} (a charge card|a credit card|a charge or credit card)
does (the|my|) {card} run on {network}
{card} network
is (the|my|) {card} visa or mastercard
can (i|you) (still|) (apply for|get) (the|) {card} (now|today|)
is (the|) {card} (still|) (available|open|discontinued|closed to new applicants|around)
what tier is (the|my|) {card}
{card} (is it|it is) (a|an|) {network}
{card} {network} or {network}
{card} visa
(the|my) {card} is (a|on|) {network} right
is (the|my|) {card} still a {network}
are (my|the) {card} and (my|the|) {card} both {network}
is that (a|) {network} or (a|) {network} (the|my|) {card}
what (network) (does|is) (the|my|) {card} (use|run on|on|work on|go through)
they (only|just) (take|accept) {network} is (my|the) {card} (a|one) {network}
{network} only (is my|my) {card} (one|ok|a {network})
(what|which) network (is that|)
(issuer|bank|network) (of|behind|for) (the|my|) {card}
{card} (issuer|bank|network|who issues it|which bank)
(who|which bank|what bank) (issues|runs|owns|is behind|puts out|does) (the|my|) {card}
does (the|) {card} belong to {issuer}
is (the|my|) {card} (from|by|with|through) {issuer} (or {issuer}|)
is (the|) {card} (really|actually|still) (a|) {issuer} (card|)
{card} (personal or business|business or personal|is it a business card|business right)
is (the|my|) {card} (for business|a small business card|a consumer card|considered business|personal)
does (the|my|) {card} count as a business card or a personal one
{card} (charge card or credit card|charge or credit|does it have a limit)
is (the|my|) {card} a (charge card|pay in full card|debit card|store card|prepaid card)
does (the|my) {card} have a preset (spending|) limit
what kind of card is (the|my) {card} {network} or {network}
what type of card is (the|my|) {card}
who do i (call|contact) about (the|my|) {card} which bank is it
(the|) {card} is it (an|) {issuer} (card|) or (an|) {issuer} (card|)
is (the|) {card} (world elite|visa infinite|visa signature|world legend|a signature or infinite)
can people (still|) (apply for|get|open) (the|) {card}
is (the|) {card} (open|closed) to new (applicants|applications|people|members)
{card} discontinued
(do they|does {issuer}) still (offer|issue|make|sell) (the|) {card}
`;

export const POINT_CURRENCY = `
what (points|miles|rewards|currency|kind of points) does (the|my|) {card} earn
(which|what) (points|rewards) program (is|does) (the|my|) {card} (in|use|earn|belong to)
what do i earn (with|on) (the|my|) {card}
does (the|my|) {card} earn {program}
does (the|my|) {card} earn (points or cash back|cash back|points|miles)
what rewards currency (is|does) (the|my|) {card} (earn|)
are (the|my|) {card} points {program}
{card} points (currency|program|)
what type of (points|rewards) do i get from (the|my|) {card}
{card} (cash back or points|points or cash back|miles or cash back|points or miles|cash or miles)
{card} {program} or {program}
is (the|my|) {card} (cash back|cashback|points|miles) or (points|miles|cash back|cash)
does (the|my|) {card} (give|earn|get) (cash back|cash|miles) or (points|miles|{program})
(the|my) {card} {program} or {program}
(the|my) {card} earns {program} or {program}
kind of (points|rewards|miles) (the|my|) {card} (gives|earns|gets)
(what|which) kind of (rewards|points|miles) (does|do) (the|my|) {card} (give|earn|pay|get me)
(what|which) (points|miles|currency) (is|are) (the|) {card}
{card} (point kind|points kind|rewards type|type of rewards|reward currency|currency|which points)
which currency (is|does) (the|my|) {card} (earn|)
are (those|these|they) {program} on (the|my|) {card}
are the points on (the|my|) {card} {program}
are {card} points the same (as|thing as|currency as) {card} points
do (the|my|) {card} and (the|my|) {card} earn the same (points|currency|rewards)
do (the|my|) {card} and (the|my|) {card} earn (into the same program|different points)
are the points (from|on|of) (the|my|) {card} (and|) (the|my|) {card} the same (kind|program|points)
does (the|my|) {card} (give|earn|get) {program} (points|) or (just|) {program}
does (the|my|) {card} (earn|give me|get) (actual|real|true|transferable) (points|miles|{program})
i (do not|don't) know what (kind of|) points (i am|i'm) (getting|earning) (on|with) (the|this|my) {card}
i have no idea what (points|rewards) (the|my|this) {card} (earns|collects|gives)
my (statement|bank|app|account) (says|just says|calls it) rewards (on|for) (the|my) {card} what (are they|points are those|is that)
the points i (get|collect|earn) (from|on|with) (the|my) {card} (what are they|what are they called|which program are they)
(what|which) program do (the|my) {card} points (go|land|end up) (into|in)
where do the points (from|of) (the|my|) {card} (go|end up|land) (which program|)
what are (the|my|) {card} points called
name of the (points|rewards) (on|of|for) (the|my|) {card}
(the|my) {card} collects (what|which points)
what am i (earning|collecting|getting) (on|with) (the|my|) {card} points miles or cash
is it {program} that (the|my|) {card} earns
(the|my|) {card} does it earn {program}
do purchases on (the|my|) {card} earn {program} (or something else|)
is (the|my|) {card} in the {program} (family|program|)
does my {card} (put|drop|post) {program} (straight|directly) in my {program} account
`;
