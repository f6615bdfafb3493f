/** How people ask about moving points between programs. One a line; see intent.ts. */

export const TRANSFER_PARTNERS = `
where can i (transfer|move|send|convert) (my|) ({program}|{issuer}|{card}) (points|miles|rewards|)
(which|what) programs can i (send|transfer|move) (my|) ({program}|{issuer}) (points|) to (and at what ratio|)
(what|which) (airlines|{category}|airlines and {category}|loyalty programs) can i (transfer|move|send) (my|) ({program}|{issuer}) (points|miles|) to
(what|who) are (the|) ({program}|{issuer}|{card}) (transfer|airline|{category}|travel|) partners
({program}|{issuer}|{card}) (points|) (transfer|airline|{category}) partners
({program}|{issuer}) partners
transfer partners (of|for) (my|the|) ({program}|{issuer}|{card})
(list|show|show me|give me|name) (all|) (the|) ({program}|{issuer}) (transfer|airline|{category}) partners
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
i want to transfer my ({program}|{issuer}) points but i do not know (where|to which {category})
i only want {category} which ones take a transfer (from|of) ({program}|{issuer})
which {category} chains can i (send|move|transfer) ({program}|{issuer}) points to
does ({program}|{issuer}) have any ({category}|airline) (transfer|) partners
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
{program} (transfer|) partners
{program} transfer partners
ty points partners
what airline partners does ({program}|{issuer}) have nowadays
which (transfers|partners|routes) (charge|have|come with) a fee
do any (transfers|partners) (charge|cost) a fee
which (transfers|partners|routes) (take|need) (more|longer) than (a day|{date}|a week)
which (transfers|{issuer} partners|{program} partners) are (instant|slow|not instant|not one to one|one to one)
(which|what) ({issuer}|{program}|) partners have the (worst|best) (ratio|rate)
(are|is) (all|any|every) ({issuer}|{program}) partners? (instant|one to one)
which partners do {issuer} and {issuer} (share|have in common|both have)
what partners does {issuer} have that {issuer} does not
how many partners does {issuer} have (vs|compared to|against) {issuer}
which (program|bank|currency|points) (reaches|has|goes to) the (most|fewest) (airlines|{category}|partners)
which (of my|) (program|points|currency) (has|have) the most (i can|to) (send|transfer|move)
how many ({category}|airlines|programs) can i (transfer|move|send) (points|) to
if i (drop|cancel|close) (the|my) {card} which (transfer|) partners do i lose
what can i do with my {program} as far as {category}
which airlines take {program}
which airlines accept {issuer} points
which frequent flyer programs does {issuer} go to
if i wanted to move my {program} somewhere what are the options
my {card} points which {category} can they go to
what are the choices for moving {issuer} points
do {issuer} points go to any {category}
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
which of the {program} partners are {category}
which of the {program} partners are {category}
what airlines does my {card} hook up with
what airlines does {issuer} hook up with
list out everywhere {issuer} points can be sent
everywhere {program} can be sent
what programs does a {issuer} account link to
which programs does {program} link to
what programs is {program} tied to
{program} airline options
{program} {category} options
airline options for my {program}
{category} programs i can feed with {program}
airlines i can feed with {issuer} points
what can i feed with {program}
{person} has {program} and wants to know where they can be sent
outgoing partners of {program}
{issuer} ({category}|airline|travel|transfer|) partners
{issuer} ({category}|airline) (transfer partners|partners) (list|and ratios|)
do {program} (go|transfer|move|convert) (anywhere|to anything) (good|useful|worthwhile|besides {program}|other than {program}|)
(does|do) {program} transfer to (any|) ({category}|{category} programs|airline programs)
does {issuer} (transfer|move|send) (points|) to (any|) ({category}|{category} programs|airline programs)
i have (the|a) {card} (and|) (what|where) can i (turn|convert|change|move) the points (into|to) (other than cash|besides cash|)
{card} points (can|) transfer to (what|where|which partners|whom)
{card} (transfer partners|partners|points transfer to what)
(everybody|everyone|the internet|my friend) (says|keeps saying) (to|i should|we should) transfer (the|my|our|{program}) points (but|) to (who|whom|where|which airlines) (exactly|)
(my|our) points are (with|at|in) {issuer} which (frequent flyer|airline|{category}) (clubs|programs|) (accept|take) them
i (earn|have|collect) {program} and (want|would like) to see (every|all the) ({category}|airline) (program|programs) they (could|can) become
{program} can become (airline miles|{category} points|what)
(can|do) {program} become airline miles
which airlines (can|do) {program} (become|turn into|go to)
(star alliance|skyteam|oneworld) partners of {program}
{program} (star alliance|skyteam|oneworld) (partners|options|{category})
what can {program} (become|turn into|be changed to|be converted into)
where (else|all|can|) (can|do|could) (i move|i send|i take|i transfer) (my|the|) {program}
where (are|can) {program} (good|go|be sent)
(every|all|full list of|list) (the|) (transfer|) partners (of|for) {program} (and ratios|with ratios|)
which partners (of {program}|for {program}|) are (not|worse than|) {count} to {count}
(1:1|one to one|even) partners (of|for) ({program}|{issuer})
(who|which companies|which programs) (does|do) {issuer} (partner|work|team up) with (for points|for transfers|)
new to (points|this|transferring) where do {program} go
options (for|of) (moving|transferring|sending) {program} (out|)
(travel|airline|{category}) programs that (take|accept) {program}
how many (transfer|) partners does {issuer} have
do {program} have (good|any|decent) ({category}|airline|) partners
{person} has {program} where can (they|she|he) (send|transfer|use) them
besides the portal what can i (do with|move) {program} (to|)
(which|what) ({category}|airlines|{category} programs|airline programs) (take|accept|work with) {program}
can {program} go to any (european|asian|us|american|middle eastern|good|) {category}
(give me|show me|i want|list) the (whole|full|entire|complete) (partner|transfer) (lineup|list|chart) (for|of) ({program}|{issuer})
(my neighbor|a friend|everybody|{person}) transfers (his|her|their) {program} to some airline (and|) i have no idea which ones are (even|) possible
(other than|besides|apart from|except) {program} what (is there|else is there|are the options) for ({program}|{issuer})
{issuer} partner (list|lineup|{category})
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
where (can|do|could) (i|we) (source|get|find|buy|earn) {program} (from|)
{program} (feeders|sources|transfer sources|from where|from which banks|from which cards|source)
(what|which) (feeds|feed|funds|goes|go) (into|to) {program}
(which|what) (banks|bank points|bank|cards|currencies) (feed|turn into|become|convert to|go to|get you|make) {program}
(everyone|every bank|all banks|anyone|who) that (sends|transfers|goes) to {program} at 1:1
need {program} i (do not|don't) have (their|the|an {category}) card (is there|any) (another|other) way (by|with|from|through) bank points
i (need|want) {program} (who|where|what bank) (can i|do i) (get|transfer) (them|it) from
i (want|plan) to (book|fly|stay with) {program} which (flexible|bank|transferable) points (should i|do i) (earn|be earning|collect)
{person} (collects|has|uses) {program} (what|which) (bank points|points|cards) (can|could) (i|we) (send|move) there
(which|what|do any) (bank|credit card) points (can|) (be turned into|become|turn into|top up) {program}
short (for|on) (a {program} {category}|{program}|{program} miles) (which|what) (bank points|points|banks) (can top up|transfer to|go to) {program}
(can|do) any (card|bank|credit card|) points become {program}
is there (any|a) bank (that|which) (partners|works) with {program}
does (any|some) bank (transfer|send points|move points) to {program}
how (can|do) i (get|top up|boost|add) (more|my|) {program} (without flying|from a bank|from credit cards|by transfer)
{program} (gets|receives|takes|accepts) points from (which|what) (banks|cards|programs)
(best|highest) ratio (into|to|for) {program}
(which|what) (program|bank|currency) (gives|has) the best (ratio|rate) (into|to) {program}
(transfer|) partner banks (of|for) {program}
{program} transfer (partner|) (banks|partners|from)
(flexible|bank) currencies that (go to|transfer to|reach) {program}
all the (ways|banks) to (get to|reach|fund) {program}
who (transfers|sends|goes|moves) to {program}
can i (get|reach) {program} with {issuer} or (only|just) {issuer}
which of the (big|major) banks (have|has) {program} (as a partner|)
{program} is my favorite which (banks|cards) (transfer|send points) (to it|there)
i am {points} short at {program} who (could|can) i transfer from
(short|low) on {program} which banks (transfer|send) there
(avios|{program}) (from where|from which bank|sources|feeders)
(what|which) (bank|banks|points) (become|becomes|goes to|go to) avios
`;
