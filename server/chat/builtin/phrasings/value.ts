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
what would {points} {program} be as a {credit}
{points} {program} worth
{points} {program} how many dollars
is {points} {program} a lot of money
how much would i get for {points} {program} in the travel portal
convert {points} {program} to dollars
tell me the value of {points} {program}
what is the going rate for {program}
is {points} {program} a lot
if i have {points} {program} is that a lot of money
i have {points} {program} is that much
what would {points} {program} buy me
what do {points} {program} come to
what kind of money is {points} {program}
dollar amount for {points} {program}
{points} {merchant} points worth
what are {points} {merchant} points worth
how much are {points} {merchant} miles worth
value of a {merchant} point
value of one {program}
what is each {program} worth
each {issuer} point is worth what
what is a {merchant} mile worth
how much is a {merchant} point worth
worth of a single {program}
price of a {program} in cents
penny value of {program}
how many dollars is my {program} balance
what is my {issuer} balance worth
what is my {program} balance worth in dollars
what is my pile of {program} worth
so {points} {issuer} would be how many bucks
how many bucks is {points} {program}
redeem {points} {program} for cash how much
what does {issuer} pay for {points} points as cash
worth of {points} {program} in dollars
{points} {merchant} points what does that come out to
{points} {program} what does that come out to
what should i consider a {program} to be worth
what should i count a {program} as
how should i value {program}
how should i value a {issuer} point
my {program} dollars
my {card} miles in dollars
what are {card} miles worth
{points} {issuer} points to dollars
dollar equivalent of {points} {program}
equivalent of {points} {program} in cash
is a {program} worth a penny
is {cents} a point a good deal on this booking
is {cents} per point good
is {cents} per {program} point good
is {cents} a good redemption for {program}
what is a good cpp for {program}
what counts as a good redemption (of|for) {program}
is {cents} bad for {issuer}
is {cents} bad for {program}
is {cents} ok for {program}
is {cents} each decent for {issuer} points
is getting {cents} a point out of {program} good
i am getting {cents} per point is that good
is {cents} good for {program}
is {cents} good for {merchant}
is {cents} fair for {program}
is {cents} acceptable for {issuer} points
{cents} per point for {program} good or bad
getting {cents} from {program} ok
one {program} (mile|point|) (equals|is|=) (how much|what|)
{program} worth
(whats|what is) (one|a|each) {program} (point|mile|) (worth|valued at)
is {cents} (fair|right|good|correct|too high|too low) for {program}
are {program} worth (more|less) than {program}
what (number|value|cpp|figure) do you (use|have|assume|put) (for|on) {program}
{points} {program} (in|to) (dollars|cash|money|real money)
what would {points} {program} (be worth|come to|get me|amount to) (to me|in cash|in dollars|)
(got|i was|was) offered {points} {program} (as a bonus|) what is (that|it) (actually|really|) worth
{person} gave me (his|her|their|) {points} {program} how much is (that|it) (in real cash|worth|)
if i (have|had|got) {points} {program} what is it worth (in money|)
say i (sell|had|use) (my|) {points} {program} what value (do we talk|is that|are we talking)
{program} (seem|seems|look) (cheap|weak|worthless) what is (each|one|a point) worth
(roughly|about|approximately) what (is|are) (the value of|) (a|an|) {program} (point|mile|) (worth|)
{program} (cpp|value|cents per point|per point|each)
how (valuable|good) are {program}
is {points} {program} (a lot|much|good) (of money|) (what is it worth|)
(my bonus of|the bonus of|a bonus of) {points} {program} (equals|is worth) (how much|what)
how much money (is|are) {points} {program}
how much would i get for {points} {program}
(avios|{program}|mile|miles) worth
how many (dollars|bucks) (is|are) {points} {program}
{points} {program} = how many (cents|dollars)
one {program} (is|=|equals) how many cents
how many cents (is|are|per) (a|an|one|) {program}
what is an avios worth
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
values of {category} points
what are {category} points worth in general
what are airline miles worth in general
what is a mile worth for each {category}
which {category} points are worth the most
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
give me cpp for every program
give me cpp for everything i have
cpp for all my points
which airline miles are most valuable
which {category} points are most valuable
most valuable airline miles
most valuable points
least valuable points
what are the best points to have by value
ranking of points by value
rank point currencies
list cents per point
list your valuations
your valuations please
what does each point go for
how do the programs compare in value per point
value per point of all my programs
per point values of what i hold
tell me the per point value of everything i have
what is each of my currencies worth per point
what is each of my points worth
how do you value my different points
all the point values you use
valuation list
valuation table
what is your cpp chart
cpp chart
show me your cpp chart
your points chart
rank {category} currencies by worth
rank airline currencies by value
order the programs by what a point is worth
which currency is worth most
which currencies are worth more than a cent
what is each program worth in cents
what does a point in every program count for
how do you price points
how do you price each currency
(rank|compare|order) (the|all|) (airlines|{category}|currencies|programs|points) by (value|worth|mile value|cpp)
(valuation|points value|cpp) (list|table|chart|sheet|overview)
where do your (cents per point|valuations|point values|numbers) come from
(least|most) (valuable|worthwhile) (miles|points|currency|airline miles|{category} points)
(is there|have you|do you have) a (table|list|chart) of what (they|points|all points) (all|) are worth
what (cpp|value|values|cents per point) do you (assume|use) for (my|all my|all|the) programs
(worth|value) per point for (all|every|each) (banks|programs|bank|program|currency)
(your|the) (valuations|point values|cpps) (please|)
which (points|miles|{category} points|airline miles|bank points) (are|have the|is) (worth the most|highest value|most valuable|best value)
what are the (cpp|cents per point) (numbers|figures|values) you (go by|use|rely on)
`;
