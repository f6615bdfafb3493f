import { beforeEach, describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { closeWalletCard } from "../../../server/tools/wallet/close-wallet-card.ts";
import { openWallet, wordsOf } from "./support/member.ts";

const PATH = "/account/wallet/cards/demo-platinum";

let opened: Awaited<ReturnType<typeof openWallet>>;
beforeEach(async () => {
  opened = await openWallet();
});

const show = async (path = PATH) => wordsOf((await opened.ada.get(path)).text);
const cardOf = async (id = "demo-platinum") =>
  (await opened.wallet()).cards.find((card) => card.id === id);
const send = (action: string, fields: Record<string, string | string[]>, path = PATH) =>
  opened.ada.submit(path, fields, `${path}/${action}`);

describe("closing a card", () => {
  test("tells what goes with it, and is undone", async () => {
    const { text } = await send("close", { closed_on: "11/20/2026" });
    const words = wordsOf(text);
    expect(words).toContain("American Express Platinum Card is closed as of Nov 20, 2026;");
    expect(words).toContain("Lost with it");
    expect(words).toContain("Centurion Lounge");
    expect(await cardOf()).toMatchObject({ closed_on: "2026-11-20" });
    expect(await show()).toContain("This card is closed since Nov 20, 2026.");
    const { headers } = await send("reopen", {});
    expect(headers.get("location")).toBe(PATH);
    expect(await show()).toContain("The card is open again.");
    expect(await cardOf()).not.toHaveProperty("closed_on");
  });

  test("is as of today when no day is given", async () => {
    await send("close", { closed_on: "" });
    expect(await cardOf()).toMatchObject({ closed_on: (await opened.desk()).today });
  });

  test("leaves the card on the page of the wallet, to be opened again", async () => {
    await (await opened.desk()).write(closeWalletCard, { wallet_card_id: "demo-platinum" });
    const { text } = await opened.ada.get("/account/wallet");
    expect(text).toContain(`<a href="${PATH}">`);
  });
});

describe("changing a card into another", () => {
  test("offers what it may become, each with its fee, and with its first day while that is to come", async () => {
    expect(await show()).toMatch(/American Express Gold Card \d+ benefits? lost, .*?\$325 fee/);
    const cards = DEMO_WALLET.cards.map((card) => ({ ...card, opened_on: "2026-06-01" }));
    await opened.setWallet({ ...DEMO_WALLET, cards });
    expect(await show()).toContain("American Express Gold Card From Jun 1, 2027 on.");
  });

  test("tells what is lost and gained, and is undone as if it had never been", async () => {
    const settings = {
      enrolments: { "Centurion Lounge": true, "Uber Cash": true, "Resy dining": false },
      annual_fee_override_usd: 500,
    };
    const cards = DEMO_WALLET.cards.map((one) =>
      one.id === "demo-platinum" ? { ...one, ...settings } : one,
    );
    await opened.setWallet({ ...DEMO_WALLET, cards });
    const { text } = await send("change", { to_card: "amex gold", changed_on: "" });
    const words = wordsOf(text);
    expect(words).toContain("American Express Platinum Card became American Express Gold Card");
    expect(words).toContain("Centurion Lounge");
    expect(await cardOf()).toMatchObject({
      card_id: "amex-gold",
      former_products: [{ card_id: "amex-platinum" }],
    });
    const [, toCard = ""] = /name="to_card" value="([^"]+)"/.exec(text) ?? [];
    const [, changedOn = ""] = /name="changed_on" value="([^"]+)"/.exec(text) ?? [];
    expect(await cardOf()).not.toHaveProperty("annual_fee_override_usd");
    const { headers } = await send("enrol", { credit: "Resy dining" });
    expect(headers.get("location")).toBe(PATH);
    await send("change", { to_card: toCard, changed_on: changedOn });
    // What was changed meanwhile, and both have, stays.
    expect(await cardOf()).toEqual({
      ...cards.find(({ id }) => id === "demo-platinum"),
      enrolments: { ...settings.enrolments, "Resy dining": true },
    });
  });
});

