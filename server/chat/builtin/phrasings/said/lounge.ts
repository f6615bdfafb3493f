import type { Said } from "./said.ts";

/** What people said about lounge questions, one a line, by intent; names and figures stand as slots. */
export const LOUNGE_SAID: Said = {
  lounge_access: `
can i take {person} along
can i bring {person}
how many guests
am i let into {lounge}
{lounge} at dfw with my cards
can the family come into the {lounge} with me
does {card} get me in {lounge}
how many guests does the {card} allow
which cards of mine open the {lounge}
visits per year {lounge} on {card}
can {person} get into {lounge} with her authorized user card
do i have any {lounge}
{lounge} with {card}
we are flying out of denver thursday will any of my cards get the {people} into a {lounge}
can i enter with {person} and kid in the {lounge}
does the {card} still let you bring guests to the {lounge}
can i get in the {lounge} at jfk
what {lounge} come with what i have
got a long layover in atlanta where can i sit
how many people can i take in with me at {merchant}
is my companion free at {lounge}
kids free at the {lounge}
does {lounge} let me in
can {person} use the {lounge} with his card
do i need to be flying {merchant} to use the {lounge}
how many {lounge} visits have i got
is {person} allowed in with my {card}
do authorized users on the {card} get {lounge} access
{lounge} for me plus {count}
what will it cost to bring guests to the {lounge}
can i bring {person}
and can my kids come in
does the {card} have any {lounge}
will the {card} get me into anything at the airport
which {lounge} am i allowed to use
anywhere to hang out at dfw with my {card}
can i get a guest in at {lounge} dulles
any {lounge} for me at sfo
`,
  lounge_enrol: `
do i need the physical {lounge}
how do i get my {lounge} set up
does {lounge} need any signing up
is {lounge} automatic on {card}
{lounge} register or just show up with the card
have i enrolled in {lounge}
never used {lounge} before how do i get signed up with my card
i need make registration for go in the {lounge}
do i just show the credit card at the door for {merchant}
got to activate the {lounge}
need a membership number for {lounge} how do i get one
sign up for {lounge} through {card} how
does the {lounge} thing turn on by itself
is there an application i have to register for {lounge}
{lounge} automatic or do i request it
how to turn on {merchant} for {card}
`,
};
