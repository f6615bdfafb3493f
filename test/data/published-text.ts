import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";

const texts = new Map<string, string>();

/** The text of a file under the public folder of the real data. */
export function readPublic(file: string): string {
  const known = texts.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(join(inject("dist"), "public", file), "utf8");
  texts.set(file, text);
  return text;
}
