import type { Problem } from "../problem.ts";
import type { Rows, Tables } from "../read.ts";
import { defineCheck, problemAt } from "./check.ts";

type Move = Rows<"productChanges">[number];

const FILE = "product-changes.csv";

export default defineCheck({
  name: "product-changes",
  about: "An account moves to another living card of its issuer, in the direction its family says.",
  severity: "error",
  needsAllRows: true,
  run: (tables) =>
    tables.productChanges.flatMap((move) => [
      ...cardProblems(move, tables),
      ...directionProblems(move, tables),
    ]),
});

function cardProblems(move: Move, { cards }: Tables): readonly Problem[] {
  const from = cards.find(({ id }) => id === move.from_card);
  const to = cards.find(({ id }) => id === move.to_card);
  if (from === undefined || to === undefined) return [];
  if (from === to) return [problemAt(FILE, move, "to_card", "a card does not change to itself")];
  if (from.issuer !== to.issuer) {
    return [problemAt(FILE, move, "to_card", `${to.id} is of another issuer, ${to.issuer}`)];
  }
  if (to.status !== "discontinued") return [];
  return [problemAt(FILE, move, "to_card", `${to.id} is ${to.status}; nobody can change to it`)];
}

function directionProblems(move: Move, { families }: Tables): readonly Problem[] {
  const from = families.find(({ card_id }) => card_id === move.from_card);
  const to = families.find(({ card_id }) => card_id === move.to_card);
  if (from === undefined || to === undefined || from.family_name !== to.family_name) return [];
  const up = to.tier_order > from.tier_order;
  if (move.direction === (up ? "downgrade" : "upgrade")) {
    const message = `${to.tier_name} is ${up ? "above" : "below"} ${from.tier_name} in card-families.csv`;
    return [problemAt(FILE, move, "direction", `${message}; correct one`)];
  }
  const allowed = up ? from.can_upgrade : from.can_downgrade;
  if (allowed || move.direction === "lateral" || move.confidence === "unverified") return [];
  const flag = up ? "can_upgrade" : "can_downgrade";
  return [
    problemAt(FILE, move, "direction", `card-families.csv says ${flag} is false; correct one`),
  ];
}
