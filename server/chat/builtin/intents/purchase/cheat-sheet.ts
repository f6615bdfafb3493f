import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import { notOfKind } from "../../readings/kind-meant.ts";
import type { Intent } from "../../intent.ts";
import { CATEGORY_GAPS, CHEAT_SHEET } from "../../phrasings/purchase-rates.ts";
import { CATEGORY_GAPS_MORE, CHEAT_SHEET_MORE } from "../../phrasings/purchase-rates-more.ts";
import { idsOf } from "../../slots.ts";
import type { Understood } from "../../understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { asksWhether } from "../fee/asks-whether.ts";
import { allRates } from "./all-rates.ts";
import { respondBestCard } from "./best-card.ts";
import { hasAmount } from "./purchase-sums.ts";
import { querySheet } from "./sheet-query.ts";
import { withoutOffer } from "./catalog-rates.ts";
import { joinLines, preferHeld } from "./held-names.ts";
import {
  type BestRow,
  bestRowsOf,
  cardNameIn,
  type GapRow,
  gapsOf,
  rotatingOf,
  rowLine,
} from "./sheet-rows.ts";

const MOST_LINES = 8;
const MOST_CATEGORIES = 7;
const MOST_GAPS = 8;

/** The sheet for the owner and the categories of the question. */
export function sheetFor(asked: Understood, toolbox: Toolbox): Envelope {
  const categories = idsOf(asked, "category", toolbox.scene.facts);
  const left = notOfKind(asked, toolbox.scene);
  return ask(toolbox, "category_cheat_sheet", {
    ...(left.length === 0 ? {} : { exclude_cards: left }),
    ...(categories.length === 0 ? {} : { categories }),
    ...(asked.owner === undefined ? {} : { owner: asked.owner }),
  });
}

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
    const queried = querySheet(sheet, rows, asked);
    if (queried !== undefined) return queried;
    const [card] = idsOf(asked, "card", toolbox.scene.facts);
    if (rows.length === 0) return card === undefined ? noCards(sheet) : allRates(card, toolbox);
    if (card !== undefined) return usesOf(card, sheet, rows, toolbox);
    return sheetDraft(sheet, rows, idsOf(asked, "category", toolbox.scene.facts).length > 0);
  },
};

const isOfPurchases = (asked: Understood, { scene: { facts } }: Toolbox): boolean =>
  hasAmount(asked) &&
  idsOf(asked, "card", facts).length === 0 &&
  idsOf(asked, "category", facts).length + idsOf(asked, "merchant", facts).length > 0;

export const noCards = (sheet: Envelope): Draft =>
  answer({
    result: [
      line`No open card is in the wallet, so no category is covered. Add cards with add_wallet_card or import_wallet.`,
    ],
    envelopes: [sheet],
  });

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
              [joinLines(rows.map((row) => rowLine(sheet, row))), line`${cite(sheet)}`],
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
  return joinLines([line`Use the`, joinLines([joinLines(parts), line`${cite(sheet)}`], ". ")], " ");
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

/** "What should I use the Gold for?" */
function usesOf(card: string, sheet: Envelope, rows: readonly BestRow[], toolbox: Toolbox): Draft {
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

/** Which categories no held card covers better than a plain one. */
export const categoryGaps: Intent = {
  id: "category_gaps",
  group: "purchase",
  label: "which categories your cards do not cover",
  likes: ["category"],
  needs: [],
  phrasings: `${CATEGORY_GAPS}${CATEGORY_GAPS_MORE}`,
  rules: [/\bgaps? (?:in|analysis)\b/, /\bcategor(?:y|ies) (?:does|do|am|are) .*\bnot cover/],
  respond: (asked, toolbox) => {
    const sheet = sheetFor(asked, toolbox);
    const rows = bestRowsOf(sheet);
    if (rows.length === 0) return noCards(sheet);
    const queried = querySheet(sheet, rows, asked);
    if (queried !== undefined) return queried;
    const { facts } = toolbox.scene;
    const [card] = idsOf(preferHeld(asked, toolbox.scene), "card", facts);
    if (card !== undefined) return usesOf(card, sheet, rows, toolbox);
    if (asksWhether(asked) && idsOf(asked, "category", facts).length > 0)
      return coveredDraft(sheet, rows);
    const gaps = gapsOf(sheet).toSorted(
      (a, b) => (b.short_usd_a_year ?? 0) - (a.short_usd_a_year ?? 0),
    );
    return answer({
      result: [gapsLine(sheet, gaps)],
      details:
        gaps.length === 0
          ? rows
              .toSorted((a, b) => a.best.percent_back - b.best.percent_back)
              .slice(0, 3)
              .map((row) => rowLine(sheet, row))
          : gaps.slice(0, MOST_GAPS).map((row) => gapLine(sheet, row)),
      caveats: [CAVEATS.estimate, CAVEATS.asOf(sheet)],
      envelopes: [sheet],
    });
  },
};

/** "Do I have anything good for gas": the best card there, against a plain one. */
function coveredDraft(sheet: Envelope, rows: readonly BestRow[]): Draft {
  const gaps = gapsOf(sheet);
  const baseline = figure(sheet, ["baseline_percent"], "percent");
  const said = rows.map((row) => {
    const isGap = gaps.some(({ category_name: name }) => name === row.category_name);
    const verdict = isGap ? line`**No**, nothing above a plain ${baseline}.` : line`**Yes**.`;
    return joinLines([verdict, rowLine(sheet, row), line`${cite(sheet)}`], " ");
  });
  return answer({
    result: said,
    caveats: [CAVEATS.estimate, CAVEATS.asOf(sheet)],
    envelopes: [sheet],
  });
}

function gapsLine(sheet: Envelope, gaps: readonly GapRow[]): Line {
  const baseline = figure(sheet, ["baseline_percent"], "percent");
  if (gaps.length === 0)
    return line`No gap: in each of these categories one of your cards gives more than a plain ${baseline} card. The weakest are below. ${cite(sheet)}`;
  const names = told(
    gaps
      .slice(0, MOST_GAPS)
      .map(({ category_name: name }) => name)
      .join(", "),
  );
  return line`No card of yours beats a plain ${baseline} card on: **${names}**. ${cite(sheet)}`;
}

function gapLine(sheet: Envelope, { place, category_name: name, short_usd_a_year: usd }: GapRow) {
  const best = figure(sheet, ["gaps", place, "best_percent_back"], "percent");
  return usd === undefined || usd === 0
    ? line`${told(name)}: ${best} with your best card`
    : line`${told(name)}: ${best} with your best card, ${figure(sheet, ["gaps", place, "short_usd_a_year"], "usd")} a year short`;
}
