/** How people ask what to pay an award with, what opens a transfer, and what undoes it. See intent.ts. */

export const FUND_AWARD = `
which of my points (can|could|should|would) (i use|cover|reach|get me|pay for) {points} ({program}|{merchant}) (points|miles|)
what is the (cheapest|best|smartest) way to (get|fund|reach|cover|come up with) {points} ({program}|{merchant}) (points|miles|)
which (points|balance|bank|program) should i (use|transfer|move|burn) (for|to get) {points} ({program}|{merchant})
should i transfer (my|) points (to an airline|to {program}|) or book (it|) (through|in|with|via) the (portal|travel portal|{issuer} portal)
(portal|travel portal) or transfer
transfer or (portal|book through the portal|pay cash|use cash)
transfer partners (or|versus) the (travel|) portal
is it better to (transfer|move) points or (use the portal|book on the travel portal|pay cash)
i (found|see|have) an award (on|with|at) ({program}|{merchant}) for {points} (and|plus) {usd} (in|) ({category}|fees) (which points should i use|how should i pay|what is the cheapest way)
the {category} is {usd} or {points} ({program}|{merchant}) (miles|points) which points should i use
the {category} (is|costs) {usd} (cash|) or {points} ({program}|{merchant}) (points|) how should i pay (for it|)
(award|ticket|room|{category}) costs {points} ({program}|{merchant}) (and|plus) {usd} which of my points (is|are) best
i need {points} ({program}|{merchant}) which of my (points|balances|cards) (should|can|could) (i use|cover it|get me there)
can i (cover|afford|reach|fund) {points} ({program}|{merchant}) with (my points|what i have)
do i have enough (points|) for {points} ({program}|{merchant})
do i have enough for a {points} ({program}|{merchant}) award
how (should|do|can) i pay for a {points} ({program}|{merchant}) (award|ticket|night|{category})
i want to fly ({program}|{merchant}) which of my points (reach|get|can go to|work for) them
which of my points (reach|transfer to|can get to|go to) ({program}|{merchant})
which programs can book ({program}|{merchant}) and which of my points reach them
(which|what) points of mine can become ({program}|{merchant}) (miles|points)
compare (all|) (the|my) ways to (get|fund|pay for) {points} ({program}|{merchant})
({program}|{issuer}) or ({program}|{issuer}) points (for|to fund|for booking) {points} ({program}|{merchant})
should i use ({program}|{issuer}) or ({program}|{issuer}) (points|) for {points} ({program}|{merchant})
should i (pay cash|use points|pay with points|use miles) or (points|cash|transfer) for a {usd} ({category}|ticket)
(between us|together|with (my|) {person}) do we have enough for {points} ({program}|{merchant})
can (my|) {person} and i (together|) (get|reach|fund) {points} ({program}|{merchant})
what is the least i can give up for {points} ({program}|{merchant})
best points to use for {points} ({program}|{merchant})
cheapest points for a {points} ({program}|{merchant}) award
(book|booking) {points} ({program}|{merchant}) with which points
can i combine (my|) ({program}|{issuer}) and ({program}|{issuer}) to (get|reach) {points} ({program}|{merchant})
i am looking at a {points} mile {program} {category} that would be {usd} in cash what should i do
so there is this award for {points} ({program}|{merchant}) and {category} are {usd} and cash would be {usd} what makes sense
points or cash for a {usd} ticket that costs {points} ({program}|{merchant})
cash is {usd} points is {points} ({program}|{merchant}) which way leaves me better off
would i be better off (booking|paying) {usd} in the ({issuer}|{program}|) portal or moving points to ({program}|{merchant})
which currency gives up the least value for {points} ({program}|{merchant})
i found {points} {program} plus {usd} {category} and the cash fare is {usd} what is the smart way to pay
which of our points gets us to {points} {program}
which of our points get us {points} {merchant} miles
just use the {issuer} portal or transfer to {program}
just book through the {issuer} portal or move points to {merchant}
should i go through the portal or move points to {program}
{issuer} portal versus transferring to {program}
do we have enough between us for {points} {program}
do {person} and i have enough for {points} {program}
do i have what it takes for {points} {program}
is what i have enough for {points} {program}
can i swing {points} {program} with my balances
could my points cover a {points} {merchant} award
what combination of my points gets {points} {program}
what mix of points gets me {points} {merchant}
from which account should i pull {points} {program}
where should i take the points from for {points} {program}
which stash should i raid for {points} {merchant}
which points are cheapest to use for {points} {program}
least painful way to get {points} {program}
best way to pay for an award of {points} {program}
how would you fund {points} {merchant}
fund {points} {program}
i want to book a {points} point {merchant} award what do i use
use which points for {merchant}
which points should i use for {merchant} {category}
which points do i use for a {merchant} award
how can i pay for {merchant} with my points
what is better for a {usd} {category} the portal or partners
redeem through the portal or send to partners
is the portal a better deal than transferring
are my balances enough to get {points} {program}
are my balances enough for {people} at {points} {program}
is my balance enough for {people} at {points} {program}
i see a {merchant} room for {points} points or {usd} should i transfer {issuer} or just pay
should i transfer {issuer} or just pay {usd} for a {points} {merchant} night
what do i use for a {points} {merchant} award
what do i use for {points} {program}
what should i use for {points} {program}
which points make most sense for {points} {program}
what points make the most sense for {points} {merchant}
which way to {points} {program} costs me least
what is my cheapest source for {points} {program}
get {points} {merchant} miles out of what i have
with what i have how do i pay {points} {program}
given my balances how do i cover {points} {merchant}
the ({category}|award|ticket|room|seat) is {points} {program} or {usd} (in|on|through|with) (the|) ({issuer}|) portal
({category}|award|room) costs {points} {program} or {usd} (cash|) (which|what) should i (use|pay with|do)
(we|i) want to stay at (the|) {program} {count} nights at {points} each how (would|do|can) (we|i) pay (that|it) (from|with) (our|my) points
how (would you|should i|do i|can we) pay for {points} {program} (seats|tickets|award|nights|)
{person} found (a|an) (ticket|award|seat|{category}) for {points} {program} can (i|we) get there with what (i|we) (hold|have)
(can|could|do) (i|we) (get to|reach|cover|afford|come up with|manage) {points} {program} with (what|the points) (i|we) (have|hold|own)
(what is|whats) my (best|cheapest|smartest) (route|way|path) to {points} {program}
best route to {points} {program} (from my points|)
portal or transfer (for|to|) ({points} {program}|a night|this {category}|)
(transfer|move) or (portal|pay cash|book with cash) (for|on) (a|this|the) ({category}|room|ticket) (at|of|) {points} {program}
(which|what) (points|of my points|bank) (should i|do i|to) (burn|drain|use|spend) for (a|an|) {points} {program} (award|ticket|)
(cash|pay cash) {usd} or {points} {program} (which|)
pay {usd} or {points} (miles|points)
is it (smarter|better|wiser|cheaper) to (book|buy) (that|the|a) {usd} (ticket|{category}|room) (with points|) (through|in) the (travel|) portal or (move|transfer) {points} to {program}
(use|take) {issuer} or {issuer} for {points} {program}
(what|which) (combination|mix|split) of (my|our) points (gets|gets us|makes|reaches) (to|) {points} {program}
(do|would) (i|we) have enough (between|across) (everything|all banks|all my programs|both of us) for {points} {program}
(am i|are we) able to (afford|cover|book) (a|an|the) {points} {program} (redemption|award|{category}|night|)
award (wants|needs|costs|is) {points} {program} and i have {issuer} and {issuer} which (one|) do i (drain|use)
(least|fewest|minimum) points to (land|get|reach) {points} {program} (from|between) (my|all my) banks
(cover|pay for) (a|an|the) {points} {program} (award|night|ticket|{category}) (with|from) my (stash|points|balances)
i (am|'m) looking at an award for {points} {program} (where|which account) should the points come from
need {points} {program} tell me where to (take|get|pull) them from
how do i come up with {points} {program} (from my points|)
pay (the|) {usd} or use {points} {program}
(room|{category}) {usd} or transfer {points} to {program} (which|)
(where|which account) (do|should) the {points} {program} come from
`;
