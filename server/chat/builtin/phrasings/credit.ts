/** How people ask about statement credits, certificates and what expires. One a line; see intent.ts. */

import { ENROL_BENEFIT, HAVE_BENEFIT } from "./benefit.ts";

export const CREDITS = `
(what|which) (statement|) credits do i have
(what|which) credits (are|do i have) (left|available|unused|remaining|still available) ({date}|)
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
how much is left (of|in) my credits ({date}|)
(what|which) credits have i (used|already used|used up) ({date}|so far|)
(what|which) credits have i not used (yet|{date}|this half|)
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
(what|which) credits can i (still|) use ({date}|before {date}|)
(what|which) of my cards have credits
which cards have credits i can use at {merchant}
coupon book status
how is my coupon book looking
give me a rundown of my ({issuer}|) credits
i need to know what credits are still on my cards
where do i stand on (my|all my) (card|) credits
what perks have dollar credits on my cards
(show|list|give) (me|) my {card} (credits|{benefit})
(show|list) (me|) (all|) (my|the) {benefit} (on|of|for) (my|the) {card}
(what|which) {benefit} (are left|have i not used|are still open) (on my {card}|)
(what|which) credits (does|do) (the|my) {card} (still|) have (left|) {date}
(which|what) (of my|) credits (are|do i have) (left|available) {date}
credits {date}
`;

export const CREDIT_DETAIL = `
how much (of|is left on|is left of|do i have left of) (my|the) {benefit} (is left|do i have|)
how much {benefit} do i have (left|remaining|) ({date}|)
when does (my|the) {benefit} (reset|renew|refresh|start over|come back)
when does (my|the) {card} {benefit} (reset|renew|refresh)
does (my|the) {benefit} reset (monthly|every month|annually|on the calendar year|on my anniversary|in {date})
is the {benefit} (calendar year|cardmember year|anniversary|monthly|per calendar year) or (anniversary|calendar|anniversary year)
is (my|the) {benefit} (monthly|annual|quarterly|twice a year|every four years)
does the {merchant} credit reset (each|every|per) (calendar year|anniversary|month|quarter)
when does the {merchant} credit reset
when does (my|the) {card} {merchant} credit (reset|renew|expire)
how much {merchant} credit (do i have|is left|have i used) ({date}|)
how much is (left on|left of|) (my|the) {merchant} credit
how much is the {benefit} (on the {card}|worth|)
do i have (a|any|an|the) {benefit} (left|{date}|)
do i have (a|any) {merchant} credit (left|{date}|on any card|)
do any of my cards have (a|an) {merchant} credit
have i used (my|the) {benefit} ({date}|yet|already|)
have i used (my|the) {merchant} credit ({date}|yet|)
did i (already|) use (my|the) {benefit} ({date}|this half|)
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
do unused {benefit} roll over (to {date}|)
does the {merchant} credit roll over
how many times can i use the {benefit}
how often can i (use|get) the {benefit}
when can i (use|get) (my|the) {benefit} again
i used the {benefit} ({date}|in {date}) when does it come back
i am wondering if there is still anything on my {merchant} credit
has {person} used (the|) {benefit}
when does the {merchant} {category} (and|or|) {benefit} reset calendar year or anniversary
(is|are) (the|my) {benefit} (by|per|on a) (calendar year|anniversary|cardmember year)
how much (is|of) (the|my) {benefit} (is|have i) (still|) (left|unused)
{benefit}
my {benefit}
(the|) {benefit} status
{merchant} credit
my {merchant} credit
(any|is there any) {benefit} left
what about (the|my) {benefit}
when (do|can) i (get|use) (another|my next|a new) {benefit} (again|)
how long until (my|the) {benefit} (resets|comes back|is available again)
${HAVE_BENEFIT}`;

export const EXPIRING = `
what (is|are) (expiring|about to expire|going to expire) (soon|{date}|)
what expires (soon|{date}|by {date}|before {date}|)
(what|which) (of my|) (credits|benefits|perks) (expire|lapse|run out|end) (soon|{date}|by {date}|at the {date}|at year end|)
which credits (do i|will i) lose (if i do not use them|at the {date}|soon)
what do i (lose|stand to lose) if i do nothing ({date}|)
what do i need to use (up|) (soon|{date}|before {date}|before the {date}|by year end|by the {date})
what should i use (up|) before (it expires|they expire|{date}|year end|the {date})
what should i use before it is gone
(anything|something) (expiring|about to expire|i should use) (soon|{date}|)
is (anything|something) (about to expire|expiring|going to waste) (soon|)
do i have anything (expiring|about to lapse|that expires) (soon|{date}|in the next {date}|)
expiring soon
expiring (credits|benefits|{date})
expirations
what is running out
what runs out ({date}|soon|next)
what deadlines (do i have|are coming up|are coming)
(any|what) deadlines (coming up|{date}|i should know about)
what is the (next|first) thing to expire
what is due (soon|{date}) (in my wallet|on my cards|)
remind me what expires (soon|)
use it or lose it (list|what is on it|)
what is use it or lose it right now
end of (month|year|quarter) (credits|checklist|what should i use)
year end checklist for my cards
which (credits|benefits) end (on|by) {date}
what lapses in the next (few weeks|month|{days})
(show|list) (me|) (what|everything that) expires within ({days}|{months}|a month|the {date})
what am i about to lose
how much (money|value) am i about to (lose|waste|let expire)
what expires for {person} (soon|)
does {person} have anything expiring
what is time sensitive (on my cards|in my wallet|right now)
what should i do with my cards before the (month|year|quarter) (ends|is over)
before the year ends what do i still have to use
we are almost at the {date} did i forget any credits
what do i (need|have) to use (up|) by {date}
what (must|should) i use (up|) (by|before) {date}
what do i have to use (before|by) {date} (or lose it|)
(what|which) (credits|benefits) (do i|should i) use (by|before) {date}
what (goes away|disappears|is gone) (soon|by {date}|{date}|after {date})
(anything|something) i (need|should) use (by|before) {date}
what expires (by|before|in) {date}
what expires (in the next|within|in) {days}
what expires (in the next|within|in) {months}
(which|what) (credits|points|certificates) expire (in the next|within) {days}
`;

