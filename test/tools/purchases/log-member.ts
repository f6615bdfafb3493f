import * as z from "zod";
import { listPurchases } from "../../../server/accounts/purchases.ts";
import {
  EMPTY_WALLET,
  newCard,
  type Wallet,
  type WalletCard,
} from "../../../server/accounts/wallet.ts";
import { type Member, openMember } from "../member.ts";

/* The day is 2026-11-21. */

const GOLD: WalletCard = {
  ...newCard("gold-1", "amex-gold"),
  last4: "1009",
  opened_on: "2026-09-15",
};
const VENTURE: WalletCard = { ...newCard("venture-1", "capital-one-venture-x"), last4: "9020" };

export const WALLET: Wallet = {
  ...EMPTY_WALLET,
  cards: [GOLD, VENTURE],
  bonuses: [
    {
      id: "bonus-1",
      wallet_card_id: "gold-1",
      status: "active",
      required_usd: 6000,
      net_spent_usd: 0,
      started_on: "2026-09-15",
      deadline: "2027-03-14",
      updated_on: "2026-09-15",
    },
  ],
};

export const amex = (...rows: readonly string[]): string =>
  ["Date,Description,Amount,Reference", ...rows, ""].join("\n");

export const OCTOBER = amex(
  "10/02/2026,WHOLE FOODS MARKET 101,120.00,R1",
  "10/09/2026,SUSHI BAR,80.50,R2",
  "10/12/2026,AUTOPAY PAYMENT - THANK YOU,-300.00,R3",
  "10/20/2026,WHOLE FOODS MARKET 101,-20.00,R4",
  "10/25/2026,AMEX Dining Credit,-10.00,R5",
  "10/30/2026,TRADER JOES #552,49.50,R6",
);

export let member: Member;
/** A new member with the wallet, before each test. */
export async function openLogMember(): Promise<void> {
  member = await openMember();
  await member.setWallet(WALLET);
}

const answer = z.looseObject({
  log_id: z.string().optional(),
  confirm_code: z.string().optional(),
  rows: z.record(z.string(), z.int()),
});

export const call = async (input: object) => {
  const { data, ...rest } = await member.call("record_purchase", input);
  return { ...rest, data: answer.parse(data) };
};

export async function importFile(statement: string, more: object = {}) {
  const preview = await call({ statement, card: "gold", ...more });
  const { confirm_code: code } = preview.data;
  return code === undefined ? preview : call({ confirm_code: code });
}

export const spentOf = async () => {
  const { data } = await member.call("get_bonus_progress", {});
  return z.object({ bonuses: z.array(z.object({ net_spent_usd: z.number() })) }).parse(data)
    .bonuses[0]?.net_spent_usd;
};

export const log = () => listPurchases(member.deps, member.account.id);
