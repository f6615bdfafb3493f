import * as z from "zod";
import { dayParam } from "../../member/day.ts";
import { addDays, addMonths, type Day, monthsBetween, MONTHS_A_YEAR } from "../../advice/days.ts";
import { bankNow, type FeeDue, type UpcomingFees, upcomingFees } from "../../advice/fees/fees.ts";
import { groupBy } from "../../contract/group-by.ts";
import { isUsable } from "../../advice/plain-row.ts";
import { type HeldCard, heldCardRef, heldCards, toHeldRef } from "../../member/held-cards.ts";
import { asIfParam, defineReader } from "../frame/reader.ts";
import { count, formatUsd, toDollars } from "../../advice/money.ts";
import { getIssuer, issuerParam } from "../../member/names.ts";
import { ownerParam } from "../../member/owners.ts";
import { excludeCardsParam, leftOutBy } from "../../member/excluded-cards.ts";
import type { Scene } from "../../member/scene.ts";
import { feeFactsOf, feeRow, toFeeCard, toFeeRow } from "./fee-row.ts";

const MAX_MONTHS = 36;

const unknownRow = z.object({
  card: heldCardRef,
  fee_usd: z.number().optional().describe("Of a year, when it is known."),
  reason: z.string(),
});

export const listUpcomingFees = defineReader({
  name: "list_upcoming_fees",
  title: "List upcoming annual fees",
  description:
    "When are my annual fees due, when does the next fee post, what fees do I have coming up " +
    "in March, how much do cards cost me each year? The last day to decide on a refund, fees " +
    "just posted and still refundable, total. Whether one card is worth its fee: " +
    "evaluate_renewal.",
  input: z.strictObject({
    within_months: z.int().min(1).max(MAX_MONTHS).optional().describe("12 by default."),
    from: dayParam.optional().describe("The first day."),
    until: dayParam
      .optional()
      .describe("The last day, in place of within_months; at most 36 months ahead."),
    owner: ownerParam.optional(),
    issuer: issuerParam.optional().describe("Only this issuer's cards."),
    exclude_cards: excludeCardsParam.optional(),
    as_if: asIfParam,
  }),
  data: z.object({
    fees: z.array(feeRow).describe("The soonest first."),
    upcoming: z.int().describe("How many of the fees listed are upcoming."),
    total_usd: z.number().describe("Of the upcoming fees listed, without posted ones."),
    year_total_usd: z.number().describe("A year of all open cards, dated or not."),
    by_month: z.array(z.object({ month: z.string(), total_usd: z.number(), fees: z.int() })),
    by_owner: z
      .array(
        z.object({
          owner: z.string(),
          year_total_usd: z.number(),
          more_than_next_usd: z.number().optional().describe("Absent for whoever pays least."),
        }),
      )
      .describe("A year by holder of open cards, highest first."),
    unknown: z.array(unknownRow).describe("Cards with an unknown fee or due day."),
    until: z.iso.date(),
  }),
  brief: {
    rows: "fees",
    columns: {
      fees: "card fee_usd due_on due_month status decide_by notes",
      by_month: "",
    },
  },
  answer: (input, scene) => {
    const { within_months: within = MONTHS_A_YEAR, from, until, owner } = input;
    const isLeftOut = leftOutBy(scene, input.exclude_cards ?? []);
    const { facts, today } = scene;
    const issuer = input.issuer === undefined ? undefined : getIssuer(facts, input.issuer).name;
    const cards = heldCards(scene, { owner }).filter(
      (held) =>
        (issuer === undefined || bankNow(held.card.id, (id) => facts.cards.get(id)) === issuer) &&
        !isLeftOut(held),
    );
    const months = until === undefined ? within : monthsTo(until, today);
    const due = between(
      upcomingFees(cards.map(toFeeCard), feeFactsOf(facts), today, months),
      from,
      until,
    );
    const byId = new Map(cards.map((held) => [held.entry.id, held]));
    const fees = withHeld(due.fees, byId).map(({ held, one }) => toFeeRow(held, one, today));
    const [total, year] = [toDollars(due.totalCents), toDollars(due.yearCents)];
    const span = until === undefined ? `in the next ${count(months, "month")}` : `up to ${until}`;
    const shown = fees.flatMap(({ card }) => byId.get(card.wallet_card_id) ?? []);
    return {
      summary: summaryOf(fees, total, year, span),
      data: {
        fees,
        upcoming: fees.filter(({ status }) => status === "upcoming").length,
        total_usd: total,
        year_total_usd: year,
        by_month: toMonths(due),
        by_owner: toOwners(cards, scene),
        unknown: withHeld(due.unknown, byId).map(({ held, one }) => toUnknown(held, one.reason)),
        until: until ?? addDays(addMonths(today, months), -1),
      },
      assumptions: ASSUMPTIONS,
      warnings: warningsOf(due, cards),
      sources: [...shown.map(({ card }) => card), ...refundRows(scene, shown)],
      next_actions: actionsOf(fees, due),
    };
  },
});

