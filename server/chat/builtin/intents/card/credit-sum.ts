import {
  type Amount,
  amountsOf,
  mentionsOf,
  type Understood,
} from "../../../language/understood.ts";
import { ask } from "../../compose/ask.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { foundIn } from "./find-lead.ts";

/* "A card with a $300 travel credit": the sum is of the benefit, and no fee. */

/** The sum that stands beside a benefit: before its name, or after "of". */
export const sumOfBenefit = (asked: Understood): Amount | undefined =>
  amountsOf(asked, "usd").find((sum) =>
    mentionsOf(asked, "benefit").some(({ start, end }) =>
      NEXT.test(asked.tokens.slice(sum.end, start).join(" ")) && sum.end <= start
        ? true
        : end < sum.start && /^(?:of|worth)$/.test(asked.tokens.slice(end, sum.start).join(" ")),
    ),
  );

const NEXT = /^(?:(?:annual|yearly|monthly|a|statement|in|of|worth|annual statement) ?)*$/;

/** The cards that a search finds; of a sum that is told, those that carry it in that sum, where any do. */
export function askWithSum(
  input: Readonly<Record<string, unknown>>,
  asked: Understood,
  toolbox: Toolbox,
): Envelope {
  const list = ask(toolbox, "search_cards", input);
  const sum = input["benefits"] === undefined ? undefined : sumOfBenefit(asked);
  if (sum === undefined) return list;
  const said = new RegExp(`\\$${sum.value.toLocaleString("en-US")}(?![\\d,]*\\d)`);
  const cards = foundIn(list).flatMap(({ card }) =>
    (card.carries ?? []).some(({ text }) => said.test(text)) ? [card.card_id] : [],
  );
  return cards.length === 0 ? list : ask(toolbox, "search_cards", { ...input, cards });
}
