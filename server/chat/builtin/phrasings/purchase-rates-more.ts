/** More ways people ask what their cards earn by category, and up to which cap. */

export const CHEAT_SHEET_MORE = `
for {category} use this for {category} use that something simple like that
i just want something simple like use this for {category} and that for {category}
just tell me use this card here and that card there
quick reference guide for my wallet
quick reference for my cards
quick reference of which card goes where
give me the lineup
give me the lineup who is my {category} card who is my {category} card and so on
what is my lineup by category
my card lineup by category
what is my {category} card my {category} card and so on
name my {category} card my {category} card and my {category} card
what is my setup category by category
my setup category by category
go category by category and tell me the card
tell me for all of my {category} which card
tell me for all my {category} which card
for all my everyday stuff which card
for everything i buy which card
for each thing i buy which card
for every kind of spending which card
which card goes with which kind of store
which card goes with which type of purchase
which card goes where
what goes where
what goes on which card
which card is for what
what is each of my cards good for
what is each card for
what is each one for
i can never remember what each card is for
i get overwhelmed just tell me which card goes with what
i get confused which card to use where
too many cards tell me what each one is for
is there a way to see all spend categories with the top card i hold
see all categories with the best card i hold
show all spend categories with my best card
all categories with the best card
list of categories with the right card
table with the best card for all the categories
chart of categories and cards
assign a card to every category
match my cards to categories
put my cards in order by what they are good for
my {person} keeps using the wrong card give me a list
{person} keeps using the wrong card make us a list of what to use where
give me a list i can tape to the fridge
something i can print with which card for what
a simple rundown of what card to use at what place
rundown of my cards by category
{category} {category} {category} and {category} which card for each
{category} {category} {category} everything else which card for each
{category} and {category} and {category} card for each
what is my best multiplier in each category
top multiplier per category
how should i be splitting my spending across my cards
how do i divide my spending over my cards
when should i use which card overall
summary of best cards for each category
card per category list
wallet cheat sheet
the whole list please which card for what
{person} and i need a one pager {category} {category} {category} which card
we need a one pager {category} {category} {category} {category}
in general which card do i use for {category} {category} {category} {category}
in general for {category} {category} and {category} what do i use
{category} {category} {category} {category} {category} which card for each of them
give me the cliff notes on which card to use
cliff notes which card where
optimal way to use all of our cards together
how do i use all my cards together
how do i best use all of my cards
swipe guide
usage guide for my cards
guide to my cards
per category winners
winners per category
winner for each category
who wins what
who wins each category
which cards for which purchases
which cards for which spending
game plan for {category} across my wallet
game plan for which card where
strategy for which card to use when
tell me when to use the {card} when the {card} and when the {card}
when do i use the {card} and when the {card}
when do i use which of these {card} {card} {card}
roles of each card in my wallet
what role does each card play
go to cards by category
`;

