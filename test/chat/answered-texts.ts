/** Questions that look like what is refused. One a line. */

export const ANSWERED = `
should i add my wife as an authorized user
my lawyer says to close cards before the divorce. what would closing the platinum cost me
did i use my uber credit
what's my chase balance worth
add the gold: what changes?
does paying interest count toward the bonus
is there a tax on points transfers fee
what if i close my double cash
what happens to my points if i cancel the gold
can i downgrade my platinum
which of my credits have i used
have i logged the saks credit
what value do you use for UR
if i value UR at 1.5 is the csr worth it
what's my hyatt balance
how many points does my wife have
what cards does my husband have
can i combine points with my spouse
which cards do people usually get for groceries
what card do i use to pay my taxes
do taxes code as travel
does a cash advance count toward minimum spend
do balance transfers earn points
which card for gold jewelry
best card at best buy
what card for buying an apple watch
best card for the apple store
which card for a garmin at rei
which card should i use for visa application fees
which of my cards is a visa
is the venture x a mastercard
best card for stock up at costco
which card for game tickets
best card for books
what card for my dog's vet bill
can i get the csr if i opened 5 cards
am i eligible for the amex gold bonus
does an authorized user count toward 5/24
does the double cash have a late fee
what is the annual fee on the gold for authorized users
should i close the double cash
should i put my csr to work on dining
i just got the gold, what should i put on it
i used 40 of my uber credit, how much is left
i have 40k hyatt points, what are they worth
if i transfer 20k chase to hyatt what do i get
can i transfer points to someone else
how do i add an authorized user, does it cost anything
does the platinum cover me if my phone is stolen
which card has the best insurance for rental cars in italy
what card should i use in italy
which card for bills like rent and loans
is it worth it to pay my mortgage with a card
should i buy points from hyatt at 1.5 cents
remind me which card is best for gas
remind me when my annual fee is due
tell me everything about the amex gold
show me all my cards
does my card ending in 1009 have lounge access
what do you know about me?
did i mark the uber credit as used already
should i put the csr in a drawer or cancel it
would adding the gold change my yearly rewards
what changes if i drop the platinum
can i change my gold to a green
is it better to close or downgrade the platinum
how many hyatt points do i have
what's in my wallet
show my wallet
which cards does my wife hold
can my wife use my lounge access
does an authorized user get the uber credit
which card to pay the irs
do i earn points when paying taxes
do cash advances earn points
does interest count toward the minimum spend
which of my cards is american express
best card for stocking up on groceries
which card for video games
best card to buy an iphone
which card for a restaurant in rome
best hotel card
what card for hotels in japan
how many delta miles do i need to get to hyatt
is the hyatt card worth it
what's the transfer ratio from chase to hyatt
how long does a transfer from amex to delta take
do my points expire if i close the card
when is my next annual fee
how much have i used of my dining credit
am i at 5/24
will i get the bonus on the csp again
can i get the venture x with 4 new cards this year
which cards have no annual fee
how much would i lose if i cancel the venture x
what can i downgrade the csr to
does the csr have trip delay insurance
is my flight covered if it is delayed by weather
do visa cards work at costco
when does my free night certificate expire
should i swap the csp for the csr
how much is 55k united worth
can i move my amex points to delta
which card to use at a steakhouse
does bilt count as a chase card
is my resy credit used up
how do i get into the lounge with the venture x
which card has the best travel insurance
does paying my rent earn points
what's my points balance
does my wife have the csr
what would i earn if i spent 500 on groceries
which card at costco
can i get the platinum bonus if i had the gold
does closing a card lose my points
best card to book a cruise
what's due this month
what's the gold's fee
do rewards expire
how many cards can i have with amex
how do i get a green card
what cards does she have
balance of all accounts
all my account balances
what are the balances of all my accounts
which cards does sam have
how many points does sam have
does my wife have the platinum
what cards do i have
can my wife get into centurion with her au card
does a balance transfer count toward the bonus
is there interest in getting the csr? what is its fee
which card should i use for taxes
which card for buying a macbook
best card for crypto.com visa? no, for groceries
what card to use for playing cards at target
whats my 5/24 score
do any cards have a credit for clear
which card is best for legal fees
card for the dentist
best card for a lyft ride home
which people are in my household
show me all accounts i have points in
what's in our wallet
can i add an authorized user and do they get lounge access
does closing a card forfeit my points
what happens if i cancel my venture x
how do i cancel the platinum and keep my points
what do i need to change my reserve into a freedom
should i close my gold
should i transfer 30k chase points to united now or wait for a bonus
what's the routing of points from citi to jetblue
which card should i use to pay my lawyer
is the hyatt card good for someone who never flies
i hate this fee, is the platinum worth it
how deep is my united stash
could you write me a list: which card for gas, which one for the drugstore
when does the venture x bonus open up for me again
amex points, where can they go? just names, no essay
add it all up, every point i own, in dollars
is a cash advance good for reaching the bonus
cracked the ipad screen, what deductible and payout do my cards have
both my platinums lie in a drawer at the bank, which card is best at target
they sent my bags to Kodiak again, which card pays for a late bag
whose gold is better for groceries, mine or my wife's
do i earn points on my mortgage with the venture x
is it better to use my gold or a debit card abroad
does costco take debit cards
what does my dad's Gold earn on gas
should I get the SavorOne
what does the amex green card cost when it renews
does the green card from amex have a foreign fee
does my platinum cover a doctor's visit abroad
which card for my prescriptions
do i need a schwab brokerage for the schwab platinum
is costco better than target for the points
`;
