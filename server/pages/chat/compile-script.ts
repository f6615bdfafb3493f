import { join } from "node:path";
import { build } from "esbuild";

/** Browsers of the last years; others use the page without its script. */
const TARGETS = ["chrome111", "firefox115", "safari16.4"];

/** The script of the chat page as one module of JavaScript. Takes the folder of this file. */
export async function compileScript(folder: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(folder, "browser", "chat.ts")],
    bundle: true,
    write: false,
    format: "esm",
    target: TARGETS,
    minify: true,
    logLevel: "error",
  });
  return outputFiles[0]?.text ?? "";
}
