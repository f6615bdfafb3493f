import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Deps } from "../../../server/accounts/deps.ts";
import type { AccessRequest, OAuth } from "../../../server/accounts/oauth/oauth.ts";
import { type Resources, toResources } from "../../../server/accounts/oauth/resource.ts";
import { createOAuth, type OAuthOptions } from "../../../server/accounts/oauth/server.ts";
import type { Scope } from "../../../server/accounts/scopes.ts";
import type { Json } from "../../../server/accounts/store/store.ts";
import { createMemoryStore } from "../../support/memory-store.ts";
import { accounts, findAccount } from "../../../server/accounts/users.ts";
import { answerAsResource } from "./resource-stub.ts";

export const ACCOUNT = "account-of-ada";

/** The decision on a request for access, in place of the pages. */
type Decision = (request: AccessRequest) => readonly Scope[] | "deny";

const allowAll: Decision = ({ scopes }) => scopes;

export interface World {
  readonly deps: Deps;
  readonly oauth: OAuth;
  readonly issuer: string;
  readonly resources: Resources;
  readonly logged: readonly string[];
  /** The requests the pages showed. */
  readonly shown: readonly AccessRequest[];
  readonly advance: (seconds: number) => void;
  readonly decide: (decision: Decision) => void;
  readonly signInAs: (accountId: string) => void;
  readonly addAccount: (accountId: string, disabled?: boolean) => Promise<void>;
  /** Another process on the same store, answering in place of the first from now on. */
  readonly restart: (options: Partial<OAuthOptions>) => Promise<OAuth>;
  readonly close: () => Promise<void>;
}

const SECRET = Buffer.from("a secret for tests that is long enough");

/** Making a key takes longer than most tests, so all worlds of a file have the same. */
const SIGNING = "oauth-keys/signing";
let signingKey: Json | undefined;

/** The authorization server on loopback, with stand-ins for the pages and the two resources. */
export async function startWorld(options: Partial<OAuthOptions> = {}): Promise<World> {
  let offset = 0;
  let decision = allowAll;
  let accountId = ACCOUNT;
  let answer = (_request: IncomingMessage, response: ServerResponse): void => void response.end();
  const now = () => Date.now() + offset;
  const deps: Deps = { store: createMemoryStore(now), now, randomBytes };
  if (signingKey !== undefined) await deps.store.commit([{ key: SIGNING, put: signingKey }]);
  const logged: string[] = [];
  const shown: AccessRequest[] = [];

  const server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  // A server that listens on TCP has such an address.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port } = server.address() as AddressInfo;
  const issuer = options.issuer ?? `http://127.0.0.1:${port}`;
  const resources = toResources(issuer);

  const start = async (more: Partial<OAuthOptions>): Promise<OAuth> => {
    const oauth = await createOAuth({
      deps,
      issuer,
      secrets: [SECRET],
      resources,
      findAccount: (id) => findAccount(deps, id),
      isSignedIn: async () => true,
      networkOf: ({ socket }) => String(socket.remoteAddress),
      log: (message) => logged.push(message),
      ...options,
      ...more,
    });
    const page = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      const asked = await oauth.findRequest(request, response);
      if (asked === undefined) return void response.writeHead(410).end();
      shown.push(asked);
      const decided = decision(asked);
      const location =
        decided === "deny"
          ? await oauth.deny(request, response)
          : await oauth.allow(request, response, accountId, decided);
      response.writeHead(303, { location }).end();
    };
    answer = (request, response) => {
      const { pathname } = new URL(request.url ?? "", issuer);
      if (pathname.startsWith("/consent/")) {
        page(request, response).catch((error: unknown) => {
          response.writeHead(500).end(String(error));
        });
      } else if (!answerAsResource({ deps, oauth, issuer, resources }, pathname, request, response))
        oauth.handle(request, response);
    };
    return oauth;
  };

  const addAccount = async (id: string, disabled = false): Promise<void> => {
    const email = `${id}@example.org`;
    const created_at = "2026-11-21T12:00:00Z";
    const account = { email, password: "none", plan: "free", disabled, created_at } as const;
    await deps.store.commit([accounts.put([id], account)]);
  };
  await addAccount(ACCOUNT);
  const oauth = await start({});
  signingKey ??= (await deps.store.get(SIGNING))?.value;

  return {
    deps,
    oauth,
    issuer,
    resources,
    logged,
    shown,
    advance: (seconds) => {
      offset += seconds * 1000;
    },
    decide: (next) => {
      decision = next;
    },
    signInAs: (id) => {
      accountId = id;
    },
    addAccount,
    restart: start,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
