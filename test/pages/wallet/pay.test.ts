import { beforeEach, expect, test } from "vitest";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { formatUsd } from "../../../server/advice/money.ts";
import { bestCardForPurchase } from "../../../server/tools/spending/best-card-for-purchase.ts";
import { categoryCheatSheet } from "../../../server/tools/spending/category-cheat-sheet.ts";
import { openWallet, wordsOf } from "./support/member.ts";

const PATH = "/account/wallet/pay";

let opened: Awaited<ReturnType<typeof openWallet>>;
beforeEach(async () => {
  opened = await openWallet();
});

const ask = async (where: string, amount = "120") =>
  opened.ada.get(`${PATH}?${new URLSearchParams({ where, amount }).toString()}`);

test("a shop and an amount give the best card first, then the others with why", async () => {
  const words = wordsOf((await ask("whole foods")).text);
  expect(words).toContain("American Express Gold Card $9.12 back for $120 at Whole Foods Market.");
  const { ranked, conditional } = (await opened.desk()).read(bestCardForPurchase, {
    merchant: "whole foods",
    amount: 120,
  }).data;
  for (const { total_usd: usd } of [...ranked.slice(0, 6), ...conditional]) {
    expect(words).toContain(formatUsd(usd));
  }
  expect(words).toContain("Chase Freedom Flex would give $11.40 if the rate is activated");
  expect(await opened.callsUsed()).toBe(0);
});

test("a category does too", async () => {
  expect(wordsOf((await ask("Gas stations", "50")).text)).toContain(
    "Chase Sapphire Preferred Card $2.85 back for $50 on gas stations.",
  );
  expect(wordsOf((await ask("dining")).text)).toContain("on restaurants and bars.");
});

test("what is not accepted is told", async () => {
  expect(wordsOf((await ask("costco")).text)).toMatch(/Not accepted: American Express Gold Card/);
});

test("without a question the best card of each category stands there, as it is worked out", async () => {
  const [shown = ""] = (await opened.ada.get(PATH)).text.split('<details class="sources">');
  const words = wordsOf(shown);
  const { rows } = (await opened.desk()).read(categoryCheatSheet, {}).data;
  expect(rows.length).toBeGreaterThan(20);
  for (const { category_name: name, best } of rows) {
    expect(words).toContain(name);
    expect(words).toContain(`${best?.percent_back}%`);
  }
  expect(words).not.toMatch(/[a-z]_[a-z]/);
});

test.each([
  ["nothing", "", "100", "#where"],
  ["an unknown shop", "xyzzy", "100", "#where"],
  ["no amount", "costco", "", "#amount"],
  ["a negative amount", "costco", "-5", "#amount"],
  ["nought", "costco", "0", "#amount"],
])(
  "%s is an error that leads to its field and keeps what was typed",
  async (_, where, amount, link) => {
    const { status, text } = await ask(where, amount);
    expect(status).toBe(422);
    expect(text).toContain("<title>Error: Which card to use");
    expect(text).toContain(`<a href="${link}">`);
    expect(text).toContain(`value="${where}"`);
    expect(text).toContain(`value="${amount}"`);
  },
);

test("markup in the question is only text", async () => {
  const { text } = await ask(`"><script>alert(1)</script>`);
  expect(text).not.toContain("<script");
});

test("an empty wallet is told to add cards", async () => {
  await opened.setWallet(EMPTY_WALLET);
  expect(wordsOf((await ask("costco")).text)).toContain("None of your cards can be ranked");
  expect(wordsOf((await opened.ada.get(PATH)).text)).toContain("No cards yet. Add cards or points");
});
