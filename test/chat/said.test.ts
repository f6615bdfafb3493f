import { expect, test } from "vitest";
import { intents } from "../../server/chat/builtin/intents/registry.ts";
import { readSaid } from "../../server/chat/builtin/phrasings/said.ts";
import { toLines } from "../../server/chat/learning/templates.ts";

const said = readSaid();
const files = Object.entries(said);

test("messages are kept for every intent, and for nothing else", () => {
  expect(Object.keys(said).toSorted()).toEqual(intents.map(({ id }) => id).toSorted());
});

test.each(files)("those of %s are lines of their own, none twice", (_, text) => {
  const lines = toLines(text);
  expect(lines.length).toBeGreaterThan(10);
  expect(new Set(lines).size).toBe(lines.length);
});

test("no message stands for two questions", () => {
  const ids = new Map<string, string[]>();
  for (const [id, text] of files) {
    for (const line of toLines(text)) ids.set(line, [...(ids.get(line) ?? []), id]);
  }
  const shared = [...ids]
    .filter(([, of]) => of.length > 1)
    .map(([line, of]) => `${line}: ${of.join()}`);
  expect(shared).toEqual([]);
});
