import type { AmountRole, Frame, Slot } from "../frame.ts";
import type { Amount } from "../language/understood.ts";

type Unit = Frame["amounts"][number]["unit"];

/* What part an amount plays: by the words beside it, else the first of its unit that the topic takes. */

/** Words within a few places of an amount, and the part they give it. */
const BEFORE: readonly (readonly [AmountRole, ReadonlySet<string>])[] = [
  ["taxes", new Set("taxes tax fees surcharge surcharges".split(" "))],
  [
    "spent",
    new Set(
      "spent already put charged used burned blew maxed went threw through thru torched hit past".split(
        " ",
      ),
    ),
  ],
  ["price", new Set("bill buying buy bought paying purchase coming".split(" "))],
  ["have", new Set("have got sitting holding own balance stash".split(" "))],
  [
    "want",
    new Set(
      "need needs want wants costs cost takes for award get reach requires require after target exactly missing short lacking goal".split(
        " ",
      ),
    ),
  ],
  [
    "send",
    new Set(
      "send sent move moved transfer convert moving sending transferring converting turn pass shift push ship scoot put".split(
        " ",
      ),
    ),
  ],
];
const AFTER: readonly (readonly [AmountRole, ReadonlySet<string>])[] = [
  ["taxes", new Set("taxes tax surcharge surcharges".split(" "))],
  ["spent", new Set(["spent", "already", "gone"])],
  ["price", new Set("bill purchase coming due wedding renovation remodel roof move".split(" "))],
  ["want", new Set("landing arrive arriving landed".split(" "))],
];

/** The part an amount plays when no word says so, by its unit, first that the topic takes. */
export const USUAL: Readonly<Partial<Record<Unit, readonly AmountRole[]>>> = {
  usd: ["spend", "price", "taxes", "claim", "fee", "spent"],
  points: ["send", "have", "want", "price"],
  percent: ["rate", "claim"],
  cpp: ["claim"],
  count: ["guests", "claim"],
};

const NEAR = 3;
/** "If I put another 900 on it": not spent yet. */
const TO_COME = new Set(["another", "next", "more", "extra", "additional", "further"]);
/** The parts that amounts of a unit can play. */
const OF_UNIT: Readonly<Partial<Record<Unit, readonly AmountRole[]>>> = {
  usd: ["spend", "price", "taxes", "spent", "fee", "claim"],
  points: ["send", "want", "have", "price", "claim"],
};

export function roleOf(
  { start, end }: Amount,
  unit: Unit,
  tokens: readonly string[],
  takes: ReadonlySet<Slot>,
): AmountRole | undefined {
  const before = tokens.slice(Math.max(0, start - NEAR), start).toReversed();
  const after = tokens.slice(end, end + NEAR);
  const isPast = before.includes("already") || after.includes("already");
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

/** "I am 71 and retired". */
export const isOwnAge = ({ start, end, text }: Amount, tokens: readonly string[]): boolean =>
  end === start + 1 &&
  Number(text) < MAX_YEARS &&
  (["im", "i'm"].includes(tokens[start - 1] ?? "") ||
    (tokens[start - 1] === "am" && tokens[start - 2] === "i"));
const MAX_YEARS = 110;
