import { hash } from "node:crypto";
import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FACTS_FILE } from "../../server/contract/facts.ts";
import { manifest } from "../../server/contract/manifest.ts";
import { listedFiles } from "./listed-files.ts";

/** Left out on purpose: what is in a package is public, and these facts are for members. */
const LEFT_OUT = `private/${FACTS_FILE}`;

const OTHERS: readonly RegExp[] = [
  /^(?:package\.json|README\.md|LICENSE|data\/LICENSE\.md|server\/commands\/launcher\.mjs)$/,
  /^dist\/(?:manifest|sbom)\.json$/,
  /^dist\/client\/index\.(?:js|d\.ts)$/,
  /^dist\/bin\/(?:LICENSES\.txt|[\w-]+\.mjs)$/,
];

const NEEDED = [
  "package.json",
  "README.md",
  "LICENSE",
  "server/commands/launcher.mjs",
  "data/LICENSE.md",
  "dist/sbom.json",
  "dist/client/index.js",
  "dist/client/index.d.ts",
  "dist/bin/LICENSES.txt",
  "dist/bin/cardfile.mjs",
] as const;

/**
 * Problems of an unpacked package: files that are missing, unexpected or different from the
 * manifest, and code that names a folder of the build machine.
 */
export function findWrong(folder: string, machineFolders: readonly string[] = []) {
  const present = new Set(readPaths(folder));
  const listed = listedFiles(
    manifest.parse(JSON.parse(readFileSync(join(folder, "dist/manifest.json"), "utf8"))),
  )
    .filter(({ path }) => path !== LEFT_OUT)
    .map((file) => ({ ...file, path: `dist/${file.path}` }));
  const known = new Set(listed.map(({ path }) => path));
  return [
    ...[...NEEDED, ...known]
      .filter((path) => !present.has(path))
      .map((path) => `${path} is missing`),
    ...[...present]
      .filter((path) => !known.has(path) && !OTHERS.some((pattern) => pattern.test(path)))
      .map((path) => `${path} is not expected`),
    ...listed
      .filter(({ path }) => present.has(path))
      .filter(({ path, sha256 }) => hash("sha256", readFileSync(join(folder, path))) !== sha256)
      .map(({ path }) => `${path} is not what the manifest says`),
    ...[...present].flatMap((path) => findLeaks(folder, path, machineFolders)),
  ];
}

function findLeaks(folder: string, path: string, machineFolders: readonly string[]) {
  if (!path.startsWith("dist/bin/") && !path.startsWith("dist/client/")) return [];
  const text = readFileSync(join(folder, path), "utf8");
  return [
    ...machineFolders.filter((one) => text.includes(one)).map((one) => `${path} names ${one}`),
    ...(text.includes("sourceMappingURL=data:") ? [`${path} holds its sources`] : []),
  ];
}

/** All paths in a folder, including links, which a package must not have. */
export const readPaths = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (path) => !lstatSync(join(folder, path)).isDirectory(),
  );
