import type { ToolCall } from "../../../server/chat/toolbox.ts";
import { type NumberToken, type TokenKind, type Tokens, tokensOf } from "./tokens.ts";

/** Everything an answer may state: values of tool results, and the user's own words. */
export interface Grounds {
  readonly numbers: readonly { readonly kind: TokenKind | "any"; readonly value: number }[];
  readonly dates: ReadonlySet<string>;
  /** All words of the results and of the user, lower case; names must come from them. */
  readonly words: string;
}

interface Gathering {
  readonly numbers: { kind: TokenKind | "any"; value: number }[];
  readonly dates: Set<string>;
  readonly words: string[];
}

/** Units that keys tell; a value under another key may be of any. */
const KEY_UNITS: readonly (readonly [RegExp, TokenKind])[] = [
  [/usd|price/, "usd"],
  [/percent|pct/, "percent"],
  [/points|balance|days|months|cpp|cards/, "plain"],
];

/** Walks the results of all calls and the user's own turns. */
export function groundsOf(calls: readonly ToolCall[], userTexts: readonly string[]): Grounds {
  const gathering: Gathering = { numbers: [], dates: new Set(), words: [] };
  for (const { outcome } of calls) {
    if ("error" in outcome) addText(gathering, outcome.error);
    else walk(gathering, outcome.envelope, "");
  }
  for (const text of userTexts) addText(gathering, text, "any");
  return { ...gathering, words: gathering.words.join("\n").toLowerCase() };
}

function walk(gathering: Gathering, at: unknown, key: string): void {
  if (typeof at === "number") gathering.numbers.push({ kind: kindOf(key), value: Math.abs(at) });
  else if (typeof at === "string") addString(gathering, at, key);
  else if (Array.isArray(at)) for (const one of at) walk(gathering, one, key);
  else if (typeof at === "object" && at !== null) {
    for (const [name, value] of Object.entries(at)) {
      addText(gathering, name.replaceAll("_", " "));
      walk(gathering, value, `${key}.${name}`);
    }
  }
}

/** Addresses hold numbers that say nothing; a text that is one number may be of any unit. */
function addString(gathering: Gathering, text: string, key: string): void {
  if (key.endsWith(".url")) return;
  addText(gathering, text, /^[\d.,]+$/.test(text) ? "any" : undefined);
}

/** A plain number's unit is known only by its key: `left_usd`, `value_usd.floor`. */
const kindOf = (key: string): TokenKind | "any" =>
  KEY_UNITS.find(([form]) => form.test(key))?.[1] ?? "any";

function addText(gathering: Gathering, text: string, kind?: "any"): void {
  const { numbers, dates } = tokensOnce(text);
  for (const one of numbers) gathering.numbers.push({ kind: kind ?? one.kind, value: one.value });
  for (const { value } of dates) for (const form of formsOfDate(value)) gathering.dates.add(form);
  gathering.words.push(text);
}

/** Keys, names and notes stand in most results: to take them apart anew each time costs minutes. */
const taken = new Map<string, Tokens>();

function tokensOnce(text: string): Tokens {
  const known = taken.get(text) ?? tokensOf(text);
  taken.set(text, known);
  return known;
}

/** A day may be told as its month, or without the year. */
const formsOfDate = (value: string): readonly string[] =>
  value.length === "2026-12-31".length
    ? [value, value.slice(0, "2026-12".length), value.slice("2026-".length)]
    : [value];

/** Figures in a text that have no ground, as written. */
export function ungroundedOf(text: string, grounds: Grounds): readonly string[] {
  const { numbers, dates }: Tokens = tokensOf(text);
  const days = dates.filter(({ value }) => !grounds.dates.has(value));
  const figures = numbers.filter((one) => !grounds.numbers.some((of) => isSame(one, of)));
  return [...days, ...figures].map((one) => one.text);
}

function isSame(written: NumberToken, ground: Grounds["numbers"][number]): boolean {
  const isUnit = [written.kind, "any"].includes(ground.kind) || written.kind === "plain";
  return isUnit && isWritten(written, ground.value);
}

/** True if a value is written like this: exactly, or rounded as figures are. */
export function isWritten(written: NumberToken, value: number): boolean {
  if (isClose(written.value, value)) return true;
  const places = [2, 3].some((digits) => isClose(written.value, round(value, digits)));
  const isWhole = written.decimals === 0 && written.kind === "plain" && value >= 10;
  return places || (isWhole && isClose(written.value, Math.round(value)));
}

const round = (value: number, digits: number): number =>
  Math.round(value * 10 ** digits) / 10 ** digits;

const isClose = (one: number, other: number): boolean => Math.abs(one - other) < 1e-6;
