import * as z from "zod";
import { DATASETS } from "./route.ts";
import { timestamp } from "./values.ts";

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const storedFile = {
  file: z.string(),
  bytes: z.int().nonnegative(),
  sha256,
};

/** A published answer: its address, its file under `public/` and the compressed variants. */
const publishedFile = z.strictObject({
  url: z.string(),
  ...storedFile,
  content_type: z.string(),
  dataset: z.enum(DATASETS).optional(),
  encodings: z.strictObject({
    br: z.strictObject(storedFile).optional(),
    gzip: z.strictObject(storedFile).optional(),
  }),
  last_modified: timestamp,
});

export type PublishedFile = z.infer<typeof publishedFile>;

/** dist/manifest.json: the files of a build. `inputs` identifies the sources it was made from. */
export const manifest = z.strictObject({
  version: timestamp,
  inputs: sha256,
  files: z.array(publishedFile),
  /** Files under `private/`, read by the server and never served. */
  private: z.array(z.strictObject(storedFile)),
  /** Files for static hosts, by path in dist: their configuration and their 404 page. */
  hosting: z.array(z.strictObject(storedFile)).default([]),
});

export type Manifest = z.infer<typeof manifest>;
