import { join } from "node:path";
import { findChange } from "./freshness.ts";
import { loadBuilder } from "./load-builder.ts";
import { progressTo } from "./progress.ts";
import { readOptions } from "./options.ts";

const HELP = `Usage: npm run build [-- options]

Builds dist from the tables in data, the server into dist/bin and the client into dist/client.

  --if-stale     for a server that starts next: nothing when dist is built from the present sources
  --pack         what goes into the package: dist/sbom.json too, nothing of older builds, no chat
  --data DIR     folder of the CSV tables   (default: data)
  --dist DIR     folder to write            (default: dist)
`;

const root = join(import.meta.dirname, "..");

const { values: options } = readOptions(
  {
    options: {
      "if-stale": { type: "boolean", default: false },
      pack: { type: "boolean", default: false },
      data: { type: "string", default: join(root, "data") },
      dist: { type: "string", default: join(root, "dist") },
      help: { type: "boolean", short: "h", default: false },
    },
  },
  "npm run build -- --help",
);

if (options.help) process.stdout.write(HELP);
else if (!options["if-stale"] || findChange({ root, data: options.data }, options.dist)) {
  const progress = progressTo(process.stdout, () => performance.now());
  const { buildDist } = await loadBuilder(root);
  progress.step("load", "what builds");
  const isBuilt = await buildDist({
    root,
    data: options.data,
    dist: options.dist,
    isPacked: options.pack,
    progress,
    say: (line) => void process.stderr.write(`${line}\n`),
  });
  if (!isBuilt) process.exitCode = 1;
}
