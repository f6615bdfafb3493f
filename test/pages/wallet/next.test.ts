import { beforeEach, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { EMPTY_WALLET, type Wallet } from "../../../server/accounts/wallet.ts";
import { formatUsd } from "../../../server/advice/money.ts";
import { readNext } from "../../../server/pages/wallet/todo/next-list.ts";
import { netText } from "../../../server/pages/wallet/todo/next-list.ts";
import { listExpiringTool } from "../../../server/tools/benefits/list-expiring.ts";
import { evaluateRenewal } from "../../../server/tools/fees/evaluate-renewal.ts";
import { bigWallet } from "../../tools/wallets.ts";
import { openWallet, wordsOf } from "./support/member.ts";

const PATH = "/account/wallet/next";

/** The wallet with a bonus for which too little was spent so far. */
const WALLET: Wallet = {
  ...DEMO_WALLET,
  bonuses: [
    {
      id: "bonus-1",
      wallet_card_id: "demo-gold",
      status: "active",
      required_usd: 6000,
      net_spent_usd: 500,
      started_on: "2026-10-01",
      deadline: "2027-01-03",
      reward_points: 60_000,
      reward_program: "amex_membership_rewards",
      updated_on: "2026-11-20",
    },
  ],
};

let opened: Awaited<ReturnType<typeof openWallet>>;
beforeEach(async () => {
  opened = await openWallet(WALLET);
});

const show = async () => wordsOf((await opened.ada.get(PATH)).text);

test("the first line sums up what lapses and what is due", async () => {
  const { totals } = (await opened.desk()).read(listExpiringTool, {}).data;
  expect(await show()).toContain(
    `${formatUsd(totals.value_usd)} lapses by Jan 5, 2027 unless you use it, first `,
  );
  expect(await show()).toContain(
    `${formatUsd(totals.fees_usd)} of annual fees come due by then. The soonest comes first.`,
  );
});

test("is the list of the tool, the soonest first", async () => {
  const { items } = (await readNext(await opened.desk())).data;
  expect(items.map(({ days_left: days }) => days)).toEqual(
    items.map(({ days_left: days }) => days).toSorted((a, b) => a - b),
  );
  expect(new Set(items.map(({ kind }) => kind))).toEqual(
    new Set(["credit", "fee", "bonus", "activation"]),
  );
  const [text = ""] = (await opened.ada.get(PATH)).text.split('id="used"');
  const rows = [...text.matchAll(/<li>\s*<span class="when">(.*?)<\/li>/gs)].map(([row]) => row);
  expect(rows).toHaveLength(items.length);
  for (const [place, { expires_on: day, value_usd: usd, kind, name }] of items.entries()) {
    expect(rows[place]).toContain(`datetime="${day}"`);
    if (usd !== undefined) expect(rows[place]).toContain(formatUsd(usd));
    if (kind === "credit" || kind === "activation")
      expect(rows[place]).toContain(name.replaceAll("&", "&amp;").replaceAll("'", "&#39;"));
  }
});

test("a fee stands beside what a year is worth, as it is worked out for the card", async () => {
  const { net_usd: net } = (await opened.desk()).read(evaluateRenewal, {
    wallet_card_id: "demo-venture",
  }).data;
  expect(await show()).toContain(
    `Annual fee for Capital One Venture X Rewards Credit Card A year is worth ${netText(net)}. ` +
      "The fee is due. Cancel or downgrade by Jan 8, 2027 to get it refunded.",
  );
});

test("a bonus that lags says so and how much a week it takes", async () => {
  expect(await show()).toContain(
    "Spend on American Express Gold Card to earn its bonus 60,000 points. " +
      "Spend $5,500 more on the card by this day.",
  );
});

test("an activation that is noted leaves the list", async () => {
  const { text } = await opened.ada.get(PATH);
  const activation = /name="activation" value="([^"]*)"/.exec(text)?.[1] ?? "";
  const { headers } = await opened.ada.submit(
    PATH,
    { card: "demo-flex", activation },
    "/account/wallet/activated",
  );
  expect(headers.get("location")).toBe(PATH);
  expect(await show()).not.toContain("I have activated it");
});

test("speaks to people and costs no call", async () => {
  const [shown = ""] = (await opened.ada.get(PATH)).text.split('<details class="sources">');
  expect(wordsOf(shown)).not.toMatch(/[a-z]_[a-z]/);
  expect(await opened.callsUsed()).toBe(0);
});

test.each([
  ["empty", EMPTY_WALLET, "There is nothing to do by Jan 5, 2027."],
  ["large", bigWallet(100), "unless you use it, first"],
])("holds for a wallet that is %s", async (_, wallet, words) => {
  await opened.setWallet(wallet);
  expect(await show()).toContain(words);
});
