import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { dirname, join } from "node:path";
import { randomBytes } from "node:crypto";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { authenticate } from "../../server/accounts/caller.ts";
import { DEMO_WALLET } from "../../server/accounts/demo.ts";
import { type Deps, digestOf } from "../../server/accounts/deps.ts";
import { findLink, issueLink } from "../../server/accounts/mail/links.ts";
import { openStore } from "../../server/accounts/store/open.ts";
import type { Wallet } from "../../server/accounts/wallet.ts";
import { changeWallet, readWallet } from "../../server/accounts/wallets.ts";
import { administer } from "../../server/commands/admin.ts";
import { demonstrate } from "../../server/commands/demo.ts";
import { readConfig } from "../../server/config/config.ts";
import { type Outcome, runHere, runNode } from "../support/command.ts";
import { findProgram } from "../support/programs.ts";
import { openAt } from "./store/open-at.ts";
import { PLACES } from "./store/places.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cardfile-admin-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (where: Readonly<Record<string, string>>, name: string, words: readonly string[]) => {
  const command = name === "demo" ? demonstrate : administer;
  return runHere(() => command(readConfig(where, inject("dist")), words));
};

const cardfile = (name: string, ...words: readonly string[]) => run({ VAR: folder }, name, words);

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

/** The caller of a key, as the server resolves it. */
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
    expect(revoked.stdout).toBe("ended sessions, keys, apps, calendar, factors\n");
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
    [["create"], 2, "Enter an e-mail address"],
    [["create", "nobody"], 2, "Enter an e-mail address"],
    [["create", "a@example.org", "--plan", "gold"], 2, "The plan must be free or member."],
    [["create", "a@example.org", "--frob"], 2, "--frob"],
    [["set-plan", "nobody@example.org", "member"], 1, "no account nobody@example.org"],
    [["revoke", "nobody@example.org"], 1, "no account nobody@example.org"],
    [["backup"], 2, "Name the file to write."],
    [["restore"], 2, "Name the backup to restore."],
    [["restore", "/no/such/file"], 1, "there is no file /no/such/file"],
    [["compact"], 1, "there is no database"],
    [["export", "nobody@example.org"], 1, "no account nobody@example.org"],
    [["delete", "nobody", "--yes"], 1, "no account nobody"],
    [["compact", "now", "then"], 2, 'compact does not take "then".'],
    [["revoke", "a@example.org", "key1", "key2"], 2, 'revoke does not take "key2".'],
    [["list", "all"], 2, 'list does not take "all".'],
  ])("refuses %j with %i and says why", async (words, code, message) => {
    const outcome = await cardfile("admin", ...words);
    expect(outcome).toMatchObject({ code, stdout: "" });
    expect(outcome.stderr).toContain(message);
  });

  test("tells how it is used, as a process too", async () => {
    const env = { PATH: process.env["PATH"], VAR: folder };
    const start = (...words: readonly string[]) => runNode([findProgram(), ...words], { env });
    const help = await start("admin", "help");
    expect(help).toMatchObject({ code: 0, stdout: expect.stringContaining("issue-key ACCOUNT") });
    const unknown = await start("admin", "frobnicate");
    expect(unknown).toMatchObject({ code: 2, stderr: expect.stringContaining("Unknown command") });
    expect(existsSync(join(folder, "cardfile.db"))).toBe(false);
    expect((await start("demo")).stdout).toContain("Created the demo account.");
  });
});

