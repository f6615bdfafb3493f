import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * Runs the build of the sources that lie beside the program, with its own options. It is not part of
 * the bundle: serving needs no compiler and no tables.
 */
export async function runBuild(root: string, words: readonly string[]): Promise<void> {
  const script = join(root, "build", "main.ts");
  if (!existsSync(script)) {
    throw new Error(
      `There is nothing to build from in ${root}: a package holds what was built, not the tables and ` +
        "not the build. Run `npm ci && npm run build` in a checkout of the sources.",
    );
  }
  const child = spawn(process.execPath, ["--import", "tsx", script, ...words], {
    stdio: "inherit",
  });
  process.exitCode = await new Promise<number>((resolve, reject) => {
    child.once("error", reject).once("exit", (code) => resolve(code ?? 1));
  });
}
