import { issueApiKey, listApiKeys, revokeApiKey } from "./accounts/api-keys.ts";
import { DEMO_EMAIL, DEMO_WALLET } from "./accounts/demo.ts";
import { createPasswords, newPassword } from "./accounts/passwords.ts";
import { SCOPES } from "./accounts/scopes.ts";
import { openStorage } from "./catalog/dist.ts";
import { FactsUnavailable, isCatalogAlone } from "./catalog/read-facts.ts";
import { createAccount, findAccountByEmail } from "./accounts/users.ts";
import { changeWallet } from "./accounts/wallets.ts";
import type { Config } from "./config.ts";
import { withAccounts } from "./with-accounts.ts";

/** Fills the demonstration account and prints a key to it. */
export async function demonstrate(config: Config): Promise<void> {
  // A key to tools that cannot answer is of no use.
  if (await isCatalogAlone(await openStorage(config))) throw new FactsUnavailable();
  await withAccounts(config, async (deps) => {
    const known = await findAccountByEmail(deps, DEMO_EMAIL);
    const password = newPassword();
    const account =
      known ??
      (await createAccount(deps, createPasswords(), { email: DEMO_EMAIL, password }, "member"));
    if (account === undefined) throw new Error("somebody else is making the account; try again");
    await changeWallet(deps, account.id, () => ({ after: DEMO_WALLET, outcome: undefined }));
    for (const key of await listApiKeys(deps, account.id)) {
      // A second run must not pile up keys; one after the other, as each changes the same list.
      // oxlint-disable-next-line no-await-in-loop
      if (key.name === "demo") await revokeApiKey(deps, account.id, key.id);
    }
    const issued = await issueApiKey(deps, account.id, { name: "demo", scopes: SCOPES });
    if (issued === undefined) throw new Error("the account has too many keys; revoke one");
    process.stdout.write(`account  ${DEMO_EMAIL}\n`);
    if (known === undefined) process.stdout.write(`password ${password}\n`);
    process.stdout.write(`API key  ${issued.text}\n`);
  });
}