export const CREDITS_VS_FEE = `
how much of the (annual |)fee (on|of) (my|the) {card} have (my|the) credits (given back|covered|paid back|offset)
how much of (my|the) {card} fee have i (gotten|got|made|earned) back (so far|{date}|in credits|)
have i (made|gotten|earned) back (my|the) (annual fee|fee) (on|of) (my|the) {card} (yet|)
have my credits (paid for|covered|offset) the (fee|annual fee) (on my {card}|yet|)
did (my|the) {card} credits cover the (fee|annual fee) ({date}|)
do the credits (cover|offset|outweigh) the (fee|annual fee) (on|of) (my|the) {card}
do the {card} credits (cover|offset|make up for|pay for) (the|its) (fee|annual fee)
credits (versus|vs|against) (fee|annual fee) (on|for) (my|the) {card}
credits versus fees
how much (have i|did i) (captured|got|used|redeemed) in credits (versus|compared to|against) the fee (on my {card}|)
how much in credits have i (used|captured|redeemed) on (my|the) {card} ({date}|since my anniversary|since the fee|)
how much value in credits have i (gotten|got|captured) (out of|from) (my|the) {card} ({date}|)
how much have i gotten back from (my|the) {card} ({date}|so far)
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
when (do|does) my ({benefit}|certificate|certificates) (expire|expires)
(what|which) ({benefit}|certificates) do i have
do i have (any|a) ({benefit}|certificates)
how many ({benefit}|certificates) do i have (left|)
list my ({benefit}|certificates)
my ({benefit}|certificates|certs)
{program} {benefit} (certificate|expire|when does it expire|worth|)
when does my {program} ({benefit}|certificate|cert) expire
when (do|will) i get my (next|) ({benefit}) (from {card}|)
when does the {card} ({benefit}|certificate) (post|come|arrive|show up)
what is my ({benefit}|certificate) worth
what is (a|the) {program} ({benefit}|certificate) worth
how much is my {program} ({benefit}|certificate) worth
what is the (cap|limit|point cap) (on|of) my ({benefit}|certificate)
how many points (is|does) my ({benefit}|certificate) (good for|cover|worth)
what hotels can i use my ({benefit}|certificate) (at|on)
do i have a companion (certificate|pass|fare|ticket)
when does my companion (certificate|pass|ticket) expire
did my ({benefit}) expire
is my ({benefit}|certificate) (still|) (good|valid)
which ({benefit}|certificate) (expires|runs out) (first|next)
which certificates (expire|are expiring) (soon|{date}|by {date}|)
(do|have) any ({benefit}|certificates) (expire|expired|expiring) (soon|)
i have a {benefit} when is it good until
does (my|the) {card} (come with|give|give me|include) (a|) {benefit} (certificate|)
do i get a {benefit} (with|from) (my|the) {card}
what {benefit} do i have
when does my {benefit} expire
what is my {benefit} worth
what certificates does {person} have
does {person} have a {benefit}
any certs (left|coming|about to expire)
{benefit} do i have any
show me certs and when they run out
trying to figure out when i need to use my {benefit} by
(what|which|how many) {benefit} do i have (left|) and what are they worth
(what|how much) are my {benefit} worth
what {benefit} do i have and when do they expire
do i get (a|any) {benefit} (with|from|on) (the|my) {card}
does (the|my) {card} give (me|) (a|an|any) {benefit} (every year|each year)
how do i use my {benefit} before (it expires|they expire)
how long (is|are) my {benefit} (good|valid) (for|)
list my {benefit} and (their|the) (expiry|expiration) dates
my {program} {benefit} when does it run out
my {benefit} and what (it is|they are) worth
{benefit} expiration
${HAVE_BENEFIT}`;

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
do i (need|have) to (sign up|enroll|register|opt in) (for|in) (the|my) {benefit} (first|before i use it|before using it|)
(sign up|enroll) (first|needed) for the {benefit}
does (the|my) {benefit} (need|require) (me to sign up|signing up|a sign up|enrollment)
must i (sign up|enroll|activate) (for|in|) (the|my) {benefit}
(which|what) of my (benefits|perks|credits) (need|needs|require|still need) (activation|enrollment|enrolling|activating)
(which|what) (perks|credits) on my cards (must|need to) be activated (first|)
is there (anything|something) i (forgot|still have|need) to (enroll in|activate) (on my cards|)
${ENROL_BENEFIT}`;
