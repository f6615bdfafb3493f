/** How people ask about moving points between programs. One a line; see intent.ts. */

export const TRANSFER_PARTNERS = `
where can i (transfer|move|send|convert) (my|) ({program}|{issuer}|{card}) (points|miles|rewards|)
(which|what) programs can i (send|transfer|move) (my|) ({program}|{issuer}) (points|) to (and at what ratio|)
(what|which) (airlines|hotels|airlines and hotels|loyalty programs) can i (transfer|move|send) (my|) ({program}|{issuer}) (points|miles|) to
(what|who) are (the|) ({program}|{issuer}|{card}) (transfer|airline|hotel|travel|) partners
({program}|{issuer}|{card}) (points|) (transfer|airline|hotel) partners
({program}|{issuer}) partners
transfer partners (of|for) (my|the|) ({program}|{issuer}|{card})
(list|show|show me|give me|name) (all|) (the|) ({program}|{issuer}) (transfer|airline|hotel) partners
(what|which) airlines (does|do) ({program}|{issuer}|the {card}) (transfer|partner|work) (to|with)
who does ({program}|{issuer}) partner with (for points|for transfers|)
which airline programs work with (my|) ({program}|{issuer}) points
what can my ({program}|{issuer}|{card}) points be (turned|converted|transferred) into
where do (my|) ({program}|{issuer}|{card}) (points|miles) go
where (can|could) my points go
where can i (transfer|send|move) (my|our) points
what are all my (transfer|) options (for|with) ({program}|{issuer}) points
what transfer partners do i have (access to|)
which transfer partners do my (cards|points) (have|give me|open)
what ratio do ({program}|{issuer}) points (transfer|convert) (at|to partners|)
(what are|show me) the transfer ratios (for|of) ({program}|{issuer}) (points|)
trying to figure out where i can (send|move|transfer) my ({program}|{issuer}) (points|miles)
so i have a bunch of ({program}|{issuer}) points sitting there and was wondering where they can be (moved|transferred) to
i want to transfer my ({program}|{issuer}) points but i do not know (where|to which airlines)
i only want hotels which ones take a transfer (from|of) ({program}|{issuer})
which hotel chains can i (send|move|transfer) ({program}|{issuer}) points to
does ({program}|{issuer}) have any (hotel|airline) (transfer|) partners
how many (transfer|) partners does ({program}|{issuer}|the {card}) have
can you tell me the airlines i can move ({program}|{issuer}) points over to
what programs do points from the {card} transfer to
points from my {card} where can they go
list of programs i can convert ({program}|{issuer}) rewards to
(my|) {person} has ({program}|{issuer}) points where can (he|she|they) transfer them
{program} where transfer
airlines i can transfer {program} to one to one
ways to (transfer|move) my ({program}|{issuer}) points (out|)
which of my points (can be transferred|are transferable|can i transfer) (at all|)
mr (transfer|) partners
ur transfer partners
ty points partners
what airline partners does ({program}|{issuer}) have nowadays
`;

