import * as z from "zod";
import { creditYearCents } from "../../advice/benefits/credit-periods.ts";
import { asksForSpend } from "../../advice/benefits/credit-terms.ts";
import { isUsable } from "../../advice/plain-row.ts";
import { isRunning } from "../../advice/purchase/rate-status.ts";
import type { FactRow } from "../../contract/facts.ts";
import type { FactIndex } from "../../member/facts.ts";
import { toDollars } from "../../advice/money.ts";
import type { CountedValue } from "../../member/point-values.ts";
import type { Card } from "./card-brief.ts";
import { cardValue, seenOffer } from "./card-offer.ts";
import {
  cardFacts,
  heldAs,
  termsOf,
  familyRow,
  productChangeRow,
  ruleRow,
  unlockRow,
  unlocksOf,
} from "./card-terms.ts";
import { changeRow } from "./change-row.ts";
import { earnRow } from "./earn-row.ts";
import {
  certificateRow,
  creditRow,
  loungeRow,
  protectionRow,
  statusRow,
  toCertificateRow,
  toCreditRow,
  toLoungeRow,
  toProtectionRow,
  toStatusRow,
} from "./perk-rows.ts";
import { hasEnded, pickRow } from "./row-words.ts";

const apr = z.object({
  low_percent: z.number().describe("The purchase APR for the best credit now."),
  high_percent: z.number(),
  intro_purchase_percent: z.number().optional(),
  intro_purchase_months: z.int().optional(),
  intro_transfer_percent: z.number().optional(),
  intro_transfer_months: z.int().optional(),
  as_of: z.iso.date().optional(),
  source: z.object({ title: z.string(), url: z.string() }).optional(),
});

const boost = z.object({
  level: z.string(),
  percent_more: z.number().describe("On every rate."),
  requires: z.string(),
  min_balance_usd: z.number().optional(),
  cap_usd: z.number().optional(),
});

export const cardRecord = z.object({
  card: cardFacts,
  apr: apr.optional().describe("Absent when no source says."),
  earn: z.array(earnRow),
  earn_boosts: z.array(boost).describe("At most one level of a bank relationship applies."),
  value: cardValue.optional().describe("What its points count for; absent when unknown."),
  offer: seenOffer.optional().describe("The welcome offer seen last; it may have ended."),
  best_offer_seen: seenOffer.optional().describe("The best public one ever seen."),
  credits: z.array(creditRow),
  credits_year_usd: z
    .number()
    .describe("Face value of all current credits without a spend or condition."),
  lounges: z.array(loungeRow),
  protections: z.array(protectionRow),
  elite_status: z.array(statusRow),
  certificates: z.array(certificateRow),
  unlocks: z.array(unlockRow).describe("Programs whose points it unlocks."),
  family: familyRow.optional(),
  product_changes: z.object({
    to: z.array(productChangeRow),
    from: z.array(productChangeRow),
  }),
  application_rules: z
    .array(ruleRow)
    .describe("Those that name it; check_eligibility knows the issuer's general ones too."),
  held_as: z.array(heldAs),
  changes: z.array(changeRow).describe("Of the last twelve months and upcoming, newest first."),
});

export const toApr = ({ aprs: [row] }: Pick<CardRows, "aprs">) =>
  row && pickRow(apr, { ...row, source: row.sources[0] });

/** The rows about a card that have not ended. */
export function rowsOf(facts: FactIndex, card: Card, today: string) {
  const isLive = (row: { readonly ends?: string | undefined }) => !hasEnded(row, today);
  const terms = termsOf(facts, card.id);
  const rows = {
    terms: terms === undefined ? [] : [terms],
    aprs: facts.rowsOf("aprs", card.id).filter(isUsable),
    rates: facts.rowsOf("earnRates", card.id).filter(isLive),
    boosts: facts.rowsOf("earnBoosts", card.id).filter(isLive).filter(isUsable),
    credits: facts.rowsOf("credits", card.id).filter(isLive),
    lounges: facts.rowsOf("lounges", card.id).filter(isLive),
    protections: facts.rowsOf("protections", card.id),
    status: facts.rowsOf("eliteStatus", card.id).filter(isLive),
    certificates: facts.rowsOf("certificates", card.id).filter(isLive),
    unlocks: unlocksOf(facts, card, today),
  };
  const { aprs, rates, credits, lounges, protections, status, certificates } = rows;
  return {
    ...rows,
    all: [...rates, ...credits, ...lounges, ...status, ...certificates, ...protections, ...aprs],
  };
}

export type CardRows = ReturnType<typeof rowsOf>;

/** Credits that come with the card automatically: running, without spend or other conditions. */
const countsInYear = (row: FactRow<"credits">, today: string): boolean =>
  isUsable(row) && isRunning(row, today) && row.requires.length === 0 && !asksForSpend(row);

/** Face value of what the credits of a card give in a year, in US dollars. */
export const creditsYearUsd = (credits: CardRows["credits"], today: string): number =>
  toDollars(
    credits
      .filter((row) => countsInYear(row, today))
      .reduce((sum, row) => sum + (creditYearCents(row) ?? 0), 0),
  );

export const toPerkRows = (
  facts: FactIndex,
  rows: Pick<CardRows, "credits" | "lounges" | "protections" | "status" | "certificates">,
  today: string,
) => ({
  credits: rows.credits.map((row) => toCreditRow(facts, row, today)),
  lounges: rows.lounges.map((row) => toLoungeRow(row, today)),
  protections: rows.protections.map((row) => toProtectionRow(row, today)),
  elite_status: rows.status.map((row) => toStatusRow(row, today)),
  certificates: rows.certificates.map((row) => toCertificateRow(facts, row, today)),
});

export const toBoost = (row: FactRow<"earnBoosts">) => pickRow(boost, row);

export const toValue = ({ rewards_currency: program }: Card, value: CountedValue | undefined) =>
  program === undefined || value === undefined
    ? undefined
    : { program: value.valuedAs, cpp: value.cpp, cpp_basis: value.basis, as_of: value.asOf };
