import { spawnSync } from "node:child_process";
import { areInstalled } from "./own-packages.ts";

/* Part of npm run check: the types of the folders whose code needs packages of their own. */

for (const folder of ["test/bench/rivals", "test/clients"] as const) {
  if (!areInstalled(folder)) {
    process.stdout.write(
      `${folder}: types not checked, its packages are missing or not those of its lock file\n`,
    );
    continue;
  }
  const { status } = spawnSync("tsc", ["-p", folder], { stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}
