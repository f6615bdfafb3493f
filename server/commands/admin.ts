import { userInfo } from "node:os";
import { parseArgs } from "node:util";
import { issueApiKey, revokeApiKey } from "../accounts/api-keys.ts";
import type { Deps } from "../accounts/deps.ts";
import { ACCESS, endAccess, endLinks } from "../accounts/end-access.ts";
import { createPasswords, newPassword } from "../accounts/sign-in/passwords.ts";
import { PLANS } from "../accounts/plans.ts";
import { SCOPES } from "../accounts/scopes.ts";
import { changeAccount, createAccount, credentials } from "../accounts/users.ts";
import type { AccountsConfig, Config } from "../config/config.ts";
import { type Arguments, getAccount, getAccountId, UsageError } from "./admin-account.ts";
import { DATABASE_COMMANDS } from "./admin-database.ts";
import { audit, deleteOne, exportOne, list, repairAll } from "./admin-records.ts";
import { withAccounts } from "./with-accounts.ts";

const HELP = `Usage: cardfile admin <command>

Accounts are named by e-mail address, or by id as \`list\` shows it.

  create EMAIL [--plan PLAN]            create an account; prints its password once
  list                                  all accounts, including damaged ones
  set-plan ACCOUNT PLAN                 ${PLANS.join(" or ")}
  set-password ACCOUNT [--keep WHAT]... a new password; prints it once and ends
                                        all other access except WHAT:
                                        ${ACCESS.join(", ")}
  disable ACCOUNT | enable ACCOUNT      block the account or allow it again
  issue-key ACCOUNT [--name N] [--scope S]...   an API key; prints it once
  revoke ACCOUNT KEY_ID | --all         end one API key, or all access except the password
  export ACCOUNT                        everything kept about it, as JSON
  delete ACCOUNT --yes                  the account and everything kept about it
  audit [ACCOUNT]                       who did what in the last 90 days
  repair [--save FILE]                  list the damaged records; with a new FILE
                                        to save them in, repair or remove them
  backup FILE                           copy the SQLite database while the server runs
  restore FILE                          replace it with a backup; stop the server first
  compact                               free the space of deleted records
  help                                  this text

Scopes: ${SCOPES.join(", ")} (all by default).
Uses the server's database: DATABASE_URL, or the file under VAR.
`;

interface Command {
  /** The number of words after its name. */
  readonly words: number;
  readonly run: (deps: Deps, given: Arguments, settings: AccountsConfig) => Promise<string>;
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
  ["export", { words: 1, run: exportOne }],
  ["delete", { words: 1, run: deleteOne }],
  ["audit", { words: 1, run: audit }],
  ["repair", { words: 0, run: repairAll }],
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
  const ofDatabase = new Map(Object.entries(DATABASE_COMMANDS)).get(name);
  const command = COMMANDS.get(name);
  if (ofDatabase === undefined && command === undefined) {
    throw new UsageError(`Unknown command ${JSON.stringify(name)}.\n\n${HELP}`);
  }
  if (given.words.length > (command?.words ?? 1)) {
    throw new UsageError(`${name} does not take ${JSON.stringify(given.words.at(-1))}.\n\n${HELP}`);
  }
  if (command === undefined) return ofDatabase?.(config, given) ?? HELP;
  return withAccounts(config, (deps) =>
    command.run({ ...deps, operator: operatorName() }, given, config.accounts),
  );
}

/** The user who runs the command, for the audit log; a container's user may have no name. */
function operatorName(): string {
  try {
    return `operator ${userInfo().username}`;
  } catch {
    return "operator";
  }
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
        keep: { type: "string", multiple: true, default: [] },
        save: { type: "string" },
        yes: { type: "boolean", default: false },
      },
    });
    return {
      ...values,
      plan: values.plan,
      name: values.name,
      save: values.save,
      words: positionals,
      scopes: values.scope,
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
  if (account === undefined) throw new Error(`${parsed.data.email} already has an account`);
  return `account  ${account.email}\nplan     ${account.plan}\npassword ${parsed.data.password}\n`;
}

async function setPlan(deps: Deps, { words: [email, plan] }: Arguments): Promise<string> {
  const account = await getAccount(deps, email);
  const chosen = toPlan(plan);
  await changeAccount(deps, account.id, { plan: chosen });
  return `${account.email} is on the ${chosen} plan\n`;
}

async function setDisabled(deps: Deps, { words: [email] }: Arguments, disabled: boolean) {
  const account = await getAccount(deps, email);
  await changeAccount(deps, account.id, { disabled });
  return `${account.email} is ${disabled ? "disabled" : "active"}\n`;
}

async function setPassword(deps: Deps, { words: [named], keep }: Arguments): Promise<string> {
  const account = await getAccount(deps, named);
  const kept = new Set(keep.map(toAccess));
  const password = newPassword();
  await changeAccount(deps, account.id, { password: await createPasswords().hash(password) });
  const ended = ACCESS.filter((one) => !kept.has(one));
  await endLinks(deps, account);
  await endAccess(deps, account.id, ended);
  return `password ${password}\n${ended.length > 0 ? `ended    ${ended.join(", ")}\n` : ""}`;
}

async function issueKey(deps: Deps, given: Arguments): Promise<string> {
  const account = await getAccount(deps, given.words[0]);
  const scopes = given.scopes.length === 0 ? SCOPES : given.scopes.map(toScope);
  const issued = await issueApiKey(deps, account.id, { name: given.name ?? "admin", scopes });
  if (issued === undefined) throw new Error(`${account.email} has too many keys; revoke one first`);
  return `${issued.text}\n`;
}

async function revoke(deps: Deps, { words: [named, keyId], all }: Arguments): Promise<string> {
  const id = await getAccountId(deps, named);
  if (all) {
    await endAccess(deps, id, ACCESS);
    return `ended ${ACCESS.join(", ")}\n`;
  }
  if (keyId === undefined) throw new UsageError("Give the id of a key, or --all.");
  // The pages show a key as svc_0123456789abcdef.
  const revoked = await revokeApiKey(deps, id, keyId.replace(/^svc_/, ""));
  if (!revoked) throw new Error(`${named} has no key ${keyId}`);
  return `revoked ${keyId}\n`;
}

const toAccess = (name: string) => oneOf(ACCESS, name, `--keep takes ${ACCESS.join(", ")}.`);

const toPlan = (name = "") => oneOf(PLANS, name, `The plan must be ${PLANS.join(" or ")}.`);

const toScope = (name: string) =>
  oneOf(SCOPES, name, `The scope must be one of ${SCOPES.join(", ")}.`);

function oneOf<Name extends string>(names: readonly Name[], given: string, told: string): Name {
  const found = names.find((name) => name === given);
  if (found === undefined) throw new UsageError(told);
  return found;
}
