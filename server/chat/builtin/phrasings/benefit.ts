/**
 * How people ask about any benefit. Lounges, covers, credits and certificates are asked about in the
 * same words; which one it is, the name of the benefit tells. One a line; see intent.ts.
 */

export const HAVE_BENEFIT = `
do i have (a|an|any|the|) {benefit}
do i (get|have) (a|an|any|) {benefit} (with|on|from) (my|the) {card}
do we (have|get) (a|any|) {benefit}
does (my|the) {card} (have|give|give me|get me|include|come with|offer|still have) (a|an|any|) {benefit}
is there (a|any|) {benefit} (on|with) (my|the) {card}
(which|what) (of my|) (card|cards) (has|have|gives me|give me|gets me|come with|comes with) (a|the|) {benefit}
which one of my cards (has|gives me|is good for) (the|) {benefit}
(which|what) (of my|) {benefit} do i have (on|with|from) (my|the) {card}
(what|how) about (the|my) {benefit}
what (is|are) (the|my) {benefit} (terms|details|rules|limits|)
{card} {benefit}
{benefit} (on|with|from) (my|the|) {card}
{benefit}
my {benefit}
(tell me about|explain) (the|my) {benefit} (on|with) (my|the) {card}
how does (the|my) {benefit} (on|with) (my|the) {card} work
(have|got) (any|) {benefit}
any of my cards (have|with|offer) {benefit}
who (has|gives|offers) me {benefit}
does {person} have {benefit}
is {benefit} (included|part of) (on|with|in|of) (my|the) {card}
am i (still|) getting {benefit} (with|from) (my|the) {card}
`;

export const ENROL_BENEFIT = `
do i (need|have) to (enroll|register|sign up|activate|opt in) (for|in|) (the|my|) {benefit} (first|before i use it|)
does (the|my|) {benefit} (need|require) (enrollment|registration|activation|me to enroll|me to sign up)
does (the|my) {card} {benefit} (need|require) (enrollment|registration|activation)
is {benefit} automatic (with|on) (my|the) {card}
is (the|my|) {benefit} automatic (or do i enroll|)
am i (enrolled|registered|signed up) (in|for|with) (the|my|) {benefit} (yet|already|)
have i (enrolled|signed up|registered|activated) (in|for|) (the|my|) {benefit} (yet|)
did i (ever|) (enroll|sign up|register|activate) (in|for|) (the|my|) {benefit}
how do i (enroll|sign up|register|activate|set up) (in|for|) (the|my|) {benefit} (on|with|from|through) (my|the) {card}
how do i (enroll in|activate|sign up for|register for|set up|turn on) (the|my|) {benefit}
where do i (enroll|sign up|register|activate) (for|in|) (the|my|) {benefit}
{benefit} (enrollment|enroll|registration|activation|sign up)
{card} {benefit} (enrollment|activation|sign up)
is (enrollment|registration|activation) (required|needed|necessary) for (the|my|) {benefit}
does {person} (need|have) to (enroll|register|sign up) for (the|) {benefit} (too|separately|)
do i (need|have) to do anything (to get|to use|before using|for) (the|my) {benefit}
must i (enroll|register|activate) (for|in|) {benefit} (first|)
what do i have to do to (get|use|activate) (the|my) {benefit}
`;
