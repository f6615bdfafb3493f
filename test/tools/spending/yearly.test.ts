import { beforeEach, describe, expect, test } from "vitest";
import * as z from "zod";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { EMPTY_WALLET, newCard } from "../../../server/accounts/wallet.ts";
import { readPinnedFacts } from "../../fixtures/pinned-facts.ts";
import { type Member, openMember } from "../member.ts";

let member: Member;
beforeEach(async () => {
  member = await openMember();
  await member.setWallet(DEMO_WALLET);
});

const money = z.number();

const yearShape = z.object({
  by_card: z.array(z.object({ spend_usd: money, value_usd: money })),
  by_category: z.array(
    z.object({
      yearly_usd: money,
      value_usd: money,
      unassigned_usd: money.optional(),
      cards: z.array(z.object({ spend_usd: money, value_usd: money })),
    }),
  ),
  total_usd: money,
  spend_usd: money,
  net_of_fees_usd: money,
  fees_usd: money,
});

const rankShape = z.object({
  considered: z.int(),
  ranked: z.array(
    z.object({
      card_id: z.string(),
      card_type: z.string(),
      annual_fee_usd: money,
      delta_ongoing_usd: money,
      offer_value_usd: money.optional(),
    }),
  ),
});

const deltaShape = z.object({
  delta_usd: z.object({
    ongoing: z.object({ net_usd: money, rewards_usd: money, fees_usd: money }),
  }),
  transfers: z.array(z.object({ owner: z.string(), change: z.string() })),
});

const sum = (numbers: readonly number[]) =>
  Math.round(numbers.reduce((total, one) => total + one * 100, 0)) / 100;

const estimate = async (input: object = {}) =>
  yearShape.parse((await member.call("estimate_annual_rewards", input)).data);

const rank = async (input: object = {}) =>
  rankShape.parse((await member.call("rank_candidate_cards", input)).data);

describe("estimate_annual_rewards", () => {
  test("tells the same total by card, by category and by share", async () => {
    const year = await estimate();
    expect(sum(year.by_card.map((row) => row.value_usd))).toBe(year.total_usd);
    expect(sum(year.by_category.map((row) => row.value_usd))).toBe(year.total_usd);
    expect(year.net_of_fees_usd).toBeCloseTo(year.total_usd - year.fees_usd, 6);
    for (const row of year.by_category) {
      const shares = row.cards.map((share) => share.spend_usd);
      expect(sum([...shares, row.unassigned_usd ?? 0])).toBe(row.yearly_usd);
    }
  });

  test("without a card earns no more", async () => {
    const all = await estimate();
    const fewer = await estimate({ exclude_cards: ["demo-gold"] });
    expect(fewer.total_usd).toBeLessThanOrEqual(all.total_usd);
    expect(fewer.fees_usd).toBe(all.fees_usd - 325);
  });

  test.each([
    [{ spend: {} }, "The spend given is zero"],
    [{ spend: { dining: 0 } }, "The spend given is zero"],
    [{ spend: { dining: -1 } }, "spend"],
    [{ spend: { "underwater basket": 10 } }, "No category is called"],
    [{ exclude_cards: ["a card that is not there"] }, "No held card is called"],
  ])("%j is refused with what is wrong", async (input, message) => {
    expect(await member.fail("estimate_annual_rewards", input)).toContain(message);
  });

  test("asks which of two equal cards is left out", async () => {
    const twins = ["one", "two"].map((id) => ({ ...TWIN, id }));
    await member.setWallet({ ...DEMO_WALLET, cards: twins });
    const asked = await member.call("estimate_annual_rewards", { exclude_cards: ["amex gold"] });
    expect(asked.status).toBe("needs_input");
  });
});

const TWIN = newCard("twin", "amex-gold");

