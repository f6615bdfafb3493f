/** How people ask whether they may get a card, and what a rule says. One a line; see intent.ts. */

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
can i get it
could i get it
am i eligible for it
can i get its bonus
would i get the bonus
when could i get it
is it too (soon|early) (for|to get|for me to get) (the|a|another) {card}
(am i|is it) too (soon|early) (for|to apply for) (another|a new|the|a) ({issuer} card|{card})
{months} (passed|later|have passed|went by|since the last one) (can i get|) (the|a|) {card} (bonus|again|)
(has it been|it has been) (long enough|{months}|enough time) (for|since) (the|my|) {card} (bonus|again|)
(would|will) {issuer} (reject|deny|decline|approve|turn down|refuse) me (for|if i apply for) (the|a|) {card}
(able|allowed|eligible) to (get|open|have) (the|) {card} (bonus|again|)
can i (get|have|earn) the {card} (bonus|sub|welcome offer|welcome bonus) (again|now|twice|a second time|)
how soon can i (get|apply for|open) (another|a second|the) {card}
when can i (get|apply for|open|have) (another|a second|the|a) {card} (again|)
when (am i|will i be|is {person}) (eligible|able) (again|) (for|to get) (the|a|) {card} (bonus|again|)
(not|why am i not|why not) eligible (for|) (the|) {card} (why|)
why (can't|can not|won't they let) (i|me) (get|have) (the|) {card} (bonus|)
does the lifetime (rule|language) (hit|apply to|block|catch) me (on|for|with) (the|) {card}
(lifetime|once per lifetime) (rule|language) (hit|block|blocking) me (on|for) (the|) {card}
had (the|a|) {card} (in {date}|years ago|before|once|back in {date}) can i get (it|the bonus|the welcome offer) again
i (closed|cancelled|had|got rid of) (the|my|a) {card} ({date}|in {date}|years ago|) can i (open|get) (it|one) again (and get the points|and the bonus|)
if i (have|hold|already have) (the|a|) {card} can i (get|open|have) (the|a) {card} (as well|too|also|bonus|)
can i (get|have|hold|open) (the|a) {card} if i (already|) (have|had|hold) (the|a|) {card}
does having (the|a|) {card} (stop|block|keep|prevent) me from (getting|opening) (the|a|) {card} (bonus|)
{person} (already|) (has|got|had) (the|) {card} (is|can) (she|he|they) (allowed|still get|get|able to get) (the|) {card} (bonus|)
can {person} (get|open|apply for) (the|a|) {card} (bonus|too|now|)
is {person} (eligible|allowed|able) (for|to get|to open) (the|a|) {card} (bonus|)
(do i|would i|could i) qualify (for|) (the|) {card} (offer|bonus|now|)
(which|what) (cards|bonuses|bonus|offers) (am i|can i) (eligible for|get|get again|still get) (again|right now|now|)
(which|what) (cards|bonuses) am i (locked out of|not allowed|blocked from|shut out of)
{card} (eligibility|eligible|can i get it|am i eligible|am i able)
can i (apply|apply now|go) for (the|a|) {card} (now|{date}|yet|already|)
(should i wait|do i have to wait|must i wait) (before applying|to apply) for (the|a|) {card}
(want|wanting|planning|thinking) to (apply|go) for (the|a|) {card} (am i allowed|am i eligible|can i|is there a rule against it|)
(is there|does) any (rule|thing) (stopping|blocking|against|stop) (me|my) (from getting|getting) (the|a|) {card}
i (opened|got|was approved for) (the|a|) {card} {date} (when can i|can i already|can i) (get|apply for) (the|a|) {card}
my last {issuer} (card|application) was (in|on|) {date} can i (apply|get|open) (for|) (another|the {card})
would the (rules|bank rules|application rules) let me (get|have|open) (the|a|) {card}
(p2|p1) eligible for {card}
(do i|will i) get the (bonus|welcome bonus|sub) if i (open|get) (the|a) {card} (now|having had it|)
i get a (pop up|popup|warning) when i apply for (the|) {card} (why|am i not eligible|)
(second|another|two) {card} (allowed|possible|can i)
bonus on (the|) {card} again
will {issuer} say (no|yes) to me (for|) (the|) {card}
i would like (the|a) {card} but i had (the|a) {card} before does (this|that|it) matter
would having had (the|) {card} (hurt|block|matter) (for|) (the|) {card} (bonus|)
how soon can i get another {issuer} (card|)
able to get (the|) {issuer} {program} bonus
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
how many {issuer} cards can (i|you|one|a person) (have|hold|open) (at once|at the same time|{date}|at one time|)
how many cards can (i|you) (get|open|apply for) (from|with) {issuer} ({date}|a day|a year)
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
can i apply for {count} cards on the same day
two {issuer} cards {date}
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
{issuer} (2/90|8/65|6/24|2/3/4|1/8|2/30|5/24|{months}) (rule|)
(2/90|8/65|6/24|2/3/4|1/8|2/30|3/12) (rule|what is that|explain|meaning|)
what is (the|) (2/90|8/65|6/24|2/3/4|1/8|2/30|5/24|{months}|lifetime|pop up|popup) (rule|jail|thing|language)
(what|how) (is|does) the (lifetime|once per lifetime|family|{months}|5/24) (rule|language) (work|about|all about|mean)
how many (cards|new cards|accounts) (will|does|would) {issuer} (allow|let me have|approve|permit|let you have) (at once|in total|)
(is there|does {issuer} have) a (limit|cap|maximum) (on|to) (the|how many|) (number of|) ({issuer}|) (cards|accounts) (i can have|you can have|)
(how many|maximum|max) {issuer} (cards|credit cards|charge cards) (allowed|can i have|can you hold|can one person have|)
is it (allowed|ok|possible|against the rules) to (hold|have|own) (both|two) ({card}|{issuer} cards|two {card}|the {card} and the {card})
can (you|one|someone|a person) (have|hold|own) (both|two) ({card} and {card}|{card}|{issuer} cards)
i (keep|) (reading|read|hear|heard) about (pop up jail|popup jail|the pop up|clawback|5/24|the lifetime rule|lol/24) what (is|is that|does it mean)
(pop up|popup) (jail|) (what is it|explain|meaning|how to get out|)
(what|which) (are|) (the|) (rules|application rules|velocity rules|restrictions|approval rules) (of|for|at|by|does) ({issuer}|each bank|banks) (have|)
{issuer} (rules|application rules|velocity rules|velocity|restrictions|limits)
(does|do) {issuer} have (any|) (rules|rule|restrictions|limits) (for|on|about) (cards|applications|new cards|applying|bonuses)
(rules|velocity rules) (by|per|for each) (bank|issuer)
how (far|long) apart (should|do|must) (i|you|we) (apply|space|space out) (applications|{issuer} applications|cards|for cards|)
how long (should|do|must) (i|you) wait (between|before|for) (applying|applications|cards|another {issuer} card|{issuer} cards|two {issuer} cards)
(minimum|how much|recommended|best) (time|gap|spacing|wait) between ({issuer}|) (applications|cards|applying|approvals)
can (i|you) (get|apply for|open) two {issuer} cards (on|in) (the|) (same|one) (day|week|month)
(two|{count}) {issuer} cards (same day|{date}|at the same time|at once)
(can i|is it ok to) apply for (several|{count}|multiple|more) cards (at once|the same day|on one day|together)
how (often|frequently) can (i|you) (apply|open cards|get a card|get bonuses) (with|at|from|) ({issuer}|)
how often can (you|i|one) get (a|the) (bonus|welcome bonus|{card} bonus) (from {issuer}|)
(what|why) does {issuer} (care|look) (about|at) (5/24|new accounts|inquiries)
(explain|tell me about|describe) (the|) (5/24|rules of {issuer}|{issuer} rules|lifetime language|application rules|{months} rule)
does {issuer} (care about|use|have|follow|enforce) (5/24|a 5/24 rule|a lifetime rule|the same rule)
(which|what) (banks|issuers) (have|use|follow|enforce) (5/24|a lifetime rule|a {months} rule|such a rule)
is (5/24|the 5/24 rule|lifetime language|the {months} rule) still (a thing|in force|real|enforced|around)
(once|one) (per|in a) lifetime (rule|bonus) (for|of|at|with|) {issuer}
does (5/24|the rule|the {issuer} rule) apply to (business cards|{card}|all {issuer} cards|authorized users)
(what|how long) is the (waiting|wait) (period|time) (for|at|between) {issuer} (cards|bonuses|)
(new|i am new|beginner) to this (what|which) (rules|application rules) (do i need to know|should i know|are there)
{card} {months} rule
when does the {months} (clock|count|period) start (from opening|from the bonus|)
(bank|issuer) (rules|application rules) (overview|cheat sheet|summary|please)
`;
