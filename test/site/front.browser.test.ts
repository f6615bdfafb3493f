import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasBrowser } from "../support/chromium.ts";
import { openSiteBrowser, type SiteBrowser } from "./browser.ts";

const run = promisify(execFile);

const hasTools = ((): boolean => {
  try {
    execFileSync("sh", ["-c", "command -v curl sha256sum jq"], { stdio: "ignore" });
    return true;
  } catch {
    console.warn("skipped: the commands of the downloads page need curl, sha256sum and jq");
    return false;
  }
})();

describe.skipIf(!hasBrowser)("front page, values and downloads in a browser", () => {
  let site: SiteBrowser;
  beforeAll(async () => {
    site = await openSiteBrowser();
  });
  afterAll(() => site.close());

  test("the request on the front page gets the answer below it", async () => {
    const { page, complaints } = await site.open();
    await page.goto("/");
    const request = await page.locator(".example pre").first().textContent();
    const address = request?.replace("curl -s ", "") ?? "";
    expect(address.startsWith(`${site.root}/v1/`)).toBe(true);
    const shown = await page.getByRole("region", { name: "The answer" }).textContent();
    expect(JSON.parse(shown ?? "")).toEqual(await (await fetch(address)).json());
    expect(complaints).toEqual([]);
  });

  test("the figures lead to what they count", async () => {
    const { page } = await site.open();
    for (const [name, path] of [
      [/open cards/, "/cards"],
      [/live transfer routes/, "/transfers"],
      [/point values/, "/valuations"],
    ] as const) {
      await page.goto("/");
      await page.getByRole("main").getByRole("link", { name }).first().click();
      expect(new URL(page.url()).pathname).toBe(path);
    }
  });

  test("values are a table, and a name leads to the partners of the program", async () => {
    const { page } = await site.open({ javaScriptEnabled: false });
    await page.goto("/valuations");
    const table = page.getByRole("table", { name: /Hotel programs/ });
    const row = table.getByRole("row", { name: "World of Hyatt" });
    expect(await row.getByRole("cell").last().textContent()).toMatch(/^\d\.\d\d$/);
    await row.getByRole("link").click();
    expect(new URL(page.url()).pathname).toBe("/transfers");
    expect(await page.getByRole("heading", { name: "World of Hyatt" }).isVisible()).toBe(true);
  });

  test.skipIf(!hasTools)("the commands of the downloads page fetch and verify it all", async () => {
    const { page } = await site.open();
    await page.goto("/downloads");
    const folder = mkdtempSync(join(tmpdir(), "cardfile-downloads-"));
    try {
      const [sums = "", rows = ""] = await page.locator("pre").allTextContents();
      const checked = await run("bash", ["-ec", sums], { cwd: folder });
      const files = await page.locator("a[download]").count();
      expect(checked.stdout.match(/: OK$/gm)).toHaveLength(files);
      const { stdout } = await run("bash", ["-ec", rows], { cwd: folder });
      const [computed = "", told = ""] = stdout.trim().split("\n");
      expect(`sha256:${computed.split(" ")[0]}`).toBe(told);
      expect(await page.getByText(told).count()).toBe(1);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test("a file is kept under its name", async () => {
    const { page } = await site.open();
    await page.goto("/downloads");
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "credit_cards.json" }).click();
    expect((await download).suggestedFilename()).toBe("credit_cards.json");
  });
});
