import { describe, expect, test } from "vitest";
import { understand } from "../../../server/chat/language/understand.ts";
import { missesOf } from "./expected.ts";
import { HARD_SENTENCES } from "./hard-sentences.ts";
import { PLAIN_SENTENCES } from "./plain-sentences.ts";
import { SENTENCES } from "./sentences.ts";
import { sceneOf } from "../converse.ts";

/** A household of two with seven cards; the second person is Sam. */
const scene = sceneOf();

const lines = [SENTENCES, HARD_SENTENCES, PLAIN_SENTENCES]
  .flatMap((sentences) => sentences.trim().split("\n"))
  .map((line) => line.split(" | "));

describe("what is found in a message", () => {
  test.each(lines)("%s", (text = "", expected = "") => {
    expect(missesOf(expected, understand(text, scene))).toEqual([]);
  });

  test("a list that is long enough to mean something", () => {
    expect(lines.length).toBeGreaterThanOrEqual(150);
  });
});
