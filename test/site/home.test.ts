import { expect, test } from "vitest";
import { DEMO_WALLET } from "../../server/accounts/demo.ts";
import { ACCOUNT_PATH, SIGN_UP_PATH } from "../../server/contract/addresses.ts";
import { homePage } from "../../server/contract/pages.ts";
import { cardRow } from "../../server/contract/cards.ts";
import { readCards, readDist, readManifest, readTransfers } from "../support/published.ts";
import { toPlain } from "./markup.ts";

const page = () => readDist("public/index.html").toString();

test("the answer that is shown is the one that is published", () => {
  const shown = /aria-label="The answer"[^>]*>(.*?)<\/pre>/s.exec(page())?.[1] ?? "";
  const card = cardRow.parse(JSON.parse(toPlain(shown)));
  expect(page()).toContain(`/v1/public/credit-cards/${card.id}`);
  expect(readCards()).toContainEqual(card);
});

test("the figures are those of the data", () => {
  const live = readTransfers().filter((row) => row.is_active).length;
  expect(page()).toContain(`<strong>${readCards().length}</strong> open cards`);
  expect(page()).toContain(`<strong>${live}</strong> live transfer routes`);
  const marks = page().match(/<rect\b/g);
  expect(marks).toHaveLength(readCards().length);
});

test("crawlers are told that they may read everything", () => {
  expect(readDist("public/robots.txt").toString()).toBe("User-agent: *\nAllow: /\n");
});

test("it leads to an account and to a new one", () => {
  for (const path of [ACCOUNT_PATH, SIGN_UP_PATH]) expect(page()).toContain(`href="${path}"`);
});

test("it leads to a sample wallet, whose figures are of the catalog and which takes no input", () => {
  expect(page()).toContain('href="/try"');
  const sample = readDist("public/try.html").toString();
  expect(sample).not.toMatch(/<(?:form|input|script)\b/);
  const held = DEMO_WALLET.cards.map(({ card_id: id }) => id);
  expect(held.length).toBeLessThanOrEqual(8);
  for (const { id, annual_fee: fee } of readCards().filter((card) => held.includes(card.id))) {
    expect(sample).toContain(`href="/cards/${id}"`);
    if (fee > 0) expect(sample).toContain(`<span class="amount">$${fee}</span>`);
  }
});

test("it leads to every other page, and what it needs is under 100 KB compressed", () => {
  for (const path of ["/cards", "/transfers", "/valuations", "/downloads", "/docs"]) {
    expect(page()).toContain(`href="${path}"`);
  }
  const needed = [homePage.path, "/site/site.css", "/site/docs.js", "/favicon.svg"];
  const files = readManifest().files.filter(({ url }) => needed.includes(url));
  expect(files).toHaveLength(needed.length);
  const bytes = files.map(({ encodings, bytes: plain }) => encodings.gzip?.bytes ?? plain);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(100_000);
});
