/** Small talk, what is out of scope, and requests to change something. One a line; see intent.ts. */

export const GREETING = `
(hi|hello|hey|hiya|yo|howdy|good morning|good afternoon|good evening|greetings|sup)
(hi|hello|hey) (there|again|bot|assistant|buddy|everyone)
(hey|hi) how are you (doing|{date}|)
how are you ({date}|)
(hey|hi|hello) (can you help me|i need help|i have a question|quick question)
(nice to meet you|what is up|how is it going)
are you there
can i ask you (something|a question)
test
testing
ping
`;

export const THANKS = `
(thanks|thank you|ty|thx|tysm|cheers|much appreciated) (a lot|so much|very much|)
(ok|okay|great|perfect|cool|awesome|nice|got it) (thanks|thank you|)
(that is|that was) (helpful|great|all|perfect|useful|awesome)
(thanks|thank you) (for|) (the|your) help
(good|great|nice) (job|work|answer)
(makes sense|sounds good|good to know|understood|i see|alright|never mind|nevermind)
(bye|goodbye|see you|see you later|good night|have a nice day|take care)
no (thanks|thank you|that is all)
that is all (for now|)
you are (great|awesome|the best|so helpful)
`;

export const NOTHING_ASKED = `
(yes|no|ok|okay|sure|yep|yeah|nope|maybe|right|correct) (please|)
(the|) (first|second|third|last) (one|option|) (please|)
(go on|continue|please do|go ahead|do it|both|neither|either|all of them|none of them)
i do not know
(what|huh|hmm|um)
`;

export const ABOUT = `
who are you
what are you
(who|what) (am i talking to|is this|made you|built you|created you)
what (can|do) you do
what can (you|this|i) (help|do|ask) (me|you|) (with|about|)
how (can|do) you help (me|)
how do i use (this|you|this chat|this bot)
what (kind|sort) of questions can i ask (you|)
what (questions|things|topics) (can|do) you (answer|know|cover|understand)
what do you know (about|)
(are you|is this) (a|an) (bot|robot|ai|human|person|real person|llm|language model|{merchant}|gpt)
(are you|do you use) ({merchant}|gpt|an llm|a language model|ai)
(help|help me|help please|i need help)
give me (some|) (examples|ideas) (of|) (what|) (i can ask|questions|to ask)
what (model|ai|language model) (are you|is this|do you use)
how do you work
what are your (capabilities|features|limits|limitations)
can you (help|assist) me with my (cards|credit cards|points|wallet)
what is cardfile
how do you (decide|know|figure out|calculate|work out) (what is best|which card is best|this|that|the values|these numbers)
where (do you get|does) your (data|information|info|numbers|facts) (come from|from|)
(how|is) (current|up to date|accurate|fresh|reliable) (is|are|) your (data|information|info)
(can i|should i) trust (you|your answers|these numbers)
do you (sell|share|store|keep) my (data|information|chats|questions)
(is|are) my (data|chats|questions) (private|safe|secure|stored)
can you see my (wallet|cards|bank account|transactions|statements)
do you have access to my (bank|account|card|accounts|transactions)
(how do you|how would you) know (that|this|all this)
why (did|do|would) you (say|think|recommend|pick|choose) (that|this|it)
where (does|did) (that|this|the) (number|figure|value|answer|info) come from
(are you|is this) (sponsored|affiliated|owned|paid|run) by (a bank|{issuer}|the banks)
(do you|does this) (make|earn|get) (money|commission|commissions|a commission|kickbacks|referral fees)
(can i|let me|i want to) (talk|speak|chat) (to|with) (a|an actual|a real) (human|person|agent)
(do you|does this|will you) (store|keep|save|record|log) (my|our|these) (conversations|conversation|messages|chats|questions)
(are|how do i know) (your|these|the) (numbers|figures|answers|values) (are not|are|real or|) (made up|fake|invented|real)
(do you|will you|can you) remember (what i tell you|what i said|our chats|this later|me next time)
(how much does|what does) (this|it|this service|the app|using you) cost
how often (is|are|do) (your|the) (data|numbers|facts|offers|values) (updated|refreshed|checked)
(when|what day) was (your|the|this) (data|information|catalog) last (updated|checked|refreshed)
`;

