/** How people ask what points are worth. One a line; see intent.ts. */

export const POINTS_VALUE = `
what are {points} {program} (points|) worth
how much (is|are) {points} {program} worth
how much (is|are) {points} {issuer} points worth
what is {points} {program} worth (in dollars|in cash|in money|)
{points} {program} worth
{points} {program} in dollars
{points} {issuer} points value
value of {points} {program}
value (my|) {points} {program} for me
what is the (dollar|cash|real) value of {points} {program}
what is a {program} (point|mile) worth
how much is a {program} (point|mile) worth
how much is one {program} worth
what is one {issuer} point worth (these days|right now|)
{program} (value|valuation|cpp)
{program} cents per point
how many cents is a {program} worth
cents per point (of|for) {program}
what cpp (do you|should i) use for {program}
what do you value {program} at
what are my {program} worth
how much are my {program} worth
what are my {issuer} points worth
my {issuer} points how much money is that
i have {points} {program} what is that worth
i have {points} {program} sitting around how much is that in dollars
i got {points} {issuer} points what would that be in money
if i cash out {points} {program} what do i get
what would {points} {program} be as cash
can i cash out {points} {program} and how much is it
how much cash for {points} {program}
what is a point (worth|) on the {card}
what are the points from my {card} worth
how much are {card} points worth
what are {points} points from the {card} worth
worth of {points} {program}
how valuable (are|is) {program}
are {program} worth anything
are {program} worth more than a cent
so what would {points} {program} actually be worth if i use them well
just wondering what {points} {program} come out to
roughly what are {points} {program} good for in dollars
are my {program} worth a lot
{person} has {points} {program} what are they worth
what are {person} {program} worth
through the portal what are {points} {program} worth
what would {points} {program} be as a statement credit
{points} mr worth
{points} ur how many dollars
is {points} {program} a lot of money
how much would i get for {points} {program} in the travel portal
convert {points} {program} to dollars
tell me the value of {points} {program}
what is the going rate for {program}
`;

export const ALL_VALUES = `
list the values of all (my|the) programs
list the values of all programs i have
show me point valuations (for all programs|for all the programs|)
show (me|) all (the|your) point values
what are (the|your) point valuations
what do you value each program at
what valuations do you use
what values do you use for points
cents per point for (each|all) of my (currencies|programs|points)
cents per point for everything
cpp list
cpp for all programs
cpp of each of my points
table of point values
give me a table of what each point is worth
which points are worth the most
which points are worth the least
which of my points are worth the most (per point|each|)
which of my points are most valuable
what is the most valuable (point|points|currency|program)
rank the programs by (value|cents per point|what a point is worth)
rank my points by value per point
how much is each of my points worth (per point|)
how much is each type of point worth
what is a point worth in each program
what is every (currency|program) worth per point
point values
point valuations
current point valuations
the latest point values please
values of hotel points
what are hotel points worth in general
what are airline miles worth in general
what is a mile worth for each airline
which hotel points are worth the most
which airline miles are worth the most
compare the value of {program} and {program}
is a {program} worth more than a {program}
are {program} worth more than {program}
{program} or {program} which is worth more
compare what {issuer} and {issuer} points are worth
what is the difference in value between {program} and {program} points
which points should i value the highest
do you have valuations for all the programs i earn
what cpp are you using for me
show the valuations behind your numbers
what do points go for these days
where do your point values come from
`;

