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
{count} status
my 2/90 (status|count|)
how many count (for|toward|towards|under) (the|my|) 2/90 (rule|)
where am i on 2/90
how many {issuer} cards (count|do i have) toward (the|my) (limit|cap|card limit)
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
{count} {count}
what is my ({issuer}|) (count|status|number) (for|on) (5/24|the 5/24 rule)
(am i|are we) over (the limit|5/24|it) (for|with) {issuer}
(am i|are we) (over|under|at) (5/24|4/24|3/24|6/24|the {issuer} limit)
when will i be (under|at|back to|down to|) (5/24|4/24|3/24|2/24|under 5/24)
when (do|will|would|am) i (drop|fall|go|get|going to be) (below|under|to|back under) (5/24|4/24|3/24)
i (think|guess|believe) (i am|im|i'm) (at|) (4/24|3/24|5/24|2/24) (is that right|correct|right|am i)
x/24
(what|where) (is|are|am) (my|our|i|we) (status|at|stand|x/24) (for|on|with|) (5/24|{issuer}|)
(our|mine and {person}|my and {person}) (5/24|count|status|counts|statuses) (mine and {person}|both of us|for both|)
{person} (5/24|count|5/24 status|5/24 count|{issuer} count)
(what|how many) is {person} (at|on|/24) (for 5/24|in 5/24|)
(number|count|how many) of (new|) (cards|accounts) (opened|) (in|over|within) (the|) (last|past) ({months}|year)
(new|) (accounts|cards) (count|number|tally) (last|past|in the last) ({months}|year)
number of new accounts (i have|i opened|last {months}|)
how many (cards|accounts|new cards) (have i|did i|have we|did we) (open|opened|get|gotten) (in|over) (the|) (last|past) (year|{months})
(5/24|{months}) (drop off|falloff|fall off|drop) (dates|date|schedule|when)
(when|what date) (does|do|will) (my|the) (oldest|next|first) (card|account|one) (fall|drop|age) (off|out) (of 5/24|)
(next|when is my next) (slot|5/24 slot|{issuer} slot) (open|opens|when|)
(which|what) (of my|) cards (count|are counting|counts|show) (for|toward|towards|against|in) (5/24|the 5/24 rule|my 5/24)
i (opened|have opened|got) (a lot of|many|too many|several|a bunch of) cards ({date}|in {date}|lately|recently|) when (will|can) {issuer} (let me in|approve me|give me a card|i get a card)
({issuer}|5/24) (status|count|number|slots|calculator|tracker) (please|)
how many (slots|5/24 slots|{issuer} slots) (do i have|are) (left|open|)
how (far|close) am i (from|to|over|under) 5/24
(show|list|give) (me|) (my|the) (5/24|{months}) (list|cards|timeline|history|count)
(application|new account) history (for|in) (the|) (last|past) {months}
(how long|when) until (i am|i'm|im) (under|below) 5/24 (again|)
(how many|what) (inquiries|applications|new cards) (do i have|have i had) (in|over) (the last|) ({months}|year)
if i open (one more|another|a {card}) (now|) (what|where) (will|would) my 5/24 be
(calculate|work out|figure out|check) my 5/24 (status|count|)
(6/24|3/12|8/65|2/90|3/6) (count|status|where am i|for me)
how many {issuer} (cards|accounts) (count|have i opened) (in|over) (the last|) ({months}|year)
how many (new|) cards in (2 years|24 months|{months}|two years)
when does (my|the|) next card (fall off|drop off|age off)
{months} count
{months} (card|new card|account|) count
am i at ({count} or {count}|four or five|5/24 or 4/24)
when (am i|will i be) (under|below) (five|{count})
am i over the limit for {issuer}
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
does (a|an|the|) product change count (as|for|toward) (a|) (new account|5/24|new card)
(does|do) (upgrading|downgrading|an upgrade|a downgrade|product changing) (the|a|my|) ({card}|{card} to {card}|) (count|add) (for|toward|to|as) (5/24|a new account|my count|)
does (upgrading|going from) {card} to {card} count
do (denied|rejected|declined|failed) applications count (for|toward|) (5/24|)
(does|do) (a denial|being denied|hard pulls|inquiries|closed cards|closed accounts|loans|a mortgage) count (for|toward|against|in) 5/24
(do|does) (closed|cancelled|canceled) (cards|accounts) (still|) count (toward|for|in) (5/24|my count)
should i (remove|take) (myself|me) (off|as|) (as|) (an|) authorized user (to get|so i am|to be) under (5/24|)
(should|can) i (get|be) (removed|taken off) (as|) (an|) (authorized user|au) (to|so i) (lower|fix|drop) (my|) (5/24|count)
my (count|5/24) (includes|has|shows) (a|one) card that (is not|isn't) (mine|really mine) (i am|i'm) (just|only) (an extra user|an authorized user|au)
(i am|i'm|im) (just|only|) (an|) (extra|authorized|additional) user on (my|) ({person}|{person} card|mom card|dad card|parents card) (does that count|does it count|do they count that)
(i am|i'm) on (my|) ({person}|mom|dad|parents) card as (an|) (au|authorized user) (does|do|is) (that|{issuer}|it) count (that|for 5/24|)
{person} (added|put) me (to|on|as authorized user on) (her|his|their|the) ({card}|card) does (that|it) (count|hurt|add) (for|toward|me|my) (5/24|my 5/24|)
if i (add|put) (my|) {person} as (an|) authorized user (does it|will it|would it) (hurt|count|affect|add to) (his|her|their) (5/24|count)
(au|authorized user|aus|authorized users|au accounts) (5/24|count|counted|in 5/24|toward 5/24|and 5/24)
(business|biz|store|charge|debit|secured) cards (5/24|count|counted|and 5/24|in 5/24|toward 5/24)
(do|does) (store|retail|charge|debit|secured|co-brand) cards count (toward|for|in|to) (5/24|the {count}|)
(is|does) (the|a|my) {card} (in|counted in|part of|count for|count toward|add to) (my|) 5/24
does (the|a|my|) {card} (count|add|go) (for|toward|to|on|against) (5/24|my 5/24|my count|the count)
(do|does) {issuer} (business|biz) cards (count|show|add|appear|report) (toward|on|to|for|) (5/24|my report|my credit report|my count|personal credit|)
(which|what) (business|biz) cards (do|) (count|report|show up|add) (toward|on|to|for|) (5/24|personal credit|my report|)
(business|biz) card from {issuer} is (it|that) in my (5/24|count)
do ({card}|business) cards (add|count) (to|toward) my (count|5/24)
can i (ask|get|tell) {issuer} to (ignore|exclude|not count|leave out) (authorized user|au) (accounts|cards)
will {issuer} (ignore|exclude|skip|overlook) (authorized user|au) (accounts|cards)
(why|how come) (does|is) (my|the) (authorized user|au|business) card (count|counted|counting|included)
(does|will) (opening|getting) (a|an|the) (business card|{card}) (cost|use|take) (me|up|) a (5/24|) slot
(does|would) (the|a|) {card} (use up|take|burn) a (5/24|) slot
(do|does) (my|the|) {person} cards count (for|against|toward) (me|my 5/24)
which (accounts|cards|types of cards) (do not|don't) count (toward|for|in|) (5/24|)
what (counts|does count|all counts) (toward|for|as|in) (5/24|a new account)
i thought (business|{issuer} business|au|authorized user) (cards|accounts) (do not|did not|don't) count (is that wrong|am i wrong|right)
(additional|employee|second|replacement) card (on the same account|for {person}|) (count|counts) (for 5/24|as new account|)
should i come off {person} card to be under 5/24
i have ({count}|some|a few) cards as (an|) (additional|authorized|extra) user do (these|they) (go|count) in the {months} count
does (a|the|) {issuer} card count toward 5/24
(as an|an) authorized user on {count} cards do they count
`;
