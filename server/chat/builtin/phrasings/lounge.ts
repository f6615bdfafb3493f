/** How people ask about airport lounges. One a line; see intent.ts. */

import { ENROL_BENEFIT, HAVE_BENEFIT } from "./benefit.ts";

export const LOUNGE_ACCESS = `
(which|what) (airport|) {benefit} (can i|do i) (get into|enter|access|use|visit|have access to) (with my cards|)
(which|what) {benefit} do i have (access to|)
(which|what) {benefit} can we (get into|enter|use) (together|as a family|)
(which|what) {benefit} (does|do) (my|the) {card} (get me into|give access to|open|include|cover|come with)
does (my|the) {card} (get me into|give me access to|include|come with|have) (the|) {benefit}
does (my|the) {card} (get me into|give me access to|include|come with|open|let me into) (the|) {benefit}
do i (have|get) {benefit} (with (my|the) {card}|on any card|)
do i (have|get) (any|) {benefit}
do i have access to (the|) {benefit} ({benefit}|)
(which|what) (of my|) (card|cards) (gets|get|lets|let) me (into|in) (the|) {benefit}
(which|what) (of my|) (card|cards) (gets|get|lets|let) me (into|in) (this|a|the|airport) {benefit}
(which|what) card (do|should) i (show|use|bring|present) (at|to get into|for) (the|) {benefit}
(which|what) card (do|should) i (show|use|bring) (at|to get into) the {benefit}
(which|what) of my cards (have|has|give|gives) {benefit}
can i (get into|go to|go into|enter|access|use|visit) (the|a|) {benefit} (with (my|the) {card}|)
can i (get into|go into|enter|use) (the|a|any) {benefit} (at {merchant}|with my {card}|{date}|)
can i still (get into|use) (the|) {benefit} (with (my|the) {card}|)
can {person} (get into|come into|enter|use) the {benefit} (with me|)
can {person} (get into|enter|use) (the|) {benefit} (with me|on my card|)
can i bring (a guest|guests|someone|my family|my kids|a friend|my brother in law|my parents|{person}) (into|to|in) (the|) {benefit}
can i bring (a guest|guests|{people}|someone|my family|my kids|a friend|my brother in law|{person}) (into|to|in) the {benefit}
how many (guests|people|family members) can i (bring|take|get in) (to|into) (the|) {benefit} (with (my|the) {card}|)
how many (guests|people) can i (bring|take) (to|into) the {benefit} (with my {card}|for free|)
(what|how much) does a guest cost (at|in) (the|) {benefit}
how much (is|does it cost|do they charge) for (a|an extra|another) guest (at|in) (the|) {benefit}
what is the guest (policy|rule|fee) (at|for|of) (the|) {benefit}
what is the guest (policy|rule|fee) (with|on) (my|the) {card}
guest policy {benefit}
{benefit} (guests|guest fee|access|how many visits)
{card} ({benefit}|{benefit} guests)
{card} {benefit} (guests|access)
how many (times|visits) (a year|) can i (visit|go to|use) (the|) {benefit} (with (my|the) {card}|)
how many {benefit} do i (get|have) (a year|left|with (my|the) {card}|)
are (my|the) {benefit} (unlimited|limited)
is my {benefit} unlimited
{benefit}
my {benefit}
list (all|) (my|the {benefit} i can use|{benefit} i get)
show me (my|) {benefit}
which {benefit} can a {people} (get into|use)
we are {points} people can we all (get in|go into) the {benefit}
flying {merchant} ({date}|) which {benefit} can i (use|go to)
i am flying (out of|through) (the airport|jfk|lax|{merchant}) (which|what|any) {benefit} can i use
i have a layover (can|which) (i|{benefit} can i) (go to|use|get into) (a {benefit}|)
do i need a (boarding pass|same day ticket|ticket|{program} ticket) to (get into|enter) (the|) {benefit}
do authorized users (get|have) ({benefit}|into the {benefit}) (on|with) (my|the) {card}
does my authorized user get (into the {benefit}|{benefit})
does {person} (have|get) {benefit}
is there a {benefit} i can get in without {benefit}
{benefit} for me and {person}
wondering if my cards get us into any {benefit} before our {category}
which {benefit} can a {people} (get into|use)
can i bring {people} (into|to|in) (the|) {benefit}
can i get {people} into (the|) {benefit} (with (my|the) {card}|)
can (a|my) {people} get into (the|) {benefit}
how much for {people} (at|in) (the|) {benefit}
do i need a {merchant} ticket to (get into|enter) (the|) {benefit}
can i (still|) (use|enter|visit) (the|) {benefit} with (my|the) {card}
do my cards (get|let) (me|us) (into|in) (any|a|the|) {benefit}
does (my|the) {card} (get|let) {people} (into|in) (the|) {benefit}
which of my cards get me into this {benefit} and can i bring (my brother in law|a guest|{person}|{people})
(which|what) {benefit} can i (go to|get in|use) (at|in) (the|my|) (airport|terminal|{merchant}|jfk|lax)
am i allowed (into|in) (the|) {benefit} (with my {card}|)
{benefit} options for me (at|in) (the airport|my terminal|{merchant})
how many (ppl|people|guests) can i (take|bring) into {benefit}
does my (authorized user|au) get {benefit}
what is the guest fee at {benefit}
${HAVE_BENEFIT}`;

