import type { Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readCards } from "../support/published.ts";
import { hasBrowser } from "../support/chromium.ts";
import { type Opened, openSiteBrowser, type SiteBrowser } from "./browser.ts";

const cards = readCards();
const DESK = { width: 1200, height: 900 };
/** A4 in CSS pixels, upright, without the margins browsers leave. */
const A4_WITHIN_MARGINS = { width: 718, height: 1047 };
const FIVE =
  "amex-gold,amex-platinum,chase-sapphire-reserve,capital-one-venture-x,boa-premium-rewards";

/** Where a page stands, without the host. */
const addressOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return decodeURIComponent(pathname + search);
};

const rowsOf = (page: Page) => page.locator("#cards tbody tr:visible");
const countOf = (page: Page) => page.locator("#count");
const box = (page: Page, name: string) => page.getByRole("checkbox", { name });

async function expectCount(page: Page, count: number): Promise<void> {
  const text = count === 0 ? `None of ${cards.length} cards` : `${count} of ${cards.length} cards`;
  await page.locator("#count", { hasText: new RegExp(`^${text}$`) }).waitFor();
  expect(await rowsOf(page).count()).toBe(count);
}

describe.skipIf(!hasBrowser)("the list of cards in a browser", () => {
  let site: SiteBrowser;
  let opened: Opened;
  let page: Page;
  beforeAll(async () => {
    site = await openSiteBrowser();
  });
  beforeEach(async () => {
    opened = await site.open({ viewport: DESK });
    ({ page } = opened);
  });
  afterEach(async () => {
    expect(opened.complaints).toEqual([]);
    await page.context().close();
  });
  afterAll(() => site.close());

  test("finds as one types, and a typed word makes no history", async () => {
    await page.goto("/cards");
    await page.getByLabel("Search").pressSequentially("amex gold");
    const gold = cards.filter(({ id }) => id.startsWith("amex-") && id.includes("gold"));
    await expectCount(page, gold.length);
    expect(addressOf(page)).toBe("/cards?search=amex+gold");
    expect(await page.evaluate("history.length")).toBe(2);
    expect(await countOf(page).getAttribute("role")).toBe("status");
  });

  test("filters narrow it, counts follow, and back undoes them one by one", async () => {
    await page.goto("/cards");
    await page.getByText("Issuer", { exact: true }).first().click();
    await box(page, "Chase").check();
    const chase = cards.filter(({ issuer }) => issuer === "Chase");
    await expectCount(page, chase.length);
    const business = chase.filter((card) => card.card_type === "business");
    await box(page, `Business ${business.length}`).check();
    await expectCount(page, business.length);
    await box(page, "No foreign fee").check();
    const abroad = business.filter((card) => card.foreign_transaction_fee === 0);
    await expectCount(page, abroad.length);
    expect(addressOf(page)).toBe("/cards?card_type=business&issuer=Chase&no_foreign_fee=true");

    await page.goBack();
    await expectCount(page, business.length);
    expect(await box(page, "No foreign fee").isChecked()).toBe(false);
    await page.goBack();
    await expectCount(page, chase.length);
    await page.goForward();
    await expectCount(page, business.length);
    await page.reload();
    await expectCount(page, business.length);

    await page.getByRole("button", { name: "Remove Kind: Business" }).click();
    await expectCount(page, chase.length);
    expect(await hasFocus(page.getByRole("button", { name: "Remove Issuer: Chase" }))).toBe(true);
  });

  test("a fee range is two numbers, and clear all takes everything back", async () => {
    await page.goto("/cards");
    await page.getByLabel("from $").fill("100");
    await page.getByLabel("to $").fill("250");
    const within = cards.filter(({ annual_fee: fee }) => fee >= 100 && fee <= 250);
    await expectCount(page, within.length);
    expect(addressOf(page)).toBe("/cards?annual_fee_min=100&annual_fee_max=250");
    await page.getByRole("button", { name: "Clear all" }).click();
    expect(await countOf(page).textContent()).toBe(`${cards.length} cards`);
    expect(await page.getByLabel("from $").inputValue()).toBe("");
    expect(addressOf(page)).toBe("/cards");
  });

  test("the headings sort, by keyboard too", async () => {
    await page.goto("/cards");
    const heading = page.getByRole("columnheader", { name: "Annual fee" });
    await heading.getByRole("button").focus();
    await page.keyboard.press("Enter");
    expect(await heading.getAttribute("aria-sort")).toBe("ascending");
    await page.keyboard.press("Enter");
    expect(await heading.getAttribute("aria-sort")).toBe("descending");
    const most = Math.max(...cards.map((card) => card.annual_fee));
    expect(await rowsOf(page).first().textContent()).toContain(`$${most}`);
    expect(addressOf(page)).toBe("/cards?sort=-annual_fee");
    expect(await page.locator("th[aria-sort]").count()).toBe(1);
  });

  test("an empty result says what to loosen", async () => {
    await page.goto("/cards?issuer=chase&network=Discover");
    await expectCount(page, 0);
    const chase = cards.filter(({ issuer }) => issuer === "Chase").length;
    await page.getByRole("button", { name: `${chase} cards without "Network: Discover"` }).click();
    await expectCount(page, chase);
    expect(await hasFocus(countOf(page))).toBe(true);
  });

  test("five cards at most are picked, and stand side by side at an address to share", async () => {
    await page.goto("/cards?search=delta");
    const boxes = page.getByRole("checkbox", { name: /^Compare Delta/ });
    for (const at of [0, 1, 2, 3, 4]) await boxes.nth(at).check();
    expect(await boxes.nth(5).isDisabled()).toBe(true);
    const ids = new URL(page.url()).searchParams.get("picked")?.split(",") ?? [];
    expect(ids).toHaveLength(5);

    await page.getByRole("link", { name: "Compare", exact: true }).click();
    const title = page.getByRole("heading", { name: "5 cards side by side" });
    expect(await hasFocus(title)).toBe(true);
    expect(addressOf(page)).toBe(`/cards?search=delta&compare=${ids.join(",")}`);
    expect(await page.getByRole("columnheader").count()).toBe(5);
    expect(await page.locator("#cards").isVisible()).toBe(false);

    const fee = page.getByRole("row", { name: /^Annual fee/ });
    expect(await fee.getByRole("cell").allTextContents()).toEqual(
      ids.map((id) => `$${cards.find((card) => card.id === id)?.annual_fee}`),
    );
    expect(await fee.getByRole("rowheader").textContent()).toBe("Annual fee (differs)");
    await page.getByLabel("Only differences").check();
    expect(await page.locator(".comparison tr:not(.differs, .part)").count()).toBe(1);

    await page
      .getByRole("button", { name: /^Remove/ })
      .first()
      .click();
    expect(await page.getByRole("columnheader").count()).toBe(4);
    await page.goBack();
    await page.goBack();
    await page.goBack();
    expect(await page.locator("#comparison").isVisible()).toBe(false);
    expect(await boxes.nth(4).isChecked()).toBe(true);
  });

  test("a comparison opens from its address and names what it does not know", async () => {
    await page.goto("/cards?compare=amex-gold,gone,chase-sapphire-reserve&only=differences");
    expect(await page.title()).toMatch(/^Compare/);
    expect(await page.getByRole("columnheader").count()).toBe(2);
    const told = page.getByText("Left out because no open card has this id: gone.");
    await told.waitFor();
    expect(await page.getByLabel("Only differences").isChecked()).toBe(true);
    await page.getByRole("link", { name: "Back to the list" }).click();
    expect(await rowsOf(page).count()).toBe(cards.length);
    expect(addressOf(page)).toContain("picked=amex-gold,chase-sapphire-reserve");
    expect(await told.isVisible()).toBe(false);
  });

  test("an address of too many cards compares the first five and names the others", async () => {
    await page.goto(`/cards?compare=${FIVE},citi-double-cash,chase-sapphire-preferred`);
    const told = "at most 5 cards are compared: Double Cash, Sapphire Preferred.";
    await page.getByText(told).waitFor();
    expect(await page.getByRole("columnheader").count()).toBe(5);
  });

  test("five cards side by side fit on paper", async () => {
    const { page: sheet } = await site.open({ viewport: A4_WITHIN_MARGINS });
    await sheet.emulateMedia({ media: "print" });
    await sheet.goto(`/cards?compare=${FIVE}`);
    const table = await sheet.locator("table.comparison").boundingBox();
    expect(table?.width).toBeLessThanOrEqual(A4_WITHIN_MARGINS.width);
    expect(await sheet.getByRole("columnheader").last().isVisible()).toBe(true);
    await sheet.context().close();
  });

  test("a nickname in the search or in the address finds the card", async () => {
    await page.goto("/cards");
    await page.getByLabel("Search").fill("csr");
    expect(await rowsOf(page).first().textContent()).toContain("Chase Sapphire Reserve");
    await page.goto("/cards?issuer=boa");
    expect(await rowsOf(page).first().textContent()).toContain("Bank of America");
  });

  test("the keyboard alone searches, picks and compares", async () => {
    await page.goto("/cards");
    await page.keyboard.press("Tab");
    expect(await hasFocus(page.getByRole("link", { name: "Skip to the content" }))).toBe(true);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.type("sapphire");
    await expectCount(page, cards.filter(({ id }) => id.includes("sapphire")).length);
    for (const name of ["Compare Sapphire Preferred", "Compare Sapphire Reserve"]) {
      await tabTo(page, name);
      await page.keyboard.press("Space");
    }
    await tabTo(page, "Compare");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "2 cards side by side" }).waitFor();
  });

  test("without a script all cards are there to read and no filter pretends to work", async () => {
    const { page: plain, complaints } = await site.open({ javaScriptEnabled: false });
    await plain.goto("/cards");
    expect(await rowsOf(plain).count()).toBe(cards.length);
    expect(await plain.getByRole("checkbox").count()).toBe(0);
    expect(await plain.getByRole("button").count()).toBe(0);
    expect(await plain.locator("#filters").isVisible()).toBe(false);
    await plain.getByRole("link", { name: "American Express Gold Card" }).click();
    expect(addressOf(plain)).toBe("/cards/amex-gold");
    expect(complaints).toEqual([]);
    await plain.context().close();
  });
});

const hasFocus = async (element: Locator): Promise<boolean> =>
  (await element.and(element.page().locator(":focus")).count()) === 1;

/** Presses Tab until something with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const nameOf =
    "(document.activeElement.ariaLabel ?? document.activeElement.textContent ?? '').trim()";
  for (let step = 0; step < 120; step++) {
    await page.keyboard.press("Tab");
    if ((await page.evaluate(nameOf)) === name) return;
  }
  throw new Error(`no way to ${name} by keyboard`);
}
