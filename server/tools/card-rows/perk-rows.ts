import * as z from "zod";
import {
  CABINS,
  COVER_POSITIONS,
  CREDIT_FORMS,
  CREDIT_PERIODS,
  FLIGHT_REGIONS,
  LIMIT_BASES,
  PERIOD_BASES,
  SPEND_YEARS,
} from "../../../data/vocab-terms.ts";
import { flightTerms } from "../../advice/benefits/certificate-terms.ts";
import { creditYearCents } from "../../advice/benefits/credit-periods.ts";
import { childRule } from "../../advice/benefits/lounge-visit.ts";
import type { FactRow } from "../../contract/facts.ts";
import { toCertificate, toCredit, toLounge, toProtection, toStatus } from "./card-benefits.ts";
import type { FactIndex } from "../../member/facts.ts";
import { toDollars } from "../../advice/money.ts";
import {
  factShape,
  isUpcoming,
  joinParts,
  listed,
  merchantNames,
  pickRow,
  programName,
  told,
  toWords,
} from "./row-words.ts";

const aboutRow = {
  requires: z.array(z.string()).optional().describe("What it requires besides holding the card."),
  ...factShape,
};

const usd = z.number().optional();
const whole = z.int().optional();

export const creditRow = z.object({
  name: z.string(),
  type: z.string(),
  form: z.enum(CREDIT_FORMS).optional(),
  amount_usd: usd.describe("For one period, at face value."),
  amount_points: whole,
  month_amounts_usd: z
    .array(z.object({ month: z.int(), amount_usd: z.number() }))
    .optional()
    .describe("Calendar months with a different amount."),
  percent_back: usd,
  membership_months: whole,
  period: z.enum(CREDIT_PERIODS).optional(),
  basis: z.enum(PERIOD_BASES).optional().describe("What the period starts with; absent: unknown."),
  year_usd: usd.describe("All periods of a year together, at face value."),
  enrollment_required: z.boolean().optional().describe("Absent when no source says."),
  merchants: z.array(z.string()).optional(),
  min_purchase_usd: usd,
  annual_spend_usd: usd.describe("Spend in a year that unlocks it."),
  annual_spend_basis: z.enum(SPEND_YEARS).optional().describe("Which year; absent: unknown."),
  annual_spend_at_merchants: z
    .boolean()
    .optional()
    .describe("true where only purchases at its merchants count towards that."),
  ...aboutRow,
});

export const loungeRow = z.object({
  network: z.string(),
  unlimited: z.boolean().optional(),
  visits_per_year: whole,
  visits_basis: z.enum(PERIOD_BASES).optional(),
  guests_free: whole,
  guest_fee_usd: usd,
  child_free_under_age: whole.describe("Guests below this age are free."),
  child_guest_fee_usd: usd.describe("A further guest who is a child."),
  child_age_limit: whole.describe("From this age a guest pays as an adult."),
  enrollment_required: z.boolean().optional(),
  authorized_users: z.boolean().optional().describe("Whether they get in too."),
  annual_spend_usd: usd.describe("Spend on the card needed first."),
  ...aboutRow,
});

export const protectionRow = z.object({
  protection: z.string(),
  position: z.enum(COVER_POSITIONS).optional(),
  limit_usd: usd,
  limit_per: z.enum(LIMIT_BASES).optional(),
  limit_per_year_usd: usd,
  deductible_usd: usd,
  covered_days: whole,
  warranty_months: whole,
  after_hours: whole,
  claims_per_year: whole,
  ...aboutRow,
});

export const statusRow = z.object({
  program: z.string(),
  level: z.string(),
  how: z.string(),
  spend_usd: usd,
  credits: whole.describe("Nights or qualifying points a year towards it."),
  ...aboutRow,
});

