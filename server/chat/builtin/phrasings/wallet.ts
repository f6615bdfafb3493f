/** How people ask what the service keeps of them. One a line; see intent.ts. */

export const MY_CARDS = `
(what|which) cards do i have
(show|list) (me|) (all|) my cards
what is in my wallet
what (cards|) are in my wallet
show (me|) my wallet
how many (credit|) cards do i have (open|right now|in total|)
which (credit|) cards do you have (saved|on file|down|) for me
what (credit|) cards am i (carrying|holding)
when did i open (my|the) {card}
how old is my {card}
do i (have|hold|own) (a|an|the|) {card}
which cards (does|has) {person} (have|hold)
what cards are in {person} wallet
my cards
list everything i hold
which of my cards are closed
which {issuer} cards do i have
how many {issuer} cards do i have
what do i have from {issuer}
which cards did i (add|save|enter)
when was my {card} opened
remind me which cards i have
give me a list of my (open|) cards
do i still have (the|my) {card}
is (the|my) {card} in my wallet
what plastic do i have
what does my card lineup look like
can you see my cards
(my|our|all my|all our) {issuer} cards
how many {issuer} cards (do we have|have i got|am i holding|do i have open|)
(which|what) {issuer} cards (have i got|am i holding|do i hold|do we have|do i already have)
(what|which) is my (oldest|newest|first|latest|most recent) card
(oldest|newest|first|latest|longest held) card (i have|i hold|i got|in my wallet|)
which card (have i had|did i have) (the longest|longest|first)
(which|what) card did i (open|get) (last|first|most recently)
how long have i (had|held|owned) (the|my) {card}
how long have (we|i) had (the|our|this) {card} (card|now|)
when did (we|i|{person}) (get|open|sign up for|start|{category}) (the|my|our|that|) {card}
since when (do|have) i (have|had) (the|my) {card}
what (date|day|month|year) did i (open|get) (the|my) {card}
{card} (open date|opening date|opened when|date opened|account age)
(opening|open) dates (of|for) (all|) (my|our) cards
(all|list) (of|) (my|our) cards with (the|) (open dates|opening dates|dates opened|when i opened them)
(all|list all|list) (of|) our cards (please|)
cards (i hold|i have|i own|in my name|on my account|we have|by owner)
(which|what) cards are (in my name|mine|in {person} name|hers|his|under my name)
(which|what) (cards|plastic) (does|is) {person} (have|got|holding|carrying)
{person} cards
show (me|) {person} cards
(do|did) (i|we) still (have|hold|own|keep) (the|that|my|our|an|) (old|) ({card}|{issuer} card)
am i (still|) (holding|carrying) (the|a|an) {card}
have i got (a|an|the) {card}
is (there|) a {card} (in|on) (my|our) (wallet|list|account)
(are there|do i have) any (closed|cancelled|canceled|old) cards (on my list|in my wallet|listed|)
(which|what) (business|personal|{category}|no fee) cards (do i have|have i got|do we have|am i holding|are mine)
my (business|personal|{category}) cards
remind me (which|what) (business|personal|{issuer}|) cards (i've got|i have|we have|i hold|are mine)
i (lost track|forgot|can't remember|do not remember) (of|) (which|what|how many) cards (i have|we have|i opened)
(too many cards|so many cards) (what|which) do i (actually|even|) have
(what|which) cards (have you got|do you have|do you see|do you know) (for|of) (me|us|mine)
card (list|inventory|lineup)
(just|) (the|my) (list|inventory) of (my|) cards
count (my|our) (credit|) cards
how many (open|active|credit|) cards (are we|have we|do we have|have i got) (at|between us|together|)
(number|count|total) of (my|open|) cards (i have|)
which ({issuer}|{network}) cards do i (have|own|hold)
(what|which) (cards|accounts) are (listed|saved|stored|entered) (here|in my wallet|)
do i have (any|a) (business|{issuer}|{category}) (cards|card)
is (the|a) {card} one of (my|our) cards
(read|tell) me the names of (the|my|all my) cards (that i have|in here|)
(what|which) cards does (she|he) have
which was (my|the) last card (i got|)
(list|show me|name) (every|all the|the) {network} (cards|) (i have|in my wallet|of mine|i own)
which of (mine|my cards|these cards) (are|is a|run on) {network}
which of (my cards|mine) (has|have) the (lowest|highest|smallest|biggest|steepest) (annual|yearly|) fee
(what|which) of my cards (costs|is) (me |)(the most|the least|most expensive|the cheapest|cheapest) (a year|to keep|to hold|)
my (most expensive|priciest|cheapest) card (a year|by fee|)
how many cards have i opened since {date}
how many cards did i open in {date}
how many new cards did we get {date}
how many (of my|) cards have (i|we) (opened|gotten|picked up|added|taken out) (since|in) {date}
how many {network} cards
how many {network} do i have
{network} cards i have got
which of my cards has the lowest fee
which of my cards has the highest annual fee
how many of (my cards|mine) (are free|have no annual fee|cost nothing|charge a fee)
which (cards|ones) are mine and which (are|ones are|) {person}
who (has|holds) which cards (in our house|between me and {person}|)
(what|which) (is|was) (the one|that card) with {program} on it called
what is my {program} card called
show (me|) my wallet (as a list|) with (the|) (fee|fees|banks|fee and bank)
`;

