import type { StatementRow } from "./statement.ts";

/** The kind of a statement's line, as far as caps, bonuses and credits need it. */
export type RowKind = "purchase" | "refund" | "credit" | "payment" | "fee" | "pending";

const PAYMENT =
  /\bpayment\b.*\bthank|\bautopay\b|\bauto(?:matic)? ?(?:pay(?:ment)?|pmt)\b|\b(?:online|mobile|electronic|internet|ach|web|bill|card) (?:payment|pmt|deposit)\b|^payment\b|\bpayment received\b/i;
const FEE =
  /\b(?:annual|membership|late|foreign transaction|cash advance|balance transfer|returned payment) fee\b|\bfee for\b|\binterest charge|\bpurchase interest\b|\bcash advance\b|\bbalance transfer\b|\bconvenience check\b/i;
const PENDING = /^pending$/i;
const CREDIT = /\bcredit\b|\breimbursement\b|\bcash ?back\b|\breward/i;

/** Transaction types that banks give, also in OFX. */
const TYPES: Readonly<Record<string, RowKind>> = {
  payment: "payment",
  fee: "fee",
  interest: "fee",
  int: "fee",
  srvchg: "fee",
  "cash advance": "fee",
  cash: "fee",
  credit: "credit",
  refund: "refund",
  return: "refund",
};

export const isPayment = (text: string): boolean => PAYMENT.test(text);

export function kindOf({ text, type = "", category = "", cents }: StatementRow): RowKind {
  if ([type, category].some((one) => PENDING.test(one.trim()))) return "pending";
  const told = TYPES[type.trim().toLowerCase()];
  if (told === "payment" || told === "fee") return told;
  if (cents <= 0 && (isPayment(text) || /^payments?\b/i.test(category))) return "payment";
  if (FEE.test(text)) return "fee";
  if (cents > 0) return "purchase";
  return told === "refund" || (told === undefined && !CREDIT.test(text)) ? "refund" : "credit";
}
