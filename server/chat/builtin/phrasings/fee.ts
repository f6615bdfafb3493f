/** How people ask about annual fees: whether one pays, when it falls due, what it is, how to get it back. One a line; see intent.ts. */

export const RENEWAL_VALUE = `
is (the|my|) {card} (still|really|actually|even|) worth (it|the fee|the annual fee|the af|keeping|its fee|{usd}|{usd} a year)
is (the|my|) {card} worth (it|the fee|the annual fee) (for me|to me|for someone like me|with how i use it|anymore|this year|next year)
should i (keep|renew|hold on to|hang on to|keep paying for|hold onto) (the|my|) {card} (or not|another year|for another year|this year|)
should i (cancel|close|drop|ditch|get rid of|dump|ax) (the|my|) {card} (or keep it|or not|before the fee hits|before it renews|)
(keep|renew) or (cancel|close|drop) (the|my|) {card}
{card} keep or cancel
{card} worth the (af|annual fee|fee)
(worth|worth it) (to keep|keeping|renewing) (the|my|) {card}
am i getting (my moneys worth|enough|enough value|value) (out of|from|with) (the|my|) {card}
does (the|my|) {card} (pay for itself|earn its keep|justify (its|the) (annual|) fee|cover its fee|make sense to keep|break even)
do i break even on (the|my|) {card}
(whats|what is|where is) (the|my|) (break even|breakeven) (on|for|with) (the|my|) {card}
am i (losing|wasting|throwing away) money (on|with|by keeping) (the|my|) {card}
i am (thinking|thinking about|considering|on the fence about|debating) (of|) (canceling|cancelling|closing|dropping|keeping|renewing) (the|my|) {card}
trying to (decide|figure out) (if|whether) i should (keep|cancel|renew|close) (the|my|) {card}
so the {card} is up for renewal and i am not sure (i want|whether) to keep it
my {card} (is coming up for renewal|renews soon|is about to renew) (should i keep it|is it worth it|worth keeping|keep or cancel|)
the {card} (fee|annual fee) (went up|is going up|increased) (to {usd}|) is it still worth (it|keeping)
which (of my|) cards (should|can|could) i (cancel|close|drop|get rid of|ditch|not renew)
which (of my|) cards (are|is) (not|no longer) worth (the fee|the annual fee|keeping|paying for|it)
which (of my|) (annual fee|paid|premium) cards are (still|) worth (it|keeping|the fee)
(any|are there any) cards i should (cancel|drop|close|get rid of|not renew|let go)
which annual fees are not worth (it|paying)
what cards should i keep and (which|what) should i (cancel|drop|close)
is paying {usd} (a year|) for (the|) {card} (worth it|stupid|crazy|dumb|reasonable|justified)
why am i (still|) paying {usd} (a year|) for (the|) {card}
convince me to keep (the|my|) {card}
(what|how much) (value|money|net value) do i (really|actually|) get (from|out of) (the|my|) {card} (after|net of|minus) the (annual|) fee
what is (the|my|) {card} (really|actually|) worth to me (each year|a year|next year|after the fee)
net value of (keeping|holding|) (the|my|) {card} (next year|for a year|after the fee|)
would i be (better off|fine) (without|cancelling|canceling|closing) (the|my|) {card}
does it make sense to (keep|renew|hold) (the|my|) {card} (another year|next year|)
is it time to (cancel|drop|close|let go of) (the|my|) {card}
i (hardly|barely|never|rarely) use (the|my|) {card} (should i cancel it|should i keep it|is it worth the fee|anymore)
i (hate|dont like|do not want) paying the fee (on|for) (the|my|) {card} (is it worth it|should i cancel|)
is {person} {card} worth (keeping|the fee|it)
should {person} (keep|cancel|close|renew) (the|their|her|his|) {card}
evaluate (the|my|) {card} (renewal|fee|)
run the numbers on (keeping|renewing|) (the|my|) {card}
do the math on (the|my|) {card} (fee|annual fee|renewal)
do i just close (it|the {card}) after (the bonus|the first year|i get the bonus)
are my annual fees worth it
justify (the|my|) {card} (annual|) fee
`;

