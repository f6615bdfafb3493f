/** How people ask whether a card is worth its fee, and what it costs. One a line; see intent.ts. */

export const RENEWAL_VALUE = `
is (the|my|) {card} (still|really|actually|even|) worth (it|the fee|the annual fee|the af|keeping|its fee|{usd}|{usd} a year)
is (the|my|) {card} worth (it|the fee|the annual fee) (for me|to me|for someone like me|with how i use it|anymore|{date})
should i (keep|renew|hold on to|hang on to|keep paying for|hold onto) (the|my|) {card} (or not|another year|for another year|{date}|)
should i (cancel|close|drop|ditch|get rid of|dump|ax) (the|my|) {card} (or keep it|or not|before the fee hits|before it renews|)
(keep|renew) or (cancel|close|drop) (the|my|) {card}
{card} keep or cancel
{card} worth the (af|annual fee|fee)
(worth|worth it) (to keep|keeping|renewing) (the|my|) {card}
am i getting (my moneys worth|enough|enough value|value) (out of|from|with) (the|my|) {card}
does (the|my|) {card} (pay for itself|earn its keep|justify (its|the) (annual|) fee|cover its fee|make sense to keep|break even)
do i break even on (the|my|) {card}
(whats|what is|where is) (the|my|) (break even|breakeven) (on|for|with) (the|my|) {card}
am i (losing|wasting|throwing away) money (on|with|by keeping) (the|my|) {card}
i am (thinking|thinking about|considering|on the fence about|debating) (of|) (canceling|cancelling|closing|dropping|keeping|renewing) (the|my|) {card}
trying to (decide|figure out) (if|whether) i should (keep|cancel|renew|close) (the|my|) {card}
so the {card} is up for renewal and i am not sure (i want|whether) to keep it
my {card} (is coming up for renewal|renews soon|is about to renew) (should i keep it|is it worth it|worth keeping|keep or cancel|)
the {card} (fee|annual fee) (went up|is going up|increased) (to {usd}|) is it still worth (it|keeping)
which (of my|) cards (should|can|could) i (cancel|close|drop|get rid of|ditch|not renew)
which (of my|) cards (are|is) (not|no longer) worth (the fee|the annual fee|keeping|paying for|it)
which (of my|) (annual fee|paid|premium) cards are (still|) worth (it|keeping|the fee)
(any|are there any) cards i should (cancel|drop|close|get rid of|not renew|let go)
which annual fees are not worth (it|paying)
what cards should i keep and (which|what) should i (cancel|drop|close)
is paying {usd} (a year|) for (the|) {card} (worth it|stupid|crazy|dumb|reasonable|justified)
why am i (still|) paying {usd} (a year|) for (the|) {card}
convince me to keep (the|my|) {card}
(what|how much) (value|money|net value) do i (really|actually|) get (from|out of) (the|my|) {card} (after|net of|minus) the (annual|) fee
what is (the|my|) {card} (really|actually|) worth to me (each year|a year|{date}|after the fee)
net value of (keeping|holding|) (the|my|) {card} ({date}|for a year|after the fee|)
would i be (better off|fine) (without|cancelling|canceling|closing) (the|my|) {card}
does it make sense to (keep|renew|hold) (the|my|) {card} (another year|{date}|)
is it time to (cancel|drop|close|let go of) (the|my|) {card}
i (hardly|barely|never|rarely) use (the|my|) {card} (should i cancel it|should i keep it|is it worth the fee|anymore)
i (hate|dont like|do not want) paying the fee (on|for) (the|my|) {card} (is it worth it|should i cancel|)
is {person} {card} worth (keeping|the fee|it)
should {person} (keep|cancel|close|renew) (the|their|her|his|) {card}
evaluate (the|my|) {card} (renewal|fee|)
run the numbers on (keeping|renewing|) (the|my|) {card}
do the math on (the|my|) {card} (fee|annual fee|renewal)
do i just close (it|the {card}) after (the bonus|the first year|i get the bonus)
are my annual fees worth it
justify (the|my|) {card} (annual|) fee
is holding onto the {card} a good idea
do you think i should keep the {card}
would you keep the {card} (if you were me|)
{issuer} wants {usd} from me again for the {card} is that justified
they want {usd} for another year of the {card} (worth it|should i pay it|)
thinking of (dumping|ditching|axing|dropping) {card}
about to (cancel|ditch|close) my {card} talk me out of it
which one of (these|my) cards is a waste of money
which of my cards is (dead weight|the least useful|not earning its fee)
is any of my cards a waste
what card is not pulling its weight
tell me honestly if the {card} pays off
does the {card} pay off (for me|)
not sure the {card} is paying for itself anymore
is the {card} paying for itself
am i coming out ahead with the {card}
do i come out ahead on the {card} after the annual fee
how much would i have to use to make the {card} worth it
what would it take for the {card} to pay for itself
{card} keep
{card} keep it or kill it
{card} cancel
does keeping {card} another year make sense
is it smart to pay the annual fee for {card}
the annual fee on my {card} feels too high
{usd} is a lot for the {card} is it really worth that
what am i getting for the {usd} i pay for {card}
do i get {usd} of value out of the {card}
can you justify the {card}
{person} {card} is up for renewal should we keep it
is it dumb to keep {card}
should i let the {card} go
should i pay for {card} again
is the {card} still a keeper
is my {card} a keeper
which cards are keepers
keepers and cancels among my cards
help me decide whether to renew {card}
worth renewing {card}
i do not travel much is the {card} still worth the fee
is {count} for {card} a rip off
is {usd} for {card} a rip off
is the {card} fee a rip off
is {card} overpriced for me
is {count} for {card} worth it
i never go to {benefit} so why have the {card}
i never use {benefit} so why keep the {card}
i do not use the {benefit} on {card} should i keep it
without {benefit} is the {card} worth it
would it hurt to let my {card} lapse
what do i lose by not renewing {card}
rank my cards by whether the fee is justified
which fees are justified
the {card} costs me a fortune is there a point in having it
is there a point in having the {card}
what is the point of keeping {card}
figure out whether {card} earns back its fee
does {card} earn back its fee
does {person} {card} earn back its fee
do my cards justify what they cost
do my cards earn back their fees
is what i pay for {card} justified
is it worth the fee
is it worth keeping
should i keep it
should i cancel it
keep it or cancel it
does it pay for itself
is {person} worth keeping
what would i lose if i dropped the {card}
`;

