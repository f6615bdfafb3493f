import { join } from "node:path";
import { findChange, tellSettings } from "./freshness.ts";
import { loadBuilder } from "./load-builder.ts";
import { progressTo } from "./progress.ts";
import { readOptions } from "./options.ts";

const HELP = `Usage: npm run build [-- options]

Builds dist from the tables in data, the server into dist/bin and the client into dist/client.

  --if-stale     for a server that starts next: nothing when dist is built from the present sources
  --pack         what goes into the package: dist/sbom.json too, nothing of older builds, no chat
  --data DIR     folder of the CSV tables   (default: data)
  --dist DIR     folder to write            (default: dist)

Two variables of the environment say who publishes the pages:

  CORRECTIONS_URL   where readers tell that a fact is wrong: an https address, to which title and text are
                    added unless it has {subject}, {field}, {value} or {source}, or an e-mail address
  SITE_URL          the https address of the pages, for canonical links, previews and the sitemap
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

const settings = tellSettings(process.env);

if (options.help) process.stdout.write(HELP);
else if (!options["if-stale"] || findChange({ root, data: options.data, settings }, options.dist)) {
  const progress = progressTo(process.stdout, () => performance.now());
  const { buildDist } = await loadBuilder(root);
  progress.step("load", "what builds");
  const isBuilt = await buildDist({
    root,
    data: options.data,
    dist: options.dist,
    isPacked: options.pack,
    variables: process.env,
    progress,
    say: (line) => void process.stderr.write(`${line}\n`),
  });
  if (!isBuilt) process.exitCode = 1;
}
