import type { Said } from "./said.ts";

/** What people said about trip questions, one a line, by intent; names and figures stand as slots. */
export const TRIP_SAID: Said = {
  points_goal: `
want to get to {points} {program} by summer
how far off am i from {points} {program}
we need {points} {program} can my spending get there
what would it take to earn {points} {program} {date}
how many months to {points} {program} at my pace
plan {points} {program} for two in business how do i earn it
what is my gap to {points} {program}
i want to fly my parents business class to {country} {date} it is {points} {program} how do i get there from what i have got
how long it takes for me to have {points} {program}
we need {usd} more {program} for our trip in {date} what spend would get us there
need {points} more {program} how
road to {points} {program}
how much would i have to spend for {points} {program}
i am saving up for {points} {program} eta
what is left to reach {points} {program}
can i make it to {points} by {date}
how do i get enough for two {people}
help me get {points} {program} by spring
how many more points until i have {points} {program}
can my regular spending get me {points} {program} {date}
path to {points} {program}
`,
  award_price: `
points needed for {country} in business
what is lax to honolulu going for on {merchant}
cheapest miles to {country}
how much is a night at the {merchant} paris in points
can you see award availability to {country} in {date}
how many {program} to {country}
what would {people} to hawaii cost in {program}
how many points would it take to fly from boston to {country} in business class
what is the price in points for a night in the {country}
can you check if there are any award seats to {country} in {date}
cost in miles for nyc to {country}
how many points do i need for hawaii
what would {merchant} cost in points
{category} to {country} how many miles roughly
what does a week in maui run in {program}
can you look up award space on {merchant}
cheapest way to fly to {country} with points
how many {program} one way to {country}
business class to sydney points
what is saver level to {country} on {merchant}
how many points is a {category} to {country}
`,
};
