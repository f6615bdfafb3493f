import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { createMailer } from "../../../server/accounts/mail/mailer.ts";
import { changeAccount, findAccountByEmail } from "../../../server/accounts/users.ts";
import { changeWallet } from "../../../server/accounts/wallets.ts";
import { sendReminders } from "../../../server/pages/reminders/send.ts";
import { type MailServer, openMailServer } from "../../support/mail-server.ts";
import { openSite, ORIGIN } from "../support/site.ts";
import { signIn, signUp } from "../support/visitor.ts";

let mail: MailServer;
beforeAll(async () => {
  mail = await openMailServer();
});
afterAll(() => mail.close());

let members = 0;

/** A member with the wallet of the demo and a confirmed address, on a site with mail. */
async function openWithMail({ verified = true } = {}) {
  const email = `member${++members}@example.org`;
  const site = openSite();
  const mailer = createMailer(toSettings(), (line) => void site.logged.push(line));
  await signUp(site, email);
  const account = await findAccountByEmail(site.deps, email);
  const id = account?.id ?? "";
  await changeWallet(site.deps, id, () => ({ after: DEMO_WALLET, outcome: undefined }));
  if (verified) await changeAccount(site.deps, id, { verified_at: "2026-11-21T12:00:00Z" });
  const context = { ...site.context, mailer };
  site.clock.now = Date.parse("2026-12-20T14:00:00Z");
  const ada = await signIn(site, email);
  const run = async () => {
    await sendReminders(context);
    return mail.arrived.filter(({ to }) => to.includes(email));
  };
  const choose = (...kinds: readonly string[]) => ada.submit("/account/reminders", { kinds });
  return { site, context, ada, email, run, choose };
}

const toSettings = () => ({ url: mail.url, from: "cardfile <no-reply@cards.example>" });

test("what was chosen is told once, in one letter a day, by its day", async () => {
  const { site, run, choose, ada } = await openWithMail();
  expect(await run()).toEqual([]);
  await choose("credits", "fees");
  expect((await ada.get("/account/export")).text).toMatch(/"reminders": \[\s*"credits",\s*"fees"/);
  const [letter, ...none] = await run();
  expect(none).toEqual([]);
  expect(letter?.text).toMatch(/- by Dec 31, 2026: Use .+/);
  expect(letter?.text).toContain(`${ORIGIN}/account/wallet/next`);
  expect(await run()).toHaveLength(1);
  site.clock.now += 86_400_000;
  const lines = (text = "") => text.split("\n").filter((line) => line.startsWith("- by "));
  const second = (await run())[1];
  const told = new Set(lines(letter?.text));
  expect(lines(second?.text).filter((line) => told.has(line))).toEqual([]);
});

test("two processes at once send one letter, and none before the morning", async () => {
  const { site, run, choose } = await openWithMail();
  await choose("credits");
  site.clock.now = Date.parse("2026-12-20T12:59:00Z");
  expect(await run()).toEqual([]);
  site.clock.now = Date.parse("2026-12-20T13:00:00Z");
  await Promise.all([run(), run()]);
  expect(await run()).toHaveLength(1);
});

test("an address that nobody confirmed gets none", async () => {
  const { run, choose } = await openWithMail({ verified: false });
  await choose("credits");
  expect(await run()).toEqual([]);
});

test("one click of the mail program stops them all, without signing in (RFC 8058)", async () => {
  const { site, run, choose } = await openWithMail();
  await choose("credits", "points");
  const [letter] = await run();
  const headers = letter?.headers.replaceAll(/\r\n\s+/g, " ") ?? "";
  expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  const [, stop = ""] = /^List-Unsubscribe: <(\S+)>/m.exec(headers) ?? [];
  expect(letter?.text).toContain(`Stop all reminders: ${stop}`);
  const body = "List-Unsubscribe=One-Click";
  const post = (url: string) => site.app.request(url, { method: "POST", body });
  expect((await site.app.request(stop)).status).toBe(200);
  expect((await post(`${stop}x`)).status).toBe(404);
  site.clock.now += 30 * 86_400_000;
  expect(await run()).toHaveLength(2);
  expect((await post(stop)).status).toBe(200);
  expect((await post(stop)).status).toBe(200);
  site.clock.now += 30 * 86_400_000;
  expect(await run()).toHaveLength(2);
});

test("a server without mail says so", async () => {
  const site = openSite();
  const ada = await signUp(site, "ada@example.org");
  expect((await ada.get("/account/reminders")).text).toContain("This server sends no e-mail.");
});
