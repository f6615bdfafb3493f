import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasBrowser, launchChromium } from "../support/chromium.ts";
import { callTool } from "./call-tool.ts";
import { listenWithMembers, type MemberServer } from "./server.ts";

describe.skipIf(!hasBrowser)("a member in a real browser", () => {
  let server: MemberServer;
  beforeAll(async () => {
    server = await listenWithMembers();
  });
  afterAll(() => server.close());

  test("signs up, makes a key, and calls a tool with it until it is revoked", async () => {
    const browser = await launchChromium();
    const page = await browser.newPage();
    await page.goto(`${server.root}/sign-up`);
    await page.getByLabel("E-mail").fill("grace@example.org");
    await page.getByLabel("Password", { exact: true }).fill("a password of mine");
    await page.getByRole("button", { name: /create|sign up/i }).click();
    await page.goto(`${server.root}/account/keys`);
    await page.getByLabel("Name").fill("my agent");
    await page.getByLabel(/^Read your wallet/).check();
    await page.getByRole("button", { name: "Create key" }).click();
    const key = await page.inputValue("#key");
    expect(await callTool(server.root, key)).toBe(200);

    await page.goto(`${server.root}/account/keys`);
    await page.locator(".rows summary").click();
    await page.getByRole("button", { name: "Revoke for good" }).click();
    await page.waitForSelector(".notice");
    expect(await callTool(server.root, key)).toBe(401);
    await browser.close();
  });
});
