import { beforeEach, describe, expect, test } from "vitest";
import {
  findApiKey,
  issueApiKey,
  listApiKeys,
  MAX_API_KEYS,
  revokeApiKey,
} from "../../server/accounts/api-keys.ts";
import { countSignIn, countSignUp } from "../../server/accounts/attempts.ts";
import { type AccessToken, authenticate, toChallenge } from "../../server/accounts/caller.ts";
import { createPasswords } from "../../server/accounts/passwords.ts";
import { DEFAULT_CEILINGS } from "../../server/accounts/plans.ts";
import { consumeQuota, readQuotas } from "../../server/accounts/quotas.ts";
import { SCOPES } from "../../server/accounts/scopes.ts";
import {
  endSession,
  findSession,
  listSessions,
  SESSION_SECONDS,
  startSession,
} from "../../server/accounts/sessions.ts";
import {
  changeAccount,
  checkPassword,
  createAccount,
  credentials,
  findAccountByEmail,
  listAccounts,
} from "../../server/accounts/users.ts";
import { createDeps, dump, type TestDeps } from "./deps.ts";

const passwords = createPasswords();
const ADA = { email: "ada@example.org", password: "correct horse battery" };
const AUDIENCE = "https://cards.example/tools/mcp";
const nobody = async () => undefined;

let deps: TestDeps;
beforeEach(() => {
  deps = createDeps();
});

async function signUp(given = ADA) {
  const account = await createAccount(deps, passwords, given);
  if (account === undefined) throw new Error("the address is taken");
  return account;
}

async function newKey(scopes = SCOPES.slice()) {
  const account = await signUp();
  const issued = await issueApiKey(deps, account.id, { name: "laptop", scopes });
  if (issued === undefined) throw new Error("too many keys");
  return { account, ...issued };
}

describe("an account", () => {
  test("is made once for an address, however it is written", async () => {
    await signUp();
    const again = credentials.parse({ email: "  ADA@Example.org ", password: ADA.password });
    expect(await createAccount(deps, passwords, again)).toBeUndefined();
    expect(await listAccounts(deps)).toHaveLength(1);
  });

  test("is made once by ten who ask at the same time", async () => {
    const made = await Promise.all(
      Array.from({ length: 10 }, () => createAccount(deps, passwords, ADA)),
    );
    expect(made.filter((account) => account !== undefined)).toHaveLength(1);
  });

  test("opens with its password only", async () => {
    const account = await signUp();
    expect(await checkPassword(deps, passwords, ADA)).toEqual(account);
    expect(await checkPassword(deps, passwords, { ...ADA, password: "wrong" })).toBeUndefined();
    const stranger = { ...ADA, email: "eve@example.org" };
    expect(await checkPassword(deps, passwords, stranger)).toBeUndefined();
  });

  test("does not open when it is disabled, and opens with a changed password", async () => {
    const { id } = await signUp();
    await changeAccount(deps, id, { disabled: true });
    expect(await checkPassword(deps, passwords, ADA)).toBeUndefined();
    const password = await passwords.hash("another one entirely");
    await changeAccount(deps, id, { disabled: false, password });
    expect(await checkPassword(deps, passwords, ADA)).toBeUndefined();
    const changed = { ...ADA, password: "another one entirely" };
    expect(await checkPassword(deps, passwords, changed)).toBeDefined();
  });

  test("takes as much work to refuse when it does not exist as when it does", async () => {
    // The stand-in is hashed at the same cost, so the work is the same by its own description.
    const { password } = JSON.parse(await accountText());
    expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.matches("anything", undefined)).toBe(false);
  });

  test.each([
    ["no address", "nobody", "long enough password"],
    ["an address that is too long", `${"a".repeat(250)}@example.org`, "long enough password"],
    ["a short password", "eve@example.org", "short"],
    ["a password that is too long", "eve@example.org", "x".repeat(201)],
  ])("is not made of %s", (_, email, password) => {
    expect(credentials.safeParse({ email, password }).success).toBe(false);
  });

  test("knows a password typed on another keyboard", async () => {
    await signUp({ ...ADA, password: "caf\u00e9 cr\u00e8me!" });
    const typed = { ...ADA, password: "cafe\u0301 cre\u0300me!" };
    expect(await checkPassword(deps, passwords, typed)).toBeDefined();
  });

  async function accountText(): Promise<string> {
    const { id } = await signUp();
    return JSON.stringify((await deps.store.get(`accounts/${id}`))?.value);
  }
});

