import { getLooseNames, type NamedProgram } from "../catalog/loose-names.ts";
import { cut, findExact, type Match, matchName } from "../catalog/match-names.ts";
import type { CardRow } from "../contract/cards.ts";
import { ToolError } from "../contract/tool-error.ts";
import { type CatalogContext, getData } from "./context.ts";

/** A card as a choice to the caller. */
export interface CardCandidate {
  readonly id: string;
  readonly card_name: string;
}

export const toCandidate = ({ id, card_name }: CardRow): CardCandidate => ({ id, card_name });

/** The card a name means, or the cards it may mean. Throws, naming the nearest, when none. */
export function findCard(context: CatalogContext, name: string): CardRow | readonly CardRow[] {
  getData(context.snapshot.cards, "cards");
  const { cards, closedCards } = getLooseNames(context.snapshot);
  const [closed] = findExact(cards, name).length > 0 ? [] : findExact(closedCards, name);
  if (closed !== undefined) {
    throw new ToolError(
      `${closed} takes no applications; the free catalog has open cards only, so its facts are absent.`,
    );
  }
  const match = matchName(cards, name);
  if (match.kind === "found") return match.value;
  if (match.kind === "ambiguous") return match.values;
  const nearest = match.nearest.map(({ card_name }) => card_name);
  throw new ToolError(
    `No open card is called "${cut(name)}". ${didYouMean(nearest, "search_card_catalog")} ` +
      "Cards closed to new applicants are not in the catalog.",
  );
}

/** The program a name means. Throws, with the candidates or the nearest, when it is not one. */
export function getProgram(context: CatalogContext, name: string): NamedProgram {
  const match: Match<NamedProgram> = matchName(getLooseNames(context.snapshot).programs, name);
  if (match.kind === "found") return match.value;
  if (match.kind === "ambiguous") {
    const names = match.values.map((program) => program.name).join("; ");
    throw new ToolError(`"${cut(name)}" may mean several programs: ${names}. Name one of them.`);
  }
  const nearest = match.nearest.map((program) => program.name);
  throw new ToolError(
    `No program is called "${cut(name)}". ${didYouMean(nearest, "estimate_point_value")}`,
  );
}

function didYouMean(nearest: readonly string[], tool: string): string {
  return nearest.length > 0
    ? `Nearest: ${nearest.join("; ")}.`
    : `Call ${tool} without arguments to see the names.`;
}
