/** How people ask how their accounts count, and which do. One a line; see intent.ts. */

export const FIVE_24 = `
what is my 5/24 (status|count|number|)
whats my 5/24
5/24 (status|count|check|)
my 5/24
am i (over|under|above|below|at) 5/24 (now|yet|still|)
how many (cards|accounts|slots|) (do i have|count|am i at|are counting|have i used) (toward|towards|against|for|under|on) (my|the|) 5/24
where (am i|do i stand) (on|with|at|for) 5/24
what number am i (at|on) for 5/24
(whats|what is) my x/24
am i 4/24 or 5/24
when (do i|will i|am i going to) (drop|get|fall|be) (below|under|back under) 5/24
when does (my|the) (oldest|next|first|last) (card|account|one) (drop|fall|roll|age) off (my|the|of|) (5/24|count|list|{months}|)
when (does|will) (my|the) next (5/24|) (slot|spot) (open|open up|free up)
how many 5/24 slots do i have (left|open|free|)
how many slots (do i have left|are left|left) (for|with|under) {issuer}
(which|what) (of my|) cards count (toward|towards|against|for) (my|) 5/24
which cards are counting against me (at|with|for) {issuer}
how many cards (have i|did i) (opened|open|gotten|get|apply for) in the (last|past) ({months}|year)
how many (new|) (accounts|cards) have i opened (in the last {months}|recently|{date}|lately)
how many personal cards in the last {months}
count my 5/24
show (me|) my 5/24 (status|count|)
calculate my 5/24
(what|how much) is (my|) {person} 5/24 (status|count|)
how many (cards|) does {person} have toward 5/24
is {person} (over|under) 5/24
when does {person} drop (below|under) 5/24
five twenty four (status|count|)
what is my five twenty four (status|count|)
am i under five twenty four
524 status
my 2/90 (status|count|)
how many count (for|toward|towards|under) (the|my|) 2/90 (rule|)
where am i on 2/90
how many (amex|{issuer}) cards (count|do i have) toward (the|my) (limit|cap|card limit)
how many {issuer} (credit|) cards (have i|did i) (opened|open) (lately|recently|in the {date})
when can i (start|) (applying|apply) for {issuer} cards again
my application history
(show|list|give) me my (application|account opening) history
(which|when) (account|card) drops off (next|first)
am i at (my|the) (limit|max) (of|for|with) {issuer} (cards|)
i am trying to get under 5/24 when will that be
so i think i am at like 4/24 but not sure can you check
how many new accounts do i have on 5/24
am i good on 5/24
am i ok on 5/24
how is my 5/24 looking
where is my 5/24
when will i have another {issuer} slot
when do i get a {issuer} slot back
when will i be under 5/24 again
how long until i am under 5/24
what day do i go under 5/24
{person} 5/24
{person} 5/24 count
what is {person} at on 5/24
is {person} good on 5/24
how full is my 5/24
how many more cards can i open before hitting 5/24
how many cards until i hit 5/24
which of my cards are in my 5/24
list the cards counting for 5/24
what counts toward my 5/24 right now
how many cards did i open in {date}
how many cards have i opened since {date}
how many cards have i opened in the last {months}
cards opened in the last {months}
number of cards opened in {months}
accounts opened recently
when does my {card} drop off 5/24
when does {card} fall off my 5/24
when does {card} stop counting
does my {card} still count for 5/24
how many {issuer} cards have i opened in the last {months}
how many {issuer} approvals do i have lately
my {issuer} velocity
what is my count
what is my status on the {issuer} rules
my application counts
how close am i to the {issuer} limit of {count} cards
how close am i to the {issuer} limit
how close am i to 5/24
am i close to 5/24
next card to fall off my count
next card to fall off my {months} count
which card falls off my count next
am i at 4/24
am i at 5/24
number of cards opened in the last {months}
`;

