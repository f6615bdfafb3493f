import * as fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod";
import type { Wallet } from "../../server/accounts/wallet.ts";
import { held, walletOf } from "../tools/held.ts";
import { ask, tryCases } from "./ask.ts";
import { cheapestFunding, HUB } from "./funding.ts";
import { rowsOf, sum } from "./table.ts";
import { feeCents, leastToSend, pointsOf, received, termsFor } from "./transfer.ts";
import { balance, dayBetween, isValued, TODAY, today, valuationsOf } from "./wallets.ts";
import { inCents, worthOf } from "./worth.ts";

/** Ways whose points are worth something at both ends. */
const WAYS = rowsOf("transfer-routes")
  .filter((row) => row("is_active") === "true")
  .map((row) => [row("source"), row("dest")] as const)
  .filter((way) => way.every(isValued));
/** Routes with terms of their own. */
const SPECIAL = WAYS.filter(([from, to]) =>
  rowsOf("transfer-terms").some(
    (row) =>
      row("source") === from &&
      row("dest") === to &&
      row("increment") + row("fee_usd_per_point") !== "",
  ),
);
/** Not those whose points move within a family: test/advice/transfer-family.test.ts has them. */
const DESTS = [...new Set(WAYS.map(([, to]) => to))].filter(
  (to) => rowsOf("programs").find((row) => row("key") === to)?.("family") === "",
);

const OPENERS = [
  "amex-gold",
  "bilt-blue",
  "capital-one-venture-x",
  "chase-freedom-unlimited",
  "chase-sapphire-preferred",
  "chase-sapphire-reserve",
  "citi-double-cash",
  "citi-strata-premier",
  "wells-fargo-autograph",
];
/** Programs whose points are the same with every card. */
const OWN = ["amex_membership_rewards", "capital_one_miles", "delta_skymiles", HUB];

const holding = fc.record({
  cards: fc
    .tuple(fc.subarray(OPENERS, { minLength: 3 }), dayBetween("2020-01-01", "2026-09-30"))
    .map(([ids, opened_on]) => ids.map((id) => held(id, { opened_on }))),
  valuations: valuationsOf(OWN),
});

const amount = fc.integer({ min: 3000, max: 400_000 });
const transfers = fc.record({
  way: fc.oneof(fc.constantFrom(...WAYS), fc.constantFrom(...SPECIAL)),
  holding,
  date: dayBetween("2026-07-01", "2027-06-30"),
  points: fc.nat(300_000),
  asked: fc.oneof(fc.record({ send: amount }), fc.record({ need: amount })),
});
const transferShape = z.object({
  send: z.number(),
  unsent: z.number().optional(),
  receive: z.number(),
  balance: z.number(),
  shortfall: z.number(),
  fee_usd: z.number(),
  leftover: z.object({ of_balance: z.number(), over_need: z.number().optional() }),
  gives_up: z.object({ value_usd: z.number() }),
});

test("a transfer is worked out to the point, the fee and the value", async () => {
  await tryCases(transfers, async ({ way: [from, to], holding: rest, date, points, asked }) => {
    const wallet = walletOf(rest.cards, { ...rest, balances: [balance(from, points)] });
    const terms = termsFor(wallet, "me", [from, to], date);
    // Bonuses from an amount on are being changed.
    fc.pre(terms !== undefined);
    if (terms === undefined) return;
    const whole = "send" in asked ? asked.send - (asked.send % terms.step) : 0;
    const send = "need" in asked ? leastToSend(terms, asked.need) : whole;
    // A step that a source gives must be kept; any other is rounded down to what is sure.
    const input = "send" in asked && terms.isStepKnown ? { send } : asked;
    const has = pointsOf(wallet, "me", from, date);
    const question = { wallet, tool: "calculate_transfer", input: { from, to, date, ...input } };
    expect(await ask({ ...question, today: TODAY }, transferShape)).toEqual({
      send,
      unsent: "send" in input && input.send > send ? input.send - send : undefined,
      receive: received(terms, send),
      balance: has,
      shortfall: Math.max(0, send - has),
      fee_usd: feeCents(terms, send) / 100,
      leftover: {
        of_balance: Math.max(0, has - send),
        over_need: "need" in asked ? received(terms, send) - asked.need : undefined,
      },
      gives_up: { value_usd: inCents(send, worthOf(wallet, "me", from, TODAY) ?? 0) / 100 },
    });
  });
});

