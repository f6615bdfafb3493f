import type { Metafile } from "esbuild";
import type { InstalledPackage } from "./packages.ts";

/** Folders of packages with code in the bundle, such as `node_modules/h3`. */
export function findBundled({ outputs }: Pick<Metafile, "outputs">): ReadonlySet<string> {
  const files = Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) =>
      bytesInOutput > 0 ? [file] : [],
    ),
  );
  return new Set(files.flatMap((file) => PACKAGE.exec(file)?.[0] ?? []));
}

const PACKAGE = /(?:node_modules\/(?:@[^/]+\/)?[^/]+(?:\/(?=node_modules\/))?)+/;

/** Licence texts of bundled packages, which MIT, BSD and Apache require. */
export const toNotices = (bundled: readonly InstalledPackage[]): string =>
  [HEAD, ...bundled.map(toNotice)].join(`\n${"-".repeat(72)}\n\n`);

const HEAD = `The program cardfile.mjs and the files beside it hold code of these packages.\n`;

function toNotice({ name, version, licence, texts }: InstalledPackage): string {
  const said =
    texts.length > 0 ? texts : [`Its authors put it under ${licence}; it holds no text.`];
  return `${name} ${version} (${licence})\n\n${said.join("\n\n")}\n`;
}