export const WRITE_REQUEST = `
(please|can you|could you|i want to|i would like to|) add (the|my|a|an|) {card} (to my wallet|to my cards|to my account|)
add (these|those|my|all my|some) cards (to my wallet|)
(put|stick|enter|type|fill in) {points} {program} (in|into|on) my (account|wallet|profile)
(forget|forget about|get rid of|drop) (my|the) {card} (delete it|remove it|take it out)
(please|can you|) (correct|change) (the|my) (date|day|number|amount|name) (you have|in my wallet|on file)
i have two {card} (mine and my {person}|one is mine|) keep them (apart|separate)
add (a|another|my new) card (to my wallet|)
(i just got|i just opened|i got approved for) (the|a|my) {card} (add it|please add it|save it|put it in my wallet)
(i have|i hold|i own) {card} {card} and {card} add (those|them|these)
{card} {card} and {card} add those
(save|store|remember|record|note|log) (that|this|my|these) (balance|balances|card|cards|number|info|)
i have {points} {program} and {points} {program} (save that|save it|remember that|record that|store that)
i have {points} {program} (save that|save it|remember that|record that|note that|update that)
(set|update|change|edit|fix|adjust|correct) my {program} (balance|points|points balance|) to {points}
(set|update|change|edit|fix) my (balance|points balance|points|balances|miles)
(update|change) my {program} balance
i now have {points} {program} (update it|please update|update my balance)
mark (the|my|) {benefit} (credit|) (as|) (used|redeemed|done|spent|claimed)
mark (the|my|) credit (as|) used
i (used|redeemed|spent|claimed) (the|my) {benefit} (credit|) (mark it|record it|log it|track it|mark that|note it|save it)
i used {usd} of (the|my) {benefit} (credit|) (record|mark|log|track|save) (it|that)
(record|log|track) (that|) (i used|) (the|my|) {benefit} (credit|use|)
(delete|remove|drop|erase|take off|get rid of) (the|my|) {card} from (my wallet|my list|my account|the wallet|my cards)
(delete|remove) (the|my) {card}
(delete|erase|clear|wipe|reset) (my|all my|the) (wallet|data|account|cards|balances|everything)
(rename|nickname|call|relabel) my {card} (to|as|) 
(set|change|update) (the|a|) (nickname|name|owner|opening date|open date|annual fee|last four|last4) (of|for|on) my {card}
my {card} was opened (in|on) {date} (save that|record that|update it|)
(set|update|change) my (spending|spend|budget|profile|time zone|household|goals|state|settings|preferences) (to|)
i spend {usd} (a month|per month) on {category} (save that|record that|remember that|update that)
(set|save|record) my (monthly|yearly|) spend on {category} (to|as|at) {usd}
(import|upload|load) my (cards|wallet|balances|spreadsheet|csv|data)
(close|mark as closed|mark closed) my {card} (in my wallet|in the wallet|in your records)
i (closed|canceled|cancelled) my {card} (update it|record it|mark it|remove it|please update my wallet|save that)
i (downgraded|upgraded|product changed) (my|the) {card} to (the|a) {card} (record it|update it|save that|update my wallet)
record (a|the|my|) (product change|downgrade|upgrade)
(i got|i received) the (bonus|welcome bonus|sign up bonus) (on|for) my {card} (record it|mark it|save that|)
(record|mark|log|track) my (bonus|spend|bonus progress|minimum spend) (on|for) (the|my) {card}
i value {program} (points|) at {percent} (use that|save that|)
i value {program} points at {cents} (use that|save that|remember that|)
(use|set) {cents} (per point|a point|) (for|as the value of|as my value for) {program}
(set|change|override) (the|my) (valuation|value|point value|cpp) (of|for) {program} (to {cents}|)
(activate|enroll me in|sign me up for|register me for) (the|my|) {benefit} (credit|offer|)
activate my (rotating|quarterly|bonus) (category|categories)
mark (the|my|this) (quarter|category|rotating category) (as|) activated
(apply|sign me up|submit an application) for (the|a) {card} (for me|on my behalf)
(transfer|move|send) {points} {program} to {program} for me (now|please|)
(book|reserve|buy) (the|a|my|me a) ({category}|room|ticket|award) (for me|now|please|)
(redeem|cash out) my points for me
(cancel|close|downgrade|upgrade) (the|my) {card} for me (please|now|)
call {issuer} for me
(save|store) (this|that) (to|in) my (wallet|account|profile)
add my (wife|husband|partner|spouse|kid|son|daughter) (to my household|as a member|to my wallet)
(set|create|make) (a|an) (reminder|alert|alarm|notification) (for|to|about|on|) (my annual fee|{card}|)
remind me (to|about|when|before) (cancel|use|my annual fee|the fee|my credit|pay|)
`;

