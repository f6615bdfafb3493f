import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, test } from "vitest";
import { findAccountByEmail } from "../../server/accounts/users.ts";
import { hasBrowser, looksAt } from "../support/chromium.ts";
import { createLooking } from "../support/readable.ts";
import { openBrowser, signUpIn } from "./browser.ts";

const LONG_NAME = "a-rather-long-name-without-any-blanks-to-break-it-at-all-yes";

describe.skipIf(!hasBrowser)("the look", () => {
  let opened: Awaited<ReturnType<typeof openBrowser>>;
  let lookAt: ReturnType<typeof createLooking>;
  beforeAll(async () => {
    opened = await openBrowser();
    lookAt = createLooking("account", looksAt(360, 1000));
  });
  afterAll(() => opened.close());

  test("fits and can be read", async () => {
    const { page } = await opened.open({ javaScriptEnabled: false });
    const check = (name: string) => lookAt(page, name);

    await page.goto("/sign-in");
    await check("sign-in");
    await page.goto("/sign-up");
    await page.click("main button");
    await check("sign-up-errors");
    const email = "ada@example.org";
    await signUpIn(page, email);
    await check("overview");
    await page.goto("/account/keys");
    await check("keys-empty");
    for (const name of ["nightly job", LONG_NAME]) await createKey(page, name);
    await check("key-new");
    await page.goto("/account/keys");
    await page.click("summary >> nth=0");
    await check("keys");
    await connectApp(email);
    for (const path of ["plans", "apps", "sessions", "password", "delete"]) {
      await page.goto(`/account/${path}`);
      await check(path);
    }
    await page.click("main button");
    await page.waitForSelector(".summary");
    await check("delete-errors");
    await page.goto("/consent/uid-1");
    await check("consent");
    await page.goto("/consent/unknown");
    await check("not-found");
  });

  async function connectApp(email: string): Promise<void> {
    const account = await findAccountByEmail(opened.site.deps, email);
    const app = {
      grantId: "grant-1",
      clientId: "c",
      clientName: "Points Pal",
      scopes: ["service:chat", "service:tools"],
      since: "2026-11-01T00:00:00Z",
    } as const;
    opened.site.oauth.apps.set(account?.id ?? "", [app]);
  }
});

async function createKey(page: Page, name: string): Promise<void> {
  await page.goto("/account/keys");
  await page.fill("#name", name);
  await page.check("#scopes");
  await page.check("#scopes-1");
  await page.click('main form[action="/account/keys"] button');
  await page.waitForSelector("#key");
}
