import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build, transform } from "esbuild";
import { BASE_STYLES } from "../../server/look/base-styles.ts";
import { BROWSER_SCRIPT, BROWSERS } from "../../server/look/browser-script.ts";

/** Page scripts; each has a folder with a main.ts in browser/. */
export type ScriptName = "explorer.js" | "transfers.js" | "docs.js";

const STYLES = join(import.meta.dirname, "styles");
const BROWSER = join(import.meta.dirname, "browser");

/** Compiled styles and scripts. */
export interface SiteAssets {
  readonly styles: string;
  readonly scripts: Readonly<Record<ScriptName, string>>;
}

export async function compileAssets(): Promise<SiteAssets> {
  const [styles, explorer, transfers, docs] = await Promise.all([
    compileStyles(),
    compileScript("explorer.js"),
    compileScript("transfers.js"),
    compileScript("docs.js"),
  ]);
  const scripts = { "explorer.js": explorer, "transfers.js": transfers, "docs.js": docs };
  return { styles, scripts };
}

/** One stylesheet: the shared base, then all files in styles/ by name. */
async function compileStyles(): Promise<string> {
  const own = readdirSync(STYLES)
    .toSorted()
    .map((file) => readFileSync(join(STYLES, file), "utf8"));
  const { code } = await transform([BASE_STYLES, ...own].join("\n"), {
    loader: "css",
    minify: true,
    target: BROWSERS,
  });
  return code;
}

/** A script bundled with its imports as one module. */
async function compileScript(name: ScriptName): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(BROWSER, name.replace(".js", ""), "main.ts")],
    ...BROWSER_SCRIPT,
  });
  return outputFiles[0]?.text ?? "";
}
