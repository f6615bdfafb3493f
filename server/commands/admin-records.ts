import { closeSync, openSync, writeFileSync } from "node:fs";
import { deleteAccount, exportAccount } from "../accounts/account-data.ts";
import { readAudit } from "../accounts/audit.ts";
import { type Deps, digestOf } from "../accounts/deps.ts";
import { type Damage, findDamage, repair } from "../accounts/repair.ts";
import { loadSecrets } from "../accounts/secrets.ts";
import { listAccounts } from "../accounts/users.ts";
import type { AccountsConfig } from "../config/config.ts";
import { type Arguments, getAccountId, UsageError } from "./admin-account.ts";

type Settings = Pick<AccountsConfig, "ceilings" | "secrets" | "varFolder">;

/** All accounts by creation time; unreadable ones come last, by id. */
export async function list(deps: Deps): Promise<string> {
  const lines = (await listAccounts(deps)).map((one) =>
    "unreadable" in one
      ? ["unreadable".padEnd(38), one.id, one.unreadable].join("  ")
      : [
          one.createdAt,
          one.plan.padEnd(6),
          one.disabled ? "disabled" : "active  ",
          one.id,
          one.email,
        ].join("  "),
  );
  return `${lines.toSorted().join("\n")}${lines.length > 0 ? "\n" : ""}${lines.length} accounts\n`;
}

/** The account's data as its member can download it. */
export async function exportOne(
  deps: Deps,
  { words: [named] }: Arguments,
  { ceilings }: Settings,
): Promise<string> {
  const exported = await exportAccount(deps, ceilings, await getAccountId(deps, named));
  return `${JSON.stringify(exported, undefined, 2)}\n`;
}

export async function deleteOne(
  deps: Deps,
  { words: [named], yes }: Arguments,
  { secrets, varFolder }: Settings,
): Promise<string> {
  const id = await getAccountId(deps, named);
  if (!yes) {
    throw new UsageError(
      `This deletes ${named} with its wallet, keys, sessions and apps for good. ` +
        `\`cardfile admin export ${named}\` saves its data; add --yes to delete.`,
    );
  }
  const [secret] = loadSecrets(secrets, varFolder);
  await deleteAccount(deps, secret, id);
  return `deleted ${named}\n`;
}

/** Prints the audit log of one account or of all; a deleted account shows as a digest. */
export async function audit(deps: Deps, { words: [named] }: Arguments): Promise<string> {
  const entries = await readAudit(deps, named && (await getAuditedId(deps, named)));
  const names = new Map(
    (await listAccounts(deps)).map((one) => [
      digestOf(one.id),
      "unreadable" in one ? one.id : one.email,
    ]),
  );
  const lines = entries.map(({ account, at, who, did }) =>
    [at, who, did, names.get(account) ?? `deleted ${account.slice(0, 12)}`].join("  "),
  );
  return lines.map((line) => `${line}\n`).join("");
}

/** Accepts the id of a deleted account. */
const getAuditedId = (deps: Deps, named: string): Promise<string> =>
  named.includes("@") ? getAccountId(deps, named) : Promise.resolve(named);

/** Reports damaged records; given a file to save them in, also repairs them. */
export async function repairAll(deps: Deps, { save }: Arguments): Promise<string> {
  const damages = await findDamage(deps);
  if (damages.length === 0) return "nothing is damaged\n";
  if (save === undefined) {
    const advice = "Give --save FILE to repair this and save the damaged records in FILE.\n";
    return `${damages.map(toLine).join("")}${advice}`;
  }
  const file = openSync(save, "wx", 0o600);
  const kept = damages.map(({ key, value }) => `${JSON.stringify({ key, value })}\n`);
  writeFileSync(file, kept.join(""), { flush: true });
  closeSync(file);
  await repair(deps, damages);
  return `${damages.map(toLine).join("")}saved the damaged records in ${save}\n`;
}

const toLine = ({ key, remedy }: Damage): string => `${key}  ${remedy}\n`;