/** Programs whose points reach another, perhaps by way of the hub, or once a card is held. */
const sourcesOf = (to: string): readonly string[] => [
  ...WAYS.filter(([, dest]) => dest === to || dest === HUB).map(([from]) => from),
  "chase_ur_cashback_only",
];

/** A wallet with points that reach one of these programs, and a need there. */
const needs = (dests: readonly string[]) =>
  fc.constantFrom(...dests).chain((to) =>
    fc
      .record({
        need: fc.integer({ min: 1, max: 20_000 }),
        own: fc.oneof(fc.constant(0), fc.nat(9000)),
        others: fc.uniqueArray(
          fc.record({ program: fc.constantFrom(...sourcesOf(to)), points: fc.nat(12_000) }),
          { selector: ({ program }) => program, minLength: 1, maxLength: 3 },
        ),
        holding,
        day: today,
      })
      .map(({ need, own, others, holding: rest, day }) => {
        const balances = others
          .filter(({ program }) => program !== to)
          .map(({ program, points }) => balance(program, points));
        const elsewhere: Wallet = walletOf(rest.cards, { ...rest, balances });
        return { to, need, day, elsewhere, here: own === 0 ? [] : [balance(to, own)] };
      }),
  );

test("an award is funded by the least value of all ways there are", async () => {
  const shape = z.object({
    paths: z.array(z.object({ shortfall: z.number(), value_given_up_usd: z.number() })),
  });
  await tryCases(needs(DESTS), async ({ to, need, day, elsewhere, here }) => {
    const wallet = { ...elsewhere, balances: [...elsewhere.balances, ...here] };
    const best = cheapestFunding(wallet, { owner: "me", to, need, day });
    const question = { wallet, tool: "compare_transfer_paths", input: { to, need } };
    const { paths } = await ask({ ...question, today: day }, shape);
    expect(paths[0]?.shortfall ?? need).toBe(best.shortfall);
    if (best.shortfall === 0) {
      expect(paths[0]?.value_given_up_usd).toBeCloseTo(best.cents / 100, 1);
    }
  });
});

test("a goal lacks what own points and then the cheapest transfers leave", async () => {
  const shape = z.object({
    gaps: z.array(
      z.object({ own: z.number(), gap: z.number(), missing: z.number(), status: z.string() }),
    ),
    ways: z.array(
      z.object({
        in_plan: z.boolean(),
        value_given_up_usd: z.number().optional(),
        cost_usd: z.number(),
      }),
    ),
  });
  await tryCases(needs(DESTS), async ({ to, need, day, elsewhere, here }) => {
    const wallet = { ...elsewhere, balances: [...elsewhere.balances, ...here] };
    const own = Math.min(need, pointsOf(wallet, "me", to, day));
    const gap = need - own;
    const best = cheapestFunding(elsewhere, { owner: "me", to, need: gap, day });
    const input = { goals: [{ program: to, points: need }] };
    const { gaps, ways } = await ask(
      { wallet, today: day, tool: "plan_points_goal", input },
      shape,
    );
    const byTransfer = best.shortfall === 0 ? "met_by_transfer" : "short";
    const status = gap === 0 ? "met" : byTransfer;
    expect(gaps).toEqual([{ own, gap, missing: best.shortfall, status }]);
    const planned = ways.filter(({ in_plan: isPlanned }) => isPlanned);
    const cost = sum(planned.map((way) => way.cost_usd + (way.value_given_up_usd ?? 0)));
    if (best.shortfall === 0) expect(cost).toBeCloseTo(best.cents / 100, 1);
  });
});
