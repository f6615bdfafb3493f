/** More ways people ask about rotating categories and caps. */

export const CAP_LEFT_MORE = `
how much of the {points} is left on my {card}
how much of the {usd} is left on my {card}
how much of the {usd} have i used on the {card}
is there a maximum on the {percent} categories
is there a maximum on the {percent}
is there a limit on the {count}
is there a cap on {category} with the {card}
is there a limit to how much i earn at {count}
how close am i to the quarterly max
how close am i to the max on {card}
how close am i to the cap
how close am i to the {usd} limit
does the {count} {category} on the {card} run out at some point
does the {count} run out
does the {percent} ever run out
does the {percent} stop after some amount
i think we have gone over the {usd} for {date} on the {card} what does it earn after that
i think we went over the {usd} what does it earn now
what does the {card} earn after the cap
what does it drop to after {usd}
what does the {card} earn once i am past the {usd}
what is the spending cap on my cards bonus categories
what caps do my cards have
which of my cards have a cap
do any of my cards have caps on what they earn
caps on my cards
i have put about {usd} on the {card} since {date} how much room do i have
i have spent {usd} on {category} with the {card} how much room is left
how much room do i have left
how much room is left on the {card} {date}
how much more can i put on the {card} before it drops
how much more can i put on the {card} at {percent}
used up my {count} which one should i use instead
used up my {percent} what do i use instead
used up the {category} bonus on the {card} what now
no more {percent} on the {card} because i reached the maximum where do i put the rest
i reached the maximum on the {card} where do i put the rest
i reached the limit which card takes over
maxed out the {card} what is next best
maxed the {card} now what for {category}
after i hit {usd} on {category} what card should take over
hit the cap on {card} next best card
the bonus stops after a certain amount what is that amount for the {card}
the {percent} stops after a certain amount on the {card} right
the higher rate ends after how much
we are a big family and spend {usd} a month on {category} will we go over the cap on the {card}
we spend {usd} a month on {category} will we hit the cap
will i hit the cap on {category}
at this rate when do i hit the cap
am i still getting {count} or did i blow through the limit
am i still getting {percent} on {category} or am i over the limit
did i blow past the cap
already over the cap or not
when does the cap reset
when does the cap reset on {card} {category}
does the {category} limit reset in {date} or on my anniversary
does the cap reset every quarter or every year
{card} {points} cap
{card} {usd} limit reached what next
{card} limit
cap status
what is my remaining {count} room
remaining room at {percent}
how much headroom on the {card}
how much headroom do i have on {category}
headroom left
after the {points} what rate do i get
after the {usd} what rate do i get
what rate after the first {usd}
do i have to worry about maxing out the {card} at {points}
do i need to worry about the cap on the {card}
should i worry about the {usd} limit on the {card}
am i going to max out the {card}
at some point does the {card} stop giving {count}
we do big shopping hauls does the {card} stop giving {count} at some point
does the {card} ever stop giving the higher rate
is {count} unlimited
is the {count} on the {card} unlimited
is {percent} on {category} unlimited
unlimited or capped {card} {category}
my {percent} ran out which card now
my {count} ran out which card now for those purchases
the bonus ran out on {card} what now
at what dollar amount does the bonus rate end
at what amount does the {percent} end
where does the {count} end on the {card}
when will the {points} start over
when does the {usd} start over
when does my limit start over
have i gone past the cap
have i been getting {percent} all along because of the cap
`;

export const ROTATING_MORE = `
do i still need to activate my {card}
do i need to activate my {card} {date}
do i have to activate the {card} categories
did i activate my {card} for {date}
did i turn on the quarterly thing
i keep forgetting to turn on the quarterly categories did i do it
is the quarter activated on my {card}
is my {card} activated for {date}
when does the {date} {count} end
when does the {count} end
when does the {percent} end
when does the quarter end for the {percent} categories
when do the {percent} categories change
when do the categories change
{card} calendar for {date}
{card} calendar
{card} {percent} calendar
{card} categories
{card} categories {date}
{card} {date} categories
{card} quarter categories
{issuer} activate deadline
{issuer} activation deadline for the {percent} categories
activation deadline
deadline to activate the {percent}
last day to activate the quarter
{issuer} quarterly categories
{issuer} {date} categories
what is {issuer} doing for {date}
what is {issuer} doing {date}
which stores give {percent} through {date}
which stores give {percent} until {date}
where do i get {percent} until the end of {date}
where is the {percent} right now
has {date} been announced for the {card}
have the {date} categories been announced
have they announced {date}
did they announce the next categories
are the categories for {date} out yet
what will the {date} be
the {card} that changes every {months} what is it giving now
the card that changes every {months} what is it now
my card has {percent} on something different every few months and i have no idea what it is now
it is {percent} on something different every quarter what is it now
what is the {percent} thing this time
what are we getting {percent} on right now
what is {count} on the {card} right now
what is {count} right now
is {merchant} in the {card} rotating categories at the moment
is {merchant} {percent} {date}
is {category} part of the {count} {date}
is {category} {percent} on the {card} {date} or another quarter
i was told my {card} earns {percent} at {category} which quarter is that
what happens if i did not activate the quarter until {date} do i still earn {percent}
i forgot to activate do i lose the {percent}
is it too late to activate
if i activate late does it count for what i bought before
rotating
quarterly bonus activated or not
{percent} categories {date}
is {merchant} still the {percent} one
is {merchant} the {percent} store now
is {category} still the {percent} one
how do i know if i turned on the quarterly bonus
how do i know if i activated {date}
how do i check if the quarter is activated
is it {category} or {category} that gets {percent} now on the {issuer} one
is it {category} or {category} {date}
where should i be shopping {date} to get the {percent} back
where should i shop {date} for the {count}
where to shop for {percent} {date}
next rotation
next rotation of categories
current rotation
my {card} does {category} {date} right
my {card} has {category} {date} no
are {category} in the rotating list these days
is {merchant} in the rotating list
this seasons {percent} list
list of {percent} stores {date}
what is my {card} good for until {date}
what is my {card} good for {date}
what is the {card} good for until new year
what were the categories {date}
holiday shopping any {percent} categories
emails about activating what is the category now
`;