const withHeld = <One extends { readonly ref: string }>(
  all: readonly One[],
  byId: ReadonlyMap<string, HeldCard>,
) =>
  all.flatMap((one) => {
    const held = byId.get(one.ref);
    return held === undefined ? [] : [{ held, one }];
  });

/** Reaches past the day, to include a fee known only by a month that contains the day. */
function monthsTo(until: Day, today: Day): number {
  const months = Math.min(MAX_MONTHS, Math.max(0, monthsBetween(today, until)) + 1);
  return months % MONTHS_A_YEAR === 0 ? months + 1 : months;
}

function between(due: UpcomingFees, from: Day = "", until: Day = "9999"): UpcomingFees {
  const fees = due.fees.filter(({ due: { first, last } }) => last >= from && first <= until);
  return { ...due, fees, totalCents: sumOf(fees.filter(({ isPosted }) => !isPosted)) };
}

const sumOf = (fees: readonly FeeDue[]): number =>
  fees.reduce((sum, { cents, userCents }) => sum + cents + userCents, 0);

const ASSUMPTIONS = [
  "A fee is due on the anniversary of the opening and appears on the statement that follows, so " +
    "the refund window counted from the anniversary is the safe one.",
  "The fee of a coming year is the catalog's, unless the wallet has the member's own figure.",
];

type FeeRow = z.infer<typeof feeRow>;

function summaryOf(fees: readonly FeeRow[], total: number, year: number, when: string): string {
  const upcoming = fees.filter(({ status }) => status === "upcoming");
  const [next] = upcoming;
  const posted = fees.length - upcoming.length;
  return (
    `${count(upcoming.length, "annual fee")} of ${formatUsd(total)} ${when}` +
    (next === undefined
      ? ""
      : `, the next ${next.card.card_name} ${formatUsd(next.fee_usd)} in ${next.due_month}`) +
    (posted === 0 ? "" : `; ${posted} posted and still refundable`) +
    `; ${formatUsd(year)} a year in all.`
  );
}

const toMonths = ({ fees }: UpcomingFees) =>
  [
    ...groupBy(
      fees.filter(({ isPosted }) => !isPosted),
      ({ dueMonth }) => dueMonth,
    ),
  ]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([month, own]) => ({ month, total_usd: toDollars(sumOf(own)), fees: own.length }));

const toOwners = (cards: readonly HeldCard[], { facts, today }: Scene) =>
  [...groupBy(cards, ({ entry }) => entry.owner)]
    .map(([owner, own]) => ({
      owner,
      cents: upcomingFees(own.map(toFeeCard), feeFactsOf(facts), today, MONTHS_A_YEAR).yearCents,
    }))
    .toSorted((a, b) => b.cents - a.cents)
    .map(({ owner, cents }, place, sorted) => {
      const next = sorted[place + 1];
      return {
        owner,
        year_total_usd: toDollars(cents),
        more_than_next_usd: next === undefined ? undefined : toDollars(cents - next.cents),
      };
    });

function toUnknown(held: HeldCard, reason: string): z.infer<typeof unknownRow> {
  const { entry, card } = held;
  const usd = entry.annual_fee_override_usd ?? (isUsable(card) ? card.annual_fee : undefined);
  return { card: toHeldRef(held), fee_usd: usd, reason };
}

const refundRows = ({ facts }: Scene, shown: readonly HeldCard[]) => {
  const issuers = new Set(shown.map(({ card }) => bankNow(card.id, (id) => facts.cards.get(id))));
  return facts.tables.issuerPolicies.filter(
    ({ policy, issuer }) => policy === "annual_fee_refund_days" && issuers.has(issuer),
  );
};

function warningsOf({ fees, unknown }: UpcomingFees, cards: readonly HeldCard[]) {
  const users = cards.filter(({ entry }) => entry.authorized_user).length;
  const changed = fees.some(({ warnings }) =>
    warnings.some((text) => text.startsWith("The fee went")),
  );
  return [
    unknown.length > 0 &&
      `The fees of ${count(unknown.length, "card")} have no known date; they are listed under unknown.`,
    changed &&
      "A fee has changed since one of these cards was opened; the old fee may still apply for a while.",
    users > 0 && `${count(users, "card")} on other people's accounts owe no fee here.`,
  ];
}

function actionsOf(fees: readonly FeeRow[], { unknown }: UpcomingFees) {
  const urgent = fees.find(({ refund }) => refund !== undefined && refund.days_left >= 0);
  return [
    urgent !== undefined &&
      `Weigh ${urgent.card.card_name} with evaluate_renewal before ${urgent.decide_by}.`,
    unknown.length > 0 && "Set the opening dates with update_wallet_card.",
  ];
}
