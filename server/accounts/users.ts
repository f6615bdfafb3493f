import { HTTPError } from "h3";
import * as z from "zod";
import { toAuditEntry } from "./audit.ts";
import { type Deps, digestOf, newToken, toTimestamp } from "./deps.ts";
import type { Passwords } from "./sign-in/passwords.ts";
import { type Plan, PLANS } from "./plans.ts";
import { defineRecord, type Entry, unlessUnreadable } from "./records.ts";
import { newPasswordField } from "./sign-in/password-rules.ts";
import { type Require, tryCommit, update } from "./store/store.ts";

const timestamp = z.iso.datetime();

/** A member's account. The password is a PHC string; everything else may be shown to the member. */
export const accounts = defineRecord(
  "accounts",
  z.looseObject({
    email: z.string(),
    /** Empty for a member who signs in with passkeys alone. */
    password: z.string(),
    /** A plan we do not know, from a newer version or a disk fault, is kept and counts as free. */
    plan: z.string().catch("free"),
    disabled: z.boolean().catch(true),
    created_at: timestamp.catch("1970-01-01T00:00:00Z"),
    /** When the address was confirmed by mail; absent until then. */
    verified_at: timestamp.optional(),
  }),
);

/** Finds the account of an address; only the account stores the address itself. */
export const emails = defineRecord("emails", z.looseObject({ account_id: z.string() }));

/** Part of every batch for an account, so that nothing is written once it is deleted. */
export const requireAccount = (id: string): Require => ({ key: accounts.key(id), required: true });

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly plan: Plan;
  readonly disabled: boolean;
  /** False for a member who signs in with passkeys alone. */
  readonly hasPassword: boolean;
  /** Changes with the password and reveals nothing of it. */
  readonly passwordMark: string;
  /** True when the member has confirmed the address by mail. */
  readonly verified: boolean;
  readonly createdAt: string;
}

const ID_BYTES = 12;

/** Sign-up form: an address and a password. */
export const credentials = z.object({
  email: z
    .string()
    .trim()
    .max(254)
    .transform((email) => email.normalize("NFKC").toLowerCase())
    .pipe(z.email({ error: "Enter an e-mail address, such as ada@example.org." })),
  password: newPasswordField,
});

export type Credentials = z.infer<typeof credentials>;

/** Makes an account; undefined when the address has one already. */
export async function createAccount(
  deps: Deps,
  passwords: Passwords,
  { email, password }: Credentials,
  plan: Plan = "free",
  strangersOf?: string,
): Promise<Account | undefined> {
  return insertAccount(deps, {
    email,
    password: await passwords.hash(password, strangersOf),
    plan,
  });
}

type AccountRecord = ReturnType<typeof accounts.parse>["value"];

/** The same with the password as a PHC string. */
export async function insertAccount(
  deps: Deps,
  fields: Pick<AccountRecord, "email" | "password" | "plan" | "verified_at">,
): Promise<Account | undefined> {
  const id = newToken(deps, ID_BYTES);
  const value = { ...fields, disabled: false, created_at: toTimestamp(deps.now()) };
  const version = await tryCommit(deps.store, [
    accounts.put([id], value, { if: null }),
    emails.put([digestOf(fields.email)], { account_id: id }, { if: null }),
    toAuditEntry(deps, id, "created the account"),
  ]);
  return version === undefined ? undefined : toAccount({ ids: [id], value, version });
}

export async function findAccount({ store }: Deps, id: string): Promise<Account | undefined> {
  const entry = await accounts.read(store, id);
  return entry && toAccount(entry);
}

export async function findAccountByEmail(deps: Deps, email: string): Promise<Account | undefined> {
  const entry = await readByEmail(deps, email);
  return entry && toAccount(entry);
}

/** The account with this address and password, unless disabled. Takes as long without one. */
export async function checkPassword(
  deps: Deps,
  passwords: Passwords,
  { email, password }: Credentials,
  strangersOf?: string,
): Promise<Account | undefined> {
  const entry = await readByEmail(deps, email);
  const matches = await passwords.matches(
    password,
    entry?.value.password || undefined,
    strangersOf,
  );
  return entry && matches && !entry.value.disabled ? toAccount(entry) : undefined;
}

/**
 * Changes an account. Throws when there is none, or when its password no longer matches the mark.
 */
export function changeAccount(
  deps: Deps,
  id: string,
  change: Partial<Pick<AccountRecord, "plan" | "disabled" | "password" | "verified_at">>,
  passwordMark?: string,
): Promise<Account> {
  return update(deps.store, accounts.key(id), (before) => {
    if (before === undefined) throw new HTTPError({ status: 404, message: "No such account." });
    const entry = accounts.parse(before);
    if (passwordMark !== undefined && passwordMark !== digestOf(entry.value.password)) {
      const message =
        "Your password was changed while this page was open. Sign in with the new one.";
      throw new HTTPError({ status: 409, message });
    }
    const value = { ...entry.value, ...change };
    const did = `changed ${Object.keys(change).join(", ")}`;
    return {
      writes: [accounts.put([id], value, { if: entry.version }), toAuditEntry(deps, id, did)],
      outcome: toAccount({ ...entry, value }),
    };
  });
}

/** An account whose record cannot be read. */
export interface UnreadableAccount {
  readonly id: string;
  readonly unreadable: string;
}

/** All accounts, including unreadable ones. */
export async function listAccounts({
  store,
}: Deps): Promise<readonly (Account | UnreadableAccount)[]> {
  return (await store.list(`${accounts.key()}/`)).map((stored) => {
    const entry = accounts.tryParse(stored);
    if (!(entry instanceof Error)) return toAccount(entry);
    const [, id = ""] = stored.key.split("/");
    return { id, unreadable: entry.message };
  });
}

/** The keys that lead from an address to the account, whether or not it can be read. */
export async function addressRecords({ store }: Deps, id: string): Promise<readonly string[]> {
  const account = await unlessUnreadable(accounts.read(store, id));
  if (account !== undefined) return [emails.key(digestOf(account.value.email))];
  const all = await emails.list(store);
  return all.filter(({ value }) => value.account_id === id).map(({ ids }) => emails.key(...ids));
}

async function readByEmail({ store }: Deps, email: string) {
  const found = await emails.read(store, digestOf(email));
  return found && accounts.read(store, found.value.account_id);
}

const toAccount = ({ ids, value }: Entry<AccountRecord>): Account => ({
  id: ids[0] ?? "",
  email: value.email,
  plan: PLANS.find((plan) => plan === value.plan) ?? "free",
  disabled: value.disabled,
  hasPassword: value.password !== "",
  passwordMark: digestOf(value.password),
  verified: value.verified_at !== undefined,
  createdAt: value.created_at,
});
