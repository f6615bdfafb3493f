import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toInstallLink } from "../../build/site/browser/docs/install-links.ts";
import { chatPage, docsPage, mcpPage } from "../../server/contract/pages.ts";
import { ORIGIN } from "../../server/contract/host-answers.ts";
import { hasBrowser } from "../support/chromium.ts";
import { openSiteBrowser, type SiteBrowser } from "./browser.ts";

describe.skipIf(!hasBrowser)("the docs in a browser", () => {
  let site: SiteBrowser;
  beforeAll(async () => {
    site = await openSiteBrowser();
  });
  afterAll(() => site.close());

  const openPage = async (path: string) => {
    const opened = await site.open();
    await opened.page.goto(path);
    return opened;
  };

  const formOf = (page: Page, name: string) => page.getByRole("form", { name });

  test("an example runs: status, headers and the answer", async () => {
    const { page, complaints } = await openPage(docsPage.path);
    const form = formOf(page, "Try it: One open card");
    await form.getByRole("button", { name: "Send" }).click();
    const said = form.getByRole("status");
    await said.getByText(/^200/).waitFor();
    expect(await said.innerText()).toMatch(/\d ms/);
    expect(await said.innerText()).toMatch(/ETag: "[0-9a-f]{32}"/);
    expect(await said.innerText()).toContain("Cache-Control: public, max-age=300");
    const shown: unknown = JSON.parse(await form.getByLabel("Answer").innerText());
    expect(shown).toMatchObject({ id: "amex-gold" });
    expect(complaints).toEqual([]);
  });

  test("the command follows the fields and asks what the form asks", async () => {
    const { page, complaints } = await openPage(docsPage.path);
    const operation = page.locator("#listCards");
    const command = operation.locator(".snippet code");
    expect(await command.innerText()).toBe(`curl -s ${site.root}/v1/public/credit-cards`);
    await operation.getByLabel("search").fill("delta gold");
    await operation.getByLabel("limit").fill("1");
    expect(await command.innerText()).toBe(
      `curl -s '${site.root}/v1/public/credit-cards?search=delta%20gold&limit=1'`,
    );
    // The keyboard sends too.
    await operation.getByLabel("limit").press("Enter");
    await operation.getByRole("status").getByText(/^200/).waitFor();
    expect(JSON.parse(await operation.getByLabel("Answer").innerText())).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  test("an answer that was overtaken on its way is not shown", async () => {
    const { page } = await openPage(docsPage.path);
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/credit-cards/slow", async (route) => {
      await held;
      await route.continue();
    });
    const form = formOf(page, "Try it: One open card");
    const send = form.getByRole("button", { name: "Send" });
    await form.getByLabel("cardId").fill("slow");
    await send.click();
    await form.getByLabel("cardId").fill("amex-gold");
    await send.click();
    await form.getByRole("status").getByText(/^200/).waitFor();
    const late = page.waitForResponse("**/credit-cards/slow");
    release();
    await (await late).finished();
    expect(await form.getByRole("status").innerText()).toMatch(/^200/);
    expect(await form.getByLabel("Answer").innerText()).toContain("amex-gold");
  });

  test("a refused value shows the error of the service", async () => {
    const { page } = await openPage(docsPage.path);
    const form = formOf(page, "Try it: All open cards");
    await form.getByLabel("limit").fill("many");
    await form.getByRole("button", { name: "Send" }).click();
    await form.getByRole("status").getByText(/^400/).waitFor();
    expect(await form.getByLabel("Answer").innerText()).toContain("limit");
  });

  test("a body is sent as it is written, and the command with it", async () => {
    const { page, complaints } = await openPage(docsPage.path);
    const operation = page.locator("#searchBenefits");
    await operation.getByLabel("Body, as JSON").fill(`{"query": "o'hare", "limit": 2}`);
    expect(await operation.locator(".snippet code").innerText()).toContain(
      String.raw`-d '{"query": "o'\''hare", "limit": 2}'`,
    );
    await operation.getByLabel("Body, as JSON").fill('{"query": "cell phone", "limit": 2}');
    await operation.getByRole("button", { name: "Send" }).click();
    await operation.getByRole("status").getByText(/^200/).waitFor();
    expect(JSON.parse(await operation.getByLabel("Answer").innerText())).toHaveLength(2);
    expect(complaints).toEqual([]);
  });

  test("on a static host a POST is told kindly to need the server", async () => {
    const { page } = await openPage(docsPage.path);
    await page.route("**/v1/public/benefits-search", (route) =>
      route.fulfill({ status: 405, contentType: "text/html", body: "<h1>405 Not Allowed</h1>" }),
    );
    const form = formOf(page, "Try it: Cards that carry a benefit");
    await form.getByRole("button", { name: "Send" }).click();
    await form.getByText("This copy of the catalog is on a static host").waitFor();
    expect(await form.locator(".answer").isVisible()).toBe(false);
  });

  test("a service that is gone is told", async () => {
    const { page } = await openPage(docsPage.path);
    await page.route("**/health", (route) => route.abort());
    const form = formOf(page, "Try it: Is the data reachable?");
    await form.getByRole("button", { name: "Send" }).click();
    await form.getByText("No answer.").waitFor();
  });

  test("what an answer holds is text, never markup", async () => {
    const { page } = await openPage(docsPage.path);
    const evil = '"<img src=x onerror=alert(1)>"';
    await page.route("**/health", (route) =>
      route.fulfill({ contentType: "application/json", body: evil }),
    );
    const form = formOf(page, "Try it: Is the data reachable?");
    await form.getByRole("button", { name: "Send" }).click();
    await form.getByRole("status").getByText(/^200/).waitFor();
    expect(await form.getByLabel("Answer").innerText()).toBe(evil);
    expect(await form.locator("img").count()).toBe(0);
  });

  test("a tool of the catalog is called from the page", async () => {
    const { page, complaints } = await openPage(mcpPage.path);
    const form = formOf(page, "Try a tool");
    await form.getByLabel("Tool").selectOption("find_transfer_routes");
    expect(await form.getByLabel("Arguments, as JSON").inputValue()).toContain("hyatt");
    await form.getByRole("button", { name: "Call" }).click();
    await form.getByRole("status").getByText(/^200/).waitFor();
    expect(JSON.parse(await form.getByLabel("Result").innerText())).toMatchObject({
      routes: [{ dest_program: "World of Hyatt" }, { dest_program: "World of Hyatt" }],
      notes: [
        expect.stringContaining("Not in the free catalog"),
        expect.stringContaining("last looked 2026-10-05"),
      ],
    });
    await form.getByLabel("Arguments, as JSON").fill("{");
    await form.getByRole("button", { name: "Call" }).click();
    await form.getByText("The arguments are not a JSON object").waitFor();
    expect(complaints).toEqual([]);
  });

  test("settings and programs have the address the page came from, and are copied whole", async () => {
    for (const { path } of [mcpPage, chatPage]) {
      const { page, complaints } = await openPage(path);
      const text = await page.locator("main").innerText();
      expect(text).not.toContain(ORIGIN);
      expect(text).toContain(site.root);
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      const snippet = page.locator(".snippet").first();
      await snippet.getByRole("button", { name: "Copy" }).click();
      await snippet.getByRole("button", { name: "Copied" }).waitFor();
      expect(await page.evaluate("navigator.clipboard.readText()")).toBe(
        await snippet.locator("code").innerText(),
      );
      expect(complaints).toEqual([]);
    }
  });

  test("links add the servers to clients that have such links", async () => {
    const { page } = await openPage(mcpPage.path);
    const hrefOf = (name: string) => page.getByRole("link", { name }).getAttribute("href");
    const wallet = `${site.root}/tools/mcp?toolsets=core`;
    expect(await hrefOf("Add the wallet to Cursor")).toBe(
      toInstallLink("cursor", "cardfile-wallet", wallet),
    );
    expect(await hrefOf("Add the catalog to VS Code")).toBe(
      toInstallLink("vscode", "cardfile", `${site.root}/mcp`),
    );
  });

  test("without scripts everything can be read and nothing waits for one", async () => {
    const { page } = await site.open({ javaScriptEnabled: false });
    await page.goto(docsPage.path);
    expect(await page.locator("form.try:visible").count()).toBe(0);
    expect(await page.getByText("stands for the address of this service").isVisible()).toBe(true);
    await page.locator("#getCard summary").click();
    expect(await page.locator("#getCard details").innerText()).toContain('"id": "amex-gold"');
  });

  test("a page with its styles and script is small", async () => {
    const { page } = await site.open();
    const sizes: number[] = [];
    page.on("response", (response) => {
      sizes.push(Number(response.headers()["content-length"] ?? 0));
    });
    await page.goto(docsPage.path);
    expect(sizes.length).toBeGreaterThan(2);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(100_000);
  });
});
