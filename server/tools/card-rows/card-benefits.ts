import * as z from "zod";
import { flightTerms } from "../../advice/benefits/certificate-terms.ts";
import { CREDIT_PERIOD_WORDS, spendGate } from "../../advice/benefits/credit-terms.ts";
import type { CardBenefit } from "../../advice/applications/product-changes.ts";
import { isRunning } from "../../advice/purchase/rate-status.ts";
import type { FactRow } from "../../contract/facts.ts";
import type { FactIndex } from "../../member/facts.ts";
import { formatCents, formatPoints, formatUsd } from "../../advice/money.ts";
import { joinWords, programName } from "./row-words.ts";

export const cardBenefit = z.object({
  kind: z.enum(["credit", "lounge", "unlock", "certificate", "status", "protection"]),
  name: z.string(),
  detail: z.string(),
});

/**
 * A card's benefits on a day apart from rates: credits, lounges, status, certificates, protections
 * and the programs it unlocks, each in words. Unverified ones are included and marked.
 */
export function benefitsOf(facts: FactIndex, cardId: string, day: string): readonly CardBenefit[] {
  const runs = (row: Parameters<typeof isRunning>[0]): boolean => isRunning(row, day);
  return [
    ...facts.rowsOf("credits", cardId).filter(runs).map(toCredit),
    ...facts.rowsOf("lounges", cardId).filter(runs).map(toLounge),
    ...facts
      .rowsOf("unlocks", cardId)
      .filter(runs)
      .map((row) => toUnlock(facts, row)),
    ...facts.rowsOf("certificates", cardId).filter(runs).map(toCertificate),
    ...facts.rowsOf("eliteStatus", cardId).filter(runs).map(toStatus),
    ...facts.rowsOf("protections", cardId).map(toProtection),
  ];
}

export function toCredit(row: FactRow<"credits">): CardBenefit {
  const { amount_usd: usd, percent_back: percent, membership_months: months, period } = row;
  const amount =
    usd === undefined ? undefined : row.form === "points" ? points(usd) : formatUsd(usd);
  return {
    kind: "credit",
    name: row.credit_name,
    detail: joinWords(
      amount,
      percent !== undefined && `${percent}% back`,
      months !== undefined && `${months} months free`,
      period !== undefined && CREDIT_PERIOD_WORDS[period],
      row.month_amounts.length > 0 && "more in some months",
      spendGate(row),
    ),
    confidence: row.confidence,
  };
}

const points = (amount: number): string => `${formatPoints(amount)} points`;

export function toLounge(row: FactRow<"lounges">): CardBenefit {
  const { visits_per_year: visits, guests, annual_spend_usd: spend } = row;
  return {
    kind: "lounge",
    name: row.lounge_network,
    detail: joinWords(
      row.unlimited === true && "without limit",
      visits !== undefined && `${visits} visits a year`,
      guests !== undefined && `${guests} guests free`,
      spend !== undefined && `after ${formatUsd(spend)} a year`,
    ),
    measures: {
      visits: row.unlimited === true ? Infinity : visits,
      guests,
      spend: -(spend ?? 0),
    },
    confidence: row.confidence,
  };
}

const UNLOCK_WORDS = {
  transfers: "transfers to partners",
  some_transfers: "transfers to some partners",
  portal_rate: "portal rate",
} as const;

export const toUnlock = (facts: FactIndex, row: FactRow<"unlocks">): CardBenefit => ({
  kind: "unlock",
  name: `${programName(facts, row.program)}: ${UNLOCK_WORDS[row.unlocks]}`,
  detail: row.most_cpp === undefined ? "" : `up to ${formatCents(row.most_cpp)} a point`,
  measures: { most: row.most_cpp },
  confidence: row.confidence,
});

const CERTIFICATE_WORDS = {
  anniversary: "each anniversary",
  spend: "after spending",
  stay: "after stays",
  welcome: "welcome",
  account_opening: "at opening",
} as const;

export function toCertificate(row: FactRow<"certificates">): CardBenefit {
  const { quantity, cap_points: cap, spend_usd: spend } = row;
  return {
    kind: "certificate",
    name: `${row.certificate_name} (${CERTIFICATE_WORDS[row.how]})`,
    detail: joinWords(
      quantity !== undefined && quantity > 1 && `${quantity} at a time`,
      cap !== undefined && `up to ${points(cap)}`,
      spend !== undefined && `for ${formatUsd(spend)} of purchases`,
      flightTerms(row),
    ),
    confidence: row.confidence,
  };
}

export function toStatus(row: FactRow<"eliteStatus">): CardBenefit {
  const { spend_usd: spend, credits } = row;
  return {
    kind: "status",
    name: `${row.program}: ${row.level}`,
    detail: joinWords(
      row.how === "automatic" && "by holding the card",
      spend !== undefined && `for ${formatUsd(spend)} of purchases a year`,
      credits !== undefined && `${formatPoints(credits)} credits a year`,
    ),
    measures: { spend: -(spend ?? 0), credits },
    confidence: row.confidence,
  };
}

export function toProtection(row: FactRow<"protections">): CardBenefit {
  const { limit_usd: limit, limit_per: per, deductible_usd: deductible } = row;
  return {
    kind: "protection",
    name: row.protection,
    detail: joinWords(
      row.position,
      limit !== undefined && `up to ${formatUsd(limit)}${per === undefined ? "" : ` a ${per}`}`,
      deductible !== undefined && `${formatUsd(deductible)} deductible`,
      row.covered_days !== undefined && `${row.covered_days} days`,
      row.after_hours !== undefined && `after ${row.after_hours} hours`,
      row.warranty_months !== undefined && `${row.warranty_months} months more`,
    ),
    measures: {
      primary: row.position === "primary" ? 1 : 0,
      [`limit a ${per ?? "claim"}`]: limit,
      deductible: deductible === undefined ? undefined : -deductible,
      days: row.covered_days,
      hours: row.after_hours === undefined ? undefined : -row.after_hours,
      months: row.warranty_months,
    },
    confidence: row.confidence,
  };
}
