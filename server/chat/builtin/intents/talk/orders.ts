/*
 * Orders to change something, told from questions by their grammar: they begin with a verb of
 * change or have one after a plea, and ask nothing. All over the delexicalised text.
 */

/** "Add the gold: what changes?" is a question, whatever it begins with. */
const ASKS_NOTHING = String.raw`^(?!.*\b(?:what|which|how|why|who|whether|worth|should (?:i|we)|does|do (?:i|we)|did (?:i|we)|will (?:i|it|that)|would (?:i|it|that)|is (?:it|the|my|that|this)|am i|are (?:the|my|they)|or (?:keep|not|wait|leave|should|just))\b)`;

const PLEA = String.raw`(?:please|(?:be|you are) (?:an ang(?:el|le)|a dear|a star|a doll|so kind) and|do me a favor and|can you|can u|could you|would you|will you|go ahead (?:and|n)|i (?:want|need|would like|would love) you to)`;

/** At the beginning, or after a plea in the middle: "i got the gold, can you …". */
const BEGIN = String.raw`(?:(?:(?:please|can you|can u|could you|would you|will you|ok|okay|and|also|hey|hi|hello|so|now|then|kindly|lets|from now on|going forward|go ahead (?:and|n)|go (?:and|n)|just|i (?:want|need|would like|would love) you to) )*|.*\b${PLEA} (?:(?:just|also|please|go ahead and) )*)`;

const order = (what: string): RegExp => new RegExp(`${ASKS_NOTHING}${BEGIN}(?:${what})`);

/** What of a wallet may be set. */
const SETTABLE = String.raw`(?:balances?|owner|nickname|name|airport|time zone|state|settings?|profile|values?|valuations?|cpp|spend|spending|budget|income|household|goals?|dates?|points|miles|password|email|reminder|alert|notifications?|<program>)`;

const PLACE = String.raw`(?:wallet|cards|list|account|profile|portfolio|records|file|system|app|tracker)`;

