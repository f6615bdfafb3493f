import type { Said } from "./said.ts";

/** What people said about rules questions, one a line, by intent; names and figures stand as slots. */
export const RULES_SAID: Said = {
  eligibility: `
would {issuer} give me a {card} now
am i barred from the {card} bonus
had the {card} in {date} can i get it again with bonus
can dana apply for the {card}
what are the chances i hit a rule if i go for the {card}
does having a {card} kill my shot at the {card} offer
is it too soon for another {issuer} card
can i have both {card}
will i get the sign up bonus on a second {card}
i had the {card} back in {date} and got the bonus now i want the {card} am i allowed
can i get approve for the {card} if i have {count} new cards
will {issuer} give me the {card} bonus if i already got {card}
{person} wants the {card} is she eligible
would i get approved rule wise for the {card}
been {months} since my last {card} bonus again
am i allowed another {card}
can someone with the {card} get the {card} sign up bonus
does my having the {card} stop me from {card}
is the {card} open to me
could i get a second {card}
when can i get the {card} again
will {issuer} let me have another {card}
am i locked out of {issuer} bonuses
would {issuer} turn me down for too many recent applications
next date i can apply at {issuer}
can i double dip with both {card}
any rule against me getting the {card}
would {issuer} let me get the {card}
can i have the {card} welcome bonus a second time
`,
  five_24: `
where do i sit on {count}
am i over {issuer} limit
how many slots do i have under 5/24
when is my next card falling off 5/24
{count} {count} status for dana
number of new accounts in past {months}
what date do i drop below 5/24
i lost track how many cards have i opened in the last {months} for {issuer} purposes
when i will be under 5/24 again
what is my 5/24 looking like
{count}
{issuer} count
how many under {months}
what is counting against me at {issuer}
when is it safe to apply at {issuer}
do i have any slots
am i good for {issuer}
is dana under 5/24
how many accounts opened {date}
how close to {issuer} limit am i
`,
  rule_question: `
how does the {months} {issuer} rule work
explain 1/40
is there a cooldown between {issuer} applications
what is {issuer} lifetime thing
{issuer} 2/3 {count}
how often will {issuer} approve you
do {issuer} business cards need me to be under 5/24
what is pop up jail
how many {issuer} credit cards can one person hold
what are the rules at {issuer} for how often you can apply
how does {issuer} once in a lifetime rule work
is it true you can not get two {issuer} cards {date}
{issuer} {count} in {count}
what is the deal with 2/3 {count}
how long between {card} bonuses
{issuer} velocity rule
how many cards does {issuer} allow
what is {issuer} 1/8 and 2/65
is there a limit on {issuer} cards
when do {issuer} bonuses reset
{issuer} rules
does {issuer} have a waiting period
explain the family language for {card} and {card}
{issuer} rule about {count} cards {date}
`,
  authorized_user_counts: `
if {person} adds me to her {card} do i burn a 5/24 slot
do {issuer} business cards show up in 5/24
does an authorized user card ding my count
will {card} add to the {count}
store cards do they count for {count}
is a product change a new account for 5/24 purposes
{card} counting toward 5/24
i am an authorized user on my dad {issuer} card will that hurt me with 5/24
if i open an {issuer} business card it counts in 5/24 or no
business cards and 5/24
does my authorized user card with mom count
will a {issuer} business card show up
do {category} cards count toward 5/24
{card} and {count} yes or no
authorized user cards and {issuer}
if i remove myself as an authorized user does my count drop
do closed cards still count in 5/24
is {person} card that i am on counted by {issuer}
`,
};