test.each([
  ["close", { closed_on: "5/2026" }, "#closed_on"],
  ["close", { closed_on: "1/1/2031" }, "#closed_on"],
  ["change", { to_card: "", changed_on: "" }, "#to_card"],
  ["change", { to_card: "xyzzy", changed_on: "" }, "#to_card"],
  ["change", { to_card: "amex gold", changed_on: "soon" }, "#changed_on"],
  ["change", { to_card: "csr", changed_on: "" }, "#to_card"],
])("%s with %j is an error that keeps what was typed", async (action, fields, link) => {
  const { status, text } = await send(action, fields);
  expect(status).toBe(422);
  expect(text).toContain("<title>Error: Platinum");
  expect(text).toContain(`<a href="${link}">`);
  expect(text).toContain('<details class="confirm" open>');
  for (const typed of Object.values(fields)) expect(text).toContain(`value="${typed}"`);
  expect((await opened.wallet()).cards).toEqual(DEMO_WALLET.cards);
});

describe("a card that lets its holder choose", () => {
  const CASH = "/account/wallet/cards/cash-plus";
  const choose = (choice: readonly (readonly [string, string])[], was = "{}") =>
    send("choose", { choice: choice.map((one) => JSON.stringify(one)), was_chosen: was }, CASH);
  const chosen = async () => (await cardOf("cash-plus"))?.chosen_categories;

  beforeEach(async () => {
    const [card] = DEMO_WALLET.cards;
    if (card === undefined) throw new Error("the wallet has no card");
    const cards = [{ ...card, id: "cash-plus", card_id: "usbank-cash-plus" }];
    await opened.setWallet({ ...DEMO_WALLET, cards });
  });

  test("takes the categories, shows them and lets them be changed again", async () => {
    await choose([
      ["five-percent", "utilities"],
      ["everyday", "groceries"],
    ]);
    const now = { "five-percent": ["utilities"], everyday: ["groceries"] };
    expect(await chosen()).toEqual(now);
    const { text } = await opened.ada.get(CASH);
    expect(text.match(/\schecked\s/g)).toHaveLength(2);
    await choose([], JSON.stringify(now));
    expect(await chosen()).toEqual({});
  });

  test("takes no more than the issuer lets", async () => {
    const many = ["utilities", "fitness", "clothing"].map((key) => ["five-percent", key] as const);
    const { status, text } = await choose(many);
    expect(status).toBe(422);
    expect(text).toContain('<a href="#choice-0-0">');
  });

  test("says when another tab or an agent has chosen meanwhile", async () => {
    await choose([["everyday", "groceries"]]);
    const { status, text } = await choose([["everyday", "dining"]]);
    expect(status).toBe(422);
    expect(wordsOf(text)).toContain("These were changed meanwhile");
    expect(await chosen()).toEqual({ everyday: ["groceries"] });
  });
});

test("an enrolment is noted, and that is taken back", async () => {
  await send("enrol", { credit: "Equinox" });
  expect((await cardOf())?.enrolments).toEqual({ Equinox: true });
  expect(await show()).toContain("Undo enrollment: Equinox");
  await send("enrol", { credit: "Equinox", undo: "yes" });
  expect((await cardOf())?.enrolments ?? {}).toEqual({});
});

test("a card that was removed can be brought back from the wallet by the browser that did it", async () => {
  const { text } = await send("remove", {});
  const [, token = ""] = /name="token" value="([^"]+)"/.exec(text) ?? [];
  const wallet = "/account/wallet";
  expect((await opened.ada.get(wallet)).text).toContain(`name="token" value="${token}"`);
  await opened.ada.submit(wallet, { token }, `${wallet}/restore`);
  expect(await cardOf()).toBeDefined();
  expect((await opened.ada.get(wallet)).text).not.toContain("You removed a card");
});

test("two identical cards are told apart by a number", async () => {
  const cards = DEMO_WALLET.cards
    .filter(({ card_id: id }) => id === "amex-platinum")
    .map((card) => ({ ...card, nickname: undefined, owner: "me" }));
  await opened.setWallet({ ...DEMO_WALLET, cards });
  for (const page of ["", "/next", "/calendar", "/applications", "/cards/demo-platinum-sam"]) {
    expect(await show(`/account/wallet${page}`)).toContain("American Express Platinum Card 2");
  }
});
