/*
 * What is out of scope, told by its words although it has words of cards in it. Over the words as
 * they stand, for "lawyer" and "pokemon card" would be names otherwise.
 */

/** "Which card for …" asks for a card whatever is bought with it, and so does what one takes or costs. */
const NO_PURCHASE = String.raw`^(?!.*\b(?:(?:which|what|best|right|good|my) (?:credit )?cards? (?:for|at|to|should|do|would|can|is|of)|(?:which|what|best|right) (?:credit )?cards?$|card (?:for buying|to use)|codes?|earns?|points on|multiplier|what (?:would|will|do|does) (?:i|we|(?:closing|canceling|dropping|keeping) (?:\w+ ){1,4})(?:lose|cost))\b)`;

const outside = (words: string): RegExp => new RegExp(`${NO_PURCHASE}.*(?:${words})`);

export const DEBT_WORDS: readonly RegExp[] = [
  // Whether it counts or earns is a question about rewards.
  /^(?!.*\b(?:counts?|counted|towards?|earns?|earning|bonus|get points|points (?:on|for))\b).*(?:(?<!\blike a )\bcash advances?\b|\bbalance transfers?\b|\b(?:carry|carrying|revolve|revolving) (?:a|my|the|any|some)? ?(?:balance|debt)\b|\binterest (?:rates?|charges?|charged|free)\b|\b(?:much|pay|paying|charge|charged|avoid|owe|accrue|the|any|no) interest\b(?! in))/,
  /\bloans? (?:against|on|from) (?:my|the|a) (?:credit|card|limit)\b|\bborrow (?:against|from|on) (?:my|the) /,
  /\b(?:card|cards|limit) (?:is|are|got) (?:all )?maxed\b|\bmaxed out (?:all )?(?:my|the|our|both|every) (?:\w+ )?(?:cards?|limits?)$/,
  /^(?!.*\b(?:which|what|best) card (?:for|to use)\b).*(?:\bdebts?\b|\bdebt collectors?\b|\bcollections agency\b|\b(?:personal|payday|consolidation) loans?\b|\bpay(?:ing)? (?:just |only )?(?:the )?minimum(?: payment| due)?\b(?! spend)|\bminimum payments?\b)/,
  /\b(?:behind|late|missed|miss|skip|skipped) (?:on |a |my |the |one )*(?:card |credit card )?(?:payments?|bills?)\b(?!.*\b(?:fee|cover\w*|credit report|score)\b)|\b(?:cannot|can not|unable to) (?:pay|afford) (?:my|the|off)\b(?!.*\bannual fee\b)/,
  /\bpay (?:off )?(?:my|a|one|the) (?:\w+ )?(?:credit )?card(?: bill)? with (?:another|a different|my other|a second|an?) (?:\w+ )?(?:credit )?card\b/,
  /^(?!.*\b(?:counts?|earns?|points)\b).*\b(?:withdraw|take out|pull out|get)(?:ing)? (?:some )?cash (?:from|off|out|with|on|at)\b/,
];

export const SCORE_WORDS: readonly RegExp[] = [
  /\b(?:credit|fico|vantage) ?(?:score|report|history|bureau|karma)s?\b|\bmy (?:fico|vantagescore)\b|\b(?:experian|equifax|transunion)\b/,
  /\b(?:hurt|help|lower|raise|improve|boost|ding|tank|affect|drop|build|rebuild|impact|fix|repair) (?:my |your |our )?(?:credit|scores?)(?! cards?\b)(?: a lot| much| rating| at all)?\b(?! at| for| on| with| use| toward)/,
  /\b(?:my|a|an) (?:credit )?(?:score|rating) (?:of|is|was|drop|go|fall|went|dropped|around|over|under|above|below)\b|\bmy score\b/,
  /\b(?:is|with|has|have) (?:a|an)? ?(?:about |around )?[4-8]\d\d (?:good|enough|ok|okay|too low|high enough|fine|score|fico|credit|sufficient)\b/,
  /\b(?:approval|approved) odds\b|\bodds of (?:getting|being) approved\b|\bhard (?:pulls?|inquir\w+)\b|\bcredit utilization\b|\bcredit (?:limit|line) increase\b/,
];

