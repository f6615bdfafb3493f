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
i am taking my family of four to europe next year how do i get there on points
family of four to europe next year needs {points} {program} are we close
{people} of us need {points} {program} each by {date}
we need {points} {program} each for {people} people
trip for {people} costs {points} {program} a ticket how do we get there
our honeymoon takes {points} {program} how do we earn that
two tickets for {points} {program} each how do i get there
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
so we want to go next summer and it costs {points} {program} how would we get those points
`;

export const AWARD_PRICE = `
how many {issuer} points to fly to {country}
how many {program} to fly to {country}
how many points to fly to {country}
how many points (is|for|do i need for) a flight to {country}
how many points do i need to fly to {country}
how many miles do i need to go to {country}
how many miles for business class to {country}
how many points for a night at {merchant}
how many {program} for a night
how many {program} does a flight to {country} cost
how many {program} does a room cost
how many points do i need for two tickets to {country}
how many points does it take to go to {country} in business
what does a flight to {country} cost in {program}
what does an award to {country} cost
what does {merchant} charge for an award
what does a free night cost in {program}
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
what flights can i get with my {program}
what hotel can i book for {points} {program}
find me award seats to {country} in {date}
find award seats from new york to london in may
find me a flight to {country} on points
find me award space on {merchant}
search award availability to {country}
search for award flights for {date}
look for award seats in {date}
is there award availability to {country} in {date}
is there award space on {merchant} in {date}
are there award seats on {merchant} to {country}
is saver space open to {country}
book me a flight to {country} with points
book me an award with {program}
can you search award seats
can you find award flights
can you book an award for me
how many points would a trip to {country} take
trip to {country} on points how many do i need
cheapest award to {country}
which program has the cheapest award to {country}
which airline is the best with points to {country}
best use of {program} for a trip to {country}
jfk to tokyo in points
lax hnl points needed
sfo to paris business class how many miles
how many {program} from jfk to lhr
i want to fly first class to {country} how many points is that
what are the cheapest dates for an award to {country}
`;
