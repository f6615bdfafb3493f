import { randomBytes } from "node:crypto";
import * as z from "zod";
import { issueApiKey } from "../../server/accounts/api-keys.ts";
import type { Deps } from "../../server/accounts/deps.ts";
import type { Plan } from "../../server/accounts/plans.ts";
import { SCOPES } from "../../server/accounts/scopes.ts";
import { openStore } from "../../server/accounts/store/open.ts";
import { createAccount } from "../../server/accounts/users.ts";
import { readWallet } from "../../server/accounts/wallets.ts";
import { TOOLS_PATH } from "../../server/contract/addresses.ts";
import { callBody } from "../mcp/requests.ts";
import { type Answer, ask, asMember } from "./requests.ts";

/** Where the accounts of a server lie. */
export interface AccountsPlace {
  readonly url?: string;
  readonly file: string;
}

export interface Member {
  readonly id: string;
  readonly key: string;
}

/** Works on the accounts beside the server that uses them. */
export async function withAccounts<Outcome>(
  { url, file }: AccountsPlace,
  work: (deps: Deps) => Promise<Outcome>,
): Promise<Outcome> {
  const now = () => Date.now();
  const store = await openStore({ url, file, now, log: () => undefined });
  try {
    return await work({ store, now, randomBytes });
  } finally {
    await store.close();
  }
}

/** A new account, with a key that may do everything. */
export const makeMember = (place: AccountsPlace, plan: Plan = "member"): Promise<Member> =>
  withAccounts(place, async (deps) => {
    const passwords = { hash: async (text: string) => text, matches: async () => true };
    const email = `${randomBytes(6).toString("hex")}@example.org`;
    const account = await createAccount(deps, passwords, { email, password: "-" }, plan);
    if (account === undefined) throw new Error("no account");
    const key = await issueApiKey(deps, account.id, { name: "faults", scopes: SCOPES });
    return { id: account.id, key: key?.text ?? "" };
  });

/** The points a member has, by program. */
export const readBalances = (
  place: AccountsPlace,
  { id }: Member,
): Promise<ReadonlyMap<string, number>> =>
  withAccounts(place, async (deps) => {
    const { wallet } = await readWallet(deps, id);
    return new Map(wallet.balances.map(({ program, points }) => [program, points]));
  });

const reply = z.object({
  result: z.object({ structuredContent: z.object({ status: z.string() }).optional() }),
});

export interface ToolAnswer extends Answer {
  /** The tool's own outcome; undefined when the call did not reach it. */
  readonly outcome: string | undefined;
}

/** Calls a tool as an agent does. */
export async function callTool(
  root: string,
  key: string,
  name: string,
  args: object = {},
): Promise<ToolAnswer> {
  const answer = await ask(root + TOOLS_PATH, asMember(key, callBody(name, args)));
  const found = answer.status === 200 ? reply.safeParse(JSON.parse(answer.text)) : undefined;
  return { ...answer, outcome: found?.data?.result.structuredContent?.status };
}
