/** How people ask for the network, the bank and the points of a card. One a line; see intent.ts. */

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
is (the|my|) {card} {network} or {network}
can (i|you) (still|) (apply for|get) (the|) {card} (now|{date}|)
is (the|) {card} (still|) (available|open|discontinued|closed to new applicants|around)
what tier is (the|my|) {card}
{card} (is it|it is) (a|an|) {network}
{card} {network} or {network}
{card} {network}
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
is (the|) {card} (world elite|{network} infinite|{network} signature|world legend|a signature or infinite)
can people (still|) (apply for|get|open) (the|) {card}
is (the|) {card} (open|closed) to new (applicants|applications|people|members)
{card} discontinued
(do they|does {issuer}) still (offer|issue|make|sell) (the|) {card}
does {card} run on {network}
{merchant} takes {network} only is (the|my|) {card} (a|) {network}
{network} only here is (the|my|) {card} (a|) {network}
does {issuer} card run on {network} or {network}
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
do i get {program} with the {card}
does (the|my|) {card} earn points (that|) i can transfer (or cash back|)
(which|what) (program|currency) do {card} (rewards|points) belong to
(the|) {card} {program} right
(which|what) program do {issuer} card rewards belong to
`;
