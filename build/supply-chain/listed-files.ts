import type { Manifest, PublishedFile } from "../../server/contract/manifest.ts";

/** A published answer and its compressed variants. */
export function variantsOf(published: PublishedFile) {
  const { br, gzip } = published.encodings;
  return [published, br, gzip].filter((stored) => stored !== undefined);
}

/** The files that a manifest lists, by their path in dist. */
export function listedFiles({ files, private: hidden, hosting }: Manifest) {
  const published = files.flatMap(variantsOf);
  return [
    ...published.map((stored) => ({ ...stored, path: `public/${stored.file}` })),
    ...hidden.map((stored) => ({ ...stored, path: `private/${stored.file}` })),
    ...hosting.map((stored) => ({ ...stored, path: stored.file })),
  ];
}
