import { toAsciiJson } from "../../server/contract/json.ts";
import type { Manifest, PublishedFile } from "../../server/contract/manifest.ts";
import { type PackedAnswer, sha256Of } from "./compress.ts";

/** A file of the finished folder, by its path inside it. */
export interface OutputFile {
  readonly path: string;
  readonly bytes: Buffer;
}

interface ManifestInput {
  readonly version: string;
  readonly inputs: string;
  readonly answers: readonly PackedAnswer[];
  /** Files of the private folder: their names and texts. */
  readonly privateFiles: readonly (readonly [name: string, text: string])[];
  readonly hosting: readonly (readonly [path: string, text: string])[];
}

/** Every file of dist: the answers with their compressed variants, all others, the manifest. */
export function toOutput(input: ManifestInput): readonly OutputFile[] {
  const published = input.answers.map((answer) => toPublished(answer, input.version));
  const privateFiles = input.privateFiles.map(([name, text]) => ({
    name,
    bytes: Buffer.from(text, "latin1"),
  }));
  const hosting = input.hosting.map(([path, text]) => ({ path, bytes: Buffer.from(text) }));
  const summary: Manifest = {
    version: input.version,
    inputs: input.inputs,
    files: published.map(({ entry }) => entry),
    private: privateFiles.map(({ name, bytes }) => toStored(name, bytes)),
    hosting: hosting.map(({ path, bytes }) => toStored(path, bytes)),
  };
  return [
    ...published.flatMap(({ files }) => files),
    ...privateFiles.map(({ name, bytes }) => ({ path: `private/${name}`, bytes })),
    ...hosting,
    { path: "manifest.json", bytes: Buffer.from(toAsciiJson(summary), "latin1") },
  ];
}

function toPublished(
  { url, file, dataset, contentType, bytes, sha256, br, gzip }: PackedAnswer,
  version: string,
): { readonly entry: PublishedFile; readonly files: readonly OutputFile[] } {
  const entry = {
    url,
    ...toStored(file, bytes, sha256),
    content_type: contentType,
    ...(dataset === undefined ? {} : { dataset }),
    encodings: {
      br: br === undefined ? undefined : toStored(`${file}.br`, br),
      gzip: gzip === undefined ? undefined : toStored(`${file}.gz`, gzip),
    },
    last_modified: version,
  };
  const files = [
    { path: `public/${file}`, bytes },
    ...(br === undefined ? [] : [{ path: `public/${file}.br`, bytes: br }]),
    ...(gzip === undefined ? [] : [{ path: `public/${file}.gz`, bytes: gzip }]),
  ];
  return { entry, files };
}

function toStored(file: string, bytes: Buffer, sha256 = sha256Of(bytes)) {
  return { file, bytes: bytes.length, sha256 };
}
