import type { Envelope } from "../../../../tools/core/envelope.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { joinLines, joinParts, numberAt, rowsAt, textAt, textsAt } from "../../compose/rows.ts";
import { holdersOf, whose } from "../../compose/whose.ts";
import { asksWhether } from "../../readings/asks-whether.ts";
import { says } from "../../readings/says.ts";
import type { Intent } from "../../intent.ts";
import { ANNUAL_REWARDS } from "../../phrasings/year.ts";
import { ANNUAL_REWARDS_MORE } from "../../phrasings/year-more.ts";
import { ownerOf } from "../../readings/program-meant.ts";
import { spendTold } from "../../readings/spend-told.ts";
import { amountsOf, mentionsOf, type Understood } from "../../../language/understood.ts";
import { bestFew } from "./best-few.ts";
import { breakEven } from "./break-even.ts";
import { cardYear } from "./card-year.ts";
import { againstAll, isAlone, leftOut } from "./cards-left.ts";
import { eachOwner } from "./each-owner.ts";
import { fromScratch } from "./from-scratch.ts";
import { onSpend } from "./on-spend.ts";
import { categoryLines } from "./category-year.ts";
import { levelSpend } from "./level-spend.ts";
import { needSpend } from "./need-spend.ts";
import { feeLines, rankedLines, RANKS } from "./ranked-cards.ts";

const MOST_CARDS = 12;
const MOST_UNCOUNTED = 2;
const MOST_BASELINE = 10;

/** What the cards earn together in a year, and beside a plain cash-back card. */
export const annualRewards: Intent = {
  id: "annual_rewards",
  group: "year",
  label: "what your cards earn in a year",
  likes: [],
  needs: [],
  phrasings: `${ANNUAL_REWARDS}${ANNUAL_REWARDS_MORE}`,
  respond: (asked, toolbox) => {
    const apart =
      eachOwner(asked, toolbox) ??
      levelSpend(asked, toolbox) ??
      breakEven(asked, toolbox) ??
      bestFew(asked, toolbox) ??
      onSpend(asked, toolbox);
    if (apart !== undefined) return apart;
    const own = isAlone(asked) ? undefined : cardYear(asked, toolbox);
    if (own !== undefined) return own;
    const found = ask(toolbox, "estimate_annual_rewards", {
      ...needSpend(asked, toolbox),
      ...baselineOf(asked),
      ...leftOut(asked, toolbox),
      ...againstAll(asked, toolbox),
      ...ownerOf(asked),
      ...sumAsked(asked, toolbox),
    });
    if (rowsAt(found, ["by_card"]).length > 0) return toDraft(found, asked, toolbox);
    return says(asked, WHICH_CARD) ? fromScratch(asked, 1, toolbox) : withoutCards(found);
  },
};

/** "Dining plus groceries": kinds of spend that are told as one sum. */
function sumAsked(asked: Understood, { scene }: Toolbox): { readonly sum_of?: readonly string[] } {
  const spend = spendTold(asked).spend ?? scene.wallet.spend ?? {};
  const keys = mentionsOf(asked, "category").flatMap(({ ids }) => (ids.length === 1 ? ids : []));
  const spent = [...new Set(keys)].filter((key) => (spend[key] ?? 0) > 0);
  return spent.length > 1 ? { sum_of: spent } : {};
}

function sumLine(found: Envelope): readonly Line[] {
  if (numberAt(found, ["sum", "value_usd"]) === undefined) return [];
  const names = told(textsAt(found, ["sum", "category_names"]).join(" and "));
  return [
    line`${names} together: **${figure(found, ["sum", "value_usd"], "usd")}** a year on ${figure(found, ["sum", "spend_usd"], "usd")} of spend. ${cite(found)}`,
  ];
}

/** "A plain 2% card". */
function baselineOf(asked: Understood): { readonly baseline_pct?: number } {
  const rate = amountsOf(asked, "percent").find(({ value }) => value <= MOST_BASELINE);
  return rate === undefined ? {} : { baseline_pct: rate.value };
}

/** Who holds none asks which to have. */
const WHICH_CARD = /\b(?:which|what|whats|best|recommend|suggest)\b.*\b(?:cards?|setup|combo)\b/;

