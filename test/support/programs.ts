import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import type { InstalledPackage } from "../../build/supply-chain/packages.ts";

/** The shipped program, `cardfile.mjs`. */
export const findProgram = (): string => join(inject("programs"), "bin", "cardfile.mjs");

/** A script that tests start, by the name of its source without the extension. */
export const findScript = (name: string): string =>
  join(inject("programs"), "scripts", `${name}.mjs`);

/** The packages of which there is code in the program. */
export function readBundled(): readonly InstalledPackage[] {
  return JSON.parse(readFileSync(join(inject("programs"), "bundled.json"), "utf8"));
}
