import * as z from "zod";
import { CONFIDENCES } from "../../../data/vocab.ts";
import { COVER_POSITIONS, CREDIT_PERIODS } from "../../../data/vocab-terms.ts";
import type { FactIndex } from "../../member/facts.ts";
import { type BenefitTerm, type ByKind, ofKind } from "../card-rows/benefit-terms.ts";
import {
  toCertificateRow,
  toCreditRow,
  toLoungeRow,
  toProtectionRow,
  toStatusRow,
} from "../card-rows/perk-rows.ts";
import { isUpcoming, listed, told } from "../card-rows/row-words.ts";

const BENEFIT_KINDS = [
  "lounge",
  "credit",
  "protection",
  "status",
  "certificate",
  "unlock",
  "no_foreign_fee",
] as const;

/** A benefit that was asked for, with the figures people ask of its kind. */
export const matchedBenefit = z.object({
  kind: z.enum(BENEFIT_KINDS),
  name: z.string(),
  text: z.string().describe("Its terms in plain words."),
  amount_usd: z.number().optional().describe("Of a credit, for one period."),
  amount_points: z.int().optional(),
  percent_back: z.number().optional(),
  membership_months: z.int().optional(),
  period: z.enum(CREDIT_PERIODS).optional(),
  year_usd: z.number().optional(),
  unlimited: z.boolean().optional(),
  visits_per_year: z.int().optional(),
  guests_free: z.int().optional(),
  position: z.enum(COVER_POSITIONS).optional(),
  limit_usd: z.number().optional(),
  deductible_usd: z.number().optional(),
  spend_usd: z.number().optional().describe("To be spent on the card first."),
  cap_points: z.int().optional().describe("The dearest night a certificate buys."),
  enrollment_required: z.boolean().optional().describe("Absent when no source says."),
  requires: z.array(z.string()).optional(),
  starts: z.iso.date().optional(),
  ends: z.iso.date().optional(),
  upcoming: z.boolean().optional().describe("true when it has not begun yet."),
  confidence: z.enum(CONFIDENCES),
  as_of: z.iso.date().optional(),
  note: z.string().optional(),
});

export function toMatched(
  facts: FactIndex,
  { benefit, name }: BenefitTerm,
  today: string,
): z.infer<typeof matchedBenefit> {
  const { row } = benefit;
  const dates = "starts" in row ? { starts: row.starts, ends: row.ends } : {};
  return {
    kind: benefit.kind,
    name,
    ...ofKind(FIGURES, benefit, facts, today),
    ...dates,
    requires: "requires" in row ? listed(row.requires) : undefined,
    upcoming: isUpcoming(dates, today) ? true : undefined,
    confidence: row.confidence,
    as_of: row.as_of,
    // What is noted about a whole card is not about this benefit.
    note: benefit.kind === "no_foreign_fee" ? undefined : told(row.note),
  };
}

type Figures = Pick<z.infer<typeof matchedBenefit>, "text"> &
  Partial<z.infer<typeof matchedBenefit>>;

const FIGURES: ByKind<Figures> = {
  credit: (row, facts, today) => {
    const credit = toCreditRow(facts, row, today);
    return {
      text: credit.text,
      amount_usd: credit.amount_usd,
      amount_points: credit.amount_points,
      percent_back: credit.percent_back,
      membership_months: credit.membership_months,
      period: credit.period,
      year_usd: credit.year_usd,
      spend_usd: row.annual_spend_usd,
      enrollment_required: row.enrollment_required,
    };
  },
  lounge: (row, _, today) => ({
    text: toLoungeRow(row, today).text,
    unlimited: row.unlimited,
    visits_per_year: row.visits_per_year,
    guests_free: row.guests,
    spend_usd: row.annual_spend_usd,
    enrollment_required: row.enrollment_required,
  }),
  protection: (row, _, today) => ({
    text: toProtectionRow(row, today).text,
    position: row.position,
    limit_usd: row.limit_usd,
    deductible_usd: row.deductible_usd,
  }),
  status: (row, _, today) => ({
    text: toStatusRow(row, today).text,
    spend_usd: row.spend_usd,
    enrollment_required: row.enrollment_required,
  }),
  certificate: (row, facts, today) => ({
    text: toCertificateRow(facts, row, today).text,
    spend_usd: row.spend_usd,
    cap_points: row.cap_points,
  }),
  unlock: ({ note }) => ({ text: note || "With this card the points of the program move." }),
  no_foreign_fee: () => ({ text: "Purchases in other currencies cost no fee." }),
};
