import { wordSet } from "../language/words/phrases.ts";
import type { AmountRole, Frame, Slot, FrameAmount } from "../frame.ts";
import { type Amount, type Understood, mentionsOf } from "../language/understood.ts";
import { isRelative } from "./counts.ts";
import type { ProgramPlace } from "./subjects.ts";

type Unit = Frame["amounts"][number]["unit"];

/* An amount's role: from the words beside it, else the first for its unit that the topic takes. */

/** Words near an amount and the role they give it. */
const BEFORE: readonly (readonly [AmountRole, ReadonlySet<string>])[] = [
  ["taxes", wordSet("taxes tax fees surcharge surcharges")],
  [
    "spent",
    wordSet(
      "spent already put charged used burned blew maxed went threw through thru torched hit past",
    ),
  ],
  ["price", wordSet("bill buying buy bought paying purchase coming")],
  ["have", wordSet("have got sitting holding own balance stash")],
  [
    "want",
    wordSet(
      "need needs want wants costs cost takes for award get reach requires require after target exactly missing short lacking goal",
    ),
  ],
  [
    "send",
    wordSet(
      "send sent move moved transfer convert moving sending transferring converting turn pass shift push ship scoot put",
    ),
  ],
];
const AFTER: readonly (readonly [AmountRole, ReadonlySet<string>])[] = [
  ["taxes", wordSet("taxes tax surcharge surcharges")],
  ["spent", new Set(["spent", "already", "gone"])],
  ["price", wordSet("bill purchase coming due wedding renovation remodel roof move")],
  ["want", wordSet("landing arrive arriving landed")],
];

/** Default roles by unit; the first one the topic takes applies. */
export const USUAL: Readonly<Partial<Record<Unit, readonly AmountRole[]>>> = {
  usd: ["spend", "price", "taxes", "claim", "fee", "spent"],
  points: ["send", "have", "want", "price"],
  percent: ["rate", "claim"],
  cpp: ["claim"],
  count: ["guests", "claim"],
};

const NEAR = 3;
const FAR = 7;
/** "If I have blown past the 25k": already spent, despite the "if". */
const PAST = wordSet("blown blew past maxed hit");
const ADDING = wordSet("plus + and & before");
/** "If I put another 900 on it": not spent yet. */
const TO_COME = new Set(["should", "another", "next", "more", "extra", "additional", "further"]);
/** The possible roles of each unit. */
const OF_UNIT: Readonly<Partial<Record<Unit, readonly AmountRole[]>>> = {
  usd: ["spend", "price", "taxes", "spent", "fee", "claim"],
  points: ["send", "want", "have", "price", "claim"],
};

/** "3x": points per dollar. */
export const isMultiple = ({ unit, text }: Amount): boolean =>
  unit === "count" && text.toLowerCase().endsWith("x");

export function roleOf(
  amount: Amount,
  unit: Unit,
  tokens: readonly string[],
  takes: ReadonlySet<Slot>,
): AmountRole | undefined {
  if (isMultiple(amount) && takes.has("rate")) return "rate";
  const { start, end } = amount;
  const before = tokens.slice(Math.max(0, start - NEAR), start).toReversed();
  const next = tokens.slice(end, end + NEAR);
  // "$289 plus tax" is the price.
  const joint = next.findIndex((word) => ADDING.has(word));
  const after = joint < 0 ? next : next.slice(0, joint);
  const isPast =
    before.some((word) => PAST.has(word)) ||
    tokens.slice(Math.max(0, start - FAR), end + NEAR).includes("already");
  const isToCome =
    before.some((word) => TO_COME.has(word)) || (!isPast && tokens.slice(0, start).includes("if"));
  const fits = (role: AmountRole): boolean =>
    takes.has(role) && (OF_UNIT[unit]?.includes(role) ?? true) && !(role === "spent" && isToCome);
  const said =
    AFTER.find(([role, words]) => fits(role) && after.some((word) => words.has(word))) ??
    nearest(before, fits);
  return said?.[0] ?? USUAL[unit]?.find((role) => takes.has(role));
}

