import { beforeEach, describe, expect, test } from "vitest";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { FROM_HERE } from "../support/visitor.ts";
import { openWallet, wordsOf } from "./support/member.ts";

const PATH = "/account/wallet/add";

let opened: Awaited<ReturnType<typeof openWallet>>;
beforeEach(async () => {
  opened = await openWallet(EMPTY_WALLET);
});

const check = (content: string, more: Record<string, string | readonly string[]> = {}) =>
  opened.ada.submit("/account/wallet", { content, ...more }, PATH);

const hiddenIn = (text: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? "";

/** Sends the form that adds what the page shows. */
const add = (text: string, content: string) =>
  opened.ada.submit(
    "/account/wallet",
    { content, code: hiddenIn(text, "code") },
    `${PATH}/confirm`,
  );

const LIST = "plat x2, gold, csr; 250k amex, 80k chase";

test("a list is shown as it was understood, and nothing is saved before it is confirmed", async () => {
  const { status, text } = await check(LIST);
  expect(status).toBe(200);
  const words = wordsOf(text);
  expect(words).toContain("4 cards to add, 2 balances to add. No card or balance is saved yet.");
  expect(words).toContain("2 × American Express Platinum Card");
  expect(words).toContain("250,000 points of American Express Membership Rewards");
  expect(words).toContain("If you mean American Express Business Gold Card");
  expect(await opened.wallet()).toEqual(EMPTY_WALLET);

  const { headers } = await add(text, LIST);
  expect(headers.get("location")).toBe("/account/wallet");
  const shown = wordsOf((await opened.ada.get("/account/wallet")).text);
  expect(shown).toContain("Added to your wallet.");
  expect(shown).toContain("Chase Sapphire Reserve");
  expect((await opened.wallet()).cards).toHaveLength(4);
  expect((await opened.wallet()).balances.map(({ points }) => points)).toEqual([250_000, 80_000]);
});

test("what was not understood can be corrected in its place, or left out", async () => {
  const list = "plat, delta, foo bar";
  const { text } = await check(list);
  expect(wordsOf(text)).toContain("2 entries were not understood.");
  expect(text).toContain("It may be Delta SkyMiles Blue American Express Card");
  const mended = await check(list, {
    was: ["delta", "foo bar"],
    entry: ["Delta SkyMiles Gold American Express Card", ""],
  });
  expect(wordsOf(mended.text)).toContain("2 cards to add. No card or balance is saved yet.");
  expect(mended.text).not.toContain("Not understood");
});

test("cards of somebody new are added once the person is", async () => {
  const list = "Wife: amex gold, hilton aspire\ncsr";
  const { text } = await check(list);
  expect(wordsOf(text)).toContain("1 card to add. No card or balance is saved yet. 2 entries");
  expect(wordsOf(text)).toContain("Add Wife to my household, for “amex gold”, “hilton aspire”");
  const again = await check(list, { person: "Wife" });
  expect(wordsOf(again.text)).toContain("3 cards to add. No card or balance is saved yet.");
  await add(again.text, list);
  expect((await opened.wallet()).cards.map(({ owner }) => owner)).toEqual(["Wife", "Wife", "me"]);
});

test("a list in which nothing is new has nothing to confirm", async () => {
  const { text } = await check("foo bar");
  expect(wordsOf(text)).toContain("There is nothing new to add. 1 entry was not understood.");
  expect(text).not.toContain('name="code"');
});

test("an empty list is an error that leads to the box", async () => {
  const { status, text } = await check(" ");
  expect(status).toBe(422);
  expect(text).toContain("<title>Error: Add cards and points");
  expect(text).toContain('<a href="#content">Type at least one card or balance.</a>');
});

test("a full card number is refused, shown nowhere and logged nowhere", async () => {
  const { status, text } = await check("plat 4111 1111 1111 1111, gold");
  expect(status).toBe(422);
  expect(text).not.toContain("1111");
  expect(text).toContain("gold</textarea>");
  expect(opened.site.logged).toEqual([]);
  expect([...(await opened.site.dump()).values()].join()).not.toContain("1111 1111");
});

test("a check that is too old, or older than the wallet, is made anew", async () => {
  const { text } = await check("plat");
  opened.site.clock.now += 11 * 60_000;
  const late = await add(text, "plat");
  expect(late.status).toBe(422);
  expect(late.text).toContain('<a href="#add">Nothing was added: ten minutes');
  expect(await opened.wallet()).toEqual(EMPTY_WALLET);
  expect((await add(late.text, "plat")).status).toBe(303);
});

test("two people who add at once lose nothing: the later looks again", async () => {
  const [first, second] = [await check("plat"), await check("csr")];
  await add(first.text, "plat");
  const refused = await add(second.text, "csr");
  expect(refused.status).toBe(422);
  await add(refused.text, "csr");
  expect((await opened.wallet()).cards.map(({ card_id: id }) => id)).toEqual([
    "amex-platinum",
    "chase-sapphire-reserve",
  ]);
});

describe("a file", () => {
  const upload = (file: string | Uint8Array<ArrayBuffer>, typed = "") => {
    const parts = new FormData();
    parts.set("content", typed);
    parts.set("file", new Blob([file]), "cards.csv");
    return opened.ada.upload(PATH, parts);
  };

  test("is shown as it was understood, as a list is", async () => {
    const { status, text } = await upload("\uFEFFcard,opened\nAmex Gold,2023-05\nCSR,2024-01\n");
    expect(status).toBe(200);
    expect(wordsOf(text)).toContain("2 cards to add. No card or balance is saved yet.");
    const content = hiddenIn(text, "content");
    await add(text, content);
    expect((await opened.wallet()).cards.map((card) => card.opened_on)).toEqual([
      "2023-05",
      "2024-01",
    ]);
  });

  test("left out is none", async () => {
    expect(wordsOf((await upload("", "plat")).text)).toContain("1 card to add");
  });

  test.each([
    ["that is no text", new Uint8Array([0x50, 0x4b, 3, 4, 0, 0xff]), "", "This file is not text."],
    ["beside a list", "csr", "plat", "Paste a list or choose a file, not both."],
    ["that is long", "csr,".repeat(15_001), "", "That is more than 60 KB. Add it in parts."],
    ["with a full card number", "plat 4111 1111 1111 1111", "", "contained a full card number"],
  ])("%s is an error", async (_, file, typed, message) => {
    const { status, text } = await upload(file, typed);
    expect(status).toBe(422);
    expect(wordsOf(text)).toContain(message);
    expect(text).not.toContain("1111 1111");
  });

  test("that is too large or broken is not read", async () => {
    expect((await upload("x".repeat(200_001))).status).toBe(413);
    const headers = { ...FROM_HERE, "content-type": "multipart/form-data; boundary=x" };
    expect((await opened.ada.post(PATH, { content: "plat" }, headers)).status).toBe(415);
  });
});

test("a list is only text", async () => {
  const { text } = await check(`<img src=x onerror="alert(1)">, plat`);
  expect(text).not.toContain("<img");
});

test("who has used up the day is told so and keeps the list", async () => {
  for (let call = 0; call < 200; call++) {
    await opened.ada.submit("/account/wallet", { content: "plat" }, PATH);
  }
  const { status, text } = await check("gold");
  expect(status).toBe(422);
  expect(text).toContain("you have used all changes for today. You can save again on Sunday");
  const [summary = ""] = /<div class="summary".*?<\/div>/s.exec(text) ?? [];
  expect(summary).toContain('href="/account/plans"');
  expect(text).toContain("gold</textarea>");
});

describe("one card by its name", () => {
  const addOne = (fields: Record<string, string>) =>
    opened.ada.submit(PATH, fields, `${PATH}/card`);

  test("is added and shown, and open cards are suggested", async () => {
    const { text } = await opened.ada.get(PATH);
    expect(text).toContain('<option value="American Express Gold Card"></option>');
    const { headers } = await addOne({ name: "amex gold", opened: "5/2023" });
    const [card] = (await opened.wallet()).cards;
    expect(card).toMatchObject({ card_id: "amex-gold", opened_on: "2023-05" });
    expect(headers.get("location")).toBe(`/account/wallet/cards/${card?.id}`);
  });

  test("is asked about when it is there already, and added once more when that is meant", async () => {
    await addOne({ name: "csr" });
    const { status, text } = await addOne({ name: "csr" });
    expect(status).toBe(422);
    expect(text).toContain("Is it the same card, or a second one?");
    await addOne({ name: "csr", another: "yes" });
    expect((await opened.wallet()).cards).toHaveLength(2);
  });

  test.each([
    ["nothing", { name: "" }, "#name", "Type the name of a card."],
    ["a name of several", { name: "delta" }, "#name", "Delta SkyMiles Gold"],
    ["a name of none", { name: "xyzzy" }, "#name", "xyzzy"],
    ["no date", { name: "csr", opened: "soon" }, "#opened", "Enter a month such as 5/2023"],
    ["the future", { name: "csr", opened: "5/2031" }, "#opened", "is in the future"],
  ])("as %s is an error that keeps what was typed", async (_, fields, link, message) => {
    const { status, text } = await addOne(fields);
    expect(status).toBe(422);
    expect(text).toContain(`<a href="${link}">`);
    expect(wordsOf(text)).toContain(message);
    expect(text).toContain(`value="${fields.name}"`);
    expect((await opened.wallet()).cards).toEqual([]);
  });
});
