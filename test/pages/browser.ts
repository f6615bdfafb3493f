import type { BrowserContextOptions, Page } from "playwright-core";
import { launchChromium, type TestBrowser } from "../support/chromium.ts";
import { PASSWORD } from "./site.ts";
import { listenElsewhere, listenToPages } from "./browser-site.ts";

/** The pages, another origin and a browser to open them with. */
export async function openBrowser() {
  const elsewhere = await listenElsewhere();
  const site = await listenToPages(elsewhere.root);
  const browser = await launchChromium();
  return {
    site,
    elsewhere,
    open: (options?: BrowserContextOptions) => openPage(browser, site.root, options),
    close: async () => {
      await browser.close();
      await site.close();
      await elsewhere.close();
    },
  };
}

/** A page of a fresh browser, and what the browser complained about. */
async function openPage(browser: TestBrowser, root: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ baseURL: root, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  return { page, complaints };
}

/** Makes an account with the mouse. */
export async function signUpIn(page: Page, email: string): Promise<void> {
  await page.goto("/sign-up");
  await page.fill("#email", email);
  await page.fill("#password", PASSWORD);
  await page.click("main button");
  await page.waitForURL("**/account/wallet");
}
