import * as fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod";
import type { WalletCard } from "../../server/accounts/wallet.ts";
import { held, profileOf, walletOf } from "../tools/held.ts";
import { clearDay, countOf, isReported, outcomeOf, verdictsOn } from "./application.ts";
import { ask, tryCases } from "./ask.ts";
import { addDays, addMonths } from "./calendar.ts";
import { creditsOn, plainCreditNames } from "./credit.ts";
import { feesUntil } from "./fee.ts";
import { cardRow, listOf, rowsOf, sum } from "./table.ts";
import { cardsOf, dayBetween, numbered, OPEN_CARDS, TODAY, today } from "./wallets.ts";

const creditShape = z.object({
  credits: z.array(
    z.object({
      wallet_card_id: z.string(),
      credit_name: z.string(),
      per_period: z.number().optional(),
      used: z.number().optional(),
      left: z.number().optional(),
      status: z.string(),
      period_starts: z.string().optional(),
      period_ends: z.string().optional(),
      days_left: z.number().optional(),
      next_reset: z.string().optional(),
      year_usd: z.number().optional(),
      counted: z.boolean(),
    }),
  ),
  totals: z.object({ left_usd: z.number(), used_usd: z.number() }),
});
const CREDIT_CARDS = OPEN_CARDS.filter((id) => plainCreditNames(id).length > 0);

/** Uses of the credits of some cards, up to a day. */
const usesOf = (cards: readonly WalletCard[], day: string) =>
  fc.array(
    fc
      .record({
        card: fc.constantFrom(...cards),
        daysAgo: fc.nat(500),
        usd: fc.integer({ min: 1, max: 200 }),
      })
      .chain(({ card, daysAgo, usd }) =>
        fc.constantFrom(...plainCreditNames(card.card_id)).map((credit_name) => ({
          wallet_card_id: card.id,
          credit_name,
          used_on: addDays(day, -daysAgo),
          amount_usd: usd,
        })),
      ),
    { maxLength: 12 },
  );

test("a credit has the period, the use and the rest that its terms give", async () => {
  const cases = fc
    .tuple(cardsOf(fc.constantFrom(...CREDIT_CARDS), { minLength: 1, maxLength: 3 }), today)
    .chain(([cards, day]) =>
      usesOf(cards, day).map((uses) => ({ cards, day, uses: numbered("use", uses) })),
    );
  await tryCases(cases, async ({ cards, day, uses }) => {
    const wallet = walletOf(cards, { credit_uses: uses });
    const question = { wallet, today: day, tool: "list_credits", input: {} };
    const { credits, totals } = await ask(question, creditShape);
    for (const expected of creditsOn(wallet, day)) {
      const { wallet_card_id: card, credit_name: name } = expected;
      const told = credits.find((one) => one.wallet_card_id === card && one.credit_name === name);
      expect(told).toEqual({ ...expected, counted: true });
    }
    const counted = credits.filter((one) => one.counted);
    expect(totals.left_usd).toBeCloseTo(sum(counted.map(({ left = 0 }) => left)), 2);
    expect(totals.used_usd).toBeCloseTo(sum(counted.map(({ used = 0 }) => used)), 2);
  });
});

const feeShape = z.object({
  fees: z.array(
    z
      .object({
        card: z.object({ wallet_card_id: z.string() }),
        due_on: z.string(),
        fee_usd: z.number(),
        status: z.string(),
        decide_by: z.string().optional(),
      })
      .transform(({ card, ...fee }) => ({ id: card.wallet_card_id, ...fee })),
  ),
  total_usd: z.number(),
  year_total_usd: z.number(),
  until: z.string(),
});

/** Special terms of a card and its fee. */
const particular = fc.oneof(
  fc.record({ authorized_users: fc.nat(7) }),
  fc.record({ annual_fee_override_usd: fc.nat(90_000).map((cents) => cents / 100) }),
  fc.constantFrom({}, { authorized_user: true }, { closed_on: "2026-11-20" }),
);
/** Cards whose fee depends on the year, the day or the users. */
const FEE_CARDS = [
  ...rowsOf("changes")
    .filter((row) => row("field") === "annual_fee" && row("holders_from") > TODAY.slice(0, 4))
    .map((row) => row("subject")),
  ...["first_year_fee_usd", "authorized_user_fee_usd", "authorized_users_free"].flatMap((column) =>
    rowsOf("card-terms")
      .filter((row) => row(column) !== "")
      .map((row) => row("card_id")),
  ),
].filter((id) => OPEN_CARDS.includes(id));

