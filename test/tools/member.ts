import { createStorage } from "unstorage";
import fsDriver from "unstorage/drivers/fs";
import { inject } from "vitest";
import * as z from "zod";
import { issueApiKey } from "../../server/accounts/api-keys.ts";
import type { Passwords } from "../../server/accounts/sign-in/passwords.ts";
import { DEFAULT_CEILINGS, type Ceilings } from "../../server/accounts/plans.ts";
import { type Scope, SCOPES } from "../../server/accounts/scopes.ts";
import { type Account, createAccount } from "../../server/accounts/users.ts";
import type { Store } from "../../server/accounts/store/store.ts";
import { type Wallet, wallet } from "../../server/accounts/wallet.ts";
import { readWallet, wallets } from "../../server/accounts/wallets.ts";
import type { FactIndex } from "../../server/member/facts.ts";
import { createFactSource } from "../../server/member/fact-source.ts";
import { TOOLS_PATH } from "../../server/contract/addresses.ts";
import { createToolsEndpoint } from "../../server/tools/endpoint.ts";
import { createDeps, type TestDeps } from "../accounts/deps.ts";
import { callBody } from "../mcp/requests.ts";

const ORIGIN = "https://cards.example";

/** Fast stand-ins for password hashes. */
const passwords: Passwords = { hash: async (text) => text, matches: async (a, b) => a === b };

/** The choice of tools, by the query of the address or by headers, and the sender's patience. */
interface Choice {
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | null;
}

export interface Member {
  readonly deps: TestDeps;
  readonly account: Account;
  readonly key: string;
  /** Sends a JSON-RPC message with a key, the member's own unless another is given. */
  readonly post: (body: unknown, key?: string, choice?: Choice) => Promise<Response>;
  /** Calls a tool and gives its envelope; throws when the protocol refuses. */
  readonly call: (name: string, input?: object) => Promise<Envelope>;
  /** Gives the text of an error result. */
  readonly fail: (name: string, input: object) => Promise<string>;
  readonly newKey: (scopes: readonly Scope[]) => Promise<string>;
  readonly setWallet: (wallet: Wallet) => Promise<void>;
  readonly wallet: () => Promise<Wallet>;
}

const envelope = z.looseObject({
  status: z.enum(["ok", "needs_input", "refused"]),
  summary: z.string(),
  data: z.record(z.string(), z.unknown()).optional(),
  warnings: z.array(z.string()),
});

type Envelope = z.infer<typeof envelope>;

const callAnswer = z.looseObject({
  result: z.looseObject({
    content: z.array(z.looseObject({ text: z.string() })),
    structuredContent: z.unknown().optional(),
    isError: z.boolean().optional(),
  }),
});

let realFacts: (() => Promise<FactIndex>) | undefined;

/** The facts of the build that all tests share: read once, for every member's are the same. */
export const readRealFacts = (): Promise<FactIndex> =>
  (realFacts ??= createFactSource(
    createStorage({ driver: fsDriver({ base: inject("dist"), readOnly: true }) }),
    () => undefined,
    failing,
  ))();

const failing = (message: string): void => {
  throw new Error(message);
};

/** A member with an account, a key and the tools over the real facts. */
export async function openMember(
  ceilings: Ceilings = DEFAULT_CEILINGS,
  {
    facts,
    now,
    store,
  }: { readonly facts?: FactIndex; readonly now?: string; readonly store?: Store } = {},
): Promise<Member> {
  const made = createDeps(now);
  const deps = store === undefined ? made : { ...made, store };
  const endpoint = createToolsEndpoint({
    allowedHosts: undefined,
    log: failing,
    deps,
    ceilings,
    findAccessToken: async () => undefined,
    getFacts: facts === undefined ? readRealFacts : async () => facts,
    publicUrl: ORIGIN,
    secret: Buffer.alloc(32, "secret"),
  });
  const account = await createAccount(deps, passwords, {
    email: "ada@example.org",
    password: "correct horse battery",
  });
  if (account === undefined) throw new Error("no account");
  const newKey = async (scopes: readonly Scope[]): Promise<string> => {
    const issued = await issueApiKey(deps, account.id, { name: "test", scopes });
    if (issued === undefined) throw new Error("too many keys");
    return issued.text;
  };
  const key = await newKey(SCOPES);
  const post: Member["post"] = (
    body,
    bearer = key,
    { query = "", headers = {}, signal = null } = {},
  ) =>
    endpoint(
      new Request(ORIGIN + TOOLS_PATH + query, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          ...headers,
          ...(bearer === "" ? {} : { authorization: `Bearer ${bearer}` }),
        },
        body: JSON.stringify(body),
        signal,
      }),
    );
  const send = async (name: string, input: object) => {
    const response = await post(callBody(name, input));
    return callAnswer.parse(await response.json()).result;
  };
  return {
    deps,
    account,
    key,
    post,
    newKey,
    call: async (name, input = {}) => {
      const { structuredContent, content, isError } = await send(name, input);
      if (isError) throw new Error(content[0]?.text);
      return envelope.parse(structuredContent);
    },
    fail: async (name, input) => {
      const { content, isError } = await send(name, input);
      if (!isError) throw new Error("it did not fail");
      return content[0]?.text ?? "";
    },
    // As one that is kept already, which may hold more cards than can be added.
    setWallet: async (after) => {
      await deps.store.commit([wallets.put([account.id], wallet.parse(after))]);
    },
    wallet: async () => (await readWallet(deps, account.id)).wallet,
  };
}
