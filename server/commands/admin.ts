import { parseArgs } from "node:util";
import { issueApiKey, listApiKeys, revokeApiKey } from "../accounts/api-keys.ts";
import type { Deps } from "../accounts/deps.ts";
import { createPasswords, newPassword } from "../accounts/passwords.ts";
import { type Plan, PLANS } from "../accounts/plans.ts";
import { type Scope, SCOPES } from "../accounts/scopes.ts";
import { endSession, listSessions } from "../accounts/sessions.ts";
import {
  type Account,
  changeAccount,
  createAccount,
  credentials,
  findAccountByEmail,
  listAccounts,
} from "../accounts/users.ts";
import type { Config } from "../config/config.ts";
import { withAccounts } from "./with-accounts.ts";

const HELP = `Usage: cardfile admin <command>

  create EMAIL [--plan PLAN]            make an account; prints its password once
  list                                  all accounts
  set-plan EMAIL PLAN                   ${PLANS.join(" or ")}
  set-password EMAIL                    a new password; prints it once
  disable EMAIL | enable EMAIL          whether the account may be used
  issue-key EMAIL [--name N] [--scope S]...   an API key; prints it once
  revoke EMAIL KEY_ID | --all           end one API key, or all keys, sessions and apps
  backup FILE                           copy the SQLite database while the server runs
  help                                  this text

Scopes: ${SCOPES.join(", ")} (all when none is given).
The database is that of the server: DATABASE_URL, or the file under VAR.
`;

/** The command was not understood; the message says what is. */
class UsageError extends Error {
  override readonly name = "UsageError";
}

interface Arguments {
  readonly words: readonly string[];
  readonly plan: string | undefined;
  readonly name: string | undefined;
  readonly scopes: readonly string[];
  readonly all: boolean;
}

interface Command {
  /** How many words it takes after its name. */
  readonly words: number;
  readonly run: (deps: Deps, given: Arguments) => Promise<string>;
}

const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ["create", { words: 1, run: create }],
  ["list", { words: 0, run: list }],
  ["set-plan", { words: 2, run: setPlan }],
  ["set-password", { words: 1, run: setPassword }],
  ["disable", { words: 1, run: (deps, given) => setDisabled(deps, given, true) }],
  ["enable", { words: 1, run: (deps, given) => setDisabled(deps, given, false) }],
  ["issue-key", { words: 1, run: issueKey }],
  ["revoke", { words: 2, run: revoke }],
]);

