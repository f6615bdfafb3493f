import type { Said } from "./said.ts";

/** What people said about transfer questions, one a line, by intent; names and figures stand as slots. */
export const TRANSFER_SAID: Said = {
  transfer_partners: `
who can i send my {program} to
list {program} {category} partners
{issuer} {category}
{program} partners
what can i do with {program} transfer wise
where do my {program} go if i want to move them out
can {program} become airline miles which ones
{program} partner list with ratios please
from {issuer} which programs
does the {card} give me access to any airline partners
i have got a pile of {program} and no clue which airlines they can go to list
where can the {program} be sent
which {category} programs works with {program}
what all can you do with {program} for transferring
what can i turn my {program} into
airlines for {program}
name all the places {program} go
{program} list of {category} partners
is there any {category} i can move {program} to
who partners with {program}
what programs does my {card} unlock
what are my options for moving {program}
can i do anything with {program} besides {category}
who takes {program}
places i can move my points to
airlines i can reach with {issuer}
what do {program} convert into
`,
  transfer_sources: `
how would i get more {program} from what cards
who feeds {program}
what credit card points convert to {program}
i want {program} which banks can top that up
can any bank points go to {program}
best source for {program} besides staying
which currencies reach {program}
what do i have that goes to {program}
we always stay at {merchant} which credit card points can be turned into {program}
i want get more {program} what bank is transferring there
is there any bank besides {issuer} that sends to {program}
who transfers to {program}
how do people get {program}
ways of getting {program} from a card
which flexible points go to {program}
can i make {program} out of anything i have
does anything go to {program}
what transfers into {program}
i want {program} without flying from which banks
feeders for {program}
what turns into {program}
any currency that turns into {program}
where do people get {program} from
`,
  route_check: `
{issuer} american still possible
can {program} go to {program} and what is the rate
is {issuer} to {program} a thing
how fast do points land at {merchant} from {program}
do {program} move to {program} is it 1:2
{issuer} to {program} ratio
could i push my {program} over to {program}
{issuer} to {program} yes no
is it one to one from {issuer} to {merchant}
someone on {merchant} said you can not send {program} to {program} anymore is that true
is possible to transfer from {program} to {program}
how many {program} do you get per {program} is that still {count} to {count}
what is the ratio {issuer} {program}
does moving {program} to {program} happen right away or take a few days
is {issuer} {program} 1:1
are {program} and {program} partners
can {program} go to {program}
{issuer} {program}
what is the rate for {issuer} to {program}
{issuer} to {program} still alive
how quick is {issuer} to {program}
do {program} go to {program}
any way to get {program} into {program}
is {issuer} {program} going away
what is the ratio from {issuer} to {program}
what is the ratio
transfer ratio please
can {issuer} go to {program} and how long does it take
can {program} become {program}
{issuer} to {program} possible ratio
`,
  transfer_amount: `
want {points} {program} how many {program} would that take
if i shift {points} {program} into {program} what shows up
{points} {program} to {program} how many miles
transfer {points} {program} to {program} result
need to top off {points} more {program} what is that in {program}
how much {issuer} for {points} {program}
convert {points} {program} into {program}
{points} {program} in {program} is
i am {points} short on {program} how many {program} should i send
i need {points} more {program} for a ticket if i transfer from {program} how many do i send over
if i send {points} {program} to {program} how many {program} i will have
say i convert {points} {program} to {program} how many {program} would that be
{points} {program} to {program} gives me what
need {points} more {program} how much {program} is that
{points} {program} in {program}
what will {points} {program} get me at {merchant}
if i want to end up with {points} {program} how many {program} do i send
{points} {program} {program} equals
how many {program} do i get if i dump {points} {program}
{points} {program} to {program} gives
minimum i got to send from {program} to get {points} {program}
swap {points} {program} for {program} yields
i have {points} {program} how many {program} could that be
what does {points} {program} turn into at {merchant}
{points} {program} takes how many {program}
if {points} {program} goes to virgin what lands
`,
  transfer_bonus: `
any promos on moving points {date}
is {issuer} giving extra to any airline now
what bonus is {program} running for transfers
is {percent} to virgin the usual
should i wait for a better transfer bonus to {program}
{program} transfer bonus history to {program}
{issuer} bonuses at the moment
what is the biggest bonus there is been {issuer} to {program}
before i move my points i want to know if there is any bonus going on for {program}
is there currently a promotion for transfer from {program} to any {category}
how is the current {issuer} bonus to {program} compare to past ones
transfer bonuses
is anyone running a bonus to {program}
any extra percent for moving {program} to {program}
what promos are live for {issuer}
are there deals on converting points now
when was the last bonus from {issuer} to {merchant}
bonus on {program} transfers right now
is it a good week to transfer
best ever bonus to {program}
do any of my banks have a transfer promo
any sweeteners on transferring {program} now
`,
  fund_award: `
found a room for {points} {program} what do i pull from
trying to scrape together {points} {program} what is the best source
whose points should i burn for {points} {program}
need {points} {program} for a {category} who do i transfer from
i got a {program} award for {points} {program} how do i cover it with what i have
can i cover {points} {program} with my stash
book through portal or transfer {category} {usd} cash or {points} {program}
which bank points are the cheapest to use up for {points} {program}
there is a {program} one seat on {merchant} for {points} i have {program} {program} and {program} where should i take the points from
need {points} {program} for a honeymoon {category} which points of mine do i use up
what is the smartest source for {points} {program} if i got {issuer} and {issuer}
how should i pay for a {points} {program} ticket
where should the points come from for {points} {program}
got a {category} that costs {points} {program} i have none what do i transfer
which stash to drain for {points} {program}
what is my cheapest option for getting to {points} {program}
i found {people} at {points} {program} each which of my points
best currency i hold for a {points} {program} award
portal or partner for a {usd} {category} {points} {program}
should i move {program} or {program} for {points} {program}
the award needs {points} {program}
do i have enough across everything to book {points} {program}
sources for {points} {program} out of my balances
which points should i sacrifice for a {points} {program} {category}
use {program} or {program} for {program} {points}
i must come up with {points} {program} from which pot
`,
  unlock_card: `
my {card} points are stuck which card frees them
what do i need to be able to move {program} to airlines
do i have to have a {card} to use partners
which card makes {program} transferrable
will the {card} let my {card} points go to airlines
can not find transfer button for my {card} points what card gives it
cheapest card to unlock thank you transfers
i only have the {card} they told me i can not send points to airlines which card do i need
what card should i have for make my {program} transferable
is the {card} enough to move {program} to {program} or do i need {card}
what lets me send {program} to partners
need a card to free my points
my cash back points from {program} how do i make them transfer
does having the {card} unlock my {card}
which cards open up {program} transfers
is a {card} required to move points
my {card} points just sit there what do i pair it with
no transfer option on my account why
do i need an annual fee card to transfer {program}
what is the cheapest way to get transfer access
what do i need in order to send {program} anywhere
`,
  transfer_undo: `
moved points to {program} and award vanished am i screwed
are {program} transfers refundable
take back {points} i sent to {program}
point of no return when transferring
can {issuer} reverse it if i sent to wrong {category}
if my {category} gets canceled do points come back to {program} or stay with the {category}
i accidently sent {points} to the wrong {category} can {issuer} reverse it
if i transfer my points and then my plans change am i stuck with the airline miles
the {category} sold out after i transfer my points from {program} how to get back
can a transfer be taken back
undo {issuer} to {program}
oops sent points to the wrong partner
once points go to {program} is that it
are transfers one way
if i do not use the miles can they go back to {program}
sent to {program} by accident help
is there a grace period to reverse a points transfer
what if i transfer and the {category} gone
is it permanent when i convert {program} to {program}
`,
};
