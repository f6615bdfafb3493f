import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Browser, createBrowser } from "../support/browser.ts";
import { type MailServer, openMailServer } from "../support/mail-server.ts";
import { createDatabase, postgresServer, type TestDatabase } from "../support/postgres.ts";
import { callTool } from "./call-tool.ts";
import { listenWithMembers, type MemberServer } from "./server.ts";

const PASSWORD = "correct horse battery";
const ANOTHER = "another horse battery";

describe.each(["SQLite", "PostgreSQL"])("with mail and %s", (kind) => {
  const isSkipped = kind === "PostgreSQL" && postgresServer === undefined;
  let database: TestDatabase | undefined;
  let server: MemberServer;
  let mail: MailServer;
  let members = 0;
  beforeAll(async () => {
    if (isSkipped) return;
    mail = await openMailServer();
    database = kind === "PostgreSQL" ? await createDatabase() : undefined;
    server = await listenWithMembers(database?.url, undefined, { SMTP_URL: mail.url });
  });
  afterAll(async () => {
    if (isSkipped) return;
    await server.close();
    await database?.drop();
    await mail.close();
  });

  const newEmail = () => `member${++members}@example.org`;
  const newBrowser = () => createBrowser(server.root, () => true);

  async function send(browser: Browser, path: string, fields: Record<string, string>) {
    return browser.submit(await browser.open(server.root + path), fields, path);
  }

  async function signUp(email: string, password = PASSWORD) {
    const browser = newBrowser();
    await send(browser, "/sign-up", { email, password });
    const { link } = await mail.take(email);
    const done = await browser.submit(await browser.open(link), {});
    expect(done.address).toBe(`${server.root}/account/wallet`);
    return browser;
  }

  const signIn = async (email: string, password: string, browser = newBrowser()) =>
    (await send(browser, "/sign-in", { email, password })).address.replace(server.root, "");

  const signOut = async (browser: Browser) =>
    browser.submit(await browser.open(`${server.root}/account`), {}, "/sign-out");

  /** The code in the newest letter. */
  const takeCode = async (email: string): Promise<string> => {
    const { subject } = await mail.take(email);
    return /^(\d{8}) is your code$/.exec(subject)?.[1] ?? subject;
  };

  const newKey = async (browser: Browser) => {
    const fields = { name: "job", scopes: "service:tools" };
    const { text } = await send(browser, "/account/keys", fields);
    return /svc_[0-9a-f]{16}_[\w-]{43}/.exec(text)?.[0] ?? "";
  };

  test.skipIf(isSkipped)("an account is made by the link in the letter, once", async () => {
    const email = newEmail();
    const browser = newBrowser();
    const answer = await send(browser, "/sign-up", { email, password: PASSWORD });
    expect(answer.text).toContain("Check your e-mail");
    const letter = await mail.take(email);
    expect(letter.subject).toBe("Finish signing up");
    expect(letter.headers).toMatch(/^From: cardfile <no-reply@127\.0\.0\.1>$/m);
    expect(letter.headers).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(await signIn(email, PASSWORD)).toBe("/sign-in");
    const page = await browser.open(letter.link);
    expect((await browser.submit(page, {})).address).toBe(`${server.root}/account/wallet`);
    expect((await newBrowser().open(letter.link)).status).toBe(404);
    expect((await newBrowser().submit(page, {})).status).toBe(403);
    expect((await browser.open(`${server.root}/account`)).text).not.toContain("not confirmed");
  });

  test.skipIf(isSkipped)(
    "signing up and resetting answer alike for an address that has an account",
    async () => {
      const email = newEmail();
      await signUp(email);
      const ask = async (path: string, address: string) => {
        const { status, text } = await send(newBrowser(), path, {
          email: address,
          password: ANOTHER,
        });
        return [status, text.replaceAll(address, "ADDRESS")];
      };
      const stranger = newEmail();
      expect(await ask("/sign-up", email)).toEqual(await ask("/sign-up", stranger));
      const letter = await mail.take(email);
      expect(letter.subject).toBe("You already have an account");
      expect((await mail.take(stranger)).subject).toBe("Finish signing up");
      const nobody = newEmail();
      expect(await ask("/account/reset", email)).toEqual(await ask("/account/reset", nobody));
      expect((await mail.take(email)).subject).toBe("Choose a new password");
      expect(mail.arrived.filter(({ to }) => to.includes(nobody))).toEqual([]);
      expect(await signIn(email, PASSWORD)).toBe("/account/confirm");
    },
  );

  test.skipIf(isSkipped)(
    "a forgotten password is replaced; browsers end, keys by choice",
    async () => {
      const email = newEmail();
      const old = await signUp(email);
      const key = await newKey(old);
      expect((await mail.take(email)).text).toContain('was created: "job".');
      const reset = async (password: string, more: Record<string, string> = {}) => {
        const browser = newBrowser();
        await send(browser, "/account/reset", { email });
        const { link } = await mail.take(email);
        const page = await browser.open(link);
        const weak = await browser.submit(page, { password: "passwordpassword" });
        expect(weak.status).toBe(422);
        const done = await browser.submit(page, { password, ...more });
        expect(done.address).toBe(`${server.root}/account`);
        expect((await mail.take(email)).subject).toBe("Your password was changed");
        return link;
      };
      const link = await reset(ANOTHER);
      expect((await newBrowser().open(link)).status).toBe(404);
      expect((await old.open(`${server.root}/account`)).address).toContain("/sign-in");
      expect(await callTool(server.root, key)).toBe(200);
      expect(await signIn(email, PASSWORD)).toBe("/sign-in");
      await reset("third horse battery", { end: "all" });
      expect(await callTool(server.root, key)).toBe(401);
    },
  );

  test.skipIf(isSkipped)("an unknown browser needs the code in the letter, once", async () => {
    const email = newEmail();
    const known = await signUp(email);
    await signOut(known);
    expect(await signIn(email, PASSWORD, known)).toBe("/account/wallet");
    const browser = newBrowser();
    expect(await signIn(email, PASSWORD, browser)).toBe("/account/confirm");
    const code = await takeCode(email);
    expect((await browser.open(`${server.root}/account`)).address).toContain("/sign-in");
    const other = newBrowser();
    expect(await signIn(email, PASSWORD, other)).toBe("/account/confirm");
    await takeCode(email);
    const elsewhere = await send(other, "/account/confirm", { code });
    expect(elsewhere.text).toContain("This is not the code.");
    const page = await browser.open(`${server.root}/account/confirm`);
    const done = await browser.submit(page, { code: `${code.slice(0, 4)} ${code.slice(4)}` });
    expect(done.address).toBe(`${server.root}/account/wallet`);
    expect((await mail.take(email)).text).toContain("A new browser signed in to your account");
    await signOut(browser);
    expect(await signIn(email, PASSWORD, browser)).toBe("/account/wallet");
  });

  test.skipIf(isSkipped)("five wrong codes end a sign-in, sent at once too", async () => {
    const email = newEmail();
    await signUp(email);
    const browser = newBrowser();
    await signIn(email, PASSWORD, browser);
    const code = await takeCode(email);
    const page = await browser.open(`${server.root}/account/confirm`);
    const wrong = Array.from({ length: 7 }, () => browser.submit(page, { code: "00000000" }));
    const statuses = (await Promise.all(wrong)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    expect((await browser.submit(page, { code })).address).toContain("/sign-in");
  });
});
