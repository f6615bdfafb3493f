import { expect, test } from "vitest";
import { withoutFiller } from "../../server/chat/learning/features.ts";

test.each([
  ["hey quick question which card at <merchant> thanks in advance", "which card at <merchant>"],
  ["so basically i was wondering if you could tell me <card> fee asap", "<card> fee"],
  ["<person> and i were talking and is <card> worth it any help appreciated", "is <card> worth it"],
  ["which card at <merchant>", "which card at <merchant>"],
])("what is said around a question is left out: %s", (text, bare) => {
  expect(withoutFiller(text)).toBe(bare);
});

test.each(["hey there", "thanks a lot", "quick question", "ok", "thank you so much", "hello"])(
  "what is nothing else stays: %s",
  (text) => {
    expect(withoutFiller(text)).toBe(text);
  },
);
