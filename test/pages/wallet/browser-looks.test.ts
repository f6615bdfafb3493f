import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fetchAxe, findBarriers } from "../../site/axe.ts";
import { hasBrowser, looksAt } from "../../support/chromium.ts";
import { createLooking } from "../../support/readable.ts";
import { openBrowser } from "../support/browser.ts";
import { openMember } from "./support/browser-member.ts";

const axe = hasBrowser ? await fetchAxe() : undefined;

describe.skipIf(!hasBrowser)("the look of the wallet can be read", () => {
  let opened: Awaited<ReturnType<typeof openBrowser>>;
  let lookAt: ReturnType<typeof createLooking>;
  beforeAll(async () => {
    opened = await openBrowser();
    lookAt = createLooking("wallet", looksAt(360, 1000), expectNoBarriers);
  });
  afterAll(() => opened.close());

  /** A member's browser, and what checks its page in each look. */
  async function open() {
    const member = await openMember(opened, { reducedMotion: "reduce" });
    return { ...member, check: (name: string) => lookAt(member.page, name) };
  }

  test("days, the year and applications", async () => {
    const { page, fill, check } = await open();
    await fill();
    await page.goto("/account/wallet/calendar");
    await check("calendar");
    await page.click('form[action$="/feed"] button');
    await page.waitForSelector("#address");
    await check("calendar-address");
    await page.goto("/account/wallet/calendar");
    await page.click('.confirm summary:has-text("Renew")');
    await page.click('.confirm summary:has-text("Remove")');
    await check("calendar-feed");
    await page.goto("/account/wallet/year");
    await page.click("#spend + details summary");
    await check("year");
    await page.fill("#spend-gas", "lots");
    await page.click('form[action$="/spend"] button');
    await page.waitForSelector(".summary");
    await check("year-errors");
    await page.goto("/account/wallet/applications");
    await check("applications");
    await page.click("main form button");
    await page.waitForSelector(".summary");
    await check("applications-errors");
    await page.fill("#card", "chase sapphire reserve");
    await page.click("main form button");
    await page.waitForSelector("#checked");
    await check("applications-checked");
  });

  test("cards, points and paying", async () => {
    const { page, fill, check } = await open();
    await page.goto("/account/wallet");
    await check("empty");
    await page.fill("#content", "plat x2, gold, foo bar, delta; 250k amex, 80k chase");
    await page.click("main form button");
    await page.waitForSelector("#add");
    await check("preview");
    await page.goto("/account/wallet/add");
    await page.click("main form button");
    await page.waitForSelector(".summary");
    await check("add-errors");
    await fill();
    await page.goto("/account/wallet");
    await check("home");
    await page.click(".sources summary");
    await check("home-sources");
    await page.goto("/account/wallet/next");
    await check("next");
    await page.goto("/account/wallet/points");
    await page.fill("#from", "amex");
    await page.fill("#to", "ana");
    await page.fill("#points", "50k");
    await page.click('button:text-is("Calculate")');
    await page.waitForSelector("main ol");
    for (const list of await page.locator("main summary").all()) await list.click();
    await check("points");
    await page.fill("#points-amex_membership_rewards-me", "many");
    await page.click('button:text-is("Save")');
    await page.waitForSelector(".summary");
    await check("points-errors");
    await page.goto("/account/wallet/add");
    await check("add");
    await page.goto("/account/wallet/pay");
    await page.click("main form button");
    await page.waitForSelector(".summary");
    await check("pay-errors");
    await page.fill("#where", "whole foods");
    await page.fill("#amount", "120");
    await page.click("main form button");
    await page.waitForURL("**/pay?where=whole*");
    await check("pay");
  });

  test("a statement", async () => {
    const { page, fill, check } = await open();
    await fill();
    await page.goto("/account/wallet/add/statement?card=demo-gold");
    await page.fill("#statement", "A,B,C\n10/02/2026,Mill,200\n10/03/2026,Mill,300");
    await page.click("main form button");
    await page.waitForSelector(".summary");
    await check("statement-columns");
    await page.fill("#statement", STATEMENT);
    await page.click("main form button");
    await page.waitForSelector("#add");
    await check("statement-preview");
    await page.click("#add button");
    await page.waitForSelector('h1:text-is("Statement added")');
    await check("statement-added");
    await page.goto("/account/wallet/add/statement");
    await check("statement");
  });

  test("a card and what becomes of it", async () => {
    const { page, fill, check } = await open();
    await fill();
    await page.goto("/account/wallet/cards/demo-gold");
    await page.click(".part summary");
    await page.click(".facts-list summary");
    await check("card");
    await page.fill("#opened", "long ago");
    await page.click('form[action$="demo-gold"] button');
    await page.waitForSelector(".summary");
    await check("card-errors");
    await page.goto("/account/wallet/cards/demo-platinum");
    await page.click('.confirm summary:has-text("I changed")');
    await page.fill("#to_card", "amex gold");
    await page.click('form[action$="/change"] button');
    await page.waitForURL("**/change");
    await check("card-changed");
    await page.goto("/account/wallet/cards/demo-gold");
    await page.click('.confirm summary:has-text("I closed")');
    await page.click('form[action$="/close"] button');
    await page.waitForURL("**/close");
    await check("card-closed");
    await page.goto("/account/wallet/cards/demo-gold");
    await page.click('.confirm summary:has-text("Remove")');
    await page.click('form[action$="/remove"] button');
    await page.waitForURL("**/remove");
    await check("card-removed");
  });
});

const STATEMENT = [
  "Date,Description,Amount,Reference",
  "10/02/2026,WHOLE FOODS MARKET 101,120.00,R1",
  "10/09/2026,SUSHI BAR WITH A RATHER LONG NAME AND-NOTHING-TO-BREAK-IT-AT,80.50,R2",
  "10/12/2026,AUTOPAY PAYMENT - THANK YOU,-300.00,R3",
  "10/20/2026,WHOLE FOODS MARKET 101,-20.00,R4",
  "10/25/2026,AMEX Dining Credit,-10.00,R5",
  "10/30/2026,TRADER JOES #552,much,R6",
].join("\n");

async function expectNoBarriers(page: Page, name: string): Promise<void> {
  if (axe !== undefined) expect(await findBarriers(page, axe), name).toEqual([]);
}
