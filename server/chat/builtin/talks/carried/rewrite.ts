import type { FactIndex } from "../../../../tools/core/facts.ts";
import { isTaxIn } from "../../readings/prices.ts";
import { spendTold } from "../../readings/spend-told.ts";
import {
  ARTICLES,
  ENDS,
  leadOf,
  prepositionOf,
  rangeOf,
  type Slot,
  slotsOf,
} from "../names/named-places.ts";
import type { Amount, Understood } from "../../../language/understood.ts";

/*
 * A follow-up is answered as the whole question it stands for: what is new takes the place of what
 * it replaces in the question before, and the rest is added. What comes out is read like any other
 * text, so that intents need not know of turns.
 */

/** The question before with what is new in it. */
export function merge(
  before: Understood,
  now: Understood,
  facts: FactIndex,
  { keepsEnds, adds }: { readonly keepsEnds: boolean; readonly adds: boolean },
): string {
  if (isBudget(now) && !isBudget(before)) return [...before.tokens, ...now.tokens].join(" ");
  const old: (string | undefined)[] = [...before.tokens];
  const rest: (string | undefined)[] = [...now.tokens];
  if (now.tokens.length <= MOST_ENDED && now.tokens.some((token) => END.test(token))) {
    for (const [place, token] of before.tokens.entries()) {
      if (END.test(token)) old[place] = undefined;
    }
  }
  const free = [...slotsOf(before, facts)];
  for (const { start, end } of restatedIn(before, now)) {
    for (const place of rangeOf(start, end)) rest[place] = undefined;
  }
  for (const { start, end, value, unit } of now.amounts.filter((one) => isTaxIn(now, one))) {
    if (unit === "count") put(rest, { start, end }, `$${value}`);
  }
  for (const slot of newIn(slotsOf(now, facts), before, now)) {
    const among = keepsEnds ? free.filter((one) => isSameEnd(one, slot)) : free;
    const found = counterpartOf(slot, now, before, among);
    const at = free.findIndex((one) => one === found);
    const [target] = at === -1 ? [] : free.splice(at, 1);
    const owned = target === undefined ? pointsPlace(old, slot, now) : undefined;
    if (target !== undefined) {
      const kept =
        adds && isAlso(now)
          ? `${before.tokens.slice(target.start, target.end).join(" ")} and `
          : "";
      put(old, target, `${kept}${written(slot, target, now)}`);
    } else if (owned === undefined) continue;
    else old[owned] = `${now.tokens.slice(slot.start, slot.end).join(" ")} ${old[owned] ?? ""}`;
    for (const place of rangeOf(leadOf(slot, now), slot.end)) rest[place] = undefined;
  }
  const added = rest.filter((token) => token !== undefined);
  const dropped = added.length < now.tokens.length ? new Set([...DROPPED, ...LESS]) : DROPPED;
  const says = added.some((token) => !ARTICLES.has(token) && !dropped.has(token));
  const more = says ? added.filter((token) => !dropped.has(token)) : [];
  return [...old, ...more].filter((token) => token !== undefined).join(" ");
}

/** "And the least", after which has the most: the other end takes the place of the one. */
const END =
  /^(?:most|least|(?:bigg|larg|high|small|low|old|new|cheap|pric|dear|lat|earli|soon)\w*est|best|worst)$/;
const MOST_ENDED = 4;

/** "300 dining, 500 groceries": what is spent, told beside the question and in the place of nothing. */
const isBudget = (asked: Understood): boolean =>
  Object.keys(spendTold(asked).spend ?? {}).length > 1;

/** "And the Brilliant too": beside what was named, and not in its place. */
const isAlso = ({ tokens }: Understood): boolean =>
  /(?:^|\band )(?:also|both)\b|\b(?:too|as well|also|on top)\W*$/.test(tokens.join(" "));

/** "$420 was before tax, $478 all in": what was told before, told to be replaced. */
const restatedIn = (before: Understood, now: Understood): readonly Amount[] =>
  now.amounts.filter(
    (amount) =>
      before.amounts.some((one) => isAlike(one, amount)) &&
      now.amounts.some((one) => one !== amount && one.unit === amount.unit),
  );

/** What takes the place of something. Taxes come on top: they take that of taxes only. */
function newIn(slots: readonly Slot[], before: Understood, now: Understood): readonly Slot[] {
  const hasTax = now.amounts.some((one) => isTaxIn(now, one));
  const wasTaxed = before.amounts.some((one) => isTaxIn(before, one));
  return slots.filter(({ amount, sorts, start, end }) => {
    if (amount === undefined) {
      const isTaxWord = sorts.includes("place") && (now.tokens[start] ?? "").startsWith("tax");
      return !(hasTax && isTaxWord && end - start === 1);
    }
    return (wasTaxed || !isTaxIn(now, amount)) && !restatedIn(before, now).includes(amount);
  });
}

/** "Ninety, not sixty", of 60k: thousands are left out where it is clear. */
const isAlike = (one: Amount, other: Amount): boolean =>
  (one.unit === other.unit && one.value === other.value) ||
  (one.unit === "points" && other.unit === "count" && one.value === other.value * THOUSAND);

