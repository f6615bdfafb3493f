import { describe, expect, test } from "vitest";
import { createBuiltinReasoner } from "../../../server/chat/builtin/engine.ts";
import { converse } from "../converse.ts";
import { walletNamed } from "../eval/wallets.ts";

const reasoner = createBuiltinReasoner();

const ask = (question: string) => converse(reasoner, [question], walletNamed("demo"));

describe("points at a fixed value or moved to a program", () => {
  test.each<[string, RegExp]>([
    ["should i transfer chase points to hyatt or cash out", /\$933\.75.*\n+.*cash.*\$830/],
    ["50k chase points: cash back or hyatt?", /37,500.*\$562\.50.*\n+.*\$500/],
    ["are my amex points worth more as statement credit or sent to delta", /credit.*\$1,488/],
    ["is it better to use ur in the portal or transfer to united", /\$996.*\n+.*portal/],
  ])("%s", async (question, told) => {
    const { text, intent } = await ask(question);
    expect(intent).toBe("fund_award");
    expect(text).toMatch(/^\*\*The transfer\*\* brings more/);
    expect(text).toMatch(told);
  });

  test("what brings more at the fixed value is told so", async () => {
    const { text } = await ask("should i cash out my citi points or send them to jetblue");
    expect(text).toMatch(/^\*\*As cash\*\* they bring more/);
  });

  test("wherever they would go, both stand beside each other", async () => {
    const { text } = await ask("statement credit or transfer for my amex points");
    expect(text).toMatch(/Moved to partners .*\$4,721\.50/);
    expect(text).toMatch(/statement credit .*\$1,491/);
  });
});
