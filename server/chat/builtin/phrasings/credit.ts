/** How people ask about statement credits, certificates and what expires. One a line; see intent.ts. */

export const CREDITS = `
(what|which) (statement|) credits do i have
(what|which) credits (are|do i have) (left|available|unused|remaining|still available) (this month|this year|this quarter|)
(show|list|give) me (all|) (of|) my (statement|card|) credits
list (all|every one of|) my credits
my credits
credits left
what credits does (my|the) {card} have
what credits (come with|do i get with|are on) (my|the) {card}
{card} credits
{card} credits (left|remaining|status|list)
(what|which) credits (are left|do i have left|have i not used) on (my|the) {card}
how much (credit|in credits) do i have left (on my {card}|)
how much is left (of|in) my credits (this year|this month|)
(what|which) credits have i (used|already used|used up) (this month|this year|so far|)
(what|which) credits have i not used (yet|this year|this month|this half|)
(what|which) (monthly|annual|quarterly|yearly|semiannual) credits do i have
do i have any (unused|unclaimed|open) credits
do i have (any|) credits (i should be using|to use|left to use|i am forgetting)
what (am i|are we) (forgetting|not using|leaving unused) (in terms of credits|credit wise|)
help me keep track of my credits
credit tracker
when do (my|all my|all of my) credits reset
when do the credits on (my|the) {card} reset
how much are (all|) my credits worth (a year|per year|in total|)
how much (do|are) (the|my) {card} credits (add up to|total|worth a year|worth in total)
what is the total (value|face value) of my credits
(what|which) {issuer} credits do i have
what credits does {person} have (left|)
which credits (does|has) {person} (not used|used|have left) (yet|)
(what|which) credits can i (still|) use (this month|today|before {date}|this week|)
(what|which) of my cards have credits
which cards have credits i can use at {merchant}
coupon book status
how is my coupon book looking
give me a rundown of my (amex|) credits
i need to know what credits are still on my cards
where do i stand on (my|all my) (card|) credits
what perks have dollar credits on my cards
`;

export const CREDIT_DETAIL = `
how much (of|is left on|is left of|do i have left of) (my|the) {benefit} (is left|do i have|)
how much {benefit} do i have (left|remaining|) (this month|this year|)
when does (my|the) {benefit} (reset|renew|refresh|start over|come back)
when does (my|the) {card} {benefit} (reset|renew|refresh)
does (my|the) {benefit} reset (monthly|every month|annually|on the calendar year|on my anniversary|in january)
is the {benefit} (calendar year|cardmember year|anniversary|monthly|per calendar year) or (anniversary|calendar|anniversary year)
is (my|the) {benefit} (monthly|annual|quarterly|twice a year|every four years)
does the {merchant} credit reset (each|every|per) (calendar year|anniversary|month|quarter)
when does the {merchant} credit reset
when does (my|the) {card} {merchant} credit (reset|renew|expire)
how much {merchant} credit (do i have|is left|have i used) (this month|this year|)
how much is (left on|left of|) (my|the) {merchant} credit
how much is the {benefit} (on the {card}|worth|)
do i have (a|any|an|the) {benefit} (left|this month|this year|)
do i have (a|any) {merchant} credit (left|this month|on any card|)
do any of my cards have (a|an) {merchant} credit
have i used (my|the) {benefit} (this month|this year|yet|already|)
have i used (my|the) {merchant} credit (this month|this year|yet|)
did i (already|) use (my|the) {benefit} (this month|this half|this quarter|)
is (my|the) {benefit} still (available|there|unused)
is there anything left (on|of) (my|the) {benefit}
{benefit} (left|remaining|reset|balance|status)
{merchant} credit (left|remaining|reset|status)
{card} {benefit}
{card} {merchant} credit
what (counts|qualifies|can i use it) for (the|my) {benefit}
what can i (use|spend|buy with) (the|my) {benefit} (on|for|)
(where|how) (can|do) i use (the|my) {benefit}
how do i use (the|my) {merchant} credit
how does the {benefit} (work|work on my {card})
how does the {merchant} credit work
does {merchant} (count|trigger|work) (for|with) (the|my) {benefit}
will {merchant} (trigger|code for|count toward) (the|my) {benefit}
which (card|of my cards) has the {merchant} credit
(which|what) card (gives|gives me) the {benefit}
when do i have to use (the|my) {benefit} by
by when (must|do) i use (the|my) {merchant} credit
when does (my|the) {benefit} (expire|run out|lapse)
does (my|the) {benefit} roll over
do unused {benefit} roll over (to next month|)
does the {merchant} credit roll over
how many times can i use the {benefit}
how often can i (use|get) the {benefit}
when can i (use|get) (my|the) {benefit} again
i used the {benefit} (last month|in {date}) when does it come back
i am wondering if there is still anything on my {merchant} credit
has {person} used (the|) {benefit}
`;

