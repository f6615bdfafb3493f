/*
 * What is asked of bankers, doctors and immigration lawyers: out of scope by its words. Each stands
 * aside where cards, points or covers are asked about, in whose questions the same words occur.
 */

const besides = (ours: string, words: string): RegExp =>
  new RegExp(String.raw`^(?!.*\b(?:${ours})\b).*(?:${words})`);

const CARDS = String.raw`cards?|amex|platinum|points?|miles|earn\w*|rewards|cash ?back|5/24|welcome|sign ?up bonus|perks?|annual fee|lounges?`;

const OF_SHOP = String.raw`cards? (?:for|to|at)|points?|miles|earn\w*|rewards|cash ?back|annual fee|bonus|category|5/24|count\w*`;

/** What whoever keeps a shop asks of bookkeepers, printers and payment terminals. */
export const SHOP_WORDS: readonly RegExp[] = [
  besides(
    OF_SHOP,
    String.raw`\b(?:(?:sales|payroll|property|excise) tax(?:es)? (?:filing|returns?|permits?|licen[sc]es?|form|due|rate)|file (?:my |our |the )?(?:\w+ )?taxes|tax filing|quickbooks|bookkeeping|profit and loss|w ?2s?|ein number|health permit|business licen[sc]e|workers comp)\b`,
  ),
  besides(
    OF_SHOP,
    String.raw`\b(?:my|our|on) (?:square|clover|toast|stripe|pos|card reader|terminal)\b|\bcustomers? (?:chargebacks?|disputes?|refunds?)\b|\bchargebacks? (?:from|by) (?:a |my )?customers?\b|\bbusiness cards?\b.*\b(?:logo|printed|print|font|design)\b|\b(?:order|print|design) (?:me |us )?(?:some |new )?business cards?\b`,
  ),
];

/** Accounts and loans that no credit card is. */
export const MONEY_WORDS: readonly RegExp[] = [
  besides(
    CARDS,
    String.raw`\b(?:high yield|hysa|savings (?:accounts?|rates?|bonds?)|money market|cd rates?|cds? (?:term|ladder)|certificates? of deposit|brokerages?|t ?bills?|treasur(?:y|ies)|emergency fund|thrift savings|tsp|c fund)\b`,
  ),
  besides(
    CARDS,
    String.raw`\b(?:heloc|home equity|reverse mortgage|refinanc\w*|(?:auto|car|truck|boat|rv|student|home|house|va|fha|sba|ppp|business|title|farm|bridge|equipment) loans?|interest only)\b`,
  ),
  besides(
    String.raw`cards?|points?|miles`,
    String.raw`\b(?:make|build|plan|set up|draw up|help (?:me|us) with) (?:me |us )?(?:a |my |our )?(?:monthly |household |family |weekly )*budget\b`,
  ),
  /\b(?:is|are) (?:<?\w+>? ){1,3}(?:a|still a) (?:buy|sell|hold)\b|\bstock (?:symbol|ticker|tip)s?\b|\b(?:coinbase|binance|robinhood crypto|nfts?|stablecoins?|solana|xrp)\b/,
];

/** The permit of that name, and not the plastic. */
export const GREEN_CARD =
  /^(?!.*\b(?:amex|american express|points?|miles|annual|fees?|foreign|earn\w*|lounges?|bonus|credits?|costs?|transfer\w*)\b).*(?:\bgreen cards?\b.*\b(?:expires?|expired|expiring|renew\w*|forms?|sponsor\w*|petition\w*|interview|wife|husband|spouse|marriage|citizen\w*|resident|residency|lawyer|priority date|immigra\w+|backlog|wait time|fianc\w+|nephew|cousin)\b|\b(?:(?:wife|husband|mom|dad|spouse|cousin|nephew|aunt|uncle|brother|sister|parent)'?s?'?|get (?:his|her|their)) green card\b)/;

/** Bodies and papers: what a doctor, a benefits office or an immigration lawyer tells. */
export const BODY_AND_PAPERS: readonly RegExp[] = [
  besides(
    String.raw`cards?|points?|miles|cover\w*|insur\w*|buy|buying|bought|pay|paying|protection|credits?|hsa`,
    String.raw`\b(?:ibuprofen|naproxen|aspirin|tylenol|advil|antibiotics?|insulin|melatonin|ozempic|side effects?|dosage|what dose|dose of|symptoms?|diagnos\w+|prescribed|blood pressure|cholesterol|blood sugar|rash|migraines?|vaccin\w+|is it contagious)\b`,
  ),
  besides(
    String.raw`cards?|points?|miles|credits?`,
    String.raw`\b(?:hearing aids?|(?:va|veterans) (?:disability|benefits?|claims?|ratings?|hospital|pension)|disability (?:rating|check|claim)|gi bill|tricare|medicaid|medicare|obamacare|food stamps|unemployment (?:check|benefits?)|child support|alimony|custody)\b`,
  ),
  GREEN_CARD,
  besides(
    String.raw`global entry|lounges?|cards? (?:cover|pay)|credit cards?`,
    String.raw`\b(?:uscis|naturali[sz]ation|citizenship|asylum|deport\w*|immigration|h ?1 ?b|daca|work permits?|i ?(?:130|485|765|864|90)|n ?400|visa (?:interview|overstay|sponsor\w*|appointment|lottery)|overstay\w*)\b`,
  ),
];
