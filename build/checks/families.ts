import { groupBy } from "../../server/contract/group-by.ts";
import type { Rows } from "../read.ts";
import { defineCheck, problemAt, rowProblems } from "./check.ts";

type Member = Rows<"families">[number];

export default defineCheck({
  name: "families",
  about: "A family has two members or more, one a tier, and its moves lead somewhere open.",
  needsAllRows: true,
  run: ({ families, cards }) => {
    const open = new Set(cards.filter((card) => card.status === "open").map((card) => card.id));
    return [...groupBy(families, (member) => member.family_name).values()].flatMap((members) => [
      ...sizeProblems(members),
      ...moveProblems(members, open),
    ]);
  },
});

function sizeProblems(members: readonly Member[]) {
  const [only] = members;
  if (only === undefined || members.length > 1) return [];
  const message = `${only.family_name} has one member; add another or remove this row`;
  return [problemAt("card-families.csv", only, "family_name", message)];
}

const moveProblems = (families: readonly Member[], open: ReadonlySet<string>) =>
  rowProblems({ families }, "families", (member) => {
    const { tier_order: tier, family_name: family, can_upgrade: up, can_downgrade: down } = member;
    const others = families.filter((other) => other !== member);
    const isShared = others.some((other) => other.tier_order === tier);
    const higher = others.some((one) => one.tier_order > tier && open.has(one.card_id));
    const lower = others.some((one) => one.tier_order < tier && open.has(one.card_id));
    const noOpen = "true, but no open card of the family is";
    return [
      [
        isShared,
        "tier_order",
        `two members of ${family} share this tier; number them lowest first`,
      ],
      [up && !higher, "can_upgrade", `${noOpen} above it; write false`],
      [down && !lower, "can_downgrade", `${noOpen} below it; write false`],
    ];
  });
