import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build, type Plugin } from "esbuild";
import { bundleServer } from "../../build/emit/bundle.ts";
import { writeLore } from "../../build/emit/lore.ts";
import packageJson from "../../package.json" with { type: "json" };

/*
 * `bundle-programs.ts <folder>` writes there the shipped program, the packages in it (bundled.json)
 * and the scripts that tests start and kill: bundled they start in a fifth of the time.
 */
const ROOT = join(import.meta.dirname, "../..");
const SCRIPTS = [
  "accounts/store/batches-child",
  "accounts/store/count-child",
  "accounts/store/full-child",
  "accounts/store/late-open-child",
  "accounts/store/open-child",
  "build/rebuild",
  "build/rewrite",
];

const [folder = ""] = process.argv.slice(2);
const bundle = await bundleServer(ROOT, true);
bundle.write(join(folder, "bin"));
writeLore(join(folder, "bin"), { step: () => undefined, begin: () => undefined });
writeFileSync(join(folder, "bundled.json"), JSON.stringify(bundle.packages));

/** Sources that read what lies beside them find it from the bundle too. */
const ownFolders: Plugin = {
  name: "own-folders",
  setup: (bundler) =>
    bundler.onLoad({ filter: /[/\\]build[/\\].*\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8").replaceAll(
        "import.meta.dirname",
        JSON.stringify(dirname(path)),
      ),
      loader: "ts",
    })),
};

await build({
  entryPoints: SCRIPTS.map((name) => join(ROOT, "test", `${name}.ts`)),
  outdir: join(folder, "scripts"),
  entryNames: "[name]",
  outExtension: { ".js": ".mjs" },
  bundle: true,
  splitting: true,
  platform: "node",
  format: "esm",
  external: [...Object.keys(packageJson.dependencies), "esbuild"],
  plugins: [ownFolders],
  logLevel: "error",
});
