import { beforeEach, describe, expect, test } from "vitest";
import {
  findApiKey,
  issueApiKey,
  listApiKeys,
  MAX_API_KEYS,
  revokeApiKey,
} from "../../server/accounts/api-keys.ts";
import { countSignIn } from "../../server/accounts/sign-in/attempts.ts";
import {
  endSession,
  endSessionsExcept,
  findSession,
  IDLE_SECONDS,
  listSessions,
  MAX_SESSIONS,
  SESSION_SECONDS,
  startSession,
} from "../../server/accounts/sign-in/sessions.ts";
import {
  changeAccount,
  checkPassword,
  createAccount,
  credentials,
  findAccountByEmail,
  listAccounts,
} from "../../server/accounts/users.ts";
import { ADA, newKey, passwords, signUp } from "./ada.ts";
import { createDeps, dump, type TestDeps } from "./deps.ts";

let deps: TestDeps;
beforeEach(() => {
  deps = createDeps();
});

describe("an account", () => {
  test("is made once for an address, however it is written", async () => {
    await signUp(deps);
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
    const account = await signUp(deps);
    expect(await checkPassword(deps, passwords, ADA)).toEqual(account);
    expect(await checkPassword(deps, passwords, { ...ADA, password: "wrong" })).toBeUndefined();
    const stranger = { ...ADA, email: "eve@example.org" };
    expect(await checkPassword(deps, passwords, stranger)).toBeUndefined();
  });

  test("does not open when it is disabled, and opens with a changed password", async () => {
    const { id } = await signUp(deps);
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
    await signUp(deps, { ...ADA, password: "caf\u00e9 cr\u00e8me!" });
    const typed = { ...ADA, password: "cafe\u0301 cre\u0300me!" };
    expect(await checkPassword(deps, passwords, typed)).toBeDefined();
  });

  async function accountText(): Promise<string> {
    const { id } = await signUp(deps);
    return JSON.stringify((await deps.store.get(`accounts/${id}`))?.value);
  }
});

describe("an API key", () => {
  test("is found by its whole text only", async () => {
    const { text, key } = await newKey(deps);
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
    const { text, account } = await newKey(deps);
    expect((await listApiKeys(deps, account.id))[0]?.lastUsedOn).toBeUndefined();
    await findApiKey(deps, text);
    expect((await listApiKeys(deps, account.id))[0]?.lastUsedOn).toBe("2026-11-21");
  });

  test("of another account cannot be revoked", async () => {
    const { key, text } = await newKey(deps);
    const eve = await signUp(deps, { ...ADA, email: "eve@example.org" });
    expect(await revokeApiKey(deps, eve.id, key.id)).toBe(false);
    expect(await findApiKey(deps, text)).toBeDefined();
  });

  test("works no more once it is revoked", async () => {
    const { key, text, account } = await newKey(deps);
    expect(await revokeApiKey(deps, account.id, key.id)).toBe(true);
    expect(await findApiKey(deps, text)).toBeUndefined();
    expect(await listApiKeys(deps, account.id)).toEqual([]);
  });

  test("is refused when the account has enough", async () => {
    const { id } = await signUp(deps);
    const issue = () => issueApiKey(deps, id, { name: "one", scopes: ["service:chat"] });
    for (let count = 0; count < MAX_API_KEYS; count++) expect(await issue()).toBeDefined();
    expect(await issue()).toBeUndefined();
  });

  test("is refused beyond enough when forty are asked for at once", async () => {
    const { id } = await signUp(deps);
    const issue = () => issueApiKey(deps, id, { name: "one", scopes: ["service:chat"] });
    const issued = await Promise.all(Array.from({ length: 40 }, issue));
    expect(issued.filter((one) => one !== undefined)).toHaveLength(MAX_API_KEYS);
    expect(await listApiKeys(deps, id)).toHaveLength(MAX_API_KEYS);
  });
});

