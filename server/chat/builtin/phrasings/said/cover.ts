import type { Said } from "./said.ts";

/** What people said about cover questions, one a line, by intent; names and figures stand as slots. */
export const COVER_SAID: Said = {
  protection: `
what covers my phone
best card for a rental in {country} insurance wise
which has {cover}
{card} {cover} primary
{cover} which of mine
who covers {cover}
which card to buy a {category} with for the protection
{cover} on any of mine
what is the {cover} limit on the {card}
does the {card} still have {cover}
my {cover} cracked {date} and it cost me {usd} do any of my cards cover phones
{category} in {country} for a week which card has insurance that works there
what card is best to buy a new laptop so i get {cover}
{cover} on which
{cover} primary card
best for {cover}
who has {cover}
which of mine covers {cover}
{card} {cover} hours
does {card} have {cover}
what is the best card to put a {category} on in case we cancel
for renting cars which do i use to skip the {category}
card for a {category} {cover} wise
{cover} limits on {card}
what {cover} is on my cards
should i use {card} or {card} for the rental
who has the best {cover}
`,
  am_i_covered: `
rental got scratched paid with {card} will they pay
my checked bag never showed up booked on the {card}
dropped my iphone and the glass broke am i good
stuck overnight in denver because of snow can i claim {category}
missed the {category} because the {category} was late covered
someone swiped my new headphones bought on {card}
tv died {months} in bought with my {card}
do i need the {merchant} insurance if i use {card}
had to cancel our trip since my kid got sick anything from the card
airline lost my stroller what can i get
someone broke into our rental and stole my bag paid with the {card} what is covered
my {category} home got canceled and i had to buy a {category} room booked with {card} do i get that back
the airline lose my luggage i paid with {card} can i get something
bought {category} with my {issuer} and it stopped working after {months}
cracked my screen do i have anything
crashed the rental
suitcase arrived busted
they canceled my {category} and i am out {count} for the {category}
stolen bike bought {date} on my {card}
does my card pay if i get sick before the {category}
bought a bender broke after the {cover}
delayed {count} hours at ord can i expense {category}
my kid lost his bag at the airport paid with {card}
if a rental is stolen am i on the hook
is {person} covered if she drives the rental
i am renting a truck from {merchant} covered
is my phone covered if i pay the bill with {card}
someone dinged the {category} in the {category} lot what now
can i get reimbursed for clothes because my luggage is late
price dropped after i bought it anything i can do
does the {card} protect stuff i buy if it gets stolen
broke down on the highway any help from my card
camera fell in the lake on vacation bought with gold {date}
{category} canceled due to storm booked with {card}
`,
};
