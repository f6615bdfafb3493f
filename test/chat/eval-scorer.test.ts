import { describe, expect, test } from "vitest";
import { balances, bestCard, refusal, transfer, unknown } from "./eval/originals.ts";
import { misses, type Miss, type Scored } from "./eval/score.ts";
import { select } from "./eval/select.ts";
import { tokensOf } from "./eval/tokens.ts";

/** A right answer with something wrong. */
interface Mutant {
  readonly name: string;
  readonly of: Scored;
  readonly damage: (text: string) => string;
  readonly miss: Miss;
}

const withText = (scored: Scored, text: string): Scored => ({
  ...scored,
  answer: { ...scored.answer, text },
});

const missesOf = (scored: Scored): readonly Miss[] => misses(scored).map(({ miss }) => miss);

/** Changes the first number that is not a mark. */
const changeNumber = (text: string): string =>
  text.replace(/(?<!\[)\d[\d,]*(?:\.\d+)?/, (found) => `${found.replaceAll(",", "")}7`);

const swap = (one: string, other: string) => (text: string) =>
  text.replaceAll(one, "\u0000").replaceAll(other, one).replaceAll("\u0000", other);

const dropLine = (form: RegExp) => (text: string) =>
  text
    .split("\n")
    .filter((line) => !form.test(line))
    .join("\n");

const ORIGINALS: Readonly<Record<string, Scored>> = {
  bestCard: bestCard(),
  balances: balances(),
  transfer: transfer(),
  refusal: refusal(),
  unknown: unknown(),
};

const MUTANTS: readonly Mutant[] = [
  ...[bestCard(), transfer(), balances()].flatMap((of): readonly Mutant[] => [
    { name: "a number is changed", of, damage: changeNumber, miss: "ungrounded" },
    {
      name: "a number is added",
      of,
      damage: (text) => `${text}\n\nIt also earns 17x at car washes.`,
      miss: "ungrounded",
    },
    {
      name: "an amount is added",
      of,
      damage: (text) => text.replace(/[.:]( \[1\])?\s/, ", and $1,234 more. "),
      miss: "ungrounded",
    },
    {
      name: "a date is added",
      of,
      damage: (text) => `${text}\n\nIt ends on March 3, 2031.`,
      miss: "ungrounded",
    },
    {
      name: "a spelled number is added",
      of,
      damage: (text) => `${text}\n\nIt takes seventy weeks.`,
      miss: "ungrounded",
    },
    {
      name: "a card that no result names is added",
      of,
      damage: (text) =>
        `${text}\n\nThe Plum Card from American Express does better: The Plum Card from American Express.`,
      miss: "ungrounded",
    },
  ]),
  {
    name: "points are told as dollars",
    of: balances(),
    damage: (text) => text.replace(/: (\d)/, ": $$$1"),
    miss: "ungrounded",
  },
  {
    name: "the card is swapped",
    of: bestCard(),
    damage: swap("American Express Gold Card", "Citi Double Cash Card"),
    miss: "pick",
  },
  {
    name: "the card is told only later",
    of: bestCard(),
    damage: (text) => `That depends.\n\n${text}`,
    miss: "pick",
  },
  {
    name: "the figure is left out",
    of: bestCard(),
    damage: (text) => text.replace(/\$[\d.]+/, "much"),
    miss: "fact",
  },
  { name: "the caveat is left out", of: bestCard(), damage: dropLine(/estimates/), miss: "caveat" },
  {
    name: "the marks are left out",
    of: bestCard(),
    damage: (text) => text.replaceAll(/\[\d+\]/g, ""),
    miss: "citation",
  },
  {
    name: "a mark leads nowhere",
    of: bestCard(),
    damage: (text) => text.replace("[1]", "[99]"),
    miss: "citation",
  },
  {
    name: "the caveat is left out",
    of: transfer(),
    damage: dropLine(/cannot be undone/),
    miss: "caveat",
  },
  {
    name: "two figures change their subjects",
    of: balances(),
    damage: swap("Chase Ultimate Rewards:", "Capital One Miles:"),
    miss: "fact",
  },
  {
    name: "two figures change their subjects in one line",
    of: balances(),
    damage: (text) =>
      swap("Chase Ultimate Rewards:", "Capital One Miles:")(text.replaceAll("\n- ", "; ")),
    miss: "fact",
  },
  {
    name: "the unknown name is left out",
    of: unknown(),
    damage: () => "I do not know this card.",
    miss: "unknown name",
  },
  {
    name: "a known card stands for the unknown one",
    of: unknown(),
    damage: (text) => `${text} Did you mean the Chase Sapphire Reserve?`,
    miss: "unknown name",
  },
];

describe("the scorer", () => {
  test.each(Object.entries(ORIGINALS))("passes the right answer %s", (_, scored) => {
    expect(misses(scored)).toEqual([]);
  });

  test("passes two subjects in one line", () => {
    const { text } = ORIGINALS["balances"]?.answer ?? { text: "" };
    expect(misses(withText(balances(), text.replaceAll("\n- ", "; ")))).toEqual([]);
  });

  test.each(MUTANTS)("fails when $name ($of.userTexts)", ({ of, damage, miss }) => {
    const text = damage(of.answer.text);
    expect(text).not.toBe(of.answer.text);
    expect(missesOf(withText(of, text))).toContain(miss);
  });

  test("fails an answer where a refusal is due, and a refusal where an answer is", () => {
    const answered = { ...refusal(), answer: { ...refusal().answer, kind: "answer" } } as const;
    expect(missesOf(answered)).toEqual(["missed refusal"]);
    const refused = { ...transfer(), answer: { ...transfer().answer, kind: "refuse" } } as const;
    expect(missesOf(refused)).toEqual(["kind"]);
  });

  test("fails an answer where a question is due", () => {
    const due = { ...transfer().expect, kind: "clarify", must_clarify: true } as const;
    expect(missesOf({ ...transfer(), expect: due })).toEqual(["missed clarification"]);
  });

  test("fails when the words are others", () => {
    const scored = transfer();
    const strict = { ...scored.expect, forbid: ["MOVE "], says_any_of: ["nowhere"] };
    expect(missesOf({ ...scored, expect: strict })).toEqual(["forbidden", "wording"]);
  });

  test("fails when the only figure stands below other matter, unless two are asked for", () => {
    const scored = transfer();
    const buried = withText(scored, `Transfers are free.\n\n- ${scored.answer.text}`);
    expect(missesOf(buried)).toEqual(["buried"]);
    const userTexts = ["what does it cost, and how many do i move"];
    expect(misses({ ...buried, userTexts })).toEqual([]);
  });

  test("asks what an answer holds only of answers, where asking back is right as well", () => {
    const { answer, ...scored } = transfer();
    const asked = { ...answer, kind: "clarify", text: "From which program?" } as const;
    const expectation = { ...scored.expect, kind: ["answer" as const, "clarify" as const] };
    expect(misses({ ...scored, answer: asked, expect: expectation })).toEqual([]);
  });

  test("what the user wrote may be told, what an assistant turn claims may not", () => {
    const scored = refusal();
    const text = `${scored.answer.text} Not even for 4321 dollars.`;
    expect(missesOf(withText({ ...scored, userTexts: ["is 4321 much"] }, text))).toEqual([]);
    expect(missesOf(withText(scored, text))).toEqual(["ungrounded"]);
  });
});

test("what is emphasised is read as what it is", () => {
  const { answer } = transfer();
  const dated = withText(transfer(), `${answer.text}\n\n_Data as of 2026-11-21_ **25,000**`);
  expect(missesOf(dated)).toEqual([]);
  expect(missesOf(withText(transfer(), `${answer.text}\n\n_2031-01-01_`))).toEqual(["ungrounded"]);
});

describe("numbers and dates of a text", () => {
  test.each([
    ["$1,250.50 and $60k", ["usd 1250.5", "usd 60000"]],
    ["8% or 8 per cent, 4x, 2.05 cents", ["percent 8", "percent 8", "plain 4", "plain 2.05"]],
    ["60k UR, 1.5 million", ["plain 60000", "plain 1500000"]],
    ["36,7509", ["plain 36", "plain 7509"]],
    ["two ways, three cards, twelve months", ["plain 12"]],
  ])("%s", (text, expected) => {
    expect(tokensOf(text).numbers.map(({ kind, value }) => `${kind} ${value}`)).toEqual(expected);
  });

  test("dates in their forms", () => {
    const text = "Dec 31, 2026; 2026-12-31; December 2026; December 31; 2026-12";
    const { dates, numbers } = tokensOf(text);
    expect(dates.map(({ value }) => value).toSorted()).toEqual([
      "12-31",
      "2026-12",
      "2026-12",
      "2026-12-31",
      "2026-12-31",
    ]);
    expect(numbers).toEqual([]);
  });
});

test("a path picks from a list by the value of a key", () => {
  const root = {
    rows: [
      { key: "a", points: 1 },
      { key: "b", of: { id: "x" }, points: 2 },
    ],
  };
  expect(select(root, "rows[key=b].points")).toBe(2);
  expect(select(root, "rows[of:id=x].points")).toBe(2);
  expect(select(root, "rows.0.points")).toBe(1);
  expect(() => select(root, "rows.7.points")).toThrow("no value at rows.7.points");
});
