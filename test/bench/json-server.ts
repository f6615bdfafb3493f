import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getCard, listCards } from "../../server/contract/routes.ts";
import { urlFor } from "../../server/contract/route.ts";
import { installOwnPackages } from "../support/own-packages.ts";
import { becomesReady, findFreePort } from "./port.ts";

const PROGRAM = join(import.meta.dirname, "rivals/node_modules/json-server/lib/cli/bin.js");

/**
 * Serves one card and the list of all with json-server, which makes a REST service of a JSON file.
 * Its version is the last that is not a beta; those are under another licence.
 */
export async function startJsonServer(
  dist: string,
  cardId: string,
): Promise<{ readonly child: ChildProcess; readonly root: string }> {
  await installOwnPackages("test/bench/rivals");
  const folder = join(dist, "json-server");
  mkdirSync(folder, { recursive: true });
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
    [PROGRAM, "--quiet", "--host=127.0.0.1", `--port=${port}`, `--routes=${routes}`, database],
    { stdio: "ignore" },
  );
  if (await becomesReady(port)) return { child, root: `http://127.0.0.1:${port}` };
  child.kill();
  throw new Error(`json-server did not start; run it by hand on ${database}`);
}
