import { beforeEach, describe, expect, test } from "vitest";
import { renewCalendarFeed } from "../../../server/accounts/calendar-feeds.ts";
import { consumeQuota } from "../../../server/accounts/quotas.ts";
import { DEFAULT_CEILINGS } from "../../../server/accounts/plans.ts";
import { digestOf } from "../../../server/accounts/deps.ts";
import type { Account } from "../../../server/accounts/users.ts";
import { changeWallet } from "../../../server/accounts/wallets.ts";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { EMAIL, openForAda, whoCalls } from "../support/ada.ts";
import { PASSWORD, type Site } from "../support/site.ts";
import { createKey, signIn, signUp, type Visitor } from "../support/visitor.ts";

let site: Site;
let ada: Visitor;
let account: Account;
beforeEach(async () => {
  ({ site, ada, account } = await openForAda());
});

test("the export is a file with everything but hashes and secrets", async () => {
  const { key } = await createKey(ada, "nightly");
  const feed = await renewCalendarFeed(site.deps, account.id);
  await changeWallet(site.deps, account.id, () => ({ after: DEMO_WALLET, outcome: undefined }));
  const { headers, text } = await ada.get("/account/export");
  expect(headers.get("content-disposition")).toBe('attachment; filename="cardfile-account.json"');
  expect(headers.get("content-type")).toBe("application/json");
  expect(JSON.parse(text)).toMatchObject({
    account: { email: EMAIL, plan: "free" },
    api_keys: [{ name: "nightly" }],
    browsers: [{ browser: "A browser" }],
    use_today: [{ metered: "tools", used: 0 }, { metered: "chat" }],
    connected_apps: [],
    calendar_feed: { created_at: expect.any(String) },
    wallet: { cards: expect.any(Array) },
  });
  const secrets = [
    key,
    key.slice(-43),
    feed,
    digestOf(feed),
    digestOf(key.slice(-43)),
    ada.cookies.get("__Host-session") ?? "",
    digestOf(ada.cookies.get("__Host-session") ?? ""),
    await site.passwords.hash(PASSWORD),
  ];
  for (const secret of secrets) expect(text).not.toContain(secret);
  expect(text).not.toMatch(/password|digest|secret|argon2/i);
});

describe("deleting the account", () => {
  const typed = { confirmation: "Delete my account", password: PASSWORD };

  test("leaves nothing of it in the store, and nothing of it works", async () => {
    const { key, id } = await createKey(ada);
    const other = await signIn(site, EMAIL);
    const session = ada.cookies.get("__Host-session") ?? "";
    const feed = await renewCalendarFeed(site.deps, account.id);
    await consumeQuota(site.deps, DEFAULT_CEILINGS, account, "tools");
    await changeWallet(site.deps, account.id, () => ({ after: DEMO_WALLET, outcome: undefined }));
    await signUp(site, "bob@example.org");

    const { status, headers } = await ada.submit("/account/delete", typed);
    expect([status, headers.get("location")]).toEqual([303, "/sign-in"]);
    expect((await ada.get("/sign-in")).text).toContain("have been deleted");

    const left = await site.dump();
    const traces = [account.id, EMAIL, digestOf(EMAIL), id, digestOf(session), digestOf(feed)];
    for (const [name, value] of left) {
      for (const trace of traces) expect(name + value).not.toContain(trace);
    }
    // Only Bob's data, counts of attempts, today's use by address, and the audit log remain.
    const kinds = new Set([...left.keys()].map((name) => name.split("/")[0]));
    expect(kinds).toEqual(
      new Set([
        "accounts",
        "emails",
        "sessions",
        "account-sessions",
        "attempts",
        "audit",
        "quotas-of-deleted",
      ]),
    );
    expect([...left.keys()].filter((name) => name.startsWith("accounts/"))).toHaveLength(1);

    expect((await other.get("/account")).status).toBe(303);
    expect(await whoCalls(site, key)).toMatchObject({ error: "invalid_token" });
    await expect(signIn(site, EMAIL)).rejects.toThrow("422");
    await signUp(site, EMAIL);
  });

  test("gives no new day: the calls of today count for who signs up again", async () => {
    const use = () => consumeQuota(site.deps, DEFAULT_CEILINGS, account, "chat");
    for (let at = 0; at < 20; at++) expect((await use()).allowed).toBe(true);
    await ada.submit("/account/delete", typed);
    const again = await signUp(site, " ADA@example.org");
    expect((await again.get("/account")).text).toContain("20 of 20 used");
    expect((await (await signUp(site, "bob@example.org")).get("/account")).text).toContain(
      "0 of 20 used",
    );

    await again.submit("/account/delete", typed);
    site.clock.now += 86_400_000;
    const tomorrow = await signUp(site, EMAIL);
    expect((await tomorrow.get("/account")).text).toContain("0 of 20 used");
    const left = [...(await site.dump()).keys()].filter((key) => key.startsWith("quotas-of"));
    expect(left).toEqual([]);
  });

  test.each([
    ["nothing typed", { ...typed, confirmation: "" }, "#confirmation"],
    ["something else typed", { ...typed, confirmation: "yes" }, "#confirmation"],
    ["no password", { ...typed, password: "" }, "#password"],
    ["a wrong password", { ...typed, password: "wrong password" }, "#password"],
  ])("is refused with %s", async (_name, fields, link) => {
    const { status, text } = await ada.submit("/account/delete", fields);
    expect(status).toBe(422);
    expect(text).toContain(`<a href="${link}">`);
    expect((await ada.get("/account")).status).toBe(200);
  });
});

describe("what belongs to somebody else", () => {
  const app = {
    grantId: "grant-1",
    clientId: "c",
    clientName: "x",
    scopes: ["service:chat"],
    since: "2026-11-01T00:00:00Z",
  } as const;

  test("cannot be ended, and looks as if it were not there", async () => {
    const mallory = await signUp(site, "mallory@example.org");
    const { key, id } = await createKey(ada);
    const session = digestOf(ada.cookies.get("__Host-session") ?? "");
    site.oauth.apps.set(account.id, [app]);
    const attempts = [
      ["/account/keys", id, "/account/keys/revoke", "0".repeat(16)],
      ["/account/sessions", session, "/account/sessions/end", "A".repeat(43)],
      ["/account/apps", "grant-1", "/account/apps/disconnect", "grant-2"],
    ] as const;
    for (const [page, theirs, action, unknown] of attempts) {
      // Revoking takes a token, which every page of hers has: the one to sign out.
      const refused = await mallory.submit(page, { id: theirs }, action);
      const missing = await mallory.submit(page, { id: unknown }, action);
      expect(refused.status).toBe(404);
      expect(refused.text).toBe(missing.text);
    }
    expect(await whoCalls(site, key)).toMatchObject({ accountId: account.id });
    expect((await ada.get("/account")).status).toBe(200);
    expect(site.oauth.apps.get(account.id)).toHaveLength(1);
  });

  test("is on none of her pages", async () => {
    const mallory = await signUp(site, "mallory@example.org");
    const { id } = await createKey(ada, "adas-key");
    site.oauth.apps.set(account.id, [app]);
    const session = digestOf(ada.cookies.get("__Host-session") ?? "");
    for (const path of ["", "/keys", "/apps", "/sessions", "/export"]) {
      const { text } = await mallory.get(`/account${path}?account_id=${account.id}&id=${id}`);
      for (const trace of [id, "adas-key", "grant-1", session, EMAIL, account.id]) {
        expect(text).not.toContain(trace);
      }
    }
  });
});
