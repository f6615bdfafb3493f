import { groupBy } from "../group-by.ts";
import type { Problem } from "../problem.ts";
import type { Rows } from "../read.ts";
import { defineCheck, problemAt, rowProblems } from "./check.ts";

type Member = Rows<"families">[number];

export default defineCheck({
  name: "families",
  about: "A family has two members or more, one a tier, and its moves lead somewhere open.",
  severity: "error",
  needsAllRows: true,
  run: ({ families, cards }) => {
    const open = new Set(cards.filter((card) => card.status === "open").map((card) => card.id));
    return [...groupBy(families, (member) => member.family_name).values()].flatMap((members) => [
      ...sizeProblems(members),
      ...members.flatMap((one) => moveProblems(one, members, open)),
    ]);
  },
});

const FILE = "card-families.csv";

function sizeProblems(members: readonly Member[]): readonly Problem[] {
  const [only] = members;
  if (only === undefined || members.length > 1) return [];
  const message = `${only.family_name} has one member; add another or remove this row`;
  return [problemAt(FILE, only, "family_name", message)];
}

function moveProblems(member: Member, members: readonly Member[], open: ReadonlySet<string>) {
  const others = members.filter((other) => other !== member);
  const sameTier = others.some((other) => other.tier_order === member.tier_order);
  const higher = others.some((o) => o.tier_order > member.tier_order && open.has(o.card_id));
  const lower = others.some((o) => o.tier_order < member.tier_order && open.has(o.card_id));
  return rowProblems(FILE, member, [
    [
      sameTier,
      "tier_order",
      `two members of ${member.family_name} share this tier; number them lowest first`,
    ],
    [
      member.can_upgrade && !higher,
      "can_upgrade",
      `true, but no open card of the family is above it; write false`,
    ],
    [
      member.can_downgrade && !lower,
      "can_downgrade",
      `true, but no open card of the family is below it; write false`,
    ],
  ]);
}
