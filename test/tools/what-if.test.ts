import * as fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../server/accounts/demo.ts";
import type { Wallet } from "../../server/accounts/wallet.ts";
import { readWallet } from "../../server/accounts/wallets.ts";
import { toScene } from "../../server/member/scene.ts";
import { memberReaders } from "../../server/tools/registry.ts";
import { readPinnedFacts } from "../fixtures/pinned-facts.ts";
import { callBody } from "../mcp/requests.ts";
import { type Member, openMember } from "./member.ts";
import { sampleCallsAt } from "./sample-calls.ts";
import { bigWallet } from "./wallets.ts";

const NOW = "2026-10-08T17:00:00Z";
const TODAY = "2026-10-08";
const facts = readPinnedFacts();

const sceneOf = (wallet: Wallet) => {
  let made = 0;
  const newId = () => `new-${(made += 1)}`;
  return toScene(wallet, { facts, now: Date.parse(NOW), newId });
};

const inputs = new Map([
  ...sampleCallsAt(Date.parse(NOW)),
  ["value_points", { program: "citi thankyou", points: 50_000 }],
  [
    "calculate_redemption_value",
    { cash_price: 900, points: 45_000, program: "krisflyer", from: "citi thankyou" },
  ],
]);
const readers = memberReaders.filter((tool) => "as_if" in tool.schemas.input.shape);

/** Each tool's answer, or its refusal. */
function askAll(wallet: Wallet, asIf?: object) {
  const ask = (tool: (typeof readers)[number]) => {
    try {
      return tool.answerOn({ ...inputs.get(tool.name), as_if: asIf }, sceneOf(wallet));
    } catch (error) {
      return { data: String(error) };
    }
  };
  return new Map(readers.map((tool) => [tool.name, ask(tool)]));
}

/** The data alone: what was supposed stands beside them. */
const dataOf = (answers: ReturnType<typeof askAll>) =>
  [...answers].map(([name, answer]) => [name, "data" in answer ? answer.data : answer] as const);

let member: Member;
beforeEach(async () => {
  member = await openMember(undefined, { facts, now: NOW });
  await member.setWallet(DEMO_WALLET);
});

/** One supposition of each kind. */
const MUCH = {
  close: [{ card: "demo-double" }],
  change: [{ card: "demo-flex", to: "freedom unlimited" }],
  open: [{ card: "csr" }, { card: "world of hyatt card" }, { card: "strata premier" }],
  balances: { MR: 500_000, hyatt: 12_345 },
  spend: { dining: 2000, flights: 900 },
  today: "2026-12-08",
};

