/** More ways people ask what expires, and about free nights. */

export const EXPIRING_MORE = `
which of my perks expire next
which perks run out next
which of my things expire next
which rewards and credits are going to lapse soonest
what is going to lapse soonest
what lapses first
what do i have to use by {date}
what do i have to use by thanksgiving
what must be used before christmas
what do we need to use before the holidays
remind me what is expiring in {date}
what is expiring in {date}
is there anything with a use by date in my wallet in the next {months}
anything with a use by date
anything with a deadline in the next {days}
any deadlines coming up
what is running out
is something about to run out
what runs out {date}
what benefits run out by {date}
what goes away at year end
what goes away on {date}
what do we lose on {date}
what do we lose at the {date}
what will i lose if i do nothing
anything i am going to lose if i do not act
what do i need to burn before it is gone
what should i burn before {date}
what do i need to use up before new year
what should i use up before {date}
my aunt is visiting and i want to use up whatever is going to expire
before the year ends what should i still use
which credits will go to waste soon
what is going to waste
what am i about to waste
use it or lose it
use it or lose it list
use it or lose it {date}
expiring
expiring soon
expiring {date}
upcoming expirations
upcoming expirations of credits and {night}
expiring credits and points next {days}
credits points and {night} that expire by {date}
give me everything that expires within {days}
everything that expires within {months}
next things to expire
what is ending {date}
what ends {date}
the year is almost over what have i not used that goes away
month end is coming what should i use
list stuff that will vanish soon
things that will vanish soon
are any of my benefits about to vanish
what will i forfeit if unused {date}
what would i forfeit at the end of {date}
soonest expiry in my wallet
soonest expiry
what has the soonest expiry
what do i have to use before 12/31
what do i have to spend or use before {date}
do any of our points or certificates expire before summer
do any points credits or certificates expire before {date}
what perks will i be losing shortly
what am i losing shortly
what should i hurry up and use
tell me what to hurry up and use
what should i hurry with
anything i forgot to use {date} that goes away
what should i be redeeming before the quarter ends because it expires
anything dying on {date}
{date} checklist of things to use up
almost the {date} what have i got that is going away
do not let me lose anything
`;

export const CERTIFICATES_MORE = `
do i have any {benefit}
do i have any {night}
do i have any certificates
any {benefit}
any certificates
any certs
unused {benefit}
unused certificates
how many {benefit} do i have
how many {night} do i have
list my {benefit}
list my certificates
my certs
can i top off my {points} cert with points
can i top off my certificate with points
can i add points to my {benefit}
can my sister use my {benefit}
can {person} use my {benefit}
can i give my {benefit} to someone
can i book my {benefit} for somebody else
can i gift my {benefit}
my {program} cert until when must i stay
my {program} certificate until when is it good
my {program} {benefit} when does it expire
{program} {benefit} expiring
{program} night expiring
when does my {program} night expire
when is my {program} {night} expiring
does booking by the expiration date count or do i have to stay by then
do i have to stay by the expiration date of my {benefit} or just book
do i need to complete the stay before the {benefit} expires
book by or stay by for the {benefit}
the {benefit} from my credit card where is it good
where is my {benefit} good
where can i use my {benefit}
which {category} can i use my {benefit} at
which {category} can i use my {program} certificate for
i earned a {benefit} at the renewal of my card what can i do with it
i got a {benefit} with my {card} what can i do with it
got a {benefit} in the mail what is it good for
does the {card} still give an {benefit}
does the {card} give a {benefit} every year
do i get a {benefit} with the {card}
when do i get the {benefit} from the {card}
what is my {program} {benefit}
whats my {program} {night}
my {night} when does it expire
so we got this {program} night thing from the card and want to use it in {date} is it still good then
is my {benefit} still good in {date}
is my certificate still good {date}
can i use the {benefit} in {date}
want to use my {program} night for our anniversary in {date} does that work
what is the point limit for my {benefit}
point limit of the {benefit}
max points for my {benefit}
{benefit} max points
category limit of my certificate
what is my {benefit} worth
value of the {benefit}
do {benefit} get extended
can i extend my {benefit}
can my certificate be extended
will they extend my expiring {benefit}
certs about to expire
certificate about to expire what now
my {benefit} where can i use it
where is my {benefit} usable
is my {benefit} usable at {merchant}
is my {benefit} usable at a {category} in {country}
how many {benefit} do we possess
how many certificates do we possess
what is a category {count} certificate worth
what is a cat {count} {count} worth
what is a category {count} to {count} night worth
does the {program} {points} certificate work at a nice {category}
does the {program} {points} night work at {merchant}
can i transfer my {benefit} to {person}
can i transfer my {benefit} to somebody
when does my {benefit} run out
when does my {benefit} end
what category of {category} does my award night cover
which {category} categories does my {benefit} cover
any {night} on my cards
any {benefit} on my cards
are there blackout dates on the {benefit}
blackout dates {benefit}
do we have {category} certs we have not used
do we have {night} we have not used
does my {benefit} include resort fees
do i pay resort fees with my {benefit}
is my {benefit} worth using at a {points} {category}
how many points is my {benefit} equal to
next {night} when
`;