export const MY_PROFILE = `
what do you know about me
what (settings|preferences) (do i have|are set)
show (me|) my (profile|settings|preferences)
what is in my profile
what (is my|time zone do you have for me) (time zone|)
what is my home airport
who is in my household
what household members (do i have|are saved)
which memberships (do you have for me|have i saved)
what baseline (do you|are you) (use|using) for me
what information do you (keep|have|store) (about|on) me
what valuation style (am i using|is set)
what data (do you have|is stored) about me
am i set up (as|for) business cards
what goals (have i|do i have) (set|saved)
what did i tell you about (myself|me|us|my family|my spending habits)
what (have|did) i (told|tell|given|gave|give) you (so far|about me|)
tell me (everything|all|what) you (have|know|store|keep) (on file|saved|) (about|on|regarding) me
everything you (know|have) (about|on) (me|us|my household)
(account|profile|personal) (info|information|details|data|settings)
what is on file (for|about) (me|us)
(what|which) (personal|private|) (data|details|info) (do you|are you) (keep|keeping|hold|holding|store) (on|about|of) (me|us)
do you (know|have) my (income|age|birthday|address|name|job|email|home airport|time zone|state)
(which|what) (time zone|state|country|airport|currency) (do you have|is set|am i set to|do you assume) (for me|)
what (valuations|point values|cpp|values of my own) (did i|have i) (set|save|enter|override)
(did i|have i) (set|saved|entered) (any|my own) (point values|valuations|goals|preferences|memberships)
am i set up (with|as) (my|) {person} (as|) (a|) (second player|player two|p2|household member)
is {person} (in|on|part of) my (profile|household|account|setup)
(who|which people) (do you have|is) (in|on) (my|our) (household|family|profile)
is my (profile|data|setup|information) (complete|done|up to date|missing anything|ok)
(what|is there anything) (is missing|missing) (in|from) my (profile|setup|data)
what (else|) (do you need|info do you need) (to know|) from me
what (goals|goal) (are saved|did i save|do you have for me|have i told you)
my (goals|saved goals|preferences|profile|settings|household|memberships)
(my|show) profile please
(what|how) (are|is) my (account|profile) (set up|configured|settings)
what (does|) my profile (say|have|show|look like)
(what|which) (loyalty|) (memberships|statuses|status|{status}) (do you have|did i enter|are saved) (for me|)
do you have (my|any of my) ({category}|airline) (status|memberships) (saved|)
(what|which) settings (are on|can i see|do you use for me)
do you (remember|store|save) (what i said|things about me|my info|anything about me)
who am i (to you|in your records|)
what do your records say about me
(show|see|view|check) my (stored|saved) (info|data|information|settings)
are you using my own (point|) values or (yours|the default)
(what|which) baseline (card|rate|) (am i|is) (measured|compared) (against|set)
what do you know about me (and my cards|and my family|apart from my cards|so far|)
do you know where i (live|work|am from)
have i told you (my|about my) (spending|income|goals|family|airport)
(which|what) (statuses|status|memberships) did i (enter|save|tell you)
are my own (valuations|point values) (used|set|active)
what do you (know|have) about me
`;