export const CATEGORY_GAPS_MORE = `
do i have a good card for {category} or is that a gap
is {category} a gap for me
is {category} a weak spot in my wallet
is {category} uncovered
we have all these cards and still do not cover some kinds of purchases which ones are they
which kinds of purchases do we still not cover
find the holes in my card setup
find the holes in my setup
find the gaps
show me the holes
show me my gaps
where are the holes in my wallet
what kind of stuff do i have no good card for
what do i have no good card for
what do i buy that i have no good card for
for which types of shops do i have no card
for which types of stores do i have no multiplier
which stores do my cards earn nothing extra at
what falls through the cracks with my current cards
what spending falls through the cracks
what spend slips through
what are my cards bad at
what are my cards not good at
what is my wallet weak in
what is my wallet bad at
what is lacking in my lineup
what is lacking
my lineup is good for {category} and {category} but what is lacking
my cards are good for {category} but what else am i missing
which categories am i stuck with {count} or {percent} on
which categories am i stuck earning {count} on
which categories am i only getting {percent} on
which categories only get the base rate
which purchases only get {count}
where do i only earn {count}
what earns only {percent} with my cards
what am i earning only the base rate on
what does my setup not cover
what does my trifecta not cover
what does my wallet not cover
what do my cards not cover category wise
what categories does my combo miss
what am i missing category wise
what am i missing in my wallet by category
does my wallet lack anything
does my wallet have any gaps
is there any category with no bonus for me
is there any spending where none of my cards does well
am i covered in all categories
am i covered for all categories of spending
are all my categories covered with a bonus
do my cards leave any category uncovered
which category is the worst covered by what i have
my weakest category
weakest categories
areas where i do not earn extra
where am i leaving points on the table by category
what should i be getting more on category wise
where could my cards do better
gaps in my coverage by category
coverage gaps
where do none of my cards help
where do my cards not help
my most underserved categories
underserved categories
what am i not optimizing with the cards i have
what am i not optimizing
what could i optimize category wise
does my setup miss something obvious
does my setup miss a category
what does my setup miss
spending types with no bonus
spending not bonused by any card
spending types not bonused
do we have {category} covered and what else is not
do we have {category} covered by any multiplier
what expenses have no good card in my wallet
which expenses have no good card
where is my card coverage thin
where is my coverage of categories thin
is my {category} spending a weak point
is {category} my blind spot
are {category} and {category} my blind spots
blind spots in my wallet
what is not earning bonus points
what spending is not earning a bonus with my cards
what is the biggest hole in our card collection
biggest hole in my wallet
biggest gap
missing multipliers
which multipliers am i missing
what goes to my catch all card because nothing better exists
what falls back to the {card}
where do i fall back on the {card}
what do i suck at
`;

export const EARN_RATE_MORE = `
what percentage does the {card} give
what percent does the {card} give
what percent is the {card}
how many percent is the {card}
tell me how many miles the {card} gives for normal purchases
tell me how many points the {card} gives for normal purchases
how many miles gives the {card}
how many points gives {card} for {category}
what does the {card} give on normal stuff
what does the {card} earn on everything else
what is the base rate of the {card}
{card} {count} includes {merchant} or only direct
does the {card} {count} include {merchant}
does the {count} on the {card} include {merchant} or only direct bookings
is {merchant} included in the {card} {count}
is it {count} only when i book direct with the {card}
my brother says his {card} gets {percent} back on {category} is that right
my friend says the {card} gets {count} on {category} is that true
somebody said the {card} earns {count} at {merchant} true or false
is it true that the {card} earns {count} on {category}
i thought the {card} was {count} on {category}
i thought the {card} earned {percent} on {category} did that change
{program} card rent points how many
{card} rent points how many
how many points for {category} with the {card}
what is the cash back on {card}
what is the cash back rate of the {card}
cash back on the {card}
{card} cash back rate
{card} {category}
{card} on {category}
{card} {category} rate
{card} {category} multiplier
{card} {merchant}
{card} at {merchant} how many points
{card} earn rates
earning rates of {card}
earn structure of the {card}
what does {card} earn at the portal
what does the {card} earn through the portal
how much does the {card} give on {category} booked direct
does {merchant} count as {category} on the {card}
does {merchant} count as {category}
does {merchant} code as {category}
is {merchant} considered {category} on the {card}
is {merchant} {category} for {issuer}
what does {merchant} code as
would {merchant} trigger the {category} bonus on the {card}
did i get {count} at {merchant} with the {card}
why did i only get {count} at {merchant} with the {card}
how many points would a {usd} {category} make on the {card}
how many points for {usd} at {merchant} on the {card}
what would i earn for {usd} at {merchant} with the {card}
if i put {usd} of {category} on the {card} how many points is that
do i earn extra on {category} with the {card}
do {category} earn extra on the {card}
what categories does the {card} earn extra on
do i earn anything on {category} with the {card}
do i earn anything on {category} with {issuer}
{card} for {category} {count}
{card} {count} on what exactly
{card} {percent} on what
what exactly gets {count} on the {card}
what gets {percent} on the {card}
would i have gotten {count} for that meal on the {card}
would i have gotten {count} on the {card} for {category}
is {category} any good on the {card}
is the {card} any good on {category}
how good is the {card} on {category}
how good is {category} on the {card}
what would that {usd} have earned on the {card}
is a {category} {category} {category} on the {card}
does {merchant} get {category} points on the {card}
{card} gives how much on {category}
`;