export const STASH_VALUE = `
what is my whole stash worth (in dollars|)
what is my stash worth
how much is my stash worth
total value of all my points
total value of my points and miles
what are all my points worth
how much are all my points worth
how much are all of my points and miles worth together
what are my points worth
how much are my points worth
what are my points worth all together
what is everything worth
what is everything i have (in points|) worth
add up (all|) my points in dollars
add up what my points are worth
what do my points add up to
what do all my points come to in dollars
how rich am i in points
how much money do i have in points
dollar value of my (points|balances|miles)
value of my (points|) portfolio
value my portfolio
value all my balances
value my points
points net worth
my points net worth
what is my points portfolio worth
how much is my points portfolio worth
how much would all my points be if i used them well
sum of all my balances in dollars
what are our points worth together
what are all of our points worth
how much do (we|{person} and i) have in points (in dollars|)
what are {person} points worth (in total|all together|)
what is {person} stash worth
if i used every point i have what would it be worth
so i was wondering what my whole pile of points would be worth
trying to figure out how much my points are worth in total
all my points in cash terms
grand total of my points
how much value am i sitting on
what am i sitting on in points
worth of everything in my accounts
which program holds most of my value
how much of my points value is in {program}
what share of my points is {issuer}
break down what my points are worth by program
how much is it all worth
total points value
whole points balance in dollars
`;

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
are my {issuer} points worth less without a (premium|fee|transfer|sapphire) card
are my points worth less without the {card}
do i lose value without the {card}
what are my {program} worth without a card that transfers
what are {issuer} points worth if i can not transfer them
what are my {card} points worth without a {card}
what are {points} {card} points worth if i do not have the {card}
how much less are cash back only {issuer} points worth
how much more are my points worth with a {card}
how much are my {card} points worth with and without the {card}
if i only have the {card} are the points just one cent
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
`;

export const REDEMPTION_VALUE = `
is {points} {program} (plus|and) {usd} for a {usd} flight a good deal
is {points} {program} for a {usd} (flight|room|hotel|ticket|night) (a good deal|good|worth it)
{merchant} room {points} or {usd} cpp
{program} room {points} or {usd} what is the cpp
{program} wants {points} or {usd} a night worth it
{merchant} wants {points} or {usd} a night is that worth it
is it worth using {points} {program} for a {usd} (hotel|flight|night)
is it worth {points} {program} instead of {usd}
should i use {points} {program} or pay {usd}
{points} {program} or {usd} cash which is better
{points} points or {usd}
{points} {program} versus {usd} cash
what cpp am i getting with {points} {program} for a {usd} ticket
what is the cents per point on {points} {program} for {usd}
cents per point of {points} for {usd}
calculate the cpp for {points} {program} and {usd} cash price
cpp on {points} {program} with {usd} taxes instead of {usd}
what value am i getting if i spend {points} {program} on a {usd} room
how good is a redemption of {points} {program} against {usd}
is this a good redemption {points} {program} {usd}
good redemption or not {points} {program} for {usd}
am i getting good value at {points} {program} for a {usd} flight
am i getting ripped off at {points} {program} for a {usd} night
is {cents} a point a good deal on this booking
is {cents} per point good
is {cents} per {program} point good
is {cents} a good redemption for {program}
what is a good cpp for {program}
what counts as a good redemption (of|for) {program}
the ticket is {usd} cash or {points} plus {usd} in {program} is that good
the cash price is {usd} and the award is {points} {program} plus {usd} fees worth it
the flight costs {points} {program} and {usd} in taxes it would be {usd} in cash is that a good use
i found {points} {program} for a flight that sells for {usd} good or bad
i can book a room worth {usd} for {points} {program} should i
transferring {points} {issuer} points to {program} for a {usd} flight what value is that
is a {usd} room for {points} {program} a good use of points
would {points} {program} for {usd} beat the portal
how much per point is {points} {program} for {usd}
{usd} or {points} {program}
{usd} or {points} {merchant} points which one
pay {usd} or burn {points} {program}
value per point when {points} {program} saves me {usd}
redeeming {points} {program} saves me {usd} is that decent
is {points} {program} too much for a {usd} hotel
would you use {points} {program} for something that costs {usd}
at what cash price does {points} {program} make sense
business class is {points} {program} plus {usd} or {usd} cash what is my value
for {people} it is {points} {program} each or {usd} each is that worth it
got a quote of {points} {program} and {usd} taxes for a {usd} fare what is that per point
does {points} {program} for {usd} beat your valuation
`;
