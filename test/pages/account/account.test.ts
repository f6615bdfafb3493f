import { beforeEach, describe, expect, test } from "vitest";
import { issueApiKey } from "../../../server/accounts/api-keys.ts";
import { consumeQuota } from "../../../server/accounts/quotas.ts";
import { DEFAULT_CEILINGS } from "../../../server/accounts/plans.ts";
import { digestOf } from "../../../server/accounts/deps.ts";
import { listSessions } from "../../../server/accounts/sign-in/sessions.ts";
import { type Account, changeAccount } from "../../../server/accounts/users.ts";
import { EMAIL, openForAda, whoCalls } from "../support/ada.ts";
import { openSite, PASSWORD, type Site } from "../support/site.ts";
import { createKey, createVisitor, signIn, tokenIn, type Visitor } from "../support/visitor.ts";

let site: Site;
let ada: Visitor;
let account: Account;
beforeEach(async () => {
  ({ site, ada, account } = await openForAda());
});

test("the overview tells the plan and today's use", async () => {
  await changeAccount(site.deps, account.id, { plan: "member" });
  const member = { ...account, plan: "member" } as const;
  await consumeQuota(site.deps, DEFAULT_CEILINGS, member, "tools");
  const { text } = await ada.get("/account");
  expect(text).toMatch(/<dd>\s*Member \(<a href="\/account\/plans">/);
  expect(text).toContain("1 of 5000 used, 4999 left");
  expect(text).toContain("0 of 500 used, 500 left");
  expect(text).toContain("November 22, 2026 at 00:00 UTC");
});

test("the plans are told to anybody, or by the operator", async () => {
  const { text } = await createVisitor(site).get("/account/plans");
  for (const a_day of ["200", "20", "5,000", "500"]) expect(text).toContain(`${a_day} a day</dd>`);
  expect(text).toContain('href="/sign-up"');
  expect((await ada.get("/account/plans")).text).toContain("You have the free plan.");
  const elsewhere = openSite({ plansUrl: "https://plans.example/" });
  const { headers } = await createVisitor(elsewhere).get("/account/plans");
  expect(headers.get("location")).toBe("https://plans.example/");
});

describe("API keys", () => {
  test("a new key works, for what was chosen", async () => {
    const { key, text } = await createKey(ada);
    expect(text).toMatch(/<input[^>]*value="svc_[^>]*readonly/s);
    expect(await whoCalls(site, key)).toMatchObject({
      accountId: account.id,
      scopes: new Set(["service:tools"]),
    });
  });

  test("its text is shown once only and is not kept", async () => {
    const { key } = await createKey(ada);
    for (const path of ["/account", "/account/keys", "/account/export"]) {
      expect((await ada.get(path)).text).not.toContain(key);
    }
    expect([...(await site.dump()).values()].join()).not.toContain(key.slice(-43));
  });

  test("are listed with their last use", async () => {
    const { key, id } = await createKey(ada, "nightly");
    expect((await ada.get("/account/keys")).text).toContain("never used");
    await whoCalls(site, key);
    const { text } = await ada.get("/account/keys");
    expect(text).toContain("nightly");
    expect(text).toContain(`svc_${id}_…`);
    expect(text).toMatch(/last used\s+<time datetime="2026-11-21">November 21, 2026/);
  });

  test("can be revoked, once", async () => {
    const { key, id } = await createKey(ada);
    const revoke = () => ada.submit("/account/keys", { id }, "/account/keys/revoke");
    expect((await revoke()).headers.get("location")).toBe("/account/keys");
    expect((await ada.get("/account/keys")).text).toContain("The API key has been revoked.");
    expect(await whoCalls(site, key)).toMatchObject({ error: "invalid_token" });
    expect((await revoke()).status).toBe(404);
  });

  test.each([
    ["no name", { name: " ", scopes: ["service:chat"] }, "#name"],
    ["a long name", { name: "x".repeat(61), scopes: ["service:chat"] }, "#name"],
    ["control characters", { name: "a\u0000b", scopes: ["service:chat"] }, "#name"],
    ["no scope", { name: "x" }, "#scopes"],
    ["an unknown scope", { name: "x", scopes: ["service:chat", "service:admin"] }, "#scopes"],
  ])("with %s are refused", async (_name, fields, link) => {
    const { status, text } = await ada.submit("/account/keys", fields);
    expect(status).toBe(422);
    expect(text).toContain(`<a href="${link}">`);
    expect((await ada.get("/account/keys")).text).toContain("You have no keys.");
  });

  test("what was typed is there again after a mistake", async () => {
    const { text } = await ada.submit("/account/keys", { name: "", scopes: ["service:tools"] });
    expect(text).toMatch(/value="service:tools"\s+checked/);
    expect(text).not.toMatch(/value="service:chat"\s+checked/);
  });

  test("are at most twenty", async () => {
    for (let at = 0; at < 20; at++) {
      await issueApiKey(site.deps, account.id, { name: `key ${at}`, scopes: ["service:chat"] });
    }
    const { status, text } = await ada.submit("/account/keys", {
      name: "one more",
      scopes: ["service:chat"],
    });
    expect(status).toBe(422);
    expect(text).toContain("You have 20 keys, the maximum.");
  });
});

describe("connected apps", () => {
  const app = {
    grantId: "grant-1",
    clientId: "client-1",
    clientName: "Points Pal",
    scopes: ["service:chat"],
    since: "2026-11-01T00:00:00Z",
  } as const;

  test("are listed in plain words and can be disconnected", async () => {
    site.oauth.apps.set(account.id, [app]);
    const { text } = await ada.get("/account/apps");
    expect(text).toContain("Points Pal");
    expect(text).toContain("Ask the chat questions about your cards and points");
    expect(text).toContain("November 1, 2026");
    await ada.submit("/account/apps", { id: "grant-1" }, "/account/apps/disconnect");
    const after = (await ada.get("/account/apps")).text;
    expect(after).toContain("The app has been disconnected.");
    expect(after).toContain("No app is connected.");
  });
});

test("of several new passwords at once one holds, and the others are told", async () => {
  const wanted = ["another horse battery", "one more horse battery", "no more horse battery"];
  const { text } = await ada.get("/account/password");
  const { hash } = site.passwords;
  // All have proved the old password before the first of the new ones is written.
  const waiting: (() => void)[] = [];
  const hashTogether: typeof hash = async (password) => {
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      if (waiting.length === wanted.length) for (const goOn of waiting) goOn();
    });
    return hash(password);
  };
  Object.assign(site.passwords, { hash: hashTogether });
  const answers = await Promise.all(
    wanted.map((new_password) =>
      ada.post("/account/password", {
        current_password: PASSWORD,
        new_password,
        form_token: tokenIn(text),
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(2);
  for (const one of refused)
    expect(one.text).toContain("Your password was changed while this page was open");
  const winner = wanted[answers.findIndex(({ status }) => status === 303)];
  expect((await (await signIn(site, EMAIL, winner)).get("/account")).status).toBe(200);
});

describe("sessions", () => {
  test("are listed by browser; one can be signed out", async () => {
    const other = await signIn(site, EMAIL);
    const all = await listSessions(site.deps, account.id);
    const own = digestOf(ada.cookies.get("__Host-session") ?? "");
    const id = all.find((one) => one.id !== own)?.id;
    expect((await ada.get("/account/sessions")).text).toContain("this one");
    await ada.submit("/account/sessions", { id }, "/account/sessions/end");
    expect((await other.get("/account")).status).toBe(303);
    expect((await ada.get("/account/sessions")).text).toContain("has been signed out");
  });

  test("all others can be signed out at once", async () => {
    const others = [await signIn(site, EMAIL), await signIn(site, EMAIL)];
    await ada.submit("/account/sessions", {}, "/account/sessions/end-others");
    for (const other of others) expect((await other.get("/account")).status).toBe(303);
    expect((await ada.get("/account")).status).toBe(200);
  });

  test("signing out this one clears its cookie", async () => {
    const id = digestOf(ada.cookies.get("__Host-session") ?? "");
    const { headers } = await ada.submit("/account/sessions", { id }, "/account/sessions/end");
    expect(headers.get("location")).toBe("/sign-in");
    expect(ada.cookies.has("__Host-session")).toBe(false);
  });

  test.each([
    ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"],
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
      "Edge on Windows",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
      "Safari on iPhone",
    ],
    ["<script>alert(1)</script>", "A browser"],
  ])("%s is %s", async (userAgent, name) => {
    const visitor = createVisitor(site);
    const form = await visitor.get("/sign-in");
    const token = /name="form_token" value="([^"]+)"/.exec(form.text)?.[1] ?? "";
    await visitor.post(
      "/sign-in",
      { email: EMAIL, password: PASSWORD, form_token: token },
      { "sec-fetch-site": "same-origin", "user-agent": userAgent },
    );
    expect((await visitor.get("/account/sessions")).text).toContain(`<bdi>${name}</bdi>`);
  });
});

describe("changing the password", () => {
  const NEW = "staple battery horse";

  test("ends every session, gives this browser a new one, and only the new password opens", async () => {
    const other = await signIn(site, EMAIL);
    const before = ada.cookies.get("__Host-session");
    const { status, headers } = await ada.submit("/account/password", {
      current_password: PASSWORD,
      new_password: NEW,
    });
    expect([status, headers.get("location")]).toEqual([303, "/account"]);
    expect((await ada.get("/account")).text).toContain("Your password has been changed");
    expect(ada.cookies.get("__Host-session")).not.toBe(before);
    expect((await other.get("/account")).status).toBe(303);
    expect(await listSessions(site.deps, account.id)).toHaveLength(1);
    await expect(signIn(site, EMAIL)).rejects.toThrow("422");
    await signIn(site, EMAIL, NEW);
  });

  test.each([
    ["the wrong old one", { current_password: "wrong password", new_password: NEW }],
    ["no old one", { new_password: NEW }],
    ["a short new one", { current_password: PASSWORD, new_password: "short" }],
  ])("needs more than %s", async (_name, fields) => {
    const { status, text } = await ada.submit("/account/password", fields);
    expect(status).toBe(422);
    expect(text).not.toContain(PASSWORD);
    expect(text).not.toContain(NEW);
    await signIn(site, EMAIL);
  });
});
