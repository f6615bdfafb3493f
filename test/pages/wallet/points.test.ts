import { beforeEach, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { formatPoints, formatUsd } from "../../../server/advice/money.ts";
import { listBalances } from "../../../server/tools/balances/list-balances.ts";
import { setBalance } from "../../../server/tools/balances/set-balance.ts";
import { calculateTransfer } from "../../../server/tools/transfers/calculate-transfer.ts";
import { listTransferRoutes } from "../../../server/tools/transfers/list-transfer-routes.ts";
import { openWallet, wordsOf } from "./support/member.ts";

const PATH = "/account/wallet/points";

let opened: Awaited<ReturnType<typeof openWallet>>;
beforeEach(async () => {
  opened = await openWallet();
});

const { balances: BEFORE } = DEMO_WALLET;
const AMEX = "points-amex_membership_rewards-me";
const CENTS = "cents-amex_membership_rewards";

/** Sends the form as it is shown, but for what is changed. */
const save = (fields: Record<string, string>, was: Record<string, string> = {}) => {
  const shown = BEFORE.map(({ program, owner, points }) => [
    `points-${program}-${owner}`,
    formatPoints(points),
  ]);
  const before = { ...Object.fromEntries(shown), [CENTS]: "", ...was };
  const carried = Object.entries(before).map(([name, value]) => [`was-${name}`, value]);
  return opened.ada.submit(PATH, { ...before, ...Object.fromEntries(carried), ...fields });
};

const pointsOf = async () =>
  Object.fromEntries(
    (await opened.wallet()).balances.map(({ program, owner, points }) => [
      `${program} ${owner}`,
      points,
    ]),
  );

test("only what changed is saved, however it is written", async () => {
  const { headers } = await save({
    [AMEX]: "300k",
    "points-capital_one_miles-me": "102,300",
    "points-chase_ultimate_rewards-me": "83,641",
    "points-world_of_hyatt-me": "0",
  });
  expect(headers.get("location")).toBe(PATH);
  expect(await pointsOf()).toEqual({
    "amex_membership_rewards me": 300_000,
    "amex_membership_rewards Sam": 91_200,
    "chase_ultimate_rewards me": 83_641,
    "capital_one_miles me": 102_300,
  });
  expect(await opened.callsUsed()).toBe(3);
  expect((await opened.ada.get(PATH)).text).toContain("Your points are saved.");
});

test("another balance is added by the name of its program, for whom it is", async () => {
  expect((await opened.ada.get(PATH)).text).toContain('<option value="Delta SkyMiles"></option>');
  await save({ new_program: "delta", new_points: "12.5k", new_owner: "Sam" });
  expect(await pointsOf()).toMatchObject({ "delta_skymiles Sam": 12_500 });
});

test.each([
  ["words", { [AMEX]: "many" }, `#${AMEX}`],
  ["nothing", { [AMEX]: "" }, `#${AMEX}`],
  ["points of no program", { new_points: "5" }, "#new_program"],
  ["an unknown program", { new_program: "xyzzy", new_points: "5" }, "#new_program"],
  ["a program without points", { new_program: "delta" }, "#new_points"],
  ["words for cents", { [CENTS]: "a lot" }, `#${CENTS}`],
  ["dollars for cents", { [CENTS]: "0.018" }, `#${CENTS}`],
])("%s is an error that leads to its field", async (_, fields, link) => {
  const { status, text } = await save(fields);
  expect(status).toBe(422);
  expect(text).toContain("<title>Error: Your points");
  expect(text).toContain(`<a href="${link}">`);
  expect(text).toContain(`value="${Object.values(fields)[0] ?? ""}"`);
  expect(await opened.wallet()).toMatchObject({ balances: BEFORE, valuations: {} });
});

test("two tabs and an agent at once lose nothing: what else changed is told, what was typed is kept", async () => {
  const desk = await opened.desk();
  const { program, owner } = { program: "world_of_hyatt", owner: "me" };
  await Promise.all([
    save({ [AMEX]: "250,000" }),
    save({ "points-capital_one_miles-me": "90,000" }),
    desk.write(setBalance, { program, owner, points: 1 }),
  ]);
  expect(await pointsOf()).toMatchObject({
    "amex_membership_rewards me": 250_000,
    "capital_one_miles me": 90_000,
    "world_of_hyatt me": 1,
  });
  const second = await save({ [AMEX]: "260,000" });
  expect(second.status).toBe(422);
  expect(wordsOf(second.text)).toContain("This was changed meanwhile to “250,000”.");
  expect(second.text).toContain('value="260,000"');
  await save({ [AMEX]: "260,000" }, { [AMEX]: "250,000" });
  expect(await pointsOf()).toMatchObject({ "amex_membership_rewards me": 260_000 });
});

test("an own value counts in place of the estimate until it is cleared", async () => {
  await save({ [CENTS]: "1.5¢" });
  expect((await opened.wallet()).valuations).toMatchObject({
    amex_membership_rewards: { cpp: 1.5 },
  });
  const words = wordsOf((await opened.ada.get(PATH)).text);
  expect(words).toContain("248,500 points at 1.5¢ each");
  expect(words).toContain("Your own value, set Nov 21, 2026. Our estimate is 1.9¢");
  await save({ [CENTS]: "" }, { [CENTS]: "1.5" });
  expect((await opened.wallet()).valuations).toEqual({});
});

test("says first what all points are worth, by whose estimate, and what they reach", async () => {
  const desk = await opened.desk();
  const { total_usd: total } = desk.read(listBalances, {}).data;
  const { routes } = desk.read(listTransferRoutes, { limit: 200 }).data;
  const open = routes.filter(({ usable_by: owners }) => owners.length > 0);
  const { text } = await opened.ada.get(PATH);
  const partners = new Set(open.map(({ to }) => to)).size;
  expect(wordsOf(text)).toContain(
    `worth about ${formatUsd(total)}, by our estimates. You can move them to ${partners} partner programs.`,
  );
  expect(open.length).toBeGreaterThan(30);
  for (const { to_name: to } of open) expect(wordsOf(text).replaceAll("&amp;", "&")).toContain(to);
  const [, link = ""] = /href="([^"]+points\?from=[^"]+)"/.exec(text) ?? [];
  expect((await opened.ada.get(link.replaceAll("&amp;", "&"))).text).toContain("<ol>");
});

const calculate = async (query: Record<string, string>) =>
  opened.ada.get(`${PATH}?${new URLSearchParams(query).toString()}`);

test.each([
  ["send", { send: 50_400 }],
  ["need", { need: 50_400 }],
])(
  "a transfer by points to %s is worked out step by step, as the tool does",
  async (way, amount) => {
    const { text } = await calculate({ from: "chase", to: "hyatt", points: "50.4k", way });
    const input = { from: "chase", to: "hyatt", ...amount };
    const { data, warnings } = (await opened.desk()).read(calculateTransfer, input);
    for (const step of data.steps) expect(wordsOf(text)).toContain(step);
    expect(wordsOf(text)).toContain(`Ratio ${data.ratio}`);
    expect(warnings).not.toEqual([]);
    expect(await opened.callsUsed()).toBe(0);
  },
);

test.each([
  [{ from: "amex", to: "", points: "5k" }, "#to"],
  [{ from: "amex", to: "xyzzy", points: "5k" }, "#to"],
  [{ from: "xyzzy", to: "ana", points: "5k" }, "#from"],
  [{ from: "amex", to: "ana", points: "some" }, "#points"],
])("a transfer of %j is an error that leads to its field", async (query, link) => {
  const { status, text } = await calculate(query);
  expect(status).toBe(422);
  expect(text).toContain(`<a href="${link}">`);
});