export const TRANSFER_SOURCES = `
(which|what) (banks|points|currencies|programs|issuers|cards|credit card points) (transfer|feed|move|convert|go) (to|into) ({program}|{merchant})
(which|what) (banks|currencies|points) feed ({program}|{merchant})
who transfers to ({program}|{merchant})
what transfers to ({program}|{merchant})
how (do|can) i (get|earn) ({program}|{merchant}) (points|miles) by (transferring|a transfer|transfer)
(which|what) (points|cards|rewards) can i (transfer|convert|move|turn) (to|into) ({program}|{merchant}) (points|miles|)
from where can points be moved into ({program}|{merchant})
what is a (transfer partner|transfer source) of ({program}|{merchant})
(what are|list|show me) (all|) the transfer partners (that go|which lead|going) (to|into) ({program}|{merchant})
(which|what) (of my|) cards earn points (that|which) (transfer|convert|can go) to ({program}|{merchant})
({program}|{merchant}) transfers from (which|what) (banks|programs|points)
what can i transfer into ({program}|{merchant})
i want more ({program}|{merchant}) (points|miles) which bank points (work|transfer|convert)
which credit card points become ({program}|{merchant}) (points|miles)
how do i get points into (my|) ({program}|{merchant}) (account|)
what is the best way to get ({program}|{merchant}) (points|miles) from credit cards
(which|what) flexible (points|currencies) (transfer|go|work) to ({program}|{merchant})
which banks (partner|are partners) with ({program}|{merchant})
does anybody transfer to ({program}|{merchant})
does any (bank|program|card) transfer to ({program}|{merchant}) (any more|now|still|)
who are the transfer partners into ({program}|{merchant})
({program}|{merchant}) which banks
sources of ({program}|{merchant}) (points|miles)
what currencies can i move over to ({program}|{merchant})
({program}|{merchant}) is fed by which (banks|points)
can any of my (points|cards) go to ({program}|{merchant})
any way to transfer (points|something) to ({program}|{merchant})
wondering which bank points can go to ({program}|{merchant})
trying to top up my ({program}|{merchant}) account which bank points could do that
i am looking to build up ({program}|{merchant}) miles so which programs convert over
what points do i need to (collect|earn) to transfer to ({program}|{merchant})
from which programs can i send to ({program}|{merchant})
list every bank that (transfers|goes) to ({program}|{merchant})
what converts to ({program}|{merchant}) miles and at (what|which) (ratio|rate)
which issuers transfer to ({program}|{merchant}) at (1:1|one to one)
who transfers 1:1 to ({program}|{merchant})
`;

export const ROUTE_CHECK = `
(does|do|can|will) (my|) ({program}|{issuer}|{card}) (points|) (still|) transfer to ({program}|{merchant})
can i (transfer|move|send|convert) (my|) ({program}|{issuer}|{card}) (points|miles|) to ({program}|{merchant})
is ({program}|{issuer}) to ({program}|{merchant}) (still|) (1:1|one to one|one for one|2:1) (for my card|with my {card}|)
is ({program}|{issuer}) (still|) a transfer partner of ({program}|{merchant})
is ({program}|{merchant}) (still|) a (transfer|) partner of ({program}|{issuer})
is ({program}|{merchant}) (still|) an? ({program}|{issuer}) (transfer|) partner
(what is|whats) the (transfer|) (ratio|rate) (from|of|for) ({program}|{issuer}) to ({program}|{merchant})
(what is|whats) the ({program}|{issuer}) to ({program}|{merchant}) (transfer|conversion|) (ratio|rate)
(at|) what ratio (does|do|would) ({program}|{issuer}) (points|) (transfer|go|convert) to ({program}|{merchant})
({program}|{issuer}) to ({program}|{merchant}) (transfer|) ratio
({program}|{issuer}) to ({program}|{merchant})
({program}|{merchant}) from ({program}|{issuer}) possible
how long (does|do|will|would) (a|the|) transfer from ({program}|{issuer}) to ({program}|{merchant}) take
how long does it take (to transfer|to move|for) ({program}|{issuer}) (points|) to (show up in|get to|post to|arrive in|) ({program}|{merchant})
how (fast|quickly) (do|does) ({program}|{issuer}) (points|) (transfer|move|go|post) to ({program}|{merchant})
(is|are) (the|) ({program}|{issuer}) to ({program}|{merchant}) transfers? (instant|immediate|instantaneous)
transfer time ({program}|{issuer}) to ({program}|{merchant})
what is the minimum (transfer|i can transfer|i have to transfer|) from ({program}|{issuer}) to ({program}|{merchant})
in what increments (can i|do i) transfer ({program}|{issuer}) to ({program}|{merchant})
did ({program}|{issuer}) (drop|stop|end|lose|cut|remove) ({program}|{merchant}) (as a partner|transfers|)
when did ({program}|{issuer}) stop transferring to ({program}|{merchant})
does ({program}|{merchant}) (take|accept) ({program}|{issuer}) (points|transfers)
(has|did) the ({program}|{issuer}) to ({program}|{merchant}) ratio (changed|change|get worse)
can (i|you|we) (still|) go from ({program}|{issuer}) to ({program}|{merchant})
with (the|my) {card} what ratio do i get to ({program}|{merchant})
i heard ({program}|{issuer}) to ({program}|{merchant}) is not (1:1|one to one) any more is that (true|right)
can i turn (my|) ({program}|{issuer}|{card}) points into ({program}|{merchant}) (points|miles)
are ({program}|{issuer}) points transferable to ({program}|{merchant})
is it possible to (move|transfer) ({program}|{issuer}) points over to ({program}|{merchant})
can i not transfer ({program}|{issuer}) to ({program}|{merchant})
i thought {program} went to {program} did that end
do points from (the|my) {card} (transfer|go) to ({program}|{merchant})
my {card} can it transfer to ({program}|{merchant})
(is there|do i pay) a fee (to transfer|for transferring) ({program}|{issuer}) to ({program}|{merchant})
can (my|) {person} (transfer|move|send) (his|her|their|) ({program}|{issuer}) points to ({program}|{merchant})
so is ({program}|{issuer}) to ({program}|{merchant}) a thing
transfer ({program}|{issuer}|{card}) points to ({program}|{merchant})
could i send ({program}|{issuer}) points over to ({program}|{merchant}) (today|right now)
`;