describe.each(PLACES)("cardfile admin in $name", ({ isMissing, make }) => {
  test.skipIf(isMissing)(
    "exports, finds damage, repairs, deletes and tells who did what",
    { timeout: 60_000 },
    async () => {
      const address = await make();
      const where: Record<string, string> = address.startsWith("postgres")
        ? { DATABASE_URL: address }
        : { VAR: dirname(address) };
      const admin = (...words: readonly string[]) => run(where, "admin", words);
      await admin("create", "ada@example.org");
      await admin("create", "bob@example.org");
      await admin("issue-key", "bob@example.org", "--name", "script");
      const store = await openAt(address);
      const [bob] = (await store.list("emails/")).flatMap(({ key, value }) =>
        key.endsWith(digestOf("bob@example.org")) ? [JSON.stringify(value)] : [],
      );
      const id = /"account_id":"([^"]+)"/.exec(bob ?? "")?.[1] ?? "";
      await store.commit([
        { key: `accounts/${id}`, put: "half a text" },
        { key: `wallets/${id}`, put: { format: 1, cards: "none" } },
      ]);
      await store.close();

      const listed = await admin("list");
      expect(listed.stdout).toMatch(/active .* ada@example\.org\n/);
      expect(listed.stdout).toContain(`${id}  a record of accounts is damaged`);
      expect(listed.stdout).toContain("2 accounts");
      expect(JSON.parse((await admin("export", id)).stdout)).toMatchObject({
        account: { id },
        api_keys: [{ name: "script" }],
      });

      const found = await admin("repair");
      expect(found.stdout).toContain(`wallets/${id}  kept without profile`);
      expect(found.stdout).toContain(`accounts/${id}  no remedy`);
      const saved = join(folder, "damaged.jsonl");
      expect(await admin("repair", "--save", saved)).toMatchObject({ code: 0 });
      expect(readFileSync(saved, "utf8")).toContain('"cards":"none"');
      expect((await admin("repair")).stdout).not.toContain("wallets/");
      expect((await admin("repair", "--save", saved)).stderr).toContain("exists");

      const warned = await admin("delete", id);
      expect([warned.code, warned.stderr]).toEqual([2, expect.stringContaining("add --yes")]);
      expect(await admin("delete", id, "--yes")).toMatchObject({ stdout: `deleted ${id}\n` });
      expect((await admin("list")).stdout).not.toContain(id);
      const operator = `operator ${userInfo().username}`;
      expect((await admin("audit", id)).stdout).toContain(`${operator}  deleted the account`);
      expect((await admin("audit")).stdout).toContain(`created the account  ada@example.org`);
      expect(await admin("compact")).toMatchObject({ code: 0 });
    },
  );
});

test("a new password from the operator ends all else, but for what is to be kept", async () => {
  await cardfile("admin", "create", "ada@example.org");
  const key = (await cardfile("admin", "issue-key", "ada@example.org")).stdout.trim();
  const kept = await cardfile("admin", "set-password", "ada@example.org", "--keep", "keys");
  expect(kept.stdout).toMatch(/^password \S{20}\nended {4}sessions, apps, calendar, factors\n$/);
  expect((await callerOf(key)).caller).toMatchObject({ via: "api_key" });
  await cardfile("admin", "set-password", "ada@example.org");
  expect((await callerOf(key)).caller).toMatchObject({ error: "invalid_token" });
  const unknown = await cardfile("admin", "set-password", "ada@example.org", "--keep", "all");
  expect(unknown).toMatchObject({
    code: 2,
    stderr: "--keep takes sessions, keys, apps, calendar, factors.\n",
  });
});

test("a new password from the operator ends links in letters", async () => {
  const email = "ada@example.org";
  await cardfile("admin", "create", email);
  const link = await withDeps(folder, (deps) =>
    issueLink(deps, { purpose: "reset", email }, "192.0.2.1"),
  );
  const find = () => withDeps(folder, (deps) => findLink(deps, link ?? ""));
  expect(await find()).toBeDefined();
  await cardfile("admin", "set-password", email);
  expect(await find()).toBeUndefined();
});

describe("cardfile demo", () => {
  const keyOf = ({ stdout }: Outcome) => /^export KEY=(svc_\S+)$/m.exec(stdout)?.[1] ?? "";

  test("tells how to sign in, and a key as a shell takes it", async () => {
    const made = await cardfile("demo");
    expect(made.stdout.split("\n")).toEqual([
      "Created the demo account. Its wallet has 7 cards.",
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
      "The demo account already exists. Its wallet is unchanged. The earlier API key no longer works",
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
