/** How people ask whether points are worth the same, and whether an award is good. One a line; see intent.ts. */

export const LOCKED_VALUE = `
are points (from|of) a no fee card worth the same
are points of a no fee card worth less
are points from a no annual fee card worth less than from a premium card
are {card} points worth the same as {card} points
are {program} from my {card} worth the same as {card} points
are the points from my {card} worth (less|as much|the same)
is a point from the {card} worth as much as one from the {card}
is a {card} point the same as a {card} point
do points from (the|my) {card} count the same
do {card} points have the same value as {card} points
{card} points worth the same as {card} ones
{card} points versus {card} points in value
are my {issuer} points worth less without a (premium|fee|transfer|{card}) card
are my points worth less without the {card}
do i lose value without the {card}
what are my {program} worth without a card that transfers
what are {issuer} points worth if i can not transfer them
what are my {card} points worth without a {card}
what are {points} {card} points worth if i do not have the {card}
how much less are cash back only {issuer} points worth
how much more are my points worth with a {card}
how much are my {card} points worth with and without the {card}
if i only have the {card} are the points just {cents}
is it true that {card} points are only worth a cent
are points on the {card} only worth a penny
are the points i earn on the {card} just cash back
are {card} points real {program} or just cash back
do the points from my free card become worth more with (a|the) {card}
does having the {card} make my other points worth more
does a {card} make my {card} points more valuable
why are my {card} points worth less
why is a point worth less on the {card}
does it matter which card the {issuer} points come from
same value on every {issuer} card or not
points from a card without an annual fee same value or not
are points worth more on some cards
are my points worth more because i have the {card}
is a {program} point from a no fee card worth the same
do basic {issuer} points have the same value
value of {program} on a basic card
are the points from my cheap card as good as those from the expensive one
will my points be worth less if i drop to a no fee card
do no fee cards earn the same kind of points
is there a difference between points of the free and the paid {issuer} card
my points come from the {card} only so are they worth less
with just the {card} what is each point worth
how come {issuer} points have two values
locked points value
what is the value of locked {program}
are {card} points worth less than {card} points
do {card} points count the same as {card} points
do {card} points count for less
is a {card} point worth less than a {card} point
are {card} points inferior
what are {card} points worth on their own
what are {card} points worth without a transfer card
what are {card} points worth if i never get the {card}
do my {card} points gain value with a {card}
does the {card} raise the value of my points
how much does the {card} raise the value of my {program}
points of the no fee version worth the same
is the value of a point different between {card} and {card}
same points different value why
are cash back card points worth less than {category} card points
are my {issuer} cash back points worth the same as the travel ones
if all i have is the {card} what is a point worth
with only no fee cards what are my {issuer} points worth
without a fee card what is a {program} worth
is one {issuer} point always worth the same
is a {card} point really only {cents}
is a {card} point only worth {cents}
is a point from my {card} just {cents}
are {card} points only {cents} each
does owning the {card} make my {card} points more valuable
does owning the {card} lift the value of my points
are my {card} points worth more with the {card}
is a no fee {issuer} point worth {cents} only
{card} points worth ({cents}|a penny) or ({count}|two|more|{cents})
is (a|one) {card} point worth (a cent|a penny|{cents}) or (more|two)
if i (drop|lose|do not have) (the|my|a) {card} are my {program} worth (just|only) (a penny|a cent|{cents})
(are|is) {card} (rewards|points) (and|vs|equal to|the same value as|as valuable as|as good as|worth the same as) {card} (miles|points)
{card} points are they (as valuable|as good|worth as much) as (the|) {card} (points|)
are (the|) points from (the|my|) {card} (as good|worth as much|worth the same) as (the|) {card} (ones|points)
does {card} cash back equal {card} (miles|points) (in value|value)
everyone says {program} (is|are) (worth|) {cents} but i (have just|only have|just have) (the|a) {card} is (so|) mine too
value of (cash back|cashback|no fee|locked) {program}
{issuer} no fee (card|) points (value|worth)
{card} earns {program} are they (the same|worth the same) as (the|) {card} {program}
(what|how much) (are|is) {program} worth (if|when) (i only have|all i have is|you only hold|i just hold) (the|a) {card}
without (a|the) (premium|transfer|{card}) (card|) what (is|are) {points} {program} worth
(what|how much) do my points lose (if|when) i (do not|don't) have a premium card
(what|how much) (is|are) (an|a|) {card} (point|points) worth (if i have no|without a) premium card
are (my|the) points (locked|stuck) (to|at|as) (cash back|{cents}|a penny) (only|) (on|with) (the|my) {card} (worth anything more|)
no premium card (so|) (are|what are) my {program} worth (less|{cents})
do (no fee|cash back|free) card points (have|get) (lower|less|the same) value
what is a {card} point worth (on its own|by itself|alone)
(just|only) (the|a) {card} (worth|what are the points worth|point value)
(are|is) my {card} (rewards|points|cash back) worth (a cent|a penny|{cents}|more than a cent) (each|)
{points} points stuck on (the|my) {card} (real value|what are they worth|worth)
my {card} points (penny|a cent|{cents}) each
{points} {program} on a no fee card (real|true|) value
`;

