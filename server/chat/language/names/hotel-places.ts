import type { FactIndex } from "../../../member/facts.ts";
import type { LinkedName } from "./link.ts";
import type { Token } from "../words/tokenise.ts";
import { isWeakName } from "../lexicon/weak-names.ts";

/*
 * Hotels are called by where they are: the Hilton Hawaiian Village is no matter of HawaiianMiles, nor
 * is the Marriott Singapore one of Singapore Airlines.
 */

/** What follows an airline's name when its points are meant all the same. */
const POINTS = new Set(
  "points point miles mile airlines airline airways card cards visa mastercard".split(" "),
);

/** The names without those that are part of the name of a hotel. */
export const withoutHotelPlaces = (
  linked: readonly LinkedName[],
  tokens: readonly Token[],
  facts: FactIndex,
): readonly LinkedName[] =>
  linked.filter((name) => {
    const before = linked.find(({ end }) => end === name.start);
    const isPart =
      before !== undefined &&
      isOf(before, "hotel", facts) &&
      isOf(name, "airline", facts) &&
      tokens[name.start - 1]?.endsClause === false &&
      isWeakName("program", wordsOf(name, tokens)) &&
      !POINTS.has(tokens[name.end]?.word ?? "");
    return !isPart;
  });

const isOf = ({ kinds }: LinkedName, category: string, { programs }: FactIndex): boolean =>
  kinds.get("program")?.some((id) => programs.get(id)?.category === category) === true;

const wordsOf = ({ start, end }: LinkedName, tokens: readonly Token[]): readonly string[] =>
  tokens.slice(start, end).map(({ word }) => word);
