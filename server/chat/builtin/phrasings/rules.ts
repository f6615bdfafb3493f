/** How people ask whether they may get a card, and how their accounts count. One a line; see intent.ts. */

export const ELIGIBILITY = `
can i (get|apply for|be approved for|sign up for|open) (the|a|another|) {card} (now|yet|again|{date}|in {date}|)
(can|could|would) i (get|earn|still get|receive) the (bonus|sub|welcome bonus|sign up bonus|welcome offer|intro bonus) (on|for|of|with|from) (the|a|) {card} (again|now|)
am i (eligible|qualified|allowed) (for|to get|to apply for) (the|a|) {card} (bonus|sub|welcome offer|welcome bonus|now|)
do i qualify for (the|a|) {card} (bonus|sub|welcome offer|now|again|)
{card} (eligibility|eligible|bonus eligibility)
am i eligible {card}
would i (get|be) (approved|denied|rejected|turned down) (for|) (the|a|) {card} (if i apply|if i applied|now|)
(will|would) {issuer} (approve|give|deny) me (for|) (the|a|another|) {card}
when can i (get|apply for|open|be eligible for) (the|a|another|) {card} (again|next|)
when (will|would) i be eligible for (the|a|) {card} (bonus|again|sub|)
how (soon|long) (can i|until i can|before i can|do i have to wait to|should i wait before i) (get|apply for) (the|a|another|) {card} (again|bonus again|)
how long until i can get the {card} bonus again
can i get the {card} (bonus|) (if|since|when|even though|while) i (already|) (have|had|hold|got) (the|a|) {card}
can i get (the|a|) {card} if i (have|had|already have|already had|just got|just opened) (the|a|) {card}
can i (have|hold|get) both (the|) {card} and (the|) {card}
can i (have|get|hold) (two|a second|more than one) {card}
can i get (the|a|) {card} bonus (twice|again|a second time|more than once)
if i got the {card} bonus (in {date}|years ago|a while ago|before) can i get it again
i (had|closed|cancelled) (the|my|a) {card} (in {date}|years ago|{date}) can i (get it again|get the bonus again|apply again)
i got the bonus on the {card} in {date} am i eligible (again|yet|)
does having (the|a|had the|) {card} (stop|prevent|block|keep|lock) me from getting (the|a|) {card} (bonus|)
will (my|having the|the) {card} (block|stop|prevent|lock) me (from|out of) (getting|) (the|) {card} (bonus|)
(is there|does) anything (stopping|stop|blocking) me from getting (the|a|) {card}
any (rule|rules) (stopping|blocking|against|keeping) me (from|getting) (the|) {card}
am i locked out of (the|) {card}
why (cant|can not|couldnt) i get (the|a|) {card} (bonus|)
why (would|did) i get denied for (the|) {card}
should i wait (before|to) (applying|apply) for (the|a|) {card}
can i apply for (the|a|) {card} (right now|yet|in {date}|{date})
is it (ok|safe|too soon|too early) to apply for (the|a|) {card} (now|yet|)
what (stops|prevents|would stop) me from getting (the|) {card}
can {person} (get|apply for|open) (the|a|) {card} (bonus|now|)
is {person} eligible for (the|a|) {card} (bonus|)
would {person} get the (bonus|sub|welcome offer) (on|for) (the|) {card}
can i get (another|a new|one more|any|a) {issuer} card (now|yet|right now|{date}|)
am i eligible for (another|a new|any) {issuer} card
will {issuer} approve me for another card
when can i apply for (another|my next|a new) {issuer} card
i want to apply for (the|a|) {card} (am i good|am i eligible|can i|is now ok|)
been thinking about getting the {card} but not sure if i am allowed to get the bonus
check (my|) eligibility for (the|) {card}
can i get the {card} with (my|) 5/24 (status|count|)
do i have to close (the|my|) {card} (before|to) (applying for|get|getting) (the|) {card}
would {issuer} give me the {card} {date}
would {issuer} give me the {card} right now
would {issuer} let me have the {card}
is the {card} bonus available to me
is the {card} bonus open to me
is the {card} an option for me
can i still earn the {card} bonus
could i earn the {card} bonus a second time
i closed a {card} in {date} can i have it again with a bonus
i had {card} {date} can i get it again
can i get a {card} when i already have the {card}
can i get {card} with {card} open
am i allowed another {card}
am i allowed to have {card} and {card}
am i good to apply for {card}
am i clear to apply for {card}
could {person} get the {card}
does {person} qualify for {card}
when would i be able to apply for the {card}
when would i qualify for {card}
when is the earliest i can apply for {card}
earliest date for another {card} bonus
what date can i reapply for {card}
how long must i wait for {card}
do i have to wait for {card}
is there a rule that stops me from {card}
which rule blocks me from {card}
what would block me from getting {card}
would i be turned away for {card}
is my application for {card} going to fail
chance of getting {card} with my history
do my recent cards stop me from getting {card}
having opened {card} {date} can i still get {card}
if i open {card} can i get {card} later
getting {card} after {card}
{card} after {card} bonus possible
{card} if i have {card}
can i get {card}
qualify for {card}
eligible for {card} bonus
thinking of the {card} {date} any problem
thinking of applying for {card} {date} any problem
any problem with applying for {card}
any issue getting {card}
will i get denied for the {card}
will i get denied for the {issuer}
will {issuer} deny me
{card} in my past {card} bonus possible
had {card} before {card} bonus possible
{card} in my past can i get {card}
how much longer until i could get a {card} bonus
how much longer do i wait for {card}
is it too late for me to get the {card} bonus
`;

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

