import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { administer } from "../../server/commands/admin.ts";
import { readConfig } from "../../server/config/config.ts";
import { runHere } from "../support/command.ts";
import { type MailServer, openMailServer } from "../support/mail-server.ts";
import { createDatabase, postgresServer, type TestDatabase } from "../support/postgres.ts";
import { listenWithMembers, type MemberServer } from "./server.ts";
import {
  agree,
  ask,
  type Holder,
  makeHolder,
  newBrowser,
  PASSWORD,
  redeem,
  refresh,
  signIn,
  WAYS,
} from "./ways.ts";

/* Every way in, after everything that ends access: the table says which are left. */

const SECURITY_PATH = "/account/security";
const NEW_PASSWORD = "another horse battery";

let mail: MailServer;
let server: MemberServer;
/** By name, as passkeys are bound to one. */
let root: string;
let database: TestDatabase | undefined;

async function open(databaseUrl?: string): Promise<void> {
  mail = await openMailServer();
  const variables = { HOST: "localhost", SMTP_URL: mail.url };
  server = await listenWithMembers(databaseUrl, undefined, variables);
  root = server.root.replace("127.0.0.1", "localhost");
}

async function close(): Promise<void> {
  await server.close();
  await mail.close();
}

const admin = (...words: readonly string[]) =>
  runHere(() =>
    administer(
      readConfig({ VAR: server.folder, DATABASE_URL: database?.url }, inject("dist")),
      words,
    ),
  );

/** Does something on a page of the account, in another browser of the member. */
async function submitElsewhere(
  holder: Holder,
  page: string,
  action: string,
  fields: Readonly<Record<string, string>> = {},
) {
  const browser = newBrowser(root);
  await signIn(root, browser, holder);
  const opened = await browser.open(root + page);
  const done = await browser.submit(opened, fields, action);
  expect(done.status).toBe(200);
}

async function disconnect(holder: Holder, apps: number): Promise<void> {
  for (let at = 0; at < apps; at++) {
    // Each form disconnects the last app of the page.
    // oxlint-disable-next-line no-await-in-loop
    await submitElsewhere(holder, "/account/apps", "/account/apps/disconnect");
  }
}

const IN_BROWSER = ["session", "form opened before", "consent opened before"];
const OF_APPS = ["code not yet redeemed", "access token", "refresh token"];

/** An event, and the ways that no longer work after it. */
const EVENTS: readonly {
  readonly event: string;
  readonly happen: (holder: Holder) => Promise<unknown>;
  readonly ends: readonly string[];
}[] = [
  { event: "nothing happens", happen: async () => undefined, ends: [] },
  {
    event: "the operator disables the account",
    happen: ({ email }) => admin("disable", email),
    ends: Object.keys(WAYS),
  },
  {
    event: "the operator deletes the account",
    happen: ({ email }) => admin("delete", email, "--yes"),
    ends: Object.keys(WAYS),
  },
  {
    event: "the member deletes the account",
    happen: (holder) =>
      submitElsewhere(holder, "/account/delete", "/account/delete", {
        confirmation: "delete my account",
        password: PASSWORD,
      }),
    ends: Object.keys(WAYS),
  },
  {
    event: "the member changes the password elsewhere",
    happen: (holder) =>
      submitElsewhere(holder, "/account/password", "/account/password", {
        current_password: PASSWORD,
        new_password: NEW_PASSWORD,
      }),
    ends: ["password", "second step begun before", "link in a letter", ...IN_BROWSER],
  },
  {
    event: "the member removes the passkey",
    happen: (holder) => submitElsewhere(holder, SECURITY_PATH, `${SECURITY_PATH}/passkeys/remove`),
    ends: ["passkey", "second step begun before"],
  },
  {
    event: "the member makes new recovery codes",
    happen: (holder) => submitElsewhere(holder, SECURITY_PATH, `${SECURITY_PATH}/codes`),
    ends: ["recovery code"],
  },
  {
    event: "the operator sets a new password",
    happen: ({ email }) => admin("set-password", email),
    ends: Object.keys(WAYS),
  },
  {
    event: "the operator sets a new password and keeps apps",
    happen: ({ email }) => admin("set-password", email, "--keep", "apps"),
    ends: Object.keys(WAYS).filter((way) => !OF_APPS.includes(way)),
  },
  {
    event: "the operator ends all access",
    happen: ({ email }) => admin("revoke", email, "--all"),
    ends: Object.keys(WAYS).filter((way) => !["password", "link in a letter"].includes(way)),
  },
  {
    event: "the member signs out",
    happen: async ({ browser }) =>
      browser.submit(await browser.open(`${root}/account`), {}, "/sign-out"),
    ends: IN_BROWSER,
  },
  {
    event: "the member signs the browser out from another",
    happen: (holder) =>
      submitElsewhere(holder, "/account/sessions", "/account/sessions/end-others"),
    ends: IN_BROWSER,
  },
  {
    event: "the member revokes the key",
    happen: (holder) => submitElsewhere(holder, "/account/keys", "/account/keys/revoke"),
    ends: ["API key"],
  },
  {
    event: "the member disconnects the apps",
    happen: (holder) => disconnect(holder, 2),
    ends: OF_APPS,
  },
  {
    event: "the member removes the calendar address",
    happen: (holder) =>
      submitElsewhere(holder, "/account/wallet/calendar", "/account/wallet/calendar/feed/remove"),
    ends: ["calendar address"],
  },
];

