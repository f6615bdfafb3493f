import type { FactIndex } from "../../member/facts.ts";
import { normalizeName } from "../../contract/names.ts";

/*
 * The sign of a charge in the CSV files of large issuers, told by the names of their columns. The
 * columns themselves are found by name as in any other file.
 */

interface Preset {
  readonly bank: string;
  readonly charges: "positive" | "negative";
  /** All of these are in the header. */
  readonly header: readonly string[];
}

const PRESETS: readonly Preset[] = [
  {
    bank: "an export of ours",
    charges: "positive",
    header: ["purchase_id", "date", "amount", "card"],
  },
  {
    bank: "Chase",
    charges: "negative",
    header: ["Transaction Date", "Post Date", "Description", "Category", "Type", "Amount"],
  },
  {
    bank: "Apple Card",
    charges: "positive",
    header: ["Transaction Date", "Clearing Date", "Description", "Merchant", "Amount (USD)"],
  },
  {
    bank: "Discover",
    charges: "positive",
    header: ["Trans. Date", "Post Date", "Description", "Amount", "Category"],
  },
  {
    bank: "Bank of America",
    charges: "negative",
    header: ["Posted Date", "Reference Number", "Payee", "Address", "Amount"],
  },
  {
    bank: "U.S. Bank",
    charges: "negative",
    header: ["Date", "Transaction", "Name", "Memo", "Amount"],
  },
  {
    bank: "American Express",
    charges: "positive",
    header: ["Date", "Description", "Card Member", "Account #", "Amount"],
  },
  {
    bank: "Capital One",
    charges: "positive",
    header: ["Transaction Date", "Posted Date", "Card No.", "Description", "Debit", "Credit"],
  },
  {
    bank: "Citi",
    charges: "positive",
    header: ["Status", "Date", "Description", "Debit", "Credit"],
  },
];

/** The bank whose file has such a header. */
export const findPreset = (header: readonly string[]): Preset | undefined => {
  const names = new Set(header.map(normalizeName));
  return PRESETS.find((one) => one.header.every((name) => names.has(normalizeName(name))));
};

/** Our key for what banks call a category; a word of theirs that is none of ours is left out. */
const CATEGORY_WORDS: Readonly<Record<string, string>> = {
  "food & drink": "dining",
  restaurant: "dining",
  restaurants: "dining",
  dining: "dining",
  "bar & café": "dining",
  "fast food": "fast_food",
  groceries: "groceries",
  grocery: "groceries",
  supermarkets: "groceries",
  gas: "gas",
  gasoline: "gas",
  "gas/automotive": "gas",
  fuel: "gas",
  travel: "travel",
  airlines: "flights",
  airfare: "flights",
  airline: "flights",
  lodging: "hotels",
  hotels: "hotels",
  "car rental": "car_rentals",
  "bills & utilities": "utilities",
  utilities: "utilities",
  "phone/cable": "phone_service",
  "health & wellness": "medical",
  "health care": "medical",
  "medical services": "medical",
  pharmacies: "drugstores",
  drugstores: "drugstores",
  entertainment: "entertainment",
  education: "education",
  insurance: "insurance",
  "home improvement": "home_improvement",
  home: "home_improvement",
  "department stores": "department_stores",
  "warehouse clubs": "wholesale_clubs",
  "wholesale stores": "wholesale_clubs",
  transportation: "transit",
  "gifts & donations": "charity",
};

/** Amex and others write a group before the category: Restaurant-Bar & Café. */
export function categoryOf(written: string, facts: FactIndex): string | undefined {
  if (facts.categories.has(written)) return written;
  const whole = written.trim().toLowerCase();
  const parts = [whole, ...whole.split("-").map((part) => part.trim())];
  return parts.map((part) => CATEGORY_WORDS[part]).find((key) => key !== undefined);
}
