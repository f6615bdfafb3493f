/** More ways people ask about welcome bonuses: told as a situation, in passing, in a few words. */

export const BONUS_PROGRESS_MORE = `
how far am i from the {points}
how far am i from the {usd} on the new card
how far from the {points} spend am i
have we hit the {points} on {person} {card}
have we hit the {usd} on {person} {card}
have we hit the {usd} on the {card} yet
did {person} finish the {card} bonus
did {person} reach the {usd}
any welcome offers in progress
any welcome bonuses in progress
any sign up bonuses still open
any open minimum spends
do i have any open minimum spends
do we have a bonus we are working on
which of my cards still have a bonus to earn
which cards still need spend for the bonus
which bonus am i still working on
so i opened this card in {date} and had to spend {usd} in {months} am i there yet
i opened a card in {date} with spend {usd} in {months} how am i doing
opened it {date} and have to spend {usd} am i there yet
it was something like spend {usd} in {months} and i have been putting {category} on it am i there yet
am i there yet with the bonus
am i there yet with the {usd}
are we there yet on the {card} spend
i have until {date} to spend {usd} on the new card how am i doing
i have until {date} to spend {usd} how much is left
i spent {usd} so far on the new one how much is left to get the points
spent {usd} so far what is left
how many dollars a week do i need to spend to hit the sub in time
how much time left to complete the spend
how much time do i have to finish
what is the date by which i must spend for the bonus
need to know how much remaining minimum spend and by when
remaining to unlock the bonus
remaining spend and deadline
is my spend enough for the welcome bonus by the due date
is what i have spent enough for the bonus
have i spent enough
have i spent enough for the points
did i spend enough on the {card} yet
when will i get my bonus points
when do the bonus points post
when should my welcome points arrive
will i make it on time at my current pace for the bonus
will i make it by {date}
track my sub
track my minimum spend
what is left on my msr
msr left
sub status
sub deadline
my deadline for the welcome offer
i am scared i will miss the bonus how much more is it
i do not want to miss the welcome bonus how much more must i put on the card
just put {usd} on the {card} does that finish the bonus
just bought something for {usd} did that complete the minimum spend
my {person} wants to know how much more we have to spend on the new card
{usd} in {months} where am i at
{points} in {months} where am i at
{usd} in {months} how far along am i
where am i at with the spend on the new card
when is the spend period over for my new card
when does the spend period on my new card end
spend period end date
i am at {points} how much to go for the bonus
i am at {usd} how much to go
at {usd} now how much to go
we put the roof repair on the new card does that get us to the bonus
we put {usd} on the new card does that get us to the bonus
does {usd} get us to the bonus or not
does that get me to the bonus
did the {points} bonus post
did my bonus post did i qualify
did i qualify for the bonus
did i qualify for the welcome points
has the bonus been earned on all our cards
has the bonus been earned on the {card}
which of our cards already earned the bonus
still need to spend
weekly target for the bonus
`;

