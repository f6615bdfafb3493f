import type { BrowserContextOptions, Page } from "playwright-core";
import { launchChromium } from "../support/chromium.ts";
import { listen } from "../support/service.ts";

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