/** Words that lead to what is new and mean nothing after it. */
const DROPPED = new Set([
  "and",
  "n",
  "or",
  "but",
  "also",
  "then",
  "so",
  "about",
  "too",
  "well",
  "instead",
  "?",
]);

/** "And just the amex ones", which stand in the question now. */
const LESS = new Set("just only ones mine i mean meant no yes".split(" "));

/** Of a transfer a bank's points never take the place of the program that they reach. */
const isSameEnd = (one: Slot, other: Slot): boolean => {
  const [mine, theirs] = [one, other].map(({ sorts }) => ENDS.filter((end) => sorts.includes(end)));
  return mine?.length === 0 || theirs?.length === 0 || mine?.[0] === theirs?.[0];
};

/** "What are my points worth", "just chase": before the points that it is of. */
function pointsPlace(
  tokens: readonly (string | undefined)[],
  slot: Slot,
  now: Understood,
): number | undefined {
  if (!slot.sorts.includes("program") || prepositionOf(slot, now) !== "") return undefined;
  const at = tokens.findIndex((token) => /^(?:points?|pts|miles)$/i.test(token ?? ""));
  return at === -1 ? undefined : at;
}

function put(
  tokens: (string | undefined)[],
  { start, end }: Pick<Slot, "start" | "end">,
  text: string,
): void {
  for (const place of rangeOf(start, end)) tokens[place] = undefined;
  tokens[start] = text;
}

/** A bare number in the place of dollars is dollars, and one in the place of thousands thousands. */
function written({ start, end, amount }: Slot, target: Slot, now: Understood): string {
  if (amount?.unit !== "count") return now.tokens.slice(start, end).join(" ");
  if (target.amount?.unit === "usd") return `$${amount.value}`;
  const isThousands =
    target.amount?.unit === "points" &&
    target.amount.value >= THOUSANDS &&
    amount.value < THOUSAND &&
    target.amount.value % THOUSAND === 0;
  return String(isThousands ? amount.value * THOUSAND : amount.value);
}

const THOUSAND = 1000;
/** "60k, no, 85": from here on what replaces it is of its size. */
const THOUSANDS = 5000;

/** What a slot replaces: of the same sort, after the same preposition if there are several. */
function counterpartOf(
  slot: Slot,
  now: Understood,
  before: Understood,
  among: readonly Slot[],
): Slot | undefined {
  const ofSort = among.filter(({ sorts }) => sorts.some((sort) => slot.sorts.includes(sort)));
  const preposition = prepositionOf(slot, now);
  const alike = ofSort.length > 0 || !isOneOf(slot, now) ? ofSort : benefitsAmong(among, before);
  const same = alike.filter((one) => prepositionOf(one, before) === preposition);
  if (preposition !== "" && same.length > 0) return same.at(-1);
  if (slot.amount !== undefined && alike.length > 1) return nearest(slot.amount, alike);
  if (preposition === "from" || preposition === "to") {
    // The other end of what has one end so far is no replacement of it.
    const sameEnd = alike.find(({ sorts }) =>
      ENDS.some((end) => sorts.includes(end) && slot.sorts.includes(end)),
    );
    if (alike.length === 1 && slot.sorts.includes("program")) return sameEnd;
    const free = alike.filter((one) => prepositionOf(one, before) === "");
    if (free.length === 1) return free[0];
  }
  // "And amex?" takes the place of another bank, not of the airline it is about.
  const inCommon = (one: Slot): number =>
    one.sorts.filter((sort) => slot.sorts.includes(sort)).length;
  const most = Math.max(...alike.map(inCommon));
  const closest = alike.filter((one) => inCommon(one) === most);
  return closest.findLast((one) => same.includes(one)) ?? closest.at(-1);
}

/** "And the Saks one", "and Dunkin'": one of the kind that was talked of, by the shop it is for. */
const isOneOf = (slot: Slot, now: Understood): boolean =>
  slot.sorts.includes("place") &&
  prepositionOf(slot, now) === "" &&
  (/^(?:ones?|credits?|thing|perk)$/.test(now.tokens[slot.end] ?? "") ||
    [...now.tokens.slice(0, slot.start), ...now.tokens.slice(slot.end)].every(
      (token) => ARTICLES.has(token) || DROPPED.has(token) || /^(?:what|how)$/.test(token),
    ));

const benefitsAmong = (among: readonly Slot[], before: Understood): readonly Slot[] =>
  among.filter(({ start }) =>
    before.mentions.some((one) => one.kind === "benefit" && one.start === start),
  );

/** Of several amounts the one of the same unit, else of about the same size: 300 is for $500, not for 25k. */
function nearest({ unit, value, text }: Amount, alike: readonly Slot[]): Slot | undefined {
  // "If I only pay 45k": what of is told by the words around alone, and may be wrong.
  const isGuessed = unit === "usd" && !/[$\p{L}]{2,}|\$/u.test(text);
  const far = ({ amount }: Slot): number =>
    amount === undefined
      ? Number.POSITIVE_INFINITY
      : Math.abs(Math.log((amount.value || 1) / (value || 1))) -
        (amount.unit === unit && !isGuessed ? 100 : 0);
  return alike.toSorted((a, b) => far(a) - far(b))[0];
}
