import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasBrowser } from "../../support/chromium.ts";
import { openBrowser } from "../support/browser.ts";
import { tabTo, typeInto } from "../support/keyboard.ts";
import { openMember } from "./support/browser-member.ts";

const ROOT = "/account/wallet";

const PAGES = [
  "",
  "/points",
  "/add",
  "/add/statement",
  "/next",
  "/calendar",
  "/pay",
  "/year",
  "/applications",
  "/cards/demo-gold",
];

/** Run in a page: the width of the narrowest text beside an amount. */
const NARROWEST = `Math.min(160, ...[...document.querySelectorAll(".due .what")]
  .filter((one) => one.checkVisibility())
  .map((one) => one.offsetWidth || one.getBoundingClientRect().width))`;

describe.skipIf(!hasBrowser)("the wallet is within reach", () => {
  let opened: Awaited<ReturnType<typeof openBrowser>>;
  beforeAll(async () => {
    opened = await openBrowser();
  });
  afterAll(() => opened.close());

  /** A page of a member with cards, without scripts. */
  async function open(options: { readonly width?: number } = {}) {
    const viewport = { width: options.width ?? 1000, height: 800 };
    const member = await openMember(opened, { javaScriptEnabled: false, viewport });
    await member.fill();
    return member;
  }

  // A window of 320 px at a zoom of 200 % lays pages out in half as many.
  test("in a window of 320 px at a zoom of 200 %, nothing sticks out sideways or is squeezed", async () => {
    const { page } = await open({ width: 160 });
    for (const path of [...PAGES, "/points?from=chase&to=hyatt&points=50k&way=need"]) {
      await page.goto(ROOT + path);
      expect(await page.evaluate("document.documentElement.scrollWidth"), path).toBeLessThanOrEqual(
        160,
      );
      expect(await page.evaluate(NARROWEST), path).toBeGreaterThan(100);
    }
  });

  test("on paper there is what a page tells, all of it, and nothing to press", async () => {
    const { page } = await open();
    await page.emulateMedia({ media: "print" });
    for (const path of PAGES.filter((one) => !one.startsWith("/add"))) {
      await page.goto(ROOT + path);
      for (const control of ["header", ".tabs", "button", "input", "summary.button"]) {
        expect(await page.locator(`${control}:visible`).count(), `${control} at ${path}`).toBe(0);
      }
      expect(await page.locator("h1:visible").count()).toBe(1);
    }
    await page.goto(`${ROOT}/cards/demo-gold`);
    expect(await page.locator(".facts-list li:visible").count()).toBeGreaterThan(20);
    expect(await page.locator(".sources li:visible").count()).toBeGreaterThan(5);
  });

  const press = async (page: Page, selector: string, landsOn: string) => {
    await tabTo(page, selector);
    await page.keyboard.press("Enter");
    await page.waitForSelector(landsOn);
  };

  test("a part of a credit, an enrolment and what became of a card are noted by keyboard", async () => {
    const { page, held, complaints } = await open();
    await page.goto(`${ROOT}/cards/demo-gold`);
    await press(page, 'summary:has-text("Used part of it: Resy")', "details.part[open]");
    await typeInto(page, "details.part[open] input[name=amount]", "12.50");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".notice");
    await press(page, 'summary:has-text("I changed it")', ".confirm[open]");
    await typeInto(page, "#to_card", "amex green");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/change");
    await press(page, 'button:text-is("Undo")', 'h1:has-text("Gold")');
    await page.goto(`${ROOT}/cards/demo-gold`);
    await press(page, 'summary:has-text("I closed")', ".confirm[open]");
    await press(page, 'button:text-is("Mark it as closed")', 'h1:has-text("Closed")');
    await press(page, 'button:text-is("Undo")', 'summary:has-text("I closed")');
    await press(
      page,
      `button:has-text("I have enrolled: Dunkin'")`,
      `button:has-text("Undo enrollment: Dunkin'")`,
    );
    const { cards, credit_uses: uses } = await held();
    const gold = cards.find(({ id }) => id === "demo-gold");
    expect(gold).toMatchObject({ card_id: "amex-gold", enrolments: { "Dunkin'": true } });
    expect(gold?.closed_on).toBeUndefined();
    expect(uses).toContainEqual(
      expect.objectContaining({ credit_name: "Resy dining", amount_usd: 12.5 }),
    );
    expect(complaints).toEqual([]);
  });

  test("a transfer is worked out and an activation noted by keyboard", async () => {
    const { page, held, complaints } = await open();
    await page.goto(`${ROOT}/points`);
    await typeInto(page, "#from", "chase");
    await typeInto(page, "#to", "hyatt");
    await typeInto(page, "#points", "50k");
    await page.keyboard.press("Enter");
    await page.waitForSelector("main ol");
    await page.goto(`${ROOT}/next`);
    await press(page, 'button:text-is("I have activated it")', ".notice");
    expect((await held()).cards.flatMap(({ activations }) => activations)).not.toEqual([]);
    expect(complaints).toEqual([]);
  });
});
