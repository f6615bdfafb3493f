import * as z from "zod";
import { SELF, VALUE_STYLES } from "../../accounts/wallet.ts";
import { getProgram, programParam } from "../../member/names.ts";
import { asIfParam, defineReader } from "../frame/reader.ts";
import { count } from "../../advice/money.ts";
import { getOwner, ownerParam } from "../../member/owners.ts";
import type { Scene } from "../../member/scene.ts";
import { styleParam } from "../../member/point-values.ts";
import { heldPrograms } from "../../member/holdings.ts";
import { ESTIMATES_ASSUMED, linkedPairOf } from "./point-value.ts";
import {
  tellValue,
  toValuedProgram,
  type ValuedProgram,
  valuationRow,
  warnOfValue,
} from "./valuation-row.ts";

export const listValuations = defineReader({
  name: "list_valuations",
  title: "List point values",
  description:
    "How much is a point or mile of each program worth, how do you value them, which are most " +
    "valuable? Cents per point (cpp): floor, typical and high estimate with its day and " +
    "publishers, the member's own figure, with and without a card that unlocks transfers. A " +
    "number of points: value_points.",
  input: z.strictObject({
    programs: z
      .array(programParam)
      .min(1)
      .max(120)
      .optional()
      .describe("Programs, loosely named; all by default."),
    held_only: z.boolean().optional().describe("Only programs held, or earned by an open card."),
    style: styleParam.optional(),
    owner: ownerParam.optional().describe("Whose cards unlock; the member's by default."),
    as_if: asIfParam,
  }),
  data: z.object({
    style: z.enum(VALUE_STYLES),
    valuations: z.array(valuationRow),
    unvalued: z.array(z.string()).describe("Programs without a known value."),
  }),
  brief: {
    rows: "valuations",
    columns: { valuations: "program_name value override", unvalued: "" },
  },
  answer: ({ programs, held_only: heldOnly = false, ...given }, scene) => {
    const style = given.style ?? scene.wallet.profile.value_style;
    const owner = given.owner === undefined ? SELF : getOwner(scene.wallet, given.owner);
    const keys = toKeys(scene, programs).filter(
      ({ key }) => !heldOnly || isHeld(scene, key, owner),
    );
    const valued = keys.map((program) => toValuedProgram(scene, program, { owner, style }));
    const unvalued = valued.filter(({ row }) => row.value === undefined);
    const isShort = programs !== undefined || heldOnly;
    return {
      summary: toSummary(valued, style),
      data: {
        style,
        valuations: valued.map(({ row }) => row),
        unvalued: unvalued.map(({ row }) => row.program),
      },
      assumptions: [
        ESTIMATES_ASSUMED,
        "The member's own figure counts in every style, whatever cards are held.",
      ],
      // With a hundred programs nobody reads every doubt; the rows have them.
      warnings: isShort
        ? valued.flatMap((one) => warnOfValue(one, scene))
        : unvalued.length === 0
          ? []
          : [`No value is known for ${count(unvalued.length, "program")}: unknown, not zero.`],
      sources: isShort ? valued.flatMap(({ unlock }) => unlock.rows) : [],
      next_actions:
        keys.length === 0
          ? ["Add cards with add_wallet_card or balances with set_balance."]
          : ["Use set_valuation_override where the member counts a point differently."],
    };
  },
});

function toKeys({ facts }: Scene, names: readonly string[] | undefined) {
  if (names === undefined) return facts.tables.programs;
  return [...new Set(names.map((name) => getProgram(facts, name)))];
}

/** Linked programs count as held under the opened one. */
function isHeld(scene: Scene, program: string, owner: string): boolean {
  const { opened } = linkedPairOf(scene.facts, program) ?? { opened: program };
  const isTold = scene.wallet.balances.some(
    (one) => one.program === program && one.owner === owner && one.points > 0,
  );
  return isTold || (program === opened && heldPrograms(scene, [owner]).has(opened));
}

const MAX_TOLD = 6;

function toSummary(valued: readonly ValuedProgram[], style: string): string {
  if (valued.length > 0 && valued.length <= MAX_TOLD) {
    return `Cents per point, ${style}: ${valued.map(tellValue).join("; ")}.`;
  }
  const known = valued.filter(({ row }) => row.value !== undefined).length;
  const own = valued.filter(({ row }) => row.basis === "own").length;
  return `${known} of ${count(valued.length, "program")} have a value, ${own} of them the member's own figure.`;
}
