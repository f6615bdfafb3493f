import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { toListed } from "../../server/tools/frame/listed-schemas.ts";
import everydayQuestions from "../../server/tools/everyday-questions.json" with { type: "json" };
import { DEFAULT_CEILINGS } from "../../server/accounts/plans.ts";
import { memberTools } from "../../server/tools/registry.ts";
import { createRanker } from "../../server/tools/find-tool.ts";
import { readPinnedFacts } from "../fixtures/pinned-facts.ts";
import { type Member, openMember } from "./member.ts";
import searchQuestions from "./search-questions.json" with { type: "json" };
import { listTools } from "./size-of.ts";

/*
 * Finds tools for clients that do not list them all. The questions were written by somebody who
 * knew the tools' purposes only, neither their descriptions nor the everyday questions.
 */

const MAX_LOOKED_AT = 5;

const withProperties = z.object({ properties: z.record(z.string(), z.unknown()).optional() });

const listed = await listTools(memberTools, toListed);

const entries = listed.map((tool) => ({
  name: tool.name,
  text: [tool.name, tool["title"], tool.description, argumentsOf(tool.inputSchema)]
    .join(" ")
    .toLowerCase(),
}));

function argumentsOf(schema: unknown): string {
  return Object.entries(withProperties.parse(schema).properties ?? {})
    .map(([key, value]) => `${key} ${argumentsOf(value)}`)
    .join(" ");
}

/** Questions with the tools, any of them, that answer. */
const questions = Object.entries(searchQuestions).flatMap(([names, asked]) =>
  asked.map((question) => ({ question, tools: names.split(" ") })),
);

/** Per cent of the questions with a right tool among the first that are found, rounded down. */
async function percentFound(
  find: (question: string) => readonly string[] | Promise<readonly string[]>,
): Promise<number> {
  let found = 0;
  for (const { question, tools } of questions) {
    // A member's calls are counted one after another.
    // oxlint-disable-next-line no-await-in-loop
    const names = (await find(question)).slice(0, MAX_LOOKED_AT);
    if (names.some((name) => tools.includes(name))) found += 1;
  }
  return Math.floor((100 * found) / questions.length);
}

test("every tool has a title, and hints whether a client should ask before a call", () => {
  const reading = z.object({ readOnlyHint: z.literal(true) });
  const writing = z.object({
    readOnlyHint: z.literal(false),
    destructiveHint: z.boolean(),
    idempotentHint: z.boolean(),
  });
  const entry = z.object({ title: z.string().min(1), annotations: z.union([reading, writing]) });
  for (const tool of listed) expect(entry.safeParse(tool).error, tool.name).toBeUndefined();
});