export const CARD_FEE = `
(what is|whats|how much is) the (annual|yearly) fee (on|for|of) (the|my|) {card}
(whats|what is|how much is) (the|) {card} (annual fee|af|yearly fee|fee)
{card} (fee|annual fee|af|yearly fee)
{card} af
how much (does|is) (the|) {card} (cost|cost a year|per year|a year|cost per year|cost me a year)
what does (the|) {card} cost (a year|annually|per year|to have|to carry|)
annual fee (for|of|on) (the|) {card}
does (the|my|) {card} (have|charge|come with|carry) (an annual fee|a fee|a yearly fee|any fees|a {benefit}|{benefit}|an fx fee|ftf)
is there an annual fee (on|for|with) (the|) {card}
is (the|) {card} (free|a no fee card|a no annual fee card|fee free)
is the first year (free|waived|fee waived) (on|for|with) (the|) {card}
is the (annual|) fee (on|for) (the|) {card} waived (the|in the|for the) first year
does (the|) {card} waive the (annual|) fee (the|in the|for the) first year
what will i pay (for|on) (the|) {card} (in|the) (year two|second year|first year|the second year)
(whats|what is) the first year (annual|) fee (on|of|for) (the|) {card}
how much is an (authorized user|additional cardholder|extra card|additional card|au) (on|for|with) (the|my|) {card}
(what does|how much does) (an authorized user|an additional card|adding an authorized user|adding {person}|an au) cost (on|for|with) (the|my|) {card}
how much (to|does it cost to|would it cost to|is it to) add (an authorized user|an au|{person}|my kid|a second card) (to|on) (the|my|) {card}
{card} (authorized user|au|additional card) (fee|cost)
is (adding|) an authorized user (on|to) (the|my|) {card} free
are authorized users free (on|with) (the|my|) {card}
(authorized user|au) fee (for|on|of) (the|) {card}
(what is|whats|how much is) the ({benefit}|foreign|fx) fee (on|for|of) (the|my|) {card}
does (the|my|) {card} (charge|have|add) (a|any|) ({benefit}|foreign|fx|ftf) (fee|fees|)
{card} ({benefit}|fx fee|ftf)
what percent does (the|my|) {card} charge (abroad|on foreign purchases|for {benefit}|overseas)
what are (all|) the fees (on|of|for) (the|) {card}
(did|has) the {card} (annual|) fee (go up|gone up|change|changed|increase|increased)
how much do they charge for (the|) {card} (every year|annually|now|these days|)
is the {card} (still|) {usd} (a year|)
(is|isnt) the (fee|annual fee) (on|for) (the|) {card} {usd}
what would i (be paying|pay) (a year|annually|) for (the|) {card}
fees on (the|) {card} and (the|) {card}
(annual|) fee (on|of|for) (the|) {card} (and|vs|versus) (the|) {card}
how expensive is (the|) {card}
(so|) what am i charged every year for (having|holding|) (the|my|) {card}
thinking of getting the {card} how much is the (annual|) fee
what is the price of the {card}
how much does {issuer} charge for the {card}
how much do you pay for the {card} each year
price of the {card} per year
price of {card}
cost of the {card}
yearly cost of {card}
how pricey is {card}
authorized user cost on {card}
price for an additional user on {card}
what do they charge for authorized users on {card}
do authorized users cost extra on {card}
can i add {person} to {card} for free
what would a second card for {person} cost on {card}
does {card} charge {benefit}
does {card} charge {benefit} fees
do they charge a {benefit} on {card}
what is the {benefit} on {card}
how much is the {benefit} on {card}
{card} {benefit} percentage
is there a {benefit} on my {card}
does {card} add a percentage abroad
do i pay anything the first year on the {card}
what do i pay in the first year with {card}
is the {card} free for the first year
is the fee on {card} waived at first
what is the fee after the first year on {card}
has {issuer} raised the fee on {card}
what is the new annual fee of {card}
what did the {card} fee go up to
does {card} cost anything
does the {card} cost money
is {card} a paid card
annual fee {card}
annual fee on the {card} please
tell me the annual fee of the {card}
{card} how much
how many dollars a year is {card}
{card} fee versus {card} fee
{card} fee versus gold fee
fee of {card} compared with {card}
which has the lower fee {card} or {card}
is the {issuer} card free
is {card} free
is {card} a free card
what would the {card} run me each year
what does {card} run a year
{card} fee
what is the fee
what is the annual fee
so what is the fee again
what was the annual fee again
how much is it a year
how much does it cost a year
what does it cost
does it have an annual fee
does {card} have a {benefit}
does {card} have {benefit} fees
`;
