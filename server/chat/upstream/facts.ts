import type { ToolCall } from "../toolbox.ts";

/** What a number counts. */
type Unit = "usd" | "points" | "percent" | "cents" | "times" | "date" | "any";

/** A number or day that a tool gave, what it counts, and what it is about. */
export interface Fact {
  readonly value: number | string;
  readonly unit: Unit;
  /** Names of the cards, programs and merchants it stands beside, in lower case; none for totals. */
  readonly subjects: readonly string[];
}

/** The unit that the name of a field tells. */
const UNITS: readonly (readonly [RegExp, Unit])[] = [
  [/_usd(?:$|_)|^fee$|price/, "usd"],
  [/cpp|cents/, "cents"],
  [/pct|percent|share/, "percent"],
  [/^rate$|multiplier|after_cap_rate/, "times"],
  [/points|^send$|^receive$|^need$|leftover|surplus|shortfall|^min$|increment/, "points"],
];

/** Fields whose text says what an object is about. */
const SUBJECT = /(?:^|_)name$|^(?:from|to|program|merchant|benefit|card)$/;

const DAY = /^\d{4}-\d{2}(?:-\d{2})?$/;

/** Every number and day in the results of the calls. */
export function factsOf(calls: readonly ToolCall[]): readonly Fact[] {
  const facts: Fact[] = [];
  for (const { outcome } of calls) {
    if (!("envelope" in outcome)) continue;
    const { envelope } = outcome;
    if ("data" in envelope) walk(envelope.data, "", [], facts);
    for (const text of [envelope.summary, ...envelope.assumptions, ...envelope.warnings]) {
      readText(text, [], facts);
    }
    facts.push({ value: envelope.as_of, unit: "date", subjects: [] });
  }
  return facts;
}

const unitOf = (key: string): Unit | undefined => UNITS.find(([pattern]) => pattern.test(key))?.[1];

/** A number counts as its field says, or as a field around it does: a map by card of fees is of fees. */
function walk(
  value: unknown,
  key: string,
  subjects: readonly string[],
  facts: Fact[],
  around: Unit = "any",
): void {
  const unit = unitOf(key) ?? around;
  if (typeof value === "number") {
    facts.push({ value, unit, subjects });
  } else if (typeof value === "string") {
    if (DAY.test(value)) facts.push({ value, unit: "date", subjects });
    else readText(value, subjects, facts);
  } else if (Array.isArray(value)) {
    for (const one of value) walk(one, key, subjects, facts, around);
  } else if (typeof value === "object" && value !== null) {
    const own = [...subjects, ...namesIn(value)];
    const field: unknown = Reflect.get(value, "field");
    const named = typeof field === "string" ? unitOf(field) : undefined;
    for (const [name, one] of Object.entries(value)) walk(one, name, own, facts, named ?? unit);
  }
}

/** What an object says it is about; a name may also stand in an object of its own. */
function namesIn(object: object): readonly string[] {
  return Object.entries(object).flatMap(([key, value]): readonly string[] => {
    if (typeof value === "string") return SUBJECT.test(key) ? [value.toLowerCase()] : [];
    const isBrief = key === "card" && typeof value === "object" && value !== null;
    return isBrief ? namesIn(value) : [];
  });
}

/** Numbers in the words of a tool count as it wrote them. */
function readText(text: string, subjects: readonly string[], facts: Fact[]): void {
  for (const { value, unit } of readNumbers(text)) facts.push({ value, unit, subjects });
}

export interface SaidNumber {
  readonly value: number | string;
  readonly unit: Unit;
  /** As it was written. */
  readonly text: string;
  /** Half of the last digit that was told: $1.2k may be 1,150 to 1,250. */
  readonly tolerance: number;
}

const MONTHS =
  "january|february|march|april|may|june|july|august|september|october|november|december";

const SAID = new RegExp(
  [
    String.raw`(?<iso>\d{4}-\d{2}-\d{2})`,
    String.raw`(?<month>${MONTHS}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})`,
    String.raw`(?<usd>\$ ?)?(?<number>\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?<kilo>k|m)?\b ?(?<after>%|per ?cent\b|percent\b|cpp\b|cents?\b|¢|x\b|times\b|points?\b|miles?\b|pts\b|dollars?\b)?`,
  ].join("|"),
  "giu",
);

const AFTER: Readonly<Record<string, Unit>> = {
  "%": "percent",
  cpp: "cents",
  "¢": "cents",
  x: "times",
  pts: "points",
};

/** The numbers and days in a text, with what they count by the words around. */
export function readNumbers(text: string): readonly SaidNumber[] {
  return [...text.matchAll(SAID)].map((match) => {
    const { iso, month, day, year, usd, number, kilo, after } = match.groups ?? {};
    const [whole] = match;
    if (iso !== undefined) return { value: iso, unit: "date", text: whole, tolerance: 0 };
    if (month !== undefined) {
      const place = MONTHS.split("|").findIndex((name) =>
        name.startsWith(month.toLowerCase().slice(0, 3)),
      );
      const value = `${year}-${toTwo(place + 1)}-${toTwo(day ?? 1)}`;
      return { value, unit: "date", text: whole, tolerance: 0 };
    }
    const digits = (number ?? "").replaceAll(",", "");
    const factor = kilo === undefined ? 1 : kilo.toLowerCase() === "k" ? 1000 : 1_000_000;
    const decimals = digits.split(".")[1]?.length ?? 0;
    const isRounded = factor > 1 || decimals > 0;
    return {
      value: Number(digits) * factor,
      unit: usd === undefined ? unitAfter(after) : "usd",
      text: whole.trim(),
      tolerance: isRounded ? (factor * 10 ** -decimals) / 2 : 0,
    };
  });
}

const toTwo = (part: string | number): string => String(part).padStart(2, "0");

function unitAfter(after: string | undefined): Unit {
  const word = after?.toLowerCase() ?? "";
  if (word.startsWith("per")) return "percent";
  if (word.startsWith("cent")) return "cents";
  if (word.startsWith("point") || word.startsWith("mile")) return "points";
  if (word.startsWith("time")) return "times";
  if (word.startsWith("dollar")) return "usd";
  return AFTER[word] ?? "any";
}