export const EXPORT_HELP = `
give me everything as a spreadsheet
(can i|how do i) (export|download) my (wallet|data|cards|balances)
export my (wallet|cards|data|points) (to|as) (csv|excel|a spreadsheet|json|)
download my data
i want a csv of (my cards|everything|all my points)
how (can|do) i get my data out
can i get a copy of my (wallet|data)
send me my (wallet|cards) as a file
is there a way to export (this|everything)
can you make an excel of my cards
i want to take my data with me
backup my wallet
give me (a|the) (csv|spreadsheet|excel|file|json)
(csv|excel|spreadsheet|json|pdf) (please|export|of my cards|of everything|file|)
export (please|everything|all|it all|my stuff|)
(make|build|create) (me|) (a|an) (file|spreadsheet|excel|table|sheet|csv) (with|of) (all|) (my|our) (cards|points|credits|balances|stuff)
can you (make|give me|generate|produce|create) (a|an) (file|spreadsheet|csv|sheet|excel) (with|of) (all my cards|everything|my wallet|my points and cards)
(make|give) me a table (i|that i|) (can|could) (open|use|put) (in|into) (excel|google sheets|numbers)
(send|email|give) me (a|the) (spreadsheet|file|csv|copy) (with|of) (my|all my|) (credits|balances|cards|fees) (and|) (balances|credits|points|)
(i want|i need|i would like) (a|to have a) (backup|copy|file|printout|export|record) (of|with) (my|all my|the) (wallet|cards|data|points|everything)
(print|print out|printout|printable version) (of|) my (wallet|cards|list|data)
print out (of|) my wallet for my ({category}|records|tax person|{person})
something i can (print|open in excel|give to my {category}|put in a spreadsheet|share with {person})
(save|write|put) (everything|it all|my wallet|all my cards) (to|in|into|as) (a file|a spreadsheet|excel|csv|my {category})
(dump|extract|pull) (all|) (my|the) (data|wallet|cards|info) (to a file|to csv|)
(need|want) (all|) (this|of this|everything) in (excel|numbers|google sheets|a spreadsheet) (on my mac|)
(how to|how do i|where do i|where can i) (download|export|save|back up) (my|the|) (wallet|cards|data|everything|points)
(where is|is there) (the|an|a) (export|download|backup) (button|option|function|feature|)
(move|moving|switch|switching) to (another|a different) app (can i take|how do i take|taking) my (data|cards|wallet) with me
(leave|leaving) (this|) (app|service) (how do i|can i) (get|keep|take) my data
can my (data|wallet|cards) be (exported|downloaded|saved|backed up)
(copy|backup|back up|archive) of (all|) my (stuff|wallet|data|cards)
i (track|keep) (everything|my cards) in (excel|a spreadsheet|google sheets) can i get (this|my wallet) (there|as a file|as csv)
(my {category}|{person}|my husband) (wants|needs|asked for) a (list|spreadsheet|file|copy) of (all|) (my|our) cards (and fees|) (as a file|in excel|)
import (this|my cards|it) into (excel|google sheets|another app) how
(get|take) (all|) my (stuff|data|information) out (of here|of this|)
does (this|it|cardfile) (export|have an export|support csv)
(what|which) (formats|format|file types) can i (export|download) (in|as|)
data (export|download|portability|{category})
can i have (it|this|my wallet|all that) (as|in) (a|) (file|csv|excel|spreadsheet|json)
can i print my card list
i (would like|want) to keep a copy (on my computer|) of (all that is here|everything here|my wallet)
data ({category}|dump|export)
(keep|save) a copy (of it all|of everything) on my {category}
`;
