import type { Page } from "playwright-core";
import { expect } from "vitest";
import { FIND_PALE_TEXTS } from "./contrast.ts";

/** The page fits its width, has no pale text, and names every field. */
export async function expectReadable(page: Page, name: string): Promise<void> {
  const wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth";
  expect(await page.evaluate(wide), `${name} is too wide`).toBe(0);
  expect(await page.evaluate(FIND_PALE_TEXTS), name).toEqual([]);
  expect(await page.locator("main, header").count(), name).toBe(2);
  expect(await page.locator("h1").count(), name).toBe(1);
  for (const input of await page
    .locator('input:not([type="hidden"], [hidden]), textarea, select')
    .all()) {
    const id = await input.getAttribute("id");
    expect(await page.locator(`label[for="${id}"]`).count(), `${name} #${id}`).toBe(1);
  }
}
