/** More ways people ask about credits, what expires, free nights and enrolment. */

export const CREDITS_MORE = `
list all my {credit}
list all my credits
all my {credit}
{credit} i have
what {credit} do i have across all cards
which benefits of my cards give me {credit}
which of my cards give {credit}
what perks with money back do my cards give me and what is left of them
what money back perks do my cards have
what do my cards pay me back for
what do my cards reimburse
tell me all the reimbursements i can get from my cards
what reimbursements are left
what freebies do i still have {date}
what freebies do my cards give me
what free stuff do i get with my cards
which {credit} should i use before the 15th
which {credit} should i use {date}
which {credit} are still open
which {credit} have i not used
{credit} left
quarterly credits left
semi {credit} left
{credit} left
so what else can i use on my {issuer} cards {date} like the {merchant} thing and so on
what else can i still use on my {issuer} cards {date}
what can i still use on the {card} {date}
what is still open on the {card}
any credit unused
any credits unused
any unused credits
anything unused on the {card}
what have i not used on my {card} yet
what credits are still open for {person}
{person} {card} what credits are still open there
my {person} {card} which credits are left
i am paying {usd} for this {card} what credits am i supposed to be using
i pay {usd} a year for the {card} which credits do i get for that
which credits come with my {card}
{card} credits
{card} credits left
{issuer} credits
what coupons are left in the coupon book
coupon book status
what is left in my coupon book
what money am i leaving on the table with credits
how much in credits is left on the {card}
total value of credits i still have
total credits left {date}
how am i doing with my credits
did i use all of my credits
did we use everything on the {card} {date}
when do my credits reset
which credits are monthly and which are yearly
credit checklist for {date}
give me a checklist of credits for {date}
just got the {card} what credits do i get
new {date} what credits do i have now
list of credits i can cash in {date}
list of benefits i can cash in
which {credit} remain on our {card}
which {credit} remain
what do i get monthly from {issuer}
what do i get from {issuer} every month
monthly stuff i get from {issuer}
{card} perks in dollars
{card} credits in dollars
dollar perks of the {card}
which credits did i forget to use {date}
which credits have i forgotten
all the {issuer} coupons in one list
all my {issuer} credits in one list
one list of all my credits
what am i entitled to on the {card} credits wise
credits i am entitled to on the {card}
which credits should i be redeeming on my cards
which cards come with {merchant} {merchant} that kind of credit
which of my cards come with {merchant} credit and so on
do i have any {credit}
do i have any {credit}
do i have any {benefit} credits
have i missed any credits so far
did i miss any credits {date}
what money can i get back from {issuer} {date}
what can i get back from {issuer} {date}
all these little credits which ones are outstanding
i lose track of the little credits what is outstanding
outstanding credits
credit tracker {card}
credits reset dates
`;

export const CREDIT_DETAIL_MORE = `
how much {benefit} do i have left
how much {benefit} is left {date}
does the {card} {benefit} cover seat upgrades
does the {benefit} cover (bags|seat upgrades|{category}|delivery|tips)
does the {benefit} work for (bags|upgrades|{category}|delivery|online orders)
does the {benefit} work at {merchant}
does {merchant} work for the {benefit}
does {merchant} count for the {benefit}
is {merchant} part of the {benefit}
can the {benefit} be used for {category}
can i use the {benefit} at {merchant}
can i use the {benefit} for {category}
do i still have the {usd} {benefit} on my {card}
do i still have my {benefit}
do i still have {benefit} on the {card}
have i got anything left for the {benefit}
anything left on the {benefit}
{benefit} how does it work
how does the {benefit} work
how do i use the {benefit} on the {card}
how do i use my {usd} {benefit}
{benefit} expires {date} or does it roll over
does the {benefit} roll over
does the {benefit} carry over to {date}
if i do not use the {benefit} {date} is it gone
{card} {benefit} which {category}
{card} {benefit} where can i use it
which places take the {benefit}
which {category} are in the {benefit}
which {merchant} locations count for the {benefit}
what counts for the {benefit}
what can i buy with the {benefit}
how long do i have for the {benefit} on the {card}
until when can i use the {benefit}
by when must i use the {benefit} on the {card}
my {benefit} is not showing up
my {benefit} did not post what now
i used my card at {merchant} and the {benefit} did not show up
the {usd} {benefit} is it {count} a month
the {usd} {benefit} is it {usd} a month
is the {usd} {benefit} split by month
is the {benefit} monthly or yearly
is the {benefit} by calendar year or anniversary
the {card} {benefit} is it by calendar year or anniversary
is {benefit} still a thing on {card}
is the {benefit} still around
did they take away the {benefit} on the {card}
what is the {merchant} thing
what is the {merchant} thing on my {card}
what is that {merchant} credit on the {card}
the {merchant} credit what is it
how much is the {merchant} thing
tell me about the {benefit} which card and how often
how often do i get the {benefit}
{benefit} resets when
when can i use my {benefit} again
i already used the {benefit} once when do i get it again
i think i used the {benefit} already did i
{benefit} still available
is my {benefit} usable for (baggage|bags|upgrades|{category})
is the {benefit} usable at {merchant}
did i use up {merchant} {date}
did i use up my {benefit} {date}
did i already use {benefit} {date}
does my {benefit} need {count} nights
does my {benefit} need a {count} night stay
is there a minimum stay for the {benefit}
what do i have to buy at {merchant} for the credit
what do i buy at {merchant} with the credit
can {person} use my {benefit}
does {person} get his own {benefit}
does {merchant} count for my credit
does {merchant} count for the {card} credit
does the {benefit} come automatically each year
when do i get the {points} anniversary miles
what happens to my {benefit} when i do not use it
what happens to unused {benefit}
i booked on {merchant} should the {usd} credit come off
i booked a {category} on the portal should the {benefit} come off
why did my {benefit} not post
is the {benefit} {count} or {count}
what day does {benefit} refresh
is {merchant} still in the {benefit}
`;