export const certificateRow = z.object({
  kind: z.string(),
  name: z.string(),
  how: z.string(),
  program: z.string().optional(),
  quantity: whole,
  cap_points: whole.describe("Most points a night may cost."),
  spend_usd: usd,
  valid_months: whole,
  cabins: z.array(z.enum(CABINS)).optional().describe("Of its flights; absent: unknown."),
  valid_regions: z
    .array(z.enum(FLIGHT_REGIONS))
    .optional()
    .describe("Its flights go within and between these; absent: unknown."),
  valid_on: z.string().optional().describe("Both in words."),
  ...aboutRow,
});

interface PerkRow {
  readonly note: string;
  readonly starts?: string | undefined;
  readonly ends?: string | undefined;
  readonly requires?: readonly string[];
}

/** The fields of a row, with those that all benefits share in their output form. */
const withAbout = <Row extends PerkRow>(row: Row, today: string) => ({
  ...row,
  requires: listed(row.requires ?? []),
  upcoming: isUpcoming(row, today) || undefined,
  note: told(row.note),
});

/** The end of every text: dates and conditions. */
const toEnd = ({ starts, ends, requires = [] }: PerkRow, today: string): string =>
  joinParts(
    requires.length > 0 && `requires: ${requires.map(toWords).join(", ")}`,
    isUpcoming({ starts }, today) && `from ${starts}`,
    ends !== undefined && `until ${ends}`,
  );

export function toCreditRow(facts: FactIndex, row: FactRow<"credits">, today: string) {
  const isPoints = row.form === "points";
  const yearCents = creditYearCents(row);
  const merchants = merchantNames(facts, row.merchants);
  return pickRow(creditRow, {
    ...withAbout(row, today),
    name: row.credit_name,
    type: row.credit_type,
    amount_usd: isPoints ? undefined : row.amount_usd,
    amount_points: isPoints ? row.amount_usd : undefined,
    month_amounts_usd: listed(
      row.month_amounts.map(([month, amount]) => ({ month, amount_usd: amount })),
    ),
    year_usd: toDollars(yearCents),
    merchants: listed(merchants),
    text: joinParts(
      `${row.credit_name}: ${toCredit(row).detail || "amount unknown"}`,
      row.form !== undefined && row.form !== "statement" && `as ${row.form}`,
      merchants.length > 0 && `at ${merchants.join(", ")}`,
      row.min_purchase_usd !== undefined && `on purchases from $${row.min_purchase_usd}`,
      row.enrollment_required === true && "enrollment required",
      // The spend is already in the amount's text.
      toEnd({ ...row, requires: row.requires.filter((need) => need !== "annual_spend") }, today),
    ),
  });
}

export const toLoungeRow = (row: FactRow<"lounges">, today: string) =>
  pickRow(loungeRow, {
    ...withAbout(row, today),
    network: row.lounge_network,
    guests_free: row.guests,
    text: joinParts(
      `${row.lounge_network}: ${toLounge(row).detail || "visits and guests unknown"}`,
      row.guest_fee_usd !== undefined && `further guests $${row.guest_fee_usd}`,
      childRule(row),
      row.enrollment_required === true && "enrollment required",
      toEnd(row, today),
    ),
  });

export const toProtectionRow = (row: FactRow<"protections">, today: string) =>
  pickRow(protectionRow, {
    ...withAbout(row, today),
    text: `${row.protection}: ${toProtection(row).detail || "limits unknown"}`,
  });

export const toStatusRow = (row: FactRow<"eliteStatus">, today: string) =>
  pickRow(statusRow, {
    ...withAbout(row, today),
    text: joinParts(`${row.program} ${row.level}: ${toStatus(row).detail}`, toEnd(row, today)),
  });

export function toCertificateRow(facts: FactIndex, row: FactRow<"certificates">, today: string) {
  const { name, detail } = toCertificate(row);
  return pickRow(certificateRow, {
    ...withAbout(row, today),
    name: row.certificate_name,
    program: row.program && programName(facts, row.program),
    cabins: listed(row.cabins),
    valid_regions: listed(row.valid_regions),
    valid_on: flightTerms(row),
    text: joinParts(
      detail === "" ? name : `${name}: ${detail}`,
      row.valid_months !== undefined && `valid ${row.valid_months} months`,
      toEnd(row, today),
    ),
  });
}
