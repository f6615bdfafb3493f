/** How people ask when fees fall due and how long they come back. One a line; see intent.ts. */

export const UPCOMING_FEES = `
when is (my|the) (next|) annual fee (due|)
when (is|are) (my|the) (next|) (annual|) (fee|fees|af) (due|coming|coming up|charged|hitting|posting)
when (does|will|do) (my|the|) {card} (fee|annual fee|af) (post|hit|come due|get charged|renew|come up)
when is the (annual|) fee (due|charged|coming|posting) (on|for) (the|my|) {card}
when does (the|my|) {card} renew
when will i be charged (the|) (annual|) fee (for|on) (the|my|) {card}
what day does the (annual|) fee on (the|my|) {card} (post|hit|fall)
{card} (renewal date|fee date|anniversary date|anniversary)
(what|which) (annual|) fees (are|do i have) (coming|coming up|due|upcoming|ahead) (soon|{date}|in {date}|by {date}|)
(any|are there any|do i have any) (annual|) fees (due|coming up|hitting|posting) (soon|{date}|in {date}|before {date}|)
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
which (of my|) cards (have|has|carry|charge) (an annual fee|a fee|fees) (due|coming|) ({date}|soon|in {date}|)
which (card|cards|fee|fees) (renews|renew|comes up|is up|is due|come due) (next|first|soon)
what (card|cards) (renews|renew|renewing) (in {date}|{date}|soon)
(what|which) fees (will|do) (hit|post|come due|fall due) (in {date}|before {date}|over the next {date}|in the next few months|by the {date}|{date})
fee calendar
remind me when my (annual|card|) fees are due
how much will i pay in fees ({date}|in {date}|over the {date})
what fees does {person} (have|pay|owe) ({date}|coming up|)
when is {person} (next|) annual fee (due|)
how much does {person} pay in annual fees
i want to see (all|) (the|my) annual fees (coming up|in one place|and when they are due|by month)
need to budget for (my|) annual fees ({date}|what is coming|)
so i was trying to figure out what all these cards are costing me in fees (every year|a year)
do i (have|owe) any (annual|) fee {date}
how long until my {card} fee (posts|hits|is due)
what do i pay for all my cards (together|combined|)
what do i owe in annual fees over the next {months}
annual fees in the next {months}
what is the damage from all my annual fees
which card hits me with a fee next
which fee comes next
who is charging me an annual fee next
when exactly does {issuer} bill me for the {card}
when will {issuer} charge me the annual fee
on what date do they charge the {card} fee
list every fee coming up before {date}
list my fees by month
show fees due in {date}
fees due soon
fees due {date}
fee schedule
how many of my cards have annual fees
how many annual fees do i pay
what do i pay in fees altogether
what does my whole wallet cost me in annual fees
how much am i spending just to hold these cards
cost of holding all my cards
the sum of all annual fees i pay
what will my cards cost me {date}
what is the next card to renew
when is my anniversary on the {card}
when is the {card} up for renewal
how soon is the {card} fee due
is a fee coming up for {card}
is there an annual fee about to post
which annual fees are about to post
are any of my annual fees coming up
how much do {person} and i pay in annual fees together
our annual fees
when does {person} {card} fee hit
date of my next annual fee
next fee
give me a timeline of renewals
timeline of my card renewals
renewal dates of my cards
renewal calendar
when do my cards renew
my renewals {date}
{issuer} fee date
when is my {issuer} fee due
fees to plan for
when will {issuer} take the {count} for my {card}
when will {issuer} take the {usd} for {card}
when does {issuer} charge {usd} for the {card}
when do they charge me for {card}
when is its fee due
when is the fee due
when does it renew
when does that one renew
(am i|are we) (getting|going to be|about to be) (charged|billed) (for|an annual fee on|the fee on) (the|my|) {card} (soon|{date}|)
(when|what day|what date) (am i|will i be|do i get) (charged|billed) (for|the fee on) (the|my) {card}
(when|what day) (does|will|is) (the|my) {card} (charge me|bill me|hit me|take the fee|due|renew)
(next|upcoming) (fee|annual fee|renewal) (date|) (for|on|of) (the|my|) {card}
{card} (renewal date|fee date|anniversary|fee due date|annual fee due|next fee|when is the fee)
(what|when) is the (anniversary|renewal date|renewal|fee date) (of|on|for) (the|my) {card}
(what|which) (fees|cards|annual fees) (hit|renew|post|are due|come up|are coming) ({date}|before {date}|soon|next)
(any|are any) (fees|renewals|annual fees) (due|coming|coming up|posting|about to hit) (soon|{date}|in {date}|)
is (a|any|another) (annual|) fee (about to hit|coming|due soon|going to post soon)
how much (will i|do i|am i going to) (owe|pay|be charged) in (annual|card|) fees (in the next|over the next|this|until) ({date}|{days}|months|year)
(total|sum|sum total) (of|) (all|) (my|our) (annual|card|) fees
(what|how much) do (all|) (my|our|these) cards cost (me|us|) (a|every|per|each) year
how much (are we|am i) (paying|spending) (for|on|in) (all|) (our|my|) (cards|annual fees|card fees) (together|in total|altogether|a year|)
(it|i) feels like (a lot|we pay a lot) (in|of) (annual|) fees how much (is it|do we pay|are we paying) (in total|)
(fee|fees|annual fee) (calendar|schedule|list|timeline|total|dates)
(list|show|give me) (all|) (my|the) (annual|) fees (by date|in order|with dates|by card|and when they are due)
(what|which) card (renews|has its fee|charges its fee) next
(whats|what is) the next (annual|) fee (i will|i'll|we will|) (pay|get|be hit with)
my (annual|) fees ({date}|for the year)
(add|tally|sum) up (all|) (my|our) (annual|) fees
{person} cards (what|how much) (fees|do they cost) (a year|)
(what|how much) (fees|in fees) does {person} pay
(budgeting|planning my budget) for {date} what (card|annual|) fees (do i have|should i expect|will hit)
i need to know when (every|each|all) (fee|annual fee) (hits|posts|comes)
(remind me|tell me) when (the|my) {card} (fee|annual fee|) (hits|is due|posts|renews)
do i (have|owe) (a|any) (fee|fees) (due|) ({date}|in {date}|before {date})
how many of my cards (have|charge) (a|an) (annual|) fee (and how much|and when|)
(when) (is|was) the last day before (the|my) {card} (renews|fee)
renewal dates (of|for) (all|) (my|our) cards
how (soon|far off|long) (is|until|till) (the|my|) {card} (fee|annual fee|renewal)
when do i (pay|have to pay) for (the|my) {card} again
(which|what) card renews (next|first|soon)
how much for all (my|) cards (yearly|a year|per year)
(what is|whats) (our|my) (yearly|annual|total) card cost
(our|my) cards (yearly|annual) cost (all|together|in total)
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
(do|will|would) i get (the|my|) (annual|) fee (back|refunded) if i (cancel|close|downgrade) (the|my|) {card} (now|{date}|)
if i (cancel|close|downgrade) (the|my|) {card} (now|{date}) do i get (my|the) fee back
(did i|have i) (miss|missed) (the window|the deadline|my chance) to (cancel|get the fee back|get a refund) (on|for|) (the|my|) {card}
am i too late to (cancel|get the fee back|get a refund|close) (on|for|) (the|my|) {card}
is it too late to (cancel|get the annual fee refunded on|get my money back for) (the|my|) {card}
last day to (cancel|close|downgrade) (the|my|) {card} (without paying the fee|and get the fee back|for a refund|before the fee sticks)
(whats|what is) the last day (i can|to) (cancel|close) (the|my|) {card} (and get|to get) the fee (back|refunded)
by when (do i have|must i|should i) (to|) (decide|cancel|close) (on|) (the|my|) {card} (to avoid the fee|to get the fee back|)
deadline to (cancel|close) (the|my|) {card} (to avoid|before) the (annual|) fee
i (just|) got (hit with|charged) (the|an|my) annual fee (on my {card}|) (how long do i have|can i get it back|what now|how do i get it back)
i got charged {usd} for (the|my|) {card} can i (get it back|reverse it|cancel and get a refund)
how do i avoid (paying|) the (annual|) fee on (the|my|) {card} ({date}|)
when (do|must|should) i (have to|) cancel (the|my|) {card} (to|so i) (not pay|dont pay|avoid) the (next|annual|) fee
can i (wait|) cancel (until|) after the (annual|) fee posts (and still get it back|)
is there a (window|grace period) to (cancel|refund) after the (annual|) fee (posts|is charged|hits)
which (fees|annual fees) can (still|) be (refunded|reversed|gotten back)
(any|do i have any) fees that (i can still get back|are still refundable|can still be refunded)
fee posted on (the|my|) {card} (still|) refundable
how much time do i have left to (cancel|close|dump) (the|my|) {card} and (get|have) (the|my) (annual|) fee (back|refunded)
fee hit {date} on {card} (need|want) a refund
will {issuer} (give|pay) me back the annual fee (if i cancel|)
{person} {card} fee just posted how long (do we have|to cancel|to get it back)
{issuer} billed me the {usd} {date} can i still reverse that
they charged me the annual fee {date} can i still reverse it
is it possible to undo the annual fee on {card}
how many days after the fee can i close {card} and be refunded
how many days do i get to cancel {card} after the fee
is it too late to cancel {person} {card} for a refund
{issuer} annual fee refund period
how long is the annual fee refundable with {issuer}
the fee on the {card} hit {date} what is my deadline to cancel
what is my deadline to cancel {card}
deadline for a fee refund on {card}
until when can i cancel {card} and get my money back
until when is my {card} fee refundable
fee came out for {card} now what
paid the annual fee on {card} by accident can i cancel and get it back
i forgot to cancel {card} before the fee
forgot to cancel {card} am i stuck with the fee
am i stuck with the annual fee on {card}
get my annual fee back
how to get my annual fee back after canceling
refund of the annual fee if i cancel {card} within a month
do i have {days} to cancel {card} after the fee
will they prorate the {card} fee if i cancel
do i get a prorated refund of the annual fee
how much time until the {card} fee is final
can i change my mind about {card} after paying the fee
annual fee charged can i back out
if i close it now is the annual fee refunded
is there still time to get out of the {card} fee
cutoff to cancel {card} for a refund
can i close the {card} after it bills me and not pay
can i close {card} after the fee posts and not pay it
close {card} after being billed and get the money back
how fast do i need to act to get the {card} fee refunded
how generous is {issuer} with fee refunds
do i owe the fee if i cancel {card} right after it is billed
how late can i cancel {card} and still not pay the fee
can i get it refunded
can i still get that back
how long do i have to cancel it
until when can i cancel it
(got|was|been|just got) (charged|billed|hit) {usd} (on|) {date} (is it|am i) too late to get (it|the fee|that) back
(was|got|just got) (charged|billed) (the fee|the annual fee|) (for|on) (the|my) {card} ({date}|) and (i want out|want to cancel|i do not want it)
(they|{issuer}) (took|charged|billed|pulled) (me|) {usd} (already|from me already|for the card|) can i (have|get) it back
(can|could) i (still|) get (my|the|that) (annual|) fee (back|refunded|returned|reversed) (if i cancel now|if i close it|)
(annual|) fee (posted|hit|charged|showed up|appeared|came through) (can i still cancel|how long do i have|is it too late|what now|refund)
the (annual|) fee (just|) (posted|hit|showed up|appeared) (on my statement|on (my|the) {card}|) (how long do i have to cancel|can i get it back|too late to cancel)
my {card} fee (hit|posted|was charged) ({date}|already) (how long do i have|can i still get it back|is it too late)
i forgot to (cancel|close|downgrade) (the|my|) ({card}|card|) before the (annual|) fee (hit|posted|) (options|what can i do|is it too late|)
(missed|i missed) (the|my) (renewal|cancel) date (on (the|my) {card}|) can i (still|) get the fee back
how (late|long after the fee) can i (cancel|close|downgrade) (the|my|) ({card}|) (and get the fee back|for a refund|)
(how many|) days (left|do i have|) (to|until i can no longer) (cancel|close|get a refund on) (the|my|) {card} (for a refund|and get the fee back)
{issuer} (refund|annual fee refund|fee refund) (period|window|policy|deadline|days|rule)
{issuer} (prorate|prorated|pro rated) (annual|) fee (refund|)
does {issuer} (prorate|refund|give back) (the|) (annual|) fee (if i (close|cancel)|when you cancel|)
(is|are) the annual (fee|fees) (refundable|prorated|non refundable) (on (the|my) {card}|with {issuer}|)
(annual fee|fee) (refund|refund window|refund deadline|refundable|grace period) (for|on|with|) ({card}|{issuer}|)
grace period (for|on|after) (the|) annual fee ({issuer}|on my {card}|)
(if|when) i (cancel|close) (the|my) {card} (now|{date}) do i get (the|my) (annual|) fee (back|refunded)
do i lose the (annual|) fee if i (close|cancel) (it|the card|the {card}) (now|)
after the (annual|) fee posts how (long|many days) (do i have|to cancel|)
(last|final) day to (cancel|close) (the|my) {card} (for|with) (a|full) refund
how long do i have to (decide|cancel|close|change my mind) (after|once) (the|my) (annual|) fee (posts|hits|bills)
can i downgrade (the|my|) ({card}|) and (get|have) the fee (refunded|back)
(fee|annual fee) already (charged|billed|posted|paid) (can i|) (cancel|downgrade) (and get a refund|for refund|)
cancel (the|my|) {card} (within|inside) {days} (of the fee|after the fee|) (refund|do i get the fee back)
i (closed|cancelled|canceled) (the|my) {card} ({date}|after the fee posted) (will i|do i|should i) get (the|my) fee (back|refunded)
paid the fee (on|for) (the|my) {card} (regret it|changed my mind) (can i undo|get it back|refund)
i already paid the (annual|) fee (partial|full|any) refund (possible|)
(30|41|forty|thirty) day (rule|window|grace) (for|on) annual fee
annual fee just (hit|posted) (help|what now|)
how many days do i have left to (dump|cancel|close|drop) (the|my) {card}
(the|) fee (just|) (hit|posted) what are my options
`;
