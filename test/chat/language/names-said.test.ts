import { describe, expect, test } from "vitest";
import { type MentionKind, mentionsOf } from "../../../server/chat/language/understood.ts";
import { understand } from "../../../server/chat/language/understand.ts";
import { gatherNames } from "../../../server/chat/language/lexicon/lexicon.ts";
import { readNames, writeNames } from "../../../server/chat/language/lexicon/names.ts";
import { readPinnedFacts } from "../../fixtures/pinned-facts.ts";
import { sceneOf } from "../converse.ts";
import { walletNamed } from "../eval/wallets.ts";
import { toolboxOf } from "../eval/run.ts";

const idsOf = (text: string, kind: MentionKind): readonly (readonly string[])[] =>
  mentionsOf(understand(text, sceneOf(walletNamed("empty"))), kind).map(({ ids }) => ids);

describe("the card of an airline, a hotel or a shop", () => {
  test.each([
    ["how much is the klm card each year", ["boa-air-france-klm"]],
    ["is the air canada credit card worth having", ["chase-aeroplan"]],
    ["perks of the hawaiian airlines card", ["barclays-hawaiian"]],
    ["do they charge abroad on the ba card", ["chase-british-airways"]],
    [
      "whats good about the qatar airways card",
      ["cardless-qatar-infinite", "cardless-qatar-signature"],
    ],
    ["the expedia card, any fee?", ["wells-fargo-one-key", "wells-fargo-one-key-plus"]],
    ["is the sofi card any use", ["sofi-unlimited"]],
    ["fee of the robinhood card", ["robinhood-gold"]],
    ["fee of the royal caribbean card", ["boa-royal-one", "boa-royal-one-plus"]],
  ])("%s", (text, ids) => expect(idsOf(text, "card")).toEqual([ids]));

  test("its business card is none of the others", () => {
    expect(idsOf("the marriott business card", "card")).toEqual([["amex-marriott-business"]]);
    expect(idsOf("the woh business card", "card")).toEqual([["chase-hyatt-business"]]);
  });

  test("its points stay its points", () => {
    expect(idsOf("how many air france miles do i have", "card")).toEqual([]);
    expect(idsOf("how many air france miles do i have", "program")).toEqual([["flying_blue"]]);
    expect(idsOf("Sam's amex points", "card")).toEqual([]);
  });
});

test("at somebody's who is a shop too is where one pays", () => {
  const { owner, mentions } = understand("do they take visa at sams", sceneOf());
  expect(owner).toBeUndefined();
  expect(mentions.map(({ ids }) => ids[0])).toContain("sams-club");
  expect(understand("how many points are in sams account", sceneOf()).owner).toBe("Sam");
});

describe("several of a name", () => {
  const inks = [
    "chase-ink-cash",
    "chase-ink-preferred",
    "chase-ink-premier",
    "chase-ink-unlimited",
  ];

  test.each([
    ["any of the inks", inks],
    ["our chase inks", inks],
    ["autographs", ["wells-fargo-autograph", "wells-fargo-autograph-journey"]],
    ["the strata cards", ["citi-strata", "citi-strata-elite", "citi-strata-premier"]],
    ["both delta plats", ["amex-delta-platinum"]],
  ])("%s", (text, ids) => expect(idsOf(text, "card")).toEqual([ids]));
});

describe("plain words that are cards here", () => {
  test.each([
    ["does plum work at staples", "amex-plum"],
    ["should i cancel everyday", "amex-everyday"],
    ["is bevy any good at restaurants", "amex-marriott-bevy"],
  ])("%s", (text, id) => expect(idsOf(text, "card").flat()).toContain(id));

  test("and a kind of purchase at the end of what a card earns", () => {
    expect(idsOf("what does the gold earn on school", "category")).toEqual([["education"]]);
  });
});

test.each([
  ["did the airline fee thing post", "Airline incidental fees"],
  ["the resy thing", "Resy dining"],
  ["my bilt cash", "Bilt Cash"],
])("a credit as members call it: %s", (text, id) => expect(idsOf(text, "benefit")).toEqual([[id]]));

test("the names that a build writes are read as they were gathered", () => {
  const names = gatherNames(readPinnedFacts());
  expect(names.size).toBeGreaterThan(10_000);
  expect(readNames(writeNames(names))).toEqual(names);
});

const { scene } = toolboxOf({ wallet: "demo" });

test("a shop between a bank and its card is that shop", () => {
  const { mentions, unknownNames } = understand("what is left of my amex uber gold credit", scene);
  expect(unknownNames).toEqual([]);
  expect(mentions.some(({ kind }) => kind === "benefit" || kind === "merchant")).toBe(true);
});

test.each(["Tijuana", "Ensenada", "Accra", "Da Nang", "Dubrovnik"])("%s is abroad", (city) => {
  expect(understand(`we drive to ${city} for the weekend`, scene).country).toBe(city);
});
