import { describe, expect, test } from "vitest";
import { delexicalise } from "../../../server/chat/language/delexicalise.ts";
import { cutsOf, splitQuestions } from "../../../server/chat/language/words/split.ts";
import { understand } from "../../../server/chat/language/understand.ts";
import { sceneOf } from "../converse.ts";

const scene = sceneOf();
const bare = (text: string): string => delexicalise(understand(text, scene));

describe("a sentence without its names", () => {
  test.each([
    [
      "is my {} worth it",
      "<card>",
      ["csr", "amex gold", "Venture X", "discover it", "hyatt card", "plat"],
    ],
    [
      "can i move them to {}",
      "<program>",
      ["hyatt", "flying blue", "United", "aeroplan", "singapore", "ana"],
    ],
    ["how many {} miles do i have", "<program>", ["delta", "united", "flying blue", "lifemiles"]],
    [
      "which card should i use at {}",
      "<merchant>",
      ["target", "Whole Foods", "gap", "ikea", "hyatt", "delta"],
    ],
    ["best {} card", "<issuer>", ["chase", "amex", "citi", "capital one", "wells fargo"]],
    ["which card for {}", "<category>", ["groceries", "gas", "dining", "streaming services"]],
    ["does this card have {}", "<lounge>", ["priority pass", "lounge access", "sky club"]],
    ["does this card have {}", "<cover>", ["trip delay insurance", "cell phone protection"]],
    ["does this card have {}", "<credit>", ["saks credit", "uber cash", "tsa precheck"]],
    ["does this card have {}", "<night>", ["free night certificates", "companion passes"]],
    ["does this card have {}", "<foreign_fee>", ["foreign transaction fees", "ftf"]],
    ["does this card have {}", "<status>", ["hilton gold status", "elite status"]],
    ["can i use it in {}", "<country>", ["mexico", "Japan", "costa rica", "london"]],
    ["does it expire {}", "<date>", ["this month", "tomorrow", "next year", "2026-12-31"]],
    ["how much did {} spend", "<person>", ["my wife", "Sam", "p2"]],
    ["is {} points good", "<points>", ["60k", "60,000", "sixty thousand", "1.2m"]],
    [
      "is the {} any good",
      "<card>",
      ["Chase Unicorn Elite", "amex diamond card", "zorbo bank card"],
    ],
  ])("%s is the same with every %s", (pattern, word, names) => {
    const expected = pattern.replace("{}", word).replace(/(?<=<p[a-z]+>) (?:points|miles)/, "");
    expect(names.map((name) => bare(pattern.replace("{}", name)))).toEqual(
      names.map(() => expected),
    );
  });

  test("a word of the vocabulary is no slip", () => {
    expect(bare("is it churnable")).toBe("is it churnable");
    const vocabulary = new Set(["downgradeability"]);
    expect(understand("downgradeabilty", scene, { vocabulary }).tokens).toEqual([
      "downgradeability",
    ]);
  });
});

describe("the questions of a message", () => {
  test.each([
    ["Which card at Costco?", ["Which card at Costco?"]],
    ["I have the Amex Gold. Which one at Costco?", ["I have the Amex Gold. Which one at Costco?"]],
    ["Is the CSR worth it? What about the Gold?", ["Is the CSR worth it?", "What about the Gold?"]],
    ["is u.s. bank good. thanks", ["is u.s. bank good. thanks"]],
    ["which card for gas\nwhich card for dining", ["which card for gas", "which card for dining"]],
    ["Which card\nfor groceries?", ["Which card for groceries?"]],
    [
      "I fly to Rome,\nwhich card should I use\nfor dinner there?",
      ["I fly to Rome, which card should I use for dinner there?"],
    ],
    ["i have the gold and the csr", ["i have the gold and the csr"]],
    ["hi", ["hi"]],
    ["", []],
    ["?!", []],
  ])("%j", (text, questions) => {
    expect(splitQuestions(text)).toEqual(questions);
  });
});

test("a sentence may be cut where a second question is joined, at the last place first", () => {
  expect(cutsOf("what is my fee, and when is it due")).toEqual([
    ["what is my fee", "when is it due"],
  ]);
  expect(cutsOf("is it good and which card for gas and how much")).toEqual([
    ["is it good and which card for gas", "how much"],
    ["is it good", "which card for gas and how much"],
  ]);
  expect(cutsOf("i have the gold and the csr")).toEqual([]);
});