export const ADVICE_WORDS: readonly RegExp[] = [
  // Points that lower the rate of a loan.
  /^(?!.*\b(?:earn\w*|cards?|payments?|get|redeem\w*|transfer\w*|rent|use my)\b).*(?:\bbuy(?:ing)? down\b|\b(?:discount|origination) points?\b|\bpoints? (?:should \w+ )?(?:\w+ ){0,2}(?:on|for|at|with) (?:my |the |our |a )?(?:new )?(?:mortgage|home loan|house loan|closing|refi\w*)\b)/,
  // Who is paid with a card is a payee like others.
  outside(
    String.raw`^(?!.*\b(?:pay\w*|takes?|taken|accept\w*|charge|put)\b.*\b(?:cards?|amex|visa|mastercard|discover)\b)(?!.*\b(?:which|what|best) (?:\S+ )?card\b).*\birs\b`,
  ),
  outside(
    String.raw`\b(?:1099s?|w2|taxable|(?:federal|state|income|tax) returns?|schedule c|tax (?:deductible|deduction|bracket|advice|refund advice)|writ(?:e|ing) (?:\w+ ){0,4}off|capital gains)\b`,
  ),
  // Insurance has a deductible too: what is deductible is asked of tax.
  outside(
    String.raw`^(?!.*\b(?:insur\w+|cover\w*|claims?|payouts?|pays? out|protection|\w*phones?|rental|collision|damage[ds]?|loss)\b).{12,}(?<!\b(?:the|its|a|any|no|what|which|low|lower|lowest|high|higher|highest) )\bdeductible\b`,
  ),
  outside(
    String.raw`^(?!.*\b(?:counts?|counted|toward|towards|minimum|min|award|ticket|flight)\b).*\b(?:owe|pay|report|declare|file|deduct)\b.*\btax(?:es)?\b.*\b(?:bonus|points|rewards|cash ?back|miles|referrals?)\b`,
  ),
  outside(
    String.raw`\b(?:points|bonus|bonuses|rewards|cash back|miles|referrals?)\b.*\b(?:taxed|count as income|as income|considered income|to the irs)\b`,
  ),
  outside(
    String.raw`\b(?:sue|sued|suing|lawsuits?|cause of action|breach of contract|attorney|lawyer|small claims|class action|legally|illegal|bankrupt|is it legal|get arrested|a will|bankruptcy|chapter (?:7|11|13)|divorce)\b`,
  ),
  outside(
    String.raw`\b(?:401 ?k|iras?|roth|etfs?|index funds?|mutual funds?|bitcoin|crypto\w*|ethereum|dogecoin|stock market|dividends?|treasury bonds?|annuity|hedge fund)\b`,
  ),
  outside(
    String.raw`\b(?:stocks?|shares?) (?:price|market|worth buying|a (?:good|bad) (?:buy|investment)|ticker|split|forecast|going)|\b(?:buy|sell|short|hold|own) (?:\w+ ){0,3}(?:stocks?|shares)\b|\b(?:price|value) of \w+(?: \w+)? (?:stocks?|shares)\b|\bshare price\b|\bshares (?:be |are )?worth\b|\bworth of (?:\w+ )?(?:stocks?|shares)\b`,
  ),
  outside(
    String.raw`\b(?:invest|investing|invested)\b|\bgold or silver\b|\b(?:price of|gold) (?:gold|price)\b|\ban ounce\b|\b(?:should i|is it smart to) (?:buy a house|refinance|rent or buy|get a mortgage)\b|\bretire(?:ment)?\b`,
  ),
  outside(
    String.raw`\b(?:good|bad|safe|great) (?:stocks?|investments?)\b|\b(?:form|start|set up|open|register|file|create|dissolve) (?:an?|my|our) (?:llc|dba|trademark|patent)\b|\bthe fed\b|\b(?:inflation|mortgage rates?)\b|\bcan \w+(?: \w+)? legally\b`,
  ),
];

