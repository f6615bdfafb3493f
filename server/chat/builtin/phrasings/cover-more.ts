/** More ways people ask about protections and whether something is covered. */

export const PROTECTION_MORE = `
{card} {benefit} limit
{card} {benefit} maximum
{card} {benefit} how much
{benefit} limit on {card}
{benefit} max amount {card}
{benefit} maximum amount {card}
how much does the {card} pay for {benefit}
after how many hours does {benefit} kick in
after how many hours does {benefit} pay on the {card}
how many hours until {benefit} kicks in
when does {benefit} kick in
for {benefit} is {card} or {card} better
which is better for {benefit} {card} or {card}
{card} or {card} for {benefit}
{card} versus {card} for {benefit}
which card should the {category} go on for the {category}
which card should the {category} go on for {benefit}
what do i book the {category} on for the {category}
we are {category} in florida and do not want to buy the counter insurance what do i pay with
we are renting a minivan and i do not want the insurance at the counter what do i pay with
i do not want to buy the rental company insurance which card
can i skip the {cover} if i use one of my cards
say no to the {cover} with which card
{cover} which card
{category} in {country} which card for the {category}
{category} {date} which card has primary
{cover}
{cover} which card
{cover}
{cover} card
which card gives the longest {cover}
buying {category} which card gives the longest {cover}
buying a phone which card protects it
best protection for an expensive phone bought {date}
expensive watch which card protects it if it gets stolen
insurance when traveling with my cards what do i have
what insurance do i have with my cards when i travel
what {cover} do i have
medical coverage abroad on any card
do any of my cards help if the car breaks down
which card for my {category} so the phone is insured
which card do i pay my {category} with to get {benefit}
{category} which card for {benefit}
which card for {cover}
is the coverage on {card} primary
{cover} which card
how long is {benefit} on the {card}
what is the deductible for {benefit}
insurance benefits of the {card}
{category} card
rental card for the {category}
{category} card
{cover} among my cards
which card to pay the {category} so we have {category}
which card to pay the {category} so we have {category}
which card do i pay the {category} with to be insured
which one should i put {category} on in case they get canceled
which card should i book {category} with in case it is canceled
which card in case the {category} is canceled
put {category} on which card in case something goes wrong
which card in case something goes wrong with the {category}
coverage hours {card}
what does {benefit} pay per day
is there a card of mine that covers stolen stuff
whichever card protects a {usd} camera best
which card protects a {usd} purchase best
`;

export const AM_I_COVERED_MORE = `
airline lost my bag what do i get
the airline lost my bag what now
they lost my luggage can i claim it on the card
my suitcase came {days} late
my bags arrived {days} late and i had to buy clothes
luggage came late do i get anything
i paid the {category} with points from {program} do i still have the {benefit}
i paid with points does the {benefit} still apply
i used half points half cash for the {category} does the {benefit} count
i used points for part of it am i still covered
does the insurance apply if i paid only the {category} with the card
does the insurance apply if i only put part of it on the card
does the coverage apply on award tickets
does {benefit} apply if i booked with points
my laptop died {months} after the {cover} bought with {card}
my laptop died after the {cover} ran out i bought it with the {card}
my tv broke {months} after the {cover} ended
the store will not take it back bought {date} with the {card}
store will not take it back paid with {card}
store refuses a refund i bought it with the {card} can i get my money
package stolen from my porch charged to the {card}
package stolen from the porch paid with {card}
someone stole my package paid with the {card}
porch pirates took my order
stolen {category} paid by {card}
my phone got stolen i pay the bill with the {card}
dropped my phone in the pool
{cover} does any card pay for it
is a pre existing condition covered
are pre existing conditions covered by the {benefit}
is covid covered
is bad weather covered
covered for weather delay
do i have coverage for a missed connection
i missed my connection am i covered
missed our {category} because the {category} was late are we covered
are we protected if the airline goes bankrupt
what if the airline goes under am i covered
what if the tour company goes bankrupt
rented a truck from {merchant} with {card} insured
rented from {merchant} with {card} am i insured
renting from {merchant} with the {card} am i covered
is a truck or van covered by the {card}
are motorcycles and rvs covered
hit a pole with the {merchant} car paid with {card}
hit a curb with the rental paid with {card}
scratched the rental paid with the {card} what do i do
somebody dinged our rental in the {category} lot paid with {card}
rental company wants {usd} for damage i paid with the {card}
is {merchant} covered by my {card}
would {person} be covered if she drives the rental
does it cover my kids too if my card paid for the tickets
are my kids covered on the {category} i booked with the {card}
i booked the trip with {card} and my mother is in {category} so we may have to cancel will i get the money back
had to cancel because of a death in the family will the {card} pay
we have to cancel because my {person} is sick booked with {card}
{category} delayed overnight {category} paid by me can i claim it
{category} delayed {count} hours what can i claim
my {category} was canceled and i booked it with the {card} am i covered
am i covered if the rental is in {country}
if i get sick and can not go am i covered
{category} will not refund will {card} insurance pay
{category} will not refund us does the {card} help
{category} will not refund will the {card} {category}
{category} delayed {count} hours on {card}
{category} late {count} hours paid with {card} anything for me
if i use miles for the ticket does {benefit} still work
i used miles for the ticket do i still have {benefit}
{merchant} canceled on us does my card do anything
{merchant} canceled my booking can the {card} help
got food poisoning in {country} {category} who pays
{category} in {country} does my card pay
got hurt in {country} does the card help
my tv died after {months} bought with the {card}
my washer died after {months} {card} purchase
am i good without buying the {benefit}
am i good without the {cover}
is it fine to skip the {cover} with my {card}
hail damaged my rental with {card}
tree fell on the {category} paid with {card}
does it matter that i used a different card for the return {category}
does it matter that i used {count} cards for the trip am i covered
kid threw my new ipad in the tub {card}
my kid broke my new tablet bought with the {card}
spilled coffee on my new laptop bought with {card}
snowstorm canceled the {category} who pays my {category}
someone broke in and took the laptop i bought with the {card}
cut the trip short because somebody died booked on the {card}
`;
