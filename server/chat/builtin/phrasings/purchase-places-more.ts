/** More ways people ask which card to use abroad, and whether a place takes one. */

export const FOREIGN_PURCHASE_MORE = `
do any of my cards not charge {benefit}
which of my cards have no {benefit} for our trip to {country}
{benefit} on my cards
which of my cards charge a {benefit}
which of ours is free of the {percent} international surcharge
no {benefit} cards i have
no {benefit} among my cards
{benefit} cards i have for the trip
do not want currency conversion fees which one should i take with me
which one has no currency conversion fee
which one should i take abroad
what do i bring abroad
what should we bring for paying in {country}
we leave for {country} on {date} which card so we do not get dinged with fees
going to {country} in {date} what should we bring
off to {country} {date} which cards come along
traveling to {country} which cards should i leave at home
which cards should i leave at home when i travel internationally
which cards should stay home when we go to {country}
cards for a trip abroad
cards for {country}
card for {country}
{country} card
{country} which card
in {country} which card do i use
{category} in {country} which card without the {foreign_fee}
i am in {country} having {category} which card
i am in {country} now what card
{country} metro and shops what card
paying in (euros|pounds|yen|pesos|local currency|dollars) best card
paying in (euros|pounds|yen|pesos) which card
the bill is in (euros|pounds|yen) which card should i use
buying something from a ({country}|foreign|japanese|german) website in (pounds|euros|yen) which card
ordering online from a shop in {country} which card has no fee
international purchases
international purchase which card
best for overseas
best card for overseas
best card when i am overseas
overseas spending
is it ok to use my {card} in {country}
is it ok to use my {card} in {country} or do they add {percent}
will i pay extra if i use the {card} in {country}
will i pay extra with the {card} abroad
does my {card} add a fee in {country}
does the {card} charge me every time i swipe outside the us
should i use the {card} or the {card} in {country}
{card} or {card} in {country}
using the {card} in {country} cost me a fee which one should i have used
got charged a {foreign_fee} on my {card} which one should i have used instead
got dinged {percent} on a purchase in {country} which of mine does not do that
someone told me some cards charge you for every swipe outside the us which of mine do not
{person} is studying in {country} which card should she use over there
{person} is going to {country} which card should he take
our honeymoon is in {country} which cards do not charge extra
pay in local currency or dollars and with which card in {country}
which network works better in {country}
what do i use for {category} and {category} while we are in {country}
we will be in {country} for {days} which of our cards is safe to use
we are on a {category} in {country} what card should we hand over
what card should we hand over in {country}
{category} ports in {country} which card
{category} in {country} {date} {foreign_fee}
{category} in {country} without conversion fee which card
{category} in {country} {date} which card has {foreign_fee}
we land in {country} {date} which card do we use there
buying {category} on a foreign website
buying tickets on a website in {country} which card
right card for outside the country
what is the right card outside the country
card for outside the us
heading to {country}
heading to {country} which card
semester abroad in {country} which card should be my main one
my bank charged me an {foreign_fee} last trip what do i have instead
`;

export const ACCEPTANCE_MORE = `
can you pay with {issuer} in {country}
can i pay with {network} in {country}
is {issuer} taken in {country}
is {network} (accepted|taken|widely accepted) in {country}
do (shops|{category}|places) in {country} take {issuer}
will my {card} work in {country} or do they not take {issuer}
how well is {issuer} accepted in {country}
what does {merchant} take
what networks does {merchant} take
what cards does {merchant} accept
what cards does {merchant} accept in the store and online
does {merchant} accept (credit cards|{network}|{issuer})
does {merchant} take (credit|credit cards|plastic)
is it true {merchant} does not accept credit cards
is it true that {merchant} only takes {network}
{merchant} only takes {network} right
{merchant} {issuer} ok
{merchant} {network} ok
{issuer} accepted {merchant}
is the {card} a no at {merchant}
is my {card} useless at {merchant}
will they take my {card} at {merchant}
will they take it at {merchant}
can we use {issuer} at {merchant}
can i use my {network} at {merchant}
can i use {issuer} on {merchant} website
which of my cards can i use in {merchant}
which of my cards does {merchant} take
which of my cards work at {merchant}
my {card} was declined at {merchant} do they not take it
they would not take my {card} at {merchant}
they would not take my {card} at the store do small shops usually refuse {issuer}
tried to pay with {issuer} at the (farmers market|food truck|diner|{category}) and they said no
tried to pay with {issuer} at {merchant} and they said no
who does not take {issuer}
places that do not take {issuer}
where can i not use my {card}
stores that refuse {issuer}
does the {merchant} take {issuer}
does my (landlord|{category}|doctor|school) take {issuer}
can i use apple pay with my {issuer} at {merchant}
do they take {network} at {merchant}
the cashier at {merchant} said no {issuer} is that right
going to {merchant} for the first time do they accept my {card}
somebody told me {merchant} does not take {issuer}
is {merchant} {network} only
which of my cards would {merchant} reject
which of my cards would {merchant} decline
is the {card} a {network} or would {merchant} decline it
would {merchant} decline my {card}
the taco truck did not take my {card} is that common
a {category} did not take my {card} is that common
the store did not take my {issuer} is that normal
{issuer} in {country} works
{network} in {country} works
does {network} work in {country}
are there issues using {issuer} in {country}
any trouble using {issuer} in {country}
problems paying with {issuer} in {country}
{category} says cash only or {network} does that mean my {issuer} is no good
sign says {network} only can i use my {card}
can i pay rent with my {issuer}
do they take cards at the {merchant}
do {category} take {network}
`;
