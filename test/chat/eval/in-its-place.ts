import { isUnit, lower, namesIn } from "./answer-text.ts";
import { isWritten } from "./grounds.ts";
import type { KnownFact, Scored } from "./score.ts";
import { tokensOf } from "./tokens.ts";

/* Statements of a passage that take the place of the expected one. */

type Expected = Pick<Scored, "cards" | "facts" | "picks" | "userTexts">;

/** Names a card, where another card is expected. */
export function namesOther(passage: string, { picks, cards }: Expected): boolean {
  const known = new Set(cards.map(({ name }) => lower(name)));
  const expected = new Set(picks.flat().map(lower));
  const isOfCards = [...expected].some((name) => known.has(name));
  return (
    isOfCards &&
    namesIn(
      passage,
      cards.map(({ name }) => name),
    ).some((name) => !expected.has(lower(name)))
  );
}

/** Tells a value of a fact's unit that is none of those expected, nor the user's own. */
export function tellsOther(passage: string, fact: KnownFact, scored: Expected): boolean {
  if (fact.unit === "text")
    return namesOther(passage, { ...scored, picks: [[String(fact.value)]] });
  const told = tokensOf(passage.replaceAll(/\bas of [A-Z][a-z]+ \d+, \d+/g, ""));
  const own = tokensOf(scored.userTexts.join("\n"));
  const ofUnit = scored.facts.filter(({ unit }) => unit !== "text" && unit !== "date");
  if (fact.unit === "date") {
    const right = new Set(scored.facts.map(({ value }) => value));
    return told.dates.some(({ value }) => !right.has(value));
  }
  return told.numbers.some(
    (one) =>
      isUnit(one.kind, fact.unit) &&
      !ofUnit.some(({ value }) => isWritten(one, Math.abs(Number(value)))) &&
      !own.numbers.some(({ value }) => isWritten(one, value)),
  );
}
