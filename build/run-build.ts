import { build, type BuildOptions } from "./build.ts";
import { DataError } from "./problem.ts";
import { BuildBusyError } from "./write.ts";

/**
 * Builds the data; undefined when the tables have errors, which are told line by line, or somebody else
 * is writing.
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
