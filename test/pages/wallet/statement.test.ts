import { beforeEach, describe, expect, test } from "vitest";
import { listPurchases } from "../../../server/accounts/purchases.ts";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { OCTOBER, WALLET } from "../../tools/purchases/log-member.ts";
import { STATEMENT_FILES } from "../../tools/purchases/statement-files.ts";
import { openWallet, wordsOf } from "./support/member.ts";

const PATH = "/account/wallet/add/statement";

let opened: Awaited<ReturnType<typeof openWallet>>;
beforeEach(async () => {
  opened = await openWallet(WALLET);
});

type Parts = Readonly<Record<string, string | Blob>>;

const send = (parts: Parts, action = PATH) => {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) form.set(name, part);
  return opened.ada.upload(PATH, form, action);
};

const upload = (file: string | Uint8Array<ArrayBuffer>, more: Parts = {}) =>
  send({ file: new File([file], "activity.csv"), statement: "", ...more });

const hiddenIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = "", value = ""]) => [name, value.replaceAll("&#39;", "'")],
    ),
  );

const confirm = (text: string) => send(hiddenIn(text), `${PATH}/confirm`);

const logged = () => listPurchases(opened.site.deps, opened.account.id);

const YEAR = "/account/wallet/year";

test("a statement is shown as it was read, added, seen in the year, and taken back", async () => {
  const preview = await upload(OCTOBER, { card: "gold-1" });
  expect(preview.status).toBe(200);
  const words = wordsOf(preview.text);
  expect(words).toContain("5 purchases to add, 1 payment or fee left out. Nothing is saved yet.");
  expect(words).toContain("Welcome bonus American Express Gold Card. $0 before. $230 of $6,000");
  expect(words).toContain("Oct 2, 2026 WHOLE FOODS MARKET 101 Groceries $120");
  expect(words).toContain("WHOLE FOODS MARKET 101 Refund, groceries -$20");
  expect(words).toContain("AMEX Dining Credit Dining at Grubhub and partners -$10");
  expect(await logged()).toEqual([]);

  const added = await confirm(preview.text);
  expect(added.status).toBe(200);
  expect(wordsOf(added.text)).toContain("5 purchases added, 1 payment or fee left out.");
  expect(await logged()).toHaveLength(5);
  const year = wordsOf((await opened.ada.get(YEAR)).text);
  expect(year).toContain("By your statements, you are");
  expect(year).toContain("$230 a month");

  const { log = "" } = hiddenIn(added.text);
  const { headers } = await opened.ada.submit(PATH, { log }, `${PATH}/undo`);
  expect(headers.get("location")).toBe(PATH);
  expect(wordsOf((await opened.ada.get(PATH)).text)).toContain("has been removed");
  expect(await logged()).toEqual([]);
  expect(wordsOf((await opened.ada.get(YEAR)).text)).toContain("or add a statement");
});

test.each(STATEMENT_FILES)("a file of $bank can be added", async ({ content, unread = [] }) => {
  const { status, text } = await upload(content, { card: "gold-1" });
  expect(status).toBe(200);
  for (const [line] of unread) expect(wordsOf(text)).toContain(`Line ${line}: `);
  expect(wordsOf(text).includes("Not read")).toBe(unread.length > 0);
  expect((await confirm(text)).status).toBe(200);
});

test("what is known already is not offered again", async () => {
  await confirm((await upload(OCTOBER, { card: "gold-1" })).text);
  const { text } = await upload(OCTOBER, { card: "gold-1" });
  expect(wordsOf(text)).toContain("There is nothing new in it: 5 already known, 1 payment");
  expect(text).not.toContain('name="code"');
});

test("earlier statements stand with their months and are taken back from there", async () => {
  await confirm((await upload(OCTOBER, { card: "gold-1" })).text);
  const { text } = await opened.ada.get(PATH);
  expect(wordsOf(text)).toContain("Complete: Oct 2026. Partial: Nov 2026.");
  expect(wordsOf(text)).toContain("Oct 2, 2026 to Oct 30, 2026 Added Nov 21, 2026");
  const { log = "" } = hiddenIn(text);
  await opened.ada.submit(PATH, { log }, `${PATH}/undo`);
  expect((await opened.ada.get(PATH)).text).not.toContain("Statements so far");
  const again = await opened.ada.submit(PATH, { log }, `${PATH}/undo`);
  expect(again.status).toBe(422);
});

