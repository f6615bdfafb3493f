import { hash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Classifier, toClassifier, train } from "./classifier.ts";
import { toWords } from "./features.ts";
import { isChat } from "../topics/ids.ts";
import { toGoings, toLessons } from "./lessons.ts";
import { decodeModels, encodeModels } from "./models.ts";
import { type Label, PHRASINGS, readFollowUps, readSections } from "./phrasings.ts";

/*
 * The trained models of what people ask. The bundle reads a file beside it, written by the build.
 * Sources use a cached file, retrained when the phrasings or the trainer change.
 */

export type { Label } from "./phrasings.ts";

/** Everything the reader needs from the phrasings. */
export interface Lore {
  readonly labels: ReadonlyMap<string, Label>;
  readonly predict: Classifier["predict"];
  /** Predicts how a message follows on from a question. */
  readonly goings: Classifier["predict"];
  /** All words of the phrasings; never typing errors. */
  readonly vocabulary: ReadonlySet<string>;
  /** Words that people use about cards and points. */
  readonly words: ReadonlySet<string>;
}

/** Set in the bundle: the name of the file beside it. */
declare const CHAT_LORE: string;

const HERE = import.meta.dirname;
const CACHE = join(HERE, "..", "..", "..", "node_modules", ".cache", "cardfile");

/** Loads the trained models, or trains them for some seconds when none are cached. */
export const openLore = (): Lore =>
  toLore(typeof CHAT_LORE === "string" ? readFileSync(resolve(HERE, CHAT_LORE)) : loreBytes());

/** The model learned from the current sources, from the cache if it is there. */
export function loreBytes(): Buffer {
  const file = join(CACHE, loreName());
  try {
    return readFileSync(file);
  } catch {
    const bytes = learn();
    keep(file, bytes);
    return bytes;
  }
}

const NAME_LENGTH = 16;

/** The hash covers all training data and the trainer's sources. */
export function loreName(): string {
  const files = [PHRASINGS, HERE].flatMap((folder) =>
    readdirSync(folder)
      .toSorted()
      .map((name) => readFileSync(join(folder, name), "utf8")),
  );
  return `chat-${hash("sha256", files.join("\n")).slice(0, NAME_LENGTH)}.bin`;
}

interface Head {
  readonly labels: readonly Label[];
  readonly vocabulary: readonly string[];
  readonly words: readonly string[];
}

function learn(): Buffer {
  const sections = readSections();
  const head: Head = {
    labels: sections.map(({ label }) => label),
    vocabulary: [...wordsOf(sections)],
    words: [...wordsOf(sections.filter(({ label }) => !isChat(label.topic)))],
  };
  return encodeModels(head, [train(toLessons(sections)), train(toGoings(readFollowUps()))]);
}

const wordsOf = (sections: ReturnType<typeof readSections>): ReadonlySet<string> =>
  new Set(
    sections.flatMap(({ lines }) =>
      lines.flatMap((line) => toWords(line.replaceAll(/\{\w+\}|[()|]/g, " "))),
    ),
  );

function toLore(bytes: Buffer): Lore {
  const { head: written, models } = decodeModels(bytes);
  // Written by `learn`.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const head = written as Head;
  const [predict, goings] = models.map((model) => toClassifier(model).predict);
  if (predict === undefined || goings === undefined)
    throw new Error("the chat's file is not whole");
  return {
    labels: new Map(head.labels.map((label) => [label.id, label])),
    predict,
    goings,
    vocabulary: new Set(head.vocabulary),
    words: new Set(head.words),
  };
}

/** Atomic, because others may be reading; does nothing when the folder cannot be written. */
function keep(file: string, bytes: Buffer): void {
  try {
    mkdirSync(CACHE, { recursive: true });
    for (const name of readdirSync(CACHE)) {
      if (name.startsWith("chat-")) rmSync(join(CACHE, name), { force: true });
    }
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, bytes);
    renameSync(draft, file);
  } catch {
    // It is learned again at the next start.
  }
}
