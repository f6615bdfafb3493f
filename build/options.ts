import { parseArgs, type ParseArgsConfig } from "node:util";

/**
 * What the command line gives. A mistake there is told in one line, which names the command with
 * which the options are listed; the exit code is then 2.
 */
export function readOptions<T extends ParseArgsConfig>(
  config: T,
  help: string,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // What follows the first sentence is advice about positional arguments.
    const [reason] = error.message.split(/\.\s|\n/);
    process.stderr.write(`${reason}; \`${help}\` lists the options.\n`);
    return process.exit(2);
  }
}
