/** How people ask for what is wrong, or for what only a bank can do. One a line; see intent.ts. */

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
