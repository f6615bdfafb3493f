import { describe, expect, test } from "vitest";
import { DEFAULT_CEILINGS } from "../../../server/accounts/plans.ts";
import { EMPTY_WALLET, type Wallet, type WalletCard } from "../../../server/accounts/wallet.ts";
import { memberTools } from "../../../server/tools/registry.ts";
import { readPinnedFacts } from "../../fixtures/pinned-facts.ts";
import { openMember } from "../member.ts";

/** A question with the answer worked out by hand, on the pinned facts. */
export interface GoldenCase {
  /** As a member would ask. */
  readonly question: string;
  /** How the figures come about, from the facts, step by step. */
  readonly because: string;
  readonly wallet?: Wallet;
  /** The moment, in UTC; the wallet's time zone decides which day it is. */
  readonly now?: string;
  readonly tool: string;
  readonly input?: object;
  /** What the envelope holds, in part. */
  readonly expect?: object;
  /** What the error says, in part. */
  readonly error?: string;
  /** What the wallet holds afterwards, in part. */
  readonly after?: object;
}

/** Plenty of calls: golden cases are not about quotas. */
const CEILINGS = { ...DEFAULT_CEILINGS, free: { tools: 1000, chat: 1000 } };

/** Runs each case through the endpoint, on the pinned facts, at its moment. */
export function testGolden(about: string, cases: readonly GoldenCase[]): void {
  describe(about, () => {
    test.each(cases)("$question", async ({ wallet = EMPTY_WALLET, now, tool, ...golden }) => {
      const member = await openMember(CEILINGS, {
        facts: readPinnedFacts(),
        now: now ?? "2026-11-21T17:00:00Z",
      });
      await member.setWallet(wallet);
      if (golden.error !== undefined) {
        expect(await member.fail(tool, golden.input ?? {})).toContain(golden.error);
      } else {
        const answer = await member.call(tool, golden.input ?? {});
        expect(answer).toMatchObject(golden.expect ?? {});
        expect(outputOf(tool)?.safeParse(answer).success).toBe(true);
      }
      if (golden.after !== undefined) expect(await member.wallet()).toMatchObject(golden.after);
    });
  });
}

const outputOf = (name: string) => memberTools.find((tool) => tool.name === name)?.output;

/** A wallet with these cards and whatever else is given. */
export const walletOf = (
  cards: readonly WalletCard[],
  more: Partial<Omit<Wallet, "cards">> = {},
): Wallet => ({ ...EMPTY_WALLET, ...more, cards: [...cards] });

/** A held card; its wallet id is the card's own unless `id` is given. */
export const held = (cardId: string, more: Partial<WalletCard> = {}): WalletCard => ({
  id: cardId,
  card_id: cardId,
  owner: "me",
  chosen_categories: {},
  activations: [],
  former_products: [],
  authorized_user: false,
  ...more,
});

/** The empty profile with something changed. */
export const profileOf = (more: Partial<Wallet["profile"]>): Wallet["profile"] => ({
  ...EMPTY_WALLET.profile,
  ...more,
});

/** A card in the ranking of a purchase: what the purchase comes to with it, in US dollars. */
export const rankedRow = (id: string, total: number, more: object = {}) => ({
  card: { wallet_card_id: id },
  total_usd: total,
  ...more,
});
