import { parseArgs, type ParseArgsConfig } from "node:util";

/**
 * Parses the command line. On a mistake it prints one line that names the help command, and exits
 * with code 2.
 */
export function readOptions<T extends ParseArgsConfig>(config: T, help: string) {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // Keeps the first sentence of Node's message; the rest is advice on positional arguments.
    const [reason] = error.message.split(/\.\s|\n/);
    process.stderr.write(`${reason}; \`${help}\` lists the options.\n`);
    return process.exit(2);
  }
}
