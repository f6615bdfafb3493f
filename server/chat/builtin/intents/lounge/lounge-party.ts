import { SELF } from "../../../../accounts/wallet.ts";
import type { Scene } from "../../../../tools/core/scene.ts";
import { amountOf, idsOf } from "../../slots.ts";
import { mentionsOf, type Understood } from "../../../language/understood.ts";
import { asksWhether } from "../../readings/asks-whether.ts";
import { heldOf } from "../../readings/held-preferred.ts";
import { wordsOf } from "../../readings/says.ts";

/*
 * Who goes into the lounge: the asker alone, with guests, or somebody of the household with a card
 * of their own.
 */

const MOST_GUESTS = 20;

const COMES =
  /\b(?:costs?|extra|free|bring|bringing|take|taking|come|comes|coming|guest|with (?:me|my|our)|along|tag|too|as well|charged?)\b/;
const OF_THEIRS = /\b(?:her|his|their|hers) (?:own )?(?:\w+ )?cards?\b/;

/** "Can Sam bring me": the asker is the guest. */
const BRINGS_ME = /\b(?:bring|take|get|let|have) (?:me|us)\b/;

/** "My wife costs extra?": who is named comes along on the asker's card, unless it is of their own. */
export function asGuest(asked: Understood, scene: Scene): Understood {
  const { owner, ...ofAsker } = asked;
  if (owner === undefined || owner === SELF) return asked;
  const words = wordsOf(asked);
  if (BRINGS_ME.test(words)) return asked;
  const cards = idsOf(asked, "card", scene.facts);
  // A card that only the asker holds is the one that is shown.
  const isMine =
    cards.length > 0 &&
    cards.every(
      (card) => heldOf(scene, card, owner).length === 0 && heldOf(scene, card).length > 0,
    );
  const isOfTheirs = !isMine && (mentionsOf(asked, "card").length > 0 || OF_THEIRS.test(words));
  return (COMES.test(words) || isMine) && !isOfTheirs ? { ...ofAsker, beside: owner } : asked;
}

/** Who comes along, one by one. */
const ONE = [
  "guest|someone|somebody|friend",
  "brother|sister|mother|mom|mum|father|dad|son|daughter|boy|girl|kid|child|baby|toddler",
  "coworker|colleague|plus one|wife|husband|spouse|partner|girlfriend|boyfriend|fiance|fiancee",
  "mother in law|nephew|niece|boss|client",
].join("|");
const PERSON = new RegExp(String.raw`\b(?:${ONE})\b`, "g");
const PEOPLE =
  "guests|friends|people|parents|grandparents|in laws|cousins|siblings|relatives|boys|girls|kids|children|coworkers|colleagues|adults|sons|daughters|brothers|sisters|clients|others|toddlers|teens|teenagers|grandkids|buddies";
const COUNTED = new RegExp(
  `\\b(\\d+|both|two|three|four|five|six) (?:\\w+ )?(?:${PEOPLE})\\b`,
  "g",
);
/** "My friends, 3 of them". */
const OF_THEM = /\b(\d+|both|two|three|four|five|six) of them\b/g;
/** Who says no number of them has two. */
const PAIR = /\bmy (?:parents|in laws|mom and dad|mother and father)\b/;
const NUMBERS: Readonly<Record<string, number>> = {
  both: 2,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
};

const GOES =
  /\b(?:bring|bringing|take|taking|with me|come|comes|coming|costs?|get in|with|and|plus|free|guest|lets?|allow(?:s|ed)?|pay)\b/;

/** How many come along: those who are counted and those who are named one by one, or a party less the asker. */
export function guestsOf(asked: Understood): number | undefined {
  const words = wordsOf(asked);
  const people = amountOf(asked, "people");
  if (people !== undefined && /\b(?:family of|party of|group of|of us|we are)\b/.test(words))
    return bounded(people - 1);
  const named = [...words.matchAll(COUNTED)];
  // "Two friends, for the both of them": told once.
  const counted = (named.length > 0 ? named : [...words.matchAll(OF_THEM)]).map(
    ([, many = ""]) => NUMBERS[many] ?? Number(many),
  );
  if (counted.length === 0 && PAIR.test(words)) counted.push(2);
  const single = new Set([...words.matchAll(PERSON)].map(([one]) => one));
  if (single.has("guest") && single.size > 1) single.delete("guest");
  if (single.size === 0 && BRINGS_ME.test(words) && asked.owner !== undefined) single.add(SELF);
  if (single.size === 0 && asked.beside !== undefined) single.add(asked.beside);
  const many = counted.length > 0 ? counted.reduce((sum, one) => sum + one, 0) : (people ?? 0);
  const isAlong = counted.length > 0 || people !== undefined || GOES.test(words);
  return many + single.size > 0 && isAlong ? bounded(many + single.size) : undefined;
}

const bounded = (guests: number): number => Math.min(MOST_GUESTS, Math.max(0, guests));

/** "Good for guests or just me", "only for the cardholder or can I bring people". */
const GUESTS_TOO =
  /\b(?:good for|work for|cover\w*|includ\w+|allow\w*|extend to|apply to|for|lets? in|about)(?: (?:my|any|a|the|other))* (?:guests?|companions?|plus ones?)\b|\b(?:just|only) (?:for )?(?:me|myself|the (?:card ?holder|member)|one person)\b.*\b(?:guests?|people|others|bring|companions?|plus ones?)\b|\b(?:guests?|people|others|bring|companions?|plus ones?)\b.*\b(?:or|and not) (?:just|only|is it just|is it only) (?:for )?(?:me|myself)\b/;