const withoutCards = (found: Envelope): Draft =>
  answer({
    result: [
      line`I know no cards of yours that earn. A plain ${figure(found, ["baseline_pct"], "percent")} card would give **${figure(found, ["baseline_usd"], "usd")}** a year on ${figure(found, ["spend_usd"], "usd")} of spend; tell me your cards, and I can work out what they earn.`,
    ],
    envelopes: [found],
  });

/** Beside one plain card; "how much cash back do I make" is of what is made. */
const COMPARES =
  /\b(?:plain|flat|simple|out ?earn|beats?|instead)\b|\bcash ?back (?:(?:only )?cards?|better)\b|\b(?:than|versus|vs|against|to) (?:\S+ ){0,3}cash ?back\b/;

function toDraft(found: Envelope, asked: Understood, { scene }: Toolbox): Draft {
  const isCompared = says(asked, COMPARES);
  const total = totalLine(found, asked);
  const isOfOne = numberAt(found, ["against", "more_usd"]) !== undefined;
  const ranked = rankedLines(found, asked);
  return answer({
    result: [
      ...(isOfOne ? aloneLines(found, asked) : []),
      ...coversLine(found, asked),
      ...returnLine(found, asked),
      ...sumLine(found),
      ...categoryLines(found, asked, scene),
      ...feeLines(found, asked),
      ...(isOfOne ? [] : ranked.length > 0 ? ranked : namedLine(found, asked)),
      ...leftLine(found, asked),
      ...(isCompared ? [baselineLine(found, true)] : []),
      ...(isOfOne ? [] : [total]),
      ...(isCompared ? [] : [baselineLine(found, false)]),
    ],
    details: [
      ...rowsAt(found, ["by_card"])
        .filter((row) => (numberAt(found, [...row, "value_usd"]) ?? 0) > 0)
        .slice(0, MOST_CARDS)
        .map((row) => cardLine(found, row)),
      ...uncountedLines(found),
    ],
    caveats: [
      line`Point values are estimates; every dollar is taken to go to the card that earns most.`,
      line`Credits, certificates and welcome offers are not counted.`,
      CAVEATS.asOf(found),
    ],
    envelopes: [found],
  });
}

const usd = (found: Envelope, key: string) => figure(found, [key], "usd");

function totalLine(found: Envelope, { owner }: Understood): Line {
  const start = owner === undefined ? line`Your` : line`${holdersOf(owner)}`;
  return joinLines([
    start,
    line`cards earn about **${usd(found, "total_usd")}** a year on ${usd(found, "spend_usd")} of spend; after ${usd(found, "fees_usd")} of annual fees that leaves ${usd(found, "net_of_fees_usd")}. ${cite(found)}`,
  ]);
}

const GAP =
  /\b(?:los(?:e|es|ing|t|s)|miss\w*|less|worse|difference|giv(?:e|ing) up|leav(?:e|ing))\b/;

/** What one card alone earns, and how much less that is; the latter first for who asks what is lost. */
function aloneLines(found: Envelope, asked: Understood): readonly Line[] {
  const total = totalLine(found, asked);
  return says(asked, GAP) ? [...aloneLine(found), total] : [total, ...aloneLine(found)];
}

/** With one card alone: how much less than with all of them at their best. */
function aloneLine(found: Envelope): readonly Line[] {
  const more = numberAt(found, ["against", "more_usd"]) ?? 0;
  const gap = figure(found, ["against", "more_usd"], "usd");
  const apart = { ...gap, text: gap.text.replace(/^-/, "") };
  return [
    more === 0
      ? line`That is as much as all your cards earn. ${cite(found)}`
      : line`That is **${apart} ${told(more > 0 ? "more" : "less")} a year** than all your cards at their best, which earn ${figure(found, ["against", "total_usd"], "usd")} before their fees. ${cite(found)}`,
  ];
}

const COVERS =
  /\b(?:cover|covers|pay for|pays for|make up for|offset|outweigh|beat)\b(?: \S+){0,3} (?:fees?|afs?)\b/;

/** "Do I earn enough to cover my fees". */
function coversLine(found: Envelope, asked: Understood): readonly Line[] {
  if (!says(asked, COVERS) || !asksWhether(asked)) return [];
  const isMore = (numberAt(found, ["net_of_fees_usd"]) ?? 0) >= 0;
  return [
    isMore
      ? line`**Yes**, by rewards alone: ${usd(found, "net_of_fees_usd")} more than the fees. ${cite(found)}`
      : line`**No**, not by rewards alone: they come to ${usd(found, "total_usd")}, the fees to ${usd(found, "fees_usd")}. ${cite(found)}`,
  ];
}

