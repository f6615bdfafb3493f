/** How people ask about statement credits and enrolment. One a line; see intent.ts. */

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
what {benefit} am i (sitting on|not using|leaving on the table)
how much (credit|in credits) is (still|) (on the table|unused|waiting)
list out (the|my) {card} credits
(what|which) credits am i (sitting on|wasting)
`;

export const CREDIT_DETAIL = `
how much (of|is left on|is left of|do i have left of) (my|the) {benefit} (is left|do i have|)
how much {benefit} do i have (left|remaining|) ({date}|)
when does (my|the) {benefit} (reset|renew|refresh|start over|come back)
when does (my|the) {card} {benefit} (reset|renew|refresh)
does (my|the) {benefit} reset (monthly|every month|annually|on the calendar year|on my anniversary|in {date})
is the {benefit} (calendar year|cardmember year|anniversary|monthly|per calendar year) or (anniversary|calendar|anniversary year)
is (my|the) {benefit} (monthly|annual|quarterly|twice a year|every {months})
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
have i (logged|recorded|marked|tracked|noted) (my|the|using the) {benefit} ({date}|yet|already|)
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
what is left on (my|the) {benefit}
what is left on (my|the) (airline|hotel|travel|{category}|{merchant}) (incidental|credit)
is my {category} credit (semi annual|annual|monthly|quarterly)
does the {merchant} credit reset in {date}
{benefit} good (till|until) when
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
(which|what) {card} (perks|credits|benefits) do i have to (turn on|enroll in|activate|register for)
what (perks|benefits|credits) have i not (activated|turned on|enrolled in)
did i need to (register|enroll|sign up) for the {merchant} thing
${ENROL_BENEFIT}`;
