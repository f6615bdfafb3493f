/** How people ask whether they may get a card, and how their accounts count. One a line; see intent.ts. */

export const ELIGIBILITY = `
can i (get|apply for|be approved for|sign up for|open) (the|a|another|) {card} (now|yet|again|today|in {date}|)
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
i (had|closed|cancelled) (the|my|a) {card} (in {date}|years ago|last year) can i (get it again|get the bonus again|apply again)
i got the bonus on the {card} in {date} am i eligible (again|yet|)
does having (the|a|had the|) {card} (stop|prevent|block|keep|lock) me from getting (the|a|) {card} (bonus|)
will (my|having the|the) {card} (block|stop|prevent|lock) me (from|out of) (getting|) (the|) {card} (bonus|)
(is there|does) anything (stopping|stop|blocking) me from getting (the|a|) {card}
any (rule|rules) (stopping|blocking|against|keeping) me (from|getting) (the|) {card}
am i locked out of (the|) {card}
why (cant|can not|couldnt) i get (the|a|) {card} (bonus|)
why (would|did) i get denied for (the|) {card}
should i wait (before|to) (applying|apply) for (the|a|) {card}
can i apply for (the|a|) {card} (right now|yet|in {date}|next month|this month)
is it (ok|safe|too soon|too early) to apply for (the|a|) {card} (now|yet|)
what (stops|prevents|would stop) me from getting (the|) {card}
can {person} (get|apply for|open) (the|a|) {card} (bonus|now|)
is {person} eligible for (the|a|) {card} (bonus|)
would {person} get the (bonus|sub|welcome offer) (on|for) (the|) {card}
can i get (another|a new|one more|any|a) {issuer} card (now|yet|right now|today|)
am i eligible for (another|a new|any) {issuer} card
will {issuer} approve me for another card
when can i apply for (another|my next|a new) {issuer} card
i want to apply for (the|a|) {card} (am i good|am i eligible|can i|is now ok|)
been thinking about getting the {card} but not sure if i am allowed to get the bonus
check (my|) eligibility for (the|) {card}
can i get the {card} with (my|) 5/24 (status|count|)
do i have to close (the|my|) {card} (before|to) (applying for|get|getting) (the|) {card}
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
when does (my|the) (oldest|next|first|last) (card|account|one) (drop|fall|roll|age) off (my|the|of|) (5/24|count|list|24 months|)
when (does|will) (my|the) next (5/24|) (slot|spot) (open|open up|free up)
how many 5/24 slots do i have (left|open|free|)
how many slots (do i have left|are left|left) (for|with|under) {issuer}
(which|what) (of my|) cards count (toward|towards|against|for) (my|) 5/24
which cards are counting against me (at|with|for) {issuer}
how many cards (have i|did i) (opened|open|gotten|get|apply for) in the (last|past) (24 months|two years|12 months|year|6 months)
how many (new|) (accounts|cards) have i opened (in the last two years|recently|this year|lately)
how many personal cards in the last two years
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
how many {issuer} (credit|) cards (have i|did i) (opened|open) (lately|recently|in the last year)
when can i (start|) (applying|apply) for {issuer} cards again
my application history
(show|list|give) me my (application|account opening) history
(which|when) (account|card) drops off (next|first)
am i at (my|the) (limit|max) (of|for|with) {issuer} (cards|)
i am trying to get under 5/24 when will that be
so i think i am at like 4/24 but not sure can you check
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
(what|explain) (is|) the (once per lifetime|lifetime|family|48 month|24 month|popup|pop up) (rule|language|) (at|of|with|for|) ({issuer}|)
{issuer} (once per lifetime|lifetime|48 month|24 month|family) rule
how does the (once per lifetime|lifetime|family|48 month|24 month) (rule|language) (work|) (for|on|at|) ({issuer}|{card}|)
what rules (apply|are there) (to|for|on) (the|) {card}
what are the (rules|restrictions|bonus rules|application rules) (for|on|of) (the|) {card}
{card} (bonus|application|approval|48 month|24 month|lifetime|family|) (rules|rule|restrictions)
is (the|) {card} (subject to|affected by|under|part of) (5/24|the 5/24 rule|the family rule|the lifetime rule|the 48 month rule|2/90)
is the (5/24|2/90|8/65|48 month|lifetime) rule (still|) (a thing|real|in effect|enforced|written|around|alive)
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
(will|would|does) adding (my wife|my husband|my spouse|{person}|someone) as an (authorized user|au) (on|to) (my|the) {card} count (toward|towards|against|for|) (her|his|their|my|) 5/24
if i add (my wife|my husband|{person}|my kid) (as an authorized user|as au|to my {card}) (does|will) it count (against|toward|towards|for) (them|her|him|5/24|their 5/24|her 5/24)
(will|does) being (an|) (authorized user|au) on (my husbands|my wifes|someone elses|{person}) (card|{card}) (hurt|count|affect|count against) (me|my 5/24|5/24|)
i am an (authorized user|au) on (the|a|my wifes|my husbands|{person}|) {card} does (it|that) count (toward 5/24|against me|for 5/24|)
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
so my husband added me to his {card} does that use one of my 5/24 slots
`;
