/** How people ask which card to use abroad, and what shops take. One a line; see intent.ts. */

export const FOREIGN_PURCHASE = `
(which|what) card should i use (abroad|overseas|internationally|in foreign countries|outside the us|outside the country)
(which|what) card (should|do) i use in {country}
(which|what) (of my|) (cards|card) (is|are) (best|good) (abroad|overseas|for {country}|in {country}|for international {category}|for foreign purchases)
(which|what) card should i (bring|take|take with me|pack) (to|for) {country}
(which|what) cards should i (bring|take) (on my trip|) (to|for|on) (a trip to|my trip to|) {country}
(which|what) (of my|) cards (have|has|charge|charges) no foreign (transaction|) (fee|fees)
(which|what) (of my|) (cards|card) (will|would) (charge|not charge) (me|) (a|) foreign (transaction|) (fee|fees)
do any of my cards (charge|have) (a|) foreign (transaction|) (fee|fees)
do i have a card without (a|) foreign transaction (fee|fees)
which of my cards can i use abroad without (a|) (fee|fees)
best card (abroad|overseas|for traveling abroad|for {benefit}|for {country}|in {country}|for international purchases)
{benefit} card of mine
my cards without {benefit}
going to {country} ({date}|soon|) which (card|cards) should i (use|bring|take)
i am (traveling|travelling|flying|headed|off) to {country} (which|what) card (is best|should i use there|do i use|)
i will be in {country} ({date}|for {days}|) what card should i (use|pay with)
we are in {country} right now which card do we use
i live in {country} part of the year which card should i use there
paying in {country} which card
paying in (euros|pounds|yen|pesos|a foreign currency|local currency) which card
(should|can) i use (my|the) {card} (abroad|in {country}|overseas|when i travel internationally)
is (my|the) {card} (good|ok|fine|any good) (abroad|in {country}|overseas|for international {category})
will i (be charged|pay) a foreign (transaction|) fee (with|on) (my|the) {card} in {country}
what will (my|the) {card} cost me (abroad|in {country}|overseas) in {benefit}
how much is the {benefit} if i (buy|spend|pay) {usd} in {country} (with|on) (my|the) {card}
(which|what) card should i not use (abroad|overseas|in {country}|when traveling)
(which|what) cards should i leave (at home|home) when (i go to|going to|traveling to) {country}
which card to avoid (abroad|in {country}|overseas|for foreign purchases)
buying from a (foreign|overseas|british|european|japanese) (website|site|store|shop) which card
ordering something from {country} online which card (has no fee|is best|)
(which|what) card for (a trip abroad|my trip abroad|my vacation in {country}|my honeymoon in {country})
trying to decide which cards to (take|bring) (abroad|to {country})
taking a {category} (around|in|to) {country} which card works best there
what is my best {benefit} card
out of my cards which one for {country}
use in {country}
in {country} which card
{person} is going to {country} which card should (she|he|they) (take|use)
will {benefit} eat my points in {country}
dont want to pay {benefit} which card do i use
my {benefit} free cards
going to {country} (which|what) card for {category} there
(which|what) card for {category} (there|while there|over there) (in {country}|when i go to {country}|)
when (i am|we are) in {country} (which|what) card for {category}
(i am|im|we are|) (heading|going|flying|off) to {country} {date} what should (i|we) (bring|use|pay with|take)
what should i (pay with|use) (in|when i am in) {country}
(do|will) i get (dinged|charged|hit with a fee) (for|when) using (the|my) {card} in {country}
traveling to {country} which (plastic|cards) should (come|travel) with me
{benefit} cards i (have|hold|own)
which cards of mine have {benefit} abroad
`;

export const ACCEPTANCE = `
does {merchant} (take|accept) {network}
(does|do) {merchant} (take|accept) (the|my|) {card}
does {merchant} (take|accept) {network} (in store|online|at the register|at checkout|)
do they (take|accept) {network} at {merchant}
do they (take|accept) (my|the) {card} at {merchant}
is {network} accepted (at|by) {merchant}
is (my|the) {card} accepted (at|by) {merchant}
can i (use|pay with) {network} (at|on) {merchant}
can i (use|pay with) (my|the|an|a) {card} (at|on) {merchant}
can i (even|still|actually) (use|pay with) (my|the) {card} (at|in) {merchant}
will (my|the) {card} work (at|in) {merchant}
will {network} work at {merchant}
would {merchant} (take|accept) (my|the|a|an) {card}
{merchant} {network}
{merchant} takes {network}
{merchant} {network} accepted
{merchant} accepts what cards
(what|which) (cards|networks|credit cards|card networks) does {merchant} (take|accept)
(what|which) (of my|) cards (does|will) {merchant} (take|accept)
(what|which) (of my|) cards (work|are accepted|can i use) at {merchant}
(which|what) cards are (not accepted|refused|no good|declined) at {merchant}
why (does|did) {merchant} (not take|decline|refuse) my {card}
why can i not use my {card} at {merchant}
{merchant} only takes {network} right
is {merchant} (still|) ({network} only)
does {merchant} only (take|accept) {network}
do i need a {network} (card|) (at|for|to shop at) {merchant}
which of my cards is a {network} that works at {merchant}
does {merchant} ({category}|website|com|online|app) (take|accept) {network}
does {network} work at {merchant} ({category}|online|in store|)
does (the|) {merchant} (website|{category}) take (my|the) {card}
i heard {merchant} does not (take|accept) {network} is that (true|right|still the case)
i think {merchant} (stopped|quit) (taking|accepting) {network}
can you pay with {network} in {merchant}
is there anywhere (my|the) {card} is not accepted
are there (stores|places|merchants) that do not take {network}
did {merchant} stop (taking|accepting) {network}
will they take (my|) {network} at {merchant} or do i need another card
are credit cards accepted at {merchant}
can i pay {merchant} with a credit card
can i (use|pay with) (my|an|) {issuer} (card|) at {merchant}
does {merchant} (take|accept) {issuer} (cards|card|)
is {issuer} (taken|accepted) at {merchant}
will {merchant} take my {issuer} (card|)
does {person} (take|accept) {network}
what (cards|card) can i use at {merchant}
will they let me (use|pay with) {network} at {merchant}
{merchant} {issuer} (accepted|ok|)
do they still (take|accept) {issuer} at {merchant}
`;
