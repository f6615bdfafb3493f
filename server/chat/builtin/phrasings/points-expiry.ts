/** How people ask when points expire. One a line; see intent.ts. */

export const POINTS_EXPIRY = `
which of my points are about to expire
which of my points expire (soon|next|first)
which points expire soon
which miles expire
do my points expire
do my {program} expire
do my {issuer} points expire
do {program} expire
do {issuer} points expire
do {merchant} points expire
do {program} ever expire
when do my points expire
when do my {program} expire
when do my {issuer} points expire
when will my {program} expire
when will i lose my {program}
when do {program} expire
am i about to lose (any points|my miles|points)
am i going to lose my {program}
will my {program} expire if i do nothing
will my {program} expire
will my points expire if i do not use them
are any of my (points|miles) expiring
are any points going to expire ({date}|soon|by {date}|)
are my {program} safe from expiring
are my {program} about to expire
what is the expiration date of my {program}
what is the expiry of {program}
expiry date of my {merchant} points
expiration policy of {program}
expiration rules for {program}
{program} expiration
{program} expire
points expiration
points expiry
how long are my {program} good for
how long do {program} last
how long until my {program} expire
how long before {program} lapse
how do i keep my {program} from expiring
how do i keep {program} alive
do i need activity to keep {program}
what counts as activity for {program}
does inactivity kill my {program}
any points that lapse ({date}|before {date}|in {date}|)
do {person} points expire
when do {person} {program} expire
my {program} have been sitting for a year do they expire
i have not flown {merchant} in ages are my miles gone
which balances have an expiration date
what is the soonest my points run out
is there an expiry on {program}
points lapsing soon
do {program} go away if i do not use them
do my {program} go away
do my points go away if i stop flying
do {program} disappear
do unused {program} disappear
when will my {program} die
when do my {program} die
when do {program} run out
when do my miles run out
when are my {program} gone
will my {program} vanish
will i lose my {program} for inactivity
how long can i leave {program} untouched
how long can i sit on my {program}
how long can i keep {program} without doing anything
how long do i have to use my {program}
by when must i use my {program}
deadline to use my {program}
deadline for my {merchant} miles
what date do my {program} expire on
which date do {person} points expire
is there a time limit on {program}
time limit for using {program}
do {issuer} points last forever
do {program} last forever
do {merchant} miles ever run out
are {issuer} points good forever
never expire {program} yes or no
anything of my points expiring in the next months
which miles should i use before they lapse
which of my balances lapses first
points about to lapse
inactivity rule {program}
expiration {merchant} points
{program} any expiry
{merchant} miles any expiry
any expiry on {program}
are any miles going to expire soon
are any of my miles going away soon
do any of my points go bad
do {program} go bad
do miles with {merchant} time out
is my {program} balance at risk of expiring
could my {program} expire
(my|our) {program} (haven't|have not) been (touched|used) since {date} (are they gone|did they expire|)
what (should|can|must) i do (so that|so|to keep) (my|) {program} (do not expire|from expiring|don't expire|alive)
how (do|can) i keep (my|) {program} (from expiring|alive|active)
does (having|holding|using) (the|a) (card|{card}) (stop|keep|prevent) (the|my|{program}) (miles|points|) from expiring
(points|miles|rewards) (dying|expiring|lapsing|about to expire|going away) ({date}|soon|)
(i haven't|i have not|haven't) (flown|used|stayed|flown with) {program} in (years|two years|{months}|a while) are my (miles|points) (gone|safe|expired)
(any|is there a) (deadline|expiry|time limit) (for|on) (using|) (my|) {program}
(last|account) activity (rule|) (of|for|on) {program}
(soonest|next) (expiring|to expire) (miles|points)
which (points|miles|balance) (will i lose|do i lose|expire) (first|next|soon)
do {program} (die|lapse|run out|go stale|disappear) (if i don't use them|if unused|ever|)
(my late father|{person}|my mother) points at {program} when (would|will|do) they (lapse|expire)
lose (points|miles|my {program}) soon
(expiry|expiration) (dates|date) (of|for) (all|) my (programs|points|miles|{program})
how long (do|are|can) {program} (last|good|good for|stay valid|keep)
{program} (expiration|expiry|expire|expire ever|validity|inactivity)
are (any of|) my (points|miles) (about to|going to) (go away|expire|vanish|lapse)
`;
