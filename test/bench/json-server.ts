import { type ChildProcess, execFile, spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { getCard, listCards } from "../../server/contract/routes.ts";
import { urlFor } from "../../server/contract/route.ts";
import { becomesReady, findFreePort } from "./port.ts";

const run = promisify(execFile);

/** The last that is not a beta; those are under another licence. */
const PACKAGE = "json-server@0.17.4";
const INSTALL_MS = 120_000;

/**
 * Serves one card and the list of all with json-server, which makes a REST service of a JSON file.
 * It is no dependency of ours: npm installs it beside the data. Undefined where that cannot be.
 */
export async function startJsonServer(
  dist: string,
  cardId: string,
): Promise<{ readonly child: ChildProcess; readonly root: string } | undefined> {
  const folder = join(dist, "json-server");
  const args = ["install", "--prefix", folder, "--no-save", "--no-audit", "--no-fund", PACKAGE];
  try {
    await run("npm", [...args, "--ignore-scripts"], { timeout: INSTALL_MS });
  } catch {
    return undefined;
  }
  const published = (path: string): unknown =>
    JSON.parse(readFileSync(join(dist, "public", `${path}.json`), "utf8"));
  const [database, routes] = [join(folder, "db.json"), join(folder, "routes.json")];
  writeFileSync(
    database,
    JSON.stringify({
      cards: published(listCards.path),
      details: [published(urlFor(getCard.path, { cardId }))],
    }),
  );
  writeFileSync(
    routes,
    JSON.stringify({ [listCards.path]: "/cards", [getCard.path]: "/details/:cardId" }),
  );
  const port = await findFreePort();
  const child = spawn(
    process.execPath,
    [
      join(folder, "node_modules", "json-server", "lib", "cli", "bin.js"),
      "--quiet",
      "--host=127.0.0.1",
      `--port=${port}`,
      `--routes=${routes}`,
      database,
    ],
    { stdio: "ignore" },
  );
  if (await becomesReady(port)) return { child, root: `http://127.0.0.1:${port}` };
  child.kill();
  throw new Error(`${PACKAGE} is installed, but did not start; run it by hand on ${database}`);
}
