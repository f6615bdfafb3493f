import { describe, expect, test } from "vitest";
import { createBuiltinReasoner } from "../../server/chat/builtin/engine.ts";
import { converse } from "./converse.ts";
import { walletNamed } from "./eval/wallets.ts";

/* What is worked out of what was told before, and what comes next in its order. */

const reasoner = createBuiltinReasoner({
  onFault: (error) => {
    throw error;
  },
});

const firstLine = async (wallet: string, said: readonly string[]): Promise<string> =>
  (await converse(reasoner, said, walletNamed(wallet))).text.split("\n")[0] ?? "";

const NEXT_FEE = "when do i pay the next annual fee and how much";

describe("the next in an order", () => {
  test.each<[string, string, readonly string[], RegExp]>([
    ["fee by its day", "demo", [NEXT_FEE, "and the one after that"], /\$325\*\* for the .*Gold/],
    ["fee after that", "demo", [NEXT_FEE, "and the one after that", "next one?"], /third .*\$95/],
    ["highest fee", "twelve", ["my highest annual fee?", "the next one down"], /second .*\$650/],
    ["oldest card", "demo", ["which of my cards is the oldest", "and next oldest"], /Freedom Flex/],
    ["biggest balance", "demo", ["whats my biggest points balance", "next?"], /Capital One Miles/],
  ])("%s", async (_, wallet, said, tells) => {
    expect(await firstLine(wallet, said)).toMatch(tells);
  });
});

describe("arithmetic on what was told", () => {
  test.each<[string, string, readonly string[], RegExp]>([
    ["the sum of two fees", "demo", [NEXT_FEE, "and the one after that", "both together"], /\$720/],
    [
      "a month of a sum",
      "demo",
      [NEXT_FEE, "and the one after that", "both together", "how much is that a month"],
      /\$60\*\* a month/,
    ],
    [
      "a month of both",
      "demo",
      ["annual fee on the platinum", "and the gold?", "how much is that a month for both"],
      /\$101\.67\*\* a month/,
    ],
    [
      "a month of one fee",
      "demo",
      ["fee on the venture x", "how much is that monthly"],
      /\$32\.92/,
    ],
    [
      "the difference of two fees",
      "twelve",
      ["my highest annual fee?", "the next one down", "difference between the two"],
      /difference is \*\*\$145/,
    ],
    [
      "what two programs are worth",
      "demo",
      ["what are my cap one miles worth", "and the chase ones?", "total of the two"],
      /\$3,328\.26/,
    ],
    [
      "how far apart two people are",
      "couple",
      ["how many hilton points does dana have", "and me", "whats the difference"],
      /75,500\*\* points.*Dana's/,
    ],
    [
      "the points of two programs",
      "couple",
      ["how many hyatt points do i have", "and hilton", "those two combined?"],
      /56,800\*\* points/,
    ],
  ])("%s", async (_, wallet, said, tells) => {
    expect(await firstLine(wallet, said)).toMatch(tells);
  });

  test("of nothing that was told before it is not taken for arithmetic", async () => {
    expect(await firstLine("demo", ["both together"])).not.toMatch(/Together that is/);
  });

  test("all fees are those of the wallet, not the ones just told", async () => {
    const text = await firstLine("demo", [NEXT_FEE, "and all my fees together"]);
    expect(text).toMatch(/\$2,605/);
  });
});

describe("what was told of several", () => {
  test.each<[string, string, readonly string[], RegExp]>([
    [
      "is theirs when it is pointed at",
      "couple",
      ["what does dana hold", "which of those costs the most"],
      /Surpass/,
    ],
    [
      "is of both, who were asked about",
      "couple",
      ["how many ultimate rewards between us", "what's that worth"],
      /135,550/,
    ],
    [
      "is of one again",
      "couple",
      ["how many ultimate rewards between us", "what's that worth", "and only hers"],
      /71,350/,
    ],
    [
      "has a difference in one line",
      "couple",
      ["dana's fees per year and mine", "difference"],
      /\$270/,
    ],
    [
      "has a sum of a year",
      "demo",
      ["what's left on dunkin", "and grubhub", "both together a year"],
      /\$204/,
    ],
    [
      "names what lapses after",
      "expiring",
      ["which of my miles die first", "and then"],
      /Then expire: .*Hyatt/,
    ],
  ])("%s", async (_, wallet, said, tells) => {
    expect(await firstLine(wallet, said)).toMatch(tells);
  });
});

describe("a short message after an answer", () => {
  test.each<[string, string, readonly string[], RegExp]>([
    [
      "asks of one kind of the points",
      "twelve",
      ["total points across everything", "how much of that is hotel"],
      /336,400/,
    ],
    [
      "asks of another kind of them",
      "twelve",
      ["total points across everything", "how much of that is hotel", "and airline"],
      /33,150/,
    ],
    [
      "is still of the other person",
      "demo",
      ["no i meant sams card", "when's the fee"],
      /Sam's\) on November 20, 2027/,
    ],
    [
      "puts more spend on top",
      "bonus",
      ["which bonus and how much left", "if i put my 1200 rent on it", "and the 450 insurance too"],
      /\$1,000\*\* is left/,
    ],
    [
      "names a certificate by its place",
      "expiring",
      ["free nights i got: list", "the first one, by when", "the other"],
      /Marriott/,
    ],
    [
      "asks for the sum of two fees",
      "demo",
      ["annual fee on the platinum", "and the gold?", "how much for both"],
      /\$1,220/,
    ],
  ])("%s", async (_, wallet, said, tells) => {
    expect(await firstLine(wallet, said)).toMatch(tells);
  });
});

test("several things of a card that is named first are each answered, as they were asked", async () => {
  const { text } = await converse(
    reasoner,
    ["my bilt card: when did i get it, what's the fee, what credits are left"],
    walletNamed("twelve"),
  );
  for (const part of ["**what's the fee**", "February 20, 2026", "$495", "$400"])
    expect(text).toContain(part);
});

test("a day of the month is the next one of its number", async () => {
  expect(await firstLine("demo", ["is there anything to use up before the 30th"])).toMatch(
    /up to November 30, 2026/,
  );
});

describe("things of the wallet, one after the other", () => {
  test.each([
    ["list my credits, my fees and my points please", ["$4,090.90", "$2,605", "546,640"]],
    ["total of all my fees and total credits", ["$2,605", "$7,052.80"]],
  ])("%s", async (said, figures) => {
    const { text } = await converse(reasoner, [said], walletNamed("demo"));
    for (const figure of figures) expect(text).toContain(figure);
  });

  test("compared with each other they are one question", async () => {
    const { intent } = await converse(reasoner, ["do my credits and points beat my fees"]);
    expect(intent).not.toContain("+");
  });
});

describe("a renewal", () => {
  test("why it is worth it is told by what stands on either side", async () => {
    expect(await firstLine("demo", ["should i keep the venture x", "why"])).toMatch(
      /^\*\*Because\*\* .*\$395.*\$362\.88/,
    );
  });

  test.each([
    ["a credit is left out", ["should i keep the venture x", "and without the travel credit"]],
    ["one that is never used", ["is the venture x worth it if i never use the travel credit"]],
  ])("%s", async (_, said) => {
    expect(await firstLine("demo", said)).toMatch(/^Without Capital One Travel: .*\$167\.88/);
  });
});
