/** How people ask whether points go from one program to another. One a line; see intent.ts. */

export const ROUTE_CHECK = `
can i use (my|) {program} for {program} (before|by) {date}
can my {issuer} points (still|) (make it|get) to {program} (before|by) {date}
how long do {issuer} to {program} and {issuer} to {program} take
what is the minimum transfer from {program} to (airlines|{category})
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
could i send ({program}|{issuer}) points over to ({program}|{merchant}) ({date}|right now)
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
(i heard|heard|i read|someone said) {issuer} (dropped|lost|ended|removed|cut|added) {program} (true|is that true|right|)
(did|has) {issuer} (dropped|drop|lost|lose|add|added|remove|end) {program} (as a partner|as a transfer partner|)
(since|because) {issuer} and {program} are partners i can (move|send|transfer) my {program} (to {program}|) right
(my|the) {program} can (go|be sent|be moved|transfer) to {program} (right|correct|yes|no)
do {card} points (go|transfer) to {program} or do i need (the|a) {card}
is {program} to {program} (a thing|still a thing|possible|still possible|allowed)
is {program} {program} (a thing still|still on|still possible)
{program} {program} (yes or no|possible|ratio|transfer time|still|how long|minimum|fee)
{program} to {program} (yes or no|possible|ratio|how long|time|instant|rate|still|minimum|fee|works)
(is|are) {issuer} and {program} (still|) (partners|partnered)
i was (about|going|trying) to (move|transfer|send) (points|{program}) from my {card} to {program} but (the site|it|they) (won't show it|does not show|does not let me) is it (even|) possible
(why|how come) (can't|can not) i (move|transfer|send) (my|) {program} to {program}
(my travel agent|my friend|someone|a blog|{person}) (told me|says|said) {program} can (be sent|go|transfer|move) to {program} (at {count} to {count}|) is that (right|true)
(what is|whats) the (minimum|smallest amount|increment|fee|ratio|rate|speed|time) (to|for|of|when) (transfer|move|moving|a transfer|transferring) (from|) {program} to {program}
does {issuer} (charge|take) (a fee|anything) (to|for) (transfer|send|transferring) to {program}
(is|are) (a|the|) (transfer|transfers) from {program} to {program} (instant|fast|slow|immediate|same day)
how (long|fast|quick|many days) (does|is|do|will) {program} to {program} (take|)
how long until (the|my) points (show up|arrive|land|post) (in|at) {program} (from {program}|)
{issuer} to {program} (ratio|1:1|still 1:1|1:2|rate|how long)
do (i|we) get one for one (from|moving) {program} to {program}
does (my|the) {card} (transfer|send|let me transfer) (directly|) to {program} (directly|)
can (my|the|) {program} be (sent|moved|turned|changed|transferred|converted) (to|into) {program}
is {program} {program} (instant|immediate|quick|one to one|still there)
is {issuer} to {program} (instant|immediate|still possible)
the (app|site|website) says no {program} for {issuer} (anymore|any more|) when did (it|that) end
(i was|was) told {program} (accepts|takes) {program} (points|) is (this|that) (correct|true|right)
`;
