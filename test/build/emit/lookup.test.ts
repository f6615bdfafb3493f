import { expect, test } from "vitest";
import { toLookup } from "../../../build/emit/lookup.ts";
import { toBaseCatalog } from "../fixtures.ts";

const names = toLookup(toBaseCatalog());

test("issuers, programs and networks are found by what people call them", () => {
  expect(names.issuers).toEqual([
    { name: "Acme", aliases: ["acme bank", "ab"] },
    { name: "Birch & Söhne", aliases: ["birch"] },
  ]);
  expect(names.programs).toContainEqual({
    key: "acme_points",
    name: "Acme Points",
    aliases: ["ap"],
  });
  expect(names.networks).toContainEqual({ name: "American Express", aliases: ["amex"] });
});

test("an open card is found by its former ids, its aliases and its credits", () => {
  const [basic, plus] = names.cards;
  expect(basic).toEqual({
    id: "acme-basic",
    former_ids: ["acme-starter"],
    aliases: [],
    credit_names: [],
  });
  expect(plus).toEqual({
    id: "acme-plus",
    former_ids: [],
    aliases: ["plus"],
    credit_names: ["Acme Travel portal", "North Air fees", "Rail tickets"],
  });
});

test("a card that is not open is not found", () => {
  expect(names.cards.map(({ id }) => id)).not.toContain("acme-retired");
});
