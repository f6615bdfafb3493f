import { parseArgs } from "node:util";
import { issueApiKey, listApiKeys, revokeApiKey } from "../accounts/api-keys.ts";
import { DEMO_EMAIL, DEMO_WALLET } from "../accounts/demo.ts";
import type { Deps } from "../accounts/deps.ts";
import { createPasswords, newPassword } from "../accounts/sign-in/passwords.ts";
import { SCOPES } from "../accounts/scopes.ts";
import { openStorage } from "../catalog/dist.ts";
import { FactsUnavailable, isCatalogAlone } from "../catalog/read-facts.ts";
import { SIGN_IN_PATH } from "../contract/addresses.ts";
import { createAccount, findAccountByEmail } from "../accounts/users.ts";
import { changeWallet } from "../accounts/wallets.ts";
import type { Config } from "../config/config.ts";
import { withAccounts } from "./with-accounts.ts";

const HELP = `Usage: cardfile demo [--reset]

Creates the account ${DEMO_EMAIL} with a realistic wallet, and prints how to sign in and an API key.
If the account exists, its wallet and password stay as they are and a new API key replaces the old.

  --reset   restore the original wallet
`;

const KEY_NAME = "demo";

/** Fills the demonstration account and prints a key to it. */
export async function demonstrate(config: Config, words: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...words],
    options: { reset: { type: "boolean" }, help: { type: "boolean", short: "h" } },
  });
  if (values.help === true) return void process.stdout.write(HELP);
  // Without facts the tools cannot answer, so a key would be useless.
  if (await isCatalogAlone(await openStorage(config))) throw new FactsUnavailable();
  await withAccounts(config, async (deps) => {
    const { id, password } = await openAccount(deps);
    const isFilled = await fillWallet(deps, id, values.reset === true);
    const endedKeys = await endKeys(deps, id);
    const issued = await issueApiKey(deps, id, { name: KEY_NAME, scopes: SCOPES });
    if (issued === undefined) throw new Error("the account has too many keys; revoke one");
    const news = [
      password === undefined ? "The demo account already exists." : "Created the demo account.",
      isFilled ? `Its wallet has ${DEMO_WALLET.cards.length} cards.` : "Its wallet is unchanged.",
      ...(endedKeys > 0 ? ["The earlier API key no longer works; use the one below."] : []),
    ];
    process.stdout.write(`${news.join(" ")}

sign in   ${config.publicUrl}${SIGN_IN_PATH} (once the server runs: npm start)
e-mail    ${DEMO_EMAIL}
password  ${password ?? `unchanged; for a new one: npx cardfile admin set-password ${DEMO_EMAIL}`}

export KEY=${issued.text}
`);
  });
}

interface DemoAccount {
  readonly id: string;
  /** Undefined when the account was there before. */
  readonly password?: string;
}

async function openAccount(deps: Deps): Promise<DemoAccount> {
  const known = await findAccountByEmail(deps, DEMO_EMAIL);
  if (known !== undefined) return { id: known.id };
  const password = newPassword();
  const wanted = { email: DEMO_EMAIL, password };
  const made = await createAccount(deps, createPasswords(), wanted, "member");
  if (made === undefined) throw new Error("the account is being created elsewhere; try again");
  return { id: made.id, password };
}

/** Fills an empty account, or one to reset, with the demonstration wallet; true when it did. */
async function fillWallet(deps: Deps, accountId: string, isReset: boolean): Promise<boolean> {
  const { outcome } = await changeWallet(deps, accountId, (before) => {
    const isFilled = isReset || before.cards.length === 0;
    return { after: isFilled ? DEMO_WALLET : before, outcome: isFilled };
  });
  return outcome;
}

/** Ends the keys of earlier runs, which would pile up; returns how many there were. */
async function endKeys(deps: Deps, accountId: string): Promise<number> {
  const keys = (await listApiKeys(deps, accountId)).filter(({ name }) => name === KEY_NAME);
  // One after the other, as each changes the same list.
  // oxlint-disable-next-line no-await-in-loop
  for (const { id } of keys) await revokeApiKey(deps, accountId, id);
  return keys.length;
}
