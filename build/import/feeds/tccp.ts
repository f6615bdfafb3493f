import { splitRecords } from "../../records.ts";
import { type Cells, type Feed, readCards, readCells, textOf } from "../reading.ts";

/**
 * Terms that issuers report to the Consumer Financial Protection Bureau twice a year, in the public
 * domain. The survey is a workbook; its sheet is read as CSV. Late fees, balance transfers and APRs
 * are not read, so only annual and foreign fees are compared.
 */
export const tccp: Feed = {
  about: "TCCP survey of the CFPB, its sheet saved as CSV: annual and foreign fees told by issuers",
  files: /\.csv$/,
  needsDay: true,
  read: (input) => {
    const plans = toPlans(textOf(input, /\.csv$/)).map((plan) => {
      const card = plan["product_name"] || plan["card_name"] || "";
      const bank = plan["institution_name"] ?? "";
      return { plan, card, bank, name: `${bank}: ${card}` };
    });
    const row = {
      table: "cards",
      source: { ...SOURCE, sha256: input.sha256 },
      as_of: input.day,
    } as const;
    return readCards(
      plans,
      ({ card, bank }) => input.names.findCard(card, bank),
      (id, { plan }) => readCells({ ...row, key: { id } }, toFees(plan)),
    );
  },
};

/** Lines below the header row, which follows a title; leading columns are empty. */
function toPlans(text: string): readonly Cells[] {
  const lines = splitRecords(text).map(({ cells }) => cells);
  const head = lines.findIndex((cells) => cells.includes("Institution Name"));
  if (head === -1) throw new Error('no column "Institution Name": save the sheet as CSV');
  const columns = (lines[head] ?? []).map(toField);
  return lines
    .slice(head + 1)
    .map((cells) => Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ""])))
    .filter((plan) => plan["institution_name"] !== "");
}

/** "Foreign Transaction Fee (%)" is foreign_transaction_fee_percentage. */
const toField = (header: string): string =>
  header
    .replace("$", "dollars")
    .replace("%", "percentage")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim()
    .replaceAll(" ", "_");

const toFees = (plan: Cells) => ({
  annual_fee: toAnnualFee(plan),
  foreign_transaction_fee: isNo(plan["foreign_transaction_fees"])
    ? 0
    : toPercent(plan["foreign_transaction_fee_percentage"]),
});

const MONTHS = 12;
const WEEKS = 52;

/** Undefined when the fee varies or has no yearly amount. */
function toAnnualFee(plan: Cells): number | undefined {
  const { periodic_fee_type: kinds = "", fee_varies: varies = "No" } = plan;
  if (kinds.includes("Other") || !isNo(varies || "No")) return undefined;
  const amount = (column: string) => toNumber(plan[column]) ?? 0;
  return amount("annual_fee") + MONTHS * amount("monthly_fee") + WEEKS * amount("weekly_fee");
}

const isNo = (cell: string | undefined): boolean => cell?.toLowerCase() === "no";

function toNumber(cell = ""): number | undefined {
  const digits = cell.replaceAll(/[$,%\s]/g, "");
  return digits === "" || Number.isNaN(Number(digits)) ? undefined : Number(digits);
}

/** Reads a fraction (0.03), as the workbook stores it, or a percentage (3.00%), as it shows it. */
function toPercent(cell = ""): number | undefined {
  const number = toNumber(cell);
  if (number === undefined) return undefined;
  return cell.includes("%") || number >= 1 ? number : Math.round(number * 10_000) / 100;
}

const SOURCE = {
  cite: "cfpb-tccp",
  title: "Terms of Credit Card Plans survey",
  publisher: "Consumer Financial Protection Bureau",
  url: "https://www.consumerfinance.gov/data-research/credit-card-data/terms-credit-card-plans-survey/",
  trust: "high",
  kind: "dataset",
  reader: "us",
} as const;