/** Typical searches of a client that uses regular expressions. */
const PATTERNS: Readonly<Record<string, readonly RegExp[]>> = {
  get_wallet: [/get.*wallet/, /cards do i have/, /my (cards|profile)/],
  add_wallet_card: [/add.*card/, /new card:/, /approved for/],
  update_wallet_card: [/update.*card/, /nickname/, /credit.?limit/],
  close_wallet_card: [/close.*card/, /cancel+ed/, /got rid of my card/],
  record_product_change: [/product.?change/, /downgraded/, /converted/],
  remove_wallet_card: [/remove.*card/, /delete/, /duplicate/],
  update_profile: [/home.?airport/, /per month/, /expenses/],
  search_cards: [/search.*card/, /no annual fee/, /no.?foreign/],
  get_card: [/get_card\b/, /tell me about a card/, /application rules/],
  compare_cards: [/compare.*card/, /side by side/, /versus/],
  find_cards_by_benefit: [/benefit/, /global entry/, /precheck/],
  get_card_changes: [/card.?changes/, /what changed/, /discontinued/],
  list_balances: [/balances/, /how many points/, /household's/],
  set_balance: [/set.*balance/, /update.*balance/, /\bdelta\b/],
  list_valuations: [/valuations/, /cpp|cents per point/, /point values/],
  value_points: [/value.*points/, /points.*worth in dollars/, /cash-out/],
  set_valuation_override: [/valuation.?override/, /my own cents/, /override/],
  value_portfolio: [/portfolio/, /total.*worth|worth.*total/, /all my points/],
  list_transfer_routes: [/transfer.*(routes|partners)/, /partners/, /ratio/],
  calculate_transfer: [/calculate.*transfer/, /\bneed to send\b/, /excise/],
  compare_transfer_paths: [/transfer.*paths/, /cheapest/, /award/],
  list_transfer_bonuses: [/transfer.*bonus/, /promo/, /bonus.*end/],
  best_card_for_purchase: [/best.*card.*purchase/, /which card/, /merchant/],
  category_cheat_sheet: [/cheat.?sheet/, /rotating/, /each.*category/],
  get_spending_profile: [/spending.?profile/, /monthly spend/, /budget/],
  record_purchase: [/statement/, /charged/, /bought/],
  estimate_annual_rewards: [/annual.?rewards/, /earn a year/, /2% card/],
  simulate_card_change: [/simulate/, /what happens if/, /better off/],
  rank_candidate_cards: [/rank.*cards/, /recommend/, /(apply|get).*next/],
  list_credits: [/statement.?credits?/, /credits.*left/, /uber cash/],
  list_expiring: [/expir(es|ing)/, /use it or lose it/, /deadline/],
  record_credit_use: [/credit.?use/, /used or spent/, /log.*use/],
  list_lounge_access: [/lounge/, /priority pass/, /guests/],
  check_protection: [/protection/, /rental car/, /insur(e|ance)/],
  list_certificates: [/list.*certificates/, /free.?night/, /companion/],
  record_certificate: [/record.*certificate/, /free.?night/, /\bcert\b/],
  list_upcoming_fees: [/upcoming.*fees/, /annual fees due/, /refund/],
  evaluate_renewal: [/renewal/, /worth.*fee/, /keep.*cancel/],
  list_product_change_options: [/product.?change.?options/, /downgrade/, /upgrade/],
  check_eligibility: [/eligib/, /approved/, /qualify/],
  get_application_history: [/application.?history/, /5\/24/, /2\/90/],
  get_bonus_progress: [/bonus.?progress/, /sign-up.*bonus/, /on track/],
  record_bonus_progress: [/record.*bonus/, /minimum spend/, /track/],
  calculate_redemption_value: [/redemption/, /points or cash/, /good deal/],
  plan_points_goal: [/goal/, /plan.*points/, /points for a trip/],
  export_wallet: [/export/, /download/, /back.?up/],
  import_wallet: [/import/, /paste/, /spreadsheet/],
};

const MAX_MATCHES = 10;

test.each(entries)("obvious patterns find $name among few", ({ name }) => {
  for (const pattern of PATTERNS[name] ?? []) {
    const names = entries.filter(({ text }) => pattern.test(text)).map((entry) => entry.name);
    expect(names, pattern.source).toContain(name);
    expect(names.length, pattern.source).toBeLessThanOrEqual(MAX_MATCHES);
  }
  expect(PATTERNS[name]).toHaveLength(3);
});

test("a client's plain BM25 over the list finds the tool for three of four questions", async () => {
  const wordsOf = (text: string): readonly string[] => text.match(/[a-z0-9]+/g) ?? [];
  const documents = entries.map(({ name, text }) => ({ value: name, terms: wordsOf(text) }));
  const rank = createRanker(documents, { k1: 1.2, b: 0.75 });
  const percent = await percentFound((question) => rank(wordsOf(question.toLowerCase())));
  expect(percent).toBeGreaterThanOrEqual(77);
});

describe("find_tool", () => {
  const found = z.object({ tools: z.array(z.object({ name: z.string() })) });
  let member: Member;
  beforeAll(async () => {
    const free = { tools: questions.length, chat: 0 };
    member = await openMember({ ...DEFAULT_CEILINGS, free }, { facts: readPinnedFacts() });
  });

  test("finds the tool for nearly every question", async () => {
    const percent = await percentFound(async (query) => {
      const { data } = await member.call("find_tool", { query, limit: MAX_LOOKED_AT });
      return found.parse(data).tools.map(({ name }) => name);
    });
    expect(percent).toBeGreaterThanOrEqual(95);
  }, 60_000);

  test("knows everyday questions of every tool", () => {
    expect(Object.keys(everydayQuestions)).toEqual(memberTools.map(({ name }) => name));
  });
});
