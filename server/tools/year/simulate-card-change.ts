import * as z from "zod";
import { type ChangeOutcome, simulateChange } from "../../advice/year/card-change.ts";
import { cardParam } from "../../member/names.ts";
import { type HeldCard, heldCardParam, heldCardRef, toHeldRef } from "../../member/held-cards.ts";
import { defineReader } from "../frame/reader.ts";
import { formatUsd, toDollars } from "../../member/money.ts";
import { tellRisk } from "../balances/points-at-risk.ts";
import { ownerParam } from "../../member/owners.ts";
import type { Scene } from "../../member/scene.ts";
import { citeRows } from "../frame/sources.ts";
import {
  benefitRow,
  differingRow,
  keptRow,
  movedRow,
  toBenefitChange,
  toMovedRows,
  toUnlockRows,
  toYearDelta,
  unlockRow,
  yearDelta,
} from "./change-rows.ts";
import {
  changeAssumptions,
  type PlannedChange,
  toPlannedChange,
  unvaluedWarnings,
} from "./change-plan.ts";
import {
  balanceChangeRow,
  changeRisks,
  sumOfChanges,
  toBalanceChanges,
} from "./change-balances.ts";
import { certificateRow, toCertificateRows } from "./change-certificates.ts";
import { toFeeCard } from "./fee-cards.ts";
import { addedRow, toJoined } from "./joined-cards.ts";
import {
  activationsParam,
  leftOutWarnings,
  spendParam,
  toYearInput,
  toYearSpend,
  yearAssumptions,
} from "./year-input.ts";

const MOST_CARDS = 10;

export const simulateCardChange = defineReader({
  name: "simulate_card_change",
  title: "Simulate a change of cards",
  description:
    "What happens if I add, drop, close, replace or swap a card: would I be better off, how " +
    "much more would I make, what do I lose? Say adding one or going without: the first year " +
    "and later, all spend placed anew, annual fees, welcome offer, benefits, points that " +
    "begin or cease to transfer. Give at least one of add, drop, swap. Saves nothing. Cards " +
    "worth trying: rank_candidate_cards.",
  input: z.strictObject({
    add: z.array(cardParam).max(MOST_CARDS).optional().describe("Cards of the catalog."),
    drop: z.array(heldCardParam).max(MOST_CARDS).optional().describe("Held cards."),
    swap: z
      .strictObject({
        from: heldCardParam,
        to: cardParam,
        product_change: z
          .boolean()
          .optional()
          .describe("The same account as another card: no offer, no rules on applications."),
      })
      .optional()
      .describe("One held card for a new account of another."),
    spend: spendParam.optional(),
    owner: ownerParam.optional().describe("Who opens what is added; the member by default."),
    include_offer: z.boolean().optional().describe("Count welcome offers; true by default."),
    credits_used_percent: z
      .number()
      .min(0)
      .max(100)
      .optional()
      .describe("How much of statement credits the member says to use; 0 by default."),
    assume_activations: activationsParam.optional(),
  }),
  data: z.object({
    added: z.array(addedRow),
    dropped: z.array(heldCardRef),
    delta_usd: z.object({
      year1: yearDelta.describe("The twelve months from now, with offers and first-year fees."),
      ongoing: yearDelta.describe("A later year."),
    }),
    rewards_before_usd: z.number().describe("Of a later year."),
    rewards_after_usd: z.number(),
    moved_spend: z.array(movedRow).describe("Of a later year, what moves most first."),
    lost: z.array(benefitRow).describe("Benefits that no other card of the same person gives."),
    lost_in_part: z
      .array(differingRow)
      .describe("Benefits that another card gives too, but less of."),
    kept: z.array(keptRow).describe("Benefits of dropped cards that another card gives too."),
    gained: z.array(benefitRow).describe("Benefits that no card of the same person gave before."),
    certificates: z
      .array(certificateRow)
      .describe("Free nights and the like that come or go; never in delta_usd."),
    transfers: z.array(unlockRow).describe("Points that begin or cease to move to partners."),
    balances: z.array(balanceChangeRow).describe("Balances that end or count for more or less."),
    balances_change_usd: z.number().describe("Once; not in delta_usd."),
    is_exact: z.boolean(),
  }),
  brief: {
    isLong: true,
    columns: {
      gained: ["kind", "name", "detail", "card_name"],
      lost: ["kind", "name", "detail", "card_name"],
      moved_spend: ["category_name", "from", "to", "yearly_usd"],
    },
  },
  answer: (asked, scene) => {
    const spend = toYearSpend(scene, asked.spend);
    const plan = toPlannedChange(scene, asked);
    const options = { assumeActivations: asked.assume_activations };
    const joined = toJoined(scene, plan, spend, asked);
    const percent = asked.credits_used_percent ?? 0;
    const held = plan.before.map((one) => toFeeCard(scene, one, percent));
    const outcome = simulateChange(toYearInput(scene, held, spend, options), {
      add: joined.map(({ feeCard }) => feeCard),
      drop: plan.dropped.map(({ entry }) => entry.id),
      kept: plan.kept.map((one) => toFeeCard(plan.scene, one, percent)),
    });
    const points = toPoints(scene, plan);
    return {
      summary: `${summaryOf(plan, outcome)}${tellPoints(points.data.balances_change_usd)}`,
      data: {
        added: joined.map(({ row }) => row),
        dropped: plan.dropped.map(toHeldRef),
        delta_usd: toDeltas(outcome),
        rewards_before_usd: toDollars(outcome.before.totalCents),
        rewards_after_usd: toDollars(outcome.after.totalCents),
        moved_spend: toMovedRows(scene.facts, outcome, plan.before, plan.added),
        ...toBenefits(scene, plan),
        certificates: toCertificateRows(plan.scene, plan.added, plan.dropped),
        ...points.data,
        is_exact: outcome.isExact,
      },
      assumptions: [
        ...yearAssumptions(scene, spend, options),
        ...changeAssumptions(asked, percent),
      ],
      warnings: [
        ...points.warnings,
        ...leftOutWarnings(scene, spend),
        ...warningsOf(plan, joined, outcome),
      ],
      sources: citeRows(factsOf(scene, plan, joined)),
      next_actions: nextActions(plan),
    };
  },
});