describe("an API key", () => {
  test("is found by its whole text only", async () => {
    const { text, key } = await newKey();
    expect(text).toMatch(/^svc_[0-9a-f]{16}_[\w-]{43}$/);
    expect((await findApiKey(deps, text))?.id).toBe(key.id);
    const wrong = [
      `${text}x`,
      text.slice(0, -1),
      text.replace(/.$/, (last) => (last === "A" ? "B" : "A")),
      `svc_${"0".repeat(16)}_${text.slice(-43)}`,
      "svc_",
      "",
      text.toUpperCase(),
    ];
    for (const one of wrong) expect(await findApiKey(deps, one), one).toBeUndefined();
  });

  test("notes the day it was last used", async () => {
    const { text, account } = await newKey();
    expect((await listApiKeys(deps, account.id))[0]?.lastUsedOn).toBeUndefined();
    await findApiKey(deps, text);
    expect((await listApiKeys(deps, account.id))[0]?.lastUsedOn).toBe("2026-11-21");
  });

  test("of another account cannot be revoked", async () => {
    const { key, text } = await newKey();
    const eve = await signUp({ ...ADA, email: "eve@example.org" });
    expect(await revokeApiKey(deps, eve.id, key.id)).toBe(false);
    expect(await findApiKey(deps, text)).toBeDefined();
  });

  test("works no more once it is revoked", async () => {
    const { key, text, account } = await newKey();
    expect(await revokeApiKey(deps, account.id, key.id)).toBe(true);
    expect(await findApiKey(deps, text)).toBeUndefined();
    expect(await listApiKeys(deps, account.id)).toEqual([]);
  });

  test("is refused when the account has enough", async () => {
    const { id } = await signUp();
    const issue = () => issueApiKey(deps, id, { name: "one", scopes: ["service:chat"] });
    for (let count = 0; count < MAX_API_KEYS; count++) expect(await issue()).toBeDefined();
    expect(await issue()).toBeUndefined();
  });

  test("is refused beyond enough when forty are asked for at once", async () => {
    const { id } = await signUp();
    const issue = () => issueApiKey(deps, id, { name: "one", scopes: ["service:chat"] });
    const issued = await Promise.all(Array.from({ length: 40 }, issue));
    expect(issued.filter((one) => one !== undefined)).toHaveLength(MAX_API_KEYS);
    expect(await listApiKeys(deps, id)).toHaveLength(MAX_API_KEYS);
  });
});

describe("a session", () => {
  test("is found by its token, and ends when it is told to", async () => {
    const { id } = await signUp();
    const { token, session } = await startSession(deps, id, "Firefox");
    expect(await findSession(deps, token)).toEqual(session);
    expect(await findSession(deps, session.id)).toBeUndefined();
    expect(await endSession(deps, "somebody-else", session.id)).toBe(false);
    expect(await endSession(deps, id, session.id)).toBe(true);
    expect(await findSession(deps, token)).toBeUndefined();
  });

  test("ends after thirty days", async () => {
    const { id } = await signUp();
    const { token } = await startSession(deps, id, "Firefox");
    deps.wait(SESSION_SECONDS * 1000 - 1);
    expect(await findSession(deps, token)).toBeDefined();
    deps.wait(1);
    expect(await findSession(deps, token)).toBeUndefined();
    expect(await listSessions(deps, id)).toEqual([]);
  });
});

