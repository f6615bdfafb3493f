import { expect, test } from "vitest";
import { intents } from "../../server/chat/builtin/intents/registry.ts";
import { expandLine } from "../../server/chat/learning/templates.ts";
import { readFollowUps } from "../../server/chat/builtin/phrasings/follow-ups.ts";

const followUps = readFollowUps();

test("follow-ups are of intents that there are", () => {
  const ids = new Set(intents.map(({ id }) => id));
  const strays = followUps.filter(({ before, intent }) => !ids.has(before) || !ids.has(intent));
  expect(strays).toEqual([]);
  expect(followUps.length).toBeGreaterThan(2000);
});

test("none is written twice after the same question, to mean two things", () => {
  const keys = followUps.map(({ before, text }) => `${before}\t${text}`);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

test("each is a sentence that can be learned", () => {
  expect(followUps.filter(({ text }) => expandLine(text).length === 0)).toEqual([]);
});