const toDeltas = ({ firstYear, ongoing }: ChangeOutcome) => ({
  year1: toYearDelta(firstYear),
  ongoing: toYearDelta(ongoing),
});

/** What becomes of the points that are held. */
function toPoints(scene: Scene, plan: PlannedChange) {
  const risks = changeRisks(scene, plan);
  const balances = toBalanceChanges(scene, plan, risks);
  return {
    data: {
      transfers: toUnlockRows(scene, plan.scene),
      balances,
      balances_change_usd: sumOfChanges(balances),
    },
    warnings: risks.map(tellRisk),
  };
}

const tellPoints = (usd: number): string =>
  usd === 0
    ? ""
    : ` Points held count ${formatUsd(Math.abs(usd))} ${usd < 0 ? "less" : "more"}, once.`;

type Joined = ReturnType<typeof toJoined>;

const warningsOf = (plan: PlannedChange, joined: Joined, outcome: ChangeOutcome) => [
  ...plan.warnings,
  ...joined.flatMap(warnOfBarred),
  ...unvaluedWarnings(plan, outcome),
];

const warnOfBarred = ({ isBarred, row }: Joined[number]): readonly string[] =>
  isBarred
    ? [`The offer of ${row.card_name} is not counted: by the issuer's rules it fails now.`]
    : [];

/** The rows that the change rests on. */
const factsOf = (scene: Scene, { added, dropped }: PlannedChange, joined: Joined) => [
  ...added.map(({ card }) => card),
  ...joined.flatMap(({ offerRows }) => offerRows),
  ...added.flatMap(({ card }) => scene.facts.rowsOf("earnRates", card.id)),
  ...dropped.map(({ card }) => card),
];

/** What goes, what stays by another card, and what comes. */
function toBenefits(scene: Scene, { before, dropped, kept, added, swapped }: PlannedChange) {
  const becomes = swapped && added.at(-1);
  const pairOf = (one: HeldCard) =>
    one === swapped ? becomes : one === becomes ? swapped : undefined;
  return {
    ...toBenefitChange(scene, dropped, { cards: [...kept, ...added], pairOf }),
    gained: toBenefitChange(scene, added, { cards: before, pairOf }).lost,
  };
}

function summaryOf(
  { added, dropped, changed, swapped }: PlannedChange,
  { firstYear, ongoing }: ChangeOutcome,
): string {
  const comes = added.filter((one) => one !== changed);
  const goes = changed === undefined ? dropped : dropped.filter((one) => one !== swapped);
  const what = [
    ...(changed === undefined || swapped === undefined
      ? []
      : [`changing ${namesOf([swapped])} into ${namesOf([changed])}`]),
    ...(comes.length === 0 ? [] : [`adding ${namesOf(comes)}`]),
    ...(goes.length === 0 ? [] : [`dropping ${namesOf(goes)}`]),
  ].join(" and ");
  const first = signed(firstYear.netCents);
  const later = signed(ongoing.netCents);
  return `${what.slice(0, 1).toUpperCase()}${what.slice(1)}: ${first} in the first year, ${later} in a later year.`;
}

const namesOf = (cards: readonly HeldCard[]): string =>
  cards.map(({ card }) => card.card_name).join(", ");

const signed = (cents: number): string => `${cents >= 0 ? "+" : ""}${formatUsd(toDollars(cents))}`;

const nextActions = ({ added, dropped }: PlannedChange): readonly string[] => [
  ...(added.length === 0 ? [] : ["See every rule for the new card with check_eligibility."]),
  ...(dropped.length === 0
    ? []
    : ["See what the account could become instead with list_product_change_options."]),
];