export const ORDERS: readonly RegExp[] = [
  order(
    String.raw`(?:mark|log|record|store|delete|erase|rename|relabel|nickname|import|upload|undo(?! (?:a |the |my )?(?:transfer|<program>|<issuer>|<points>))|revert|wipe|reset|untrack|unmark|jot|tick off|check off|cross off|note down|note that|remember that|start tracking|stop tracking|keep track of)\b(?!-)`,
  ),
  order(
    String.raw`add (?!(?:(?:it|them|that|these|those|all|everything) )*(?:up|together)\b|me\b)|save (?!me\b|a copy\b|a backup\b|everything\b|my data\b|money\b|on\b|up\b|for\b|<usd>)`,
  ),
  order(
    String.raw`(?:transfer|move|send|convert|redeem) (?:my |all |the )*(?:<points>|<program>|points|miles)(?: .*)? (?:now|right away|immediately|and confirm)\b`,
  ),
  // Seats and tables are for others to get.
  order(
    String.raw`get (?:me|us) (?:<count>|two|three|four|some|a|the)(?: good| front row)? ?(?:tickets?|seats?|tables?|rooms?|flights?)?(?: (?:for|to|at|on) .*)?$`,
  ),
  order(
    String.raw`set (?!me\b)|update (?!me\b)|(?:correct|fix|edit|adjust|bump|clear|sync|track|input) (?:my|the|that|this|all|up my)\b`,
  ),
  order(
    String.raw`(?:change|switch|flip|move|raise|lower|increase|decrease|reduce|bump|make|put|turn|top) (?:up )?(?:my|the|our) (?:.* )?${SETTABLE} (?:.* )?(?:to|as|at|on|off|up|down|by)\b`,
  ),
  order(
    String.raw`(?:put|enter|stick|throw|chuck|toss|include|pop|type|write|keep|get) .*\b(?:in|on file|down|(?:in|into|on|to) (?:my|the|your) ${PLACE}(?: please| for me)?)$`,
  ),
  order(
    String.raw`(?:remove|take|drop|kick|get rid of|pull|scratch) .*\b(?:from|off|out of|in|out) (?:my|the|your) ${PLACE}\b`,
  ),
  order(
    String.raw`(?:remove|forget|delete) (?:about )?(?:my|that|this) <|(?:remove|delete) <\w+>$|(?:hide|stop showing|do not show)\b|(?:tell|let) my (?:wallet|profile)\b`,
  ),
  order(
    String.raw`(?:close|cancel|terminate)(?: out)? (?:my|the|our) <card>(?: account| please| now| today| for me| right away| <date>| <days>)*$`,
  ),
  // Whatever is told after it: "cancel that Discover for me, i never use it".
  order(
    String.raw`(?:close|cancel|terminate|shut|freeze|lock|downgrade|upgrade) (?:out )?(?:my|the|our|that|this) <(?:card|issuer|program|network)>(?: card| account)? for me\b`,
  ),
  order(String.raw`make .*\b(?:activated|active|default|primary|closed|used|inactive)$`),
  order(
    String.raw`(?:enroll|sign|register|opt|enrol) (?:me|us|my)\b|activate (?:my|the|that|this|<)`,
  ),
  order(
    String.raw`(?:book|reserve|purchase|buy|order) (?:me|us|my|that|it)\b|apply (?:for|to) (?:the|a|an|my|<|that|it)|schedule (?:me|a|an|my)|(?:create|make) (?:me )?an? (?:reminder|alert|alarm)|get me approved\b|(?:ping|notify|alert|text|email|warn|nudge|call) me\b|pay (?:off )?my .*\bbill$|(?:freeze|unfreeze|lock|unlock|dispute|replace|report) (?:my|the|this|that|a charge)\b`,
  ),
  order(
    String.raw`(?:transfer(?! (?:ratios?|partners?|bonus\w*|times?|fees?|rates?|options?)\b)|move|send|convert|book|redeem|cash out|apply|cancel|close|buy|pay|downgrade|upgrade|reserve|request|order|dispute|freeze|lock|call|activate) .*\b(?:for me|on my behalf|(?:right )?now|please|today)(?: please| now)?$`,
  ),
  order(
    String.raw`(?:value|use|count|treat|price|set) (?:my |our |all )*<program>.* (?:at|as|to|for) (?:<cents>|<count>|<usd>|<percent>|<points>)`,
  ),
  order(
    String.raw`remind me (?!(?:about|of) (?!.*(?:<date>|<days>|\b(?:tomorrow|before|when|every|in time)\b))|which|what|how|where|who|why|again|if|when .* (?:is|are|was|were|do|does|expires?|resets?|renews?)\b)`,
  ),
  // "… log it", told after what happened; "should i remove it" is asked.
  new RegExp(
    String.raw`${ASKS_NOTHING}.*(?<!\b(?:i|to|we|not|would|will|could|might|does|did|which|what) )\b(?:save|record|mark|log|add|remember|note|store|track|update|fix|correct|reflect|adjust|delete|remove|erase|enter|register|import|undo|check|tick|cross|take|write|put|count) (?:that|it|this|those|them|these|both)(?: (?:off|down|out|in|up|for me|please|now|as (?:used|done|closed|redeemed)|(?:to|in|into|on|from) (?:my|the) ${PLACE}))+$`,
  ),
  /(?<!\b(?:i|to|we|not|would|will|could|might|does|did|which|what) )\b(?:save|record|mark|log|add|remember|note|store|update|fix|correct|reflect|adjust|delete|remove|erase|enter|register) (?:that|it|this|those|them|these|both)$/,
  order(
    String.raw`make (?:<person>|\w+) the owner\b|(?:order|request) (?:me )?(?:a|another) (?:replacement|new) card\b`,
  ),
  new RegExp(String.raw`${ASKS_NOTHING}.*\b(?:change|update|switch|set|fix) my ${SETTABLE}$`),
  new RegExp(
    String.raw`${ASKS_NOTHING}(?:please )?go ahead and (?:move|transfer|send|convert|book|redeem|cancel|close|downgrade|upgrade|apply|pay)\b`,
  ),
  new RegExp(
    String.raw`${ASKS_NOTHING}.*\bgo (?:in|into|to) (?:my|the) ${PLACE} and (?:fix|change|update|set|add|remove|delete)\b`,
  ),
  // Told and nothing asked: it would have to be written down.
  new RegExp(
    String.raw`${ASKS_NOTHING}(?:i|we) (?:just |already |have |finally )*(?:used|redeemed|spent|claimed) (?:up )?(?:all |<usd> )?(?:of )?(?:my|the|our) (?:<card> )?(?:<credit>|<night>)(?: <date>| today| yesterday| already)*$`,
  ),
  new RegExp(
    String.raw`${ASKS_NOTHING}(?:i |we |<person> )?(?:just |already |have |finally )*(?:opened|got approved for|was approved for|closed|canceled) (?:a|an|my|the|our) (?:new )?<card>(?: <date>| today| yesterday| last week)*$`,
  ),
  /^(?:i|we) have <points> <program>(?: points| miles)? now$|^my <program>(?: points| miles| balance)? (?:are|is) (?:now )?<points>(?: now)?$/,
  order(String.raw`swap (?:out )?(?:my |the )?<card> .*\b(?:in|on) (?:my|the) ${PLACE}$`),
  order(String.raw`(?:link|hook|connect|attach) (?:up )?(?:my|our|the) \w+`),
  new RegExp(
    String.raw`${ASKS_NOTHING}.*\b(?:strike|cross|scratch) (?:it|that|this|them|those|(?:the |my )?<card>) (?:from|off|out of|out on)(?: of)? (?:my|the|your) ${PLACE}\b`,
  ),
  order(String.raw`(?:cross|check|tick|take|mark) .* off(?: (?:for me|please|now|the list))*$`),
  order(
    String.raw`(?:call|phone|email|text|contact|message|write) (?:<issuer>|<program>|them|the (?:bank|issuer|airline|hotel))(?= |$)`,
  ),
  /\bkeep (?:them|those|these|both) (?:apart|separate)\b/,
  new RegExp(String.raw`${ASKS_NOTHING}i value <program>.* at <(?:cents|count)>`),
  /^(?:my|our) (?:new |updated )?<program>(?: balance)? (?:is|are|went|dropped|jumped|grew) (?:now |up |down |to )+<points>(?: now)?$/,
  new RegExp(
    String.raw`${ASKS_NOTHING}i (?:want|need|would like) to (?:log|record|mark|save|delete|erase|update|store|rename|import|track|note|register|add)\b`,
  ),
];
