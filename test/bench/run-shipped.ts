import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { phrasings } from "../../server/chat/builtin/intents/registry.ts";
import { keepLore } from "../../server/chat/learning/kept.ts";
import { ROOT } from "./run-script.ts";
import { withTemporaryFolder } from "./temporary.ts";

const run = promisify(execFile);

/**
 * Runs a script of this folder as plain JavaScript, as the program is shipped, for a loader that
 * keeps names costs a third more; gives the JSON it prints.
 */
export const runShipped = <Figures>(script: string, args: readonly string[]): Promise<Figures> =>
  withTemporaryFolder(async (folder) => {
    const lore = join(folder, "chat.bin");
    writeFileSync(lore, await keepLore(phrasings));
    const outfile = join(folder, script.replace(".ts", ".mjs"));
    await build({
      entryPoints: [join(import.meta.dirname, script)],
      outfile,
      bundle: true,
      platform: "node",
      format: "esm",
      external: ["@node-rs/argon2"],
      banner: {
        js: 'import { createRequire } from "node:module";\nconst require = createRequire(import.meta.url);',
      },
      define: {
        // The pinned facts lie beside the source.
        "import.meta.dirname": JSON.stringify(join(ROOT, "test", "fixtures")),
        CHAT_LORE: JSON.stringify(lore),
      },
    });
    const { stdout } = await run(process.execPath, [outfile, ...args]);
    return JSON.parse(stdout);
  });
