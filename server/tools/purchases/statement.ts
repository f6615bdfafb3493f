import { normalizeForm } from "../../contract/names.ts";

/** A line of a statement as it was read, whatever the bank calls its columns. */
export interface StatementRow {
  /** The line in the file, from 1. */
  readonly line: number;
  readonly on: string;
  /** The charge; payments, refunds and credits are negative. */
  readonly cents: number;
  readonly text: string;
  /** The bank's own id of it, which is never kept as it is. */
  readonly id?: string | undefined;
  /** The bank's words: Sale, Payment, DEBIT. */
  readonly type?: string | undefined;
  /** The bank's category. */
  readonly category?: string | undefined;
  /** The last digits of the card, where each line names it. */
  readonly last4?: string | undefined;
  /** The held card by its id, in a file of ours. */
  readonly card?: string | undefined;
}

/** A line that was not taken, and the reason. */
export interface Unread {
  readonly line: number;
  readonly why: string;
}

/** The number itself is told nowhere. */
export const CARD_NUMBER =
  "It holds a full card number. Leave only its last four digits, and send it again.";

export interface Statement {
  readonly source: "ofx" | "csv";
  readonly rows: readonly StatementRow[];
  readonly unread: readonly Unread[];
  /** The days it says it covers, where it says so. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Parts the lines that were not taken from the others; empty ones are left out. */
export const toRead = (lines: readonly (StatementRow | Unread | undefined)[]) => ({
  rows: lines.filter((one) => one !== undefined && "on" in one),
  unread: lines.filter((one) => one !== undefined && "why" in one),
});

/** More lines than a statement of 200,000 characters has. */
export const MAX_STATEMENT_ROWS = 4000;
export const MAX_STATEMENT_LENGTH = 200_000;
export const MAX_PURCHASE_USD = 1_000_000;

const MAX_TEXT = 80;

/** A merchant's text in one line, without long numbers: what is kept names no account. */
export const toText = (written: string): string =>
  normalizeForm(written, "NFKC")
    .replaceAll(/[\p{C}\s]+/gu, " ")
    .replaceAll(/\p{Nd}(?:[^\p{L}\p{N}]?\p{Nd}){8,}/gu, "…")
    .trim()
    .slice(0, MAX_TEXT);

/** The last four digits of an account as statements write it: ...1009, XXXXXXXXXXX1009, -31009. */
export const lastDigits = (account: string): string | undefined =>
  /\d{4}$/.exec(account.trim())?.[0];
