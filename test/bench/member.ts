import { randomBytes } from "node:crypto";
import type { Deps } from "../../server/accounts/deps.ts";
import { DEMO_WALLET } from "../../server/accounts/demo.ts";
import { type Ceilings, DEFAULT_CEILINGS } from "../../server/accounts/plans.ts";
import type { MemberContext } from "../../server/tools/frame/context.ts";
import { createMemoryStore } from "../support/memory-store.ts";
import { type Account, createAccount } from "../../server/accounts/users.ts";
import type { Wallet } from "../../server/accounts/wallet.ts";
import { changeWallet } from "../../server/accounts/wallets.ts";
import { type LogShape, writesOfLog } from "./purchase-log.ts";
import { readPinnedFacts } from "../fixtures/pinned-facts.ts";
import { bigWallet } from "../tools/wallets.ts";

const MOST = { tools: 1e9, chat: 1e9 };

/** Nobody is stopped in a benchmark. */
export const CEILINGS: Ceilings = { ...DEFAULT_CEILINGS, free: MOST, member: MOST };

export interface BenchMember {
  readonly deps: Deps;
  readonly account: Account;
}

/** A member with a wallet, of 30 cards by default, and 12,000 logged purchases or another log. */
export async function openMember(
  wallet: Wallet = toBenchWallet(),
  log?: LogShape,
): Promise<BenchMember> {
  const now = () => Date.parse("2026-11-21T12:00:00Z");
  const deps = { store: createMemoryStore(now), now, randomBytes };
  const passwords = { hash: async (text: string) => text, matches: async () => true };
  const account = await createAccount(deps, passwords, {
    email: "bench@example.org",
    password: "correct horse battery",
  });
  if (account === undefined) throw new Error("no account");
  await changeWallet(deps, account.id, () => ({ after: wallet, outcome: undefined }));
  await deps.store.commit(writesOfLog(account.id, wallet.cards, log));
  return { deps, account };
}

/** The context in which that member calls tools. */
export const toContext = (
  { deps, account }: BenchMember,
  facts: MemberContext["facts"],
): MemberContext => ({
  caller: {
    accountId: account.id,
    plan: account.plan,
    scopes: new Set(["service:tools", "service:tools:write"]),
    via: "api_key",
    clientId: "bench",
  },
  deps,
  ceilings: CEILINGS,
  facts,
  publicUrl: "https://cards.example",
  noteQuota: () => {},
});

const MOST_BALANCES = 200;

/** As much as a wallet may hold, with points of two owners in program after program. */
export function toFullWallet(cards: number): Wallet {
  const wallet = toBenchWallet(cards);
  const owners = ["me", ...wallet.profile.household];
  const balances = [...readPinnedFacts().programs.keys()]
    .flatMap((program) => owners.map((owner) => ({ program, owner, as_of: "2026-11-01" })))
    .slice(0, MOST_BALANCES)
    .map((balance, place) => ({ ...balance, points: 12_345 * ((place % 17) + 1) }));
  return { ...wallet, balances };
}

/** The same card so many times: the one with the most credits. */
export function toRepeatedWallet(cards: number): Wallet {
  const facts = readPinnedFacts();
  const creditsOf = (id: string): number => facts.rowsOf("credits", id).length;
  const [dearest] = [...facts.cards.keys()].toSorted((a, b) => creditsOf(b) - creditsOf(a));
  if (dearest === undefined) throw new Error("no card");
  const wallet = bigWallet(cards);
  return { ...wallet, cards: wallet.cards.map((card) => ({ ...card, card_id: dearest })) };
}

/** The demonstration's cards and as many others as make so many. */
export function toBenchWallet(size = 30): Wallet {
  const many = bigWallet(size - DEMO_WALLET.cards.length);
  const cards = [...DEMO_WALLET.cards, ...many.cards];
  return { ...many, cards, bonuses: DEMO_WALLET.bonuses };
}