export const EXPIRING = `
what (is|are) (expiring|about to expire|going to expire) (soon|this month|this week|next month|)
what expires (soon|this month|this week|next month|by {date}|before {date}|this year|)
(what|which) (of my|) (credits|benefits|perks) (expire|lapse|run out|end) (soon|this month|this week|by {date}|at the end of the month|at year end|)
which credits (do i|will i) lose (if i do not use them|at the end of the month|at the end of the year|soon)
what do i (lose|stand to lose) if i do nothing (this month|)
what do i need to use (up|) (soon|this month|before {date}|before the end of the year|by year end|by the end of the month)
what should i use (up|) before (it expires|they expire|{date}|year end|the end of the year)
what should i use before it is gone
(anything|something) (expiring|about to expire|i should use) (soon|this month|)
is (anything|something) (about to expire|expiring|going to waste) (soon|)
do i have anything (expiring|about to lapse|that expires) (soon|this month|in the next {date}|)
expiring soon
expiring (credits|benefits|this month)
expirations
what is running out
what runs out (this month|soon|next)
what deadlines (do i have|are coming up|are coming)
(any|what) deadlines (coming up|this month|i should know about)
what is the (next|first) thing to expire
what is due (soon|this month) (in my wallet|on my cards|)
remind me what expires (soon|)
use it or lose it (list|what is on it|)
what is use it or lose it right now
end of (month|year|quarter) (credits|checklist|what should i use)
year end checklist for my cards
which (credits|benefits) end (on|by) {date}
what lapses in the next (few weeks|month|two weeks|30 days|60 days|90 days)
(show|list) (me|) (what|everything that) expires within (30 days|two months|a month|the next quarter)
what am i about to lose
how much (money|value) am i about to (lose|waste|let expire)
what expires for {person} (soon|)
does {person} have anything expiring
what is time sensitive (on my cards|in my wallet|right now)
what should i do with my cards before the (month|year|quarter) (ends|is over)
before the year ends what do i still have to use
we are almost at the end of the month did i forget any credits
`;

export const CREDITS_VS_FEE = `
how much of the (annual |)fee (on|of) (my|the) {card} have (my|the) credits (given back|covered|paid back|offset)
how much of (my|the) {card} fee have i (gotten|got|made|earned) back (so far|this year|in credits|)
have i (made|gotten|earned) back (my|the) (annual fee|fee) (on|of) (my|the) {card} (yet|)
have my credits (paid for|covered|offset) the (fee|annual fee) (on my {card}|yet|)
did (my|the) {card} credits cover the (fee|annual fee) (this year|)
do the credits (cover|offset|outweigh) the (fee|annual fee) (on|of) (my|the) {card}
do the {card} credits (cover|offset|make up for|pay for) (the|its) (fee|annual fee)
credits (versus|vs|against) (fee|annual fee) (on|for) (my|the) {card}
credits versus fees
how much (have i|did i) (captured|got|used|redeemed) in credits (versus|compared to|against) the fee (on my {card}|)
how much in credits have i (used|captured|redeemed) on (my|the) {card} (this year|since my anniversary|since the fee|)
how much value in credits have i (gotten|got|captured) (out of|from) (my|the) {card} (this year|)
how much have i gotten back from (my|the) {card} (this year|so far)
how much of this years credits have i captured versus the fee
am i (breaking even|ahead|behind|in the green|in the red) on (my|the) {card} (credits|from credits alone|)
am i getting my fee back in credits
how far (am i|are we) from (breaking even|making back the fee) on (my|the) {card}
how much more (credit|in credits) (do|must) i (need to|) use to (break even|cover the fee|make back the fee) (on my {card}|)
effective (annual fee|fee) (after credits|of {card} after credits)
what is (my|the) effective (annual|) fee on (my|the) {card} (after|net of) credits
net fee after credits for {card}
{card} credits used vs fee
{card} scorecard
give me a scorecard (for|of) (my|the) {card}
scorecard credits against fee
which of my cards have (paid for|earned back) (themselves|their fee|the fee) (with credits|)
which cards have i not (made back|recouped|recovered) the fee on
did i recoup (my|the) {card} (annual fee|fee)
have i recouped the fee (on my {card}|)
did {person} make back the fee on {card}
we paid the fee on the {card} how much of that came back through credits
i paid the annual fee how much of it have i gotten back so far
i am trying to see if my {card} credits used so far outweigh what i paid
`;

