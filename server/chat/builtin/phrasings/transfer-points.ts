/** How people ask what a transfer takes and which bonuses run. One a line; see intent.ts. */

export const TRANSFER_AMOUNT = `
how many {program} (points|miles|) (could|would|will) i have if i (move|moved|send|sent) all (my|of my) ({program}|{issuer}) (points|miles|)
what would i still have in {program} after (sending|moving) {points} to {program}
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
how much {issuer} to get {points} {program}
if i send {points} {program} to {merchant} what lands in my account
i need {points} {program} coming from {issuer} how many should i move
{points} {program} into {merchant} is what
{points} {issuer} into {program} how many is that
give me the math {points} {program} out of {issuer}
the math on {points} {program} from {issuer}
do the math {points} {issuer} to {program}
how many {program} come out of {points} {issuer}
what number of {issuer} points covers {points} {program}
how many {issuer} points equal {points} {program}
how many {card} points make {points} {program}
what comes out if i put {points} {program} into {merchant}
i have to have {points} {program} in my account how much do i send from {issuer}
what must leave {issuer} so that {points} arrive at {program}
transferring {points} from {issuer} to {merchant} what do i receive
for an award of {points} {program} how many {issuer} points leave my account
send how many {program} for {points} {merchant}
{points} over to {merchant} from {program} gives
moving {points} from my {card} to {program} how many miles is that
if i turn {points} {issuer} into {program} what will i see
trying to land {points} in my {merchant} account from {issuer} send how many
trying to get {points} {program} out of {issuer} how many do i send
would {points} {issuer} get me {points} {merchant}
would {points} {program} give me {points} {program}
amount of {program} i need for {points} {program}
amount of {issuer} points needed for {points} {merchant}
number of {program} required for {points} {program}
{points} {program} in {merchant} miles equals
{points} {issuer} in {program} equals
with a {percent} bonus {points} {program} needs how many {program}
at a {percent} bonus what do i send for {points} {program}
what do {points} {program} convert to in {program}
what is {points} {program} converted to {merchant}
{points} to {program} from {issuer} (nets me|gives me|is|becomes) (how many|what|)
{issuer} {points} to {program} (result|equals|becomes|is|how much|becomes how much|gives)
{program} {points} to {program} (result|equals|is what|how many)
{points} {program} (into|in|to) {program} (gives|makes|is|equals|result|how many)
what do {points} {program} (make|become|turn into|give|get me) (at|in|with|as) {program}
how much (do|must|should) i (have to|need to|) (move|transfer|send|convert) to (have|get|end up with|reach) {points} {program}
{person} (needs|wants) {points} (miles|points|) (on|with|at|in) {program} (so|) how many {program} (would i|do i) (need to|have to) (convert|move|transfer|send) (for her|for him|)
{person} wants to fly to {country} and needs {points} {program} how many {program} do i convert
if i (transfer|move|send|convert) (half|all|{points}) (of|) (my|) {program} to {program} how many (miles|points) (will i|do i) (see|get|have|end up with)
i (have|got) {points} {program} and the ({category}|award|room|ticket) costs {points} how many {program} (must|do|should) i (move|transfer)
(short|shortfall|missing|lacking) (of|by|) {points} {program} (what|how much) (to|do i) (move|transfer) from {issuer}
{points} {program} (needed|required) how (many|much) {program} (is that|to transfer|do i move)
with the (current|) bonus (what|how many) (would|do) {points} {program} (become|turn into|make) (at|in) {program}
(to|in order to) (get|reach|end up with|have) {points} {program} how many {program} (points|) (do i|must i) (transfer|move|need)
convert {points} {program} (to|into) {program}
{points} {program} in {program}
do i (need|have) to (move|transfer) (exactly|in steps of|in blocks of) {points} (at a time|) i need {points} {program} from {program}
how many {program} (for|equals|to get|make) {points} {program}
(result|outcome) of (moving|transferring) {points} {program} to {program}
i want {points} {program} (how many|that is how many|thats how many) {program}
if i (move|send|transfer) everything i have (at|with|in) {issuer} to {program} (what|how much|how many) do i get
{points} from {issuer} (in|at|as) {program}
`;

