import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Goes to a control with the Tab key alone, as who has no mouse; the focus must be seen. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let steps = 0; steps < 60; steps++) {
    await page.keyboard.press("Tab");
    if ((await page.locator(`${selector}:focus`).count()) > 0) {
      const outline = "getComputedStyle(document.activeElement).outlineStyle";
      expect(await page.evaluate(outline), `focus on ${selector}`).toBe("solid");
      return;
    }
  }
  throw new Error(`the Tab key does not reach ${selector} on ${page.url()}`);
}

/** Goes to a field with the Tab key and types. */
export async function typeInto(page: Page, selector: string, text: string): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.type(text);
}
