import { describe, expect, test } from "vitest";
import { toClassifier } from "../../server/chat/learning/classifier.ts";
import { learn } from "../../server/chat/learning/learn.ts";
import { decodeLore, encodeLore } from "../../server/chat/learning/model.ts";
import { readFollowUps } from "../../server/chat/builtin/phrasings/follow-ups.ts";
import { TOY_INTENTS } from "./toy-intents.ts";

const TOYS = { intents: TOY_INTENTS, followUps: readFollowUps() };

describe("what was learned", () => {
  const lore = learn(TOYS);
  const bytes = encodeLore(lore);

  test("is the same after it was kept", () => {
    const back = decodeLore(bytes);
    expect(back).toEqual(lore);
    const question = "should i cancel my <card>";
    expect(back && toClassifier(back.intents).predict(question)).toEqual(
      toClassifier(lore.intents).predict(question),
    );
  });

  test.each([
    ["cut short", bytes.subarray(0, -1)],
    [
      "of another format",
      Buffer.from(bytes.toString("latin1").replace("cardfile-chat", "cardfile-else"), "latin1"),
    ],
    ["empty", Buffer.alloc(0)],
    ["of another kind", Buffer.from("MZ\u0000\u0000 not ours")],
  ])("is nothing when the file is %s", (_, spoiled) => {
    expect(decodeLore(spoiled)).toBeUndefined();
  });
});