export const UPCOMING_FEES = `
when is (my|the) (next|) annual fee (due|)
when (is|are) (my|the) (next|) (annual|) (fee|fees|af) (due|coming|coming up|charged|hitting|posting)
when (does|will|do) (my|the|) {card} (fee|annual fee|af) (post|hit|come due|get charged|renew|come up)
when is the (annual|) fee (due|charged|coming|posting) (on|for) (the|my|) {card}
when does (the|my|) {card} renew
when will i be charged (the|) (annual|) fee (for|on) (the|my|) {card}
what day does the (annual|) fee on (the|my|) {card} (post|hit|fall)
{card} (renewal date|fee date|anniversary date|anniversary)
(what|which) (annual|) fees (are|do i have) (coming|coming up|due|upcoming|ahead) (soon|this month|next month|this year|in {date}|by {date}|)
(any|are there any|do i have any) (annual|) fees (due|coming up|hitting|posting) (soon|this month|next month|in {date}|this year|before {date}|)
upcoming (annual|) fees
next annual fee
(show|list|give|tell) me (all|) (my|the) (upcoming|annual|) fees
how much (do i|am i going to|will i|am i) (pay|paying|spend|spending) (in|on) (annual|card|credit card|) fees (a year|each year|per year|in total|every year|altogether|)
how much are (all|) my (annual|card|yearly|) fees (in total|combined|together|altogether|)
(whats|what is) the total of (all|) my annual fees
total annual fees (across|for|on|of) (all|) my cards
(add up|sum up|sum) (all|) my annual fees
what am i paying (in|for|on) annual fees (every year|total|right now|)
what do my cards cost me (a year|per year|in total|each year|)
how much do my cards cost (a year|per year|each year|in fees|to hold)
annual fees for (all|) my cards
my annual fees
all my afs
which (of my|) cards (have|has|carry|charge) (an annual fee|a fee|fees) (due|coming|) (next month|soon|this year|in {date}|)
which (card|cards|fee|fees) (renews|renew|comes up|is up|is due|come due) (next|first|soon)
what (card|cards) (renews|renew|renewing) (in {date}|next month|this month|soon)
(what|which) fees (will|do) (hit|post|come due|fall due) (in {date}|before {date}|over the next {date}|in the next few months|by the end of the year|next quarter)
fee calendar
remind me when my (annual|card|) fees are due
how much will i pay in fees (this year|next year|in {date}|over the next year)
what fees does {person} (have|pay|owe) (this year|coming up|)
when is {person} (next|) annual fee (due|)
how much does {person} pay in annual fees
i want to see (all|) (the|my) annual fees (coming up|in one place|and when they are due|by month)
need to budget for (my|) annual fees (this year|next year|what is coming|)
so i was trying to figure out what all these cards are costing me in fees (every year|a year)
do i (have|owe) any (annual|) fee this month
how long until my {card} fee (posts|hits|is due)
what do i pay for all my cards (together|combined|)
`;

export const REFUND_WINDOW = `
the (annual|) fee (just|) (posted|hit|got charged|was charged|showed up|came through) (on my {card}|) how long do i have to (cancel|close it|downgrade|get it back)
(my|the) {card} (fee|annual fee|af) (just|already|) (posted|hit|got charged|came out) can i (still|) get it (back|refunded|reversed)
how long do i have to (cancel|close|downgrade) (the|my|) {card} (and get the fee back|for a refund|to get the fee refunded|after the fee posts)
how (long|many days) (do i have|after the fee posts) to (get|ask for) (a refund|the annual fee back|the fee refunded)
can i (still|) get (the|my) (annual|) fee (back|refunded|reversed|waived) (on|for|from) (the|my|) {card}
can i (still|) (cancel|close) (the|my|) {card} (and|to) get (the|my) (annual|) fee (back|refunded)
(is|are) (the|my) (annual|) (fee|fees) refundable (if i cancel|if i close the card|)
is the (annual|) fee on (the|my|) {card} (still|) (refundable|prorated)
(whats|what is) the (refund window|refund deadline|cancellation deadline|grace period) (for|on) (the|my|) {card} (annual fee|fee|)
annual fee refund (window|policy|deadline|) (for|with|at|) {issuer}
{issuer} annual fee refund (window|policy|rules|days|)
how many days does {issuer} give (you|me|) to (cancel|get the fee back|refund the annual fee|get the annual fee refunded)
does {issuer} refund (the|) annual fees (if you cancel|after you cancel|when you downgrade|if i close the card|)
(do|will|would) i get (the|my|) (annual|) fee (back|refunded) if i (cancel|close|downgrade) (the|my|) {card} (now|today|this week|)
if i (cancel|close|downgrade) (the|my|) {card} (now|today) do i get (my|the) fee back
(did i|have i) (miss|missed) (the window|the deadline|my chance) to (cancel|get the fee back|get a refund) (on|for|) (the|my|) {card}
am i too late to (cancel|get the fee back|get a refund|close) (on|for|) (the|my|) {card}
is it too late to (cancel|get the annual fee refunded on|get my money back for) (the|my|) {card}
last day to (cancel|close|downgrade) (the|my|) {card} (without paying the fee|and get the fee back|for a refund|before the fee sticks)
(whats|what is) the last day (i can|to) (cancel|close) (the|my|) {card} (and get|to get) the fee (back|refunded)
by when (do i have|must i|should i) (to|) (decide|cancel|close) (on|) (the|my|) {card} (to avoid the fee|to get the fee back|)
deadline to (cancel|close) (the|my|) {card} (to avoid|before) the (annual|) fee
i (just|) got (hit with|charged) (the|an|my) annual fee (on my {card}|) (how long do i have|can i get it back|what now|how do i get it back)
i got charged {usd} for (the|my|) {card} can i (get it back|reverse it|cancel and get a refund)
how do i avoid (paying|) the (annual|) fee on (the|my|) {card} (this year|)
when (do|must|should) i (have to|) cancel (the|my|) {card} (to|so i) (not pay|dont pay|avoid) the (next|annual|) fee
can i (wait|) cancel (until|) after the (annual|) fee posts (and still get it back|)
is there a (window|grace period) to (cancel|refund) after the (annual|) fee (posts|is charged|hits)
which (fees|annual fees) can (still|) be (refunded|reversed|gotten back)
(any|do i have any) fees that (i can still get back|are still refundable|can still be refunded)
fee posted on (the|my|) {card} (still|) refundable
how much time do i have left to (cancel|close|dump) (the|my|) {card} and (get|have) (the|my) (annual|) fee (back|refunded)
fee hit yesterday on {card} (need|want) a refund
will {issuer} (give|pay) me back the annual fee (if i cancel|)
{person} {card} fee just posted how long (do we have|to cancel|to get it back)
`;

