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
what can i do with my {program} as far as airlines
which airlines take {program}
which airlines accept {issuer} points
which frequent flyer programs does {issuer} go to
if i wanted to move my {program} somewhere what are the options
my {card} points which hotels can they go to
what are the choices for moving {issuer} points
do {issuer} points go to any airlines
can my {program} go to an airline at all
full list of {issuer} partners please
who can i send my {program} to
places to send {program}
what loyalty programs are linked to {issuer}
what do {program} turn into
got {points} {program} and want to know which partners there are
what partners come with the {card}
where will {issuer} let me move points
are there good partners for {program}
the {card} transfer partners list
what are the best partners for {program}
partner list {issuer}
{issuer} points can go where
which of the {program} partners are hotels
which of the {program} partners are airlines
what airlines does my {card} hook up with
what airlines does {issuer} hook up with
list out everywhere {issuer} points can be sent
everywhere {program} can be sent
what programs does a {issuer} account link to
which programs does {program} link to
what programs is {program} tied to
{program} airline options
{program} hotel options
airline options for my {program}
hotel programs i can feed with {program}
airlines i can feed with {issuer} points
what can i feed with {program}
{person} has {program} and wants to know where they can be sent
outgoing partners of {program}
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
i fly {merchant} a lot any card points that transfer there
any card points that transfer to {merchant}
can any of my cards feed {program}
do any of my cards feed {program}
do any of my points go to {program}
need more {program} who transfers
need more {merchant} miles which banks transfer
getting {program} from credit cards how
how can i get {program} out of credit card points
what bank points can become {program}
what can be turned into {program}
where do {program} come from besides flying
other ways to get {program} besides flying or stays
who feeds {program}
who partners with {program} for transfers in
which cards points can i use for {merchant} by moving them
which points can end up in my {merchant} account
i stay at {merchant} a lot which bank points move there
into {program} from where
incoming transfer partners of {program}
is there a bank that transfers to {program}
banks that go to {program}
which programs send points to {merchant}
what flows into {program}
do i have anything that transfers to {merchant}
what of mine transfers to {merchant}
which transferable currency covers {program}
what should i collect if i want {program}
how would one obtain {program} through a bank
how does one obtain {program} from a bank
how do people get {program} through banks
what can i convert into {program}
does any bank let me convert to {merchant}
does any bank let me move points to {program}
racking up {merchant} points which bank converts to them
which of the points i have work for {merchant}
which of my points work with {program}
what converts to {merchant}
what goes into {merchant}
which cards points move over to {merchant} one to one
obtain {program} from card points
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
does {issuer} go to {merchant}
do {program} go to {merchant}
does {issuer} work with {program} for transfers
{issuer} {program} transfer ratio
{program} {program} ratio
{card} to {merchant} ratio
{card} to {program} rate
is {program} one of the partners of {issuer}
is {merchant} a {issuer} partner
is {merchant} one of {issuer} transfer partners
does {program} partner with {issuer}
what do i get per point from {issuer} to {program}
how many {program} is one {program}
is it one for one from {issuer} to {program}
did they change the rate from {issuer} to {program}
what is the current rate {issuer} to {merchant}
what are the terms for moving {issuer} to {program}
does {issuer} to {program} happen right away
how many days from {issuer} to {program}
how many hours till {issuer} points land in {program}
will {issuer} points be in {merchant} right away
can you still move {issuer} points to {merchant}
could i put {program} into {merchant}
can i put my {card} points into {program}
can {program} become {program}
any way to get {issuer} points to {program}
any way to get {program} over to {merchant}
still possible to move {issuer} to {merchant}
{program} into {merchant} does that work
does {card} transfer 1:1 to {program}
my {card} sends points to {program} at what rate
smallest amount i can send from {issuer} to {program}
can {program} be converted to {program}
can {program} be converted into {merchant} miles
can {program} be moved to {merchant}
can {program} be sent to {program}
has {issuer} dropped {program}
has {issuer} lost {merchant} as a partner
has {program} left {issuer}
did {program} leave {issuer}
does {issuer} still have {program}
does {issuer} still have {merchant} as a partner
what rate does {issuer} give me for {program} with a {card}
what rate do i get to {program} with my {card}
which rate does the {card} have to {program}
is the rate to {program} better with the {card}
if i transfer {issuer} to {merchant} is it instant
if i move {program} to {program} is it instant
do my {card} points make it over to {merchant}
is it 1:1 from {issuer} to {merchant}
is it 2:1 from {program} to {program}
yes or no can i move {program} to {merchant}
`;
