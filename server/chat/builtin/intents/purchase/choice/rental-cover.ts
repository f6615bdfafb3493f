import type { Envelope } from "../../../../../tools/core/envelope.ts";
import { ask } from "../../../compose/ask.ts";
import { line } from "../../../compose/draft.ts";
import { valueAt } from "../../../compose/figure.ts";
import type { Understood } from "../../../../language/understood.ts";
import type { Toolbox } from "../../../../toolbox.ts";
import { coverLine, coversIn } from "../../cover/cover-rows.ts";
import { joinLines } from "../../../compose/rows.ts";

/** Who rents a car asks for its cover as much as for points. */
export function coverOf(ranking: Envelope, { owner }: Understood, toolbox: Toolbox) {
  if (valueAt(ranking, ["purchase", "category"]) !== "car_rentals") return undefined;
  const check = ask(toolbox, "check_protection", {
    protection: "Auto rental coverage",
    ...(owner === undefined ? {} : { owner }),
  });
  const all = coversIn(check);
  const [top] = all;
  if (top?.has !== "yes") return undefined;
  const found = joinLines([line`For rental cover`, coverLine(check, top, all)], ": ");
  return { check: { ...check, warnings: [] }, line: found };
}
