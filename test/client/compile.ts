import { execFile } from "node:child_process";
import { cpSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { promisify } from "node:util";

const ROOT = join(import.meta.dirname, "../..");
const exec = promisify(execFile);

/** TypeScript at its strictest; types of dependencies are checked too. */
const STRICTEST = {
  target: "es2022",
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noPropertyAccessFromIndexSignature: true,
  verbatimModuleSyntax: true,
  skipLibCheck: false,
  // The types of Node are those of this repository.
  typeRoots: [join(ROOT, "node_modules/@types")],
  outDir: "out",
} as const;

/** Compiles a program in a folder of its own; gives the JavaScript. Throws what tsc complains of. */
export async function compile(
  folder: string,
  program: string,
  options: Readonly<Record<string, unknown>>,
): Promise<string> {
  const name = basename(program);
  cpSync(program, join(folder, name));
  const settings = { compilerOptions: { ...STRICTEST, ...options }, files: [name] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(settings));
  const tsc = join(ROOT, "node_modules/typescript/bin/tsc");
  await exec(process.execPath, [tsc, "-p", folder]).catch((error: unknown) => {
    const printed = error instanceof Error && "stdout" in error ? String(error.stdout) : "";
    throw new Error(`${name} does not compile:\n${printed}`, { cause: error });
  });
  return join(folder, "out", name.replace(/\.ts$/, ".js"));
}

/** Runs a program with an argument; gives what it prints. */
export async function run(program: string, argument: string): Promise<string> {
  const { stdout } = await exec(process.execPath, [program, argument], { timeout: 60_000 });
  return stdout;
}
