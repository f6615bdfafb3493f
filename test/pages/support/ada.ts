import { authenticate } from "../../../server/accounts/caller.ts";
import { type Account, findAccountByEmail } from "../../../server/accounts/users.ts";
import { openSite, type Site } from "./site.ts";
import { signUp, type Visitor } from "./visitor.ts";

export const EMAIL = "ada@example.org";

interface SignedUp {
  readonly site: Site;
  readonly ada: Visitor;
  readonly account: Account;
}

/** A site on which Ada has just signed up. */
export async function openForAda(): Promise<SignedUp> {
  const site = openSite();
  const ada = await signUp(site, EMAIL);
  const account = await findAccountByEmail(site.deps, EMAIL);
  if (account === undefined) throw new Error("signing up made no account");
  return { site, ada, account };
}

/** The caller of an API key. */
export const whoCalls = ({ deps }: Site, key: string) =>
  authenticate(deps, async () => undefined, `Bearer ${key}`, "https://cards.example/x");
