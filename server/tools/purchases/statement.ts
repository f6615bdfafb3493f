import { normalizeForm } from "../../contract/names.ts";

/** A parsed line of a statement, independent of the bank's columns. */
export interface StatementRow {
  /** The line in the file, from 1. */
  readonly line: number;
  readonly on: string;
  /** The charge; payments, refunds and credits are negative. */
  readonly cents: number;
  readonly text: string;
  /** The bank's own id of it; only a digest is kept. */
  readonly id?: string | undefined;
  /** The bank's words: Sale, Payment, DEBIT. */
  readonly type?: string | undefined;
  readonly category?: string | undefined;
  /** The last digits of the card, where each line names it. */
  readonly last4?: string | undefined;
  /** The held card's id, in our own exports. */
  readonly card?: string | undefined;
}

export interface Unread {
  readonly line: number;
  readonly why: string;
}

/** Never repeats the number itself. */
export const CARD_NUMBER =
  "It contains a full card number. Leave only its last four digits, and send it again.";

export interface Statement {
  readonly source: "ofx" | "csv";
  readonly rows: readonly StatementRow[];
  readonly unread: readonly Unread[];
  /** The period it covers, if the file states one. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Separates skipped lines from the others; empty ones are dropped. */
export const toRead = (lines: readonly (StatementRow | Unread | undefined)[]) => ({
  rows: lines.filter((one) => one !== undefined && "on" in one),
  unread: lines.filter((one) => one !== undefined && "why" in one),
});

/** More lines than fit into a statement of 200,000 characters. */
export const MAX_STATEMENT_ROWS = 4000;
export const MAX_STATEMENT_LENGTH = 200_000;
export const MAX_PURCHASE_USD = 1_000_000;

const MAX_TEXT = 80;

/** A merchant's text on one line, without long numbers, so that no account number is kept. */
export const toText = (written: string): string =>
  normalizeForm(written, "NFKC")
    .replaceAll(/[\p{C}\s]+/gu, " ")
    .replaceAll(/\p{Nd}(?:[^\p{L}\p{N}]?\p{Nd}){8,}/gu, "…")
    .trim()
    .slice(0, MAX_TEXT);

/** The last four digits of an account as statements write it: ...1009, XXXXXXXXXXX1009, -31009. */
export const lastDigits = (account: string): string | undefined =>
  /\d{4}$/.exec(account.trim())?.[0];