export const REDEMPTION_VALUE = `
is {points} {program} (plus|and) {usd} for a {usd} {category} a good deal
is {points} {program} for a {usd} ({category}|room|ticket|night) (a good deal|good|worth it)
{merchant} room {points} or {usd} cpp
{program} room {points} or {usd} what is the cpp
{program} wants {points} or {usd} a night worth it
{merchant} wants {points} or {usd} a night is that worth it
is it worth using {points} {program} for a {usd} ({category}|night)
is it worth {points} {program} instead of {usd}
should i use {points} {program} or pay {usd}
{points} {program} or {usd} cash which is better
{points} points or {usd}
{points} {program} versus {usd} cash
what cpp am i getting with {points} {program} for a {usd} ticket
what is the cents per point on {points} {program} for {usd}
cents per point of {points} for {usd}
calculate the cpp for {points} {program} and {usd} cash price
cpp on {points} {program} with {usd} {category} instead of {usd}
what value am i getting if i spend {points} {program} on a {usd} room
how good is a redemption of {points} {program} against {usd}
is this a good redemption {points} {program} {usd}
good redemption or not {points} {program} for {usd}
am i getting good value at {points} {program} for a {usd} {category}
am i getting ripped off at {points} {program} for a {usd} night
the ticket is {usd} cash or {points} plus {usd} in {program} is that good
the cash price is {usd} and the award is {points} {program} plus {usd} fees worth it
the {category} costs {points} {program} and {usd} in {category} it would be {usd} in cash is that a good use
i found {points} {program} for a {category} that sells for {usd} good or bad
i can book a room worth {usd} for {points} {program} should i
transferring {points} {issuer} points to {program} for a {usd} {category} what value is that
is a {usd} room for {points} {program} a good use of points
would {points} {program} for {usd} beat the portal
how much per point is {points} {program} for {usd}
{usd} or {points} {program}
{usd} or {points} {merchant} points which one
pay {usd} or burn {points} {program}
value per point when {points} {program} saves me {usd}
redeeming {points} {program} saves me {usd} is that decent
is {points} {program} too much for a {usd} {category}
would you use {points} {program} for something that costs {usd}
at what cash price does {points} {program} make sense
business class is {points} {program} plus {usd} or {usd} cash what is my value
for {people} it is {points} {program} each or {usd} each is that worth it
got a quote of {points} {program} and {usd} {category} for a {usd} fare what is that per point
does {points} {program} for {usd} beat your valuation
{merchant} is {points} or {usd} good
{merchant} is {points} or {usd}
{program} is {points} or {usd} worth it
paying {points} {program} plus {usd} versus {usd} worth it
{points} {program} and {usd} versus {usd}
what do i get per point at {points} {program} for {usd}
per point value {points} {program} {usd}
math on {points} {merchant} or {usd}
suite for {points} {merchant} points normally {usd} good value
the room goes for {usd} or {points} {program}
the room is {usd} a night or {points} points a night at {merchant}
the seat is {usd} or {points} {program}
fare is {usd} award is {points} {program} plus {usd}
does it make sense to spend {points} {program} to save {usd}
spend {points} {program} to save {usd}
is saving {usd} with {points} {program} good
is burning {points} {program} on a {usd} stay dumb
bad idea to use {points} {program} for a {usd} ticket
waste of points to use {points} {program} for {usd}
redemption value of {points} {program} for {usd}
{usd} {category} or {points} {merchant} points cpp
{usd} {category} or {points} {program} cpp
{merchant} wants {points} plus {usd} for a {category} that is {usd}
{program} wants {points} plus {usd} for a {category} that is {usd}
{merchant} charges {points} and {usd} and cash would be {usd}
what is my return at {points} {program} for {usd}
is that a decent redemption {points} {program} and {usd} instead of {usd}
is {points} for (a|an|) {usd} ({category}|room|ticket|night|stay) (good|ok|fair|a good deal|worth it|bad)
{points} {program} for (a|an|) {usd} ({category}|room|ticket) (good|deal|worth it|)
should i (use|spend|burn) {points} (points|miles|{program}|) (for|on) a {usd} (ticket|{category}|room|night)
(i|we) found (a|an) (business|first|economy|) (seat|{category}|ticket|room) for {points} {program} and {usd} in {category} the cash (fare|price) is {usd}
{points} {program} plus {usd} (or|vs|against|versus|when the fare is) {usd} (cash|fare|)
{category} {usd} for {points} {program} (good or bad|good|worth it|)
{program} wants {points} for (a|the) ({category}|ticket|room) (to {country}|) (that is|thats|that costs) {usd} (cash|)
(my friend|a blog|someone) said never (under|below) {cents} this one is {points} for {usd}
{points} for {usd}
{points} or {usd}
would you (book|take|spend|pay) {points} {program} for (a|an|the|) {usd} ({category}|room|night|)
(the|so the) ({category}|room) is {usd} (a night|) (plus|with) (resort fee|{category}) (which comes out to|so|total) {usd} or (i could use|) {points} (points|{program}) (a night|) (is that decent|)
(room|{category}|night|ticket|fare) (costs|is|goes for) {usd} or {points} {program} (is that good|good value|decent|deal|)
pay with points at {merchant} {points} (points|) (=|for|equals) {usd}
{credit} {points} (points|) for {usd} (bad|good|)
am i (getting|) (ripped off|overpaying) (paying|with|using) {points} {program} for (a|an) {usd} (night|{category}|room)
(check|rate|judge|evaluate|grade) this (redemption|award|booking|deal) {points} {program} {usd} (fees|{category}|) {usd} (price|cash|)
what (cpp|redemption rate|value) (is|do i get from|am i getting with) {points} (points|{program}|) (for|against|on) {usd}
cents per point if (price|the price|cash) is {usd} and (the|) award is {points}
is it good value {points} {program} (plus|and) {usd} against (a|) {usd} (fare|ticket|)
{points} {program} a night when the ({category}|room) costs {usd} (after {category}|)
worth (using|spending|burning) {points} {program} (on|for) (a|something) {usd}
(good|bad|decent|terrible) (deal|use|redemption) {points} {program} {usd}
(whats|what is) the cpp {points} (points|{program}|) {usd} (cash|)
{category} {usd} (a night|per night|/night) or {points} {program}
{category} is {points} {program} (plus|+) {usd} or {usd} cash worth it
{category} at {cents} (each|a point|per point) good use
(business|economy|first) (class|) to {country} {points} {program} plus {usd} (fees|{category}) ticket sells for {usd}
what (is|was) my return on {points} for {usd}
did i do (well|ok|right) (paying|using|with) {points} {program} for a {usd} (seat|room|ticket|{category})
is {cents} (per point|a point) (good|ok|a good deal|bad|decent) (for|on|with) (this|a) (redemption|{category}|booking)
{points} {program} (against|vs|versus) {usd} (cash|)
(erase|erasing|cover|covering) a {usd} (purchase|charge) with {points} {program} (smart|good|worth it|)
`;
