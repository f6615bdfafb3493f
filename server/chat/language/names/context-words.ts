/* Words that stand around names and tell what they are names of. */

export const toWords = (text: string): ReadonlySet<string> => new Set(text.split(" "));

export const OWNING = toWords(
  "my the a an your her his our their this that wife wifes husband husbands other old new which whose mine s",
);
export const JOINING = toWords(
  "versus v against or and to from with for have than hold got into of on between about",
);
export const AT = toWords("at from near inside");
export const SHOPPING = toWords(
  "purchase purchases order orders store stores shopping run runs bill bills membership subscription app gift credit credits groceries haul trip spend spending checkout pickup delivery com online plan stock receipt",
);
export const BUYING = toWords(
  "shop shopping buy buying spend spending ordering pay paying subscribe order using use cancel",
);
export const POINTS = toWords(
  "points point miles mile rewards balance account award awards transfer transfers partner partners status flight flights loyalty program portal redemption elite avios",
);
export const MOVING =
  /\b(?:transfer\w*|ratios?|convert\w*|move|moving|send|sending|redeem\w*|points|miles|partners?|award|feed\w*|turns? into|become\w*)\b|\b\d[\d,.]*k\b(?: \w+){0,2} to\b|\b\d{2,3},?\d{3}\b(?: \w+){0,2} to\b/;
export const FLYING = toWords(
  "fly flying flew flown book booking booked stay staying stayed on flights ride riding rent renting",
);
export const PAYING_WITH = toWords("take takes accept accepts accepted taking accepting honor");
export const DOING = toWords("does is has will did if via called where");
/** What is said of cards without an article: "cancel gold", "is reserve worth it", "put it on flex". */
export const BEFORE_CARDS = toWords(
  "compare comparing keep keeping cancel canceling close closing drop dropping downgrade upgrade ditch use using put putting swipe carry is does do did has on over vs versus add adding get getting got open apply consider considering thinking want not instead",
);
export const CARD_WORDS = toWords("card cards visa mastercard");

export const GOES_ON_WORDS = new Set(
  "and or versus but with using if when which what do does this today is are gives worth at for".split(
    " ",
  ),
);

export const SPENT_ON = new Set(
  "spend spending purchases purchase category card cards rewards expenses bill bills bookings multipliers multiplier rates rate earnings earning".split(
    " ",
  ),
);

export const PAID_BY = new Set(
  "go goes on onto with payments payment should monthly through".split(" "),
);

export const ENDS_OF = new Set(
  "to into from on with via through at for in becomes become".split(" "),
);
