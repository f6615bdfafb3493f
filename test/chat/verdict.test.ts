import { describe, expect, test } from "vitest";
import { verdictOf } from "../../server/chat/plans/verdict.ts";

describe.each(["should", "time", "is"] as const)("asked by %s", (asks) => {
  test.each([true, false])(
    "giving a card up is answered the other way than keeping it (pays: %s)",
    (pays) => {
      const kept = verdictOf({ asks, verb: "keep" }, pays);
      expect(kept).toBe(pays ? "yes" : "no");
      for (const verb of ["cancel", "downgrade"] as const) {
        expect(verdictOf({ asks, verb }, pays)).toBe(pays ? "no" : "yes");
      }
    },
  );
});

test.each(["keep", "cancel", "downgrade"] as const)(
  "worth is about the card, also when asked to %s it",
  (verb) => {
    expect(verdictOf({ asks: "worth", verb }, true)).toBe("yes");
    expect(verdictOf({ asks: "worth", verb }, false)).toBe("no");
  },
);

test.each(["keep", "cancel", "downgrade"] as const)(
  "what can be done has no verdict of figures: %s",
  (verb) => {
    expect(verdictOf({ asks: "can", verb }, true)).toBeUndefined();
    expect(verdictOf({ asks: "can", verb }, false)).toBeUndefined();
  },
);

test.each(["should", "worth", "time", "is"] as const)(
  "figures that do not decide give no verdict: %s",
  (asks) => {
    expect(verdictOf({ asks, verb: "keep" }, undefined)).toBeUndefined();
    expect(verdictOf({ asks, verb: "cancel" }, undefined)).toBeUndefined();
  },
);
