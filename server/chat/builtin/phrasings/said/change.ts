import type { Said } from "./said.ts";

/** What people said about change questions, one a line, by intent; names and figures stand as slots. */
export const CHANGE_SAID: Said = {
  downgrade_options: `
i do not want to pay for the {card} anymore what free card can it turn into
pc paths for the {card}
can my {card} become a {card}
is it possible to go from {card} to {card}
how soon after opening can i change the product on a {issuer} card
want to drop the fee but keep the account open on my {card}
what could my {card} turn into
upgrade the {card} to {card} possible
turn my {card} into a {card}
i can not justify the {card} anymore but i have had it {months} and want to keep the account age what are my options to switch to something free
want to change my {card} for a no fee card to what can i change
can you turn a {card} into a {card}
is there any no annual fee card that my {card} could become
what happens if i do not want the fee can i swap to a free one
get rid of the {card} fee without closing
convert my {card} to gold possible
product change options {card}
can i go from {card} to {card}
what no fee cards can the {card} be swapped with
{card} downgrade
is {card} an option if i drop the {card}
turn {card} into {card}
how do i downgrade and to what
i would rather keep the credit line what do i switch the {card} into
can i move my {card} to something cheaper
when can i pc the {card}
any upgrade offer path for my {card}
is there a fee free sibling to the {card}
switch paths from {card}
could the {card} be turned into something without fee
`,
  downgrade_points: `
if i kill the {card} what becomes of my {program}
do {program} vanish when i close the {card}
is my {program} stash safe if i product change the {card} to {card}
will canceling the {card} wipe my miles
closing {card} do the {program} go away
do i need to use up points before getting rid of the card
what is the safest way not to lose points when closing {card}
i have {points} {program} and i am thinking of closing my {card} do i have to use the points first
if i cancel {card} my points they are lost
my {program} card is getting downgraded will the points i have stay good
what happens with my miles at {program} when the account is closed
do my points die with the card
close gold lose {program}
keep points after closing {card}
what about my {program} if i switch the {card} to a {card}
i am closing the {card} are my {program} ok
canceling {card} {program}
should i move my points out before i close {program}
if i drop the {card} can i still transfer
are my miles safe when i cancel {program}
what is the fate of my miles if {card} goes
lose my {program} when {card} is gone
`,
  card_changes: `
anything get worse on my cards {date}
what is the news on the {card}
did {issuer} mess with the {card} again
recent devaluations that touch me
has the {card} fee gone up
what got added to my cards
catch me up on card updates since summer
any refresh of {card} coming
i have not paid attention all year have any of my cards benefits changed
heard the {card} got a big overhaul what is different
did they remove something from the {card}
what is different on my cards {date}
any bad news about the {card}
did the {card} lose anything
what changed with the {card} {lounge} guests
recent updates please
are any of my cards getting worse
news about my cards
what was refreshed lately
did any fees increase on my cards
what is been altered with my {card}
has {issuer} touched the {card} perks
`,
  renamed_card: `
whatever happened to the {card}
my {card} is {issuer} now which
is {card} now something else
what is the {card} called these days
did the {card} get discontinued
my {card} is it still called that
what did the {program} card turn into
the old {card} which card is it {date}
got a letter that my card is being replaced by a different one {card} by what
i had a {issuer} {program} red and now my statement comes from {issuer} what card do i have now
the {card} from {issuer} does it still exist or what is it now
is {card} the same thing as {card}
what card replaced the {card}
what is the {card} now
{card} became what
{issuer} {program} took over {issuer} which one do i hold
is the {card} dead
what is the new name for the {card} {network}
did they rebrand the {card}
{card} still around or replaced
i used to have the {card} what is it {date}
my {card} has a new name which
old {card} what became of it
the {card} turned into something
which card is the successor of the {card}
they switched my card to a new one the old one was {card}
is the {card} discontinued
what did my {card} turn into
does the {card} still exist
the {card} does it go by another name now
what is the {card} called since {issuer} took it
`,
};
