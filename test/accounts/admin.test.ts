import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { authenticate } from "../../server/accounts/caller.ts";
import { DEMO_WALLET } from "../../server/accounts/demo.ts";
import { openStore } from "../../server/accounts/store/open.ts";
import { readWallet } from "../../server/accounts/wallets.ts";
import { findProgram } from "../support/programs.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cardfile-admin-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

const cardfile = (...words: readonly string[]): Promise<Outcome> =>
  promisify(execFile)(process.execPath, [findProgram(), ...words], {
    // The clock may be moved by its options.
    env: { PATH: process.env["PATH"], NODE_OPTIONS: process.env["NODE_OPTIONS"], VAR: folder },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: Outcome) => ({ code, stdout, stderr }),
  );

/** Who calls with a key, as the server will find out. */
async function callerOf(key: string, from = folder) {
  const now = () => Date.now();
  const file = join(from, "cardfile.db");
  const store = await openStore({ url: undefined, file, now, log: () => undefined });
  try {
    const deps = { store, now, randomBytes };
    const caller = await authenticate(deps, async () => undefined, `Bearer ${key}`, "any");
    const held = "error" in caller ? undefined : await readWallet(deps, caller.accountId);
    return { caller, wallet: held?.wallet };
  } finally {
    await store.close();
  }
}

describe("cardfile admin", () => {
  test("makes an account, changes its plan, disables it, and ends its keys", async () => {
    const made = await cardfile("admin", "create", "Ada@Example.org", "--plan", "member");
    expect(made.stdout).toMatch(/^account {2}ada@example\.org\nplan {5}member\npassword \S{20}\n$/);
    expect((await cardfile("admin", "list")).stdout).toContain("member  active");

    const key = (await cardfile("admin", "issue-key", "ada@example.org")).stdout.trim();
    expect((await callerOf(key)).caller).toMatchObject({ plan: "member", via: "api_key" });
    await cardfile("admin", "set-plan", "ada@example.org", "free");
    expect((await callerOf(key)).caller).toMatchObject({ plan: "free" });

    await cardfile("admin", "disable", "ada@example.org");
    expect((await callerOf(key)).caller).toMatchObject({ error: "invalid_token" });
    await cardfile("admin", "enable", "ada@example.org");
    expect((await callerOf(key)).caller).toMatchObject({ plan: "free" });

    const revoked = await cardfile("admin", "revoke", "ada@example.org", "--all");
    expect(revoked.stdout).toBe("revoked 1 keys, 0 sessions and 0 apps\n");
    expect((await callerOf(key)).caller).toMatchObject({ error: "invalid_token" });
  });

  test("copies the database into a file that works", async () => {
    await cardfile("admin", "create", "ada@example.org");
    const key = (await cardfile("admin", "issue-key", "ada@example.org")).stdout.trim();
    const copy = mkdtempSync(join(tmpdir(), "cardfile-copy-"));
    expect(await cardfile("admin", "backup", join(copy, "cardfile.db"))).toMatchObject({ code: 0 });
    expect((await callerOf(key, copy)).caller).toMatchObject({ via: "api_key" });
    rmSync(copy, { recursive: true });
  });

  test.each([
    [["frobnicate"], 2, 'Unknown command "frobnicate"'],
    [["create"], 2, "Give an e-mail address"],
    [["create", "nobody"], 2, "Give an e-mail address"],
    [["create", "a@example.org", "--plan", "gold"], 2, "A plan is free or member."],
    [["create", "a@example.org", "--frob"], 2, "--frob"],
    [["set-plan", "nobody@example.org", "member"], 1, "no account nobody@example.org"],
    [["revoke", "nobody@example.org"], 1, "no account nobody@example.org"],
    [["backup"], 2, "Name the file to write."],
    [["revoke", "a@example.org", "key1", "key2"], 2, 'revoke takes no "key2".'],
    [["list", "all"], 2, 'list takes no "all".'],
  ])("refuses %j with %i and says why", async (words, code, message) => {
    const outcome = await cardfile("admin", ...words);
    expect(outcome).toMatchObject({ code, stdout: "" });
    expect(outcome.stderr).toContain(message);
  });

  test("tells how it is used", async () => {
    const { code, stdout } = await cardfile("admin", "help");
    expect(code).toBe(0);
    expect(stdout).toContain("issue-key EMAIL");
    expect(existsSync(join(folder, "cardfile.db"))).toBe(false);
  });
});

test("the demonstration has a wallet and one key, however often it is run", async () => {
  const first = await cardfile("demo");
  expect(first.stdout).toMatch(
    /^account {2}demo@example\.org\npassword \S+\nAPI key {2}svc_\S+\n$/,
  );
  const second = await cardfile("demo");
  expect(second.stdout).toMatch(/^account {2}demo@example\.org\nAPI key {2}svc_\S+\n$/);
  const keyOf = ({ stdout }: Outcome) => stdout.trim().split(/\s+/).at(-1) ?? "";
  expect((await callerOf(keyOf(first))).caller).toMatchObject({ error: "invalid_token" });
  const { caller, wallet } = await callerOf(keyOf(second));
  expect(caller).toMatchObject({ plan: "member" });
  expect(wallet).toEqual(DEMO_WALLET);
});
