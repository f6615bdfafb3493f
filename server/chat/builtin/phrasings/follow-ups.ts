import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A message that goes on from a question, as somebody typed it; names and figures stand as slots. */
export interface FollowUp {
  /** The intent of the question before. */
  readonly before: string;
  /** The intent of the message. */
  readonly intent: string;
  /** True when it can be understood without what was said before. */
  readonly isWhole: boolean;
  readonly text: string;
}

const FILE = join(import.meta.dirname, "follow-ups.tsv");

/** One a line: before, intent, `whole` or `leans`, and text. Only learning needs them, so the bundle is without. */
export function readFollowUps(): readonly FollowUp[] {
  let lines: readonly string[];
  try {
    lines = readFileSync(FILE, "utf8").split("\n");
  } catch {
    return [];
  }
  return lines.flatMap((line) => {
    const [before, intent, lean, text] = line.split("\t");
    return before && intent && text ? [{ before, intent, isWhole: lean === "whole", text }] : [];
  });
}
