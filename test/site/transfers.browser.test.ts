import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasBrowser } from "../support/chromium.ts";
import { openSiteBrowser, type SiteBrowser } from "./browser.ts";

const CHASE = "chase_ultimate_rewards";

describe.skipIf(!hasBrowser)("transfer partners in a browser", () => {
  let site: SiteBrowser;
  beforeAll(async () => {
    site = await openSiteBrowser();
  });
  afterAll(() => site.close());

  const picturesIn = async (page: Page) =>
    page.getByRole("heading", { level: 3 }).filter({ visible: true }).allTextContents();

  test("a chosen program is all that is left, and the address says so", async () => {
    const { page, complaints } = await site.open();
    await page.goto("/transfers");
    await page
      .getByRole("combobox", { name: "Program" })
      .selectOption({ label: "Chase Ultimate Rewards" });
    expect(await picturesIn(page)).toEqual(["Chase Ultimate Rewards"]);
    expect(await page.getByRole("table").count()).toBe(0);
    expect(new URL(page.url()).search).toBe(`?program=${CHASE}`);
    expect(await page.getByRole("status").textContent()).toMatch(
      /^Chase Ultimate Rewards: \d+ transfer partners$/,
    );
    expect(await page.title()).toMatch(/^Chase Ultimate Rewards/);
    expect(complaints).toEqual([]);
  });

  test("an address with a program shows it; one that is unknown leaves all", async () => {
    const { page, complaints } = await site.open();
    await page.goto("/transfers?program=world_of_hyatt");
    expect(await picturesIn(page)).toEqual(["World of Hyatt"]);
    expect(await page.getByRole("combobox", { name: "Program" }).inputValue()).toBe(
      "world_of_hyatt",
    );
    await page.goto("/transfers?program=UR");
    expect(await page.getByRole("combobox", { name: "Program" }).inputValue()).toBe(CHASE);
    await page.goto("/transfers?program=nobody");
    expect((await picturesIn(page)).length).toBeGreaterThan(50);
    expect(complaints).toEqual([]);
  });

  test("names choose by keyboard, the focus follows, and back goes back", async () => {
    const { page } = await site.open();
    await page.goto(`/transfers?program=${CHASE}`);
    await page.getByRole("link", { name: "Marriott Bonvoy" }).focus();
    await page.keyboard.press("Enter");
    expect(await picturesIn(page)).toEqual(["Marriott Bonvoy", "Marriott Bonvoy"]);
    expect(await page.evaluate("document.activeElement.id")).toBe("marriott_bonvoy");
    await page.goBack();
    expect(await picturesIn(page)).toEqual(["Chase Ultimate Rewards"]);
    await page.getByRole("link", { name: "All programs" }).click();
    await page.getByRole("table").waitFor();
    expect(new URL(page.url()).search).toBe("");
  });

  test("the names of the table choose too", async () => {
    const { page } = await site.open();
    await page.goto("/transfers");
    await page.getByRole("rowheader", { name: "World of Hyatt" }).getByRole("link").click();
    expect(await picturesIn(page)).toEqual(["World of Hyatt"]);
    await page.goBack();
    await page.getByRole("columnheader", { name: "Citi" }).getByRole("link").click();
    expect(await picturesIn(page)).toEqual(["Citi ThankYou Rewards"]);
  });

  test.each([true, false])("ended routes are there on demand, scripts: %s", async (scripts) => {
    const { page } = await site.open({ javaScriptEnabled: scripts });
    await page.goto("/transfers");
    const ended = page.getByText("until June 30, 2026").filter({ visible: true });
    expect(await ended.count(), "in the table, in two lists").toBe(0);
    await page.getByLabel(/Show \d+ ended routes/).check();
    expect(await ended.count()).toBe(3);
    const [live, past] = await Promise.all(
      ["World of Hyatt", "HawaiianMiles"].map((name) =>
        page.getByRole("rowheader", { name }).boundingBox(),
      ),
    );
    expect(past?.x, "the names stand in one column").toBe(live?.x);
    expect(new URL(page.url()).search).toBe(scripts ? "?ended=1" : "");
  });

  test("a program whose routes all ended shows them when it is chosen", async () => {
    const { page } = await site.open();
    await page.goto("/transfers?program=hawaiianmiles");
    const shown = page.getByText("until June 30, 2025").filter({ visible: true });
    expect(await shown.count()).toBe(1);
    expect(await page.getByRole("checkbox").isChecked()).toBe(true);
  });

  test("without scripts all is there to read, and a key is an anchor", async () => {
    const { page } = await site.open({ javaScriptEnabled: false });
    await page.goto(`/transfers#${CHASE}`);
    expect((await picturesIn(page)).length).toBeGreaterThan(50);
    expect(await page.getByRole("combobox", { name: "Program" }).isVisible()).toBe(false);
    const box = await page.locator(`#${CHASE}`).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeLessThan(400);
    const row = page.getByRole("row", { name: "World of Hyatt" });
    expect(await row.getByRole("cell", { name: "yes" }).count()).toBe(2);
  });

  test("lines end at the middle of their names", async () => {
    const { page } = await site.open({ viewport: { width: 360, height: 800 } });
    await page.goto(`/transfers?program=${CHASE}`);
    const rows = await page.locator(".fan:visible .ends li").all();
    const boxes = await Promise.all(rows.map((row) => row.boundingBox()));
    const lines = await page.locator(".fan:visible .lines").boundingBox();
    const step = (lines?.height ?? 0) / boxes.length;
    for (const [at, box] of boxes.entries()) {
      const middle = (box?.y ?? 0) + (box?.height ?? 0) / 2;
      expect(Math.abs(middle - ((lines?.y ?? 0) + (at + 0.5) * step))).toBeLessThan(1);
    }
  });
});