/** The store has one contract, so what differs most is enough for the other database. */
const ON_BOTH = new Set([
  "nothing happens",
  "the member deletes the account",
  "the member changes the password elsewhere",
  "the operator sets a new password",
]);

describe.each([
  ["SQLite", EVENTS],
  ["PostgreSQL", EVENTS.filter(({ event }) => ON_BOTH.has(event))],
] as const)("with %s", (kind, events) => {
  const isSkipped = kind === "PostgreSQL" && postgresServer === undefined;
  beforeAll(async () => {
    if (isSkipped) return;
    database = kind === "PostgreSQL" ? await createDatabase() : undefined;
    await open(database?.url);
  });
  afterAll(async () => {
    if (isSkipped) return;
    await close();
    await database?.drop();
  });

  describe.skipIf(isSkipped).each(events)("when $event", ({ happen, ends }) => {
    const leadsIn = new Map<string, boolean>();
    beforeAll(async () => {
      const holder = await makeHolder(root, mail);
      await happen(holder);
      for (const [way, go] of Object.entries(WAYS)) {
        // One after the other: a code and a refresh token are good once.
        // oxlint-disable-next-line no-await-in-loop
        leadsIn.set(way, await go(root, holder));
      }
    }, 60_000);

    test.each(Object.keys(WAYS))("the %s leads in only if it should", (way) => {
      expect(leadsIn.get(way)).toBe(!ends.includes(way));
    });
  });
});

describe("what was given fewer scopes", () => {
  let holder: Holder;
  beforeAll(() => open());
  afterAll(close);

  const READ = "service:tools";
  const WRITE = { name: "update_profile", arguments: { goals: ["more"] } };

  async function call(path: string, token: string, body: object): Promise<number> {
    const { status } = await fetch(root + path, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    return status;
  }

  const allowed = async (token: string) => ({
    read: await call("/tools/mcp", token, toCall({ name: "get_wallet", arguments: {} })),
    write: await call("/tools/mcp", token, toCall(WRITE)),
    chat: await call("/chat/v1/chat/completions", token, {
      model: "cardfile-1",
      messages: [{ role: "user", content: "my cards?" }],
    }),
  });

  const toCall = (params: object) => ({ jsonrpc: "2.0", id: 1, method: "tools/call", params });

  let narrow: Parameters<typeof refresh>[1] & { readonly access: string };
  beforeAll(async () => {
    holder = await makeHolder(root, mail);
    const asking = await ask(root, holder.browser);
    const given = await agree(holder.browser, asking, [READ]);
    narrow = { client: asking.client, ...(await redeem(root, given)) };
  }, 60_000);

  test("the token of a code only reads", async () => {
    expect(await allowed(narrow.access)).toMatchObject({ read: 200, write: 403 });
    expect((await allowed(narrow.access)).chat).toBeGreaterThanOrEqual(401);
  });

  test("a refresh that asks for more gets no more", async () => {
    const more = await refresh(root, narrow, "service:tools service:tools:write");
    if (more.access !== "") expect(await allowed(more.access)).toMatchObject({ write: 403 });
    const asking = { client: narrow.client, refresh: more.refresh || narrow.refresh };
    expect(await allowed((await refresh(root, asking)).access)).toMatchObject({
      read: 200,
      write: 403,
    });
  });

  test("a refresh that asks for less gets less, and the token before still ends with its app", async () => {
    const { client } = holder.app;
    const less = await refresh(root, holder.app, READ);
    expect(await allowed(less.access)).toMatchObject({ read: 200, write: 403 });
    await disconnect(holder, 3);
    expect(await allowed(less.access)).toMatchObject({ read: 401 });
    expect((await refresh(root, { client, refresh: less.refresh })).access).toBe("");
  });

  test("a key for reading neither writes nor asks the chat", async () => {
    const form = await holder.browser.open(`${root}/account/keys`);
    const made = await holder.browser.submit(
      form,
      { name: "reader", scopes: READ },
      "/account/keys",
    );
    const key = /svc_[0-9a-f]{16}_[\w-]{43}/.exec(made.text)?.[0] ?? "";
    expect(await allowed(key)).toEqual({ read: 200, write: 403, chat: 403 });
  });
});
