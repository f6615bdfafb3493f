import { createHash, randomBytes } from "node:crypto";
import { H3 } from "h3";
import { createDeviceCookies } from "../../../server/accounts/sign-in/device-cookies.ts";
import type { Deps } from "../../../server/accounts/deps.ts";
import type { AccessRequest, ConnectedApp, OAuth } from "../../../server/accounts/oauth/oauth.ts";
import type { Passwords } from "../../../server/accounts/sign-in/passwords.ts";
import { DEFAULT_CEILINGS } from "../../../server/accounts/plans.ts";
import type { Scope } from "../../../server/accounts/scopes.ts";
import { createMemoryStore } from "../../support/memory-store.ts";
import type { Store } from "../../../server/accounts/store/store.ts";
import { mountPages } from "../../../server/pages/mount.ts";
import { readPinnedFacts } from "../../fixtures/pinned-facts.ts";
import type { PagesContext } from "../../../server/pages/page/route.ts";

export const ORIGIN = "https://cards.example";
export const PASSWORD = "correct horse battery";

/** The pages on a memory store, with a clock to turn and an authorization server to look into. */
export interface Site {
  readonly app: H3;
  readonly context: PagesContext;
  readonly deps: Deps;
  readonly clock: { now: number; address: string };
  readonly logged: string[];
  readonly passwords: FakePasswords;
  readonly oauth: FakeOAuth;
  /** Everything the store holds now, as JSON text by key. */
  readonly dump: () => Promise<ReadonlyMap<string, string>>;
}

export function openSite(changes: Partial<PagesContext> = {}): Site {
  const clock = { now: Date.parse("2026-11-21T12:00:00Z"), address: "192.0.2.1" };
  const { store, dump } = watch(createMemoryStore(() => clock.now));
  const deps = { store, now: () => clock.now, randomBytes };
  const logged: string[] = [];
  const passwords = createFakePasswords();
  const oauth = createFakeOAuth();
  const app = new H3({ silent: true });
  const context: PagesContext = {
    deps,
    passwords,
    devices: createDeviceCookies(deps, [randomBytes(32)]),
    ceilings: DEFAULT_CEILINGS,
    secret: randomBytes(32),
    oauth: () => oauth,
    getFacts: async () => readPinnedFacts(),
    askChat: () => Promise.reject(new Error("nobody answers here")),
    publicUrl: ORIGIN,
    secure: true,
    clientAddress: () => clock.address,
    log: (line) => void logged.push(line),
    ...changes,
  };
  mountPages(app, context);
  return { app, context, deps, clock, logged, passwords, oauth, dump };
}

function watch(inner: Store) {
  const keys = new Set<string>();
  const store: Store = {
    ...inner,
    commit: (writes) => {
      for (const { key } of writes) keys.add(key);
      return inner.commit(writes);
    },
  };
  const dump = async () => {
    const found = await Promise.all([...keys].map((key) => inner.get(key)));
    return new Map(found.flatMap((one) => (one ? [[one.key, JSON.stringify(one.value)]] : [])));
  };
  return { store, dump };
}

interface FakePasswords extends Passwords {
  /** The number of password comparisons. */
  compared: number;
}

/** Fast hashes, so that tests may try hundreds of passwords. */
function createFakePasswords(): FakePasswords {
  const digest = (password: string) => `phc-${createHash("sha256").update(password).digest("hex")}`;
  const fake: FakePasswords = {
    compared: 0,
    hash: async (password) => digest(password),
    matches: async (password, phc) => {
      fake.compared++;
      return phc === digest(password);
    },
  };
  return fake;
}

interface FakeOAuth extends OAuth {
  request: AccessRequest | undefined;
  readonly apps: Map<string, ConnectedApp[]>;
  readonly decisions: {
    readonly accountId: string | undefined;
    readonly scopes: readonly Scope[];
  }[];
}

export const REQUEST: AccessRequest = {
  uid: "uid-1",
  clientId: "client-1",
  clientName: "Points Pal",
  redirectHost: "pal.example",
  scopes: ["service:chat", "service:tools", "service:tools:write"],
};

function createFakeOAuth(): FakeOAuth {
  const fake: FakeOAuth = {
    request: REQUEST,
    apps: new Map(),
    decisions: [],
    handle: (_request, response) => void response.end(),
    findRequest: async () => fake.request,
    allow: async (_request, _response, accountId, scopes) => {
      fake.decisions.push({ accountId, scopes });
      return `${ORIGIN}/oauth/auth/uid-1?a=1&b=2`;
    },
    deny: async () => {
      fake.decisions.push({ accountId: undefined, scopes: [] });
      return `${ORIGIN}/oauth/auth/uid-1`;
    },
    findAccessToken: async () => undefined,
    listApps: async (accountId) => fake.apps.get(accountId) ?? [],
    disconnectApp: async (accountId, grantId) => {
      const apps = fake.apps.get(accountId) ?? [];
      const rest = apps.filter((app) => app.grantId !== grantId);
      fake.apps.set(accountId, rest);
      return rest.length < apps.length;
    },
  };
  return fake;
}