test("annual fees are due on the days and sum up to what the terms give", async () => {
  const cases = today.chain((day) =>
    fc.record({
      day: fc.constant(day),
      cards: cardsOf(
        fc.oneof(fc.constantFrom(...OPEN_CARDS), fc.constantFrom(...FEE_CARDS)),
        { minLength: 1, maxLength: 9 },
        fc.oneof(
          dayBetween("2018-01-01", day),
          fc.nat(5).map((years) => addMonths(day, -12 * years)),
        ),
        particular,
      ),
      months: fc.integer({ min: 1, max: 24 }),
    }),
  );
  await tryCases(cases, async ({ cards, day, months }) => {
    const wallet = walletOf(cards);
    const input = { within_months: months };
    const question = { wallet, today: day, tool: "list_upcoming_fees", input };
    const { fees, ...rest } = await ask(question, feeShape);
    const { fees: expected, ...sums } = feesUntil(wallet, day, months);
    expect(rest).toEqual(sums);
    expect(fees).toHaveLength(expected.length);
    expect(fees).toEqual(expect.arrayContaining([...expected]));
  });
});

const KNOWN = OPEN_CARDS.filter((id) => isReported(id) !== undefined);
const RULES = rowsOf("issuer-rules");
const REQUIREMENTS = [
  ...RULES.filter((row) => row("kind") === "needs").map((row) => row("rule_id")),
  ...new Set(RULES.flatMap((row) => listOf(row("unless")))),
];

/** An account with exact days; its bonus comes before it is closed. */
const accountOf = (ids: readonly string[]) =>
  dayBetween("2021-01-01", addDays(TODAY, -1)).chain((opened_on) => {
    const day = fc.oneof(dayBetween(opened_on, TODAY), fc.constant(TODAY));
    return fc
      .record({
        card: fc.constantFrom(...ids),
        days: fc.tuple(day, day),
        bonus_received: fc.boolean(),
        isClosed: fc.boolean(),
      })
      .map(({ card, days, bonus_received, isClosed }) => {
        const [first, last] = days.toSorted();
        return held(card, {
          opened_on,
          bonus_received,
          bonus_received_on: bonus_received ? first : undefined,
          closed_on: isClosed ? last : undefined,
        });
      });
  });

const issuerOf = (id: string): string => cardRow(id)("issuer");

/** An application at an issuer whose cards are many of the accounts. */
const applications = fc.constantFrom(...new Set(KNOWN.map(issuerOf))).chain((issuer) => {
  const own = KNOWN.filter((id) => issuerOf(id) === issuer);
  const account = fc.oneof(accountOf(own), accountOf(KNOWN));
  return fc.record({
    accounts: fc.array(account, { minLength: 1, maxLength: 9 }).map((all) => numbered("card", all)),
    card: fc.constantFrom(...own),
    later: fc.oneof(fc.constant(0), fc.nat(300)),
    met: fc.subarray(REQUIREMENTS),
  });
});

const verdictShape = z.object({
  application: z.string(),
  bonus: z.string(),
  clears_on: z.string().optional(),
  verdicts: z.array(
    z.object({
      rule: z.string(),
      stops: z.string(),
      result: z.string(),
      clears_on: z.string().optional(),
    }),
  ),
});
const historyShape = z.object({
  counts: z.record(z.string(), z.object({ count: z.number() })),
});

test("an application passes by the rules, and clears on the first day that passes", async () => {
  await tryCases(applications, async ({ accounts, card, later, met }) => {
    const day = addDays(TODAY, later);
    const relationships = Object.fromEntries(REQUIREMENTS.map((one) => [one, met.includes(one)]));
    const profile = profileOf({ business_eligible: true, relationships });
    const wallet = walletOf(accounts, { profile });
    const input = { card, on_date: day };
    const question = { wallet, today: TODAY, tool: "check_eligibility", input };
    const { verdicts, ...outcome } = await ask(question, verdictShape);
    const expected = verdictsOn({ card, day, accounts, met });
    // Only rules of the tables; other remarks are not theirs.
    const told = verdicts.filter(({ rule }) => RULES.some((row) => row("rule_id") === rule));
    expect(told).toHaveLength(expected.length);
    expect(told).toEqual(expect.arrayContaining([...expected]));
    expect(outcome).toEqual({
      application: outcomeOf(expected, "application_denied"),
      bonus: outcomeOf(expected, "bonus_denied"),
      clears_on: clearDay(expected, day),
    });
    const asked = { wallet, today: TODAY, tool: "get_application_history", input: {} };
    for (const [id, { count }] of Object.entries((await ask(asked, historyShape)).counts)) {
      const rule = RULES.find((row) => row("rule_id") === id);
      expect([id, count]).toEqual([id, rule && countOf(rule, accounts, TODAY)]);
    }
  });
});
