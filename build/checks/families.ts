import { groupBy } from "../group-by.ts";
import type { Problem } from "../problem.ts";
import type { Rows } from "../read.ts";
import { defineCheck } from "./check.ts";

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

const at = (member: Member, column: string, message: string): Problem => ({
  file: "card-families.csv",
  line: member.line,
  column,
  message,
});

function sizeProblems(members: readonly Member[]): readonly Problem[] {
  const [only] = members;
  if (only === undefined || members.length > 1) return [];
  return [
    at(only, "family_name", `${only.family_name} has one member; add another or remove this row`),
  ];
}

function moveProblems(
  member: Member,
  members: readonly Member[],
  open: ReadonlySet<string>,
): readonly Problem[] {
  const others = members.filter((other) => other !== member);
  const sameTier = others.some((other) => other.tier_order === member.tier_order);
  const higher = others.some((o) => o.tier_order > member.tier_order && open.has(o.card_id));
  const lower = others.some((o) => o.tier_order < member.tier_order && open.has(o.card_id));
  return [
    ...(sameTier
      ? [
          at(
            member,
            "tier_order",
            `two members of ${member.family_name} share this tier; number them lowest first`,
          ),
        ]
      : []),
    ...(member.can_upgrade && !higher
      ? [at(member, "can_upgrade", `true, but no open card of the family is above it; write false`)]
      : []),
    ...(member.can_downgrade && !lower
      ? [
          at(
            member,
            "can_downgrade",
            `true, but no open card of the family is below it; write false`,
          ),
        ]
      : []),
  ];
}
