import * as z from "zod";
import { formatUsd } from "../../advice/money.ts";
import type { Scene } from "../../member/scene.ts";
import {
  type YearSpend,
  type SpendAsked,
  spendParam,
  findProfileSpend,
  toYearSpend,
  yearAssumptions,
} from "../year/year-input.ts";
import { type CardWorth, cardWorth, toWorths } from "./card-worth.ts";
import { type Compared, comparedRow, toCompared, toComparedRows } from "./compare-rows.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { getCardBeside } from "../../member/held-names.ts";
import { cardParam } from "../../member/names.ts";
import { defineReader } from "../frame/reader.ts";
import { warnOfDoubt } from "../frame/sources.ts";
import { compact } from "../frame/texts.ts";
import { type Card, cardBrief, holdingsOf, toBrief } from "../card-rows/card-brief.ts";

const FEWEST = 2;
const MOST = 5;

export const compareCards = defineReader({
  name: "compare_cards",
  title: "Compare cards",
  description:
    "One card vs (versus, or) another, head to head: which is better, which should I pick, " +
    "what is the difference between them? 2 to 5 named cards side by side: fees, offer, " +
    "credits, perks, rates, and worth at the member's spend, alone and beside the wallet. " +
    "What one change moves: simulate_card_change.",
  input: z.strictObject({
    cards: z.array(cardParam).min(FEWEST).max(MOST),
    spend: spendParam.optional(),
  }),
  data: z.object({
    cards: z.array(cardBrief),
    rows: z.array(comparedRow).describe("Categories that are not listed earn the base rate."),
    value: z.array(cardWorth).optional().describe("Absent without a known spend."),
    lead: z
      .object({ card_id: z.string(), over_card_id: z.string(), more_usd: z.number() })
      .optional()
      .describe("The card worth most alone in a later year, and how much more than the next."),
    spend_usd_a_month: z.number().optional(),
    spend_source: z.enum(["profile", "given"]).optional(),
  }),
  brief: {
    rows: "rows",
    columns: {
      cards: "",
      rows: "label values",
      value:
        "card_id standalone.year1.net_usd standalone.ongoing.net_usd marginal.year1.net_usd marginal.ongoing.net_usd",
    },
  },
  *answer({ cards: names, spend: spendInput }, scene) {
    const { cards, assumptions } = getCards(scene, names);
    const compared = cards.map((card) => toCompared(scene, card));
    const spend = spendOf(scene, spendInput);
    const worths = spend && (yield* toWorths(scene, compared, spend));
    const holdings = holdingsOf(scene);
    return {
      summary: toSummary(cards, worths),
      data: {
        cards: cards.map((card) => toBrief(card, holdings)),
        rows: toComparedRows(compared),
        value: worths,
        lead: worths && leadOf(worths),
        spend_usd_a_month: spend?.lines.reduce((sum, { monthlyUsd }) => sum + monthlyUsd, 0),
        spend_source: spend?.source,
      },
      assumptions: [
        ...assumptions,
        ...ROW_ASSUMPTIONS,
        spend !== undefined && toAssumptions(scene, spend),
      ],
      warnings: [
        ...(spend?.warnings ?? ["There is no spending profile, so no value was worked out."]),
        ...compared.flatMap((one) => warningsOf(one, worths)),
      ],
      sources: compared.flatMap(({ card, rows, offers: { latest } }) => [
        card,
        ...rows.terms,
        ...(latest?.steps ?? []),
      ]),
      next_actions: [spend === undefined && SAVE_SPEND, CHECK_ELIGIBILITY],
    };
  },
});

const SAVE_SPEND = "Save monthly spend with update_profile, or give spend with this call.";
const CHECK_ELIGIBILITY =
  "Use check_eligibility before applying: offers count here as if the member could get them.";

const ROW_ASSUMPTIONS = [
  "Rates are for purchases in the US, made directly with the merchant, with nothing chosen or activated; up_to shows what more is possible.",
  "Credits count at face value in their row and not in value, except points that an anniversary brings by itself: those count in value, after the first year.",
];

function getCards(scene: Scene, names: readonly string[]) {
  const matches = names.map((name) => getCardBeside(scene, name));
  const cards = [...new Set(matches.map(({ card }) => card))];
  const assumptions = matches.flatMap((one) => one.assumptions);
  if (cards.length >= FEWEST) return { cards, assumptions };
  throw new ToolError("These names all mean the same card; name at least two different ones.");
}

/** Undefined if the profile has no spend: none is made up. */
function spendOf(scene: Scene, spendInput: SpendAsked = "profile"): YearSpend | undefined {
  return spendInput === "profile" ? findProfileSpend(scene) : toYearSpend(scene, spendInput);
}

/** Undefined if any card has no value. */
function leadOf(worths: NonNullable<Worths>) {
  const nets = worths.flatMap(({ card_id: id, standalone }) =>
    standalone === undefined ? [] : [{ id, usd: standalone.ongoing.net_usd }],
  );
  const [first, next] = nets.toSorted((a, b) => b.usd - a.usd);
  if (first === undefined || next === undefined || nets.length < worths.length) return undefined;
  const more = Math.round((first.usd - next.usd) * 100) / 100;
  return { card_id: first.id, over_card_id: next.id, more_usd: more };
}

const toAssumptions = (scene: Scene, spend: YearSpend): readonly string[] => [
  ...yearAssumptions(scene, spend),
  "Alone means that all spend goes on this one card; beside the wallet, that each dollar goes on the card that earns most.",
  "Points that none of the cards lets transfer to partners count as cash back.",
  "An offer counts in the first year if all spend, put on the card, reaches it in time.",
];

type Worths = CardWorth[] | undefined;

function toSummary(cards: readonly Card[], worths: Worths): string {
  const parts = cards.map((card) => {
    const worth = worths?.find(({ card_id: id }) => id === card.id)?.standalone;
    if (worth === undefined) return `${card.card_name} ${formatUsd(card.annual_fee)} a year`;
    return `${card.card_name} ${formatUsd(worth.year1.net_usd)} in the first year and ${formatUsd(worth.ongoing.net_usd)} a year after`;
  });
  return worths === undefined
    ? `Fees: ${parts.join("; ")}.`
    : `As the only card, net of fees: ${parts.join("; ")}.`;
}

function warningsOf({ card, rows, offer }: Compared, worths: Worths): readonly string[] {
  const { card_name: name, id } = card;
  const worth = worths?.find((one) => one.card_id === id);
  const isOpen = card.status === "open";
  const notAdded =
    worth !== undefined && worth.marginal === undefined
      ? " So it was not added to the wallet."
      : "";
  return compact([
    !isOpen && `${name} takes no new applications.${notAdded}`,
    worth !== undefined &&
      worth.standalone === undefined &&
      `No value is known for the points of ${name}, so its worth is unknown.`,
    isOpen && offer === undefined && `No current welcome offer is known for ${name}.`,
    ...warnOfDoubt([...rows.rates, ...rows.credits], name),
  ]);
}
