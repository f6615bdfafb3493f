import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { readPinnedFacts } from "../../fixtures/pinned-facts.ts";
import { type Member, openMember } from "../member.ts";

/*
 * Nine cards, three of which the catalog does not track, from a pasted list over statements to the
 * review of the year, as a member's agent goes about it. The day is 2026-11-21.
 */

const LIST = `Amex Gold opened 2026-09-15 last4 1009
Chase Sapphire Preferred 2023-05
Capital One Venture X 2024-01
Citi Double Cash 2019-04
Freedom Flex 2021-02 & Discover it cash back
Crate & Barrel Store Card
`;

const ODYSSEY = {
  name: "First Tech Odyssey",
  issuer: "First Tech FCU",
  annual_fee_usd: 75,
  fee_month: 2,
  program: "cash back",
  earn: [
    { category: "dining", rate: 3 },
    { category: "everything else", rate: 2 },
  ],
  credits: [{ name: "Global Entry", usd: 120, period: "four_years" }],
};

const VERITY = {
  name: "Verity Signature",
  issuer: "Verity CU",
  annual_fee_usd: 0,
  earn: [{ category: "gas", rate: 4, cap_usd: 1000, cap_period: "quarter" }],
};

const STATEMENT = `Acct,When posted,What,Out,In
4411,2026-10-02,NOODLE HOUSE,120.00,
4411,2026-10-10,Interest charged,31.20,
4411,2026-10-12,PAYMENT,,300.00
4411,2026-10-31,HILTON SF,380.00,
`;

let member: Member;
beforeAll(async () => {
  member = await openMember(undefined, { facts: readPinnedFacts() });
});

const code = z.looseObject({ confirm_code: z.string() });

async function confirmed(tool: string, input: object) {
  const preview = await member.call(tool, input);
  const { confirm_code } = code.parse(preview.data);
  await member.call(tool, { confirm_code });
  return preview;
}

describe("a wallet with cards that are not tracked", () => {
  test("is pasted: a sign between two cards parts them, within a shop's name it does not", async () => {
    const { data, summary } = await confirmed("import_wallet", {
      content: LIST,
      keep_unknown: true,
    });
    expect(summary).toContain("cards 7 new, 0 changed; 0 entries not understood");
    expect(JSON.stringify(data)).toContain('"name":"Crate & Barrel Store"');
  });

  test("takes cards of one's own, and says what of them was not told", async () => {
    expect(await member.fail("add_wallet_card", { card: "Zebra Platinum Plus" })).toContain(
      "give own, with its name and issuer",
    );
    await member.call("add_wallet_card", { own: ODYSSEY, opened_month: "2025-02", last4: "4411" });
    const bare = await member.call("add_wallet_card", {
      own: { name: VERITY.name, issuer: VERITY.issuer },
    });
    expect(bare).toMatchObject({
      summary: expect.stringContaining("(fee not given)"),
      data: { setup_needed: [{ field: "opened_month" }, { field: "own" }, { field: "own" }] },
    });
    await member.call("update_wallet_card", { wallet_card_id: "verity", own: VERITY });
    const { warnings, data } = await member.call("get_wallet");
    expect(warnings).toEqual([
      "No annual fee was given for Crate & Barrel Store (own card), so it counts as $0.",
    ]);
    // 325 + 95 + 395 + 75; four of nine without a fee, one not told.
    expect(data).toMatchObject({ totals: { cards: 9, annual_fees_usd: 890 } });
  });

  test("counts own cards towards 5/24 and fees", async () => {
    // Gold 2026-09 and Odyssey 2025-02; Discover, Crate & Barrel and Verity have no opening.
    expect((await member.call("get_application_history")).summary).toContain(
      "2 count and 3 may towards 5/24",
    );
    // Venture X in January, 395, and Odyssey in February, 75.
    expect((await member.call("list_upcoming_fees", { within_months: 3 })).summary).toContain(
      "2 annual fees of $470 in the next 3 months",
    );
  });
});

test("a statement of an own card gives its spending", async () => {
  const { summary } = await confirmed("record_purchase", { statement: STATEMENT, card: "odyssey" });
  expect(summary).toContain("2 purchases new, 0 corrected, 0 known, 2 payments and fees left out");
  await member.call("update_profile", { spend: { gas: 50 } });
  expect(await member.call("get_spending_profile")).toMatchObject({
    data: { source: "member" },
    next_actions: [expect.stringContaining("spend: null")],
  });
  expect((await member.call("update_profile", { spend: null })).summary).toBe(
    "$500 a month in 2 categories, $6,000 a year. It now comes from the statements.",
  );
});

test("a carried balance is told beside what the year brings, and wherever its card would pay", async () => {
  const carried = { apr_percent: 18, carried_usd: 2000 };
  await member.call("update_wallet_card", { wallet_card_id: "odyssey", ...carried });
  // 2,000 × 18% / 12 = 30.
  const year = await member.call("estimate_annual_rewards");
  expect(year.warnings.join(" ")).toContain("cost about $30 in interest a month; all cards");
  const { data } = await member.call("best_card_for_purchase", { category: "dining", amount: 50 });
  expect(JSON.stringify(data)).toMatch(/Odyssey.*"carries_balance":true.*bears interest/);
});

test("changes since summer are told in dollars", async () => {
  const { data } = await member.call("get_card_changes", { since: "2026-06-01" });
  expect(JSON.stringify(data)).toMatch(/"effects":\[\{/);
});
