import type { Manifest, PublishedFile } from "../../server/contract/manifest.ts";

export function variantsOf(published: PublishedFile) {
  const { br, gzip } = published.encodings;
  return [published, br, gzip].filter((stored) => stored !== undefined);
}

export function listedFiles({ files, private: hidden, hosting }: Manifest) {
  const published = files.flatMap(variantsOf);
  return [
    ...published.map((stored) => ({ ...stored, path: `public/${stored.file}` })),
    ...hidden.map((stored) => ({ ...stored, path: `private/${stored.file}` })),
    ...hosting.map((stored) => ({ ...stored, path: stored.file })),
  ];
}