describe("simulate_card_change", () => {
  const simulate = async (input: object) =>
    deltaShape.parse((await member.call("simulate_card_change", input)).data);

  test("adding a card and dropping it from the wallet that has it are opposite", async () => {
    const added = await simulate({ add: ["amex-blue-cash-everyday"], include_offer: false });
    const joined = { ...TWIN, card_id: "amex-blue-cash-everyday", opened_on: "2026-11-21" };
    await member.setWallet({ ...DEMO_WALLET, cards: [...DEMO_WALLET.cards, joined] });
    const dropped = await simulate({ drop: ["twin"] });
    expect(dropped.delta_usd.ongoing.net_usd).toBeCloseTo(-added.delta_usd.ongoing.net_usd, 6);
  });

  test("opens transfers to the one who opens the card, not to others of the household", async () => {
    const { transfers } = await simulate({ add: ["chase-sapphire-preferred"], owner: "Sam" });
    expect(transfers).toMatchObject([{ owner: "Sam", change: "opened" }]);
  });

  test("warns of a business card without a business, of a second one, of one that is gone", async () => {
    const add = ["chase-ink-cash", "amex-gold", "citi-custom-cash"];
    const { warnings } = await member.call("simulate_card_change", { add });
    expect(warnings.join(" ")).toContain("there is no business");
    expect(warnings.join(" ")).toContain("is already held");
    expect(warnings.join(" ")).toContain("takes no new applications");
  });

  test("tells free nights that come and go, at most at their cap, and counts none", async () => {
    const add = ["chase-marriott-boundless"];
    const { data } = await member.call("simulate_card_change", { add });
    expect(data?.["certificates"]).toMatchObject([
      { change: "gained", how: "anniversary", cap_points: 35_000, most_usd: 245, cpp: 0.7 },
      { change: "gained", how: "welcome", quantity: 3, most_usd: 1050 },
    ]);
    const surpass = { ...TWIN, card_id: "amex-hilton-surpass" };
    await member.setWallet({ ...DEMO_WALLET, cards: [surpass] });
    const dropped = await member.call("simulate_card_change", { drop: ["twin"] });
    // Its welcome night was had long ago.
    expect(dropped.data?.["certificates"]).toMatchObject([{ change: "lost", how: "spend" }]);
  });

  test("makes no balance worth more by dropping a card: here it ends with the account", async () => {
    const double = { ...TWIN, card_id: "citi-double-cash" };
    const balances = [
      { program: "citi_thankyou", owner: "me", points: 20_000, as_of: "2026-11-01" },
    ];
    await member.setWallet({ ...DEMO_WALLET, cards: [double], balances });
    const { data } = await member.call("simulate_card_change", { drop: ["twin"] });
    expect(data).toMatchObject({ balances: [{ cpp_after: 0 }], balances_change_usd: -200 });
  });

  test("leaves the wallet as it is", async () => {
    await member.call("simulate_card_change", { drop: ["demo-gold"], add: ["citi-strata"] });
    expect(await member.wallet()).toEqual(DEMO_WALLET);
  });
});

describe("what else may be asked of a year", () => {
  const askedShape = z.object({
    total_usd: money,
    fees_usd: money,
    net_of_fees_usd: money,
    sum: z.object({ value_usd: money, spend_usd: money }).optional(),
    break_even: z
      .object({ monthly_usd: money, above_plain_monthly_usd: money.optional() })
      .optional(),
    level: z
      .object({
        first_ahead_from_monthly_usd: money.optional(),
        first_behind_from_monthly_usd: money.optional(),
      })
      .optional(),
  });
  const ask = async (input: object) =>
    askedShape.parse((await member.call("estimate_annual_rewards", input)).data);

  test("a card that is not held, as if it were the whole wallet", async () => {
    const year = await ask({ as_if_cards: ["citi double cash"], spend: { everything_else: 2500 } });
    expect(year).toMatchObject({ total_usd: 600, fees_usd: 0, net_of_fees_usd: 600 });
  });

  test("kinds of spend together are the sum of their lines", async () => {
    const { sum: together } = await ask({ sum_of: ["dining", "groceries"] });
    const whole = z
      .object({ by_category: z.array(z.object({ category: z.string(), value_usd: money })) })
      .parse((await member.call("estimate_annual_rewards", {})).data);
    const lines = whole.by_category.filter(({ category }) =>
      ["dining", "groceries"].includes(category),
    );
    expect(together?.value_usd).toBe(sum(lines.map((line) => line.value_usd)));
    expect(together?.spend_usd).toBe((900 + 1100) * 12);
  });

  test("the spend that pays for a fee does, and a little less does not", async () => {
    const gold = (monthly: number) =>
      ask({ as_if_cards: ["amex gold"], spend: { dining: monthly }, break_even_on: "dining" });
    const { break_even: found } = await gold(100);
    const at = found?.monthly_usd ?? 0;
    expect((await gold(at)).net_of_fees_usd).toBeGreaterThanOrEqual(0);
    expect((await gold(at - 2)).net_of_fees_usd).toBeLessThan(0);
    expect(found?.above_plain_monthly_usd).toBeGreaterThan(at);
  });

  test("without a fee nothing has to be spent", async () => {
    const input = { as_if_cards: ["citi double cash"], spend: { gas: 10 }, break_even_on: "gas" };
    expect((await ask(input)).break_even?.monthly_usd).toBe(0);
  });

  test("nothing is summed up that nothing is spent on", async () => {
    await expect(member.call("estimate_annual_rewards", { sum_of: ["golf"] })).rejects.toThrow(
      /Nothing is spent on/,
    );
  });
});

