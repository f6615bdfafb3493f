import { issueApiKey } from "../../server/accounts/api-keys.ts";
import type { Deps } from "../../server/accounts/deps.ts";
import { createPasswords } from "../../server/accounts/sign-in/passwords.ts";
import { SCOPES } from "../../server/accounts/scopes.ts";
import { createAccount } from "../../server/accounts/users.ts";

/** The account of most tests. */
export const ADA = { email: "ada@example.org", password: "correct horse battery" };

export const passwords = createPasswords();

export async function signUp(deps: Deps, given = ADA) {
  const account = await createAccount(deps, passwords, given);
  if (account === undefined) throw new Error("the address is taken");
  return account;
}

/** An account with an API key to it. */
export async function newKey(deps: Deps, scopes = SCOPES.slice()) {
  const account = await signUp(deps);
  const issued = await issueApiKey(deps, account.id, { name: "laptop", scopes });
  if (issued === undefined) throw new Error("too many keys");
  return { account, ...issued };
}