export const CARRY_BALANCE = `
(should|can) i carry a balance (on my card|on {card}|to build credit|)
is it ok to carry a balance (month to month|)
(how|what is the best way) (do i|to) (pay off|pay down|get out of) (my|) (credit card|) debt
(which|what) card (is best|should i use) (for|to) carry a balance
(what is|whats) the (apr|interest rate|interest) (on|of|for) (the|my) {card}
what (apr|interest rate) (do i|will i|would i) (pay|have|get)
(how much|what) interest (will|do|would) i (pay|owe|be charged) (on|if|) ({usd}|)
(best|good|which) balance transfer (card|cards|offer|)
should i (do|get|use) a balance transfer
(can|should|how do) i (get|take|{category}) a cash advance (on|with|from) (my card|{card}|)
how (do|can) i (withdraw|get|{category}) cash (from|with|on) my (credit card|{card})
(is|are) cash (advance|advances) (worth it|a good idea|expensive|ok)
i (cant|cannot|can not) pay my (bill|card|balance|credit card) ({date}|)
i missed a payment (what now|what happens|)
what happens if i (only|just) pay the minimum
(should|can) i (only|just) (pay|make) the minimum (payment|)
i am in (debt|credit card debt) what (should|can|do) i do
(should i|help me) consolidate my (debt|cards|credit card debt)
(which|what) card has the lowest (apr|interest rate|interest)
{percent} (apr|interest|intro apr) (card|cards|offers)
should i use points to pay off (my|) (debt|balance|loan)
(should i|can i) take (out|) a (loan|personal loan)
payday loan
i am (broke|in trouble|behind|overdue) and owe ({usd}|{points}|a lot)
i owe ({usd}|{points}|a lot|money) on my (card|cards|{card}) (what do i do|what now|how do i pay it off|)
(which|what) (card|debt|balance) should i pay off first
how long (will|does) it take to pay off {usd}
debt (snowball|avalanche|settlement|relief|consolidation)
(late fee|late payment) on my card
buy now pay later
bankruptcy
`;

export const CREDIT_SCORE = `
(what is|whats|check|show|tell me|pull) my (credit|fico|vantage) (score|report)
how (do|can) i (improve|raise|increase|build|boost|fix|repair) my (credit|credit score|score|fico)
(will|does|would) (this|applying|a new card|opening a card|closing a card|canceling a card) (hurt|affect|lower|impact|ding) my (credit|credit score|score)
(what|which) credit score (do i need|is needed|is required) (for|to get) (the|) {card}
(do i need|is) (good|excellent|fair) credit (for|to get) (the|) {card}
(will|would|can) i (be|get) approved (for|) (the|a) {card} (with|) (my|a|) (score|credit score|)
what are my (approval odds|odds|chances) (for|of|) (the|getting|) {card}
(hard|soft) (pull|inquiry|inquiries) (on|) my credit
how long do hard (pulls|inquiries) (last|stay)
what is (my|a good) (credit utilization|utilization)
(should|how) i (freeze|unfreeze|lock) my credit
dispute (an|a|) (item|error|charge) on my credit report
my score dropped
(what is|whats) my credit limit
(should i|can i|how do i) (ask for|get|request) a (credit limit|limit) increase
does closing my {card} hurt my credit
`;

export const PROFESSIONAL_ADVICE = `
(are|is) (my|) (points|welcome bonus|sign up bonus|bonus|rewards|cash back|referral bonus) taxable
do i (have to|need to) pay tax(es|) on (my|) (points|rewards|bonuses|sign up bonus|referral bonuses)
(can i|should i) (deduct|write off) (my|the|) (annual fee|{card} fee|business expenses|annual fees)
(will|do) i get a {points} (for|on) (points|bonus|referrals)
(can|should) i sue (my bank|{issuer})
is it legal to (manufacture|buy {category}|churn|sell points|sell miles)
(how do i|help me) (file|do|prepare) {category}
should i (invest|buy|sell) (stocks|bitcoin|crypto|shares|index funds|etfs|bonds|gold)
(what|which) (stock|stocks|crypto|fund|etf) should i (buy|invest in)
(how|where) should i invest {usd}
(is|should i buy) (bitcoin|ethereum|dogecoin|tesla stock|nvidia)
should i (buy a house|get a mortgage|refinance|lease a car|open a {points}|open an ira|contribute to my roth)
(what is|which is) the best (savings account|checking account|bank|{category}|loan|insurance company|broker|cd rate)
(can you|) (give|) me (legal|tax|investment|financial) advice
how much should i (save|put) for retirement
(write|draft) (a|) (legal|demand) letter
who should i vote for
is (my|) chapter {count} (ok|)
medical advice
i have a headache what should i take
`;

