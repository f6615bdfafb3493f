#!/usr/bin/env node
import { existsSync } from "node:fs";

// npx keeps a link to this file, which must be there and executable before the first build.
const program = new URL("../../dist/bin/cardfile.mjs", import.meta.url);

if (existsSync(program)) await import(program.href);
else if (process.argv.length === 2) {
  // Help needs no build; the sources have it.
  await import("tsx");
  await import("../main.ts");
} else {
  process.stderr.write("cardfile is not built yet; run `npm run build` and try again.\n");
  process.exitCode = 1;
}
