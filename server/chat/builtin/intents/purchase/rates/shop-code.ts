import { ask } from "../../../compose/ask.ts";
import { answer, CAVEATS, cite, clarify, type Draft, line, told } from "../../../compose/draft.ts";
import { says } from "../../../readings/says.ts";
import { idsOf, nameOf } from "../../../slots.ts";
import type { Understood } from "../../../../language/understood.ts";
import type { Toolbox } from "../../../../toolbox.ts";
import { hasAmount, spentOf } from "../asked/purchase-sums.ts";
import { bestLine, rankedOf } from "../choice/ranked-cards.ts";

/* How a shop counts, for no card in particular. */

/** What a ranking is asked of where no amount is told. */
const PLAIN_USD = 100;

/** Asked how a shop counts, and not for the card to use there. */
export const asksCoding = (asked: Understood): boolean =>
  says(asked, CODES) ||
  !(hasAmount(asked) || says(asked, /\b(?:best|(?:which|what) (?:of my )?cards?)\b/));

/** Words of how a shop counts. */
export const CODES =
  /\b(?:counts?|counted|counting|codes?|coded|coding|considered|treated|class(?:ed|ify|ified)?|registers?|qualif(?:y|ies)|category|show(?:s|ing)? up|posts?)\b/;

/** How a shop counts, for no card in particular. */
export function codesAs(merchant: string, asked: Understood, toolbox: Toolbox): Draft {
  const { facts } = toolbox.scene;
  const row = facts.merchants.get(merchant);
  if (row === undefined) return clarify(line`Which shop do you mean?`);
  const amount = spentOf(asked);
  const ranking = ask(toolbox, "best_card_for_purchase", { merchant, amount: amount ?? PLAIN_USD });
  const [top] = rankedOf(ranking);
  const best = amount === undefined ? undefined : top;
  const [wanted] = idsOf(asked, "category", facts);
  const isWanted = wanted !== undefined && row.category === wanted;
  const counted = told(nameOf("category", row.category, facts));
  const shop = told(row.name);
  const isSure = row.confidence !== "unverified";
  const first = isSure
    ? isWanted
      ? line`Yes, **${shop}** counts as ${counted}. ${cite(ranking)}`
      : line`No: **${shop}** counts as **${counted}**, so bonuses on ${told(wanted === undefined ? "other categories" : nameOf("category", wanted, facts))} do not apply there. ${cite(ranking)}`
    : line`Nobody verified how **${shop}** counts; ${counted} is likely. ${cite(ranking)}`;
  return answer({
    result: [first, ...(best === undefined ? [] : [bestLine(ranking, best)])],
    details: best === undefined && top !== undefined ? [bestLine(ranking, top)] : [],
    caveats: [line`The code the shop's bank sends decides.`, CAVEATS.asOf(ranking)],
    envelopes: [ranking],
  });
}
