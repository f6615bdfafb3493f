import type { Said } from "./said.ts";

/** What people said about credit questions, one a line, by intent; names and figures stand as slots. */
export const CREDIT_SAID: Said = {
  credits: `
any unused perks money on my {card}
what {credit} are still open
list everything i can get reimbursed for on {card}
how much credit have i got left {date}
show all credits
{card} credits status
what can i still claim on my cards
unspent credits for {person} {card}
i pay so much for the {card} what credits on it have not i touched yet
which money back credits i can still use with my cards
show me what is left of my credits
what freebies do i have left
any leftover money on my cards {date}
benefits i have not used
remaining credits on {card}
credits available now
how much in credits am i leaving unused
status of all my {credit}
what perks with a dollar amount do i still have
which credits did i not use {date}
what is unclaimed on my {card}
`,
  credit_detail: `
{credit} how much is it
when is the next {credit} drop
{credit} is it twice a year
did i already use the {merchant} for this half
how many dollars left on my {credit}
what is the {credit} good for
does the {credit} on {card} roll over
{credit} monthly or yearly
{credit} on the {card} reset date
what stores work for the {credit}
how does the {merchant} thing on the {card} work is it {count} every month
i already used {merchant} in the spring can i use it again now or wait til {date}
how much i have for use in the {credit}
what is the {credit} on the {card} good for exactly
{credit} left
how do i use the {credit}
{category} collection credit how does it work
what is my {credit} at
{credit} what is covered
when does the {credit} come back
how many times a year can i use {merchant}
{credit} which services
{credit} amount
does the {credit} stack for {months}
{credit} on {card} how much is unused
status of the {credit}
when is the {merchant} money renew
`,
  expiring: `
what am i about to lose
anything ending in the next {days}
use it or lose it list
which perks die on {date}
what should i use up before new years
stuff that goes proof {date}
do i have anything expiring {date}
is there anything i need to use before the {date} or i lose it
tell me what benefits will expire soon so i do not waste them
what is going away soon
anything i would regret not using {date}
deadlines coming up for my perks
year end checklist of credits
things to use before {date}
expiring stuff
what do i lose if i do nothing {date}
any points or certs ending in {date}
what dies at year end
`,
  credits_vs_fee: `
how much of the {count} have i clawed back
am i in the {card} on the {card} yet
credits used so far versus the fee on {card}
has the {card} paid for itself {date}
how much value have i extracted from my {card} credits
net fee after credits for the {card}
what is left to break even on the {card}
i have used the {credit} and the {merchant} stuff so far how much of my {card} fee have i made back
did my credits cover the fee of gold already or not yet
how much did i get back from the {card} {date}
fee versus credits used on the {card}
did i make my money back on {card}
have i used enough credits to cover {count}
running total of credits i have gotten versus the annual fee
what is my effective fee on the {card}
am i ahead yet on the {card}
credits redeemed so far compared to the fee
how much more do i need to use to cover the {card}
{card} net out of pocket so far
tally of what the {card} paid back
`,
  certificates: `
where is my {program} cert and when does it die
got any {night} lying around
{program} {night} expiration
what is the cap on my {program} certificate
{night} ticket do i have one
how much is my {program} {night} worth
is there a {night} coming from my {card}
can i top up the {points} certificate with points
i think i have a {night} from my {card} somewhere where can i see when it expires
my {program} cert till when can i use it
do i get a {night} {date} from the {card}
{night}
do i have an {night} to use
{program} cert value cap
expiry on my {night}
any {night} coming
when will my next {program} night post
list my certs
can my {night} be used at a {points} {category}
is my {night} still good
my {points} cert when is the last day
{program} {night} still have it
how much should i count my {night} for
{program} cert deadline
`,
  enrolment: `
must i opt in for the {merchant} one
do i got to register for the {merchant} thing
which perks do i have to turn on
am i signed up for the {credit}
{credit} automatic or enroll
is the {credit} automatic
what have i forgotten to activate
how does one enroll in the {card} {credit}
i have had the {card} for {months} and just found out you have to sign up for stuff what have i not signed up for
is it necessary to register for the {credit} or it is automatic
do you have to do something to get the {merchant} money
have i enrolled in everything i should
does {merchant} need enrollment
activate {category}
do these credits happen automatically
what requires sign up on the {card}
is {credit} automatic or do i enroll
{credit} register first
which of my perks am i not enrolled in
is the {merchant} one automatic or do i sign up
`,
};
