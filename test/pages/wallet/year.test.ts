import { beforeEach, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { formatUsd } from "../../../server/advice/money.ts";
import { listCredits } from "../../../server/tools/benefits/list-credits.ts";
import { estimateAnnualRewards } from "../../../server/tools/year/estimate-annual-rewards.ts";
import { bigWallet } from "../../tools/wallets.ts";
import { openWallet, wordsOf } from "./support/member.ts";

const PATH = "/account/wallet/year";

let opened: Awaited<ReturnType<typeof openWallet>>;
beforeEach(async () => {
  opened = await openWallet();
});

const show = async (path = PATH) => (await opened.ada.get(path)).text;
const save = (fields: Record<string, string>) => opened.ada.submit(PATH, fields, `${PATH}/spend`);

test.each([undefined, "Sam"])("every figure is as the tools answer it, of %s", async (owner) => {
  const words = wordsOf(await show(owner === undefined ? PATH : `${PATH}?owner=${owner}`));
  const desk = await opened.desk();
  const best = desk.read(estimateAnnualRewards, { owner }).data;
  const sure = desk.read(estimateAnnualRewards, { owner, assume_activations: false }).data;
  const { totals, by_card: cards } = desk.read(listCredits, { owner }).data;
  const figures = [
    ...best.by_category.flatMap((row) => [row.value_usd, row.yearly_usd]),
    ...best.by_card.flatMap((row) => [row.value_usd, row.annual_fee_usd, row.net_usd]),
    ...sure.by_category.map((row) => row.value_usd),
    ...cards.flatMap((row) => [row.used_usd, row.period_usd, row.year_usd]),
    totals.used_usd,
    totals.period_usd,
    totals.year_usd,
    best.total_usd,
    best.fees_usd,
  ];
  const net = `${formatUsd(Math.abs(sure.net_of_fees_usd))} ahead of your fees this year`;
  expect(words).toContain(net);
  for (const usd of figures.filter((one) => one !== 0)) expect(words).toContain(formatUsd(usd));
});

test("it rests on sources, speaks to people and costs no call", async () => {
  const [shown = "", sources = ""] = (await show()).split('<details class="sources">');
  expect(wordsOf(shown)).not.toMatch(/[a-z]_[a-z]/);
  expect(sources).toContain("https://");
  expect(await opened.callsUsed()).toBe(0);
});

test("who has not said what is spent is asked, and sees the year then", async () => {
  const { spend: _spend, spend_as_of: _asOf, ...unspent } = DEMO_WALLET;
  await opened.setWallet(unspent);
  expect(wordsOf(await show())).toContain("Enter below what you spend a month");
  const { headers } = await save({ "spend-groceries": "$1,100", "was-spend-groceries": "" });
  expect(headers.get("location")).toBe(PATH);
  expect((await opened.wallet()).spend).toEqual({ groceries: 1100 });
  expect(wordsOf(await show())).toContain("Your spending is saved.");
});

test.each([{ foo: 5 }, { foo: 5, groceries: 100 }])(
  "a category that has left the catalog breaks nothing and can be taken out: %j",
  async (spend) => {
    await opened.setWallet({ ...DEMO_WALLET, spend });
    expect(wordsOf(await show())).toContain("foo");
    await save({ "spend-foo": "", "was-spend-foo": "5" });
    expect((await opened.wallet()).spend?.["foo"]).toBeUndefined();
  },
);

test("only what was changed is saved, so that nothing is lost that changed meanwhile", async () => {
  await save({
    "spend-gas": "200",
    "was-spend-gas": "180",
    "spend-dining": "1",
    "was-spend-dining": "1",
  });
  expect((await opened.wallet()).spend).toMatchObject({ gas: 200, dining: 900 });
});

test("an amount that is none is an error that keeps what was typed", async () => {
  const { status, text } = await save({ "spend-gas": "lots", "was-spend-gas": "180" });
  expect(status).toBe(422);
  expect(text).toContain('<a href="#spend-gas">Enter dollars a month');
  expect(text).toContain('value="lots"');
});

test.each([0, 100])("holds %i cards", async (size) => {
  await opened.setWallet(size === 0 ? { ...EMPTY_WALLET, spend: { gas: 1 } } : bigWallet(size));
  expect((await opened.ada.get(PATH)).status).toBe(200);
});
