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
`;
