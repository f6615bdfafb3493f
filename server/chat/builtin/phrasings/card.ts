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
got (the|my|a) {card} (in the mail|{date}|recently|) what (are the perks|do i get|does it come with|should i know)
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
tell me everything (on|about) (the|my) {card}
(could|can|would) you go over the benefits of (the|my) {card}
(go over|run through) (the|) {card} (perks|benefits|for me)
(information|info) on (the|) {issuer} card
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
(the|) {card} against (the|) {card} for (someone|a family|me) (who|that) ({category}|{category} out a lot|stays at {category})
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
going back and forth on (the|) {card} or (the|) {card} (both have {lounge}|they look alike|help|)
the personal or the business {card} what is the difference
differences between my {card} and my {card}
{card} is (it|that) (much|any) different from {card}
my bank offers {card} and {card} (whats the difference|how are they different)
is (the|) {card} worth (choosing|picking|getting|it) over (the|) (plain|regular|basic|) {card}
between (the|) {card} and (the|) {card} which (suits|is better for|wins for|fits) {category}
which (one|) would you recommend {card} or {card}
{card} (versus|vs|or) {card} for ({lounge}|{category}|{benefit})
(the|) {card} or (the|) {card} for {category}
(the|) {card} {card} (whats|which is|what is) better
{card} compared (with|to) {card}
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
which cards (charge|have) {foreign_fee}
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
(which|what) (credit|) cards give (you|me|) a {night} (every|each|a) year
(which|what) (credit|) cards (give|come with|offer) (elite|hotel|airline|gold|) status
cards with {benefit} (for|on) {program}
(which|what) of (mine|ours|my cards) has {benefit}
(which|what) of our cards (would pay for|pays for|includes|comes with|covers) {benefit}
do any of (my|our) cards (come with|have|include|give|pay for) {benefit}
do i have (a card|anything|any card) (with|that has|that gives|that includes) {benefit}
(anything|something|is there anything) in my wallet (with|that has|that comes with) {benefit}
(show|list|find) (me|) (every|all the|all|the) {issuer} (card|cards) (there are|you know|in the catalog|)
{issuer} ({category}|business|personal|cash back|no fee) cards (list|)
list (of|) {issuer} (business|{category}|cash back|) cards
all (the|) {issuer} cards
(what|which) {issuer} cards (exist|are there|can people get|could i pick from)
cards (under|below|less than) {usd} that earn (transferable|real|transfer) points
cards that earn transferable points (with no fee|under {usd}|)
(which|what) cards earn (transferable|flexible) (points|currencies)
is there (an|any) ({category}|business|{program}) card (with no|without an|with no annual) (annual|) fee
is there a no fee (card|version) (that|which) (has|with|gives) {benefit}
no annual fee (business|{category}|{issuer}|) cards
business cards (that do not have a fee|without a fee|with no annual fee|with {lounge})
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
(which|what) cards (waive|have no|do not charge|don't charge) (foreign transaction|{foreign_fee}|foreign) fees
(my|our) cards with no (foreign transaction fee|ftf|foreign fee|annual fee)
which cards of mine have no (annual|) fee
(which|what) (co branded|cobranded|) {program} cards (are there|exist|can i get)
(show|list) me (the|all|) {program} cards
any (student|secured|starter|beginner) cards (from {issuer}|)
(which|what) cards (are metal|come in metal|are premium|cost over {usd})
do i own a card with {benefit}
who (gives|pays|offers) {percent} (on|for|at) {category}
which of mine (give|gives|have|has) (me|) {benefit}
do (i|we) have any card(s|) with {benefit}
`;
