import type { Said } from "./said.ts";

/** What people said about balance questions, one a line, by intent; names and figures stand as slots. */
export const BALANCE_SAID: Said = {
  balances: `
what have i got in {program}
{program} left
tell me my point totals
how big is my {program} balance
show every program i have points in
how many miles has dana got
do i have {points} {program} yet
what is sitting in my {program} account points wise
can you tell me how many miles i have got with {program}
how much points i have in total in {program}
what is our family point situation everything
do i still have any {program} left after the last trip
{program}
current {program}
how much {program} do i have
dana {program}
show balances
points summary
what do i have with {program} and {program}
did my points go up
remaining balance in {program}
how rich am i in {program}
`,
  pooling: `
can i give {person} my {program}
household pooling at {merchant}
merge my two {program} accounts points
does {program} let families share
can {person} send me her {program}
put {person} and my points in {count} account
which programs let you share for free
could my mom use my {program}
{person} and i both have {program} cards can we put our points together
is possible send my {program} to my brother
can {people} combine {program} for a {night}
share points with {person}
{issuer} between spouses
move miles to my son
merge two {program} accounts
combine {program} with {person}
family pool {program}
give {person} my {program} allowed
`,
  points_expiry: `
do {program} go bad
when do i lose my {program}
any miles about to die
how do i keep my points from expiring
{program} expiration
are my {program} good forever
do {program} lapse if i do not use them
earliest expiry among my programs
i have not flown {merchant} in like {months} are my miles gone
is my {program} going to expire if i do not stay
which of these points do i got to use soon before they expire
expiry dates of my points
do {program} ever expire
how long are {program} good
will my {program} disappear
dead points soon
how soon do my {program} lapse
`,
};