/** Runs a command on the accounts; the exit code is 2 when it was not understood. */
export async function administer(config: Config, words: readonly string[]): Promise<void> {
  try {
    process.stdout.write(await run(config, words));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

async function run(config: Config, words: readonly string[]): Promise<string> {
  const [name = "help", ...rest] = words;
  if (name === "help" || words.some((word) => ["--help", "-h"].includes(word))) return HELP;
  const given = parse(rest);
  if (name === "backup") return backUp(config, given);
  const command = COMMANDS.get(name);
  if (command === undefined)
    throw new UsageError(`Unknown command ${JSON.stringify(name)}.\n\n${HELP}`);
  if (given.words.length > command.words) {
    throw new UsageError(`${name} takes no ${JSON.stringify(given.words.at(-1))}.\n\n${HELP}`);
  }
  return withAccounts(config, (deps) => command.run(deps, given));
}

function parse(words: readonly string[]): Arguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        plan: { type: "string" },
        name: { type: "string" },
        scope: { type: "string", multiple: true, default: [] },
        all: { type: "boolean", default: false },
      },
    });
    return {
      words: positionals,
      plan: values.plan,
      name: values.name,
      scopes: values.scope,
      all: values.all,
    };
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : ""}\n\n${HELP}`);
  }
}

async function create(deps: Deps, { words: [email], plan }: Arguments): Promise<string> {
  const parsed = credentials.safeParse({ email: email ?? "", password: newPassword() });
  if (!parsed.success)
    throw new UsageError(parsed.error.issues[0]?.message ?? "Give an e-mail address.");
  const account = await createAccount(deps, createPasswords(), parsed.data, toPlan(plan ?? "free"));
  if (account === undefined) throw new Error(`${parsed.data.email} has an account already`);
  return `account  ${account.email}\nplan     ${account.plan}\npassword ${parsed.data.password}\n`;
}

async function list(deps: Deps): Promise<string> {
  const lines = (await listAccounts(deps)).map(({ id, email, plan, disabled, createdAt }) =>
    [createdAt, plan.padEnd(6), disabled ? "disabled" : "active  ", id, email].join("  "),
  );
  return `${lines.toSorted().join("\n")}${lines.length > 0 ? "\n" : ""}${lines.length} accounts\n`;
}

async function setPlan(deps: Deps, { words: [email, plan] }: Arguments): Promise<string> {
  const account = await getAccount(deps, email);
  const chosen = toPlan(plan);
  await changeAccount(deps, account.id, { plan: chosen });
  return `${account.email} is on the plan ${chosen}\n`;
}

async function setDisabled(deps: Deps, { words: [email] }: Arguments, disabled: boolean) {
  const account = await getAccount(deps, email);
  await changeAccount(deps, account.id, { disabled });
  return `${account.email} is ${disabled ? "disabled" : "active"}\n`;
}

async function setPassword(deps: Deps, { words: [email] }: Arguments): Promise<string> {
  const account = await getAccount(deps, email);
  const password = newPassword();
  await changeAccount(deps, account.id, { password: await createPasswords().hash(password) });
  return `password ${password}\n`;
}

async function issueKey(deps: Deps, given: Arguments): Promise<string> {
  const account = await getAccount(deps, given.words[0]);
  const scopes = given.scopes.length === 0 ? SCOPES : given.scopes.map(toScope);
  const issued = await issueApiKey(deps, account.id, { name: given.name ?? "admin", scopes });
  if (issued === undefined) throw new Error(`${account.email} has too many keys; revoke one first`);
  return `${issued.text}\n`;
}

async function revoke(deps: Deps, { words: [email, keyId], all }: Arguments): Promise<string> {
  const account = await getAccount(deps, email);
  if (!all) {
    if (keyId === undefined) throw new UsageError("Name the id of a key, or give --all.");
    const revoked = await revokeApiKey(deps, account.id, keyId);
    if (!revoked) throw new Error(`${account.email} has no key ${keyId}`);
    return `revoked ${keyId}\n`;
  }
  const keys = await listApiKeys(deps, account.id);
  const sessions = await listSessions(deps, account.id);
  await Promise.all(keys.map(({ id }) => revokeApiKey(deps, account.id, id)));
  await Promise.all(sessions.map(({ id }) => endSession(deps, account.id, id)));
  const { disconnectApp, listApps } = await import("../accounts/oauth/apps.ts");
  const apps = await listApps(deps, account.id);
  await Promise.all(apps.map(({ grantId }) => disconnectApp(deps, account.id, grantId)));
  return `revoked ${keys.length} keys, ${sessions.length} sessions and ${apps.length} apps\n`;
}

async function backUp({ accounts }: Config, { words: [to] }: Arguments): Promise<string> {
  if (to === undefined) throw new UsageError("Name the file to write.");
  if (accounts.databaseUrl !== undefined) {
    throw new Error("the accounts are in PostgreSQL; back them up with pg_dump");
  }
  const { backUpSqlite } = await import("../accounts/store/sqlite.ts");
  backUpSqlite(accounts.databaseFile, to);
  return `wrote ${to}\n`;
}

async function getAccount(deps: Deps, email: string | undefined): Promise<Account> {
  if (email === undefined) throw new UsageError("Name the account by its e-mail address.");
  const parsed = credentials.shape.email.safeParse(email);
  const account = parsed.success ? await findAccountByEmail(deps, parsed.data) : undefined;
  if (account === undefined) throw new Error(`no account ${email}`);
  return account;
}

function toPlan(name: string | undefined): Plan {
  const plan = PLANS.find((one) => one === name);
  if (plan === undefined) throw new UsageError(`A plan is ${PLANS.join(" or ")}.`);
  return plan;
}

function toScope(name: string): Scope {
  const scope = SCOPES.find((one) => one === name);
  if (scope === undefined) throw new UsageError(`A scope is one of ${SCOPES.join(", ")}.`);
  return scope;
}
