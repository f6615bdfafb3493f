import type { Rows, Tables } from "../read.ts";
import { defineCheck, rowProblems } from "./check.ts";

type Move = Rows<"productChanges">[number];

export default defineCheck({
  name: "product-changes",
  about: "An account moves to another living card of its issuer, in the direction its family says.",
  needsAllRows: true,
  run: (tables) =>
    rowProblems(tables, "productChanges", (move) => {
      const wrongCard = whyNotCard(move, tables);
      const wrongWay = whyNotDirection(move, tables);
      return [
        [wrongCard !== undefined, "to_card", `${wrongCard}`],
        [wrongWay !== undefined, "direction", `${wrongWay}; correct one`],
      ];
    }),
});

function whyNotCard(move: Move, { cards }: Tables) {
  const from = cards.find(({ id }) => id === move.from_card);
  const to = cards.find(({ id }) => id === move.to_card);
  if (from === undefined || to === undefined) return undefined;
  if (from === to) return "a card does not change to itself";
  if (from.issuer !== to.issuer) return `${to.id} is of another issuer, ${to.issuer}`;
  return to.status === "discontinued"
    ? `${to.id} is ${to.status}; nobody can change to it`
    : undefined;
}

function whyNotDirection(move: Move, { families }: Tables) {
  const from = families.find(({ card_id }) => card_id === move.from_card);
  const to = families.find(({ card_id }) => card_id === move.to_card);
  if (from === undefined || to === undefined || from.family_name !== to.family_name)
    return undefined;
  const up = to.tier_order > from.tier_order;
  if (move.direction === (up ? "downgrade" : "upgrade")) {
    return `${to.tier_name} is ${up ? "above" : "below"} ${from.tier_name} in card-families.csv`;
  }
  const flag = up ? "can_upgrade" : "can_downgrade";
  if (from[flag] || move.direction === "lateral" || move.confidence === "unverified")
    return undefined;
  return `card-families.csv says ${flag} is false`;
}
