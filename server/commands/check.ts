import { existsSync } from "node:fs";
import { findUntoldProxy, UNTOLD_PROXY } from "../accounts/sign-in/proxy-seen.ts";
import { openStorage } from "../catalog/dist.ts";
import { isCatalogAlone } from "../catalog/read-facts.ts";
import { openCatalog } from "../catalog/store.ts";
import type { Config } from "../config/config.ts";
import { withAccounts } from "./with-accounts.ts";

interface Finding {
  readonly isFine: boolean;
  readonly text: string;
}

const fine = (text: string): Finding => ({ isFine: true, text });
const wrong = (text: string): Finding => ({ isFine: false, text });

/** Checks the settings, and the files and services they name. Exit code 1 when any is wrong. */
export async function check(config: Config): Promise<void> {
  const findings = [await checkCatalog(config), ...(await checkAccounts(config))];
  const lines = findings.map(({ isFine, text }) => `${isFine ? "ok   " : "wrong"}  ${text}\n`);
  process.stdout.write(lines.join(""));
  if (findings.some(({ isFine }) => !isFine)) process.exitCode = 1;
}

async function checkCatalog(config: Config): Promise<Finding> {
  const complaints: string[] = [];
  const log = (line: string): void => void complaints.push(line);
  const storage = await openStorage(config);
  const catalog = await openCatalog(storage, { reloadSeconds: 60, log });
  catalog.stop();
  const snapshot = catalog.current();
  if (snapshot?.whole === true) return fine(`catalog: ${snapshot.version} in ${config.dist}`);
  const reason = complaints[0] ?? "not found; run `npm run build`, or set DIST";
  return wrong(`catalog in ${config.dist}: ${reason}`);
}

async function checkAccounts(config: Config): Promise<readonly Finding[]> {
  const { enabled, refusal, doubt } = config.accounts;
  if (!enabled) return [fine("accounts: off")];
  if (await isCatalogAlone(await openStorage(config))) {
    return [fine("accounts: none; the build has no facts for members")];
  }
  if (refusal !== undefined) return [wrong(`accounts: ${refusal}`)];
  const doubts = doubt === undefined ? [] : [wrong(`proxy: ${doubt}`)];
  return [...doubts, ...(await checkDatabase(config))];
}

async function checkDatabase(config: Config): Promise<readonly Finding[]> {
  const { databaseUrl, databaseFile, trustedProxies, doubt } = config.accounts;
  if (databaseUrl === undefined && !existsSync(databaseFile)) {
    return [fine(`accounts: none yet; the server will create ${databaseFile}`)];
  }
  try {
    const seenAt = await withAccounts(config, findUntoldProxy);
    const isUntold = seenAt !== undefined && trustedProxies === 0 && doubt === undefined;
    const opened = fine("accounts: the database opens");
    return isUntold ? [opened, wrong(`proxy: ${UNTOLD_PROXY} (Seen at ${seenAt}.)`)] : [opened];
  } catch (error) {
    return [wrong(`accounts: ${error instanceof Error ? error.message : String(error)}`)];
  }
}