/** What of the way in is asked for first of all. */
export function wantedOf(asked: Understood): "guests" | "visits" | "users" | "entry" {
  const words = wordsOf(asked);
  if (
    /\b(?:authorized|additional|extra) (?:users?|cards?|cardholders?|members?)\b|\baus?\b/.test(
      words,
    )
  )
    return "users";
  if (
    /\bhow (?:many times|often|many visits|many entries)\b|\bhow many (?:\S+ ){0,3}visits?\b|\bvisits? (?:limit|cap|a year|per year|left|reset|start|begin|renew)\b|\bvisits?\b.*\b(?:reset|start over|renew|begin again)\b|\b(?:unlimited|limited) visits?\b/.test(
      words,
    )
  )
    return "visits";
  const isFree =
    /\bguests? (?:\w+ )?(?:\w+ )?(?:free|in free|for free|allowed|included)\b|\bfree guests?\b|\bhow many (?:\w+ )?(?:guests|people|kids)\b|\bguest (?:polic|fee|rule|charge|price)\w*\b|\bget (?:my |a )?guests?\b|\b(?:in|enter|entry|come|comes|along|for) free\b|\bfree (?:with|for|of charge)\b|\b(?:costs?|charged?|extra|run me|run us|set (?:me|us) back|how much|price)\b/;
  if (asksToPay(asked)) return "guests";
  if (asksFree(asked) && guestsOf(asked) !== undefined) return "guests";
  return isFree.test(words) || GUESTS_TOO.test(words) ? "guests" : "entry";
}

/** Whether it is asked of two people, each with a card of their own: "can sam and i both get in". */
export const asksOfBoth = (asked: Understood): boolean =>
  asked.beside !== undefined &&
  /\b(?:both(?! (?:of )?(?:my |our |the )?(?:kids|children|sons|daughters|parents|boys|girls))|each|either|the two of us|together)\b|\bor (?:just|only)\b/.test(
    wordsOf(asked),
  );

const CHILDREN =
  /\b(?:kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|infants?|sons?|daughters?|boys?|girls?|teens?|teenagers?|grandkids?|newborns?|year olds?)\b/;

/** Whether children come along, who often pay another price. */
export const hasChildren = (asked: Understood): boolean => CHILDREN.test(wordsOf(asked));

/** Whether it is asked if somebody gets in free. */
export const asksFree = (asked: Understood): boolean =>
  /\bfree\b|\b(?:good|work|cover\w*|includ\w+|allow\w*) (?:for )?(?:my |any |a )*guests?\b/.test(
    wordsOf(asked),
  ) && !/\bhow (?:many|much)\b/.test(wordsOf(asked));

/** "Do I have to pay for my kid". */
export const asksToPay = (asked: Understood): boolean =>
  asksWhether(asked) && /\bpay (?:\S+ )?for (?:a|an|my|our|the|his|her)\b/.test(wordsOf(asked));

/** Children who are counted or named among those who come along; "our 4 year old" is not. */
const CHILDREN_NAMED =
  /\b(?:kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|infants?|sons?|daughters?|boys?|girls?|teens?|teenagers?|grandkids?|newborns?)\b/;

const AGES = String.raw`(\d{1,2}(?:(?: and| or)? \d{1,2})*)`;
/** "4 and 7 year olds", "he has 15 years", "6 yo": not "in 2 years". */
const YEARS_OLD = new RegExp(
  String.raw`(?<!\b(?:in|for|every|next|last|past|within) )\b${AGES} ?(?:years?|yrs?|yo|y o)\b`,
  "g",
);
const MONTHS_OLD = /\b(\d{1,2}) (?:months?|mos?) old\b/g;
const AGED = new RegExp(String.raw`\b(?:aged?|ages) ${AGES}\b`, "g");
/** "Two kids 4 and 9", "my son is 6": not "kids 2 adults". */
const CHILD_OF = new RegExp(
  String.raw`\b(?:kids?|children|sons?|daughters?|boys?|girls?|toddlers?|teens?|grandkids?)(?: (?:who )?(?:is|are))? ${AGES}\b(?! (?:\S+ )?(?:adults?|guests?|people|persons?|of|more|others?|visits?|times|days?|hours?|nights?|bags?|cards?))`,
  "g",
);
const OLDEST_CHILD = 25;
const YEAR_MONTHS = 12;

/** How old the children are who come along, as far as it is said. */
function childAgesOf(asked: Understood): readonly number[] {
  const words = wordsOf(asked);
  if (!CHILDREN.test(words)) return [];
  const said = [...words.matchAll(YEARS_OLD), ...words.matchAll(AGED)];
  const years = (said.length > 0 ? said : [...words.matchAll(CHILD_OF)]).flatMap(
    ([, ages = ""]) => ages.match(/\d+/g) ?? [],
  );
  const months = [...words.matchAll(MONTHS_OLD)].map(([, age = ""]) => Number(age) / YEAR_MONTHS);
  return [...years.map(Number), ...months.map(Math.floor)].filter((age) => age <= OLDEST_CHILD);
}

/** All who come along, with the ages of the children among them where those are said. */
export function partyOf(asked: Understood): {
  readonly guests?: number;
  readonly child_ages?: readonly number[];
} {
  const ages = childAgesOf(asked);
  const named = guestsOf(asked);
  if (ages.length === 0) return named === undefined ? {} : { guests: named };
  const others = named ?? 0;
  const guests = CHILDREN_NAMED.test(wordsOf(asked))
    ? Math.max(others, ages.length)
    : others + ages.length;
  return { guests: bounded(guests), child_ages: ages };
}
