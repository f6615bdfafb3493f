import type { Said } from "./said.ts";

/** What people said about fee questions, one a line, by intent; names and figures stand as slots. */
export const FEE_SAID: Said = {
  renewal_value: `
{card} renews in {date} dump it or keep it
justify the {card} fee for me
is the {card} pulling its weight
do i get {count} worth out of the {card}
thinking of canceling the {card} bad idea
do the math on keeping {card} another year
which of my cards is not earning its keep
{card} worth renewing
am i losing money on the {card}
{person} says the {card} is a waste is she right
so the {card} is up for renewal and {count} is a lot of money i use the {credit} and sometimes {merchant} do i keep it
honestly is the {card} even worth it anymore with the fee
i am not sure is good to keep the {card} for one more year the fee is expensive
the annual fee on my {card} is coming up and i mostly just use it for {category} cancel
{person} thinks we should ditch the {card} what do the numbers say
do i come out ahead with the {card} or nah
is there a point in holding onto the {card}
would you pay the fee on the {card} again
does having the {card} make financial sense for me
cancel or keep {card}
is the {card} still pulling its weight
what am i really getting out of the {card}
can i justify {count}
convince me to keep the {card}
should i let the {card} go when it renews
the {card} fee just went up still worth it
i barely travel these days {card}
break even analysis on my {card}
which of my fee cards should get the axe
evaluate my {card} for me
is {count} a year too much for what {card} gives me
do i actually come out ahead with the {card}
keeper card or not {card}
net value of holding the {card} for me
i am on the fence about renewing the {card}
{card} dump or renew
does it make sense to hold two {card} in one house
is {person} {card} worth it
the {card} is a big fee talk me into or out of it
do you reckon the {card} worth having {date} too
am i wasting money with {card}
`,
  upcoming_fees: `
which card bills me next and when
sum of what i pay for all my cards yearly
fees coming in the next {months}
when does the {card} charge me
how much in annual fees am i on the hook for in {date}
do any of my cards charge me in {date}
what is the damage on annual fees {date}
fee calendar please
i want to budget for {date} what annual fees do i have coming and in which months
wen is my next annual fee
how much money goes to annual fees for all cards together every year
i got a bunch of cards renewing what is the next one that will charge me
when am i getting billed for the {card}
next annual fee
how much am i paying in fees total
what is coming up fee wise
which months do my annual fees land
card renewals in the next {days}
tell me what fees i have between now and march
my yearly cost for all of these
when does the {card} renew
renewal dates for all my cards
what date does my {card} fee come
fees in {date} by month
do i have a big fee coming
how many fees hit before new year
the next card to charge me is which
tell me my renewal months
`,
  refund_window: `
got hit with the {count} {date} can i undo it by closing
fee on my {card} posted {date} too late
how long after the annual fee shows up can i downgrade and get money back
does {issuer} refund the fee if i cancel within {days}
grace period on canceling after annual fee with {issuer}
{issuer} just charged the fee when is the last day to bail
will they give me back the fee pro rata if i cancel in the middle of the year
i meant to cancel my {card} before the fee hit but i forgot and now it is there how long do i have
{issuer} charged me {usd} for gold {date} can i still cancel for get the money back
if i downgrade the {card} {days} after the annual fee posts do they refund all of it
when is the cutoff to cancel for a refund of the fee
too late to get my annual fee back
i canceled {days} after the fee do i get anything
will {issuer} prorate the fee if i close it
days to cancel after fee posts {issuer}
i just saw the fee on my statement can i still bail
my {card} renewed {date} how long til i can not get the {count} back
if i product change now is the annual fee returned
reversal of the annual fee on the {card} what is the window
can i get out of the fee that was just billed
how many weeks do you get after the annual fee hits to change your mind
cancel by when to avoid paying
fee on the {card} went through tuesday can it be reversed if i close
what is the deadline at {issuer} after a renewal
`,
  card_fee: `
how pricey is the {card}
what is it cost to hold a {card}
price for adding my brother to the {card}
is the {card} free the first year
{card} yearly cost
annual fee on {card}
{card} how much per year
is there any charge to have the {card}
{foreign_fee} on the {card}
what do extra users run on the {card}
how much do they want for the {card} each year
what is the annual fee for {card}
thinking of adding my mom to my {card} does that cost anything
is the first year fee waived on the {card} or do i pay right away
damage for holding the {card}
yearly price tag of the {card}
is the {card} {count}
how much to add {person} as an authorized user on the {card}
{card} additional cardholders cost
does the {card} cost anything to keep
what is {issuer} charging for the {card} now
free first year on the {card}
is there a fee on the {card}
{card} price per year
how expensive is the {card}
do i pay for authorized users on the {card}
do they charge you overseas on the {card}
price of membership for the {card}
what would keeping a {card} run me annually
`,
};
