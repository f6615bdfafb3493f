import type { Envelope } from "../../../../tools/core/envelope.ts";
import { cite, type Line, line, told } from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { joinLines, numberAt } from "../../compose/rows.ts";
import { whose } from "../../compose/whose.ts";
import { placesAsked } from "../../readings/place-asked.ts";
import { says } from "../../readings/says.ts";
import type { Understood } from "../../../language/understood.ts";

/* Balances by their size: which is the biggest, the smallest, the second; of two which is more. */

const MOST =
  /\b(?:biggest|largest|(?<!at )most|highest|fattest|bigger|larger|greater|greatest|top|rank(?:ed|ing)?|sort(?:ed)?|order(?:ed)?)\b|\bmore\b.*\bor\b|\bhas more\b/;
const LEAST = /\b(?:smallest|(?<!at )least|lowest|fewest|smaller|fewer|tiniest)\b/;
const IN_DOLLARS =
  /\b(?:dollars?|worth(?! (?:it|keeping|having|bothering|the))|value|valuable|money|usd)\b/;

/** "By the count, not the dollars". */
const NOT_IN_DOLLARS =
  /\b(?:not|never mind|forget|ignor(?:e|ing)|regardless of) (?:(?:the|by|in|what|they|are) )*(?:dollars?|usd|value|money|worth)\b/;

/** Whether the order of balances is asked for. */
const asksRank = (asked: Understood): boolean => says(asked, MOST) || asksLeast(asked);

export const asksLeast = (asked: Understood): boolean => says(asked, LEAST);

/** Whether what they are worth is compared, not how many there are. */
export const isInDollars = (asked: Understood): boolean =>
  says(asked, IN_DOLLARS) && !says(asked, NOT_IN_DOLLARS);

/** By points, or by what they are worth where that is asked; the biggest first, or the smallest. */
export function inOrder(
  found: Envelope,
  rows: readonly Path[],
  asked: Understood,
): readonly Path[] {
  if (!asksRank(asked)) return rows;
  const key = isInDollars(asked) ? "value_usd" : "points";
  const sizeOf = (row: Path): number => numberAt(found, [...row, key]) ?? 0;
  const ordered = rows.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  return asksLeast(asked) ? ordered.toReversed() : ordered;
}

/** The ones that are asked for by their rank, of balances in that order: "the biggest and the smallest". */
export function rankLine(
  found: Envelope,
  ordered: readonly Path[],
  asked: Understood,
): readonly Line[] {
  if (ordered.length < 2 || !asksRank(asked)) return [];
  const end = asksLeast(asked) ? "smallest" : "biggest";
  const first = placesAsked(asked).flatMap(({ place, ordinal }) =>
    rankedLine(found, ordered[place], `${ordinal}${end}`),
  );
  const isBoth = asksLeast(asked) && says(asked, MOST);
  return isBoth ? [...rankedLine(found, ordered.at(-1), "biggest"), ...first] : first;
}

function rankedLine(found: Envelope, row: Path | undefined, rank: string): readonly Line[] {
  if (row === undefined) return [];
  const name = line`The ${told(rank)} is **${figure(found, [...row, "program_name"], "text")}**${whose(ownerAt(found, row))}:`;
  const points = line`**${figure(found, [...row, "points"], "points")}** points`;
  const worth =
    numberAt(found, [...row, "value_usd"]) === undefined
      ? []
      : [line`worth about ${figure(found, [...row, "value_usd"], "usd")}`];
  return [
    joinLines([
      name,
      joinLines([joinLines([points, ...worth], ", "), line`.`], ""),
      line`${cite(found)}`,
    ]),
  ];
}

function ownerAt(found: Envelope, row: Path): string {
  const owner = figure(found, [...row, "owner"], "text");
  return owner.text;
}
