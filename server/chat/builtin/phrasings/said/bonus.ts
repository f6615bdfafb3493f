import type { Said } from "./said.ts";

/** What people said about bonus questions, one a line, by intent; names and figures stand as slots. */
export const BONUS_SAID: Said = {
  bonus_progress: `
am i on track for the sign up bonus
how many more dollars till the {card} bonus hits
what is left on my minimum spend
deadline for my welcome offer
do i have enough time to hit the {points}
how much have i put toward the {card} bonus
weekly spend i need to get the bonus in time
have i earned the sign up bonus yet
i opened the {card} a couple months ago how much do i still have to put on it to get the bonus and by when
how many i need to spend more for get the welcome bonus
minimum spend status
where am i at with my minimum spend
am i going to make it
{points} {date} how far in am i
trying to figure out if i will hit the {card} bonus before it is too late
when does the window for my bonus close
how long do i have left to spend the money for the intro offer
remaining for the welcome offer
did i already hit the threshold for the bonus
what is my deadline on the {card}
how many days left for the sign up spend
have the bonus points posted or do i still owe spend
what do i need to average per month to get it
tracking toward the sign up bonus
just checking on the {points} bonus how much is left
so how is my progress on the new card
how much of the required spend have i done
still short on the bonus
is there any bonus i am working on right now
do i need to speed up my spending to get the bonus
how close to the {merchant} for the {card} offer
amount left for the {card} sign up bonus
am i on schedule for my welcome bonus
`,
  bonus_exclusions: `
do cash advances earn points
do i get points for cash advances
does a cash advance earn rewards or count for anything
do fees go toward the minimum spend
i returned a {category} does that hurt my bonus
is rent through {issuer} counted for welcome bonus spend
will paying {category} count for minimum spend
does buying {network} {category} trip the {issuer} rules
can i lose a sign up bonus by canceling early
authorized user spend does it help the sign up bonus
do {merchant} count for the sign up bonus
does pending count for the minimum spend
we are about to pay our {category} will that count toward the sign up bonus
if i return something do i lose progress on the minimum spend
what does not count toward the minimum
are balance transfers counted for the spend requirement
does the {usd} fee help me get to the {usd}
will {issuer} claw it back if i downgrade within a year
do i get credit for the spend before or after returns
is {merchant} ok for meeting spend
would prepaying my insurance count for the bonus
does spending by my authorized user go toward my bonus
do purchases from before i activated the card count
can the bonus be taken away later
what kinds of purchases are excluded from the intro bonus
is money sent on {merchant} friends and family counted
do foreign purchases count to the welcome bonus
would a big refund mess up my welcome offer
do interest and fees add to the {months} spend
can i pay rent with the card for the sign up bonus
cash advance count for bonus spend
is it risk to buy {category} while working on {issuer} sign up bonus
if i cancel right after getting the points do they take them back
does it count when the charge posts or when i bought it
does {merchant} to a friend count toward the welcome offer
`,
  offer_now: `
what is the going sign up bonus on the {card}
is {points} the top for {card}
{card} welcome bonus these days
best ever offer on the {card}
should i wait for a higher bonus on the {card}
how much spend for the {card} bonus
sign up for {card} what is it
what would i get for opening a {card} now
is the current {card} offer any good
what are they giving for the {card} right now i saw {points} somewhere
which is the bonus for new members of {card}
how many points would i get for signing up for the {card} {date}
elevated offers on the {card}
sign up bonus on {card} right now
what is being offered to new applicants on the {card}
is there a better than usual bonus at the moment for the {card}
what do they give you if you open a {card}
highest the {card} bonus has ever gone
{card} current bonus and spend requirement
is {points} on the {card} a good offer or should i hold out
how big is the {card} welcome bonus
intro offer on {card}
what would {person} get for opening the {card}
was there ever a {points} offer on the {card}
opening bonus {card}
new cardmember offer on the {card}
does the {card} have a bonus for new people
what could i get for applying for the {card}
is now a good time to sign up for the {card}
`,
};
