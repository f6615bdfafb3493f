import type { Deps } from "../accounts/deps.ts";
import {
  type Account,
  accounts,
  credentials,
  findAccount,
  findAccountByEmail,
} from "../accounts/users.ts";

/** The command was not understood; the message says what to give instead. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** The arguments after the name of a command. */
export interface Arguments {
  readonly words: readonly string[];
  readonly plan: string | undefined;
  readonly name: string | undefined;
  readonly scopes: readonly string[];
  readonly all: boolean;
  readonly keep: readonly string[];
  readonly save: string | undefined;
  readonly yes: boolean;
}

/** The account that an address or an id names. */
export async function getAccount(deps: Deps, named: string | undefined): Promise<Account> {
  const account = await findAccount(deps, await getAccountId(deps, named));
  if (account === undefined) throw new Error(`no account ${named}`);
  return account;
}

/** The account's id, even when its record cannot be read. */
export async function getAccountId(deps: Deps, named: string | undefined): Promise<string> {
  if (named === undefined) throw new UsageError("Name the account by e-mail address or id.");
  const parsed = credentials.shape.email.safeParse(named);
  const account = parsed.success ? await findAccountByEmail(deps, parsed.data) : undefined;
  if (account !== undefined) return account.id;
  const isId = /^[\w-]{1,128}$/.test(named);
  if (!isId || (await deps.store.get(accounts.key(named))) === undefined) {
    throw new Error(`no account ${named}`);
  }
  return named;
}