/** What is against the law or somebody else's right. Being robbed or cheated oneself is a question. */
export const WRONG_WORDS: readonly RegExp[] = [
  /\b(?:launder|laundering|counterfeit|forge|forging|blackmail|embezzle)\b|\bbust out\b|\bidentity theft (?:scheme|how)\b/,
  /\b(?:commit|committing|pull off|do|get away with|run)\b.{0,30}\b(?:fraud|scam|identity theft|chargeback fraud|credit card fraud)\b/,
  /\b(?:fake|forged|false|photoshop(?:ped)?|made up|bogus) (?:\w+ )?(?:receipts?|ids?|ssn|social|documents?|claims?|invoices?|statements?|police report|income|name|identity|pay ?stubs?)\b/,
  /\b(?:how|ways?|help|trick|want|can i|could i|should i)\b.{0,30}\b(?:steal|stealing|hack|hacking|skim (?:a |the |my |her |his )?(?:cards?|numbers?)|phish|rip off)\b(?!.*\b(?:cover\w*|protection|insurance)\b)/,
  /\b(?:lie(?! (?:in|on|at|with|under|around|there|here)\b)|lying(?! (?:in|on|at|with|under|around)\b)|inflate|exaggerate|make up|falsify)\b.{0,40}\b(?:applications?|income|salary|claims?|insurance|apply|bank)\b/,
  /\b(?:use|using|used|charge|charging|swipe)\b.{0,20}\b(?:some(?:one|body) else|another person|my (?:boss|roommate|ex)|a stolen|a stranger|a dead person)\b.{0,40}\b(?:without|card|number)\b/,
  /\bhid(?:e|ing) (?:my |a |the |our )?(?:\w+ )?(?:purchases?|spending|charges?|cards?|income) from\b/,
  /\bwithout (?:telling|asking) (?:him|her|them|anyone|the (?:airline|bank|issuer|company|shop|store))\b/,
  /\bwithout (?:him|her|them|anyone|anybody|the bank|my (?:wife|husband|spouse|boss)) (?:knowing|noticing|finding out|catching)\b/,
  /\b(?:claim|file)\b.{0,40}\b(?:(?:did not|didn't|never) (?:buy|bought|own|happen|have|pay)|never happened|that is not mine)\b/,
  /\b(?:sell|selling|buy|buying)\b.{0,15}\b(?:points|miles)\b.{0,30}\b(?:broker|ebay|craigslist|black market|strangers?|online for cash|mileage broker)\b|\b(?:points|miles) broker\b/,
];

/**
 * Cards that are no credit cards, whatever is asked of them. Not where one is bought with a card, or is
 * told beside one.
 */
export const NO_CREDIT_CARD =
  /^(?!.*\b(?:credit cards?|instead of|rather than|versus|vs|not (?:an? |my )?(?:debit|prepaid)|like (?:an? |my )?debit|or (?:an? |my )?(?:debit|prepaid)|(?:debit|prepaid) (?:cards? )?or|(?:which|what) cards? (?:for|to|should)|load\w*|take|takes|accept\w*|count\w*|cover\w* (?:my|the))\b).*\b(?:debit|prepaid|ebt|snap|hsa|fsa|atm|flex spending|health insurance|insurance id|medicare|medicaid|social security|library|student id|id) cards?\b/;

const GO = String.raw`^(?:(?:please|can you|can u|could you|would you|will you|hey|hi|ok|now|just|go ahead and|i (?:want|need) you to|help me|help me to) )*`;

const CURRENCY = String.raw`(?:dollars?|usd|euros?|eur|pounds?|gbp|sterling|rupees?|inr|pesos?|mxn|yen|jpy|yuan|rmb|naira|reais|francs?|won|rands?|dirhams?|lira|cad|aud)`;
const REMITTER = String.raw`(?:remitly|western union|moneygram|xoom|worldremit)`;

export const OFF_TOPIC_WORDS: readonly RegExp[] = [
  NO_CREDIT_CARD,
  outside(
    String.raw`\b(?:rookie|autographed|holo(?:graphic)?|topps|panini|charizard|foil|collectible) cards?\b|\bcards? (?:worth )?(?:grading|graded)\b|\b(?:psa|gem mint) \w+\b.*\bcards?\b`,
  ),
  /^(?:so |and )?(?:when|where|how) (?:was|is|did|old is) (?:\w+ ){1,3}(?:founded|headquartered|established|incorporated|go public)\b/,
  new RegExp(
    String.raw`${GO}(?:write|compose|draft|sing|draw|paint|recite|roleplay|proofread|solve|debug|bake|paraphrase)\b(?! off\b| down\b| (?:that|this|it) )`,
  ),
  new RegExp(
    String.raw`${GO}translate\b(?!.*\b(?:points|miles|dollars|cash)\b)|\bhow (?:do (?:you|i)|to) say\b`,
  ),
  outside(
    String.raw`\b(?:graphics|video|sim|esim|sd|memory|playing|pokemon|baseball|basketball|football|trading|birthday|greeting|christmas|valentines?|thank you|report|tarot|library|yugioh|uno|flash|sound|punch|index|business card design|wild|(?<!aviator )red|yellow) cards?\b|\bcard (?:games?|tricks?|counting|decks?|stock)\b|\bdeck of cards\b|\bgreen card (?:lottery|interview|holder|application|status|renewal)\b`,
  ),
  /\b(?:capital|population|president|flag|mayor|king|queen|governor|history|currency|language) of <?(?!points|the (?:card|program))\w+/,
  /^(?:so |and |hey )?(?:who|whos|who is|who was)(?: is| was)? (?:founded|invented|the (?:ceo|founder|president|owner|author|actor|king|queen|guy|girl|singer)|won|wins?(?! (?:at|on|for|in)\b)|wrote|directed|plays?|played|sang|painted|discovered|started|scored|runs|created (?!you))\b/,
  /\bceo of\b|\b(?:super bowl|world cup|world series|nba|nfl|playoffs|box office|lottery numbers|horoscope|zodiac)\b(?!.*\b(?:tickets?|cards?|points)\b)/,
  /\b(?:recipe|lyrics|poem|haiku|limerick|sonnet|essay|homework|cover letter|(?:my|a) resume|wikipedia)\b/,
  /^(?:what time|when) (?:does|do|is|will)\b(?!.*\b(?:lounge|club|credits?|bonus|fee|card|offer|points|month|quarter)\b).*\b(?:open|close|kick ?off|start|on tv|come out|air|opens|closes)\b/,
  /\bhow (?:tall|deep|heavy|fast) (?:is|are|was|can)\b|\bhow far (?:is|away)\b|\bhow (?:do i|to) (?:get|drive|go) from \w+ to\b/,
  /^(?:is|has|did|was|when (?:is|does|did)) (?!.*\bcover).*\bflight \w+ (?:on time|delayed|arriv\w+|land\w+)\b|\bflight (?:status|tracker)\b|\bflight\b.*\bon time$|\b(?:carry on|luggage|baggage) (?:size|dimensions?|weight|limit)\b/,
  /\b(?:need|get|require|apply for|renew) (?:a |an |my )?(?:tourist |student |work |travel |entry )?(?:visa|passport)(?: for| to| in| if)\b(?!.*\b(?:card|fee|points)\b)/,
  /^(?:is )?(?:\w+ )?(?:watch|phone|laptop|tablet|car|truck|suv|console|headphones|camera|iphone|ipad|macbook|tv)\w* (?:versus|vs|or) \w+(?: \w+)?(?: better)?$|^(?:should i (?:buy|get) )?(?:an? )?(?:iphone|android|ps5|playstation|xbox|tesla|toyota|honda|mac|macbook|windows|apple watch)\b.* (?:versus|vs|or) (?:an? )?\w+(?: \w+)?$/,
  /\bweather (?:in|like|today|tomorrow|this|forecast)\b(?!.*\bcover)|^(?:will|is) it (?:going to )?(?:rain|snow)\b|\b(?:\d+|how many) (?:ounces|grams|calories|inches|feet|miles is|kilometers|teaspoons|cups) (?:in|are in|is)\b/,
  /^(?!.*\b(?:cards?|points|miles|programs?|transfer\w*|fee|credits?|chain)\b).*\b(?:best|good|nice|cheap|cheapest|fun|top)(?: \w+)? (?:hotels?|restaurants?|beach\w*|places?|bars?|museums?|neighbou?rhoods?|time|things) (?:to (?:visit|eat|go|see|do|stay)|in|near|around)\b/,
  /^(?!.*\b(?:which|what|best) card\b).*\b(?:the (?:movie|film|novel|tv show|band|album|song)|netflix series|plot of|election|congress|senate|blackjack|poker|chess|uno|sudoku|solitaire)\b/,
  /^(?:what is|whats|calculate|compute|solve) [\d.,]+ ?(?:%|percent|plus|minus|times|divided|x|\*|\+|-)(?: of| by)? ?[\d.,]+$/,
  /\bwhat (?:should|do) i pack\b|\bsafe to (?:travel|go|visit|fly|walk)\b|\b(?:hotels?|restaurants?) (?:are|is) (?:good|nice|best) in\b|\bexchange rates?\b|\bconvert \S+ (?:dollars |usd |bucks )?(?:to|into) (?:eur|euros?|pounds|gbp|yen|pesos|cad)\b/,
  // "Dollar to rupee today", "is Wise or Remitly cheaper to send money home".
  outside(
    `\\b${CURRENCY} (?:to|into|in|per|vs|versus|against) (?:the |a |one )?${CURRENCY}\\b|\\b(?:wise|${REMITTER}) (?:or|vs|versus) (?:wise|${REMITTER})\\b`,
  ),
  /\b(?:routing|tracking|confirmation) number\b|\b(?:phone|customer service|support|fax) number (?:of|for)\b|^(?:what is |whats )?<?\w+>? (?:phone|customer service) number$/,
  /\b(?:recommend|suggest)(?: me)? (?:a|an|some) (?:good )?(?:movies?|books?|songs?|shows?|podcasts?|recipes?|games?|restaurants?|names?)\b/,
  /\b(?:dogs?|cats?|pets?) (?:be )?allowed\b|\ballow (?:dogs?|cats?|pets?)\b/,
  /\bhow (?:do|can) i (?:return|exchange) (?:something|an? |my order|it|this|clothes|shoes)(?!.*\b(?:protection|cover\w*|warranty|card)\b)/,
  /^(?:what is the |find (?:me )?the |where is the )?(?:best|cheapest|newest|fastest) (?:laptop|phone|tv|tablet|camera|car|headphones|console|computer|mattress|shoes)\b/,
];
