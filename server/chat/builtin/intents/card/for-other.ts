import { ask } from "../../compose/ask.ts";
import {
  answer,
  CAVEATS,
  cite,
  clarify,
  type Draft,
  type Line,
  line,
  quote,
  told,
} from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import { joinLines } from "../../compose/rows.ts";
import { cardTypeAsked } from "../../readings/card-type-asked.ts";
import { seekerOf } from "../../readings/seeker.ts";
import { idsOf, nameOf } from "../../slots.ts";
import type { Understood } from "../../../language/understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import type { FindOrder } from "./find-order.ts";
import { isForBeginners, STUDENT, wantedOf } from "./find-filters.ts";
import { cardLine, extremeLines, foundIn, type Placed } from "./find-lead.ts";

/*
 * A card for somebody outside the household, from the whole catalog: neither the member's cards nor
 * the member's spend count.
 */

const MOST_CATEGORIES = 3;
const MOST_SIFTED = 100;
const MOST_SHOWN = 5;

/** One thing that is looked for, and the cards that have it, in order. */
interface Search {
  readonly list: Envelope;
  readonly lead: readonly Line[];
  readonly found: readonly Placed[];
}

/** Undefined where the card is not for somebody else. */
export function findForOther(asked: Understood, toolbox: Toolbox): Draft | undefined {
  const person = seekerOf(asked);
  if (person === undefined) return undefined;
  const searches = searchesOf(asked, toolbox);
  const lists = searches.map(({ list }) => list);
  const [first] = lists;
  if (first === undefined) {
    return clarify(
      line`What should that card be good for: a kind of purchase, an airline or hotel, no fee abroad, or no annual fee at all?`,
    );
  }
  const isNone = searches.every(({ found }) => found.length === 0);
  return answer({
    result: isNone
      ? [line`No open card is known that has all of it. ${cite(first)}`]
      : searches.flatMap(({ lead }) => lead),
    details: searches.flatMap(({ list, found }) =>
      found.slice(0, MOST_SHOWN).map((one) => cardLine(list, one)),
    ),
    caveats: [
      line`Chosen from the whole catalog for ${quote(person.replace(/^(?:my|our)\b/, "your"))}: whether the bank would accept them, and what they hold and spend, is not known here.`,
      CAVEATS.estimate,
      CAVEATS.terms,
      CAVEATS.asOf(first),
    ],
    envelopes: lists.map((list) => ({ ...list, warnings: [] })),
  });
}

function searchesOf(asked: Understood, toolbox: Toolbox): readonly Search[] {
  const { facts } = toolbox.scene;
  const { filters: all, order } = wantedOf(asked, toolbox);
  const { earns_on: _, held: __, ...others } = all;
  const isFirst = isForBeginners(asked) && all.query === undefined;
  const filters = {
    card_type: cardTypeAsked(asked) ?? "personal",
    ...others,
    ...(isFirst ? { query: STUDENT } : {}),
    limit: MOST_SIFTED,
  };
  const categories = idsOf(asked, "category", facts).slice(0, MOST_CATEGORIES);
  if (categories.length > 0) {
    return categories.map((category) => {
      const order_by = order === "earn_rate" ? order : "earn_back";
      const list = ask(toolbox, "search_cards", { ...filters, earns_on: category, order_by });
      const found = foundIn(list);
      const on = line`${told(nameOf("category", category, facts))}: `;
      const [lead, ...rest] = [
        ...extremeLines(list, found, order_by),
        ...freeLines(list, found, order_by),
      ];
      return {
        list,
        found,
        lead: lead === undefined ? [] : [joinLines([on, lead], ""), ...rest],
      };
    });
  }
  if (Object.keys(others).length === 0 && !isFirst && order === undefined) return [];
  const order_by = order ?? "lowest_fee";
  const list = ask(toolbox, "search_cards", { ...filters, order_by });
  const found = foundIn(list);
  const many = figure(list, ["matched_count"], "count");
  const fit = many.value === 1 ? line`**${many}** card fits.` : line`**${many}** cards fit.`;
  return [{ list, found, lead: [joinLines([fit, ...extremeLines(list, found, order_by)])] }];
}

/** Of the cards without a fee, where the one that earns most has one. */
function freeLines(list: Envelope, found: readonly Placed[], order: FindOrder): readonly Line[] {
  const isPaid = (found[0]?.card.annual_fee_usd ?? 0) > 0;
  const free = found.filter(({ card }) => card.annual_fee_usd === 0);
  const [best] = isPaid ? extremeLines(list, free, order) : [];
  return best === undefined ? [] : [joinLines([line`Without an annual fee: `, best], "")];
}
