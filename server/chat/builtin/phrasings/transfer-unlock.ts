/** How people ask which card opens transfers, and whether they can be undone. One a line; see intent.ts. */

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
do i need (a|the|an) {card} to (use|reach|get to|transfer to) ({category}|partners|airline partners)
is (the|a|) {card} (enough|sufficient) to (unlock|transfer|enable) (partners|transfers|) or do i need (the|a|) {card}
{card} to (miles|airline miles|partners) how (which card|what card do i need)
(told|got told|heard) (that|) i need (to have|) a premium card (first|) before (points|my points) can (go out|transfer|be transferred) which (one|)
if i (cancel|drop|lose) (the|my) {card} do i lose (transfers|transfer partners) and (what|which) (other|) card would keep them
i have (two|three|only|just) {card} (but|and) no (way|access) to (partners|transfer) what should i (get|add) (to change that|)
(my|the) {card} points (are|) (stuck|locked|cash only|just cash) (want|i want|how do i get) them to (go to|move to|transfer to|) (airlines|partners|{category}) (what card|)
(which|what) card (lets|would let|allows|enables|opens up|unlocks) (me|) (transfer|transfers|transferring|send points|partners|{program} transfers)
(which|what) {issuer} card (makes|lets|opens|unlocks|turns on) (points|my points|transfers) (transferable|transfer|fully transferable|)
what (opens|opens up|unlocks|enables) {program} transfers
(no|there is no|i see no) transfer (option|button) in my (account|app) (what|which) card (am i missing|do i need)
(cheapest|lowest fee|least expensive) (card|way) (to|that) (unlock|unlocks|enables|enable) ({issuer} partners|transfers|partners|transfers to {program}|{program})
(card|which card is) needed to (move|transfer|send) {program} (to airlines|)
(premium|special|certain|annual fee) card (required|needed|necessary) for {program} transfers
what do i (hold|have|own) that lets me transfer {program}
how do i (turn|make|convert) {card} (cash back|cashback|rewards) into (real|transferable|) (points|miles)
what (do|can) i (add|pair|get|open) to make (my|the|) {card} points transferable
(would|does|will) (the|a|) {card} (unlock|enable|open|allow) (partners|transfers|transferring|the partners)
i only have (the|a) {card} (which|what) card (lets|allows) me (send|transfer|move) points to {program}
is there a no fee card that (unlocks|enables|allows) transfers
what card (turns on|switches on|activates|opens) (partners|transfers|transfer partners) (for|with|at) {issuer}
without (the|a) {card} i (can't|cannot) transfer right then which card should i (carry|get|hold)
if i (pc|downgrade|change) (the|my) {card} which card do i need (left|) to transfer
is it the {card} that (lets|allows) transfers or the {card}
`;

export const TRANSFER_UNDO = `
can i (move|transfer|send|get|put) (them|the points|my points|those points|it|the miles) back (if the seat disappears|if the award is gone|later|to {program}|to {issuer}|)
can (i|you) (undo|reverse|cancel|take back|revert) a (points|point|) transfer
(is|are) (a|) (points|point|) transfers? (reversible|final|irreversible|permanent|undoable)
what (if|happens if) i transfer (my|the|) points and the (seat|award|room|{category}) (disappears|is gone|sells out|is not there)
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
do i lose my points if the {category} i transferred for is cancelled
the seat vanished after i transferred now what
once moved to {merchant} can they come back to {issuer}
can points come back to {issuer} from {merchant}
can they come back from {program}
can i cancel a transfer i did an hour ago
can i cancel the transfer i made {date}
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
undo {program} to {program}
undo (a|my|the) transfer (from {program}|) to {program}
(once|when) (they are|points are|it is) in {program} (they are|they're|its|theyre) stuck (there|) right
suppose i (move|transfer) {points} (over|) and (then|) (my boss|{person}|work) (denies|cancels) (the|my) (vacation|trip) am i stuck with (airline|) miles
(stuck|am i stuck) with (the|) {program} if (the trip|i|we) (is cancelled|cancel|change plans)
(i|we) (moved|transferred|sent) (too many|the wrong amount|too much) {program} can (the extra|it|they) (go|come|be sent) back
(accidentally|by mistake|by accident|wrongly) (sent|moved|transferred) (points|{points}|) to (the wrong {category}|{program}) (help|can i fix it|get them back|)
{person} (moved|transferred|sent) (our|my) points to {program} (and|) we changed our mind (any way to|can we) (return|get) them (back|) (to {program}|)
can {program} (go|be moved|be sent|be returned|come) back to {program}
how (do|can) i (return|move back|get back|bring back|pull back) (my|the|) (miles|points|{program}) (from {program}|) (to {program}|)
(are|is) (point|points|a|) (transfers|transfer) (irreversible|final|permanent|reversible|one way|refundable)
(regret|i regret) (moving|transferring|sending) (points|my points|{program})
(what happens|what) if i transfer and (then|) the (seat|award|room|availability) (is gone|disappears|is not there)
(refund|return|reversal) of (transferred|moved) points
if (my|the) award (gets|is) (cancelled|canceled) do (the|my) points (return|go back|come back) to ({issuer}|{program})
cancel (a|my|the) (transfer|pending transfer) (that is pending|)
transfer (speculatively|ahead|early) can (i|) take (it|them) back (later|)
(is it|is this) (one way|a one way street)
(can|could) (i|we) (reverse|undo|take back|unwind|call back) (a|the|our|my|that) (transfer|points transfer)
plans changed (after|and) i (already|) (moved|transferred) (the points|{points}|) to {program} (can i undo|what now|)
can {program} be (turned|changed|converted|made) back (in|)to {program}
(if|) the transfer was a mistake (will|can|would) ({issuer}|they) (fix|reverse|undo) it
(will|would|can) {issuer} (reverse|pull back|undo|fix) a (mistaken|wrong|) transfer
`;
