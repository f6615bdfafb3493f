/*
 * What only the bank can see or do: bills, limits, passwords, lost cards. Over the words as they
 * stand. What is asked about points, fees and covers is left alone.
 */

const NOT_OURS = String.raw`^(?!.*\b(?:points|miles|bonus|annual fee|cover\w*|protection|insurance|rewards|counts?|credits?(?! (?:limit|line)))\b).*`;

const service = (words: string): RegExp => new RegExp(`${NOT_OURS}(?:${words})`);

export const BANK_WORDS: readonly RegExp[] = [
  service(
    String.raw`\b(?:statement|outstanding|current card) balance\b|\bbalance due\b|\b(?:card )?(?:bill|payment) (?:is )?due\b|\bhow much (?:do|did) (?:i|we) owe\b(?! in (?:\w+ )?fees)|\bdue date (?:of|for) my (?:bill|payment|statement)\b`,
  ),
  service(
    String.raw`\bcredit limit\b|\b(?:higher|bigger|raise my|increase my) limit\b|\bauto ?pay\b|\b(?:reset|forgot|change) my (?:\w+ )?(?:password|pin|login|username)\b`,
  ),
  service(
    String.raw`\b(?:lost|misplaced) (?:my|the) (?:\w+ )?card\b|\b(?:stole|stolen|skimmed|hacked|cloned)\b.{0,20}\bcard(?: number)?\b|\bcard(?: number)? (?:was|got|is|has been) (?:stolen|lost|skimmed|hacked|cloned)\b|\breport (?:a )?fraud\b|\bfraud(?:ulent)? (?:on|charge|alert)\b`,
  ),
  service(
    String.raw`\bapplication (?:was |got |is )?(?:denied|declined|rejected|pending)\b|^why (?:was|did|is) my (?:\w+ )?card (?:get )?declined(?: today| yesterday)?$|\bcard (?:has not|have not|did not|hasn't|never) (?:arrived?|come|came)\b`,
  ),
  service(String.raw`\b(?:my|the) (?:\w+ ){0,2}(?:log ?in|user ?name|password|passcode)\b`),
  /\bmy available credit\b|\bavailable credit (?:limit|line)\b/,
  /\b(?:get|getting|ask\w*|beg|talk|have|had|tell|say|convince|persuade)\b.{0,40}\b(?:waive|waived|waiving)\b(?!.*\b(?:first year|military|worth|which)\b)|\bretention (?:offers?|calls?|bonus|dep\w+|line|deals?|credits?)\b/,
  // "Freeze my Venture X", "dispute a charge", "pay my Gold bill": only the bank does these.
  /^(?:(?:please|pls|can you|could you|would you|i need to|i want to|help me|go ahead and|hey|ok|just|now) )*(?:(?:un)?freeze|(?:un)?lock(?! in\b)|dispute|block|chargeback|pay (?:off )?(?:my|the|our|his|her)\b.*\b(?:bill|balance|statement)|(?:turn|switch|put|set) (?:on |up )?auto ?pay|(?:increase|raise|lower|up) (?:the |my |our )?(?:credit )?limit)\b/,
  // What no card or wallet tells of anybody.
  /^(?:(?:do you|can you|please|hey) )*(?:what|know|tell|give|show|find)\b.*\b(?:ssn|social security (?:number|no))$/,
  // Money that is sent to somebody.
  /^(?:(?:please|can you|could you|go ahead and|hey|ok|just) )*(?:wire|zelle|venmo|cash ?app|paypal)(?: (?:my|the) \w+| \w+)? (?:\$|usd |<usd>)?\d[\d,.]*(?: (?:bucks|dollars))?(?: (?:to|for|from) .*)?$/,
  // Nobody gets a card's secrets here, whoever's it is.
  /\b(?:cvv2?|cvc)\b|\b(?:full|whole|all|all the) (?:16|sixteen|card) (?:digits?|numbers?)\b/,
  service(
    String.raw`\bcustomer service\b|\bbest bank\b|\bactivate my new (?:\w+ )?card\b|\bupload my statement\b|\bpending charges?\b|\bmy last (?:transactions?|purchases?|charges?)\b`,
  ),
];
