/** How people ask for what is wrong, what is a bank's or another member's, and how they joke and scold. One a line; see intent.ts. */

export const WRONGDOING = `
how (do|can) i (lie|cheat) on (a|my|the) (card|credit card|) application
how to commit (card|credit card|insurance|) fraud
(can i|how do i) use (somebody else's|a stolen|my boss's) card without (them|him|her) noticing
help me make a fake receipt
how do i get (the|a) bonus with a fake (name|identity|ssn)
(can i|how do i) file a false claim
how to launder money (with|through) (gift cards|points|cards)
how (do|can) i steal (points|miles) from (another|somebody's) account
`;

export const BANK_SERVICE = `
(when|what day) is my (card|credit card|{issuer}|{card}|) (bill|payment) due
(what is|how much is) my (statement|current|) balance on (the|my) {card}
how much do i owe (on|to) (my {card}|{issuer})
how do i reset my {issuer} password
(i lost|somebody stole) my {card} what now
(why|how come) was my (card|application|{card}) (declined|denied|rejected)
how do i set up autopay
what is my credit limit (on the {card}|)
(where is|when will i get) my new card
how do i report fraud (on my {card}|)
(which|what) bank has the best (customer service|app|support)
how do i (talk to|reach|contact|call) {issuer}
(can|how do) i (see|get|download) my (statement|transactions|{issuer} statement)
`;

export const OTHER_MEMBERS = `
(what|which) cards do (other|your) (members|users|customers) (have|hold)
(look up|pull up|open|check) (someone|somebody|another user|a different account|my friend|my ex) (wallet|account|cards|points)
log (me|) in as (somebody else|another user|a different user)
(list|show) (all|every|the) (users|members|customers) (of this site|in your database|and their cards|)
who else (uses|has an account on) (this|here)
how many (users|customers|people) (does this site have|are on this site|use this)
switch to (another|a different) (account|user|member)
(which|what) (user|member|customer) has the (most|highest) (points|cards|balance)
`;

export const JOKE = `
(tell me|know|say|do you know|got) (a|any|another|some) (joke|jokes|riddle|pun)
make me laugh
(say|tell me) something funny
i am bored
(sing|dance) for me
flip a coin
roll a (die|dice)
`;

export const INSULT = `
you (suck|are stupid|are useless|are dumb|are an idiot|are terrible|are wrong|are bad|are worthless|are annoying)
(stupid|dumb|useless|terrible|worst|idiotic|bad) (bot|ai|assistant|chatbot|robot|answer)
(this|that|it) (is|was) (so|totally|) (useless|stupid|garbage|trash|crap|wrong|terrible|not helpful|bullshit|nonsense)
(shut up|go away|screw you|fuck you|fuck off|damn you|i hate you|wtf|what the hell)
(that is not|this is not) what i (asked|meant|wanted)
you did not answer (my|the) question
(wrong|no that is wrong|that is incorrect|not correct)
`;

export const GLOSSARY = `
what is (a|an) product change
what does (cpp|msr|sub|ftf) (mean|stand for)
what is an authorized user
what is churning
(what is|whats) a transfer partner
(define|explain) (churning|cpp|hard pull|product change)
what does (product change|manufactured spend|retention offer) mean
`;
