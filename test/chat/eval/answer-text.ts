import type { Answer } from "../../../server/chat/reasoner.ts";
import { isWritten } from "./grounds.ts";
import type { KnownFact } from "./score.ts";
import { tokensOf } from "./tokens.ts";

/** The answer without its list of sources, wherever that stands. */
export function bodyOf({ text, citations }: Answer): string {
  const isSource = (line: string): boolean =>
    line === "Sources:" ||
    citations.some(
      ({ title, url }, place) =>
        line.startsWith(`[${place + 1}] ${title}`) && line.endsWith(`: ${url}`),
    );
  return text
    .split("\n")
    .filter((line) => !isSource(line))
    .join("\n");
}

/** The answer's own words: without sources, their marks, and marks of emphasis. */
export const wordsOf = (answer: Answer): string =>
  bodyOf(answer)
    .replaceAll(/\[\d+\]/g, "")
    .replaceAll(/https?:\/\/\S+/g, "")
    .replaceAll(/[*_]/g, "");

/** The first paragraph, which has to answer. */
export const leadOf = ({ text }: Answer): string => text.split(/\n\s*\n/, 1).join("");

/** All before the first list, or before the caveats. */
export const openingOf = (answer: Answer): string =>
  wordsOf(answer)
    .split(/\n(?:[-•]|\d+\.) |\nAs of|\n\n(?:Data|Point values)/, 1)
    .join("");

export const lower = (text: string): string => text.toLowerCase();

/** The names that a text holds as words of their own. */
export function namesIn(text: string, names: readonly string[]): readonly string[] {
  const within = lower(text);
  return names.filter((name) => holdsName(within, lower(name)));
}

export function holdsName(text: string, name: string): boolean {
  const isWord = (letter: string): boolean => /[\p{L}\p{N}]/u.test(letter);
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    const [before, after] = [text.charAt(at - 1), text.charAt(at + name.length)];
    if (!isWord(before) && !isWord(after)) return true;
  }
  return false;
}

/** Where a line tells a value. */
export function placesOf(line: string, fact: KnownFact): readonly number[] {
  const { value, unit, names = [] } = fact;
  if (unit === "text") {
    const places = [String(value), ...names].map((one) => lower(line).indexOf(lower(one)));
    return places.filter((at) => at >= 0).slice(0, 1);
  }
  const { numbers, dates } = tokensOf(line);
  if (unit === "date") {
    return dates.filter((one) => one.value === value).map(({ at }) => at);
  }
  return numbers
    .filter((one) => isUnit(one.kind, unit) && isWritten(one, Math.abs(Number(value))))
    .map(({ at }) => at);
}

export const isUnit = (kind: "usd" | "percent" | "plain", unit: KnownFact["unit"]): boolean =>
  unit === "usd" ? kind === "usd" : unit === "percent" ? kind === "percent" : kind === "plain";
