import * as z from "zod";
import { type ChangeOutcome, simulateChange } from "../../advice/year/card-change.ts";
import { type HeldCard, heldCardRef, toHeldRef } from "../../member/held-cards.ts";
import { asIfParam, defineReader } from "../frame/reader.ts";
import { formatUsd, toDollars } from "../../advice/money.ts";
import { tellRisk } from "../balances/points-at-risk.ts";
import { ownerParam } from "../../member/owners.ts";
import type { Scene } from "../../member/scene.ts";
import { compact } from "../frame/texts.ts";
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
  balanceChangeRow,
  changeRisks,
  sumOfChanges,
  toBalanceChanges,
} from "./change-rows.ts";
import {
  changeAssumptions,
  changeParams,
  type PlannedChange,
  toPlannedChange,
  unvaluedWarnings,
  addedRow,
  toJoined,
} from "./change-plan.ts";
import { certificateRow, toCertificateRows } from "./change-certificates.ts";
import { toFeeCard } from "./fee-cards.ts";
import {
  activationsParam,
  exclusionWarnings,
  spendParam,
  toYearInput,
  toYearSpend,
  yearAssumptions,
} from "./year-input.ts";

export const simulateCardChange = defineReader({
  name: "simulate_card_change",
  title: "Simulate a change of cards",
  description:
    "What happens if I add, drop, close, replace or swap a card: would I be better off, how " +
    "much more would I make, what do I lose? Say adding one or going without: the first year " +
    "and later, all spend placed anew, annual fees, welcome offer, benefits, points that " +
    "start or stop transferring. Give at least one of add, drop, swap. Saves nothing. Cards " +
    "worth trying: rank_candidate_cards.",
  input: z.strictObject({
    ...changeParams,
    spend: spendParam.optional(),
    owner: ownerParam.optional().describe("Who opens what is added; the member by default."),
    include_offer: z.boolean().optional().describe("Count welcome offers; true by default."),
    credits_used_percent: z
      .number()
      .min(0)
      .max(100)
      .optional()
      .describe("Share of statement credits the member uses; 0 by default."),
    assume_activations: activationsParam.optional(),
    as_if: asIfParam,
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
    moved_spend: z.array(movedRow).describe("Of a later year, largest changes first."),
    lost: z.array(benefitRow).describe("Benefits that no other card of the same person gives."),
    lost_in_part: z
      .array(differingRow)
      .describe("Benefits that another card gives too, but less of."),
    kept: z.array(keptRow).describe("Benefits of dropped cards that another card gives too."),
    gained: z.array(benefitRow).describe("Benefits that no card of the same person gave before."),
    certificates: z
      .array(certificateRow)
      .describe("Free nights and the like that come or go; never in delta_usd."),
    transfers: z.array(unlockRow).describe("Points that start or stop transferring to partners."),
    balances: z.array(balanceChangeRow).describe("Balances that end or count for more or less."),
    balances_change_usd: z.number().describe("Once; not in delta_usd."),
    is_exact: z.boolean(),
  }),
  brief: {
    isLong: true,
    columns: {
      gained: "kind name detail card_name",
      lost: "kind name detail card_name",
      moved_spend: "category_name from to yearly_usd",
    },
  },
  answer: (input, scene) => {
    const spend = toYearSpend(scene, input.spend);
    const plan = toPlannedChange(scene, input);
    const joined = toJoined(scene, plan, spend, input);
    const percent = input.credits_used_percent;
    const held = plan.before.map((one) => toFeeCard(scene, one, percent));
    const outcome = simulateChange(toYearInput(scene, held, spend, input), {
      add: joined.map(({ feeCard }) => feeCard),
      drop: plan.dropped.map(({ entry }) => entry.id),
      kept: plan.kept.map((one) => toFeeCard(plan.scene, one, percent)),
    });
    const risks = changeRisks(scene, plan);
    const balances = toBalanceChanges(scene, plan, risks);
    const balancesUsd = sumOfChanges(balances);
    return {
      summary: `${summaryOf(plan, outcome)}${tellPoints(balancesUsd)}`,
      data: {
        added: joined.map(({ row }) => row),
        dropped: plan.dropped.map(toHeldRef),
        ...toSums(outcome),
        moved_spend: toMovedRows(scene.facts, outcome, plan.before, plan.added),
        ...toBenefits(scene, plan),
        certificates: toCertificateRows(plan.scene, plan.added, plan.dropped),
        transfers: toUnlockRows(scene, plan.scene),
        balances,
        balances_change_usd: balancesUsd,
        is_exact: outcome.isExact,
      },
      assumptions: [...yearAssumptions(scene, spend, input), ...changeAssumptions(input)],
      warnings: [
        ...risks.map(tellRisk),
        ...exclusionWarnings(scene, spend),
        ...plan.warnings,
        ...joined.flatMap(({ warnings }) => warnings),
        ...unvaluedWarnings(plan, outcome),
      ],
      sources: factsOf(scene, plan, joined),
      next_actions: nextActions(plan),
    };
  },
});

const toSums = ({ firstYear, ongoing, before, after }: ChangeOutcome) => ({
  delta_usd: { year1: toYearDelta(firstYear), ongoing: toYearDelta(ongoing) },
  rewards_before_usd: toDollars(before.totalCents),
  rewards_after_usd: toDollars(after.totalCents),
});

const tellPoints = (usd: number): string =>
  usd === 0
    ? ""
    : ` Points held count ${formatUsd(Math.abs(usd))} ${usd < 0 ? "less" : "more"}, once.`;

const factsOf = (
  scene: Scene,
  { added, dropped }: PlannedChange,
  joined: ReturnType<typeof toJoined>,
) => [
  ...added.map(({ card }) => card),
  ...joined.flatMap(({ offerSteps }) => offerSteps),
  ...added.flatMap(({ card }) => scene.facts.rowsOf("earnRates", card.id)),
  ...dropped.map(({ card }) => card),
];

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
  const what = compact([
    changed !== undefined && `changing ${swapped?.card.card_name} into ${changed.card.card_name}`,
    comes.length > 0 && `adding ${namesOf(comes)}`,
    goes.length > 0 && `dropping ${namesOf(goes)}`,
  ]).join(" and ");
  const first = signed(firstYear.netCents);
  const later = signed(ongoing.netCents);
  return `${what.slice(0, 1).toUpperCase()}${what.slice(1)}: ${first} in the first year, ${later} in a later year.`;
}

const namesOf = (cards: readonly HeldCard[]) => cards.map(({ card }) => card.card_name).join(", ");

const signed = (cents: number): string => `${cents >= 0 ? "+" : ""}${formatUsd(toDollars(cents))}`;

const nextActions = ({ added, dropped }: PlannedChange) => [
  added.length > 0 && "See every rule for the new card with check_eligibility.",
  dropped.length > 0 &&
    "See what the account could become instead with list_product_change_options.",
];
