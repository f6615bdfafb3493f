import { DEMO_WALLET } from "../../server/accounts/demo.ts";
import { DEFAULT_CEILINGS } from "../../server/accounts/plans.ts";
import type { Wallet } from "../../server/accounts/wallet.ts";
import type { FactIndex } from "../../server/tools/core/facts.ts";
import { CREDIT_TYPES, LOUNGE_NETWORKS, PROTECTIONS } from "../../data/vocab.ts";
import { rounds } from "../support/rounds.ts";
import { type Member, openMember } from "./member.ts";
import { SAMPLE_CALLS } from "./sample-calls.ts";
import { bigWallet } from "./wallets.ts";

const CEILINGS = { ...DEFAULT_CEILINGS, free: { tools: 5000, chat: 1 } };

type Call = readonly [name: string, input: Record<string, unknown>];

/**
 * What every tool answers on these facts: the sample calls over the demo wallet, then a wallet of
 * every open card asked about the places, cards and benefits that the tables name: every one in the
 * slow tests, else every fourth place, card and route. Keys are calls.
 * With `tool`, the answers of that tool alone.
 */
export async function allAnswers(
  facts: FactIndex,
  tool?: string,
): Promise<ReadonlyMap<string, unknown>> {
  const answers = new Map<string, unknown>();
  const isAsked = ([name]: Call): boolean => tool === undefined || name === tool;
  await ask(answers, "demo", await memberWith(facts, DEMO_WALLET), SAMPLE_CALLS.filter(isAsked));
  await ask(
    answers,
    "every",
    await memberWith(facts, bigWallet(openCards(facts).length)),
    callsOf(facts).filter(isAsked),
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
  calls: readonly Call[],
): Promise<void> {
  for (const [name, input] of calls) {
    const answer = await member.call(name, input).catch((error: Error) => error.message);
    answers.set(`${about} ${name} ${JSON.stringify(input)}`, answer);
  }
}

const STEP = rounds(4, 1);

const sampleOf = <Value>(values: Iterable<Value>): readonly Value[] =>
  [...values].filter((_, at) => at % STEP === 0);

const openCards = ({ facts }: FactIndex) =>
  facts.tables.cards.filter(({ status }) => status === "open");

function callsOf(index: FactIndex): readonly Call[] {
  const { facts, cards } = index;
  const { credits, earnRates, bonuses, spendCategories } = facts.tables;
  const places = new Set([...credits, ...earnRates].flatMap(({ merchants }) => merchants));
  const open = sampleOf(openCards(index));
  const routes = new Set(bonuses.map(({ source, dest }) => `${source} ${dest}`));
  return [
    ...sampleOf(places).map((merchant): Call => purchase({ merchant })),
    ...spendCategories.map(({ key }): Call => purchase({ category: key })),
    purchase({ merchant: "uber", country: "FR" }),
    purchase({ merchant: "radisson", country: "FR" }),
    purchase({ merchant: "walmart", category: "gas" }),
    ...sampleOf(cards.keys()).map((card): Call => ["get_card", { card }]),
    ...open.map(({ id }): Call => ["evaluate_renewal", { wallet_card_id: id }]),
    ...open.map(({ id: wallet_card_id }): Call => [
      "record_bonus_progress",
      { wallet_card_id, action: "start", dry_run: true },
    ]),
    ...[...CREDIT_TYPES, ...LOUNGE_NETWORKS, "hotel status", "free night"].map((benefit): Call => [
      "find_cards_by_benefit",
      { benefit, limit: 100 },
    ]),
    ...PROTECTIONS.map((protection): Call => ["check_protection", { protection }]),
    ...sampleOf(routes).map((route): Call => {
      const [from = "", to = ""] = route.split(" ");
      return ["calculate_transfer", { from, to, send: 60_000, date: "2026-09-25" }];
    }),
    ...YEARLY,
  ];
}

const purchase = (at: object): Call => ["best_card_for_purchase", { ...at, amount: 300 }];

const YEARLY: readonly Call[] = [
  ["list_credits", {}],
  ["list_expiring", { within_days: 366 }],
  ["list_lounge_access", { guests: 2 }],
  ["list_certificates", {}],
  ["category_cheat_sheet", {}],
  ["estimate_annual_rewards", {}],
  ["rank_candidate_cards", { limit: 50 }],
  ["list_upcoming_fees", { within_months: 12 }],
  ["list_transfer_routes", { held_only: false, include_inactive: true }],
  ["list_transfer_bonuses", { include_upcoming: true }],
  ["list_valuations", {}],
  ["value_portfolio", {}],
  ["get_card_changes", { since: "2024-01-01", scope: "all" }],
];