function nearest(words: readonly string[], fits: (role: AmountRole) => boolean) {
  for (const word of words) {
    const found = BEFORE.find(([role, known]) => fits(role) && known.has(word));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** "I am 71 and retired", "my mother in law is 71", "aged 71". */
export function isAge({ start, end, text }: Amount, tokens: readonly string[]): boolean {
  const [before = "", who = ""] = tokens.slice(0, start).toReversed();
  return (
    end === start + 1 &&
    Number(text) < MAX_YEARS &&
    (AGED.has(before) || (BEING.has(before) && (isRelative(who) || PERSONS.has(who))))
  );
}
const MAX_YEARS = 110;
const AGED = wordSet("im i'm hes he's shes she's theyre they're aged age turning turned turns");
const BEING = wordSet("am is are was just almost nearly");
const PERSONS = wordSet("i he she they law im hes shes is am parents inlaws who");

/* Points in a question about a transfer: the number sent, and the number that arrives. */

const OF_END = { from: "send", to: "want" } as const;
const ASKS_NUMBER = new Set(["many", "much"]);
const ASKS = new Set(["what", "whats", ...ASKS_NUMBER]);
const SENDING = wordSet(
  "send sent sending move moving transfer transferring convert converting scoot shoot pass toss push turn",
);
const ARRIVING = wordSet(
  "land lands landing arrive arrives arriving arrived exactly total there side",
);
/** In "30,000 to Hilton" the number does not count Hilton points. */
const TO_END = wordSet("to into onto over from toward towards for in");

export interface TransferText {
  readonly tokens: readonly string[];
  readonly programs: readonly ProgramPlace[];
}

/** "40,000 Hyatt", "if I send 30k", "how many Chase points for 30k": sent or wanted. */
export function transferRole(
  { end, start }: Amount,
  { tokens, programs }: TransferText,
): "send" | "want" | undefined {
  const before = tokens.slice(Math.max(0, start - NEAR), start);
  const counted = programs.find(
    (one) =>
      one.start === end ||
      (one.start === end + 1 && !TO_END.has(tokens[end] ?? "")) ||
      (one.start === end + 2 &&
        !TO_END.has(tokens[end] ?? "") &&
        !TO_END.has(tokens[end + 1] ?? "")),
  );
  if (before.some((word) => SENDING.has(word)) && counted?.end_of !== "to") return "send";
  if (counted?.end_of !== undefined) return OF_END[counted.end_of];
  const after = tokens.slice(end, end + NEAR);
  const many = tokens.findIndex((word) => ASKS_NUMBER.has(word));
  const isAsked = tokens.some((word, at) => at >= start && ASKS.has(word));
  if (!isAsked && after.some((word) => ARRIVING.has(word))) return "want";
  const wanted = programs.find((one) => one.start > many && one.start <= many + NEAR);
  if (many < 0 || wanted?.end_of === undefined || many === start) return undefined;
  return wanted.end_of === "from" ? "want" : "send";
}

/* Spending and its frequency: "$600 dining and $400 groceries a month". */

type Per = NonNullable<FrameAmount["per"]>;

const PERIODS: Readonly<Record<string, Per>> = {
  day: "day",
  daily: "day",
  week: "week",
  weekly: "week",
  month: "month",
  monthly: "month",
  mo: "month",
  year: "year",
  yearly: "year",
  yr: "year",
  annually: "year",
  annum: "year",
};
/** Words before a period: "a month", "per year". */
const EVERY = wordSet("a an per each every the in");

export function spendDetails(amount: Amount, asked: Understood): Pick<FrameAmount, "of" | "per"> {
  const of = categoryOf(amount, asked);
  const per = periodOf(amount, asked.tokens);
  return { ...(of === undefined ? {} : { of }), ...(per === undefined ? {} : { per }) };
}

/** Categories between an amount and the next one. */
function categoriesAfter({ end }: Amount, asked: Understood) {
  const next = asked.amounts.find(({ start }) => start >= end)?.start ?? asked.tokens.length;
  return mentionsOf(asked, "category").filter(({ start }) => start >= end && start < next);
}

/** "$8k on flour, packaging and ads": one sum for several things, in unknown shares. */
export function isOfSeveral(amount: Amount, asked: Understood): boolean {
  const [first, second] = categoriesAfter(amount, asked);
  if (first === undefined) return false;
  const between = asked.tokens.slice(amount.end, first.start);
  const isList = between.slice(0, NEAR).some((word) => SPENT_ON.has(word));
  const next = second === undefined ? [] : asked.tokens.slice(first.end, second.start);
  const isJoined = next.length <= NEAR && next.some((word) => JOINING.has(word));
  return isJoined || (isList && between.some((word) => JOINING.has(word)));
}
const SPENT_ON = wordSet("on in for at across between");
const JOINING = wordSet("and or plus n &");

/** The category right after the amount and its period, or else right before it. */
function categoryOf(amount: Amount, asked: Understood): string | undefined {
  const { start, end } = amount;
  const named = mentionsOf(asked, "category");
  const period = asked.tokens
    .slice(end, end + 2)
    .findLastIndex((word) => Object.hasOwn(PERIODS, word));
  const after = categoriesAfter(amount, asked).find((one) => one.start < end + period + 1 + NEAR);
  const before = named.findLast((one) => one.end <= start && one.end > start - NEAR);
  return (after ?? before)?.ids[0];
}

/** The period after an amount, before the next one or once for all; else one right before it. */
function periodOf({ start, end }: Amount, tokens: readonly string[]): Per | undefined {
  const isPeriod = (word: string, place: number): boolean =>
    Object.hasOwn(PERIODS, word) && (word.endsWith("ly") || EVERY.has(tokens[place - 1] ?? ""));
  const after = tokens.findIndex((word, place) => place >= end && isPeriod(word, place));
  // "A year on $8k groceries and $4k dining", "$400 a month gas and $300 dining".
  const before = tokens.findLastIndex(
    (word, place) =>
      place < start &&
      isPeriod(word, place) &&
      (ON.has(tokens[place + 1] ?? "") || (tokens[place - 2] ?? "").startsWith("$")),
  );
  return PERIODS[tokens[after === -1 ? before : after] ?? ""];
}
const ON = wordSet("on of with for");

/** "23,600 of the 25k": the first is spent out of the second. */
export const isOf = (one: Amount, limit: Amount, tokens: readonly string[]): boolean =>
  one.unit === limit.unit &&
  one.value < limit.value &&
  tokens[one.end] === "of" &&
  limit.start > one.end &&
  limit.start <= one.end + 2;

/** "$4k in 3 months": the minimum spend of a welcome offer, not monthly spending. */
export const isMinimum = ({ end, unit }: Amount, { tokens }: Pick<Understood, "tokens">): boolean =>
  unit === "usd" &&
  tokens
    .slice(end, end + NEAR)
    .some((word, at) => WITHIN.has(word) && tokens[end + at + 2]?.startsWith("month") === true);
const WITHIN = wordSet("in over within");