export const TRANSFER_AMOUNT = `
how many ({program}|{issuer}|{card}) (points|miles|) (do i need|must i move|should i transfer|do i have to transfer|do i have to send) (to get|for|to have) {points} ({program}|{merchant}) (points|miles|)
i need {points} ({program}|{merchant}) (points|miles|) how many (points|{program}|{issuer}) (do i|should i|must i) (move|transfer|send) (rounded to the increment|)
if i (transfer|move|send|convert) {points} ({program}|{issuer}) (points|) to ({program}|{merchant}) (how many|what) (do i|will i|would i) (get|end up with|have)
what (do|would|will) {points} ({program}|{issuer}) points become (in|at|as|with) ({program}|{merchant})
{points} ({program}|{issuer}) (points|) (is|are|equals|makes|gets me) how many ({program}|{merchant}) (points|miles|)
how many ({program}|{merchant}) (points|miles) (do i get|will i get|would i get|is that|can i get) (for|from|with|out of) {points} ({program}|{issuer}) (points|)
transfer {points} (points|) from ({program}|{issuer}|my {card}) to ({program}|{merchant})
(move|send|convert) {points} ({program}|{issuer}) (points|) (to|into) ({program}|{merchant})
{points} ({program}|{issuer}) to ({program}|{merchant})
{points} ({program}|{merchant}) from ({program}|{issuer})
(how many|how much) ({program}|{issuer}) (for|to get) {points} ({program}|{merchant})
to (book|get) {points} ({program}|{merchant}) how many ({program}|{issuer}) (points|) (is that|do i need|would i send)
what do i have to (send|move|transfer) from ({program}|{issuer}) to (end up with|have|land at|reach) {points} in ({program}|{merchant})
how many points do i move (from {issuer}|from {program}|) for {points} ({program}|{merchant})
convert {points} ({program}|{issuer}) (points|) to ({program}|{merchant}) (points|miles)
(calculate|compute|work out|do the math on) (a|the|) transfer of {points} ({program}|{issuer}) to ({program}|{merchant})
with a {percent} bonus how many ({program}|{issuer}) points (do i need|would i move) for {points} ({program}|{merchant})
if there is a {percent} transfer bonus what (do|would) {points} ({program}|{issuer}) (become|give me) in ({program}|{merchant})
how much would {points} ({program}|{issuer}) (points|) be in ({program}|{merchant})
so i want {points} ({program}|{merchant}) and i have ({program}|{issuer}) how much do i (send|transfer) exactly
exactly how many ({program}|{issuer}) points for {points} ({program}|{merchant})
what is {points} ({program}|{issuer}) in ({program}|{merchant}) (points|miles)
(turn|turning) {points} ({program}|{issuer}) points into ({program}|{merchant}) gives me what
i am moving {points} over from ({program}|{issuer}) to ({program}|{merchant}) how many land there
how many do i transfer to get {points} (in|into) ({program}|{merchant})
need {points} more ({program}|{merchant}) (points|miles) how many ({program}|{issuer}) points is that
i am {points} short (of|in|with) ({program}|{merchant}) how many ({program}|{issuer}) (points|) do i (move|transfer|send)
(using|with) my {card} how many points do i need for {points} ({program}|{merchant})
what would (i|we) get for {points} ({program}|{issuer}) at ({program}|{merchant})
{program} {points} to {program} how many
smallest number of ({program}|{issuer}) points to (get|reach) {points} ({program}|{merchant})
can you figure out how many ({program}|{issuer}) points to send so i have {points} ({program}|{merchant}) miles
is {points} ({program}|{issuer}) enough for {points} ({program}|{merchant})
would {points} ({program}|{issuer}) points cover {points} ({program}|{merchant})
say i send {points} ({program}|{issuer}) over to ({program}|{merchant}) what shows up
how many ({program}|{merchant}) miles would i have after transferring {points} from ({program}|{issuer})
(my|) {person} needs {points} ({program}|{merchant}) how many ({program}|{issuer}) points should (he|she|they) transfer
`;

