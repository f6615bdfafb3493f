import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { rounds } from "./rounds.ts";

const CHROMIUM = "/usr/bin/chromium";

export const hasBrowser = existsSync(CHROMIUM);
if (!hasBrowser) console.warn(`skipped: no browser at ${CHROMIUM} (apt-get install chromium)`);

/** Test machines have no graphics card, and emulating one takes most of a page's time. */
const FLAGS = ["--no-sandbox", "--disable-gpu"];

export type TestBrowser = Pick<Browser, "newContext" | "newPage" | "close">;

let running: Promise<Browser> | undefined;

/**
 * A browser as fresh as a new one. All files that share what they import share the process, which
 * ends with theirs; closing closes only the pages that were opened here.
 */
export async function launchChromium(): Promise<TestBrowser> {
  running ??= chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  const browser = await running;
  const contexts: BrowserContext[] = [];
  const newContext: Browser["newContext"] = async (options) => {
    const context = await browser.newContext(options);
    contexts.push(context);
    return context;
  };
  return {
    newContext,
    newPage: async (options) => (await newContext(options)).newPage(),
    close: async () => void (await Promise.all(contexts.map((one) => one.close()))),
  };
}

export interface Look {
  readonly width: number;
  readonly colorScheme: "light" | "dark";
}

/**
 * The looks in which a page is checked: both widths and both colour schemes, in two pairs. The slow
 * tests check all four pairs.
 */
export function looksAt(narrow: number, wide: number): readonly Look[] {
  const pairs: readonly Look[] = [
    { width: narrow, colorScheme: "light" },
    { width: wide, colorScheme: "dark" },
    { width: narrow, colorScheme: "dark" },
    { width: wide, colorScheme: "light" },
  ];
  return pairs.slice(0, rounds(2, 4));
}

/** Screenshots stay after the tests, for people to look at. */
const SCREENSHOTS = join(import.meta.dirname, "../../coverage/screenshots");

/**
 * Takes screenshots into a folder of this name. Nothing is compared with them and a long page takes
 * seconds to paint, so only the slow tests, or SCREENSHOTS=1, take any.
 */
export function openAlbum(name: string): (page: Page, shot: string) => Promise<void> {
  if (process.env["SCREENSHOTS"] !== "1" && rounds(0, 1) === 0) return async () => undefined;
  const folder = join(SCREENSHOTS, name);
  mkdirSync(folder, { recursive: true });
  console.info(`screenshots: ${folder}`);
  return async (page, shot) => {
    // Long pages on busy machines take a while.
    const path = join(folder, `${shot}.png`);
    await page.screenshot({ path, fullPage: true, timeout: 60_000 });
  };
}