export const OFF_TOPIC = `
(what is|whats|how is) the weather (like|) ({date}|in {country}|in new york|)
will it rain ({date}|)
(write|create|generate|make|give me) (a|an|some|the) (poem|story|song|essay|haiku|email|letter|limerick|blog post|cover letter|resume|tweet|speech)
(write|give me|show me|create) (a|some|) (python|javascript|java|c|html|sql|code|script|function|program|regex) (code|script|program|function|) (to|that|for|)
(how do i|help me) (write|fix|debug|code|program) (a|my|this) (code|bug|function|script|program|app|website|loop)
sort a list in python
(what is|whats) the capital of ({card}|{country})
who (is|was) (the president|the king|albert einstein|the ceo of tesla|taylor swift|napoleon)
(who|which team) won the (super bowl|game|world cup|election|match|oscar) (last night|{date}|)
(what is|calculate|solve) (two plus two|the square root|this equation|x plus y)
what is the meaning of life
(give me|what is|find) (a|the best|) recipe (for|) ({category}|cookies|pasta|chicken|pancakes|lasagna)
(what should i|what can i) (eat|cook|make|wear|watch|read) (for {category}|{date}|next|)
(recommend|suggest) (a|some|me a) (movie|{category}|book|books|song|show|game|music|podcast)
(translate|how do you say) (this|hello|that|good morning) (to|into|in) (french|spanish|german|japanese)
what time is it (in|) ({country}|)
what (day|date) is (it|{date})
(what is|tell me|give me) the (news|latest news|headlines) ({date}|)
(tell me|what is|explain) (about|) (quantum physics|photosynthesis|the civil war|black holes|history|gravity|the roman empire)
(what is|how far is) the (moon|sun|population of|distance|height of)
how (tall|old|big) is (the eiffel tower|mount everest|tom {category}|)
(play|sing|draw|paint) (a|me|some) (game|song|music|picture|cat)
(draw|generate|create|make) (an image|a picture|a photo|a logo) (of|)
(should i|how do i) (break up|date|marry|lose weight|exercise|sleep better|get a job|quit my job)
(my|the) (dog|cat|car|computer|phone|wifi|printer) (is|is not|wont) (sick|broken|working|start)
do you (love|like|hate) me
(are you|do you have) (conscious|alive|feelings|sentient|a soul|a name|a girlfriend)
how do i (build a bomb|hack|pick a lock|make drugs|{merchant} a car|make a weapon)
(fix|repair|change) (a|my) (flat tire|sink|roof|engine|toilet)
(what are|who is in) the (lyrics|cast) (of|to)
(summarize|rewrite|proofread|edit|paraphrase) this (text|article|essay|paragraph|email)
what are good names for a (dog|cat|baby)
(how many|what) (calories|vitamins|protein) (in|are in) (an egg|a banana|rice)
(best|cheapest) (phone|laptop|tv|car|shoes|mattress) to buy
(help me with|do) my (homework|essay|taxes|math|assignment|resume)
what should i (name|call) my (cat|dog|baby|boat|band)
how do (vaccines|magnets|planes|computers|engines|batteries|rainbows) work
explain (the plot of|how|why|what) (a|the|) (movie|book|machine|theory|story) (works|is|happens|)
(is it|will it be) (going to|) (snow|sunny|hot|cold|storm) ({date}|)
(what|who) (is|was) (the|a|an) (tallest|biggest|oldest|fastest|first|best) (person|building|animal|country|president|movie) (in the world|)
(write|compose|make up|give me) (a|an) (haiku|rap|sonnet|slogan|toast|wedding speech) about {issuer}
(write|compose) (a|an) (poem|haiku|song|story) about (my|the|) {card}
(what do i|what should i) (cook|bring|buy|wear|say|do) for (a|my) (birthday|party|wedding|date|anniversary|grandma|mother)
what {network} do i need (for|to visit) {country}
do i need a passport (for|to go to) {country}
what should i (do|see|visit) in {country}
(translate|convert) (this|credit card|hello|that sentence) into (german|french|spanish)
(is|was) {program} {category} ({count}|on time|delayed) (on time|{date}|)
(who|what) (founded|is the ceo of|is the history of|is the headquarters of) ({issuer}|{merchant}|{program})
(what time|when) does {merchant} (open|close) ({date}|on sunday|)
(how tall|how old|where) is the {issuer} (tower|building|stadium|arena|headquarters)
(can you|) help me with my (resume|homework|essay|taxes|marriage|code|speech|english)
(what|which) (phone|laptop|watch|graphics card|camera|tv) should i (buy|get)
(how do i|how to) (get|drive|walk) from (jfk|the airport|here) to (manhattan|downtown|the {category})
(is|are) {merchant} (hiring|open|going out of business|ethical|publicly traded)
how do i (return|cancel) (an order|my order) (at|to|from) {merchant}
(what is|whats) {merchant} (phone number|return policy|address|wifi password)
(tell me|) the rules of (poker|blackjack|bridge|uno|chess)
(when|what time) (is|does) (christmas|easter|the store open|my meeting)
`;