test("a check that is too old is made anew", async () => {
  const { text } = await upload(OCTOBER, { card: "gold-1" });
  opened.site.clock.now += 11 * 60_000;
  const late = await confirm(text);
  expect(late.status).toBe(422);
  expect(late.text).toContain('<a href="#add">Nothing was added: ten minutes');
  expect((await confirm(late.text)).status).toBe(200);
  expect(await logged()).toHaveLength(5);
});

describe("columns", () => {
  const FILE = "A,B,C\n10/02/2026,Mill,200\n10/03/2026,Mill,300\n";

  test("that are not clear are chosen, with the statement kept", async () => {
    const { status, text } = await upload(FILE, { card: "gold-1" });
    expect(status).toBe(422);
    expect(text).toContain('<a href="#column-date">It is not clear what each column holds');
    expect(text).toContain('<option value="gold-1" selected>');
    const columns = { "column-date": "A", "column-text": "B", "column-amount": "C" };
    const read = await send({ statement: FILE, card: "gold-1", ...columns });
    expect(wordsOf(read.text)).toContain("2 purchases to add.");
    expect(wordsOf(read.text)).toContain("What was bought B");
  });

  test("that were guessed are changed from the preview", async () => {
    const file = "When,Where,What,Sum\n10/02/2026,Mill,Flour,2.00\n";
    const { text } = await upload(file, { card: "gold-1" });
    const edit = await send({ ...hiddenIn(text), edit: "yes" });
    expect(edit.status).toBe(200);
    expect(edit.text).toContain('<option value="When" selected>');
    const read = await send({ ...hiddenIn(text), "column-text": "What" });
    expect(wordsOf(read.text)).toContain("Flour");
  });

  test("that lack the amounts are an error at their field", async () => {
    const { text } = await send({
      statement: FILE,
      card: "gold-1",
      "column-date": "A",
      "column-text": "B",
    });
    expect(text).toContain('<a href="#column-amount">Choose the column with the amounts.');
  });
});

test.each([
  ["nothing", { statement: " " }, "#statement", "Choose a file or paste a statement."],
  ["a statement of no card", { statement: OCTOBER }, "#card", "Choose the card"],
  ["an OFX without purchases", { statement: "OFXHEADER:100\n\n<OFX></OFX>" }, "#statement", "no"],
  ["too much", { statement: "x".repeat(200_001) }, "#statement", "more than 200 KB"],
  ["a PDF", { file: new File(["%PDF-1.7"], "a.pdf") }, "#file", "This file is not text."],
])("%s is an error that leads to its field", async (_, parts, link, message) => {
  const { status, text } = await send({ statement: "", ...parts });
  expect(status).toBe(422);
  expect(text).toContain("<title>Error: Add a card&#39;s statement");
  expect(text).toContain(`<a href="${link}">`);
  expect(wordsOf(text)).toContain(message);
});

test.each([
  [
    "in a line",
    "Date,Description,Amount\n10/02/2026,BY 4111 1111 1111 1111,1.00\n10/03/2026,A,2.00\n",
    200,
  ],
  ["alone", "4111 1111 1111 1111", 422],
])("a full card number %s is refused, shown nowhere and kept nowhere", async (_, statement, is) => {
  const { status, text } = await send({ statement, card: "gold-1" });
  expect(status).toBe(is);
  expect(text).not.toContain("1111");
  expect(opened.site.logged).toEqual([]);
  expect([...(await opened.site.dump()).values()].join()).not.toContain("1111 1111");
});

test("a statement among the lists is taken for what it is", async () => {
  const parts = new FormData();
  parts.set("content", OCTOBER);
  const { status, text } = await opened.ada.upload("/account/wallet/add", parts);
  expect(status).toBe(422);
  expect(text).toContain('<a href="#card">Choose the card that this statement is for');
  expect(text).toContain("SUSHI BAR");
});

test("a statement is only text", async () => {
  const row = `10/02/2026,"<img src=x onerror=alert(1)>",1.00`;
  const { text } = await upload(`Date,Description,Amount\n${row}\n`, { card: "gold-1" });
  expect(text).not.toContain("<img");
});

test("who holds no card is led to add one, others find the page where they look for it", async () => {
  for (const path of ["/account/wallet/add", YEAR, "/account/wallet/cards/gold-1"]) {
    // oxlint-disable-next-line no-await-in-loop
    expect((await opened.ada.get(path)).text, path).toContain(`href="${PATH}`);
  }
  const { text } = await opened.ada.get(`${PATH}?card=venture-1`);
  expect(text).toContain('<option value="venture-1" selected>');
  await opened.setWallet(EMPTY_WALLET);
  expect(wordsOf((await opened.ada.get(PATH)).text)).toContain("Add the card first");
});
