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
i (found|see|have) an award (on|with|at) ({program}|{merchant}) for {points} (and|plus) {usd} (in|) (taxes|fees) (which points should i use|how should i pay|what is the cheapest way)
the flight is {usd} or {points} ({program}|{merchant}) (miles|points) which points should i use
the hotel (is|costs) {usd} (cash|) or {points} ({program}|{merchant}) (points|) how should i pay (for it|)
(award|ticket|room|flight) costs {points} ({program}|{merchant}) (and|plus) {usd} which of my points (is|are) best
i need {points} ({program}|{merchant}) which of my (points|balances|cards) (should|can|could) (i use|cover it|get me there)
can i (cover|afford|reach|fund) {points} ({program}|{merchant}) with (my points|what i have)
do i have enough (points|) for {points} ({program}|{merchant})
do i have enough for a {points} ({program}|{merchant}) award
how (should|do|can) i pay for a {points} ({program}|{merchant}) (award|ticket|night|flight)
i want to fly ({program}|{merchant}) which of my points (reach|get|can go to|work for) them
which of my points (reach|transfer to|can get to|go to) ({program}|{merchant})
which programs can book ({program}|{merchant}) and which of my points reach them
(which|what) points of mine can become ({program}|{merchant}) (miles|points)
compare (all|) (the|my) ways to (get|fund|pay for) {points} ({program}|{merchant})
({program}|{issuer}) or ({program}|{issuer}) points (for|to fund|for booking) {points} ({program}|{merchant})
should i use ({program}|{issuer}) or ({program}|{issuer}) (points|) for {points} ({program}|{merchant})
should i (pay cash|use points|pay with points|use miles) or (points|cash|transfer) for a {usd} (flight|hotel|ticket)
(between us|together|with (my|) {person}) do we have enough for {points} ({program}|{merchant})
can (my|) {person} and i (together|) (get|reach|fund) {points} ({program}|{merchant})
what is the least i can give up for {points} ({program}|{merchant})
best points to use for {points} ({program}|{merchant})
cheapest points for a {points} ({program}|{merchant}) award
(book|booking) {points} ({program}|{merchant}) with which points
can i combine (my|) ({program}|{issuer}) and ({program}|{issuer}) to (get|reach) {points} ({program}|{merchant})
i am looking at a {points} mile {program} flight that would be {usd} in cash what should i do
so there is this award for {points} ({program}|{merchant}) and taxes are {usd} and cash would be {usd} what makes sense
points or cash for a {usd} ticket that costs {points} ({program}|{merchant})
cash is {usd} points is {points} ({program}|{merchant}) which way leaves me better off
would i be better off (booking|paying) {usd} in the ({issuer}|{program}|) portal or moving points to ({program}|{merchant})
which currency gives up the least value for {points} ({program}|{merchant})
i found {points} {program} plus {usd} taxes and the cash fare is {usd} what is the smart way to pay
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
which points should i use for {merchant} flights
which points do i use for a {merchant} award
how can i pay for {merchant} with my points
what is better for a {usd} flight the portal or partners
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
`;

export const UNLOCK_CARD = `
which card (would|will|could|can|do i need to|) (unlock|open|open up|enable) (full|) transfers? (access|) (for|of|to|with) (my|) ({program}|{issuer}) (points|)
(what|which) card (do i need|should i have|must i hold|lets me) to (transfer|move|send) (my|) ({program}|{issuer}) points
what card (unlocks|opens|enables) ({program}|{issuer}) transfers
how (do|can) i (unlock|open up|enable|get access to) ({program}|{issuer}) (transfer partners|transfers|transfer access)
which ({issuer}|{program}) card(s|) (gives|give|has|have|comes with) (access to|) transfer partners
do i need (a premium card|a fee card|another card|the {card}) to transfer (my|) ({program}|{issuer}) points
can i transfer ({program}|{issuer}) points with (just|only) (the|my|a) {card}
does (the|my|a) {card} (unlock|open|let me do|allow|enable|give me) (transfers|transfer partners|point transfers)
does (the|my) {card} let me (transfer|move) (my|) points (to airlines|to partners|)
can i transfer (points|) (to airlines|to partners|) with (the|my|a) {card} (alone|by itself|)
are my ({program}|{issuer}) points (locked|stuck|unlocked|open)
why can i not transfer (my|) ({program}|{issuer}) points
why are my ({program}|{issuer}|{card}) points (locked|stuck|not transferable|cash back only)
my {card} points can not be transferred what (card|) do i need
which card makes my ({program}|{issuer}|{card}) points transferable
cheapest card (to unlock|that unlocks|for|that opens) ({program}|{issuer}) transfers
cheapest way to unlock (the|) ({program}|{issuer}) (transfer|) partners
if i get (the|a) {card} (can|could) i transfer (my|) {card} points
what do i need to hold to transfer ({program}|{issuer}) (points|) to ({program}|{merchant})
which card do i need to transfer ({program}|{issuer}) (points|) to ({program}|{merchant})
which card (gets|gives) me the (full|best|better|1:1) ratio (on|from|for|to) ({program}|{issuer})
(full|complete|better) transfer access (for|to) ({program}|{issuer}) which card
unlock ({program}|{issuer}) transfers
unlocker card for ({program}|{issuer})
what is the unlocker for ({program}|{issuer}|{card}) points
i only have the {card} can i get my points out to an airline somehow
i have no card that transfers which one (should i get|would do it|opens it) for ({program}|{issuer})
do i hold a card that (unlocks|opens) ({program}|{issuer}) (transfers|)
do any of my cards (unlock|open up) (transfers|transfer partners)
which of my cards (unlock|open|enable) (transfers|transfer partners|transferring)
what keeps my ({program}|{issuer}) points from (transferring|moving|being transferred)
without (the|a) {card} can i still (transfer|move) ({program}|{issuer}) points
if i (cancel|drop|close) (the|my) {card} can i still transfer ({program}|{issuer}) points
what annual fee card would i need for ({program}|{issuer}) transfers
so i have the {card} and want to transfer the points what other card do i need
the points on my {card} seem stuck which card frees them
who can transfer ({program}|{issuer}) points holders of which cards
what card do i have to hold to send {program} to airlines
what card must i have to move {issuer} points
are my {card} points stuck
are my {card} points trapped
does the {card} let me transfer to partners
does the {card} let me move points to airlines
does the {card} count as a transfer card
is the {card} enough to transfer points
is the {card} enough to move {issuer} points to partners
do i need the {card} to move my {card} points
can {card} points be transferred without a {card}
which cards open the {issuer} partners
which card opens {program} partners
which card gives me {issuer} transfer partners
which {issuer} cards transfer
which {issuer} cards can transfer points
get my {card} points out of jail
free my {card} points
how do i make my {card} points transferable
how do i convert {card} cash back into points that transfer
turn {card} cash back into transferable points
pair which card with the {card} to transfer
with which card do {program} become transferable
what would let me transfer my {program}
what do i need in order to transfer {issuer} points
no transfer option shows up for my {card}
the transfer option is missing for my {program}
must i keep the {card} to be able to transfer
i have a {card} and want real {program} what card
i have the {card} and want transferable points what card do i add for that
i have only the {card} so which card makes the points transferable
why is my {card} only cash back
why does my {card} only do cash back
why can my {card} not transfer
my {card} only lets me take cash back how do i transfer
cheapest {issuer} card that allows transferring
cheapest {issuer} card with transfer partners
what is the cheapest card that opens {program}
lowest fee card that opens {issuer} transfers
which card turns {card} points into real {program}
`;

export const TRANSFER_UNDO = `
can i (move|transfer|send|get|put) (them|the points|my points|those points|it|the miles) back (if the seat disappears|if the award is gone|later|to {program}|to {issuer}|)
can (i|you) (undo|reverse|cancel|take back|revert) a (points|point|) transfer
(is|are) (a|) (points|point|) transfers? (reversible|final|irreversible|permanent|undoable)
what (if|happens if) i transfer (my|the|) points and the (seat|award|room|flight) (disappears|is gone|sells out|is not there)
i transferred (my|) points (to {program}|) and (want|would like|need) them back
i transferred to the wrong (program|airline|account) can i (get them back|undo it|fix it)
i (accidentally|by mistake) (transferred|moved|sent) ({points}|my points) to ({program}|{merchant}) can (it|that) be (undone|reversed)
can i transfer ({program}|{merchant}) (points|miles) back to ({program}|{issuer})
can ({program}|{merchant}) (points|miles) (go|be moved|be transferred|be sent) back to ({program}|{issuer})
can i turn ({program}|{merchant}) (miles|points) back into ({program}|{issuer}) (points|)
how do i (undo|reverse|cancel) (my|the|a) transfer (to {program}|)
undo (a|the|my|) transfer
reverse (a|the|my|) (point|points|) transfer
get points back (after|from) a transfer
is it possible to get transferred points back
if the award (is gone|falls through|gets cancelled) do i get my ({program}|{issuer}) points back
if i cancel the award do the points go back to ({program}|{issuer}) (or stay|or {program}|)
do (transferred|moved) points (ever|) (go|come) back
once (i transfer|i have transferred|moved|they are in {program}) can i change my mind
once points are moved are they stuck (there|in {program}|)
am i stuck with ({program}|{merchant}) miles (once|after|if) i transfer
is the transfer (from {program} to {program}|to {program}|) one way
are transfers one way (only|)
can i move my points back (and forth|) between ({program}|{issuer}) and ({program}|{merchant})
will ({issuer}|{program}) reverse a transfer (if i call|if i ask|)
what is the risk of transferring before (i find|finding) (a seat|space|award space)
should i transfer before i (find|see) award space
should i (find|look for) the seat first (before|and then) (i transfer|transferring)
oops i moved too many points to ({program}|{merchant}) can i send some back
can you cancel a pending points transfer
i changed my mind about the transfer to ({program}|{merchant})
what happens to leftover points after (a|the) transfer can they come back
can (my|) {person} send the miles back to ({program}|{issuer})
no award space now can i pull my points back out of ({program}|{merchant})
do i lose my points if the flight i transferred for is cancelled
the seat vanished after i transferred now what
once moved to {merchant} can they come back to {issuer}
can points come back to {issuer} from {merchant}
can they come back from {program}
can i cancel a transfer i did an hour ago
can i cancel the transfer i made today
i just transferred and regret it
i regret moving points to {program}
wrong program i need to undo the transfer
can {issuer} give me my points back
will {issuer} take the points back
is there a way to pull points back from {merchant}
is there a way back from {program} to {issuer}
transfer back from {program} to {issuer}
send {program} back to {issuer}
reconvert {program} to {issuer} points
is moving points to {merchant} permanent
is moving points final
is it final when i move points
once i move them is it final
what if my plans change after i moved the points
plans changed after transferring points
i do not need the {program} any more can i return them
return points to {issuer}
refund of transferred points
do airlines return points to the bank
can i get a transfer refunded
my award got canceled do the points return to {issuer}
award got canceled do points go back to {program}
if my award is canceled where do the points go back to
moved {points} to {merchant} by accident reversible
moved {points} to {program} by accident
sent {points} to the wrong program
sent too many points can i reverse it
is there any undo for transfers
are point transfers refundable
`;