describe("what-if", () => {
  test.each([DEMO_WALLET, bigWallet(30)])("changes no byte when it supposes nothing", (wallet) => {
    const plain = JSON.stringify([...askAll(wallet)]);
    expect(JSON.stringify([...askAll(wallet, {})])).toBe(plain);
  });

  test("changes the data of each tool that takes it", () => {
    const plain = new Map(dataOf(askAll(DEMO_WALLET)));
    for (const [name, data] of dataOf(askAll(DEMO_WALLET, MUCH))) {
      expect(data, name).not.toEqual(plain.get(name));
    }
  });

  test("is no argument of a tool whose answer it cannot change", async () => {
    const others = memberReaders.filter((tool) => !readers.includes(tool));
    expect(others.map(({ name }) => name)).toEqual([
      "search_cards",
      "get_card",
      "compare_cards",
      "get_card_changes",
      "get_spending_profile",
      "get_bonus_progress",
      "export_wallet",
    ]);
    for (const { name } of others) {
      // oxlint-disable-next-line no-await-in-loop
      const refused = await member.fail(name, { ...inputs.get(name), as_if: {} });
      expect(refused).toContain("no such argument: as_if");
    }
  });

  test("says what was supposed, and that nothing is saved", async () => {
    const as_if = { open: [{ card: "csp", on: TODAY }] };
    expect(await member.call("get_wallet", { as_if })).toMatchObject({
      assumptions: [
        `As if you had opened the Chase Sapphire Preferred Card on ${TODAY}; nothing is saved.`,
      ],
    });
    const { assumptions } = await member.call("list_credits", { as_if: MUCH });
    expect(assumptions).toMatchObject([
      "As if it were 2026-12-08 and you had closed the Citi Double Cash Card on 2026-12-08, changed " +
        "the Chase Freedom Flex to the Chase Freedom Unlimited on 2026-12-08, opened the Chase " +
        "Sapphire Reserve on 2026-12-08, opened the World of Hyatt Credit Card on 2026-12-08, " +
        "opened the Citi Strata Premier Card on 2026-12-08, held 500,000 American Express Membership Rewards points, held 12,345 World of Hyatt points, " +
        "spent $2,000 a month on Restaurants and bars, and spent $900 a month on Flights; nothing is saved.",
      expect.any(String),
      expect.any(String),
    ]);
  });

  const cards = facts.tables.cards.filter(({ status }) => status === "open");
  const change = fc.record({
    open: fc.uniqueArray(fc.constantFrom(...cards.map(({ id }) => id)), { maxLength: 2 }),
    on: fc.constantFrom("2024-03", "2025-11-28", TODAY),
    close: fc.subarray(["demo-double", "demo-venture"]),
    changed: fc.boolean(),
    balances: fc.dictionary(fc.constantFrom("MR", "UR", "hyatt"), fc.integer({ min: 0, max: 9e5 })),
    spend: fc.dictionary(fc.constantFrom("dining", "gas"), fc.integer({ min: 0, max: 3000 })),
  });

  test("answers like a wallet in which it was really recorded", async () => {
    await fc.assert(
      fc.asyncProperty(change, async ({ open, on, close, changed, balances, spend }) => {
        await member.setWallet(DEMO_WALLET);
        const before = await member.wallet();
        const changes = changed ? [{ card: "demo-flex", to: "freedom unlimited" }] : [];
        const writes: readonly (readonly [string, object])[] = [
          ...close.map((id) => ["close_wallet_card", { wallet_card_id: id }] as const),
          ...changes.map(
            ({ card, to }) =>
              ["record_product_change", { wallet_card_id: card, to_card: to }] as const,
          ),
          ...open.map(
            (card) =>
              ["add_wallet_card", { card, opened_month: on, allow_duplicate: true }] as const,
          ),
          ...Object.entries(balances).map(
            ([program, points]) => ["set_balance", { program, points }] as const,
          ),
          ...(Object.keys(spend).length === 0 ? [] : [["update_profile", { spend }] as const]),
        ];
        for (const [name, input] of writes) {
          // A wallet is changed by one call after the other.
          // oxlint-disable-next-line no-await-in-loop
          await member.call(name, input);
        }
        const recorded = await member.wallet();
        const asIf = {
          open: open.map((card) => ({ card, on })),
          close: close.map((card) => ({ card })),
          change: changes,
          balances,
          spend,
        };
        const supposed = JSON.stringify(dataOf(askAll(before, asIf)));
        const added = recorded.cards.slice(DEMO_WALLET.cards.length);
        const real = added.reduce(
          (text, { id }, place) => text.replaceAll(id, `new-${place + 1}`),
          JSON.stringify(dataOf(askAll(recorded))),
        );
        expect(JSON.parse(supposed)).toEqual(JSON.parse(real));
      }),
      { numRuns: 12 },
    );
  });

  test("writes nothing", async () => {
    const { deps, account } = member;
    const before = await readWallet(deps, account.id);
    for (const { name } of readers) {
      // oxlint-disable-next-line no-await-in-loop
      await member.call(name, { ...inputs.get(name), as_if: MUCH });
    }
    expect(await readWallet(deps, account.id)).toEqual(before);
  });

  test("asks which card is meant, as a real write does", async () => {
    const supposed = await member.call("list_credits", { as_if: { open: [{ card: "sapphire" }] } });
    const written = await member.call("add_wallet_card", { card: "sapphire" });
    expect(supposed).toMatchObject({
      status: "needs_input",
      summary: written.summary,
      needs_input: { ...Object(written["needs_input"]), argument: "as_if.open[0].card" },
    });
  });

  test.each<[object, string]>([
    [{ open: [{ card: "no such card" }] }, "No card is called"],
    [{ close: [{ card: "delta gold" }] }, "No held card is called"],
    [{ change: [{ card: "demo-flex", to: "amex gold" }] }, "an account changes within one issuer"],
    [{ balances: { "no program": 5 } }, "No program is called"],
    [{ spend: { "no category": 5 } }, "No category is called"],
    [{ open: [{ card: "csr", owner: "Nobody" }] }, "Nobody in this wallet"],
    [{ open: [{ card: "csr", on: "1900-01" }] }, "the years 1950 to 2199"],
    [{ open: [{ card: "csr", on: "2027-01" }] }, "To suppose a later day"],
    [{ close: [{ card: "demo-flex", on: "2019-01-01" }] }, "is before"],
    [{ today: "2026-10-07" }, "not within 60 months from 2026-10-08"],
    [{ today: "2099-01-01" }, "not within 60 months from 2026-10-08"],
  ])("refuses %j", async (asIf, message) => {
    expect(await member.fail("list_credits", { as_if: asIf })).toContain(message);
  });

  test.each<[object, string]>([
    [{ open: [{ card: "csr", on: "2026-02-30" }] }, "a real day"],
    [{ balances: { MR: -1 } }, "as_if.balances.MR"],
    [{ open: ["csr"] }, "as_if.open.0: expected {card,on?,owner?}"],
    [{ opened: [] }, "as_if: expected {open,close,"],
  ])("does not fit as %j", async (asIf, message) => {
    const response = await member.post(callBody("list_credits", { as_if: asIf }));
    expect(await response.text()).toContain(message);
  });
});
