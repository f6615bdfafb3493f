import type { Said } from "./said.ts";

/** What people said about value questions, one a line, by intent; names and figures stand as slots. */
export const VALUE_SAID: Said = {
  points_value: `
{points} {program} in cash terms
what is a {program} go for
how much dough is {points} {program}
{points} {program} is roughly how much
{program} are they junk cents each
my {points} {program} dollar figure please
is a {program} worth more than half a cent
if i have {points} {program} what are they good for in money
value per point for {program}
i have around {points} {program} from work {category} what is that worth in real money
how much money is {points} of {program}
so like what is one {program} worth
is {points} {program} a lot
ballpark value for {points} {program}
is {points} {program} a lot of money
what is the cash equivalent of {points} {program}
how much are {program} going for
what can you get for {points} {program} dollars wise
one {program}
{points} {program} worth what
are {program} good value
are {program} worthless
put a dollar value on my {program}
{points} {program} how many bucks
what rate do you use for {merchant}
tell me how much {points} {program} is
so what is {points} {program} worth
is {cents} good for {issuer}
{cents} on {program} is that decent
what is {points} {program} good for in dollars
price per {program}
`,
  all_values: `
give me valuations across the board
which of my currencies is worth the most per point
cpp list
what are all the points going for these days
rank {category} points by value
table of what each program point is worth
your numbers for how much every point is worth please
can you give a table with what every point is worth in cents
what is the value of each airline mile ranked
what do you assume each currency is worth
valuations list
point values for all programs table
which points are worth the most
what are bank points worth {merchant} miles
cpp for everything i hold
best and worst points by value
how do you price each program
`,
  stash_value: `
if i cashed everything in what would i have
how rich am i in points
net worth of my miles and points
grand total in dollars for all programs
add up all my balances in dollars
what is my points portfolio at
all our points combined dollars
if you add up all my points and miles everywhere about how many dollars are we talking
how much money do i have sitting in points total
everything i have in points how many dollars
sum up all my miles and points value
how much are we sitting on
what would all of it be worth if i sold out
value of my entire points collection
how big is my points fortune
combined worth of our balances
overall worth of my points hoard
`,
  locked_value: `
are {card} points the same value if i do not have a {card}
do my {program} lose value without the {card}
my {card} points are they really full {program}
is a point on a no annual fee card as good
what is my {program} worth given i only have the {card}
how much less are {card} points worth by themselves
my friend says my {card} points are not worth as much because i do not have a {card} is she right
does it matter that my {program} come from the {card} are they worth less
if i do not have a premium card what are my {program} worth
are {card} points real {program}
points on no fee cards less valuable
what do my points drop to without the {card}
{program} from {card} only value
will my points be worth less if i only keep the {card}
is a {program} from the {card} {cents} or {count}
do i lose value with just a no annual fee {issuer} card
are points from the {card} second class if no {card}
`,
  redemption_value: `
{points} versus {usd} ticket am i getting robbed
paris {category} {points} {program} plus {usd} in fees cash is {usd} good use
the {category} {usd} or {points} {program} which way
would you spend {points} {program} on a room that is {usd}
cpp on {points} {program} for a {usd} fare
{program} wants {points} {program} for a {usd} {category} lol is that fair
{points} or {usd} take the miles
{points} {program} {usd} decent
i can book for {points} {program} and {usd} or {usd}
the {program} in chicago is {usd} for saturday or {points} should i use the points or just pay
i found a {category} {points} {program} and {usd} or {count} cash is it good
is it smart to spend {points} {program} on a ticket that is costing {usd}
{category} costs {usd} or {points} {program} what is better
worth burning {points} {program} on a {usd} seat
{points} or {usd}
{usd} cash versus {points} {program} and {usd}
is this a rip off {points} {program} for a {usd} ticket
paying {points} {program} for a {usd} room smart
what cpp is {points} for {usd}
would i be dumb to use {points} on a {usd} {category}
compare paying {usd} with using {points}
the award is {points} plus {usd} tax the ticket is {usd}
good redemption {points} {program} for a {usd} {category}
{category} is {points} {program} a night or {usd} use points or cash
{points} for a {usd} {category} yay or nay
how much am i getting per point if {points} covers a {usd} {category}
is {points} {program} for a {usd} ticket meh
points or cash {points} {program} {usd}
cash price {points} price {points} {program} which one
good use of {points} {program} room otherwise {usd}
{points} {program} or pay {usd} cash
`,
};