export const CERTIFICATES = `
when (do|does) my (free night|free night certificate|free night certificates|certificate|certificates|fnc) (expire|expires)
(what|which) (free night certificates|free nights|certificates) do i have
do i have (any|a) (free night|free nights|free night certificate|free night certs|companion certificate|certificates)
how many (free nights|free night certificates|certificates) do i have (left|)
list my (free night certificates|certificates|free nights)
my (free nights|certificates|certs)
{program} free night (certificate|expire|when does it expire|worth|)
when does my {program} (free night|certificate|cert|free night award) expire
when (do|will) i get my (next|) (free night|anniversary night|free night certificate|companion certificate) (from {card}|)
when does the {card} (free night|anniversary night|companion certificate|certificate) (post|come|arrive|show up)
what is my (free night certificate|free night|certificate) worth
what is (a|the) {program} (free night|certificate|free night certificate) worth
how much is my {program} (free night|certificate) worth
what is the (cap|limit|point cap) (on|of) my (free night certificate|certificate|free night award)
how many points (is|does) my (free night certificate|free night award|certificate) (good for|cover|worth)
what hotels can i use my (free night|certificate) (at|on)
do i have a companion (certificate|pass|fare|ticket)
when does my companion (certificate|pass|ticket) expire
did my (free night|companion certificate) expire
is my (free night|certificate) (still|) (good|valid)
which (free night certificate|certificate) (expires|runs out) (first|next)
which certificates (expire|are expiring) (soon|this year|by {date}|)
(do|have) any (free nights|certificates) (expire|expired|expiring) (soon|)
i have a free night cert when is it good until
does (my|the) {card} (come with|give|give me|include) (a|) free night (certificate|)
do i get a free night (with|from) (my|the) {card}
what {benefit} do i have
when does my {benefit} expire
what is my {benefit} worth
what certificates does {person} have
does {person} have a free night
any certs (left|coming|about to expire)
upgrade certificates do i have any
show me certs and when they run out
trying to figure out when i need to use my free night by
`;

export const ENROLMENT = `
do i (need|have) to (enroll|activate|register|sign up) (first|for anything|for my credits|for my benefits|)
do i (need|have) to (enroll|activate|register|sign up|opt in) (for|to get|to use) (the|my) {benefit}
do i (need|have) to (enroll|activate|register|sign up) (for|to get|to use) (the|my) {merchant} credit
do i (need|have) to (enroll|activate) (for|) the {card} {benefit}
do i need to activate (the|my) {benefit} (first|before i use it|before using it|)
does (the|my) {benefit} (require|need|take) (enrollment|activation|registration)
does the {merchant} credit (require|need) (enrollment|activation|registration)
is (enrollment|activation|registration) (required|needed|necessary) (for|to get) (the|my) {benefit}
is (enrollment|activation) (required|needed) for the {merchant} credit
is the {benefit} automatic (or do i enroll|)
is the {merchant} credit automatic
(which|what) (credits|benefits|perks) (need|require|do i need) (enrollment|activation|to enroll|to activate|registration)
(which|what) (credits|benefits|perks) (do i have|do i still have|am i supposed) to (enroll in|activate|sign up for|register for)
(which|what) (benefits|credits) (am i|have i) not (enrolled in|activated|signed up for)
what (am i|have i) not (enrolled|signed up|registered) (in|for)
(which|what) (benefits|perks) on (my|the) {card} (need|require) (enrollment|activation|enrolling|activating)
what do i (need|have) to (enroll in|activate|set up) (on|with) (my|the) (new|) {card}
just got the {card} what do i (need|have) to (enroll in|activate|set up)
am i enrolled (in|for) (the|my) {benefit}
am i enrolled in the {merchant} credit
am i enrolled in everything
have i (enrolled|signed up|registered) (in|for) (the|my) {benefit} (yet|)
have i (enrolled|signed up) for the {merchant} credit
did i (enroll|sign up|activate) (in|for|) (the|my) {benefit}
{benefit} enrollment (required|needed|)
{merchant} credit enrollment
{card} enrollment
{card} enroll what
how do i (enroll|activate|register|sign up) (in|for|) (the|my) {benefit}
how do i (enroll in|activate|sign up for) the {merchant} credit
where do i (enroll|activate|sign up) (for|in) (the|my) {benefit}
do my credits work automatically
will the {merchant} credit work if i did not enroll
will i (still|) get the {benefit} if i (did not|never) (enroll|enrolled|activate)
i never enrolled in the {benefit} does it still work
check if i am missing any enrollments
enrollment checklist
does {person} need to enroll for the {benefit}
`;
