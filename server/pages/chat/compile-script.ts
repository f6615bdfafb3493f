import { join } from "node:path";
import { build } from "esbuild";
import { BROWSER_SCRIPT } from "../../look/browser-script.ts";

/** The script of the chat page as one module of JavaScript. Takes the folder of this file. */
export async function compileScript(folder: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(folder, "browser", "chat.ts")],
    ...BROWSER_SCRIPT,
  });
  return outputFiles[0]?.text ?? "";
}
