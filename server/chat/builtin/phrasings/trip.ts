/** How people ask about points for a trip. One a line; see intent.ts. */

export const POINTS_GOAL = `
how do i get to {points} {program}
how do i get to {points} {program} by {date}
how can i get to {points} {merchant} points
how do i reach {points} {program}
how can i reach {points} {program} by {date}
i want {points} {program} by {date} what do i need
i want {points} {program} what do i have to do
i need {points} {program} by {date} how do i get there
i need {points} {program} by {date} can i make it
my goal is {points} {program} by {date}
our goal is {points} {program}
goal {points} {program} by {date}
plan for {points} {program}
make a plan to get {points} {program} by {date}
what is the plan to earn {points} {program}
help me plan {points} {program} for {date}
how long until i have {points} {program}
how long until i have {points} {issuer} points
how long will it take (me|us) to get {points} {program}
how many months (of spending|) until {points} {program}
when will i have {points} {program}
when could i have {points} {program}
how far am i from {points} {program}
how close am i to {points} {program}
how many more {program} do i need for {points}
how many points am i missing for {points} {program}
how many more points do i need to get to {points} {program}
what am i short of {points} {program}
am i close to {points} {program}
are we close to {points} {program}
will i have {points} {program} by {date}
can i get to {points} {program} by {date}
can we get {points} {program} before {date}
is {points} {program} by {date} realistic
saving up for {points} {program} how is it looking
we are saving for a trip that takes {points} {program}
i am taking my {people} to {country} {date} how do i get there on points
{people} to {country} {date} needs {points} {program} are we close
{people} of us need {points} {program} each by {date}
we need {points} {program} each for {people} people
trip for {people} costs {points} {program} a ticket how do we get there
our honeymoon takes {points} {program} how do we earn that
{people} for {points} {program} each how do i get there
what would it take to earn {points} {program}
which card bonus would get me to {points} {program}
which sign up bonuses get me to {points} {program}
what is the fastest way to {points} {program}
fastest way to earn {points} {program}
quickest way to reach {points} {program} by {date}
i have some {program} but need {points} what is missing
what gap do i have to {points} {program}
close the gap to {points} {program}
how do i earn enough {program} for our trip in {date}
i want to book in {date} and need {points} {program} what should i do
with {person} points can we reach {points} {program}
so we want to go {date} and it costs {points} {program} how would we get those points
need {points} {program} by {date} plan
need {points} {program} by {date} what is the plan
how many months til i can get {points} {program}
how many months until i can get {points} {program}
how many years until i have {points} {program}
am i far off {points} {program}
how far off {points} {program} am i
am i on track for {points} {program}
are we on track for {points} {merchant} points by {date}
on track for {points} {program} by {date}
get me to {points} {program}
get us to {points} {program} by {date}
what will it take to reach {points} {program}
what do i still need for {points} {program}
what is still missing for {points} {program}
remaining points to {points} {program}
what is my gap to {points} {program}
difference between what i have and {points} {program}
route to {points} {program}
road to {points} {program}
roadmap to {points} {program} by {date}
strategy for {points} {program} by {date}
build up {points} {program} by {date}
collect {points} {program} by {date}
earning {points} {program} how long
at my spending when do i hit {points} {program}
with my spending how long to {points} {program}
when do i hit {points} {program}
can i make {points} {program} in time for {date}
will i make {points} {program} by {date}
i am {points} {program} away from my trip how do i get them
how do we come up with {points} {program} for {people}
we want {points} {program} by {date} how do we pull that off
how do we pull off {points} {program}
how much longer to {points} {program} at my current spending
how much longer until {points} {program}
how much longer do i need for {points} {program}
i am at {points} and need {points} {program}
i have {points} and need {points} {program} how do i close that
i have {points} of the {points} {program} i need
how do i get the rest of {points} {program}
what gets me to {points} {program} soonest
which card should i (open|get) to (hit|reach|get to) {points} {program} by {date}
help me (plan|save|work out) (points|) for (a|our|the) (honeymoon|trip|anniversary|wedding) {points} needed
(saving|saving up|collecting) for {country} {count} tickets {points} each {program} (by {date}|)
am i on track (for|to get|to reach) {points} {program} (by {date}|)
if i keep (spending|going|earning) (as i do|like this|at this pace) when (do|will) i (reach|hit|have) {points} {program}
how (long|many months) (until|till|before) i (have|reach|hit) {points} {program}
i need {points} more {program} by {date} (how|what do i do|)
(what would it take|what do i have to do) to (get|have|reach) {points} {program} by {date}
(plan|path|roadmap|road|strategy) (to|for) {points} {program} (by {date}|)
(getting|get|go) (from {points}|) to {points} {program} (in|by|within) {date}
(goal|target) {points} {program} (by|end of|) {date}
(could|can|will) i make it to {points} {program} by {date}
(fastest|quickest|easiest) way to (earn|accumulate|build up|get|rack up) {points} {program}
our (anniversary|wedding|trip) is {date} and (i|we) (would like|want|need) {points} {program} by then (is it doable|doable|)
(on pace|on track) for {points}
what would get me (to|) {points} {program} (fastest|quickest|soonest)
(target|goal|aim) {points} {program} {date}
(get|take|bring) me to {points} {program} (before|by) {date}
`;

