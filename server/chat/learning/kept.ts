import { fork } from "node:child_process";
import { hash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { Phrasings } from "./learn.ts";
import { decodeLore, type Lore } from "./model.ts";

/*
 * What was learned is a file: of the bundle beside it, of the sources in a cache. Where a build left
 * the learning to the server, the lessons lie beside the bundle instead, which itself is without.
 */

/** Set in the bundle: the name of the file beside it, with what was learned. */
declare const CHAT_LORE: string;

const HERE = import.meta.dirname;
const ROOT = join(HERE, "..", "..", "..", "..");
const CACHE = join(ROOT, "node_modules", ".cache", "cardfile");

/** What was learned of the phrasings before; undefined when it is gone or spoiled. */
export const recallLore = (phrasings: Phrasings): Lore | undefined => recall(phrasings)?.lore;

/** Learns in a process of its own, once for all who ask meanwhile, and keeps it for the next start. */
export async function learnLore(phrasings: Phrasings): Promise<Lore> {
  const lore = decodeLore(await learnBytes(phrasings));
  if (lore === undefined) throw new Error("what the chat learned cannot be read");
  return lore;
}

/** Learns what the build left to the server, if it did; others may ask for it meanwhile. */
export async function learnAhead(log: (message: string) => void): Promise<void> {
  const lessons = typeof CHAT_LORE === "string" ? readLessons() : undefined;
  if (lessons === undefined || recall(lessons) !== undefined) return;
  log("chat: learning how members ask, some 20 seconds; until then it asks for patience");
  try {
    await learnBytes(lessons);
    log("chat: ready");
  } catch (error) {
    log(`chat: ${String(error)}; it learns again when somebody asks`);
  }
}

/** What was learned of the sources as they are, as bytes. */
export const recallBytes = (phrasings: Phrasings): Buffer | undefined => recall(phrasings)?.bytes;

/** The same, learned now unless it was before. */
export const keepLore = async (phrasings: Phrasings): Promise<Buffer> =>
  recallBytes(phrasings) ?? (await learnBytes(phrasings, { isAwaited: true }));

/** Named by all that learning depends on, so that what is old is never read. */
export function toLoreName(phrasings: Phrasings): string {
  const { intents, followUps } = toTaught(phrasings);
  const learner = [...sourcesFrom(join(HERE, "learn.ts")).values()];
  const name = hash("sha256", JSON.stringify([intents, followUps, learner]));
  return `chat-${name.slice(0, NAME_LENGTH)}.bin`;
}

/** The file in which the lessons lie until what is learned from them has its own. */
export const toLessonsFile = (loreFile: string): string => loreFile.replace(/\.bin$/, ".json");

/** What of the phrasings is learned from, as plain values. */
export const toTaught = ({ intents, followUps }: Phrasings): Phrasings => ({
  intents: intents.map(({ id, group, phrasings }) => ({ id, group, phrasings })),
  followUps,
});

/** Whole or not at all, for others may read it meanwhile. */
export function writeWhole(file: string, bytes: Buffer | string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, bytes);
  renameSync(draft, file);
}

const NAME_LENGTH = 16;

/** Where what was learned may be; new of it is kept in the first place. */
function placesOf(phrasings: Phrasings): readonly [string, ...string[]] {
  if (typeof CHAT_LORE === "string") return [resolve(HERE, CHAT_LORE)];
  const name = toLoreName(phrasings);
  // A server that npm start has built learns beside its bundle.
  return [join(CACHE, name), join(ROOT, "dist", "bin", name)];
}

function recall(phrasings: Phrasings): { readonly bytes: Buffer; readonly lore: Lore } | undefined {
  for (const file of placesOf(phrasings)) {
    try {
      const bytes = readFileSync(file);
      const lore = decodeLore(bytes);
      if (lore !== undefined) return { bytes, lore };
    } catch {
      // It is not there.
    }
  }
  return undefined;
}

interface Learning {
  /** The process does not end before it. */
  readonly isAwaited: boolean;
}

let underway: Promise<Buffer> | undefined;

const learnBytes = (phrasings: Phrasings, how: Learning = { isAwaited: false }): Promise<Buffer> =>
  (underway ??= learnAndKeep(phrasings, how).finally(() => (underway = undefined)));

async function learnAndKeep(phrasings: Phrasings, how: Learning): Promise<Buffer> {
  const lessons = typeof CHAT_LORE === "string" ? readLessons() : phrasings;
  const bytes = await learnApart(lessons ?? phrasings, how);
  // The bundle is without the messages that people typed; what it learns from the rest is for now.
  if (lessons !== undefined) keep(placesOf(lessons)[0], bytes);
  return bytes;
}

/** A thread would leave its memory with the server. */
function learnApart(lessons: Phrasings, { isAwaited }: Learning): Promise<Buffer> {
  const script = typeof CHAT_LORE === "string" ? "learn-chat.mjs" : "learner.ts";
  const child = fork(join(HERE, script), { serialization: "advanced" });
  const stop = () => child.kill();
  process.once("exit", stop);
  child.once("exit", () => process.off("exit", stop));
  child.send(toTaught(lessons));
  return new Promise((done, fail) => {
    child.once("message", (bytes: Uint8Array) => done(Buffer.from(bytes)));
    child.once("error", fail).once("exit", () => fail(new Error("learning was ended")));
    if (isAwaited) return;
    // Last, as a channel that is listened to holds the process.
    child.unref();
    child.channel?.unref();
  });
}

/** Undefined where the build has not left the learning to the server. */
function readLessons(): Phrasings | undefined {
  try {
    return JSON.parse(readFileSync(toLessonsFile(resolve(HERE, CHAT_LORE)), "utf8"));
  } catch {
    return undefined;
  }
}

/** Where nothing may be written, it is learned again the next time. */
function keep(file: string, bytes: Buffer): void {
  try {
    const folder = dirname(file);
    mkdirSync(folder, { recursive: true });
    // What another process learns of the same sources stays, its draft too.
    const isOld = (name: string) => name.startsWith("chat-") && !name.startsWith(basename(file));
    const old = folder === CACHE ? readdirSync(folder).filter(isOld) : [];
    for (const name of old) rmSync(join(folder, name), { force: true });
    writeWhole(file, bytes);
  } catch {
    // What was learned is at hand all the same.
  }
}

/** A source and all that it runs, by path: what changes elsewhere leaves what was learned. */
function sourcesFrom(path: string, known = new Map<string, string>()): ReadonlyMap<string, string> {
  if (known.has(path)) return known;
  const source = readFileSync(path, "utf8");
  known.set(path, source);
  for (const [, from = ""] of source.matchAll(RUN_TOO)) {
    sourcesFrom(resolve(dirname(path), from), known);
  }
  return known;
}

/** Imports of files of ours, but for those of types alone. */
const RUN_TOO = /^(?:import|export) (?!type\b)[^;]*? from "(\.[^"]+)"/gm;
