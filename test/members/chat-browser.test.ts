import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signUpIn } from "../pages/support/browser.ts";
import { hasBrowser, launchChromium, openAlbum, type TestBrowser } from "../support/chromium.ts";
import { expectReadable } from "../support/readable.ts";
import { listenWithMembers, type MemberServer } from "./server.ts";

const FOCUSED = "document.activeElement.id";
const QUESTION = "What is a Chase Ultimate Rewards point worth?";

describe.skipIf(!hasBrowser)("the chat page in a real browser", () => {
  let server: MemberServer;
  let browser: TestBrowser;
  let takeScreenshot: ReturnType<typeof openAlbum>;
  beforeAll(async () => {
    server = await listenWithMembers();
    browser = await launchChromium();
    takeScreenshot = openAlbum("chat");
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  const open = async (email: string, look: Parameters<Browser["newPage"]>[0] = {}) => {
    const page = await browser.newPage({
      viewport: { width: 360, height: 740 },
      baseURL: server.root,
      ...look,
    });
    const complaints: string[] = [];
    page.on("console", (message) => complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(error.message));
    await signUpIn(page, email);
    await page.goto("/account/chat");
    return { page, complaints };
  };

  const answered = (page: Page, count: number) =>
    expect
      .poll(() => page.locator('.told[aria-busy="false"]').count(), { timeout: 10_000 })
      .toBe(count);

  test.each(["light", "dark"] as const)(
    "a member asks by keyboard on a phone and sees answer, sources and caveats, in %s",
    async (colorScheme) => {
      const { page, complaints } = await open(`${colorScheme}@example.org`, { colorScheme });
      await takeScreenshot(page, `start-${colorScheme}`);
      while ((await page.evaluate(FOCUSED)) !== "question") await page.keyboard.press("Tab");
      await page.keyboard.type(QUESTION);
      await page.keyboard.press("Enter");
      await answered(page, 1);
      expect(await page.evaluate(FOCUSED)).toBe("question");
      expect(await page.inputValue("#question")).toBe("");
      expect(await page.locator("h2.asked").textContent()).toContain(QUESTION);
      expect(await page.locator(".told .caveats").count()).toBeGreaterThan(0);
      const source = page.locator(".told .sources a").first();
      expect(await source.getAttribute("href")).toMatch(/^https:/);
      expect(await source.getAttribute("rel")).toBe("noopener noreferrer nofollow");
      expect(await page.locator("#left").textContent()).toBe("19 of 20 questions left today.");

      await page.keyboard.type("Which card");
      await page.keyboard.press("Shift+Enter");
      await page.keyboard.type("for groceries?");
      await page.keyboard.press("Enter");
      await answered(page, 2);
      expect(await page.locator('#earlier input[name="told"]').count()).toBe(2);
      await takeScreenshot(page, `talk-${colorScheme}`);
      await expectReadable(page, "talk");
      expect(complaints).toEqual([]);
      await page.close();
    },
  );

  test("an example is asked with one press, with a script and without", async () => {
    for (const javaScriptEnabled of [true, false]) {
      const email = `example-${javaScriptEnabled}@example.org`;
      const { page, complaints } = await open(email, { javaScriptEnabled });
      await page.click("#examples button");
      await page.waitForSelector(".told p");
      expect(await page.locator("#left").textContent()).toBe("19 of 20 questions left today.");
      expect(await page.locator("#examples").count()).toBe(0);
      await takeScreenshot(page, `example-${javaScriptEnabled}`);
      expect(complaints).toEqual([]);
      await page.close();
    }
  });

  test("an answer shows as it comes, and Stop ends it", async () => {
    const { page, complaints } = await open("stop@example.org", { viewport: null });
    await page.evaluate(SLOW_FETCH);
    await page.fill("#question", QUESTION);
    await page.keyboard.press("Enter");
    await page.waitForSelector(".told strong");
    expect(await page.locator(".told").getAttribute("aria-busy")).toBe("true");
    expect(await page.locator("#stop").isVisible()).toBe(true);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(FOCUSED)).toBe("stop");
    await page.keyboard.press("Enter");
    await answered(page, 1);
    expect(await page.locator(".told").textContent()).toBe("One <b>of</b> two.Stopped.");
    expect(await page.evaluate(FOCUSED)).toBe("question");
    expect(await page.locator("#stop").isVisible()).toBe(false);
    expect(complaints).toEqual([]);
    await page.close();
  });

  test("what went wrong is told plainly, and the question is kept", async () => {
    const { page } = await open("wrong@example.org");
    const fail = async (fulfil: { status: number; body: string; contentType: string }) => {
      await page.route("**/account/chat", (route) => route.fulfill(fulfil));
      await page.fill("#question", QUESTION);
      await page.keyboard.press("Enter");
      await page.waitForSelector(".told .error");
      expect(await page.inputValue("#question")).toBe(QUESTION);
      const told = await page.locator(".told .error").last().textContent();
      await page.unroute("**/account/chat");
      await page.reload();
      return told;
    };
    const body = JSON.stringify({ error: "You have used all 20 questions for today." });
    const json = "application/json";
    expect(await fail({ status: 429, body, contentType: json })).toContain("all 20 questions");
    const broken = { status: 502, body: "<h1>Bad gateway</h1>", contentType: "text/html" };
    expect(await fail(broken)).toBe("This did not work. Try again later.");

    await page.context().clearCookies();
    await page.fill("#question", QUESTION);
    await page.keyboard.press("Enter");
    await page.waitForSelector(".told .error");
    expect(await page.locator(".told .error").textContent()).toContain("You are signed out.");
    await page.close();
  });

  test("the policy of the page stops what is not ours", async () => {
    const { page, complaints } = await open("policy@example.org");
    await page.evaluate(`document.body.append(Object.assign(document.createElement("script"), {
      textContent: "window.harmed = true" }))`);
    await page.evaluate(`fetch("http://localhost:9/").catch(() => undefined)`);
    expect(await page.evaluate("window.harmed")).toBeUndefined();
    await expect.poll(() => complaints.join()).toMatch(/script-src[\s\S]*connect-src/);
    await page.close();
  });
});

/** In place of the service: half an answer, and then nothing until it is stopped. */
const SLOW_FETCH = `void (window.fetch = async (_, { signal }) => {
  const chunk = { choices: [{ delta: { content: "**One** <b>of</b> two." } }] };
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode("data: " + JSON.stringify(chunk) + "\\n\\n"));
      signal.addEventListener("abort", () => controller.error(signal.reason));
    },
  });
  return new Response(body, { headers: { "content-type": "text/event-stream" } });
})`;
