import type { Said } from "./said.ts";

/** What people said about purchase questions, one a line, by intent; names and figures stand as slots. */
export const PURCHASE_SAID: Said = {
  best_card: `
going to grab {category} at {merchant} what plastic do i hand over
{category} at {merchant} which one
i am about to check out on {merchant} with like {count} in my cart which card gets me the most back
paying the {category} {usd} {date} card
what do you reckon for the weekly shop at {merchant}
my {merchant} sign up bonus which card should it be billed to
need to buy a {category} around {usd} from {merchant} best option out of what i have got
standing in line at {merchant} right now help me choose
which of these would you put the {category} on
the smartest card to pay for an {merchant} to the airport
for booking a {program} directly who wins
we are doing a big {merchant} haul saturday what should we use
{category} run
{merchant} delivery through {merchant} what card please
ok so i am at the register at {merchant} with a cart full of stuff for the kids probably like {usd} tell me what card to hand over
we are replacing our dishwasher {date} {merchant} has it for {usd} i have a few cards which gives me the most back
please which card i must use for pay the {category} {date} with my friends
which card should i use for {category} at {merchant}
hey i am ordering some stuff off {merchant} later {date} nothing huge maybe {usd} just want to know which one of my cards would be the smartest
{person} always uses the {issuer} for everything but i think there is something better for {category} what should we be using
booking a {program} {category} directly on their site about {usd} what is the move card wise
um yeah so i need to get new tires and its like {usd} what card
i have to pay for my daughter {category} every month and it is {usd} what card makes sense for that
which one of my credit cards do you recommend me for the {category} please
{category}
{category} bill {count}
{usd} at {merchant}
{program} tickets
{merchant} {date}
new {category}
buying {category} on {merchant}
{category} booked direct with {program}
our {category}
{merchant}
best for a haircut
what is good for {merchant}
{merchant} trip
pay the {merchant}
kids summer camp
which do i grab for {category}
my {category} wants {count} any card better than others for that
what plastic for the {category}
what is my top earner for pet {category}
i need a card for {category} nothing specific
at the {category} {card} or {card}
which one for a {usd} laptop from {merchant}
`,
  cheat_sheet: `
remind me what each of my cards is for
can you lay out which one i use where
i always forget which goes with what give me a table
category by category what should i be swiping
break down my wallet by where to use each
one pager card per category
what is everything good for in my wallet
split my spending across my cards for max points
tell me the job of every card i own
for each kind of spend what is my winner
i am tired of guessing at checkout can you just write me a list {category} this card {category} that card etc
{person} wants a stick note with which card goes where can you make that
could you please tell me for every category which credit card i should be using
help me simplify what card do i use for which stuff
best card for each thing
who gets what
one card per category please
where do i use which
give me the rundown of what to use where
full list of categories and the card to use
make me a wallet card i can keep
sum up where each card shines
`,
  rotating: `
what is {issuer} doing for {percent} {date}
{card} quarterly thing what is it right now
is {category} one of the {count} categories at the moment on the {card}
have i turned on the {date} bonus
{date} bonus cats please
do i still need to activate anything for {date} to {date}
what rotates next on the {card}
when is the deadline to activate the quarter
is {merchant} in the {percent} this time around
i keep forgetting to activate my {card} thing did i do it this time and what is it even for
discover emailed me about new {percent} stuff starting what are the categories
what are the quarterly cats right now for {card}
does the {card} give {percent} on anything good now or is it junk {date}
{date} categories
what is {count} now
current {percent} stuff
did i activate
is {merchant} in the rotation {date}
{card} {date}
what is {issuer} quarter
are the new categories out yet
what is on the {count} list
`,
  cap_left: `
how close am i to maxing {category} on the {card}
{card} {category} limit where do i stand
have i run out of the {points} yet on {card}
after i hit {points} on the {card} what do i get
how much can i still spend at {count} on {issuer}
hit the ceiling on my {card} which card takes over
is there a max on the {count} for {category}
i spent like {usd} at {category} {date} on the {card} how much {percent} do i have left
when does the {category} limit reset
i have been putting all our {category} on the {card} {date} and i think there is some limit on that how far along are we
spent about {usd} at the {percent} places with my {card} {date} what is left before it caps
is there some kind of maximum on that {percent} {category} thing or can i go forever
once i max the {card} at {category} where do i go next
have i maxed the {card} {date}
room left on the {count}
{points} cap progress on the {card}
what is my {card} limit at
did we go over the {points} yet
gold {category} cap
out of the {percent} now what
how much more at {count} before it drops to {count}
am i near the {category} ceiling on the {card}
`,
  category_gaps: `
where am i leaving rewards on the table
what am i only getting {percent} on
holes in my lineup
what kinds of purchases do none of my cards give extra for
anything i buy regularly that is not bonused
weak spots of my wallet please
which spending falls through to the catch all card
what is missing from my setup category wise
i feel like there is stuff i am getting basically nothing for what is it
looking at all my cards is there any type of spending where i am only earning the base rate
what categories am i missing out on with my current cards
what is my worst category
which spending has no good card
where do i only get the base rate
am i missing a card for anything
categories with nothing special
what purchases are a waste on my cards
where do my cards fall short
`,
  earn_rate: `
{card} at {category} how many points per dollar
does the {card} really only do {count} everywhere
how much would the {card} give me on {count} of {category}
what is the multiplier for {category} on the {card}
{card} percent back
{category} on the {card} any bonus
if i use my {card} at a bar what do i get back
do i get {count} on {category} with the {card} if i book direct
how many miles per dollar on the {card} for {category}
does {merchant} count as {category} on the {card}
i thought the {card} was {count} on {category} but the guy at work says {count} which is it
hi what rewards i get with {card} for buy food in {category}
so if i put {points} on the {card} for {category} how many points is that
do you get anything extra on {category} with the {card} or is it flat
what does the {card} give on {category} these days
{card} on {category}
rate for {category} on the {card}
what do i get at {merchant} with the {card}
does the {card} do {count} at {category} worldwide
{card} multiplier on {category} through the portal
is {merchant} bonused on anything like the {card}
how much back on {category} with {issuer}
points for {category} with the {card}
do {category} at {merchant} count with the {card}
what is {card} give for {category}
{category} rate on the {card}
`,
  foreign_purchase: `
off to {country} {date} which one should i bring
what do i pay with in {country} so i do not get dinged
which ones charge the {foreign_fee}
buying something from a {country} website priced in pounds which card
traveling abroad soon what is safe to use without extra fees
got any cards without {foreign_fee}
in {country} {date} what is the move for meals
my daughter is studying in {country} which card with no fee should she swipe
we are going on a {category} that stops in {country} and {country} and i do not want to get hit with those extra {percent} charges which of our cards are safe
my bank charged me a fee because i bought something from {country} which card should have i used
i will travel to {country} for see my parents what card is without fee there
heading to {country} in the spring do i take the {card} or the {card} or what
euros which card
for use outside the states
{foreign_fee} cards i have
card to carry in {country}
do i get charged extra using the {card} in {country}
{issuer} or {network} for {country}
what about buying from a japanese website
going to be in {country} what do i tap with
paying in pesos {date} card
`,
  bonus_or_category: `
working on a minimum spend right now do i still use the {card} for {category}
should i put everything on the new {card} till i get the sign up bonus
is it better to finish the welcome bonus than earn {count} on {category}
i have got {usd} left to spend for the bonus do {category} go there or on my usual one
use the new card for everything or keep using category cards
would you ignore multipliers while chasing a sign up bonus
{category} on the {card} or on the one with the pending bonus
so i just got the {card} and need to hit {points} but i have the {card} for {category} do i keep putting {category} on {card} or move it all to the new one
when your trying to meet a minimum spend is it dumb to use other cards for their categories
got {points} to go on my sign up bonus we are buying {category} new card or the one with more points
put {category} on {card} or on the card i am chasing the bonus with
until i finish the bonus do i stop using the others
does {count} beat working on my bonus
should the {category} go on the new card
minimum spend versus category bonus
keep using gold at {category} or push all to the sign up bonus card
`,
  acceptance: `
do they take {network} at {person}
will my {card} work at {merchant}
is {network} fine at {merchant}
can i pay with {issuer} at {merchant}
does {merchant} accept {network}
my {network} got declined at {merchant} is that normal
which cards can i even use in {merchant}
is {issuer} ok abroad do places take it
i drove all the way to {merchant} and they would not take my {issuer} what do they take
does {merchant} take {network} these days or only {network}
do i need to carry a {network} for {merchant} or is {network} ok now
{card} ok
{person} and {network}
do {category} at {merchant} take {network}
is {issuer} accepted at {merchant}
which networks does {merchant} take
discover at {merchant}
can i use {card} at {merchant}
will {issuer} be taken at {merchant}
`,
};
