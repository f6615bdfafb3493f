import * as z from "zod";
import { MONTHS_A_YEAR } from "../../advice/days.ts";
import { upcomingFees } from "../../advice/fees/fees.ts";
import { renewalValue } from "../../advice/fees/renewal.ts";
import { interestRows, tellInterest } from "../../member/carried.ts";
import {
  getOwnOpen,
  type HeldCard,
  heldCardParam,
  heldCardRef,
  toHeldRef,
} from "../../member/held-cards.ts";
import { asIfParam, defineReader } from "../frame/reader.ts";
import { formatUsd, toCents, toDollars } from "../../advice/money.ts";
import type { Scene } from "../../member/scene.ts";
import { baselineParam, spendParam } from "../year/year-input.ts";
import { feeFactsOf, feeRow, toFeeCard, toFeeRow } from "./fee-row.ts";
import { assumptionRow, toAssumptionRows, earnAbove, withoutCard } from "./renewal-assumptions.ts";
import {
  capturedOf,
  type CreditYears,
  creditsParam,
  creditYearsOf,
  perksParam,
} from "../year/credit-years.ts";
import { toCertificateRows } from "../year/change-certificates.ts";
import { pointsAtRisk, risksOf } from "../balances/points-at-risk.ts";

const range = z.object({ low: z.number(), high: z.number() });

const assumptionsParam = z
  .strictObject({
    credits: creditsParam.optional(),
    perks: perksParam.optional(),
    spend: spendParam.optional(),
    baseline_pct: baselineParam.optional(),
  })
  .describe("What the member says; the rest is as in the wallet, or unknown.");

export const evaluateRenewal = defineReader({
  name: "evaluate_renewal",
  title: "Evaluate a renewal",
  description:
    "Should I keep, renew or cancel my card, is it worth paying the annual fee again for " +
    "another year, does it make sense, pay for itself or break even, am I getting my money's " +
    "worth out of it? Fee against used credits, earnings beyond the other cards and plain " +
    "cash back, perks at the member's figures, as a range; the refund day. Arithmetic, not " +
    "advice. Alternatives: list_product_change_options.",
  input: z.strictObject({
    wallet_card_id: heldCardParam,
    assumptions: assumptionsParam.optional(),
    as_if: asIfParam,
  }),
  data: z.object({
    card: heldCardRef,
    fee_usd: z.number(),
    fee_due: feeRow.optional().describe("The fee in question; absent without a fee or its day."),
    year_from: z.iso.date().describe("First day of the year evaluated."),
    credits_value_usd: range,
    earn_value_usd: z.number().optional().describe("Absent: unknown, counts as nothing."),
    perks_value_usd: z.number(),
    net_usd: range.describe("Credits, earning and perks less the fee."),
    break_even: z.object({
      missing_usd: range.describe("Added value that would cover the fee: best to worst case."),
      all_credits_used_percent: z
        .int()
        .optional()
        .describe("The share of every credit that covers the fee; absent: not even all of it."),
      text: z.string(),
    }),
    per_assumption: z.array(assumptionRow),
    not_counted: z
      .array(z.string())
      .describe(
        "Certificates, credits without a yearly value, and what list_credits does not count: " +
          "memberships, conditions not known to be met. Stated or logged, they count.",
      ),
    certificates: z
      .array(z.object({ name: z.string(), most_usd: z.number().optional() }))
      .describe("Recur every year; in none of the sums. No most_usd: no known value."),
    captured: z.object({
      since: z.iso.date(),
      credits_usd: z.number().describe("Logged since then."),
      uses: z.int(),
      less_fee_usd: z.number().describe("Credits logged less the fee; negative: not yet paid for."),
    }),
    points_at_risk: z
      .array(pointsAtRisk)
      .describe("Balances lost, or worth less, if the card were closed."),
    unknown: z.array(z.string()),
  }),
  answer: ({ wallet_card_id: cardName, assumptions = {} }, scene) => {
    const held = getOwnOpen(scene, cardName);
    const weighed = weigh(scene, held, assumptions);
    const { fee, feeCents, credits, earn } = weighed;
    const certificates = yearlyCertificates(scene, held);
    const beside = certificates.map(({ name }) => name).join(" and ");
    const sums = summaryOf(held, weighed);
    return {
      summary: beside === "" ? sums : `${sums} Not counted: its ${beside}.`,
      data: {
        ...toData(weighed),
        card: toHeldRef(held),
        fee_due: fee && toFeeRow(held, fee, scene.today),
        not_counted: notCounted(scene, held, credits),
        certificates,
        captured: capturedOf(scene, held, feeCents),
        points_at_risk: [
          ...risksOf(scene, withoutCard(scene, held.entry.id), held.entry.owner, held.card),
        ],
      },
      assumptions: [CREDITS_COUNT, ...earn.assumptions],
      warnings: [
        weighed.feeWarnings,
        credits.warnings,
        earn.warnings,
        tellInterest(scene),
        isDisputed(credits) && "Sources disagree about a credit that is counted.",
      ],
      sources: [held.card, ...credits.years.map(({ row }) => row), ...interestRows(scene)],
      next_actions: [
        `See what the ${held.card.display_name} can become with list_product_change_options for ${held.entry.id}.`,
        weighed.value.unknown.length > 0 &&
          "Ask the member how much of each credit is used and give assumptions.credits.",
        weighed.earn.cents === undefined && "Save the monthly spend with update_profile.",
        weighed.fee === undefined &&
          held.entry.opened_on === undefined &&
          "Set the opening date with update_wallet_card.",
      ],
    };
  },
});

