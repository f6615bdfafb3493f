import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { frame, SUBJECT_KINDS } from "../frame.ts";

/*
 * Ways people ask, as text: one file per topic, sections headed `# id slot=value … : meaning`, and
 * one phrasing per line. `{card}`, `{points}` and the like are slots, and `(a|b|)` is a choice.
 */

const words = z.string().transform((text) => text.split(","));
const liked = z.enum([...SUBJECT_KINDS, "points", "usd", "date"]);

/** A label of the classifier, with default slots of its frame. */
const label = z.strictObject({
  id: z.string(),
  topic: frame.shape.topic,
  focus: frame.shape.focus,
  column: z.string().optional(),
  asks: frame.shape.asks,
  verb: frame.shape.verb,
  /** The label's prior weight. */
  weight: z.coerce.number().default(1),
  /** Completes "Do you want to know …?". */
  means: z.string(),
  /** Any one of these kinds of names and amounts makes the label likelier. */
  likes: words.pipe(z.array(liked)).default([]),
  /** Without all of these kinds the label is unlikely. */
  needs: words.pipe(z.array(liked)).default([]),
});

export type Label = z.infer<typeof label>;

export interface Section {
  readonly label: Label;
  readonly lines: readonly string[];
}

export const PHRASINGS = join(import.meta.dirname, "..", "phrasings");

/** All sections of a folder of phrasings. Throws when a heading is not understood. */
export const readSections = (folder = PHRASINGS): readonly Section[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".txt") && file !== FOLLOW_UPS)
    .toSorted()
    .flatMap((file) => toSections(readFileSync(join(folder, file), "utf8"), file));

function toSections(text: string, file: string): readonly Section[] {
  return text
    .split("\n# ")
    .map((part, place) => (place === 0 ? part.replace("# ", "") : part))
    .map((part) => {
      const [heading = "", ...lines] = part.split("\n");
      return { label: toLabel(heading, file), lines: lines.filter((line) => line !== "") };
    });
}

function toLabel(heading: string, file: string): Label {
  const [slots = "", means] = heading.split(" : ");
  const [id, ...pairs] = slots.split(" ");
  const found = label.safeParse({
    id,
    means,
    ...Object.fromEntries(pairs.map((pair) => pair.split("="))),
  });
  if (found.success) return found.data;
  throw new Error(`${file}: the heading "${heading}": ${z.prettifyError(found.error)}`);
}

const FOLLOW_UPS = "follow-ups.txt";

/** The way a message follows a question: same subject, changed, or a new one. */
const followUp = z.strictObject({ going: z.enum(["stays", "turns", "parts"]), text: z.string() });

export type FollowUp = z.infer<typeof followUp>;

/** Reads follow-ups: `stays`, `turns` or `parts`, a tab, and the message. */
export const readFollowUps = (): readonly FollowUp[] =>
  readFileSync(join(PHRASINGS, FOLLOW_UPS), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [going, text] = line.split("\t");
      return followUp.parse({ going, text });
    });
