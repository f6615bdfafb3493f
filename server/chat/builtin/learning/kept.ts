import { hash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { learn, type Phrasings } from "./learn.ts";
import { decodeLore, encodeLore, type Lore } from "./model.ts";

/** Set in the bundle: the name of the file beside it, with what was learned when it was built. */
declare const CHAT_LORE: string;

/**
 * What was learned of the phrasings: kept beside the bundle, or in the cache of who works on the
 * sources. Undefined when the bundle's is gone or spoiled: then it is learned anew, in some seconds.
 */
export function recallLore(phrasings: Phrasings): Lore | undefined {
  if (typeof CHAT_LORE !== "string") return decodeLore(learnForKeeps(phrasings));
  try {
    return decodeLore(readFileSync(resolve(import.meta.dirname, CHAT_LORE)));
  } catch {
    return undefined;
  }
}

/**
 * The bytes of what is learned from the sources as they are, kept for who asks next; `onLearn` is
 * called before the seconds that learning takes.
 */
export function learnForKeeps(phrasings: Phrasings, onLearn: () => void = () => {}): Buffer {
  const file = inCache(phrasings);
  try {
    return readFileSync(file);
  } catch {
    onLearn();
    const bytes = encodeLore(learn(phrasings));
    keep(file, bytes);
    return bytes;
  }
}

const HERE = import.meta.dirname;
const CACHE = join(HERE, "..", "..", "..", "..", "node_modules", ".cache", "cardfile");

/** Named by all that learning depends on, so that what is old is never read. */
function inCache({ intents, followUps }: Phrasings): string {
  const taught = intents.map(({ id, group, phrasings }) => ({ id, group, phrasings }));
  const learner = [...sourcesFrom(join(HERE, "learn.ts")).values()];
  const name = hash("sha256", JSON.stringify([taught, followUps, learner]));
  return join(CACHE, `chat-${name.slice(0, NAME_LENGTH)}.bin`);
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

const NAME_LENGTH = 16;

/**
 * Whole or not at all, for others may read it meanwhile; and where nothing may be written, it is
 * learned again the next time.
 */
function keep(file: string, bytes: Buffer): void {
  try {
    mkdirSync(CACHE, { recursive: true });
    // What another process learns of the same sources stays, its draft too.
    const isOld = (name: string): boolean => isOurs(name) && !name.startsWith(basename(file));
    for (const old of readdirSync(CACHE).filter(isOld)) rmSync(join(CACHE, old), { force: true });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, bytes);
    renameSync(draft, file);
  } catch {
    // What was learned is at hand all the same.
  }
}

const isOurs = (name: string): boolean => name.startsWith("chat-");
