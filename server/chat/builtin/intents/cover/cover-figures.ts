import { type Line, line, told } from "../../compose/draft.ts";
import { says } from "../../readings/says.ts";
import type { Understood } from "../../../language/understood.ts";
import { type Cover, nameOfCover } from "./cover-rows.ts";

/* Figures of a cover that are asked for by name: those that nobody knows are said to be so. */

type Figure = "deductible_usd" | "after_hours" | "warranty_months" | "claims_per_year";

const ASKED: readonly (readonly [RegExp, Figure, string])[] = [
  [/\bdeductibles?\b/, "deductible_usd", "what its deductible is"],
  [
    /\b(?:how many hours|(?:after )?how long (?:a |of a |must |does |do |before )|kicks? in|how late)\b/,
    "after_hours",
    "from how many hours on it pays",
  ],
  [
    /\bhow (?:long|much longer|many (?:\S+ )?(?:years?|months?))\b/,
    "warranty_months",
    "by how long",
  ],
  [
    /\b(?:how many|how often|claims?) (?:claims?|times|a year|per year)\b/,
    "claims_per_year",
    "how many claims a year it allows",
  ],
];

/** To which covers a figure belongs; without one, to all. */
const OF: Partial<Readonly<Record<Figure, RegExp>>> = {
  after_hours: /delay/i,
  warranty_months: /warranty/i,
};

/** A line for what is asked of this cover and no source says. */
export function unknownFigures(
  protection: string,
  row: Cover,
  { asked, all }: { readonly asked: Understood; readonly all: readonly Cover[] },
): readonly Line[] {
  const lacking = ASKED.filter(
    ([said, key]) =>
      says(asked, said) &&
      (OF[key]?.test(protection) ?? true) &&
      row[key] === undefined &&
      !(key === "warranty_months" && row.original_warranty_years !== undefined),
  );
  const name = told(nameOfCover(row, all));
  return lacking.map(
    ([, , what]) => line`No source says ${told(what)} on the ${name}; the guide to benefits does.`,
  );
}