describe("rank_candidate_cards", () => {
  test("gives each card the delta that a simulation gives", async () => {
    const { ranked } = await rank({ limit: 12 });
    expect(ranked).toHaveLength(12);
    for (const row of ranked) {
      const one = await member.call("simulate_card_change", { add: [row.card_id] });
      expect(deltaShape.parse(one.data).delta_usd.ongoing.net_usd).toBe(row.delta_ongoing_usd);
    }
  });

  test("is in order, of cards neither held nor for a business the member lacks", async () => {
    const { ranked } = await rank({ limit: 50 });
    const deltas = ranked.map((row) => row.delta_ongoing_usd);
    expect(deltas).toEqual(deltas.toSorted((a, b) => b - a));
    expect(ranked.every((row) => row.card_type === "personal")).toBe(true);
    const own = new Set(
      DEMO_WALLET.cards.filter(({ owner }) => owner === "me").map((c) => c.card_id),
    );
    expect(ranked.some((row) => own.has(row.card_id))).toBe(false);
  });

  test("keeps to the fee, and leaves the offer out when asked", async () => {
    const { ranked } = await rank({ max_fee: 0, include_offer: false });
    expect(ranked.every((row) => row.annual_fee_usd === 0)).toBe(true);
    expect(ranked.every((row) => row.offer_value_usd === undefined)).toBe(true);
  });

  test.each(["cash back", "Transferable points", "travel", "airline miles", "hotels", "UR"])(
    "knows the goal %s",
    async (goal) => {
      const { considered } = await rank({ goal });
      expect(considered).toBeGreaterThan(0);
    },
  );

  test("of an empty wallet ranks cards as the only one", async () => {
    await member.setWallet({ ...EMPTY_WALLET, spend: { everything_else: 1000 } });
    const { ranked } = await rank({ goal: "cash back", max_fee: 0, limit: 1 });
    expect(ranked[0]?.delta_ongoing_usd).toBeGreaterThanOrEqual(240);
  });

  test("of a wallet with too many choices compares the most promising, and says so", async () => {
    const cards = Array.from({ length: 150 }, (_, at) =>
      newCard(`card-${at}`, at % 2 === 0 ? "citi-custom-cash" : "boa-customized-cash"),
    );
    const spend = Object.fromEntries(
      [...readPinnedFacts().categories.keys()].slice(0, 60).map((key, at) => [key, 500 * (at + 1)]),
    );
    await member.setWallet({ ...EMPTY_WALLET, cards, spend });
    const { data, warnings } = await member.call("rank_candidate_cards", { limit: 50 });
    const told = /only the (\d+) most promising were compared/.exec(warnings.join(" "));
    expect(rankShape.parse(data).ranked).toHaveLength(Number(told?.[1]));
  });

  test("says that it recommends nothing", async () => {
    const { summary } = await member.call("rank_candidate_cards");
    expect(summary).toContain("not a recommendation");
  });
});
