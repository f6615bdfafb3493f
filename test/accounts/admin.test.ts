import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { authenticate } from "../../server/accounts/caller.ts";
import { DEMO_WALLET } from "../../server/accounts/demo.ts";
import type { Deps } from "../../server/accounts/deps.ts";
import { openStore } from "../../server/accounts/store/open.ts";
import type { Wallet } from "../../server/accounts/wallet.ts";
import { changeWallet, readWallet } from "../../server/accounts/wallets.ts";
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

/** Work on the accounts in a folder. */
async function withDeps<Found>(from: string, work: (deps: Deps) => Promise<Found>) {
  const now = () => Date.now();
  const file = join(from, "cardfile.db");
  const store = await openStore({ url: undefined, file, now, log: () => undefined });
  try {
    return await work({ store, now, randomBytes });
  } finally {
    await store.close();
  }
}

/** Who calls with a key, as the server will find out. */
const callerOf = (key: string, from = folder) =>
  withDeps(from, async (deps) => {
    const caller = await authenticate(deps, async () => undefined, `Bearer ${key}`, "any");
    const held = "error" in caller ? undefined : await readWallet(deps, caller.accountId);
    return { caller, wallet: held?.wallet };
  });

async function changeWalletOf(key: string, after: Wallet): Promise<void> {
  const { caller } = await callerOf(key);
  if ("error" in caller) throw new Error(caller.error);
  const change = () => ({ after, outcome: undefined });
  await withDeps(folder, (deps) => changeWallet(deps, caller.accountId, change));
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

describe("cardfile demo", () => {
  const keyOf = ({ stdout }: Outcome) => /^export KEY=(svc_\S+)$/m.exec(stdout)?.[1] ?? "";

  test("tells how to sign in, and a key as a shell takes it", async () => {
    const made = await cardfile("demo");
    expect(made.stdout.split("\n")).toEqual([
      "Made the demo account. Its wallet has 7 cards.",
      "",
      "sign in   http://127.0.0.1:3000/sign-in (once the server runs: npm start)",
      "e-mail    demo@example.org",
      expect.stringMatching(/^password {2}\S{20}$/),
      "",
      expect.stringMatching(/^export KEY=svc_\S+$/),
      "",
    ]);
    const { caller, wallet } = await callerOf(keyOf(made));
    expect(caller).toMatchObject({ plan: "member" });
    expect(wallet).toEqual(DEMO_WALLET);
  });

  test("run again, says what it keeps and that the earlier key has ended", async () => {
    const first = await cardfile("demo");
    await changeWalletOf(keyOf(first), { ...DEMO_WALLET, cards: DEMO_WALLET.cards.slice(1) });
    const second = await cardfile("demo");
    expect(second.stdout).toContain(
      "The demo account exists already. Its wallet is unchanged. The earlier API key no longer works",
    );
    expect(second.stdout).toContain("npx cardfile admin set-password demo@example.org");
    expect((await callerOf(keyOf(first))).caller).toMatchObject({ error: "invalid_token" });
    expect((await callerOf(keyOf(second))).wallet?.cards).toHaveLength(
      DEMO_WALLET.cards.length - 1,
    );
    const reset = await cardfile("demo", "--reset");
    expect((await callerOf(keyOf(reset))).wallet).toEqual(DEMO_WALLET);
  });
});
