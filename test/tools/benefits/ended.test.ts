import { beforeEach, expect, test } from "vitest";
import { held, walletOf } from "../held.ts";
import { type Member, openMember } from "../member.ts";

/* A benefit that a card has lost is told with its day, not as unknown. */

let member: Member;
beforeEach(async () => {
  member = await openMember();
});

test("a cover that ended", async () => {
  await member.setWallet(walletOf([held("chase-freedom-flex"), held("chase-freedom-unlimited")]));
  const { data, warnings } = await member.call("check_protection", { protection: "cell phone" });
  expect(data).toMatchObject({
    cards: [
      { card_id: "chase-freedom-flex", has: "ended", ended_on: "2026-09-20" },
      { card_id: "chase-freedom-unlimited", has: "unknown" },
    ],
  });
  expect(warnings).toContain("Chase Freedom Flex: ended on 2026-09-20.");
});

test("a cover that ends later is still there", async () => {
  member = await openMember(undefined, { now: "2026-09-01T12:00:00Z" });
  await member.setWallet(walletOf([held("chase-freedom-flex")]));
  const { data } = await member.call("check_protection", { protection: "cell phone" });
  expect(data).not.toMatchObject({ cards: [{ has: "ended" }] });
});

test.each([
  ["record_credit_use", { credit: "saks" }],
  ["list_credits", { names: ["saks credit"] }],
  ["find_cards_by_benefit", { benefit: "Saks Fifth Avenue" }],
  ["search_cards", { benefits: ["saks"] }],
])("a credit that ended, asked of %s", async (tool, input) => {
  await member.setWallet(walletOf([held("amex-platinum", { opened_on: "2022-03-14" })]));
  expect(await member.fail(tool, input)).toContain(
    "Saks Fifth Avenue of American Express Platinum Card ended on 2026-07-01.",
  );
});

test("lounges that a card opened", async () => {
  await member.setWallet(walletOf([held("amex-hilton-business")]));
  const { warnings } = await member.call("list_lounge_access", { network: "priority pass" });
  expect(warnings).toContain(
    "Priority Pass of Hilton Honors American Express Business Card ended on 2024-03-31.",
  );
});
