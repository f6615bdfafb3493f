import { expect, test } from "vitest";
import * as z from "zod";
import { DEMO_WALLET } from "../../server/accounts/demo.ts";
import {
  MAX_LOG_ROWS,
  MAX_MONTH_ROWS,
  monthRecords,
  NO_PURCHASES,
  type Purchase,
  readPurchaseSums,
  sumRecords,
} from "../../server/accounts/purchases.ts";
import { toMonthSums } from "../../server/member/logged.ts";
import { openMember } from "../tools/member.ts";

const rowOf = (month: string, at: number): Purchase => ({
  id: `${month}-${at}`,
  wallet_card_id: "demo-gold",
  on: `${month}-15`,
  cents: 100 + at,
  text: "Shop",
  kind: "purchase",
  source: "ofx",
  log_id: "old",
});

const monthOf = (at: number): string =>
  `${2000 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, "0")}`;

test("a log holds so many purchases in all, as a call may have to read each of them", async () => {
  const member = await openMember();
  await member.setWallet(DEMO_WALLET);
  const months = Array.from({ length: MAX_LOG_ROWS / MAX_MONTH_ROWS }, (_, at) => monthOf(at));
  await member.deps.store.commit(
    months.map((month) =>
      monthRecords.put([member.account.id, month], {
        format: 1,
        rows: Array.from({ length: MAX_MONTH_ROWS }, (_, at) => rowOf(month, at)),
      }),
    ),
  );
  const one = { card: "demo-gold", amount: 12, category: "dining" };
  expect(await member.fail("record_purchase", one)).toContain(`the limit is ${MAX_LOG_ROWS}`);
  expect(await member.call("get_wallet")).toMatchObject({ status: "ok" });
});

test("of statements that name many cards the newest are kept, and told of for three years", async () => {
  const member = await openMember();
  await member.setWallet(DEMO_WALLET);
  const ids = DEMO_WALLET.cards.map(({ id }) => id);
  const imports = Array.from({ length: 500 }, (_, at) => ({
    id: `statement-${at}`,
    wallet_card_ids: ids,
    source: "csv" as const,
    from: "1990-01-01",
    to: "2026-10-31",
    imported_on: "2026-11-01",
  }));
  await member.deps.store.commit([
    sumRecords.put([member.account.id], { ...NO_PURCHASES, imports }),
  ]);
  const { coverage } = coverageOf.parse((await member.call("get_spending_profile")).data);
  const listed = coverage.flatMap(({ statements }) => statements.map(({ log_id: id }) => id));
  expect(listed.length).toBeLessThanOrEqual(1000);
  expect(listed).toContain("statement-499");
  expect(coverage.map(({ months }) => Object.keys(months).length)).toEqual(ids.map(() => 36));
});

const coverageOf = z.object({
  coverage: z.array(
    z.object({
      months: z.record(z.string(), z.string()),
      statements: z.array(z.object({ log_id: z.string() })),
    }),
  ),
});

test("sums far beyond what one purchase may cost are sound", async () => {
  const { deps, account } = await openMember();
  const rows = Array.from({ length: 3000 }, (_, at) => ({
    ...rowOf("2026-10", at),
    cents: 100_000_000,
    category: "dining",
  }));
  const sums = { ...NO_PURCHASES, months: { "2026-10": toMonthSums(rows) } };
  await deps.store.commit([sumRecords.put([account.id], sums)]);
  expect((await readPurchaseSums(deps, account.id)).sums).toEqual(sums);
});

test("what lapses is asked for days that something is known of", async () => {
  const member = await openMember();
  expect(await member.fail("list_expiring", { from: "2199-12-31" })).toContain("days ahead");
});

test.each(["list_credits", "list_expiring"])(
  "%s takes a few dozen names of cards",
  async (tool) => {
    const member = await openMember();
    const cards = Array.from({ length: 31 }, () => "amex gold");
    expect(await member.fail(tool, { cards })).toContain("cards");
  },
);
