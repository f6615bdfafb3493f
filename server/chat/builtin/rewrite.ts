import type { Amount, DateMention, Mention, Understood } from "./understood.ts";

/*
 * A follow-up is answered as the whole question it stands for: what is new takes the place of what
 * it replaces in the question before, and the rest is added. What comes out is read like any other
 * text, so that intents need not know of turns.
 */

/** Something at a place of the text. */
interface Slot {
  /** What may replace it has one of these in common. */
  readonly sorts: readonly string[];
  readonly start: number;
  readonly end: number;
}

/** A shop and a kind of shop, dollars and points stand for each other. */
const SORTS: Readonly<Record<string, string>> = {
  merchant: "place",
  category: "place",
  usd: "quantity",
  points: "quantity",
  count: "quantity",
};

const PREPOSITIONS = new Set(
  "at on in for to from with into via by through using of between versus vs".split(" "),
);
const ARTICLES = new Set(["the", "a", "an", "my", "our", "your", "some"]);

/** Words that neither ask nor name anything. */
const FILLERS = new Set([
  ...PREPOSITIONS,
  ...ARTICLES,
  ..."and or but also then so too as well please instead about what's it's its ok okay".split(" "),
  ..."i me mine we us card cards one ones other just only maybe perhaps say like the same".split(
    " ",
  ),
  ..."total altogether overall together all now today here there yes no not hmm well".split(" "),
  ..."wife husband spouse partner hers his her him their theirs them points miles".split(" "),
]);

/** True when it names things and asks nothing by itself: "the gold", "at costco?", "60k". */
export function isFragment(asked: Understood): boolean {
  const named = new Set(slotsOf(asked).flatMap(({ start, end }) => rangeOf(start, end)));
  const rest = asked.tokens.filter((token, place) => !named.has(place) && !isFiller(token, asked));
  return asked.tokens.length > 0 && rest.length === 0;
}

const isFiller = (token: string, { owner }: Understood): boolean => {
  const word = token.toLowerCase().replace(/['’]s$/, "");
  return FILLERS.has(word) || !/[\p{L}\p{N}]/u.test(word) || word === owner?.toLowerCase();
};

/** The question before with what is new in it. */
export function merge(before: Understood, now: Understood): string {
  const old: (string | undefined)[] = [...before.tokens];
  const rest: (string | undefined)[] = [...now.tokens];
  const free = [...slotsOf(before)];
  for (const slot of slotsOf(now)) {
    const at = free.findIndex((one) => one === counterpartOf(slot, now, before, free));
    const [target] = at === -1 ? [] : free.splice(at, 1);
    if (target === undefined) continue;
    put(old, target, now.tokens.slice(slot.start, slot.end).join(" "));
    for (const place of rangeOf(leadOf(slot, now), slot.end)) rest[place] = undefined;
  }
  const added = rest.filter((token) => token !== undefined);
  const says = added.some((token) => !ARTICLES.has(token) && !DROPPED.has(token));
  const more = says ? added.filter((token) => !DROPPED.has(token)) : [];
  return [...old, ...more].filter((token) => token !== undefined).join(" ");
}

/** Words that lead to what is new and mean nothing after it. */
const DROPPED = new Set(["and", "or", "but", "also", "then", "so", "about", "too", "instead", "?"]);

function put(tokens: (string | undefined)[], { start, end }: Slot, text: string): void {
  for (const place of rangeOf(start, end)) tokens[place] = undefined;
  tokens[start] = text;
}

/** What a slot replaces: of the same sort, after the same preposition if there are several. */
function counterpartOf(
  slot: Slot,
  now: Understood,
  before: Understood,
  free: readonly Slot[],
): Slot | undefined {
  const alike = free.filter(({ sorts }) => sorts.some((sort) => slot.sorts.includes(sort)));
  const preposition = prepositionOf(slot, now);
  const same = alike.filter((one) => prepositionOf(one, before) === preposition);
  if (preposition !== "" && same.length > 0) return same.at(-1);
  // "And amex?" takes the place of another bank, not of the airline it is about.
  const inCommon = (one: Slot): number =>
    one.sorts.filter((sort) => slot.sorts.includes(sort)).length;
  const most = Math.max(...alike.map(inCommon));
  const closest = alike.filter((one) => inCommon(one) === most);
  return closest.findLast((one) => same.includes(one)) ?? closest.at(-1);
}

/** Where the words start that belong to a name: "to the hyatt". */
function leadOf({ start }: Slot, { tokens }: Understood): number {
  let lead = start;
  while (ARTICLES.has(tokens[lead - 1] ?? "")) lead -= 1;
  return PREPOSITIONS.has(tokens[lead - 1] ?? "") ? lead - 1 : lead;
}

const prepositionOf = (slot: Slot, asked: Understood): string => {
  const word = asked.tokens[leadOf(slot, asked)] ?? "";
  return PREPOSITIONS.has(word) ? word : "";
};

/** All that is named, each place once, in the order of the text; longer ones win. */
function slotsOf({ mentions, amounts, dates }: Understood): readonly Slot[] {
  const all = [
    ...mentions.map((one) => toSlot(one, one.kind)),
    ...amounts.map((one) => toSlot(one, one.unit)),
    ...dates.map((one) => toSlot(one, "date")),
  ].toSorted((a, b) => b.end - b.start - (a.end - a.start));
  const kept: Slot[] = [];
  for (const slot of all) {
    const place = kept.findIndex((one) => slot.start < one.end && one.start < slot.end);
    const there = kept[place];
    if (there === undefined) kept.push(slot);
    else kept[place] = { ...there, sorts: [...there.sorts, ...slot.sorts] };
  }
  return kept.toSorted((a, b) => a.start - b.start);
}

const toSlot = ({ start, end }: Mention | Amount | DateMention, sort: string): Slot => ({
  sorts: [SORTS[sort] ?? sort],
  start,
  end,
});

const rangeOf = (start: number, end: number): readonly number[] =>
  Array.from({ length: Math.max(0, end - start) }, (_, place) => start + place);

/** Sorts of what is named, as `slotsOf` tells them. */
export const sortOf = (kind: string): string => SORTS[kind] ?? kind;

const POINTING = new Set(["it", "its", "this", "that", "these", "those", "they", "them", "their"]);
const POINTED = new Set(["card", "cards", "one", "program", "ones"]);

/** "is it better to …" points to nothing. */
const EXPLETIVE =
  /\b(?:is|was|does|did|would|will|can|could|has) it (?:better|best|true|possible|ok|okay|safe|smart|wise|too|make|take|matter|a good idea|a bad idea)\b|\bit (?:takes?|depends|seems|looks|happens|is|'s) |\b(?:that|this|these|those) (?!card|one|program|worth|$)\w+/;

/** True when the text points to something named before. */
export const isPointing = ({ tokens }: Understood): boolean => {
  const text = tokens.join(" ").toLowerCase();
  return tokens.some((token) => POINTING.has(bare(token))) && !EXPLETIVE.test(text);
};

const bare = (token: string): string => token.toLowerCase().replace(/['’]s$/, "");

/** The text with a name for the first word that points: "is it worth keeping" with the card's. */
export function resolvePointing({ tokens }: Understood, name: string): string {
  const at = tokens.findIndex((token) => POINTING.has(bare(token)));
  if (at === -1) return tokens.join(" ");
  const isTwo = POINTED.has(tokens[at + 1] ?? "") && tokens[at]?.startsWith("th") === true;
  return [...tokens.slice(0, at), name, ...tokens.slice(at + (isTwo ? 2 : 1))].join(" ");
}