const CREDITS_COUNT =
  "A credit counts at what is stated, else at what was logged in the last twelve months, else from " +
  "nothing to all of it. Memberships, and credits with conditions not known to be met, count " +
  "only when stated or logged, as in list_credits.";

function weigh(scene: Scene, held: HeldCard, given: z.infer<typeof assumptionsParam>) {
  const { facts, today } = scene;
  const fees = upcomingFees([toFeeCard(held)], feeFactsOf(facts), today, MONTHS_A_YEAR);
  const fee = fees.fees.find(({ isPosted }) => isPosted) ?? fees.fees[0];
  const feeCents = fee === undefined ? fees.yearCents : fee.cents + fee.userCents;
  const from = fee?.due.first ?? today;
  const credits = creditYearsOf(scene, held, from, given.credits);
  const earn = earnAbove(scene, held, given);
  const stated = Object.entries(given.perks ?? {});
  const perks = stated.map(([name, usd]) => ({ name, cents: toCents(usd) }));
  const value = renewalValue({
    feeCents,
    credits: credits.years.map(({ year }) => year.credit),
    earnAboveBaselineCents: earn.cents,
    perks,
  });
  const feeWarnings = fee?.warnings ?? fees.unknown.map(({ reason }) => reason);
  return { fee, feeCents, feeWarnings, from, credits, earn, perks, value };
}

type Weighed = ReturnType<typeof weigh>;

function toData({ feeCents, from, credits, earn, perks, value }: Weighed) {
  const net = inDollars(value.netCents);
  const missing = inDollars(value.missingCents);
  const percent = value.breakEvenUsedPercent;
  return {
    fee_usd: toDollars(feeCents),
    year_from: from,
    credits_value_usd: inDollars(value.creditsCents),
    earn_value_usd: toDollars(earn.cents),
    perks_value_usd: toDollars(value.perksCents),
    net_usd: net,
    break_even: {
      missing_usd: missing,
      all_credits_used_percent: percent,
      text: breakEvenText(percent, net, missing),
    },
    per_assumption: toAssumptionRows({ credits, value, earn, perks }),
    unknown: [...value.unknown],
  };
}

const notCounted = ({ facts }: Scene, { card }: HeldCard, credits: CreditYears): string[] => [
  ...credits.notCounted.map(({ credit_name: name }) => name),
  ...facts.rowsOf("certificates", card.id).map(({ certificate_name: name }) => name),
];

const yearlyCertificates = (scene: Scene, held: HeldCard) =>
  toCertificateRows(scene, [held], [])
    .filter(({ how }) => how === "anniversary")
    .map(({ name, most_usd }) => ({ name, most_usd }));

const isDisputed = ({ years }: CreditYears): boolean =>
  years.some(({ row }) => row.confidence === "disputed");

const inDollars = ({ low, high }: { readonly low: number; readonly high: number }) => ({
  low: toDollars(low),
  high: toDollars(high),
});

type Range = z.infer<typeof range>;

const rangeText = ({ low, high }: Range): string =>
  low === high ? formatUsd(low) : `${formatUsd(low)} to ${formatUsd(high)}`;

function summaryOf({ card }: HeldCard, { fee, feeCents, value }: Weighed): string {
  const net = inDollars(value.netCents);
  const decideBy = fee?.decideBy?.day;
  const when = decideBy === undefined ? "" : `; the fee is refunded if it is closed by ${decideBy}`;
  return `${card.card_name}: fee ${formatUsd(toDollars(feeCents))}, net for a year ${rangeText(net)}${when}.`;
}

function breakEvenText(percent: number | undefined, net: Range, missing: Range): string {
  if (net.low >= 0) return "Pays for itself on what is stated and logged.";
  if (percent === undefined) {
    return `Pays for itself only if perks not counted are worth ${formatUsd(missing.low)} or more a year.`;
  }
  return `Pays for itself if at least ${percent}% of every credit is used, or if it brings ${formatUsd(missing.high)} a year more than is certain.`;
}
