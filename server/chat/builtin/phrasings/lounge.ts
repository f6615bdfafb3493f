/** How people ask about airport lounges. One a line; see intent.ts. */

export const LOUNGE_ACCESS = `
(which|what) (airport|) lounges (can i|do i) (get into|enter|access|use|visit|have access to) (with my cards|)
(which|what) lounges do i have (access to|)
(which|what) lounges can we (get into|enter|use) (together|as a family|)
(which|what) lounges (does|do) (my|the) {card} (get me into|give access to|open|include|cover|come with)
does (my|the) {card} (get me into|give me access to|include|come with|have) (the|) (lounge|lounges|lounge access)
does (my|the) {card} (get me into|give me access to|include|come with|open|let me into) (the|) {benefit}
do i (have|get) lounge access (with (my|the) {card}|on any card|)
do i (have|get) (any|) lounge access
do i have access to (the|) {benefit} (lounge|)
(which|what) (of my|) (card|cards) (gets|get|lets|let) me (into|in) (the|) {benefit}
(which|what) (of my|) (card|cards) (gets|get|lets|let) me (into|in) (this|a|the|airport) (lounge|lounges)
(which|what) card (do|should) i (show|use|bring|present) (at|to get into|for) (the|) {benefit}
(which|what) card (do|should) i (show|use|bring) (at|to get into) the lounge
(which|what) of my cards (have|has|give|gives) lounge access
can i (get into|go to|go into|enter|access|use|visit) (the|a|) {benefit} (with (my|the) {card}|)
can i (get into|go into|enter|use) (the|a|any) lounge (at {merchant}|with my {card}|tomorrow|)
can i still (get into|use) (the|) {benefit} (with (my|the) {card}|)
can {person} (get into|come into|enter|use) the (lounge|lounges) (with me|)
can {person} (get into|enter|use) (the|) {benefit} (with me|on my card|)
can i bring (a guest|guests|someone|my family|my kids|a friend|my brother in law|my parents|{person}) (into|to|in) (the|) {benefit}
can i bring (a guest|guests|two guests|someone|my family|my kids|a friend|my brother in law|{person}) (into|to|in) the lounge
how many (guests|people|family members) can i (bring|take|get in) (to|into) (the|) {benefit} (with (my|the) {card}|)
how many (guests|people) can i (bring|take) (to|into) the lounge (with my {card}|for free|)
(what|how much) does a guest cost (at|in) (the|) {benefit}
how much (is|does it cost|do they charge) for (a|an extra|another) guest (at|in) (the|) (lounge|{benefit})
what is the guest (policy|rule|fee) (at|for|of) (the|) {benefit}
what is the guest (policy|rule|fee) (with|on) (my|the) {card}
guest policy {benefit}
{benefit} (guests|guest fee|access|how many visits)
{card} (lounge|lounges|lounge access|lounge guests)
{card} {benefit} (guests|access)
how many (times|visits) (a year|) can i (visit|go to|use) (the|) {benefit} (with (my|the) {card}|)
how many lounge visits do i (get|have) (a year|left|with (my|the) {card}|)
are (my|the) lounge visits (unlimited|limited)
is my (lounge access|{benefit}) unlimited
lounge access
my lounges
list (all|) (my|the lounges i can use|lounges i get)
show me (my|) lounge access
which (lounge|lounges) can a family of four (get into|use)
we are {points} people can we all (get in|go into) the lounge
flying {merchant} (tomorrow|next week|{date}|) which lounge can i (use|go to)
i am flying (out of|through) (the airport|jfk|lax|{merchant}) (which|what|any) lounge can i use
i have a layover (can|which) (i|lounge can i) (go to|use|get into) (a lounge|)
do i need a (boarding pass|same day ticket|ticket|delta ticket) to (get into|enter) (the|) (lounge|{benefit})
do authorized users (get|have) (lounge access|into the lounge|{benefit}) (on|with) (my|the) {card}
does my authorized user get (into the lounge|lounge access|{benefit})
does {person} (have|get) lounge access
is there a lounge i can get in without priority pass
lounge for me and {person}
wondering if my cards get us into any lounges before our flight
`;

export const LOUNGE_ENROL = `
do i (need|have) to (enroll|register|sign up|activate) (for|in) priority pass
do i (need|have) to (enroll|register|sign up) (for|to get|to use) (the|my|) (lounge access|lounges|lounge)
do i (need|have) to (enroll|register|sign up|activate) (for|in|) (the|my|) {benefit} (before i can get into the lounge|to get into the lounge|lounge membership)
do i need (a|the) priority pass card (to get in|) or is my {card} enough
do i (need|have) to (order|request|get) (a|my|the) priority pass (card|membership) (first|)
does priority pass (require|need) (enrollment|registration|activation)
does (my|the) {card} priority pass (require|need) (enrollment|registration|activation)
is priority pass automatic (with (my|the) {card}|)
is lounge access automatic (with (my|the) {card}|or do i enroll|)
am i (enrolled|registered|signed up) (in|for|with) priority pass (yet|)
am i enrolled for (my|the) (lounge access|lounges)
have i (enrolled|signed up|registered) (in|for) priority pass (yet|)
have i (set up|activated) my priority pass
how do i (enroll|sign up|register|get|activate) (for|in|) (my|) priority pass (from|through|with|) (my|the|) ({card}|card|)
how do i (enroll|sign up|register) for (the|my) lounge (access|membership|benefit)
how do i get my priority pass (card|membership|)
where do i (enroll|sign up|register) for priority pass
priority pass (enrollment|enroll|registration|activation|sign up|how to activate)
{card} priority pass (enrollment|enroll|activation|sign up)
lounge enrollment
lounge access enrollment (required|)
which (of my|) lounge (benefits|memberships|access) (require|need) (enrollment|registration|activation)
which lounges do i (need|have) to (enroll|register|sign up) for
can i just show my {card} at the priority pass lounge
can i just show my {card} at the lounge or do i need to sign up first
can i walk in with my {card} or do i need to register for the lounge first
will my {card} alone get me in or do i need a membership card
do i need to activate the pp on my {card} (first|)
did i ever (sign up|enroll) for priority pass
does {person} (need|have) to (enroll|register) (for|in) priority pass (too|separately|)
do authorized users enroll separately for priority pass
i just got the {card} do i have to sign up for the lounges
i have never used my priority pass what do i have to do first
what do i have to do before i can use the lounge (benefit|with my {card}|)
trying to use priority pass tomorrow is there something to activate
`;