export const BONUS_EXCLUSIONS_MORE = `
is a cash advance counted for minimum spend
is a balance transfer counted for minimum spend
is rent counted for the bonus
are {category} counted for the bonus
are fees counted
do {category} count toward the msr
buying {network} {category} to hit minimum spend ok
buying {category} to hit minimum spend is that ok
buying {category} for the minimum spend allowed or not
is it ok to buy {category} for the bonus
is it ok to use {category} to meet the minimum spend
does spending by {person} on her employee card go towards my bonus
does spending by {person} on his card go towards my bonus
does spending on an employee card go towards my bonus
does my authorized user spending count for the bonus
does what my {person} buys count toward my minimum spend
when does the {months} start counting approval or when the card arrives
when does the {months} for the bonus start
does the clock start at approval or when the card arrives
does the bonus clock start when i activate the card
from when do the {months} count
will ({merchant}|zelle) count for the sub
does ({merchant}|zelle) count toward the minimum spend
would a ({merchant}|{card}) payment to a friend count for the intro bonus
do payments to friends count
do {category} paid with the card count for the welcome offer
do {category} count for the bonus
does interest count
does the fee count
do fees count for the sub
what does not count toward the spending requirement
what kind of transactions are not eligible for meeting the bonus
what kind of transactions do not count
what purchases are excluded from the minimum spend on the {card}
exclusions for the {card} bonus
i just got charged the annual fee does that help me reach the {points}
i just got charged the annual fee does that help with the bonus
just got charged the fee does it go toward the bonus
i got a refund of {usd} {date} do i have to spend it again for the bonus
i got a refund do i need to make up for it for the bonus
i returned a {usd} thing do i need to spend that again
if i return something does it take away from my sign up bonus spending
does the {credit} lower my progress toward the bonus
does a {credit} lower what i have spent for the bonus
pending charges count for the msr
do pending charges count yet
if i prepay my bills does that count for the minimum spending
can i prepay bills to reach the bonus
can i overpay {category} to reach the bonus
money orders toward minimum spend
i paid my {category} with the card does it count toward the welcome offer
i paid {category} with the card counts to the welcome offer
paid {usd} for {category} counts for the bonus or not
would buying {category} count
does {merchant} count or is it excluded
is it by purchase date or posting date for the minimum spend
{person} charges on her card count too for the bonus
do {person} charges count too
are {category} ok for the sub
are {category} ok for the minimum spend
what types of spending do not qualify
what spending does not qualify for the bonus
what types of charges do not qualify
cash advances for minimum spend yes or no
{category} for minimum spend yes or no
do {benefit} count
do {foreign_fee} count toward the bonus
do {benefit} count for the minimum spend
do charges made before activation count for the bonus
do purchases before i activated the card count toward the bonus
does the purchase have to be posted by the deadline or is pending enough
is pending enough for the deadline or must it be posted
do purchases need to post before the deadline to count
is a balance transfer part of the spend
can i buy crypto to meet the spend
can i buy {category} to meet it
can i pay my mortgage to meet it
will they count my mortgage payment
loading a prepaid card counts or not
hit the bonus then returned something will they take it away
`;

export const OFFER_NOW_MORE = `
is now a good time to apply for the {card}
is it a good time to apply for the {card} or will the offer go up
is it a good moment to get the {card}
how much do i have to spend to get the welcome bonus on the {card}
how much spend is required for the {card} offer
how much does a new {card} member have to spend for the bonus
what is the spend requirement of the {card} offer
minimum spend for {card} bonus
minimum spend for the {card} if i apply now
what is the deal when you sign up for {card}
what is the deal when you sign up for {merchant}
what do you get when you sign up for the {card}
what do they give new customers on the {card}
what do new members get with the {card}
what does one get for opening the {card}
what is the current bonus of the {card} and how long does one have to meet it
what is the current bonus of the {card}
what is the {card} bonus and how long do you have
are any {issuer} cards having elevated offers
any elevated offers on {issuer} cards now
which {issuer} cards have an elevated offer
is there an elevated offer on {card}
is the {card} at its high right now
what bonus comes with the {card}
what bonus comes with a new {card}
what bonus does the {card} come with
what points bonus would i get with the {card}
my {person} wants to apply for the {card} what is she going to get for signing up
my {person} wants the {card} what is the bonus now
my friend is applying for the {card} what does he get
i got a mailer with {points} for the {card} is that good
i got a letter with {points} for the {card} is that a good one
i was offered {points} on the {card} is it good
does {card} have a sign up bonus
does the {card} have a welcome bonus
does the {card} have any bonus at all
does {card} give anything for signing up
all time high sub for {card}
all time high {card}
highest ever offer for the {card}
highest ever on the {card}
was the {card} offer ever better
has the {card} offer been higher before
is the {points} offer on {card} the best ever
welcome bonus on {card} compared to what it was in the past
history of {card} offers
when does the current {card} offer end
when does the {card} offer expire
until when is the {card} bonus on
how long is the {card} offer on
how big is the new member bonus on {card}
new member bonus {card}
{card} welcome offer amount
thinking of applying for the {card} what is the bonus
thinking of applying for the {card} is the offer good now
should i wait for a better bonus on {card}
should i pull the trigger on the {card} offer
is {points} {card} coming back
is the {points} offer on the {card} coming back
will the {points} {card} offer come back
current {card} promo
{card} promo
{card} promotion for new members
how much would i have to spend on the {card} to get its bonus
how much would i have to spend on a {card} to get its bonus
is the {card} sign up cash still {usd}
is the {card} sign up still {count}
is the {card} bonus still {points}
is the offer on {card} still {points}
what is up with the {card} bonus these days
what is going on with the {card} offer
i saw {points} for the {card} somewhere is that real
i saw {points} for the {card} is that better than usual
is {points} for the {card} better than usual
new cardmember bonus {card}
is it the highest it has been for the {card}
should we jump on the {card} offer now or hold out
what was the record for the {card}
`;
