import type { FactIndex } from "../../member/facts.ts";
import { normalizeName } from "../../contract/names.ts";

/*
 * The sign of charges in large issuers' CSV files, by their column names. The columns themselves
 * are found by name, as in any other file.
 */

const PRESETS: readonly (readonly [charges: "positive" | "negative", header: string])[] = [
  // An export of ours.
  ["positive", "purchase_id,date,amount,card"],
  // Chase
  ["negative", "Transaction Date,Post Date,Description,Category,Type,Amount"],
  // Apple Card
  ["positive", "Transaction Date,Clearing Date,Description,Merchant,Amount (USD)"],
  // Discover
  ["positive", "Trans. Date,Post Date,Description,Amount,Category"],
  // Bank of America
  ["negative", "Posted Date,Reference Number,Payee,Address,Amount"],
  // U.S. Bank
  ["negative", "Date,Transaction,Name,Memo,Amount"],
  // American Express
  ["positive", "Date,Description,Card Member,Account #,Amount"],
  // Capital One
  ["positive", "Transaction Date,Posted Date,Card No.,Description,Debit,Credit"],
  // Citi
  ["positive", "Status,Date,Description,Debit,Credit"],
];

/** The sign of charges for the bank with this header. */
export const presetSign = (header: readonly string[]): "positive" | "negative" | undefined => {
  const names = new Set(header.map(normalizeName));
  const isBanks = (written: string) =>
    written.split(",").every((name) => names.has(normalizeName(name)));
  return PRESETS.find(([, written]) => isBanks(written))?.[0];
};

/** Our category for banks' category words; words without one are ignored. */
const CATEGORY_WORDS = new Map(
  Object.entries({
    dining: "food & drink,restaurant,restaurants,dining,bar & café",
    fast_food: "fast food",
    groceries: "groceries,grocery,supermarkets",
    gas: "gas,gasoline,gas/automotive,fuel",
    travel: "travel",
    flights: "airlines,airfare,airline",
    hotels: "lodging,hotels",
    car_rentals: "car rental",
    utilities: "bills & utilities,utilities",
    phone_service: "phone/cable",
    medical: "health & wellness,health care,medical services",
    drugstores: "pharmacies,drugstores",
    entertainment: "entertainment",
    education: "education",
    insurance: "insurance",
    home_improvement: "home improvement,home",
    department_stores: "department stores",
    wholesale_clubs: "warehouse clubs,wholesale stores",
    transit: "transportation",
    charity: "gifts & donations",
  }).flatMap(([key, words]) => words.split(",").map((word) => [word, key] as const)),
);

/** Amex and others write a group before the category: Restaurant-Bar & Café. */
export function categoryOf(written: string, facts: FactIndex): string | undefined {
  if (facts.categories.has(written)) return written;
  const whole = written.trim().toLowerCase();
  const parts = [whole, ...whole.split("-").map((part) => part.trim())];
  return parts.map((part) => CATEGORY_WORDS.get(part)).find((key) => key !== undefined);
}
