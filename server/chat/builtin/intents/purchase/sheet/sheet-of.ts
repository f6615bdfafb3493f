import { ask } from "../../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, line, told } from "../../../compose/draft.ts";
import { figure } from "../../../compose/figure.ts";
import { heldCards } from "../../../../../tools/core/held.ts";
import { cardNameOf } from "../../../compose/card-name.ts";
import { joinLines } from "../../../compose/rows.ts";
import { says } from "../../../readings/says.ts";
import { cardsLeftOut, leftOutOf } from "../../../readings/left-out.ts";
import { notOfKind } from "../../../readings/held-kind.ts";
import { idsOf } from "../../../slots.ts";
import type { Understood } from "../../../../language/understood.ts";
import type { Toolbox } from "../../../../toolbox.ts";
import type { Envelope } from "../../../../../tools/core/envelope.ts";
import { allRates } from "../rates/all-rates.ts";
import { withoutOffer } from "../rates/catalog-rates.ts";
import { type BestRow, rowLine } from "./sheet-rows.ts";

/* The sheet of the best card for each category, and what is said of it for one card or none. */

const MOST_LINES = 8;

/** The sheet for the owner and the categories of the question. */
export function sheetFor(asked: Understood, toolbox: Toolbox): Envelope {
  const categories = idsOf(asked, "category", toolbox.scene.facts);
  const named = cardsLeftOut(leftOutOf(asked), toolbox.scene);
  const left = [...new Set([...notOfKind(asked, toolbox.scene), ...named])];
  return ask(toolbox, "category_cheat_sheet", {
    ...(left.length === 0 ? {} : { exclude_cards: left }),
    ...(categories.length === 0 ? {} : { categories }),
    ...(asked.owner === undefined ? {} : { owner: asked.owner }),
  });
}

/** Said where no card is held. */
export const noCards = (sheet: Envelope): Draft =>
  answer({
    result: [
      line`No open card is in the wallet, so no category is covered. Add cards with add_wallet_card or import_wallet.`,
    ],
    envelopes: [sheet],
  });

/** "What should I use the Gold for?" */
export function usesOf(
  card: string,
  sheet: Envelope,
  rows: readonly BestRow[],
  toolbox: Toolbox,
): Draft {
  const own = rows.filter(
    ({ best, ties }) => best.card.card_id === card || ties.some((one) => one.card_id === card),
  );
  if (own.length === 0) {
    const draft = allRates(card, toolbox);
    return {
      ...draft,
      result: [
        line`No everyday category is best on that card; another of your cards gives as much or more. ${cite(sheet)}`,
        ...draft.result,
      ],
      envelopes: [sheet, ...draft.envelopes],
    };
  }
  const record = ask(toolbox, "get_card", { card });
  const name = figure(record, ["card", "card_name"], "text");
  const names = told(own.map(({ category_name: category }) => category).join(", "));
  return answer({
    result: [line`Use the **${name}** for: ${names}. ${cite(sheet)}`],
    details: own.slice(0, MOST_LINES).map((row) => rowLine(sheet, row)),
    caveats: [CAVEATS.estimate, CAVEATS.asOf(sheet)],
    envelopes: [sheet, withoutOffer(record)],
  });
}

const NEVER =
  /\b(?:never|nowhere|no (?:category|categories|purpose|use)|not (?:the )?best (?:at|on|for|in) (?:any|anything)|useless|redundant|pointless|none of|nothing extra|leave (?:at )?home|dead ?weight|beat(?:s|en)? (?:it|them)|drawer)\b/;
const OF_CARDS = /\b(?:cards?|ones?|which of mine)\b/;

/** Whether the cards that are never the best are asked for. */
export const asksUnused = (asked: Understood): boolean =>
  says(asked, NEVER) && says(asked, OF_CARDS) && asked.mentions.length === 0;

/** The held cards that are the best in no everyday category. */
export function unusedCards(
  sheet: Envelope,
  rows: readonly BestRow[],
  asked: Understood,
  toolbox: Toolbox,
): Draft {
  const best = new Set(
    rows.flatMap(({ best: top, ties }) => [top.card.card_id, ...ties.map((one) => one.card_id)]),
  );
  const held = heldCards(toolbox.scene, { owner: asked.owner }).map(({ card }) => card.id);
  const unused = [...new Set(held)].filter((id) => !best.has(id));
  const names = joinLines(
    unused.map((id) => line`**${cardNameOf(id, toolbox)}**`),
    ", ",
  );
  const lead =
    unused.length === 0
      ? line`**None**: each of your cards is the best, or level with it, in some everyday category. ${cite(sheet)}`
      : joinLines([
          line`Best in no everyday category:`,
          joinLines([names, line`. ${cite(sheet)}`], ""),
        ]);
  return answer({
    result: [lead],
    details: rows.slice(0, MOST_LINES).map((row) => rowLine(sheet, row)),
    caveats: [
      line`Rates at single shops, through portals or to be activated, credits and perks are not counted in that.`,
      CAVEATS.estimate,
      CAVEATS.asOf(sheet),
    ],
    envelopes: [sheet],
  });
}