describe("a bearer token", () => {
  const call = (header: string | undefined, find = nobody as typeof findToken) =>
    authenticate(deps, find, header, AUDIENCE);
  let token: AccessToken;
  const findToken = async (): Promise<AccessToken | undefined> => token;

  test("of an API key tells who calls and what he may do", async () => {
    const { text, account, key } = await newKey(["service:chat"]);
    const caller = await call(`Bearer ${text}`);
    expect(caller).toEqual({
      accountId: account.id,
      plan: "free",
      scopes: new Set(["service:chat"]),
      via: "api_key",
      clientId: key.id,
    });
  });

  test("of an application must be for this address", async () => {
    const { id } = await signUp();
    token = { accountId: id, clientId: "app", scopes: ["service:tools"], audiences: [AUDIENCE] };
    expect(await call("Bearer abc.def", findToken)).toMatchObject({ accountId: id, via: "oauth" });
    token = { ...token, audiences: ["https://cards.example/chat/v1"] };
    expect(await call("Bearer abc.def", findToken)).toMatchObject({ error: "invalid_token" });
  });

  test.each([undefined, "", "Basic abc", "Bearer", "Bearer ", "Bearer a b", "svc_x"])(
    "is missing or none in %j",
    async (header) => {
      const refusal = await call(header);
      expect(refusal).toMatchObject({ error: header ? "invalid_token" : "missing_token" });
    },
  );

  test("opens nothing of a disabled account", async () => {
    const { text, account } = await newKey();
    await changeAccount(deps, account.id, { disabled: true });
    expect(await call(`Bearer ${text}`)).toMatchObject({ error: "invalid_token" });
  });

  test("that is refused is answered with where to get one", () => {
    const where = { metadataUrl: "https://cards.example/m", scopes: SCOPES };
    expect(toChallenge({ error: "missing_token" }, where)).toBe(
      'Bearer scope="service:chat service:tools service:tools:write", resource_metadata="https://cards.example/m"',
    );
    expect(toChallenge({ error: "insufficient_scope", needed: "service:chat" }, where)).toBe(
      'Bearer error="insufficient_scope", scope="service:chat", resource_metadata="https://cards.example/m"',
    );
  });
});

describe("a quota", () => {
  const holder = { id: "account", plan: "free" } as const;
  const ceilings = { ...DEFAULT_CEILINGS, free: { tools: 3, chat: 1 } };
  const consume = () => consumeQuota(deps, ceilings, holder, "tools");

  test("counts to its ceiling and begins anew at midnight UTC", async () => {
    expect(await consume()).toEqual({
      allowed: true,
      quota: {
        metered: "tools",
        plan: "free",
        limit: 3,
        used: 1,
        remaining: 2,
        resetsAt: "2026-11-22T00:00:00Z",
      },
    });
    await consume();
    await consume();
    expect(await consume()).toMatchObject({ allowed: false, quota: { used: 3, remaining: 0 } });
    deps.wait(12 * 3_600_000);
    expect(await consume()).toMatchObject({ allowed: true, quota: { used: 1 } });
  });

  test("is not passed by thirty at once", async () => {
    const outcomes = await Promise.all(Array.from({ length: 30 }, consume));
    expect(outcomes.filter(({ allowed }) => allowed)).toHaveLength(3);
  });

  test("of one kind leaves the other", async () => {
    await consume();
    const quotas = await readQuotas(deps, ceilings, holder);
    expect(quotas.map(({ metered, used, limit }) => [metered, used, limit])).toEqual([
      ["tools", 1, 3],
      ["chat", 0, 1],
    ]);
  });
});

describe("tries to sign in", () => {
  test("end after ten from one address, for a quarter of an hour", async () => {
    const attempt = () => countSignIn(deps, ADA.email, "192.0.2.1");
    for (let tries = 0; tries < 10; tries++) expect(await attempt()).toBeUndefined();
    expect(await attempt()).toBe(900);
    deps.wait(60_000);
    expect(await attempt()).toBe(840);
    deps.wait(840_000);
    expect(await attempt()).toBeUndefined();
  });

  test("end after a hundred from many addresses", async () => {
    for (let tries = 0; tries < 100; tries++) {
      expect(await countSignIn(deps, ADA.email, `192.0.2.${tries}`)).toBeUndefined();
    }
    expect(await countSignIn(deps, ADA.email, "198.51.100.1")).toBe(900);
    expect(await countSignIn(deps, "eve@example.org", "198.51.100.1")).toBeUndefined();
  });

  test("and accounts made from one address end too", async () => {
    for (let tries = 0; tries < 20; tries++) expect(await countSignUp(deps, "a")).toBeUndefined();
    expect(await countSignUp(deps, "a")).toBeGreaterThan(0);
  });
});

test("nothing kept tells a password, a key or a session", async () => {
  const { text, account } = await newKey();
  const { token } = await startSession(deps, account.id, "Firefox");
  await findApiKey(deps, text);
  await countSignIn(deps, ADA.email, "192.0.2.1");
  const kept = await dump(deps.store);
  expect(kept).toContain(ADA.email);
  const secret = text.slice(-43);
  for (const hidden of [ADA.password, text, secret, token, "192.0.2.1"]) {
    expect(kept).not.toContain(hidden);
  }
  expect(await findAccountByEmail(deps, ADA.email)).toBeDefined();
});
