import { createHmac } from "node:crypto";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findTotpStep } from "../../server/accounts/sign-in/totp.ts";
import { hasBrowser, launchChromium, type TestBrowser } from "../support/chromium.ts";
import { createDatabase, postgresServer, type TestDatabase } from "../support/postgres.ts";
import { listenWithMembers, type MemberServer } from "./server.ts";

const PASSWORD = "correct horse battery";

/** On PostgreSQL where there is one; the contract of the stores tells that SQLite does the same. */
describe.skipIf(!hasBrowser)("in a browser", () => {
  let database: TestDatabase | undefined;
  let server: MemberServer;
  let root: string;
  let browser: TestBrowser;
  let members = 0;
  beforeAll(async () => {
    database = postgresServer === undefined ? undefined : await createDatabase();
    // Passkeys are bound to a name.
    server = await listenWithMembers(database?.url, undefined, { HOST: "localhost" });
    root = server.root.replace("127.0.0.1", "localhost");
    browser = await launchChromium();
    // The first page loads the code of all; no test waits for it.
    await fetch(`${server.root}/sign-up`);
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
    await database?.drop();
  });

  /** A member who has just signed up, in a browser with an authenticator in it. */
  async function signUp() {
    const context = await browser.newContext({ baseURL: root });
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(error.message));
    const cdp = await context.newCDPSession(page);
    await cdp.send("WebAuthn.enable");
    const plugIn = async (transport: "internal" | "usb") => {
      const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
        options: {
          protocol: "ctap2",
          transport,
          hasResidentKey: true,
          hasUserVerification: true,
          isUserVerified: true,
          automaticPresenceSimulation: true,
        },
      });
      return () => cdp.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId });
    };
    const unplug = await plugIn("internal");
    const email = `member${++members}@example.org`;
    await page.goto("/sign-up");
    await page.fill("#email", email);
    await page.fill("#password", PASSWORD);
    await page.click("main button");
    await page.waitForURL("**/account/wallet");
    return { page, email, complaints, plugIn, unplug };
  }

  const addPasskey = async (page: Page, count: number) => {
    await page.goto("/account/security");
    await page.click("text=Add a passkey");
    await expect.poll(() => page.locator(".rows h3").count()).toBe(count);
  };

  const signOut = async (page: Page) => {
    await page.goto("/account");
    await page.click("header form button");
    await page.waitForURL("**/sign-in");
  };

  const typePassword = async (page: Page, email: string) => {
    await page.goto("/sign-in");
    await page.fill("#email", email);
    await page.fill("#password", PASSWORD);
    await page.click("main form >> nth=0 >> button");
  };

  const makeCodes = async (page: Page) => {
    await page.goto("/account/security");
    await page.click("text=Create new codes");
    return page.locator(".codes code").allTextContents();
  };

  test("a passkey signs in alone, and beside the password", async () => {
    const { page, email, complaints } = await signUp();
    await addPasskey(page, 1);
    expect(await page.locator(".notice").textContent()).toContain("have been changed");
    await signOut(page);
    await page.click("text=Sign in with a passkey");
    await page.waitForURL("**/account/wallet");
    await signOut(page);
    await typePassword(page, email);
    await page.waitForURL("**/account/confirm");
    expect(await (await page.request.get("/account", { maxRedirects: 0 })).text()).toBe("");
    await page.click("text=Use your passkey");
    await page.waitForURL("**/account/wallet");
    await page.goto("/account/security");
    expect(await page.locator(".rows").textContent()).toMatch(/Chrome on Linux.*last used/s);
    expect(complaints).toEqual([]);
  });

  test("a recovery code stands in for a passkey, once", async () => {
    const { page, email, unplug } = await signUp();
    await addPasskey(page, 1);
    const [first = "", second = ""] = await makeCodes(page);
    await unplug();
    const confirm = async (code: string) => {
      await signOut(page);
      await typePassword(page, email);
      await page.waitForURL("**/account/confirm");
      await page.fill("#code", code);
      await page.click("text=Sign in >> nth=-1");
      await page.waitForLoadState();
    };
    await confirm(first.toLowerCase().replaceAll("-", " "));
    expect(page.url()).toBe(`${root}/account/wallet`);
    await confirm(first);
    expect(await page.locator(".summary").textContent()).toContain("already used");
    await page.fill("#code", second);
    await page.click("text=Sign in >> nth=-1");
    await page.waitForURL("**/account/wallet");
    await page.goto("/account/security");
    expect(await page.locator("main").textContent()).toContain("8 left.");
  });

  test("a forgotten password is replaced by a recovery code", async () => {
    const { page, email } = await signUp();
    const [code = ""] = await makeCodes(page);
    await signOut(page);
    await page.click("text=Forgot your password?");
    expect(await page.locator("main").textContent()).toContain("This server sends no e-mail");
    await page.click("text=recovery code");
    const recover = async (given: string) => {
      await page.fill("#email", email);
      await page.fill("#code", given);
      await page.fill("#password", "another horse battery");
      await page.click("main button");
      await page.waitForLoadState();
    };
    await recover("AAAA-AAAA-AAAA-AAAA");
    expect(await page.locator(".summary").textContent()).toContain("is wrong");
    await recover(code);
    expect(page.url()).toBe(`${root}/account`);
    expect(await page.locator(".notice").textContent()).toContain("password has been changed");
  });

  test("a password goes when two ways back are there, which then stay", async () => {
    const { page, email, plugIn, unplug } = await signUp();
    await addPasskey(page, 1);
    const remove = async () => {
      await page.goto("/account/security");
      await page.click("summary:has-text('Go without')");
      await page.click("text=Remove the password");
      await page.waitForLoadState();
    };
    expect(await page.locator("main").textContent()).toContain("two more ways in");
    await makeCodes(page);
    await page.goto("/account/security");
    expect(await page.locator("text=Remove the password").count()).toBe(0);
    // The other device is not there when the second passkey is made.
    await unplug();
    await plugIn("usb");
    await addPasskey(page, 2);
    await remove();
    expect(await page.locator("main").textContent()).toContain("Your account has none.");
    await page.click("summary:has-text('Remove') >> nth=0");
    await page.click("text=Remove the passkey >> nth=0");
    expect(await page.locator(".summary").textContent()).toContain("Choose a password first");
    await signOut(page);
    await typePassword(page, email);
    expect(await page.locator(".summary").textContent()).toContain("is wrong");
    await page.click("text=Sign in with a passkey");
    await page.waitForURL("**/account/wallet");
    await page.goto("/account/delete");
    await page.fill("#confirmation", "delete my account");
    await page.click("main button.danger");
    await page.waitForURL("**/sign-in");
    await page.click("text=Sign in with a passkey");
    await expect
      .poll(() => page.locator(".notice").textContent())
      .toContain("This passkey is not registered here.");
  });

  test("an app shows codes, each good once", async () => {
    const { page, email } = await signUp();
    await page.goto("/account/security");
    await page.click("text=Set up an app");
    const secret = await page.inputValue("#secret");
    expect(await page.locator("svg.qr path").getAttribute("d")).toMatch(/^M1 1h1v1h-1z/);
    await page.fill("#code", "000000");
    await page.click("text=Use this app");
    expect(await page.locator(".summary").textContent()).toContain("not the code");
    const code = codeOf(secret, Date.now());
    await page.fill("#code", code);
    await page.click("text=Use this app");
    await page.waitForURL("**/account/security");
    await signOut(page);
    await typePassword(page, email);
    await page.waitForURL("**/account/confirm");
    await page.fill("#code", code);
    await page.click("text=Sign in >> nth=-1");
    expect(await page.locator(".summary").textContent()).toContain("already used");
    // The step after this one is good already.
    await page.fill("#code", codeOf(secret, Date.now() + 30_000));
    await page.click("text=Sign in >> nth=-1");
    await page.waitForURL("**/account/wallet");
  });
});

/** The code of an authenticator app, by RFC 6238. */
function codeOf(secret: string, now: number): string {
  const bits = secret
    .split("")
    .map((one) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(one).toString(2).padStart(5, "0"));
  const key = Buffer.from((bits.join("").match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
  const message = Buffer.alloc(8);
  message.writeUInt32BE(Math.floor(now / 30_000), 4);
  const mac = createHmac("sha1", key).update(message).digest();
  const at = (mac[19] ?? 0) & 15;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

/** RFC 6238, appendix B: the last six digits of its eight. */
test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_234_567_890, "005924"],
  [20_000_000_000, "353130"],
])("at second %i the code of the RFC is %s, once", (second, code) => {
  const secret = Buffer.from("12345678901234567890");
  const step = findTotpStep(secret, code, second * 1000, 0);
  expect(step).toBe(Math.floor(second / 30));
  expect(findTotpStep(secret, code, second * 1000, step ?? 0)).toBeUndefined();
  expect(findTotpStep(secret, code, (second + 90) * 1000, 0)).toBeUndefined();
});
