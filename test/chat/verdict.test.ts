import { describe, expect, test } from "vitest";
import { answerFrame } from "../../server/chat/answer-reading.ts";
import { render } from "../../server/chat/compose/render.ts";
import { frame } from "../../server/chat/frame.ts";
import { verdictOf } from "../../server/chat/topics/renewal/verdict.ts";
import { toolboxOf } from "./eval/run.ts";

const ASKS = ["should", "worth", "is", "time"] as const;

describe.each(ASKS)("asked by %s", (asks) => {
  test.each([true, false])("cancelling is the opposite of keeping (pays: %s)", (pays) => {
    expect(verdictOf({ asks, verb: "keep" }, pays)).toBe(pays ? "yes" : "no");
    expect(verdictOf({ asks, verb: "cancel" }, pays)).toBe(pays ? "no" : "yes");
  });

  test("figures that do not decide give no verdict", () => {
    expect(verdictOf({ asks, verb: "keep" }, undefined)).toBeUndefined();
    expect(verdictOf({ asks, verb: "cancel" }, undefined)).toBeUndefined();
  });

  test.each([true, false])("figures of one card do not decide a downgrade (pays: %s)", (pays) => {
    expect(verdictOf({ asks, verb: "downgrade" }, pays)).toBeUndefined();
  });
});

test.each(["keep", "cancel", "downgrade"] as const)(
  "figures do not tell what can be done: %s",
  (verb) => {
    expect(verdictOf({ asks: "can", verb }, true)).toBeUndefined();
    expect(verdictOf({ asks: "can", verb }, false)).toBeUndefined();
  },
);

/** The demo's Gold pays for its fee at any use of its credits. */
const answerOn = (asks: string, verb: string): string => {
  const subjects = [{ kind: "card", id: "amex-gold" }];
  const asked = frame.parse({ topic: "renewal", focus: "whether", asks, verb, subjects });
  return render(answerFrame(asked, toolboxOf({ wallet: "demo", now: undefined }))).text;
};

describe("a card that pays for its fee", () => {
  test.each(ASKS)("is kept, and not cancelled, asked by %s", (asks) => {
    expect(answerOn(asks, "keep")).toMatch(/^\*\*Yes, keep it\*\*: .*American Express Gold Card/);
    expect(answerOn(asks, "cancel")).toMatch(/^\*\*No, keep it\*\*: .*American Express Gold Card/);
  });

  test.each(["can", "should"])(
    "has figures and no verdict when a downgrade is asked by %s",
    (asks) => {
      const text = answerOn(asks, "downgrade");
      expect(text).not.toMatch(/\*\*(?:Yes|No)\*\*/);
      expect(text).toMatch(/^After its .*American Express Gold Card/);
      expect(text).toContain("is your choice");
    },
  );
});