export const CARD_FEE = `
(what is|whats|how much is) the (annual|yearly) fee (on|for|of) (the|my|) {card}
(whats|what is|how much is) (the|) {card} (annual fee|af|yearly fee|fee)
{card} (fee|annual fee|af|yearly fee)
{card} af
how much (does|is) (the|) {card} (cost|cost a year|per year|a year|cost per year|cost me a year)
what does (the|) {card} cost (a year|annually|per year|to have|to carry|)
annual fee (for|of|on) (the|) {card}
does (the|my|) {card} (have|charge|come with|carry) (an annual fee|a fee|a yearly fee|any fees|a foreign transaction fee|foreign transaction fees|an fx fee|ftf)
is there an annual fee (on|for|with) (the|) {card}
is (the|) {card} (free|a no fee card|a no annual fee card|fee free)
is the first year (free|waived|fee waived) (on|for|with) (the|) {card}
is the (annual|) fee (on|for) (the|) {card} waived (the|in the|for the) first year
does (the|) {card} waive the (annual|) fee (the|in the|for the) first year
what will i pay (for|on) (the|) {card} (in|the) (year two|second year|first year|the second year)
(whats|what is) the first year (annual|) fee (on|of|for) (the|) {card}
how much is an (authorized user|additional cardholder|extra card|additional card|au) (on|for|with) (the|my|) {card}
(what does|how much does) (an authorized user|an additional card|adding an authorized user|adding my wife|adding my husband|adding {person}|an au) cost (on|for|with) (the|my|) {card}
how much (to|does it cost to|would it cost to|is it to) add (an authorized user|an au|my wife|my husband|{person}|my kid|a second card) (to|on) (the|my|) {card}
{card} (authorized user|au|additional card) (fee|cost)
is (adding|) an authorized user (on|to) (the|my|) {card} free
are authorized users free (on|with) (the|my|) {card}
(authorized user|au) fee (for|on|of) (the|) {card}
(what is|whats|how much is) the (foreign transaction|foreign|fx) fee (on|for|of) (the|my|) {card}
does (the|my|) {card} (charge|have|add) (a|any|) (foreign transaction|foreign|fx|ftf) (fee|fees|)
{card} (foreign transaction fee|foreign fee|fx fee|ftf)
what percent does (the|my|) {card} charge (abroad|on foreign purchases|for foreign transactions|overseas)
what are (all|) the fees (on|of|for) (the|) {card}
(did|has) the {card} (annual|) fee (go up|gone up|change|changed|increase|increased)
how much do they charge for (the|) {card} (every year|annually|now|these days|)
is the {card} (still|) {usd} (a year|)
(is|isnt) the (fee|annual fee) (on|for) (the|) {card} {usd}
what would i (be paying|pay) (a year|annually|) for (the|) {card}
fees on (the|) {card} and (the|) {card}
(annual|) fee (on|of|for) (the|) {card} (and|vs|versus) (the|) {card}
how expensive is (the|) {card}
(so|) what am i charged every year for (having|holding|) (the|my|) {card}
thinking of getting the {card} how much is the (annual|) fee
what is the price of the {card}
`;
