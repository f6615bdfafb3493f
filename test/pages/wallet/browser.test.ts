import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasBrowser } from "../../support/chromium.ts";
import { openBrowser } from "../support/browser.ts";
import { tabTo, typeInto } from "../support/keyboard.ts";
import { PASSWORD } from "../support/site.ts";
import { openMember } from "./support/browser-member.ts";

describe.skipIf(!hasBrowser)("the wallet in a browser", () => {
  let opened: Awaited<ReturnType<typeof openBrowser>>;
  beforeAll(async () => {
    opened = await openBrowser();
  });
  afterAll(() => opened.close());

  /** A page of somebody who has just signed up, without scripts. */
  const open = () => openMember(opened, { javaScriptEnabled: false });

  test("a member pastes a list, corrects it and adds it by keyboard, without scripts", async () => {
    const { page, complaints, held } = await open();
    await tabTo(page, 'nav a[href="/account/wallet"]');
    await page.keyboard.press("Enter");
    await page.waitForURL("**/account/wallet");
    await typeInto(page, "#content", "plat x2, csr, foo bar; 250k amex");
    await tabTo(page, "main form button");
    await page.keyboard.press("Enter");
    await page.waitForSelector("#add");
    await tabTo(page, "#entry-0");
    await page.keyboard.press("Control+A");
    await page.keyboard.type("amex gold");
    await tabTo(page, "main form button");
    await page.keyboard.press("Enter");
    await page.waitForSelector("#add");
    expect(await page.locator(".lead").textContent()).toContain("4 cards to add");
    await tabTo(page, "#add");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/account/wallet");
    expect(await page.locator(".notice").textContent()).toBe("Added to your wallet.");
    expect((await held()).cards).toHaveLength(4);
    expect(complaints).toEqual([]);
  });

  test("a new member finds what to use, decides a renewal, changes a card and leaves, without scripts", async () => {
    const { page, complaints, held } = await open();
    await page.goto("/account/wallet");
    await page.fill("#content", "plat x2, gold, csr; 250k amex, 80k chase");
    await page.click('button:text-is("See what we understand")');
    await page.click("#add");
    expect((await held()).cards).toHaveLength(4);
    await page.click('.tabs a:text-is("To do")');
    await page.click('button:has-text("Used it: Uber Cash") >> nth=0');
    expect(await page.locator(".notice").textContent()).toContain("Marked as used.");
    expect((await held()).credit_uses).toHaveLength(1);
    await page.click('button:has-text("Undo the last use: Uber Cash")');
    expect((await held()).credit_uses).toEqual([]);
    await page.click('.tabs a:text-is("Cards")');
    await page.click('h3 a:has-text("American Express Gold Card")');
    await page.fill("#opened", "3/2022");
    await page.click('form:has(#opened) button:text-is("Save")');
    expect(await page.locator("#year + dl").textContent()).toContain("In total");
    await page.click('.confirm summary:has-text("I changed it")');
    await page.fill("#to_card", "amex green");
    await page.click('button:text-is("Record the change")');
    expect(await page.locator("h1").textContent()).toContain("Green");
    await page.click('button:text-is("Undo")');
    await page.goto("/account/delete");
    await page.fill("#confirmation", "delete my account");
    await page.fill("#password", PASSWORD);
    await page.click("main form button");
    await page.waitForURL("**/sign-in");
    expect(await page.locator(".notice").textContent()).toContain("have been deleted");
    expect((await held()).cards).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test("a member adds what a file holds, without scripts", async () => {
    const { page, complaints, held } = await open();
    await page.goto("/account/wallet");
    const buffer = Buffer.from("card,opened\nAmex Gold,2023-05\n");
    await page.setInputFiles("#file", { name: "cards.csv", mimeType: "text/csv", buffer });
    await page.click('button:has-text("See what we understand")');
    await page.click("#add");
    await page.waitForURL("**/account/wallet");
    expect((await held()).cards).toMatchObject([{ card_id: "amex-gold", opened_on: "2023-05" }]);
    expect(complaints).toEqual([]);
  });

  const OCTOBER = [
    "Date,Description,Amount,Reference",
    "10/02/2026,WHOLE FOODS MARKET 101,120.00,R1",
    "10/30/2026,TRADER JOES #552,49.50,R2",
    "10/31/2026,LOST LINE,much,R3",
    "",
  ].join("\n");

  test("a member uploads a statement, sees it in the year and takes it back, without scripts", async () => {
    const { page, complaints } = await open();
    await page.goto("/account/wallet");
    await page.fill("#content", "amex gold");
    await page.click('button:text-is("See what we understand")');
    await page.click("#add");
    await page.click('.tabs a:text-is("Add")');
    await page.click('a:text-is("Add a card\'s statement")');
    const buffer = Buffer.from(OCTOBER);
    await page.setInputFiles("#file", { name: "oct.csv", mimeType: "text/csv", buffer });
    await page.click('button:text-is("Check the statement")');
    const main = page.locator("main");
    expect(await main.textContent()).toContain("2 purchases to add, 1 line not read.");
    expect(await main.textContent()).toContain('Line 4: "much" is not an amount.');
    await page.click('button:text-is("Add the purchases")');
    expect(await page.locator(".lead").textContent()).toContain("2 purchases added");
    await page.click('a:text-is("This year")');
    await page.waitForURL("**/year");
    expect(await main.textContent()).toContain("$169.50 a month");
    await page.click('a:text-is("Add a card\'s statement")');
    await page.click('summary:has-text("Remove")');
    await page.click('button:text-is("Remove its purchases")');
    expect(await page.locator(".notice").textContent()).toContain("has been removed");
    await page.click('.tabs a:text-is("This year")');
    expect(await page.locator(".lead").textContent()).toContain("or add a statement");
    expect(complaints).toEqual([]);
  });

  test("a member pastes a statement, chooses its columns and undoes it, by keyboard", async () => {
    const { page, complaints, fill } = await open();
    await fill();
    await page.goto("/account/wallet/cards/demo-gold");
    await tabTo(page, 'a:text-is("Add a card\'s statement")');
    await page.keyboard.press("Enter");
    await page.waitForURL("**/statement?card=demo-gold");
    await typeInto(page, "#statement", "A,B,C\n10/02/2026,Mill,200\n10/03/2026,Mill,300");
    await tabTo(page, 'button:text-is("Check the statement")');
    await page.keyboard.press("Enter");
    await page.waitForSelector(".summary");
    for (const [role, column] of [
      ["date", "A"],
      ["text", "B"],
      ["amount", "C"],
    ]) {
      await tabTo(page, `#column-${role}`);
      await page.keyboard.type(`${column}`);
    }
    await tabTo(page, 'button:text-is("Check the statement")');
    await page.keyboard.press("Enter");
    await page.waitForSelector('h1:text-is("Check the statement")');
    await tabTo(page, 'button:text-is("Add the purchases")');
    await page.keyboard.press("Enter");
    await page.waitForSelector('h1:text-is("Statement added")');
    await tabTo(page, 'button:text-is("Undo")');
    await page.keyboard.press("Enter");
    await page.waitForSelector(".notice");
    expect(await page.locator("#statements").count()).toBe(0);
    expect(complaints).toEqual([expect.stringContaining("422")]);
  });

  test("a member notes a used credit, changes the card, removes it and brings it back", async () => {
    const { page, complaints, fill, held } = await open();
    await fill();
    await page.goto("/account/wallet/next");
    await page.click('button:has-text("Used it: Dunkin\'")');
    await page.waitForSelector(".notice");
    await page.goto("/account/wallet");
    await page.click('a[href="/account/wallet/cards/demo-gold"]');
    expect(await page.locator("main").textContent()).toContain("$0 left of $7");
    await typeInto(page, "#nickname", "Daily");
    await page.keyboard.press("Enter");
    await page.waitForSelector('h1:has-text("Daily")');
    await tabTo(page, '.confirm summary:has-text("Remove")');
    await page.keyboard.press("Enter");
    await tabTo(page, 'form[action$="/remove"] button');
    await page.keyboard.press("Enter");
    await page.waitForURL("**/remove");
    expect((await held()).cards.some(({ nickname }) => nickname === "Daily")).toBe(false);
    await tabTo(page, "main form button");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".notice");
    expect((await held()).cards.some(({ nickname }) => nickname === "Daily")).toBe(true);
    expect(complaints).toEqual([]);
  });

  test("a member adds a card by name, sets its points and asks which card to use", async () => {
    const { page, complaints, held } = await open();
    await page.goto("/account/wallet/add");
    await typeInto(page, "#name", "amex gold");
    await page.keyboard.press("Enter");
    await page.waitForSelector('h1:has-text("American Express Gold Card")');
    await page.goto("/account/wallet/points");
    await typeInto(page, "#new_program", "amex");
    await typeInto(page, "#new_points", "80k");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".notice");
    expect((await held()).balances).toMatchObject([{ points: 80_000 }]);
    await tabTo(page, '.tabs a[href="/account/wallet/pay"]');
    await page.keyboard.press("Enter");
    await typeInto(page, "#where", "groceries");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/pay?where=groceries*");
    expect(await page.locator(".answer").textContent()).toContain("American Express Gold Card");
    expect(complaints).toEqual([]);
  });

  test("a member finds in the calendar what to use this month, and gives it to a program", async () => {
    const { page, complaints, fill } = await open();
    await fill();
    await page.goto("/account/wallet");
    await tabTo(page, '.tabs a[href="/account/wallet/calendar"]');
    await page.keyboard.press("Enter");
    await page.waitForURL("**/calendar");
    await tabTo(page, ".strip li:nth-child(2) a");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/calendar#m-*");
    await tabTo(page, 'button:has-text("Used it: Equinox")');
    await page.keyboard.press("Enter");
    await page.waitForSelector(".notice");
    await page.goto("/account/wallet/calendar#feed");
    await tabTo(page, 'form[action$="/feed"] button');
    await page.keyboard.press("Enter");
    await page.waitForSelector("#address");
    const address = await page.inputValue("#address");
    await page.goto("/account/wallet/calendar#feed");
    await tabTo(page, '.confirm summary:has-text("Remove")');
    await page.keyboard.press("Enter");
    await tabTo(page, ".confirm .danger");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".notice");
    expect((await page.request.get(new URL(address).pathname)).status()).toBe(404);
    expect(complaints).toEqual([]);
  });

  test("a member says what is spent and sees whether the cards pay for themselves", async () => {
    const { page, complaints, fill, held } = await open();
    await fill();
    await page.goto("/account/wallet");
    await tabTo(page, '.tabs a[href="/account/wallet/year"]');
    await page.keyboard.press("Enter");
    await page.waitForURL("**/year");
    await tabTo(page, "#spend + details summary");
    await page.keyboard.press("Enter");
    await typeInto(page, "#spend-gas", "500");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".notice");
    expect(await page.locator(".lead").textContent()).toContain("of your fees");
    expect((await held()).spend?.["gas"]).toBe(500);
    expect(complaints).toEqual([]);
  });

  test("a member asks for somebody else which card can be had, by keyboard", async () => {
    const { page, complaints, fill } = await open();
    await fill();
    await page.goto("/account/wallet");
    await tabTo(page, '.tabs a[href="/account/wallet/applications"]');
    await page.keyboard.press("Enter");
    await page.waitForURL("**/applications");
    await tabTo(page, 'nav a:has-text("Sam")');
    await page.keyboard.press("Enter");
    await page.waitForURL("**/applications?owner=Sam");
    await typeInto(page, "#card", "sapphire");
    await page.keyboard.press("Enter");
    await tabTo(page, 'main a:text-is("Chase Sapphire Reserve")');
    await page.keyboard.press("Enter");
    await page.waitForSelector("#checked");
    expect(page.url()).toContain("owner=Sam");
    expect(complaints).toEqual([]);
  });
});
