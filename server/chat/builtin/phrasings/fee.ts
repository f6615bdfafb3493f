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
is {usd} (too much|a lot|crazy|reasonable) for what i get (from|with|out of) (the|my|) {card}
is {usd} (a year|) too much (for|to pay for) (the|my|) {card}
is {usd} (a year|) too much for what i get
am i (overpaying|wasting money|throwing money away) (on|for) (the|my|any|this) ({card}|card|cards)
are we (overpaying|wasting money|throwing away money) (on|with) (the|our|my|any) ({card}|card)
{person} (says|thinks|claims) (we are|i am) (wasting money|paying too much) (on|for) (the|my|) {card} (are we|am i|is that true)
keep (the|my|) {card} (or not|or dump it|yes or no|another year|)
(close|cancel|drop|dump|ditch|axe) (the|my|) {card} (yes or no|or keep|or keep it|or not)
(keep|hold on to|hang on to) or (ditch|drop|dump|close|lose) (the|my|) {card}
(which|what) (card|cards|of my cards|ones) should i (get rid of|cancel|drop|dump|close|cut|stop paying for)
what card should i ditch
(which|what) (card|one) should go
which card is (dead weight|the least worth it|worth the least to me)
(which|what) (of my|of our|) cards are (not|no longer) worth (it|their fee|the fee|keeping|the money)
(any|are there any) cards (i should|we should|worth) (cancel|dropping|drop|cancelling|getting rid of)
is any of my cards (not paying for itself|a waste|a waste of money|not worth the fee)
we use the {benefit} (on|with|from) (the|my) {card} but not (the|) {benefit} is it (still|) worth {usd}
i (only|just|mostly) use (the|my) {card} for (the|) {benefit} is (that|it) (enough|worth it|worth {usd}|worth the fee)
i (never|barely|hardly|rarely) use (the|my) {card} (anymore|) (should i keep it|is it worth it|worth keeping|does it make sense to keep it)
i (hardly|barely|do not|don't) travel (any more|anymore|much) (is|does it make sense to pay {usd} for) (the|my) {card} (worth it|worth keeping|)
do i (get my money's worth|break even|come out ahead|make my money back) (on|with|out of|from) (the|my|) {card}
(does|is) (the|my|) {card} (pay for itself|paying for itself|earn its keep|justify its fee|justify the fee)
(the|my) {card} (renews|is renewing|renewal is coming up|is up for renewal) (soon|{date}|) (what should i do|keep it|is it worth it|thoughts)
(renewal|annual fee) (coming up|due) on (the|my) {card} (what should i do|keep it or not|worth it)
worth (renewing|keeping|holding|the fee) (the|my|) {card}
(the|) {card} (worth it|worth the fee|worth keeping|still worth it|keeper|keeper or not)
is (the|my|) {card} (still|even|really|) (worth it|worth keeping|worth the fee|worth {usd}) (for me|{date}|for us|anymore|after the changes|)
the (new|higher|increased) fee (on|of) (the|my) {card} is it worth (it|paying)
they raised the fee (on|of) (the|my) {card} to {usd} (keep it|still worth it|should i stay)
how much (value|) (do i|am i) (get|getting) (out of|from) (the|my) {card} (compared to|vs|for|against) (the|its|) fee
(am i|are we) (getting|using) enough (from|out of|of) (the|my|our) {card} to (justify|cover|pay) the fee
what (do i|would i) lose if i (cancel|drop|close) (the|my) {card}
should we (keep|cancel|drop|renew) (both|the|our|my) ({card}|{card} and {card})
do we (need|really need) (both|two) (the|) {card} (and|) (the|) {card} (worth both fees|keep both|)
(first|second|third) year is (over|up|ending) on (the|my) {card} (keep|should i keep it|worth another year|)
(thinking|thought) (of|about) (cancelling|canceling|dropping|closing|ditching) (the|my|) {card} (is that smart|am i wrong|good idea|should i|)
talk me (out of|into) (cancelling|keeping|closing) (the|my) {card}
(go through|check|review) (all|) my cards (and tell me|) which (to keep|are worth their fee|to drop)
which (premium|annual fee|paid) cards (should i|do i) keep
does (it|the math) make sense to (keep|keep paying for) (the|my|) {card}
would (you|someone like me) (keep|cancel|renew) (the|my|) {card}
is (the|my) {card} (a waste of money|a money loser|costing me more than it gives)
(am i|are we) getting enough (from|out of) (the|my|) {card}
which cards (to cut|to drop|to cancel|to keep|should go)
we (don't|do not) (fly|travel|stay at {category}) that (often|much) (nowadays|anymore|) do we still (want|need) (the|) {card}
would you (cancel|keep|drop) my {card} (if you were me|)
do (i|we) still (want|need) (the|my|our) {card}
`;

export const CARD_FEE = `
(what is|whats|how much is) the (annual|yearly) fee (on|for|of) (the|my|) {card}
(whats|what is|how much is) (the|) {card} (annual fee|af|yearly fee|fee)
{card} (fee|annual fee|af|yearly fee)
{card} af
how much (does|is) (the|) {card} (cost|cost a year|per year|a year|cost per year|cost me a year)
what does (the|) {card} cost (a year|annually|per year|to have|to carry|)
annual fee (for|of|on) (the|) {card}
does (the|my|) {card} (have|charge|come with|carry) (an annual fee|a fee|a yearly fee|any fees|a {benefit}|{benefit}|an {foreign_fee}|{foreign_fee})
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
does (the|my|) {card} (charge|have|add) (a|any|) ({benefit}|foreign|{foreign_fee}) (fee|fees|)
{card} ({benefit}|{foreign_fee})
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
is (the|) {card} free
is (the|) {card} (a free card|free to have|free of charge|no fee|no annual fee)
{card} (fee|af|annual fee|yearly fee|cost|price|cost per year|yearly cost|au fee|{foreign_fee})
how (expensive|pricey|much) is (the|) {card}
what does (the|) {card} (cost|run|cost to have|cost me|cost per year|set me back)
what (would|will) (the|) {card} cost me (today|now|these days|if i had it again|per year)
what will (the|) {card} (run|cost) me (a year|per year|)
(any|is there a|is there any) (cost|charge|fee) (for|to have) (employee|additional|extra|authorized user) cards (on|with) (the|my|) {card}
(would it|does it|will it) cost (me|) (anything|money|extra) to (put|add) (my|) {person} (on|to) (the|my) {card} (as|) (an authorized user|as authorized user|)
(what|how much) does it cost to add (my|a|an|) ({person}|authorized user|second person|extra card) (to|on) (the|my) {card}
(adding|add) (my|) {person} to (the|my) {card} (cost|fee|how much|is it free)
(put|adding|add) (my daughter|my son|my kid|my mom|a friend) (on|to) (the|my) {card} (cost|how much|does it cost|is there a charge)
{card} (authorized user|au|employee card|additional card) (cost|fee|price)
employee cards (on|for) (the|my|) {card} (free|cost|how much)
(does|is) (the|my|) {card} (charge|charge a|have a|have an) ({foreign_fee}|fee for foreign purchases)
(foreign|foreign transaction|fx|international) (fee|fees) (on|of|for) (the|my|) {card}
{card} {foreign_fee} (fee|fees|cost)
does (the|my|) {card} charge (for|on) (foreign|overseas|international) (purchases|transactions)
is the first year (free|waived) (on|with|for) (the|) {card}
does (the|) {card} waive the (first year|fee the first year|annual fee the first year)
{card} first year (free|fee|waived|cost)
(is there|there is) (a|an|any) (yearly|annual) (fee|charge|cost) (with|on|for) (the|) {card}
does (the|) {card} (have|carry|come with) (a|an) (annual|yearly) (fee|charge|cost)
(whats|what is) the (yearly|annual) (price|cost|charge|fee) (of|for|on) (the|) {card}
do you have to pay (for|anything for|yearly for) (the|) {card}
how much do (they|{issuer}) charge (for|a year for) (the|) {card}
how much is the (fee|annual fee) (of|on|for) (the|) {card} (now|these days|)
what is the (new|current) (annual|) fee (of|on|for) (the|) {card}
(the|) {card} is {usd} (right|a year right|or more|now)
(isn't|is not|i thought) (the|) {card} ({usd}|free|was free|was {usd}) (a year|)
(balance transfer|cash advance|late|foreign) fee (on|of|for) (the|my|) {card}
(fee|cost) of (the|) {card} (per year|please|)
what would i be paying (annually|yearly|a year|each year) for (the|) {card}
how much do (authorized user|additional|employee) cards cost on (the|my) {card}
(authorized user|employee|additional) cards on (the|my) {card} how much
{foreign_fee} on (the|my|) {card}
`;
