import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { type Frame, frame } from "../../../server/chat/frame.ts";
import { readPinnedFacts } from "../../fixtures/pinned-facts.ts";

const framed = z.strictObject({
  /** The case of the evaluation whose last question this is. */
  case: z.string(),
  frame,
});

const unsaid = z.strictObject({
  case: z.string(),
  /** The part that no frame can express. */
  why: z.string(),
});

const UNSAID = "unsaid.json";
const readJson = (file: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, file), "utf8"));

/** Frames written by hand, one file an area. */
export const readFrames = () =>
  readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith(".json") && file !== UNSAID)
    .toSorted()
    .flatMap((file) => z.array(framed).parse(readJson(file)));

/** Cases that cannot be said in a frame. */
export const readUnsaid = () => z.array(unsaid).parse(readJson(UNSAID));

const regions = new Intl.DisplayNames(["en"], { type: "region" });

/** The frame as a model says it: with names in place of ids. */
export function toSaid({ subjects, ...others }: Frame): object {
  const { cards, programs, categories } = readPinnedFacts();
  const nameOf = (kind: string, id: string): string | undefined => {
    if (kind === "card") return cards.get(id)?.card_name;
    if (kind === "program") return programs.get(id)?.name;
    if (kind === "category") return categories.get(id)?.name;
    return kind === "country" ? regions.of(id) : undefined;
  };
  return {
    ...others,
    subjects: subjects.map(({ id, kind, role }) => ({ kind, name: nameOf(kind, id) ?? id, role })),
  };
}
