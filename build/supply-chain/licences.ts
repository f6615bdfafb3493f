import type { LockedPackage } from "./packages.ts";

/** Licences that only require their text to be kept with the code. */
const PERMISSIVE: ReadonlySet<string> = new Set([
  "MIT",
  "MIT-0",
  "ISC",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "0BSD",
  "Apache-2.0",
  "Unlicense",
  "CC0-1.0",
]);

interface Exception {
  readonly name: RegExp;
  readonly licence: string;
  /** Allowed only for packages that are not shipped. */
  readonly isDev: boolean;
  readonly reason: string;
}

export const EXCEPTIONS: readonly Exception[] = [
  {
    name: /^lru-cache$/,
    licence: "BlueOak-1.0.0",
    isDev: true,
    reason:
      "permissive too (OSI-approved); part of unstorage, of which the bundle takes other files",
  },
  {
    name: /^lightningcss(?:-[a-z0-9-]+)?$/,
    licence: "MPL-2.0",
    isDev: true,
    reason: "a tool inside vite, which vitest brings; run in tests as it is, never shipped",
  },
  {
    name: /^node-forge$/,
    licence: "(BSD-3-Clause OR GPL-2.0)",
    isDev: true,
    reason:
      "BSD-3-Clause is chosen; makes the certificate of npm run dev -- --https, never shipped",
  },
  {
    name: /^pako$/,
    licence: "(MIT AND Zlib)",
    isDev: true,
    reason: "Zlib is permissive too; inside a tool of the benchmarks, never shipped",
  },
  {
    name: /^argparse$/,
    licence: "Python-2.0",
    isDev: true,
    reason: "permissive too (OSI-approved); inside the generator of OpenAPI clients, never shipped",
  },
];

export const findRefused = (packages: readonly LockedPackage[]): readonly LockedPackage[] =>
  packages.filter((one) => !isPermissive(one.licence) && findException(one) === undefined);

export const findException = (one: LockedPackage): Exception | undefined =>
  EXCEPTIONS.find(
    ({ name, licence, isDev }) =>
      name.test(one.name) && licence === one.licence && (one.isDev || !isDev),
  );

/** For `A OR B` one permissive licence is enough; no other expressions are supported. */
const isPermissive = (licence: string): boolean =>
  licence
    .replaceAll(/^\(|\)$/g, "")
    .split(" OR ")
    .some((one) => PERMISSIVE.has(one));
