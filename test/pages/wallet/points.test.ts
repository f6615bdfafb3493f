import { beforeEach, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { formatPoints } from "../../../server/advice/money.ts";
import { openWallet, wordsOf } from "./member.ts";

const PATH = "/account/wallet/points";

let opened: Awaited<ReturnType<typeof openWallet>>;
beforeEach(async () => {
  opened = await openWallet();
});

const { balances: BEFORE } = DEMO_WALLET;
const SHOWN = BEFORE.map(({ points }) => formatPoints(points));

/** Sends the form as it is shown, but for what is changed. */
const save = (points: readonly string[], more: Record<string, string> = {}, was = SHOWN) =>
  opened.ada.submit(PATH, {
    program: BEFORE.map(({ program }) => program),
    owner: BEFORE.map(({ owner }) => owner),
    was,
    points,
    ...more,
  });

const pointsOf = async () =>
  Object.fromEntries(
    (await opened.wallet()).balances.map(({ program, owner, points }) => [
      `${program} ${owner}`,
      points,
    ]),
  );

test("only what changed is saved, however it is written", async () => {
  const { headers } = await save(["300k", "91,200", "83,641", "102,300", "0"]);
  expect(headers.get("location")).toBe("/account/wallet");
  expect(await pointsOf()).toEqual({
    "amex_membership_rewards me": 300_000,
    "amex_membership_rewards Sam": 91_200,
    "chase_ultimate_rewards me": 83_641,
    "capital_one_miles me": 102_300,
  });
  expect(await opened.callsUsed()).toBe(3);
  expect((await opened.ada.get("/account/wallet")).text).toContain("Your points are saved.");
});

test("another balance is added by the name of its program", async () => {
  expect((await opened.ada.get(PATH)).text).toContain('<option value="Delta SkyMiles"></option>');
  await save(SHOWN, { new_program: "delta", new_points: "12.5k" });
  expect(await pointsOf()).toMatchObject({ "delta_skymiles me": 12_500 });
});

test.each([
  ["words", ["many", ...SHOWN.slice(1)], {}, "#points-amex_membership_rewards-me"],
  ["nothing", ["", ...SHOWN.slice(1)], {}, "#points-amex_membership_rewards-me"],
  ["points of no program", SHOWN, { new_points: "5" }, "#new_program"],
  ["an unknown program", SHOWN, { new_program: "xyzzy", new_points: "5" }, "#new_program"],
  ["a program without points", SHOWN, { new_program: "delta" }, "#new_points"],
])("%s is an error that leads to its field", async (_, points, more, link) => {
  const { status, text } = await save(points, more);
  expect(status).toBe(422);
  expect(text).toContain("<title>Error: Your points");
  expect(text).toContain(`<a href="${link}">`);
  expect((await opened.wallet()).balances).toEqual(BEFORE);
});

test("a balance that was changed meanwhile is told and what was typed is kept", async () => {
  await save(["250,000", ...SHOWN.slice(1)]);
  const second = await save(["260,000", ...SHOWN.slice(1)]);
  expect(second.status).toBe(422);
  expect(wordsOf(second.text)).toContain("These are 250,000 by now.");
  expect(second.text).toContain('value="260,000"');
  await save(["260,000", ...SHOWN.slice(1)], {}, ["250,000", ...SHOWN.slice(1)]);
  expect(await pointsOf()).toMatchObject({ "amex_membership_rewards me": 260_000 });
});
