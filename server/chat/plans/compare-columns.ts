import type { Askable } from "../compose/row-topic.ts";

type Compared = Askable & { readonly field: string };

/** The column of a frame by the field of the comparison. */
const ASKED: Readonly<Record<string, Compared>> = {
  annual_fee_usd: {
    unit: "usd",
    words: ["annual fee", "yearly fee", "fee", "fees", "cost", "price"],
    field: "annual_fee_usd",
  },
  foreign_fee_percent: {
    unit: "percent",
    words: ["foreign transaction fee", "foreign fee", "fx fee", "abroad"],
    field: "foreign_fee_percent",
  },
  authorized_user_fee_usd: {
    unit: "usd",
    words: ["authorized user fee", "au fee", "additional card"],
    field: "authorized_user_fee_usd",
  },
  network: { unit: "text", words: ["network", "visa", "mastercard"], field: "network" },
  currency: { unit: "text", words: ["points", "currency", "kind of points"], field: "currency" },
  offer: {
    unit: "text",
    words: ["welcome bonus", "sign-up bonus", "welcome offer", "bonus"],
    field: "offer",
  },
  credits: { unit: "text", words: ["credits", "credit"], field: "credits" },
  lounges: { unit: "text", words: ["lounges", "lounge access", "lounge"], field: "lounges" },
  protections: {
    unit: "text",
    words: ["insurance", "protections", "coverage"],
    field: "protections",
  },
  elite_status: { unit: "text", words: ["status", "elite status"], field: "elite_status" },
  certificates: {
    unit: "text",
    words: ["free night", "companion ticket", "certificate"],
    field: "certificates",
  },
  fee_less_credits_usd: {
    unit: "usd",
    words: ["fee after credits", "effective fee"],
    field: "fee_less_credits_usd",
  },
};

export const COLUMNS: Readonly<Record<string, Askable>> = {
  ...ASKED,
  lacks: { unit: "text", words: ["lack", "lacks", "missing", "does not have"] },
  net_usd: {
    unit: "usd",
    words: ["better deal", "worth more", "left after the fee", "better for me", "comes out ahead"],
  },
};

/** The field of the comparison that a column stands for. */
export const fieldOf = (column: string): readonly string[] => {
  const asked = ASKED[column];
  return asked === undefined ? [] : [asked.field];
};
