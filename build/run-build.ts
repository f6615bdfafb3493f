import { build, type BuildOptions } from "./build.ts";
import { DataError } from "./problem.ts";
import { BuildBusyError } from "./write.ts";

/**
 * Builds the data. On table errors, or when another build is running, prints them and returns
 * undefined.
 */
export async function runBuild(options: BuildOptions, say: (line: string) => void) {
  try {
    return await build(options);
  } catch (error) {
    if (!(error instanceof DataError || error instanceof BuildBusyError)) throw error;
    say(error.message);
    if (error instanceof DataError) {
      const { length } = error.problems;
      // One problem is its own summary.
      if (length > 1) say(`${length} problems; dist is unchanged`);
    }
    return undefined;
  }
}