export const AWARD_PRICE = `
how many {issuer} points to fly to {country}
how many {program} to fly to {country}
how many points to fly to {country}
how many points (is|for|do i need for) a {category} to {country}
how many points do i need to fly to {country}
how many miles do i need to go to {country}
how many miles for business class to {country}
how many points for a night at {merchant}
how many {program} for a night
how many {program} does a {category} to {country} cost
how many {program} does a room cost
how many points do i need for {people} to {country}
how many points does it take to go to {country} in business
what does a {category} to {country} cost in {program}
what does an award to {country} cost
what does {merchant} charge for an award
what does a {night} cost in {program}
what is the award price to {country}
price of an award ticket to {country} in {program}
award chart for {program}
{program} award chart
what can i book with {points} {program}
i have {points} {program} what can i book
i have {points} {issuer} points what can i book from la to hawaii
i have {points} {issuer} points where can i fly
where can i fly with {points} {program}
how far can i fly with {points} {program}
where could i go with {points} points
what can i get for {points} {program}
what {category} can i get with my {program}
what {category} can i book for {points} {program}
find me award seats to {country} in {date}
find award seats from new york to {country} in may
find me a {category} to {country} on points
find me award space on {merchant}
search award availability to {country}
search for award {category} for {date}
look for award seats in {date}
is there award availability to {country} in {date}
is there award space on {merchant} in {date}
are there award seats on {merchant} to {country}
is saver space open to {country}
book me a {category} to {country} with points
book me an award with {program}
can you search award seats
can you find award {category}
can you book an award for me
how many points would a trip to {country} take
trip to {country} on points how many do i need
cheapest award to {country}
which program has the cheapest award to {country}
which airline is the best with points to {country}
best use of {program} for a trip to {country}
jfk to {country} in points
lax hnl points needed
sfo to {country} business class how many miles
how many {program} from jfk to lhr
i want to fly first class to {country} how many points is that
what are the cheapest dates for an award to {country}
how many miles is business class to {country}
how many points is economy to {country}
how many miles is a round trip to {country}
what would a week in {country} cost in {program}
what would a week at {merchant} cost in points
what would a night at the {merchant} cost in {program}
got {points} {program} where can that take me
got {points} {issuer} points where can that take me
where can {points} {program} take me
how far do {points} {program} get me
what trips can i do with {points} {program}
what vacation can i book with my points
find me first class seats on {merchant}
find me business class seats with miles
find me {merchant} first class seats
any award space to {country}
any seats on points to {country}
are there saver seats to {country}
what are award rates to {country}
what are award rates on {merchant}
{merchant} award rates to {country}
typical price in miles to {country}
typical award price for {country} in business
points needed for {country}
points needed for a {merchant} stay
miles needed to {country}
how much in points is a ticket to {country}
how much in points is a {category} in {country}
price in points for a {category} to {country}
can you look up the award price
can you check {category} on points
check {merchant} availability for {date}
show me award {category} to {country}
sweet spots to {country}
sweet spots of {program}
points price for the {merchant} in {country}
points price for a {merchant}
points price to {country}
is there any business class space to {country} in {date}
any business space to {country}
which award should i book to go to {country}
which award should i book for {country}
what award could get me to {country}
what is the best award to {country}
how do i fly to {country} on points
{category} to {country} in points
best redemption to get to {country}
{program} to {country} for {people}
(number|amount) of (points|miles) for (a|) ({country} {category}|{category} in {country}|{country}|night in {country})
({merchant}|{category}|family|beach|{country}) trip on points how many
how many points (would|does|is) (a|) (trip|{category}|vacation|week) (to|in) {country} (take|cost|be|)
i'd like to take my parents to {country} in (first|business) class how many points would (this|that|it) be
(what will|what would|what does) it cost me to (fly|go) to {country} (using|with|in) (miles|points|{program})
(miles|points) (needed|required) for {country} (in business|in economy|round trip|)
award (chart|price|prices|cost) (for|of|to) ({program}|{country})
(search|find|check|look up) (award|) (availability|space|seats|{category}) (to {country}|{date}|)
(is there|any) award (space|availability|seats) to {country} (in|on|) {date}
where can i go (with|on|for) {points} (points|{program}|)
how (many|much) {program} (is|for) a night (at|in) ({country}|a {program} {category}|{merchant})
(business|first) class (seat|ticket|) to {country} (in|how many) (miles|points|{program})
{program} award (price|cost) to {country}
cheapest (award|points|miles) (to|{category} to) {country}
(points|miles) for {country} (in|) (economy|business|first|round trip|one way)
how much is {country} in (points|miles)
(miles|points) (for|to) (maui|hawaii|orlando|las vegas|{merchant}|{country}|seattle|miami)
{program} (points|) to (maui|hawaii|orlando|las vegas|{merchant}|{country}) for {people}
how many (miles|points) (for|to) (hawaii|orlando|{merchant}|las vegas|florida|{country})
`;
