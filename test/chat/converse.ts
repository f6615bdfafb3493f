import { expect } from "vitest";
import { DEMO_WALLET } from "../../server/accounts/demo.ts";
import type { Wallet } from "../../server/accounts/wallet.ts";
import type { Answer, Conversation, Reasoner, Turn } from "../../server/chat/reasoner.ts";
import { createToolbox } from "../../server/chat/toolbox.ts";
import { toScene } from "../../server/member/scene.ts";
import { readPinnedFacts } from "../fixtures/pinned-facts.ts";

const NOW = Date.parse("2026-11-21T17:00:00Z");

export const sceneOf = (wallet: Wallet = DEMO_WALLET) =>
  toScene(wallet, { facts: readPinnedFacts(), now: NOW, newId: () => "new" });

/** Asks on a wallet, with whatever else is said. */
export const askOnce = (
  reasoner: Reasoner,
  conversation: Conversation,
  wallet: Wallet = DEMO_WALLET,
): Promise<Answer> =>
  reasoner.answer(conversation, createToolbox(sceneOf(wallet)), {
    signal: new AbortController().signal,
  });

/** Says one thing after another and keeps the answers as turns, as a client does; gives the last. */
export async function converse(
  reasoner: Reasoner,
  said: readonly string[],
  wallet: Wallet = DEMO_WALLET,
): Promise<Answer> {
  const turns: Turn[] = [];
  let last: Answer | undefined;
  for (const text of said) {
    turns.push({ role: "user", text });
    last = await askOnce(reasoner, { turns: [...turns], instructions: [] }, wallet);
    turns.push({ role: "assistant", text: last.text });
  }
  if (last === undefined) throw new Error("nothing was said");
  return last;
}

/** A talk and what its last answer must say; on the demo wallet unless another is given. */
export interface Exchange {
  readonly messages: readonly string[];
  readonly says: RegExp;
  readonly never?: RegExp;
  readonly wallet?: Wallet;
}

export async function expectExchange(
  reasoner: Reasoner,
  { messages, says, never, wallet }: Exchange,
): Promise<void> {
  const { text } = await converse(reasoner, messages, wallet);
  expect(text).toMatch(says);
  if (never !== undefined) expect(text).not.toMatch(never);
}