export const TRANSFER_BONUS = `
(is there|are there) (a|an|any) transfer bonus(es|) (right now|now|today|currently|going on|at the moment|)
(any|what) transfer bonuses (right now|now|today|this month|currently|are live|are running|)
(is there|any) (a|) transfer bonus (from|with) ({program}|{issuer}) (to {program}|) (right now|now|)
(is there|any) (a|) (transfer|) bonus (from ({program}|{issuer}) to ({program}|{merchant})|to ({program}|{merchant}))
is {program} running a (transfer|) (bonus|promo|promotion)
({program}|{issuer}) to ({program}|{merchant}) (transfer|) bonus
({program}|{issuer}) transfer bonus(es|)
current transfer bonuses
list (the|all|) (current|live|active|) transfer bonuses
is there a bonus on transfers to ({program}|{merchant})
is this transfer bonus (as good as|better than) (past|previous|earlier) ones
what is the best transfer bonus (ever|there has been|seen|) (from {program} to {program}|to {program}|for {program}|)
what was the last transfer bonus (from {program} to {program}|to {program}|)
when was the last (transfer|) bonus to ({program}|{merchant}) (from {issuer}|)
when (is|will) the next transfer bonus (come|be|to {program}|)
should i wait for a transfer bonus (to {program}|)
do i get (extra|more) (points|miles) if i transfer to ({program}|{merchant}) (now|today)
is anyone giving a bonus for transferring to ({program}|{merchant})
is the {percent} (transfer|) bonus to ({program}|{merchant}) (still on|still live|good|the best)
how good is a {percent} transfer bonus (to {program}|from {issuer}|)
has ({program}|{issuer}) ever (had|offered) a (better|bigger|higher) (transfer|) bonus to ({program}|{merchant})
how often does ({program}|{issuer}) (run|have) a (transfer|) bonus to ({program}|{merchant})
history of transfer bonuses (from {program} to {program}|to {program})
(past|previous) transfer bonuses ({program} to {program}|from {issuer}|to {program})
when does the ({program}|{issuer}) (transfer|) bonus (to {program}|) (end|expire)
until when is the transfer bonus (to {program}|) on
what promos are there on moving points right now
any promotion for (moving|sending|converting) ({program}|{issuer}) points (to an airline|to {program}|)
is now a good time to transfer (because of a bonus|with a bonus|) to ({program}|{merchant})
are there transfer promos for (my|the) points i (have|hold)
which of my points have a transfer bonus
any (upcoming|announced|coming) transfer bonuses
heard there is a transfer bonus (to {program}|from {issuer}|) is that right
any bonuses on my ({program}|{issuer}) points transfers this month
do any of the banks have bonus miles for transfers at the moment
tell me about transfer (promotions|bonuses|promos|deals)
is the bonus to ({program}|{merchant}) worth it or has it been higher
`;
