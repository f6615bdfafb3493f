import type { Page } from "playwright-core";
import { expect } from "vitest";
import { type Look, openAlbum } from "./chromium.ts";

/**
 * Run in a page: gives every visible text whose contrast with what is behind it is under 4.5, as
 * WCAG 2 counts it. Written as text because only the browser knows its names.
 */
const FIND_PALE_TEXTS = `(() => {
  const toNumbers = (color) => color.match(/[\\d.]+/g).map(Number);
  const toLight = ([r, g, b]) => {
    const [x, y, z] = [r, g, b].map((one) => {
      const share = one / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const groundOf = (element) => {
    for (let one = element; one; one = one.parentElement) {
      const [r, g, b, alpha = 1] = toNumbers(getComputedStyle(one).backgroundColor);
      if (alpha > 0) return [r, g, b];
    }
    return [255, 255, 255];
  };
  const pale = [];
  for (const element of document.querySelectorAll("body *")) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!(own || element.matches("input")) || !element.checkVisibility()) continue;
    const [a, b] = [toLight(toNumbers(getComputedStyle(element).color)), toLight(groundOf(element))];
    const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    if (contrast < 4.5) pale.push(element.outerHTML.slice(0, 80) + " " + contrast.toFixed(2));
  }
  return pale;
})()`;

/** Run in a page: what keeps people from reading it. One visit of the browser tells all. */
const FIND_FLAWS = `(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  const all = (selector) => [...document.querySelectorAll(selector)];
  return [
    ...${FIND_PALE_TEXTS},
    ...(scrollWidth === clientWidth ? [] : [scrollWidth - clientWidth + " px too wide"]),
    ...["main", "body > header", "body > footer", "h1"]
      .filter((one) => all(one).length !== 1)
      .map((one) => "not one " + one),
    ...all('input:not([type="hidden"], [hidden]), textarea, select')
      .filter((one) => one.labels.length !== 1 && !one.ariaLabel)
      .map((one) => "not one label: " + one.outerHTML),
  ];
})()`;

/** Nothing sticks out sideways, every text can be read, the landmarks are there, and fields have labels. */
export async function expectReadable(page: Page, name: string): Promise<void> {
  expect(await page.evaluate(FIND_FLAWS), name).toEqual([]);
}

/** Checks a page in each look in turn, as it is then; `more` checks what else there is. */
export function createLooking(
  album: string,
  looks: readonly Look[],
  more: (page: Page, name: string) => Promise<void> = async () => undefined,
): (page: Page, name: string) => Promise<void> {
  const takeScreenshot = openAlbum(album);
  return async (page, name) => {
    for (const { width, colorScheme } of looks) {
      const look = `${name}-${width}-${colorScheme}`;
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await takeScreenshot(page, look);
      await expectReadable(page, look);
      await more(page, look);
    }
  };
}
