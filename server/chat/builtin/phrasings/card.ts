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
`;