export const AUTHORIZED_USER_COUNTS = `
(does|do) (an|being an|) authorized (user|users|user card|user cards|user account) count (toward|towards|against|for) (5/24|my 5/24|the 5/24 rule|the count|)
do (au|aus) (cards|accounts|) count (toward|towards|against|for) 5/24
au card 5/24
authorized user 5/24
(does|do) (a|) business (card|cards) count (toward|towards|against|for) (5/24|my 5/24|the count|)
business cards and 5/24
do {issuer} business cards count (toward|towards|against) 5/24
do business cards (show up|appear|report|show) (on|to) (my|) (personal|) (credit|credit report|report|bureau)
does (the|my|) {card} (show up|appear|report|show) (on|to) (my|) (personal|) (credit|credit report|report|bureaus)
does (the|my|a|) {card} count (toward|towards|against|for) (5/24|my 5/24|the 5/24 count)
will (the|a|my|) {card} (count|add|take up a slot) (toward|towards|against|for|) (5/24|my 5/24)
(will|would|does) adding ({person}|someone) as an (authorized user|au) (on|to) (my|the) {card} count (toward|towards|against|for|) (her|his|their|my|) 5/24
if i add ({person}|my kid) (as an authorized user|as au|to my {card}) (does|will) it count (against|toward|towards|for) (them|her|him|5/24|their 5/24|her 5/24)
(will|does) being (an|) (authorized user|au) on ({person}|someone elses) (card|{card}) (hurt|count|affect|count against) (me|my 5/24|5/24|)
i am an (authorized user|au) on (the|a|{person}|) {card} does (it|that) count (toward 5/24|against me|for 5/24|)
i am just an (authorized user|au) (does it count|is it counted|does that count) (toward|against|for|) (5/24|my count|)
(can|how can) i (get|have) (an|the|my|) (authorized user|au) (account|card|) (removed|excluded|ignored|not counted) (from|for|in) (5/24|my 5/24|the count)
does {issuer} count (authorized user|au|business) (cards|accounts) (toward|for|in|against) (5/24|its rules|the count|)
do (authorized user|au) cards count (against|for) {issuer} (rules|limit|limits|)
do store cards count (toward|towards|against|for) 5/24
do charge cards count (toward|towards|against|for) 5/24
does a product change (or upgrade|) count (toward|towards|against|for) 5/24
do closed (cards|accounts) (still|) count (toward|towards|against|for) 5/24
do i have to count (authorized user|au|business|closed|store) (cards|accounts) (for|in|toward) (5/24|)
(which|what) (type|types|kind|kinds) of (cards|accounts) count (toward|towards|against|for) 5/24
(which|what) business cards (do|) (not|) count (toward|towards|against|for) 5/24
which {issuer} business cards report to personal credit
does {issuer} report business cards (to|on) (my|the|) personal (credit|report|credit report|bureaus)
is an authorized user (card|account) (counted|included) (in|for|toward) (5/24|my 5/24|the count)
does my (employee|business|company|corporate) card count (toward|for|against) 5/24
i have a business card (does|will) (it|that) (hurt|count toward|count against|affect) (my|) 5/24
will an authorized user card (stop|keep|block) me (from|) (getting|) (a|the|) ({card}|{issuer} card)
so {person} added me to his {card} does that use one of my 5/24 slots
do i count authorized user cards for 5/24
do i count my business card for 5/24
should i include authorized user accounts in 5/24
does the {card} show on my personal credit report
is the {card} reported to personal credit
will {card} report to personal credit
does {card} report to the bureaus
does {card} take a 5/24 slot
does {card} use up a 5/24 slot
would {card} add to 5/24
would opening {card} add to my 5/24
is {card} a business card that counts for 5/24
my business card is that included in 5/24
is my business card included in 5/24
adding {person} to my {card} does that affect {person} 5/24
adding {person} to my {card} does that affect their 5/24
does adding {person} use one of {person} slots
{person} added me to {card} does it count
i was added to {person} {card} does that count
being on {person} {card} does it count for me
authorized users and 5/24
authorized user accounts count
are authorized user accounts ignored
do authorized user cards hurt me with {issuer}
does {issuer} look at authorized user accounts
does {issuer} see my business cards
what types of accounts are in 5/24
do loans or only cards count for 5/24
are business cards invisible for 5/24
are store cards part of 5/24
do canceled cards count for 5/24
does a card i closed still count for 5/24
do upgrades count for 5/24
do product changes count for 5/24
{person} made me an authorized user on {card} will {issuer} hold it against me
will {issuer} hold an authorized user card against me
do {card} show up on my credit and eat a 5/24 slot
does {card} eat a 5/24 slot
is a {card} visible to other banks
can other banks see my {card}
can other banks see my business cards
is my {card} visible to {issuer}
`;
