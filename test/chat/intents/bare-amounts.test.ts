import { describe, expect, test } from "vitest";
import { createBuiltinReasoner } from "../../../server/chat/builtin/engine.ts";
import { understand } from "../../../server/chat/language/understand.ts";
import { held, walletOf } from "../../tools/golden/golden.ts";
import { converse, sceneOf } from "../converse.ts";

/* Amounts without a dollar sign in messages that buy, and the points that the purchase brings. */

const reasoner = createBuiltinReasoner();
const wallet = walletOf([held("amex-blue-business-plus"), held("chase-freedom-unlimited")]);
const firstOf = async (...said: readonly string[]) =>
  (await converse(reasoner, said, wallet)).text.split("\n\n- ")[0] ?? "";
const amountsIn = (text: string) =>
  understand(text, sceneOf()).amounts.map(({ value, unit }) => `${value} ${unit}`);

describe("what is owed is dollars, though its points are asked for", () => {
  test.each([
    ["truck policy is due, 6400 in one shot. which card and how many points from it", "6400 usd"],
    ["van insurance gonna be about 1850. which card and how many points will i get", "1850 usd"],
    ["quote came in at 3200 for tires. what card do i use, how many points is that", "3200 usd"],
    ["dentist said 3 grand. which card and how many points will I get", "3000 usd"],
    ["caterer deposit 5k due monday, best card n how many points we'd get", "5000 usd"],
    ["ad invoice 12500 due soon, which card and how many points would I earn", "12500 usd"],
    ["pay the plumber 4200, which one of my cards gets me the most points", "4200 usd"],
    ["how many points will i get if i put a 6400 bill on my gold", "6400 usd"],
  ])("%s", (text, amount) => {
    expect(amountsIn(text)).toEqual([amount]);
  });
});

test.each([
  "i have 60000 points and a 2026 trip, which card for flights",
  "my 2019 truck needs tires, which card gives the most points",
  "i am at 4/24, which card for groceries and how many points",
  "hyatt room costs 25000, which card",
  "which card should i get to move 5000 points to hyatt",
])("years, points and counts stay what they are: %s", (text) => {
  expect(amountsIn(text).filter((one) => one.endsWith("usd"))).toEqual([]);
});

describe("how many points a purchase brings is told first", () => {
  test.each([
    [
      "truck policy with Progressive is due, 6400 in one shot. which card i should put and how many points i will get from it",
      "12,800 points",
    ],
    ["insurance on the van is due, 1850 total. which card and how many points will i get", "3,700"],
    [
      "i'm at 4/24, which card should i use for a 1500 airline ticket and how many points will i earn",
      "3,000 points",
    ],
    ["vet bill 640 in one go. which card and what points do i make off that", "1,280 points"],
  ])("%s", async (text, points) => {
    const first = await firstOf(text);
    expect(first).toMatch(/^Use the \*\*Blue Business Plus/);
    expect(first).toContain(`**${points}`);
    expect(first).not.toContain("a year");
  });

  test("and not where the points of each dollar are asked for", async () => {
    expect(await firstOf("which card for groceries and how many points per dollar")).not.toContain(
      "That is",
    );
  });
});
