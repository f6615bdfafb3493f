import * as fc from "fast-check";
import { expect, test } from "vitest";
import { NO_PURCHASES, type Purchase } from "../../server/accounts/purchases.ts";
import { EMPTY_WALLET, newCard } from "../../server/accounts/wallet.ts";
import { bonusSpent, capSpent, toMonthSums } from "../../server/member/logged.ts";

/* Progress by the log, against a sum over the plain list of what was bought. */

const toDay = (days: number): string =>
  new Date(Date.UTC(2026, 0, 1) + days * 86_400_000).toISOString().slice(0, 10);

const day = fc.integer({ min: 0, max: 400 }).map(toDay);

const bought = fc.record({
  wallet_card_id: fc.constantFrom("one", "two"),
  on: day,
  cents: fc.integer({ min: -30_000, max: 90_000 }),
  kind: fc.constantFrom("purchase", "refund", "credit"),
  cap: fc.constantFrom("groceries", "gas", undefined),
});

const cases = fc.record({
  rows: fc.array(bought, { maxLength: 40 }),
  today: day,
  start: day,
  deadline: fc.option(day, { nil: undefined }),
  told: fc.option(fc.record({ usd: fc.integer({ min: 1, max: 900 }), on: day }), {
    nil: undefined,
  }),
});

test("bonus and cap are what was told, and what was bought after it until today", () => {
  fc.assert(
    fc.property(cases, ({ rows, today, start, deadline, told }) => {
      const purchases = rows.map((row, at): Purchase => ({
        ...row,
        id: `row-${at}`,
        text: "",
        source: "told",
        log_id: "log",
      }));
      const months = [...new Set(rows.map(({ on }) => on.slice(0, 7)))].map((month) => [
        month,
        toMonthSums(purchases.filter(({ on }) => on.startsWith(month))),
      ]);
      const log = { ...NO_PURCHASES, months: Object.fromEntries(months) };
      const card = {
        ...newCard("one", "amex-gold"),
        cap_spent: told && [{ cap: "groceries", spent_usd: told.usd, on: told.on }],
      };
      const wallet = { ...EMPTY_WALLET, cards: [card] };
      const bonus = {
        id: "bonus",
        wallet_card_id: "one",
        status: "active",
        required_usd: 1,
        net_spent_usd: told?.usd ?? 0,
        counted_on: told?.on,
        started_on: start,
        deadline,
        updated_on: start,
      } as const;
      const counted = (isOurs: (row: (typeof rows)[number]) => boolean): number =>
        rows
          .filter((row) => row.wallet_card_id === "one" && row.kind !== "credit" && row.on <= today)
          .filter((row) => (told === undefined ? row.on >= start : row.on > told.on))
          .filter(isOurs)
          .reduce((sum, row) => sum + row.cents, (told?.usd ?? 0) * 100);
      const expected = counted(({ on }) => deadline === undefined || on <= deadline);
      expect(bonusSpent({ wallet, today, log }, bonus)).toBeCloseTo(expected / 100, 6);
      const [first, last] = [
        { first: "2000-01-01", last: "2000-01-01" },
        { first: "9999-12-31", last: "9999-12-31" },
      ];
      const since = told === undefined ? { first: start, last: start } : first;
      const cents = capSpent({ today, log }, card, "groceries", { start: since, end: last }) ?? 0;
      expect(cents).toBe(
        Math.max(
          0,
          counted(({ cap }) => cap === "groceries"),
        ),
      );
    }),
    { numRuns: 300 },
  );
});