export const CREDITS_VS_FEE_MORE = `
how much of the annual fee did i get back in credits
how much of the annual fee did i get back so far
how much of the {usd} fee did i get back
how much of the fee have i recovered
out of the {usd} fee how much have i recovered so far
did the {benefit} and {benefit} cover the {card} fee
did the {benefit} cover the fee
have my credits covered the {card} fee
have i used enough credits to cover the fee
i pay so much for this card have i at least used enough credits to cover it
net cost of my {card} after credits
net cost of the {card} after what i used
what does the {card} really cost me after credits
what does the {card} cost me net of credits
effective annual fee {card}
effective annual fee of my {card}
my effective fee on the {card}
what is my effective fee now
what is my fee effectively after the credits i used
i have used {benefit} and {benefit} what is my fee effectively now
i have used {merchant} and {benefit} how much of the fee is that
am i ahead or behind on the {card}
am i ahead or behind on the {card} fee
am i up or down on the {card} so far
am i in the green on the {card}
am i breaking even on the {card} with the credits
have i broken even on the {card}
broke even on the {card} yet
do the credits on {card} make up for the {count}
do the credits on {card} make up for the {usd}
do the credits make up for the fee
return on my {issuer} fee so far
return on the {card} fee
my {person} says the {card} pays for itself with the credits did it for us so far
has the {card} paid for itself yet
did the {card} pay for itself {date}
fee minus credits
{card} fee minus credits
credits minus fee {card}
credits used vs annual fee on {card}
credits used versus fees paid {date}
so far {date} credits redeemed versus fees paid
recouped annual fee yet
have i recouped the {card} fee
did i make my money back on the {card}
how far am i from earning back the fee on the {card}
how much more in credits until the fee is covered
how many credits do i need to use to make up for the fee
does using the credits bring the {card} fee to zero
what have i got back in credits so far
how much value have i gotten from {card} credits compared to the fee
track fee recovery
fee recovery {card}
has my {card} paid off
has my {card} paid off so far {date}
am i getting my {usd} back
am i getting my {count} back on the {card}
am i getting my fee back
net fee of {card} for me {date}
what is my net fee on the {card}
is my {card} basically free after the credits
is the {card} free for me after credits
what did i actually pay for the {card} once you subtract credits
what did i really pay for the {card} minus credits used
did i get my money worth in credits
did i get my moneys worth on the {card} credits
how deep in the hole am i with the {card}
how much in the hole am i on the {card} fee
am i still under water on my {card}
am i in the red on the {card}
{merchant} {count} a month and {merchant} what does the {card} cost me really
what does the {card} cost me really after {benefit}
amount left to break even {card}
how much left to break even on the {card}
what is left to break even on {card}
is {card} fee covered by {benefit}
is the {card} fee covered by the {benefit} i used
how much of my {card} fee is still not covered by credits
we paid almost {usd} for this card how much has come back to us
{card} scorecard fee versus what i used
value extracted so far versus annual fees
`;
