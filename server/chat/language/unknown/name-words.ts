/** What issuers call cards when they name one: after an issuer it is a name, real or not. */
export const NAMELIKE = new Set(
  "diamond titanium black silver bronze ruby emerald elite ultra supreme infinite onyx pearl royal unicorn obsidian sapphire platinum gold reserve preferred iridium crystal cobalt copper carbon phoenix galaxy cosmic nova apex zenith imperial prestige signature deluxe pinnacle summit rainbow dragon phantom vip majestic galactic tiger eagle max pro".split(
    " ",
  ),
);

/** Words of names of cards and programs, which make a name of an unheard word beside them. */
export const NOUNS = new Set(
  "card cards bank airline airlines airways air miles points rewards hotel hotels club visa mastercard credit airmiles resorts bancorp".split(
    " ",
  ),
);

export const TAILS = new Set([
  ...NAMELIKE,
  ...NOUNS,
  "plus",
  "premier",
  "select",
  "business",
  "world",
  "cash",
  "travel",
  "one",
  "unlimited",
  "explorer",
]);

/** What may stand between an issuer and "card" without being a name. */
export const GENERIC = new Set(
  "credit debit gift business biz travel cash back rewards reward points best new first second personal student secured no annual fee fees any other same corporate airline hotel gas grocery groceries dining premium card cards account portal checking co branded cobranded branded charge metal physical virtual replacement old joint starter free beginner high end low top only and or a the my your for with to from on at is better cheapest favorite issued flight flights online bonus sign up welcome store actual main daily existing next current basic regular extra additional authorized user prepaid product product's preapproved pre approved two three four five both all more logical ideal solid decent killer smart simple easy catch single main good great nice cool next".split(
    " ",
  ),
);

const FUNCTION_WORDS = new Set(
  "do does did is are was be been will would can could should may might have has had what which who when where why how i you we they it he she that this these those if then than but so because as of in on at by for from to with about into over after before under between out off up down not no yes please thanks and or a an the my your offer offers transfer transfers lounge lounges give gives count counts let allow allows charge charges customer service support pull approve approved deny denied require requires portal bank bonus bonuses points partner partners limit rule rules application applications take takes need needs want wants get gets still now also too just right here there per each every either versus than worth like say says said earn earns pay pays work works cover covers waive waives expire value vs hold expert call called make makes made new use using used if me us them him her accept accepts know keep keeps count treat treats".split(
    " ",
  ),
);

export const isFunctionWord = (word: string): boolean => FUNCTION_WORDS.has(word);
