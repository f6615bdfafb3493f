import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/*
 * `npm run test:slow`: the tests that `npm test` leaves out; then `npm test` twice at once, with the
 * clock one and three years ahead, far away in other languages, and in random order.
 */
const FOLDER = import.meta.dirname;
const VITEST = join(createRequire(import.meta.url).resolve("vitest/package.json"), "../vitest.mjs");

type Environment = Readonly<Record<string, string>>;

async function run(config: string, words: readonly string[], env: Environment): Promise<boolean> {
  const command = [VITEST, "run", "--config", join(FOLDER, config), ...words];
  const child = spawn(process.execPath, command, {
    cwd: join(FOLDER, ".."),
    env: { ...process.env, ...env },
    stdio: "inherit",
  });
  await once(child, "exit");
  return child.exitCode === 0;
}

/** Two runs at once on two cores take several times as long. */
const yearsAhead = (years: number): Environment => {
  const shift = pathToFileURL(join(FOLDER, "support", "shifted-clock.mjs")).href;
  return { NODE_OPTIONS: `--import=${shift}?years=${years}`, TEST_LIMIT_MS: "300000" };
};

const slow = await run("vitest.slow.config.ts", [], {});
const elsewhere = await Promise.all([
  run("vitest.config.ts", [], {
    ...yearsAhead(1),
    TZ: "Pacific/Auckland",
    LC_ALL: "tr_TR.UTF-8",
  }),
  run("vitest.config.ts", ["--sequence.shuffle"], {
    ...yearsAhead(3),
    TZ: "America/Los_Angeles",
    LC_ALL: "C",
  }),
]);
process.exitCode = slow && elsewhere.every(Boolean) ? 0 : 1;
