import type { BrowserContextOptions, Page } from "playwright-core";
import { expect } from "vitest";
import { FIND_PALE_TEXTS } from "../pages/contrast.ts";
import { launchChromium, looksAt } from "../support/chromium.ts";
import { listen } from "../support/service.ts";

/** Widths and colour schemes in which every page is looked at. */
export const LOOKS = looksAt(360, 1200);

/** A page and what the browser complained about: errors, warnings, what the policy forbade. */
export interface Opened {
  readonly page: Page;
  readonly complaints: readonly string[];
}

export interface SiteBrowser {
  readonly root: string;
  /** A page of a fresh browser; addresses are relative to the site. */
  readonly open: (options?: BrowserContextOptions) => Promise<Opened>;
  readonly close: () => Promise<void>;
}

/** The service with the real data on loopback, and a browser to look at its pages. */
export async function openSiteBrowser(): Promise<SiteBrowser> {
  const service = await listen();
  const browser = await launchChromium();
  return {
    root: service.root,
    open: async (options = {}) => {
      const context = await browser.newContext({ baseURL: service.root, ...options });
      const page = await context.newPage();
      page.setDefaultTimeout(10_000);
      const complaints: string[] = [];
      page.on("console", (message) => complaints.push(message.text()));
      page.on("pageerror", (error) => complaints.push(error.message));
      return { page, complaints };
    },
    close: async () => {
      await browser.close();
      await service.close();
    },
  };
}

/** Nothing sticks out sideways, every text can be read, one heading, the landmarks are there. */
export async function expectReadable(page: Page): Promise<void> {
  const wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth";
  expect(await page.evaluate(wide), "too wide by").toBe(0);
  expect(await page.evaluate(FIND_PALE_TEXTS)).toEqual([]);
  for (const landmark of ["banner", "main", "contentinfo"] as const) {
    expect(await page.getByRole(landmark).count(), landmark).toBe(1);
  }
  expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
  expect(await page.evaluate(FIND_LOST_HEADINGS)).toEqual([]);
}

/** Headings that leave a level out. */
const FIND_LOST_HEADINGS = `[...document.querySelectorAll("h1, h2, h3, h4")]
  .filter((one, at, all) => Number(one.tagName[1]) > Number(all[at - 1]?.tagName[1] ?? 0) + 1)
  .map((one) => one.outerHTML)`;
