/** How people ask what expires, and what credits and certificates are worth. One a line; see intent.ts. */

import { HAVE_BENEFIT } from "./benefit.ts";

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
any credits i should (burn|use up|spend|use) (soon|{date}|before they are gone)
what needs to be (used|used up|spent) (by|before) {date}
what is going away (soon|{date})
(any|which) credits (to burn|about to go to waste|to use up) {date}
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
am i in the (black|red) on (the|my) {card}
how close am i to (making up|covering|recouping|earning back) the {card} fee
fee versus credits used (on|for|) {card}
have (the|my) credits made up for the {card} fee
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
when (do|will) i get my (next|) {benefit} (from {card}|)
when does the {card} ({benefit}|certificate) (post|come|arrive|show up)
what is my ({benefit}|certificate) worth
what is (a|the) {program} ({benefit}|certificate) worth
how much is my {program} ({benefit}|certificate) worth
what is the (cap|limit|point cap) (on|of) my ({benefit}|certificate)
how many points (is|does) my ({benefit}|certificate) (good for|cover|worth)
what {category} can i use my ({benefit}|certificate) (at|on)
do i have a companion (certificate|pass|fare|ticket)
when does my companion (certificate|pass|ticket) expire
did my {benefit} expire
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
how long do i have to use my {program} (cert|certificate|{night})
what can i (get|book) (for|with) my {benefit}
{program} cert (expiration|expiry|)
any {program} certs
${HAVE_BENEFIT}`;
