import { isWritten } from "./grounds.ts";
import type { Scored } from "./score.ts";
import { tokensOf } from "./tokens.ts";

/** A right answer made wrong in one way. */
export interface Damaged {
  readonly name: string;
  readonly scored: Scored;
}

/** All ways that apply to an answer; a scorer that passes one of them is worth nothing. */
export function damagesOf(scored: Scored): readonly Damaged[] {
  const { expect, answer } = scored;
  const { text } = answer;
  // A question back that is right as well need not name what an answer has to.
  const picks = answer.kind === "answer" ? scored.picks : [];
  const texts: readonly (readonly [string, string])[] = [
    ["an amount is added", `${text}\n\nThat makes $48,613.27 in all.`],
    ["a rate is added", `${text}\n\nIt earns 737x at zoos.`],
    ["a day is added", `${text}\n\nIt ends on March 3, 2091.`],
    ...factsChanged(scored),
    ...picks.flatMap(([name = "", ...others]): (readonly [string, string])[] => [
      ["the card is another", replaceNames(text, [name, ...others], "Card of Nobody")],
      ["the card comes too late", `That depends.\n\n${text}`],
    ]),
    ...(expect.caveat === undefined
      ? []
      : [["the caveat is left out", text.replaceAll(CAVEAT_WORDS, "so")] as const]),
    ...(expect.cite === undefined
      ? []
      : [["the marks are left out", text.replaceAll(/\[\d+\]/g, "")] as const]),
    ...(expect.unknown === undefined
      ? []
      : [["a known card stands in", `${text} Or the ${scored.cards.at(-1)?.name}.`] as const]),
    ...(expect.forbid ?? []).map(
      (words) => ["a forbidden text is said", `${text} ${words}`] as const,
    ),
  ];
  return [
    ...texts
      .filter(([, damaged]) => damaged !== text)
      .map(([name, damaged]) => ({
        name,
        scored: { ...scored, answer: { ...answer, text: damaged } },
      })),
    ...otherKinds(scored),
  ];
}

const CAVEAT_WORDS = /estimate\w*|undone|irreversible|terms|as of|(?:moved|sent) back/gi;

function otherKinds(scored: Scored): readonly Damaged[] {
  const right = new Set([scored.expect.kind].flat());
  const kinds = ["answer", "clarify", "refuse"] as const;
  return kinds
    .filter((kind) => !right.has(kind))
    .map((kind) => ({
      name: `it is told as ${kind}`,
      scored: { ...scored, answer: { ...scored.answer, kind } },
    }));
}

/** Each expected figure with another digit, wherever it stands. */
function factsChanged({ facts, answer: { text } }: Scored): readonly (readonly [string, string])[] {
  return facts.flatMap(({ value, unit, names = [] }) => {
    if (unit === "text")
      return [["a fact is left out", replaceNames(text, [String(value), ...names], "it")]];
    const { numbers, dates } = tokensOf(text);
    const written =
      unit === "date"
        ? dates.filter((one) => one.value === value).map((one) => one.text)
        : numbers.filter((one) => isWritten(one, Math.abs(Number(value)))).map((one) => one.text);
    const changed = [...new Set(written)].reduce(
      (all, one) => all.replaceAll(one, unit === "date" ? "June 6, 2066" : `${one}9`),
      text,
    );
    return [["a figure is changed", changed]];
  });
}

const replaceNames = (text: string, names: readonly string[], other: string): string =>
  names.reduce((all, name) => all.replaceAll(new RegExp(escaped(name), "gi"), other), text);

const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
