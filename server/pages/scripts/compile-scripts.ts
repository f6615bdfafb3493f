import { join } from "node:path";
import { dictionary } from "@zxcvbn-ts/language-common";
import { build } from "esbuild";
import { BROWSER_SCRIPT } from "../../look/browser-script.ts";
import type { ScriptName } from "./names.ts";

/** The entry point of each page's script, relative to the folder of the pages. */
const SOURCES: Readonly<Record<ScriptName, string>> = {
  chat: "chat/browser/chat.ts",
  password: "sign-in/browser/password.ts",
  passkeys: "sign-in/browser/passkeys.ts",
};

/** The number of common passwords that the page's script carries; the server knows them all. */
const COMMON_IN_PAGE = 2000;

/** The scripts of the pages, each as one module of JavaScript. Takes the folder of the pages. */
export async function compileScripts(folder: string): Promise<Readonly<Record<string, string>>> {
  const { outputFiles } = await build({
    ...BROWSER_SCRIPT,
    entryPoints: Object.entries(SOURCES).map(([out, path]) => ({ out, in: join(folder, path) })),
    outdir: folder,
    define: {
      COMMON_PASSWORDS: JSON.stringify(dictionary["passwords-common"].slice(0, COMMON_IN_PAGE)),
    },
  });
  return Object.fromEntries(
    Object.keys(SOURCES).map((name) => [
      name,
      outputFiles.find(({ path }) => path.endsWith(`${name}.js`))?.text ?? "",
    ]),
  );
}