export const RULE_QUESTION = `
what is (the|) 5/24 (rule|)
what does 5/24 mean
(explain|how does) (the|) 5/24 (rule|) (work|to me|)
(explain|what is|whats|tell me about) (the|) (2/90|8/65|2/30|1/5|6/24|2/3/4|1/6|3/12|2/65|7/12) (rule|rules|)
(what|how) (is|does) the {issuer} (2/90|8/65|2/30|6/24|2/3/4|1/6|5/24|3/12) rule (work|)
(how|what) far apart (should|do|must) i (apply|space|open) (for|) (my|) (cards|applications|{issuer} cards|{issuer} applications)
how (long|far apart) (should|do) i (wait|have to wait|need to wait) between ({issuer}|) (cards|applications|card applications)
how (often|frequently) can (i|you) (apply|open|get) (for|) (an|a|new|) ({issuer} cards|{issuer} card|cards with {issuer}|cards)
how many {issuer} cards can (i|you|one|a person) (have|hold|open) (at once|at the same time|in a year|at one time|)
how many cards can (i|you) (get|open|apply for) (from|with) {issuer} (in a day|a day|in a month|a year|in three months|in a year)
can i (apply|open|get) (for|) two {issuer} cards (on|in) (the|one|) (same day|day|month|week)
what (are|) (the|) {issuer} (application|approval|bonus|card|velocity|) rules
{issuer} (application|approval|velocity|bonus) (rules|rule|restrictions|limits)
(does|do) {issuer} (have|follow|enforce|still have) (a|an|the|any|) (application|velocity|5/24|once per lifetime|) (rule|rules|limit|limits)
(what|explain) (is|) the (once per lifetime|lifetime|family|{months}|popup|pop up) (rule|language|) (at|of|with|for|) ({issuer}|)
{issuer} (once per lifetime|lifetime|{months}|family) rule
how does the (once per lifetime|lifetime|family|{months}) (rule|language) (work|) (for|on|at|) ({issuer}|{card}|)
what rules (apply|are there) (to|for|on) (the|) {card}
what are the (rules|restrictions|bonus rules|application rules) (for|on|of) (the|) {card}
{card} (bonus|application|approval|{months}|lifetime|family|) (rules|rule|restrictions)
is (the|) {card} (subject to|affected by|under|part of) (5/24|the 5/24 rule|the family rule|the lifetime rule|the {months} rule|2/90)
is the (5/24|2/90|8/65|{months}|lifetime) rule (still|) (a thing|real|in effect|enforced|written|around|alive)
(is|does) (5/24|the 5/24 rule) (still|) (apply|apply to) (to|) (the|) ({card}|{issuer}|business cards)
does {issuer} care (about|how many) (other|new|) (cards|accounts|inquiries) (from other banks|i opened|)
which banks have (application|velocity|) (rules|limits)
(whats|what is) the (waiting|) (period|time) between {issuer} (bonuses|cards|applications)
how long (between|after) {issuer} (bonuses|cards|approvals)
how many months between {issuer} (bonuses|cards)
how long before i can get another bonus from {issuer}
what is the limit (of|on|for) {issuer} (credit|charge|) cards
is there a limit (on|to) how many {issuer} cards (i|you) can have
how strict is {issuer} (about|with) (applications|new cards|approvals|new accounts)
explain {issuer} rules (to me|for new cards|on bonuses|)
what is the rule about (getting|opening) (two|several|multiple) {issuer} cards
i keep hearing about 5/24 what is (it|that)
does {issuer} have something like 5/24
what does 2/90 mean
what does 8/65 mean
what does 2/30 mean
meaning of 5/24
meaning of 2/90
define 5/24
5/24 explained
5/24 rule
8/65 rule
2/90 rule
how does 5/24 work
how many days between {issuer} applications
how many days between {issuer} cards
how many months between {issuer} applications
minimum time between {issuer} cards
time between {issuer} applications
how long should i wait between cards
how long should i wait between {issuer} bonuses
does {issuer} limit how many cards i can hold
does {issuer} cap the number of cards
maximum number of {issuer} cards
max {issuer} cards
what are {issuer} application rules
what are the rules for {issuer}
rules for getting {issuer} cards
is there a lifetime rule with {issuer}
does {issuer} have a lifetime rule
does {issuer} do once per lifetime bonuses
is the bonus once per lifetime at {issuer}
what is the family rule at {issuer}
{months} rule at {issuer}
what is the {months} rule
is there a {months} rule on {card}
which rules does {card} fall under
what rule covers {card}
rules on the {card} bonus
do {issuer} rules apply to business cards
can i apply for two cards on the same day
two {issuer} cards in one day
two {issuer} cards in {date}
is {issuer} sensitive to new accounts
what is {issuer} policy on new applications
how often does {issuer} approve people
which banks do not care about 5/24
what is this 5/24 people talk about
what is this 5/24 thing
what is 5/24 about
people talk about 5/24 what is it
how soon after one {issuer} card can i open the next
how soon after an {issuer} card can i open another
how soon can i apply again with {issuer}
{issuer} one card every {months} true
is it true that {issuer} gives one card every {months}
does {issuer} only approve one card every {months}
does {issuer} have a one card per {months} rule
what are {issuer} application restrictions
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
