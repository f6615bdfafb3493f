import { issueApiKey } from "../../server/accounts/api-keys.ts";
import type { Passwords } from "../../server/accounts/sign-in/passwords.ts";
import { DEFAULT_CEILINGS, type Ceilings } from "../../server/accounts/plans.ts";
import { type Scope, SCOPES } from "../../server/accounts/scopes.ts";
import { type Account, createAccount } from "../../server/accounts/users.ts";
import { EMPTY_WALLET, type Wallet } from "../../server/accounts/wallet.ts";
import { changeWallet } from "../../server/accounts/wallets.ts";
import { type ChatEndpoint, createChatEndpoint } from "../../server/chat/endpoint.ts";
import type { Answer, Reasoner } from "../../server/chat/reasoner.ts";
import { createDeps, type TestDeps } from "../accounts/deps.ts";
import { readPinnedFacts } from "../fixtures/pinned-facts.ts";

const ORIGIN = "https://cards.example";
export const BASE_URL = `${ORIGIN}/chat/v1`;

const passwords: Passwords = { hash: async (text) => text, matches: async (a, b) => a === b };

export interface ChatWorld {
  readonly deps: TestDeps;
  readonly account: Account;
  readonly key: string;
  readonly endpoint: ChatEndpoint;
  /** Log lines of the service. */
  readonly logged: readonly string[];
  /** For clients that take a fetch of their own: no socket between. */
  readonly fetch: typeof fetch;
  readonly newKey: (scopes: readonly Scope[]) => Promise<string>;
}

/** The chat of one member over the pinned facts, with whatever answers. */
export async function openChat(
  reasoner: Reasoner,
  {
    ceilings = DEFAULT_CEILINGS,
    wallet = EMPTY_WALLET,
    now,
    onlyVerified = false,
  }: {
    readonly ceilings?: Ceilings;
    readonly wallet?: Wallet;
    readonly now?: string;
    readonly onlyVerified?: boolean;
  } = {},
): Promise<ChatWorld> {
  const deps = createDeps(now);
  const logged: string[] = [];
  const endpoint = createChatEndpoint({
    deps,
    ceilings,
    findAccessToken: async () => undefined,
    getFacts: async () => readPinnedFacts(),
    publicUrl: ORIGIN,
    reasoner,
    onlyVerified,
    log: (message) => void logged.push(message),
  });
  const account = await createAccount(deps, passwords, {
    email: "ada@example.org",
    password: "correct horse battery",
  });
  if (account === undefined) throw new Error("no account");
  await changeWallet(deps, account.id, () => ({ after: wallet, outcome: undefined }));
  const newKey = async (scopes: readonly Scope[]): Promise<string> => {
    const issued = await issueApiKey(deps, account.id, { name: "test", scopes });
    if (issued === undefined) throw new Error("too many keys");
    return issued.text;
  };
  return {
    deps,
    account,
    key: await newKey(SCOPES),
    endpoint,
    logged,
    newKey,
    fetch: (input, init) => endpoint(new Request(input, init)),
  };
}

/** Answers always the same. */
export function sayAlways(pieces: readonly string[], more: Partial<Answer> = {}): Reasoner {
  return {
    answer: async () => ({
      kind: "answer",
      text: pieces.join(""),
      citations: [],
      intent: "test",
      ...more,
    }),
  };
}
