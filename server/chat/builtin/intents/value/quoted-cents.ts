import type { Envelope } from "../../../../tools/core/envelope.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { ask } from "../../compose/ask.ts";
import { type Draft, type Line, line, quote, told } from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { joinLines, numberAt, rowsAt } from "../../compose/rows.ts";
import { amountsOf, type Understood } from "../../understood.ts";
import { pointsOwner } from "../balance/whose-points.ts";
import { valuesOf } from "./all-values.ts";

/** "Is two cents a point good?": beside what the points count for, with a yes or a no. */
export function quotedCents(
  program: string | undefined,
  asked: Understood,
  toolbox: Toolbox,
): Draft {
  const input = program === undefined ? { held_only: true } : { programs: [program] };
  const draft = valuesOf(input, asked, toolbox);
  const found = ask(toolbox, "list_valuations", { ...input, ...pointsOwner(asked) });
  const [row, ...others] = rowsAt(found, ["valuations"]);
  const [quoted] = amountsOf(asked, "cents");
  const first =
    row === undefined || others.length > 0 || quoted === undefined
      ? line`It is good when it is more than the points count for. Compare:`
      : verdict(found, row, quoted.value, quoted.text);
  return { ...draft, result: [first, ...draft.result] };
}

/** More than they count for; at least what the lowest of the publishers says; or less than that. */
function verdict(found: Envelope, row: Path, cents: number, words: string): Line {
  const value = numberAt(found, [...row, "value"]);
  if (value === undefined) return line`Nobody has valued them, so nothing says whether it is good.`;
  const floor = numberAt(found, [...row, "service_value", "floor"]) ?? value;
  const cpp = figure(found, [...row, "value"], "cpp");
  const what = line`${quote(words)} ${told(cents >= value ? "is at least" : "is less than")} the ${cpp} they count for`;
  if (cents >= value) return joinLines([line`**Yes**:`, joinLines([what, line`.`], "")]);
  const low =
    cents >= floor
      ? line`, though not below the ${figure(found, [...row, "service_value", "floor"], "cpp")} of the lowest publisher.`
      : line`.`;
  return joinLines([line`**No, not good**:`, joinLines([what, low], "")]);
}
