import { writeSync } from "node:fs";
import { build } from "../../build/build.ts";
import type { Progress } from "../../build/progress.ts";

/*
 * Builds two folders of tables into one dist, in turn and for ever, to be killed at it: run as
 * `rebuild.ts dist first second`. It writes a dot on stdout each time it is about to write a
 * release.
 */
const STDOUT = 1;

const [dist = "", ...folders] = process.argv.slice(2);

const progress: Pick<Progress, "step"> = {
  step: (name) => void (name === "emit" && writeSync(STDOUT, ".")),
};

for (;;) {
  for (const [at, data] of folders.entries()) {
    await build({ data, dist, inputs: String(at + 1).repeat(64), checks: [], progress });
  }
}
