import { beforeEach, expect, test } from "vitest";
import * as z from "zod";
import { EMPTY_WALLET, newCard, type Wallet } from "../../../server/accounts/wallet.ts";
import { type Member, openMember } from "../member.ts";

/* A backup may hold no more of anything than a wallet keeps, and its names are those of the catalog. */

let member: Member;
beforeEach(async () => {
  member = await openMember();
});

const entries = <Value>(many: number, value: Value): Record<string, Value> =>
  Object.fromEntries(Array.from({ length: many }, (_, at) => [`n${at}`, value]));

const card = newCard("c1", "amex-gold");
const { profile } = EMPTY_WALLET;
const former = { card_id: "amex-green", until: "2020-01-01" };
const formerOf = (many: number) => Array.from({ length: many }, () => former);
const cardsOf = (many: number) => Array.from({ length: many }, (_, at) => newCard(`c${at}`, "csr"));

test.each<[string, object, string]>([
  ["relationships", { profile: { ...profile, relationships: entries(12_000, true) } }, "100"],
  ["spend", { spend: entries(9000, 1) }, "100"],
  ["valuations", { valuations: entries(4000, { cpp: 1, set_on: "2026-01-01" }) }, "200"],
  ["enrolments", { cards: [{ ...card, enrolments: entries(12_000, true) }] }, "50"],
  ["chosen_categories", { cards: [{ ...card, chosen_categories: entries(7000, []) }] }, "20"],
  [
    "settings.enrolments",
    {
      cards: [
        { ...card, former_products: [{ ...former, settings: { enrolments: entries(51, true) } }] },
      ],
    },
    "50",
  ],
  [
    "former products",
    { cards: cardsOf(25).map((one) => ({ ...one, former_products: formerOf(17) })) },
    "400",
  ],
])("too many %s are refused by name, with how many are kept", async (name, part, most) => {
  const told = await member.fail("import_wallet", { content: JSON.stringify(part) });
  expect(told).toContain("The wallet cannot hold this");
  expect(told).toContain(name);
  expect(told).toContain(`${name === "former products" ? "more than" : "the limit is"} ${most}`);
});

test("a map cannot be filled call by call either", async () => {
  await member.setWallet({ ...EMPTY_WALLET, cards: [{ ...card, enrolments: entries(50, true) }] });
  const enrolments = { "uber cash": true };
  const told = await member.fail("update_wallet_card", { wallet_card_id: "c1", enrolments });
  expect(told).toContain("cards.0.enrolments: 51 entries; the limit is 50");
});

const unmatchedOf = z.object({
  unmatched: z.array(z.object({ text: z.string(), reason: z.string() })),
  confirm_code: z.string().optional(),
});
const GONE: Wallet = {
  ...EMPTY_WALLET,
  cards: [card],
  spend: { groceries: 800, foo: 5 },
};

test("a category that nobody knows is told and left out of an import", async () => {
  const content = JSON.stringify({ spend: { groceries: 800, restaurants: 100, foo: 5 } });
  const { data } = await member.call("import_wallet", { content });
  const { unmatched, confirm_code } = unmatchedOf.parse(data);
  expect(unmatched).toEqual([{ text: "foo", reason: expect.stringContaining('"foo"') }]);
  await member.call("import_wallet", { confirm_code });
  expect((await member.wallet()).spend).toEqual({ groceries: 800, dining: 100 });
});

test("a spend of unknown categories alone replaces nothing", async () => {
  const content = JSON.stringify({ spend: { foo: 5 } });
  const { data } = await member.call("import_wallet", { content });
  expect(unmatchedOf.parse(data).confirm_code).toBeUndefined();
});

test.each([
  ["estimate_annual_rewards", {}],
  ["rank_candidate_cards", {}],
  ["simulate_card_change", { add: ["csr"] }],
  ["compare_cards", { cards: ["csr", "amex gold"] }],
  ["evaluate_renewal", { wallet_card_id: "c1" }],
  ["get_spending_profile", {}],
])("%s leaves out a category that has left the catalog, and says so", async (tool, input) => {
  await member.setWallet(GONE);
  const { status, warnings } = await member.call(tool, input);
  expect(status).toBe("ok");
  expect(warnings.join(" ")).toContain("Left out of the spending profile: foo");
});

test("a category that has left the catalog counts for nothing and can be removed", async () => {
  await member.setWallet(GONE);
  const { data } = await member.call("get_spending_profile");
  expect(data).toMatchObject({ total_month_usd: 800, spend: { groceries: 800, foo: 5 } });
  await member.call("update_profile", { spend: { foo: 0 } });
  expect((await member.wallet()).spend).toEqual({ groceries: 800 });
});

test("a profile of such categories alone is as none", async () => {
  await member.setWallet({ ...GONE, spend: { foo: 5 } });
  expect(await member.call("get_spending_profile")).toMatchObject({ data: { source: "none" } });
  expect(await member.fail("estimate_annual_rewards", {})).toContain("no spending profile");
});