export const TRANSFER_BONUS = `
(is there|are there) (a|an|any) transfer bonus(es|) (right now|now|{date}|currently|going on|at the moment|)
(any|what) transfer bonuses (right now|now|{date}|currently|are live|are running|)
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
do i get (extra|more) (points|miles) if i transfer to ({program}|{merchant}) (now|{date})
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
any bonuses on my ({program}|{issuer}) points transfers {date}
do any of the banks have bonus miles for transfers at the moment
tell me about transfer (promotions|bonuses|promos|deals)
is the bonus to ({program}|{merchant}) worth it or has it been higher
any good transfer promos going on
are there any transfer deals right now
did {issuer} ever do better than {percent} to {program}
did {issuer} ever do better than {percent} to {merchant}
has there been a bigger bonus than {percent} from {issuer} to {merchant}
{issuer} to {merchant} bonus
{program} to {program} bonus percentage
is there extra if i move points to {program} now
is there extra if i send {issuer} points to {merchant} now
bonus for moving {program} to {merchant} these days
what is the highest bonus {issuer} ever gave to {program}
how high has the bonus to {program} been
how high do bonuses to {merchant} go
best ever bonus from {issuer} to {program}
biggest bonus to {program} so far
is {percent} extra to {program} a good one
is {percent} to {merchant} as good as it gets
do they have {percent} extra to {program} right now
does {issuer} have a promotion on transfers to {merchant}
is a bonus running from {issuer}
is a bonus running to {merchant}
what limited time offers are there on transfers
which transfer offers end soon
when does the bonus to {program} run out
when do {issuer} transfer bonuses usually come
is {issuer} doing anything for {program} transfers lately
is {issuer} doing something special for transfers to {merchant}
are they doing a bonus to {program} lately
wait or transfer now are bonuses coming
should i hold off for a bonus before moving {program}
is it smart to wait for a bonus to {program}
{issuer} to {merchant} bonus has it been better
{program} to {merchant} bonus was it ever higher
show active transfer bonuses for my cards
active bonuses on my points
transfer sale
is there a transfer sale
is there (a|any) (promo|promotion|special|bonus|deal|offer) (from|for|on) {issuer} to {program} (now|right now|)
{percent} (bonus|extra|more) (to|on|for) {program} (still on|still going|real|is that real|now|active|ended)
i saw (something about|a|an offer of) {percent} (extra|bonus|more) (to|for|when transferring to) {program} is (that|it) (real|still on|true)
how often (does|do|is) (a|the|) {program} (bonus|transfer bonus|promo|bonuses) (show up|come|come around|happen|come up)
(is|are) {issuer} (running|offering|having) (anything|any promo|a promotion|a bonus|something) (now|right now|on transfers|for transfers|)
my points are sitting because i (wait|am waiting) for a (transfer|) bonus has one (come|shown up|started) for {program}
(waiting|holding out|wait) for a (transfer|) bonus (to|on) {program} (is there one|any|has there been one)
should i (wait|hold off) (for a bonus|) (before|on) (sending|transferring|moving) to {program}
(did i miss|have i missed|is it over) the {issuer} to {program} (promotion|bonus|promo|offer)
(trying|want) to decide (whether|if) (i should|to) (transfer {date}|pull the trigger) or (wait for|if they usually do) a better bonus (to {program}|later|)
{program} (transfer|) bonus (ends when|end date|until when|history|ever|record|now|{date})
{issuer} (transfer|) (bonus|bonuses|promo|promos) (ends when|{date}|now|right now|history|list|current)
(highest|biggest|best|record|typical|usual|average) (transfer|) bonus (ever|) (to|for|from|into) {program} (from {issuer}|)
when (was|did) the last (time|) (there was a|) (transfer|) bonus (to|for) {program}
(which|what) (airlines|hotels|programs|partners) have a (transfer|) (bonus|promotion) (now|right now|currently|on)
(any|are there any) (offers|deals|promos|bonuses) (that give|with) (extra|more|free) miles (when i transfer|for transferring|on transfers) (my|) {program}
(current|active|live|{date}) (transfer|) (bonuses|promos|promotions)
{issuer} {program} bonus
does {issuer} (ever|usually|often) (have|do|run|give) (a|) bonus (to|for) {program}
rent day (bonus|transfer bonus|promo) (now|{date}|)
is the {percent} (transfer|) bonus (to {program}|from {issuer}|) (good|the best|normal|as good as it gets)
extra (points|miles) (for|when) (transferring|moving) to {program} (now|{date}|)
is {program} on sale (from any bank|now|)
when does the {program} (transfer|) bonus (finish|end|run out|expire)
(what is|whats) the (record|best) (bonus|) (for|from) {issuer} to {program}
are transfers to ({program}|avios) (boosted|on promo|on sale|bonused) (now|{date}|)
(boosted|elevated|increased) (transfer|) (ratio|rate) (to|for) {program} (now|)
`;