describe("a session", () => {
  test("is found by its token, and ends when it is told to", async () => {
    const { id } = await signUp(deps);
    const { token, session } = await startSession(deps, id, "Firefox");
    expect(await findSession(deps, token)).toEqual(session);
    expect(await findSession(deps, session.id)).toBeUndefined();
    expect(await endSession(deps, "somebody-else", session.id)).toBe(false);
    expect(await endSession(deps, id, session.id)).toBe(true);
    expect(await findSession(deps, token)).toBeUndefined();
  });

  test("does not begin when the account is deleted meanwhile", async () => {
    await expect(startSession(deps, "deleted", "Firefox")).rejects.toThrow("No such account");
    expect(await listSessions(deps, "deleted")).toEqual([]);
  });

  test("does not begin when the password is changed while it is compared", async () => {
    const { id, passwordMark } = await signUp(deps);
    await changeAccount(deps, id, { password: await passwords.hash("another one entirely") });
    const late = startSession(deps, id, "Firefox", { passwordMark });
    await expect(late).rejects.toThrow("The password was changed");
    expect(await listSessions(deps, id)).toEqual([]);
  });

  test("ends when fifty others of its account have begun since, and no other's does", async () => {
    const { id } = await signUp(deps);
    const eve = await signUp(deps, { ...ADA, email: "eve@example.org" });
    const hers = await startSession(deps, eve.id, "Firefox");
    const tokens: string[] = [];
    for (let count = 0; count < MAX_SESSIONS + 3; count++) {
      tokens.push((await startSession(deps, id, "Firefox")).token);
    }
    const found = await Promise.all(tokens.map((token) => findSession(deps, token)));
    expect(found.findIndex((one) => one !== undefined)).toBe(3);
    expect(found.filter((one) => one !== undefined)).toHaveLength(MAX_SESSIONS);
    expect(await listSessions(deps, id)).toHaveLength(MAX_SESSIONS);
    expect(await deps.store.list(`account-sessions/${id}/`)).toHaveLength(MAX_SESSIONS);
    expect(await findSession(deps, hers.token)).toBeDefined();
  });

  test("is one of fifty when eighty begin at once", async () => {
    const { id } = await signUp(deps);
    const begun = Array.from({ length: 80 }, () => startSession(deps, id, "Firefox"));
    await Promise.all(begun);
    expect(await listSessions(deps, id)).toHaveLength(MAX_SESSIONS);
  });

  test("ends with all others but one in one write, and a line of the audit log", async () => {
    const { id } = await signUp(deps);
    const { session } = await startSession(deps, id, "Firefox");
    for (let count = 1; count < MAX_SESSIONS; count++) await startSession(deps, id, "Firefox");
    let commits = 0;
    const commit: typeof deps.store.commit = (writes) => {
      commits++;
      return deps.store.commit(writes);
    };
    await endSessionsExcept({ ...deps, store: { ...deps.store, commit } }, id, session.id);
    expect(commits).toBe(2);
    expect(await listSessions(deps, id)).toEqual([session]);
  });

  test("ends after two weeks without use", async () => {
    const { id } = await signUp(deps);
    const { token } = await startSession(deps, id, "Firefox");
    deps.wait(IDLE_SECONDS * 1000 - 1);
    expect(await findSession(deps, token)).toBeDefined();
    deps.wait(IDLE_SECONDS * 1000);
    expect(await findSession(deps, token)).toBeUndefined();
    expect(await listSessions(deps, id)).toEqual([]);
  });

  test("ends after thirty days", async () => {
    const { id } = await signUp(deps);
    const { token } = await startSession(deps, id, "Firefox");
    for (const days of [10, 10]) {
      deps.wait(days * 86_400_000);
      expect(await findSession(deps, token)).toBeDefined();
    }
    deps.wait((SESSION_SECONDS - 20 * 86_400) * 1000 - 1);
    expect(await findSession(deps, token)).toBeDefined();
    deps.wait(1);
    expect(await findSession(deps, token)).toBeUndefined();
    expect(await listSessions(deps, id)).toEqual([]);
  });
});

test("nothing kept tells a password, a key or a session", async () => {
  const { text, account } = await newKey(deps);
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
