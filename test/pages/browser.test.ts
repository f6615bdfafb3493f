import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { authenticate } from "../../server/accounts/caller.ts";
import { hasBrowser } from "../support/chromium.ts";
import { openBrowser, signUpIn } from "./support/browser.ts";
import { tabTo, typeInto } from "./support/keyboard.ts";
import { PASSWORD } from "./support/site.ts";

describe.skipIf(!hasBrowser)("in a browser", () => {
  let opened: Awaited<ReturnType<typeof openBrowser>>;
  let members = 0;
  beforeAll(async () => {
    opened = await openBrowser();
  });
  afterAll(() => opened.close());

  const newEmail = () => `member${++members}@example.org`;

  const whoCalls = (key: string) =>
    authenticate(opened.site.deps, async () => undefined, `Bearer ${key}`, opened.site.root);

  test.each([
    ["with scripts", {}],
    ["without scripts", { javaScriptEnabled: false }],
  ])(
    "a member signs up, makes a key, uses and revokes it by keyboard alone, %s",
    async (_, how) => {
      const { page, complaints } = await opened.open(how);
      const email = newEmail();
      await page.goto("/sign-up");
      await typeInto(page, "#email", email);
      await typeInto(page, "#password", PASSWORD);
      await page.keyboard.press("Enter");
      await page.waitForURL("**/account/wallet");
      await page.goto("/account");
      expect(await page.locator("main").textContent()).toContain(email);

      await tabTo(page, 'nav a[href="/account"]');
      await page.keyboard.press("Enter");
      await page.waitForURL("**/account");
      await tabTo(page, 'main a[href="/account/keys"]');
      await page.keyboard.press("Enter");
      await page.waitForURL("**/account/keys");
      await typeInto(page, "#name", "nightly job");
      await tabTo(page, "#scopes");
      await page.keyboard.press("Space");
      await tabTo(page, "main form button");
      await page.keyboard.press("Enter");
      await page.waitForSelector("#key:focus");
      const key = await page.inputValue("#key");
      expect(await whoCalls(key)).toMatchObject({ scopes: new Set(["service:chat"]) });

      await tabTo(page, "a.button");
      await page.keyboard.press("Enter");
      await page.waitForSelector("summary");
      expect(await page.locator(".rows").textContent()).toMatch(/nightly job.*last used/s);
      await tabTo(page, "summary");
      await page.keyboard.press("Enter");
      await tabTo(page, "details button");
      await page.keyboard.press("Enter");
      await page.waitForSelector(".notice");
      expect(await page.locator("main").textContent()).toContain("You have no keys.");
      expect(await whoCalls(key)).toMatchObject({ error: "invalid_token" });

      await tabTo(page, "header form button");
      await page.keyboard.press("Enter");
      await page.waitForURL("**/sign-in");
      expect(complaints).toEqual([]);
    },
  );

  test("the skip link is the first stop and leads to the content", async () => {
    const { page } = await opened.open();
    await page.goto("/sign-in");
    await page.keyboard.press("Tab");
    expect(await page.locator("a.skip:focus").isVisible()).toBe(true);
    await page.keyboard.press("Enter");
    await page.waitForSelector("main:focus");
  });

  test("after a mistake the summary has the focus and leads to the field", async () => {
    const { page } = await opened.open({ javaScriptEnabled: false });
    await page.goto("/sign-up");
    await page.fill("#email", "ada");
    await page.click("main button");
    await page.waitForSelector(".summary:focus");
    await tabTo(page, '.summary a[href="#password"]');
    await page.keyboard.press("Enter");
    await page.keyboard.type("x");
    expect(await page.inputValue("#password")).toBe("x");
  });

  test.each([{}, { javaScriptEnabled: false }])(
    "a member signs up on the way, allows an app less than it asks, and gets to the app (%j)",
    async (how) => {
      const { page, complaints } = await opened.open(how);
      await page.goto("/consent/uid-1");
      await page.click('a[href^="/sign-up"]');
      await page.fill("#email", newEmail());
      await page.fill("#password", PASSWORD);
      await page.click("main button");
      await page.waitForURL("**/consent/uid-1");
      await page.uncheck("#scopes-2");
      await page.click('button[value="allow"]');
      // The app redirects to yet another origin, where form-action would stop what follows a form.
      await page.waitForURL(/^http:\/\/localhost:\d+\/home\?code=right$/);
      const decision = opened.site.oauth.decisions.at(-1);
      expect(decision?.scopes).toEqual(["service:chat", "service:tools"]);
      expect(complaints).toEqual([]);
    },
  );

  test("an app that opened a window to ask for access is still known to it", async () => {
    const { page } = await opened.open();
    await signUpIn(page, newEmail());
    await page.goto(opened.elsewhere.root);
    const [popup] = await Promise.all([
      page.waitForEvent("popup"),
      page.evaluate(`void window.open(${JSON.stringify(`${opened.site.root}/consent/uid-1`)})`),
    ]);
    await popup.click('button[value="allow"]');
    await popup.waitForURL(/\/home\?code=right$/);
    expect(await popup.evaluate("window.opener !== null")).toBe(true);
  });

  test("another origin can neither post to the pages nor frame them", async () => {
    const { page, complaints } = await opened.open();
    await signUpIn(page, newEmail());
    const harm = (path: string) =>
      `${opened.elsewhere.root}/harm?target=${encodeURIComponent(opened.site.root + path)}`;
    await page.goto(harm("/account/sessions/end-others"));
    const [answer] = await Promise.all([
      page.waitForResponse((one) => one.request().method() === "POST"),
      page.click("button"),
    ]);
    expect(answer.status()).toBe(403);
    await page.goto(harm("/account"));
    await expect.poll(() => complaints.join()).toContain("frame-ancestors");
  });

  test("scripts cannot read the cookies, and no session is left after signing out", async () => {
    const { page } = await opened.open();
    await signUpIn(page, newEmail());
    expect(await page.evaluate("document.cookie")).toBe("");
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name }) => name).toSorted()).toEqual(["device", "session"]);
    for (const cookie of cookies) {
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
    }
    await page.click("header form button");
    await page.waitForURL("**/sign-in");
    const names = (await page.context().cookies()).map(({ name }) => name);
    expect(names.toSorted()).toEqual(["device", "form"]);
  });
});
