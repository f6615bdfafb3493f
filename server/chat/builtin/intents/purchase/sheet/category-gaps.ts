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
import { CATEGORY_GAPS } from "../../../phrasings/purchase-rates.ts";
import { CATEGORY_GAPS_MORE } from "../../../phrasings/purchase-rates-more.ts";
import { idsOf } from "../../../slots.ts";
import type { Envelope } from "../../../../../tools/core/envelope.ts";
import { asksWhether } from "../../../readings/asks-whether.ts";
import { querySheet } from "./sheet-query.ts";
import { joinLines } from "../../../compose/rows.ts";
import { preferHeld } from "../../../readings/held-preferred.ts";
import { type BestRow, bestRowsOf, type GapRow, gapsOf, rowLine } from "./sheet-rows.ts";
import { noCards, sheetFor, usesOf } from "./sheet-of.ts";

const MOST_GAPS = 8;

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
