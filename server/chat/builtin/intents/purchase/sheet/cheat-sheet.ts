import {
  answer,
  CAVEATS,
  cite,
  type Draft,
  type Line,
  line,
  told,
} from "../../../compose/draft.ts";
import { figure } from "../../../compose/figure.ts";
import type { Intent } from "../../../intent.ts";
import { CHEAT_SHEET } from "../../../phrasings/purchase-rates.ts";
import { CHEAT_SHEET_MORE } from "../../../phrasings/purchase-rates-more.ts";
import { idsOf } from "../../../slots.ts";
import type { Understood } from "../../../../language/understood.ts";
import type { Toolbox } from "../../../../toolbox.ts";
import type { Envelope } from "../../../../../tools/core/envelope.ts";
import { allRates } from "../rates/all-rates.ts";
import { respondBestCard } from "../choice/best-card.ts";
import { hasAmount } from "../asked/purchase-sums.ts";
import { querySheet } from "./sheet-query.ts";
import { joinLines, joinParts } from "../../../compose/rows.ts";
import { leftOutOf } from "../../../readings/left-out.ts";
import { preferHeld } from "../../../readings/held-preferred.ts";
import { type BestRow, bestRowsOf, cardNameIn, rotatingOf, rowLine } from "./sheet-rows.ts";
import { asksUnused, noCards, sheetFor, unusedCards, usesOf } from "./sheet-of.ts";

const MOST_LINES = 8;
const MOST_CATEGORIES = 7;

/** Which card for what. */
export const cheatSheet: Intent = {
  id: "cheat_sheet",
  group: "purchase",
  label: "which card to use for each category",
  likes: ["category"],
  needs: [],
  phrasings: `${CHEAT_SHEET}${CHEAT_SHEET_MORE}`,
  rules: [
    /\bcheat ?sheet\b/,
    /^(?:what|which) card (?:should i use |do i use |is best )?for (?:what|which category|each category)$/,
  ],
  respond: (given, toolbox) => {
    const asked = preferHeld(given, toolbox.scene);
    // Sums that are told are of purchases, and those are told in dollars.
    if (isOfPurchases(asked, toolbox)) return respondBestCard(given, toolbox);
    const sheet = sheetFor(asked, toolbox);
    const rows = bestRowsOf(sheet);
    if (rows.length > 0 && asksUnused(asked)) return unusedCards(sheet, rows, asked, toolbox);
    const queried = querySheet(sheet, rows, asked);
    if (queried !== undefined) return queried;
    const left = leftOutOf(asked);
    const kept = { ...asked, mentions: asked.mentions.filter((one) => !left.includes(one)) };
    const [card] = idsOf(kept, "card", toolbox.scene.facts);
    if (rows.length === 0) return card === undefined ? noCards(sheet) : allRates(card, toolbox);
    if (card !== undefined) return usesOf(card, sheet, rows, toolbox);
    return sheetDraft(sheet, rows, idsOf(asked, "category", toolbox.scene.facts).length > 0);
  },
};

const isOfPurchases = (asked: Understood, { scene: { facts } }: Toolbox): boolean =>
  hasAmount(asked) &&
  idsOf(asked, "card", facts).length === 0 &&
  idsOf(asked, "category", facts).length + idsOf(asked, "merchant", facts).length > 0;

function sheetDraft(sheet: Envelope, rows: readonly BestRow[], isNamed: boolean): Draft {
  const due = rotatingOf(sheet).filter(({ status }) => status === "due");
  const activate = due.map(
    (row) =>
      line`Worth activating: ${told(cardNameIn(sheet, row.card))} on ${told(row.on.join(", "))}.`,
  );
  const groups = byCard(sheet, rows);
  const lines =
    isNamed && rows.length <= MOST_LINES ? [] : groups.map((group) => groupLine(sheet, group));
  return answer({
    result:
      isNamed && rows.length <= MOST_LINES
        ? [
            joinLines(
              [joinParts(rows.map((row) => rowLine(sheet, row))), line`${cite(sheet)}`],
              ". ",
            ),
          ]
        : [topLine(sheet, groups), ...activate.slice(0, 1)],
    details: [...lines, ...(isNamed ? activate : [])].slice(0, MOST_LINES),
    caveats: [
      line`For purchases in the US from the merchant itself; travel booked directly.`,
      CAVEATS.estimate,
      CAVEATS.asOf(sheet),
    ],
    envelopes: [sheet],
  });
}

const MOST_NAMED = 3;

/** `Gold: Restaurants, Groceries; Venture X: Superstores and others` */
function topLine(sheet: Envelope, groups: readonly (readonly BestRow[])[]): Line {
  const parts = groups.flatMap((rows) => {
    const [first] = rows;
    if (first === undefined) return [];
    const names = rows.slice(0, MOST_NAMED).map(({ category_name: name }) => name);
    const more = rows.length > MOST_NAMED ? " and others" : "";
    const card = told(cardNameIn(sheet, first.best.card));
    return [line`**${card}** for ${told(names.join(", ") + more)}`];
  });
  return joinLines([line`Use the`, joinLines([joinParts(parts), line`${cite(sheet)}`], ". ")], " ");
}

/** Rows of one card together, the card of most categories first. */
function byCard(sheet: Envelope, rows: readonly BestRow[]): readonly (readonly BestRow[])[] {
  const groups = new Map<string, BestRow[]>();
  for (const row of rows) {
    const name = cardNameIn(sheet, row.best.card);
    groups.set(name, [...(groups.get(name) ?? []), row]);
  }
  return [...groups.values()].toSorted((a, b) => b.length - a.length);
}

/** `Amex Gold: Restaurants (7.6%), Groceries (7.6%)` */
function groupLine(sheet: Envelope, rows: readonly BestRow[]): Line {
  const [first] = rows;
  const name = first === undefined ? "" : cardNameIn(sheet, first.best.card);
  const parts = rows
    .slice(0, MOST_CATEGORIES)
    .map(
      ({ category_name: category, place }) =>
        line`${told(category)} (${figure(sheet, ["rows", place, "best", "percent_back"], "percent")})`,
    );
  const more = rows.length > MOST_CATEGORIES ? [line`and others`] : [];
  return joinLines([line`**${told(name)}**`, joinLines([...parts, ...more], ", ")], ": ");
}