export const LOUNGE_ENROL = `
do i (need|have) to (enroll|register|sign up|activate) (for|in) {benefit}
do i (need|have) to (enroll|register|sign up) (for|to get|to use) (the|my|) {benefit}
do i (need|have) to (enroll|register|sign up|activate) (for|in|) (the|my|) {benefit} (before i can get into the {benefit}|to get into the {benefit}|{benefit})
do i need (a|the) {benefit} (to get in|) or is my {card} enough
do i (need|have) to (order|request|get) (a|my|the) {benefit} (card|membership) (first|)
does {benefit} (require|need) (enrollment|registration|activation)
does (my|the) {card} {benefit} (require|need) (enrollment|registration|activation)
is {benefit} automatic (with (my|the) {card}|)
is {benefit} automatic (with (my|the) {card}|or do i enroll|)
am i (enrolled|registered|signed up) (in|for|with) {benefit} (yet|)
am i enrolled for (my|the) {benefit}
have i (enrolled|signed up|registered) (in|for) {benefit} (yet|)
have i (set up|activated) my {benefit}
how do i (enroll|sign up|register|get|activate) (for|in|) (my|) {benefit} (from|through|with|) (my|the|) ({card}|card|)
how do i (enroll|sign up|register) for (the|my) {benefit} (access|membership)
how do i get my {benefit} (card|membership|)
where do i (enroll|sign up|register) for {benefit}
{benefit} (enrollment|enroll|registration|activation|sign up|how to activate)
{card} {benefit} (enrollment|enroll|activation|sign up)
{benefit} enrollment
{benefit} enrollment (required|)
which (of my|) {benefit} (memberships|access) (require|need) (enrollment|registration|activation)
which {benefit} do i (need|have) to (enroll|register|sign up) for
can i just show my {card} at the {benefit}
can i just show my {card} at the {benefit} or do i need to sign up first
can i walk in with my {card} or do i need to register for the {benefit} first
will my {card} alone get me in or do i need a membership card
do i need to activate the {benefit} on my {card} (first|)
did i ever (sign up|enroll) for {benefit}
does {person} (need|have) to (enroll|register) (for|in) {benefit} (too|separately|)
do authorized users enroll separately for {benefit}
i just got the {card} do i have to sign up for the {benefit}
i have never used my {benefit} what do i have to do first
what do i have to do before i can use the {benefit} (benefit|with my {card}|)
trying to use {benefit} {date} is there something to activate
how do i (activate|enroll in|register|set up|turn on) (my|the|) {benefit} (on|with|through|from) (my|the) {card}
how do i (activate|enroll|register|set up) {benefit}
do i (need|have) to activate (my|the|) {benefit} (on|with) (my|the) {card}
is there a {benefit} (enrollment|sign up|registration) (on|with|for) (my|the) {card}
(enroll|sign up) (for|in) {benefit} (with|on) (my|the) {card}
${ENROL_BENEFIT}`;