const RETURN =
  /\b(?:average|avg|effective|blended|overall (?:rate|return)|rate of return|percent(?:age)? back|what percent(?:age)?|return rate)\b/;

/** What comes back of a hundred dollars, for who asks for the rate. */
const returnLine = (found: Envelope, asked: Understood): readonly Line[] =>
  says(asked, RETURN)
    ? [
        line`On average your cards give **${figure(found, ["return_percent"], "percent")}** back, before their fees. ${cite(found)}`,
      ]
    : [];

/** The one card that is named, of the whole. */
function namedLine(found: Envelope, asked: Understood): readonly Line[] {
  const ids = new Set(mentionsOf(asked, "card").flatMap((one) => one.ids));
  const rows = rowsAt(found, ["by_card"]).filter((row) =>
    ids.has(textAt(found, [...row, "card_id"]) ?? ""),
  );
  // The same card of two people is told for each; of several cards none is meant alone.
  const isOne = new Set(rows.map((row) => textAt(found, [...row, "card_id"]))).size === 1;
  return !isOne
    ? []
    : rows.map(
        (row) =>
          line`The **${figure(found, [...row, "card_name"], "text")}**${rows.length > 1 ? whose(textAt(found, [...row, "owner"]) ?? "") : told("")} earns **${figure(found, [...row, "value_usd"], "usd")}** of it a year, before a fee of ${figure(found, [...row, "annual_fee_usd"], "usd")}. ${cite(found)}`,
      );
}

const AFTER_FEES =
  /\b(?:after|net of|minus|less|subtract\w*|take out|taking out|deduct\w*)\b(?: \w+){0,4} (?:fees?|charge)\b|\bleft over\b|\bleft at the end\b|\bin my pocket\b|\bnet\b/;

/** What is left after the fees, for who asks about that. */
const leftLine = (found: Envelope, asked: Understood): readonly Line[] =>
  says(asked, AFTER_FEES) && !says(asked, RANKS)
    ? [
        line`**${usd(found, "net_of_fees_usd")}** a year is left after the annual fees. ${cite(found)}`,
      ]
    : [];

/** The difference to a plain card; the verdict first when it was asked for. */
function baselineLine(found: Envelope, isAsked: boolean): Line {
  const isMore = (numberAt(found, ["above_baseline_usd"]) ?? 0) >= 0;
  const plain = line`A plain ${figure(found, ["baseline_pct"], "percent")} card would give ${usd(found, "baseline_usd")}`;
  const difference = line`the difference is ${usd(found, "above_baseline_usd")} a year.`;
  if (!isAsked) return joinParts([plain, difference]);
  const verdict = isMore
    ? line`**Your cards do better**, after their fees.`
    : line`**A plain cash-back card would do better**, after the fees of yours, on rewards alone.`;
  return joinLines([verdict, joinParts([plain, difference])]);
}

function cardLine(found: Envelope, row: Path): Line {
  const value = line`${figure(found, [...row, "card_name"], "text")}: ${figure(found, [...row, "value_usd"], "usd")} on ${figure(found, [...row, "spend_usd"], "usd")} of spend`;
  return (numberAt(found, [...row, "annual_fee_usd"]) ?? 0) > 0
    ? joinLines(
        [value, line`, for a fee of ${figure(found, [...row, "annual_fee_usd"], "usd")}`],
        "",
      )
    : value;
}

/** Better rates under conditions that are not assumed, where it is known what they would add. */
const uncountedLines = (found: Envelope): readonly Line[] =>
  rowsAt(found, ["not_counted"])
    .filter((row) => numberAt(found, [...row, "would_add_usd"]) !== undefined)
    .filter((row) => textAt(found, [...row, "if", 0]) !== undefined)
    .slice(0, MOST_UNCOUNTED)
    .map(
      (row) =>
        line`Not counted: ${figure(found, [...row, "rate"], "text")} on ${figure(found, [...row, "on"], "text")} with the ${figure(found, [...row, "card_name"], "text")}, worth ${figure(found, [...row, "would_add_usd"], "usd")} more, if: ${figure(found, [...row, "if", 0], "text")}`,
    );
