import { createHash } from "node:crypto";
import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import Database from "libsql";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { exportAccount } from "../../server/accounts/account-data.ts";
import { authenticate } from "../../server/accounts/caller.ts";
import { DEFAULT_CEILINGS } from "../../server/accounts/plans.ts";
import { findDamage } from "../../server/accounts/repair.ts";
import { findSession } from "../../server/accounts/sign-in/sessions.ts";
import { checkPassword } from "../../server/accounts/users.ts";
import { changeWallet, readWallet } from "../../server/accounts/wallets.ts";
import { ADA, passwords } from "./ada.ts";
import { openAt } from "./store/open-at.ts";
import { PLACES } from "./store/places.ts";

/* A database as the first release made it, written out here: nothing of today's code makes it. */

const SQLITE = `PRAGMA journal_mode = WAL;
  CREATE TABLE records (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL,
    version INTEGER NOT NULL,
    expires_at INTEGER
  ) WITHOUT ROWID;
  CREATE INDEX records_by_expiry ON records (expires_at) WHERE expires_at IS NOT NULL;
  CREATE TABLE counters (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
  INSERT INTO counters VALUES ('version', 7);
  PRAGMA user_version = 1;`;

const POSTGRES = `CREATE TABLE cardfile_records (
    key text COLLATE "C" PRIMARY KEY,
    value text NOT NULL,
    version bigint NOT NULL,
    expires_at bigint
  );
  CREATE INDEX cardfile_records_by_expiry ON cardfile_records (expires_at)
    WHERE expires_at IS NOT NULL;
  CREATE SEQUENCE cardfile_version START 8;
  CREATE TABLE cardfile_schema (version integer NOT NULL);
  INSERT INTO cardfile_schema VALUES (1);`;

const digest = (text: string): string => createHash("sha256").update(text).digest("base64url");

const ID = "AbCdEfGhIjKlMnOp";
const KEY_SECRET = "k".repeat(43);
const KEY = `svc_0123456789abcdef_${KEY_SECRET}`;
const SESSION = "s".repeat(43);

const WALLET = {
  format: 1,
  cards: [
    {
      id: "card-1",
      card_id: "first-card",
      owner: "me",
      nickname: "groceries",
      opened_on: "2025-03",
      chosen_categories: { "group-1": ["dining"] },
      activations: ["rotating 2026-10-01"],
      former_products: [{ card_id: "older-card", until: "2025-01-31" }],
      authorized_user: false,
    },
  ],
  balances: [{ program: "some_points", owner: "me", points: 1200, as_of: "2026-11-01" }],
  valuations: { some_points: { cpp: 1.5, set_on: "2026-11-01" } },
  spend: { dining: 400 },
  spend_as_of: "2026-11-01",
  credit_uses: [],
  certificates: [],
  bonuses: [],
  profile: {
    time_zone: "America/New_York",
    goals: ["a trip"],
    baseline_percent: 2,
    value_style: "typical",
    household: ["Sam"],
    memberships: [],
  },
};

async function toRecords(): Promise<readonly (readonly [key: string, value: object])[]> {
  const made = "2026-11-21T02:00:00Z";
  return [
    [
      `accounts/${ID}`,
      {
        email: ADA.email,
        password: await passwords.hash(ADA.password),
        plan: "member",
        disabled: false,
        created_at: made,
      },
    ],
    [`emails/${digest(ADA.email)}`, { account_id: ID }],
    [
      "api-keys/0123456789abcdef",
      {
        account_id: ID,
        secret_digest: digest(KEY_SECRET),
        name: "script",
        scopes: ["service:chat", "service:tools"],
        created_at: made,
      },
    ],
    [`account-api-keys/${ID}/0123456789abcdef`, {}],
    [`sessions/${digest(SESSION)}`, { account_id: ID, browser: "Firefox", created_at: made }],
    [`account-sessions/${ID}/${digest(SESSION)}`, {}],
    [`wallets/${ID}`, WALLET],
  ];
}

async function makeFirstRelease(address: string): Promise<void> {
  const records = await toRecords();
  if (!address.startsWith("postgres")) {
    mkdirSync(dirname(address), { recursive: true });
    const database = new Database(address);
    database.exec(SQLITE);
    const put = database.prepare("INSERT INTO records VALUES (?, ?, 7, NULL)");
    for (const [key, value] of records) put.run(key, JSON.stringify(value));
    return void database.close();
  }
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(POSTGRES);
  for (const [key, value] of records) {
    const insert = "INSERT INTO cardfile_records VALUES ($1, $2, 7, NULL)";
    // oxlint-disable-next-line no-await-in-loop
    await client.query(insert, [key, JSON.stringify(value)]);
  }
  await client.end();
}

describe.each(PLACES)("in $name", ({ isMissing, make }) => {
  test.skipIf(isMissing)("an account of the first release works with all it had", async () => {
    const address = await make();
    await makeFirstRelease(address);
    const store = await openAt(address);
    const deps = { store, now: () => Date.now(), randomBytes };

    expect(await checkPassword(deps, passwords, ADA)).toMatchObject({ id: ID, plan: "member" });
    expect(await findSession(deps, SESSION)).toMatchObject({ accountId: ID });
    const caller = await authenticate(deps, async () => undefined, `Bearer ${KEY}`, "x");
    expect(caller).toMatchObject({ accountId: ID, plan: "member", via: "api_key" });
    expect((await readWallet(deps, ID)).wallet).toEqual(WALLET);
    expect(await findDamage(deps)).toEqual([]);

    await changeWallet(deps, ID, (before) => ({
      after: { ...before, spend: { dining: 500 } },
      outcome: undefined,
    }));
    expect(await exportAccount(deps, DEFAULT_CEILINGS, ID)).toMatchObject({
      account: { email: ADA.email, plan: "member" },
      api_keys: [{ name: "script" }],
      browsers: [{ browser: "Firefox" }],
      wallet: { ...WALLET, spend: { dining: 500 } },
    });
    await store.close();
  });
});
