import { groupBy } from "../contract/group-by.ts";
import type { Storage } from "unstorage";
import { ALONE_FILE, aloneAnswers } from "../contract/host-answers.ts";
import { type Lookup, lookup, LOOKUP_FILE } from "../contract/lookup.ts";
import { type Manifest, manifest, type PublishedFile } from "../contract/manifest.ts";
import { type Dataset, DATASETS } from "../contract/route.ts";
import { type Published, toEtag, toRepresentation } from "./reply.ts";
import { readBytes, readVerified } from "./stored.ts";

/** The files of a build, read into memory and verified. */
export interface Files {
  readonly version: string;
  readonly published: ReadonlyMap<string, Published>;
  readonly lookup: Lookup;
  /** Answers that differ on a server without accounts, by address. */
  readonly alone: ReadonlyMap<string, string>;
  /** Datasets with a file that is missing or does not match its checksum. */
  readonly damaged: ReadonlySet<Dataset>;
  /** The number of missing or damaged files. */
  readonly missing: number;
}

const PUBLIC = "public/";
const READS_IN_FLIGHT = 32;

const NO_NAMES: Lookup = {
  issuers: [],
  networks: [],
  card_types: [],
  benefits: [],
  programs: [],
  closed_cards: [],
  cards: [],
};

/** The manifest's text, which changes with every build; undefined when there is none. */
export async function readManifestText(storage: Storage): Promise<string | undefined> {
  const bytes = await readBytes(storage, "manifest.json");
  return bytes?.toString("utf8");
}

/** Reads and verifies every file of the manifest. Throws when the manifest cannot be parsed. */
export async function readFiles(storage: Storage, manifestText: string): Promise<Files> {
  const listed = manifest.parse(JSON.parse(manifestText));
  const answers = new Map<PublishedFile, Published>();
  await inParallel([...groupBy(listed.files, contentOf).values()], async (copies) => {
    const answer = await readFirst(storage, copies);
    if (answer === undefined) return;
    for (const copy of copies) answers.set(copy, answer);
  });
  const names = await readLookup(storage, listed);
  const missing = listed.files.filter((file) => !answers.has(file));
  const damaged = new Set(
    names === undefined ? DATASETS : missing.flatMap(({ dataset }) => dataset ?? []),
  );
  // A dataset is served whole or not at all: drop the intact files of a damaged one.
  const served = [...answers].filter(([{ dataset }]) => !(dataset && damaged.has(dataset)));
  return {
    version: listed.version,
    published: new Map(served.map(([{ url }, answer]) => [url, answer])),
    lookup: names ?? NO_NAMES,
    alone: await readAlone(storage, listed),
    damaged,
    missing: missing.length + (names === undefined ? 1 : 0),
  };
}

/** The same for files such as a program by its name and by its key, or without routes. */
const contentOf = ({ sha256, content_type: type, dataset }: PublishedFile): string =>
  `${sha256} ${type} ${dataset ?? ""}`;

/** The content from the first copy that is whole. */
async function readFirst(
  storage: Storage,
  copies: readonly PublishedFile[],
): Promise<Published | undefined> {
  for (const copy of copies) {
    // The next copy is only read when this one is damaged.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await readPublished(storage, copy);
    if (answer !== undefined) return answer;
  }
  return undefined;
}

async function readPublished(
  storage: Storage,
  file: PublishedFile,
): Promise<Published | undefined> {
  const { br, gzip } = file.encodings;
  const [identityBytes, brBytes, gzipBytes] = await Promise.all([
    readVerified(storage, PUBLIC, file),
    br && readVerified(storage, PUBLIC, br),
    gzip && readVerified(storage, PUBLIC, gzip),
  ]);
  if (identityBytes === undefined) return undefined;
  // A damaged variant costs nothing but bytes on the wire: the answer goes out uncompressed.
  const { content_type: type } = file;
  return {
    identity: toRepresentation(identityBytes, toEtag(file.sha256), undefined, type),
    ...(br && brBytes ? { br: toRepresentation(brBytes, toEtag(br.sha256), "br", type) } : {}),
    ...(gzip && gzipBytes
      ? { gzip: toRepresentation(gzipBytes, toEtag(gzip.sha256), "gzip", type) }
      : {}),
  };
}

async function readLookup(storage: Storage, listed: Manifest): Promise<Lookup | undefined> {
  const text = await readPrivate(storage, listed, LOOKUP_FILE);
  return text === undefined ? undefined : lookup.parse(JSON.parse(text));
}

/** Empty for older builds, which have no such file; their answers are served as built. */
async function readAlone(storage: Storage, listed: Manifest): Promise<ReadonlyMap<string, string>> {
  const text = await readPrivate(storage, listed, ALONE_FILE);
  return new Map(text === undefined ? [] : Object.entries(aloneAnswers.parse(JSON.parse(text))));
}

async function readPrivate(
  storage: Storage,
  listed: Manifest,
  name: string,
): Promise<string | undefined> {
  const file = listed.private.find((one) => one.file === name);
  const bytes = file && (await readVerified(storage, "private/", file));
  return bytes?.toString("utf8");
}

/** Works through the items, this many at a time. */
async function inParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let item = items[next++]; item !== undefined; item = items[next++]) {
      // Each worker takes one item after the other.
      // oxlint-disable-next-line no-await-in-loop
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: READS_IN_FLIGHT }, worker));
}
