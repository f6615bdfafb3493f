import { DEMO_WALLET } from "../../server/accounts/demo.ts";
import { DEFAULT_CEILINGS } from "../../server/accounts/plans.ts";
import type { Wallet } from "../../server/accounts/wallet.ts";
import type { FactIndex } from "../../server/member/facts.ts";
import { rounds } from "../support/rounds.ts";
import { type Member, openMember } from "./member.ts";
import { SAMPLE_CALLS, type SampleCall } from "./sample-calls.ts";
import { callsAbout, openCards } from "./table-calls.ts";
import { bigWallet } from "./wallets.ts";

const CEILINGS = { ...DEFAULT_CEILINGS, free: { tools: 5000, chat: 1 } };

/**
 * What every tool answers on these facts: the sample calls over the demo wallet, then a wallet of
 * every open card asked about the places, cards and benefits that the tables name: every one in the
 * slow tests, else every eighth place, card and route. Keys are calls.
 * With `tool`, the answers of that tool alone.
 */
export async function allAnswers(
  facts: FactIndex,
  tool?: string,
): Promise<ReadonlyMap<string, unknown>> {
  const answers = new Map<string, unknown>();
  const isAsked = ([name]: SampleCall): boolean => tool === undefined || name === tool;
  await ask(answers, "demo", await memberWith(facts, DEMO_WALLET), SAMPLE_CALLS.filter(isAsked));
  await ask(
    answers,
    "every",
    await memberWith(facts, bigWallet(openCards(facts).length)),
    callsAbout(facts, STEP).filter(isAsked),
  );
  return answers;
}

async function memberWith(facts: FactIndex, wallet: Wallet): Promise<Member> {
  const member = await openMember(CEILINGS, { facts, now: "2026-11-21T17:00:00Z" });
  await member.setWallet(wallet);
  return member;
}

async function ask(
  answers: Map<string, unknown>,
  about: string,
  member: Member,
  calls: readonly SampleCall[],
): Promise<void> {
  for (const [name, input] of calls) {
    const answer = await member.call(name, input).catch((error: Error) => error.message);
    answers.set(`${about} ${name} ${JSON.stringify(input)}`, answer);
  }
}

const STEP = rounds(8, 1);
