import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";

const HELP = `Usage: cardfile build --data DIR [--dist DIR]

Builds a catalog from your own CSV tables: the answers, the pages and the facts for members. If the
tables have errors, nothing is written; each is reported as file:line column: what is wrong.

  --data DIR   folder of the CSV tables; for an example, see data in cardfile's sources
  --dist DIR   folder to write   (default: dist)
`;

type Variables = Readonly<Record<string, string | undefined>>;

/** The exports of bin/builder.mjs; server code imports nothing of build/. */
interface Builder {
  readonly buildFromTables: (
    options: Readonly<Record<"root" | "data" | "dist", string>> & { readonly variables: Variables },
  ) => Promise<boolean>;
}

/** Builds from tables. Imports the builder by path, so that no other command loads it. */
export async function runBuild(
  root: string,
  builderPath: string,
  words: readonly string[],
  variables: Variables = {},
): Promise<void> {
  const { values } = parseArgs({
    args: [...words],
    options: {
      data: { type: "string" },
      dist: { type: "string", default: "dist" },
      help: { type: "boolean", short: "h" },
    },
  });
  if (values.help === true) return void process.stdout.write(HELP);
  const { data, dist } = values;
  if (data === undefined) throw new Error(`No tables: give their folder as --data.\n\n${HELP}`);
  if (!existsSync(builderPath)) {
    throw new Error(
      "Only the package has the builder; in a checkout run `npm run build -- --data DIR`.",
    );
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- bundled from build/builder.ts
  const { buildFromTables } = (await import(pathToFileURL(builderPath).href)) as Builder;
  if (await buildFromTables({ root, data, dist, variables })) {
    process.stdout.write(`To serve it: DIST=${dist} cardfile serve\n`);
  } else process.exitCode = 1;
}
