import { expect, test } from "vitest";
import { understand } from "../../../server/chat/language/understand.ts";
import { toolboxOf } from "../eval/run.ts";

const { scene } = toolboxOf({ wallet: "demo" });

test.each([
  ["what does the Chase Wayfarer Reserve earn", "Chase Wayfarer Reserve"],
  ["is the amex walmert platinum card any good", "amex walmert platinum card"],
])("a word near a shop's within a card's name is of a name nobody knows: %s", (text, name) => {
  expect(understand(text, scene).unknownNames).toEqual([name]);
});

test("a shop between a bank and its card is that shop", () => {
  const { mentions, unknownNames } = understand("what is left of my amex uber gold credit", scene);
  expect(unknownNames).toEqual([]);
  expect(mentions.some(({ kind }) => kind === "benefit" || kind === "merchant")).toBe(true);
});

test.each(["Tijuana", "Ensenada", "Accra", "Da Nang", "Dubrovnik"])("%s is abroad", (city) => {
  expect(understand(`we drive to ${city} for the weekend`, scene).country).toBe(city);
});
