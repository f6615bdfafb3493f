import type { Envelope } from "../../../../tools/core/envelope.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { ask } from "../../compose/ask.ts";
import { type Draft, type Line, line, quote, told } from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { joinLines, numberAt, rowsAt } from "../../compose/rows.ts";
import { says } from "../../readings/says.ts";
import { asksToConfirm } from "../../readings/told-claim.ts";
import { type Amount, amountsOf, type Understood } from "../../../language/understood.ts";
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
      : isOfWorth(asked)
        ? claimed(found, row, quoted, asked)
        : verdict(found, row, quoted, asked);
  return { ...draft, result: [first, ...draft.result] };
}

/** "They are worth two cents, right": a figure for the points, and no offer to be judged. */
const isOfWorth = (asked: Understood): boolean =>
  !says(
    asked,
    /\b(?:good|bad|decent|ok|okay|fair|great|acceptable|terrible|poor|deal|redemption)\b/,
  ) &&
  (asksToConfirm(asked) ||
    says(asked, /\b(?:is|are|still|really|actually|do|does) (?:\S+ ){0,6}worth\b/));

const ALWAYS = /\b(?:always|every|any|guaranteed|fixed|each time|no matter)\b/;

/** "Less than a cent"; a whole figure by itself is at least so much. */
function boundSaid(asked: Understood): "less" | "more" | "least" | undefined {
  if (says(asked, /\b(?:less|lower|under|below)(?: than)?(?: about)? \S+ ?(?:cents?|cpp|penny)/))
    return "less";
  if (says(asked, /\b(?:more|over|above|higher)(?: than)?(?: about)? \S+ ?(?:cents?|cpp|penny)/))
    return "more";
  return says(asked, /\b(?:at least|even) \S+ ?(?:cents?|cpp|penny)/) ? "least" : undefined;
}

/** Whether points count for what is said of them; nothing is so of all their uses. */
function claimed(
  found: Envelope,
  row: Path,
  { value: cents, text }: Amount,
  asked: Understood,
): Line {
  const value = numberAt(found, [...row, "value"]);
  if (value === undefined) return line`Nobody has valued them, so nothing says whether it is so.`;
  const at = [...row, "service_value"];
  const [floor, high] = [numberAt(found, [...at, "floor"]), numberAt(found, [...at, "high"])];
  const cpp = figure(found, [...row, "value"], "cpp");
  if (says(asked, ALWAYS))
    return line`**No**, not always: it depends on what they are spent on. We count them at ${cpp}.`;
  const bound = boundSaid(asked);
  if (bound !== undefined) {
    const isSo =
      bound === "less" ? value < cents : bound === "more" ? value > cents : value >= cents;
    return line`${told(isSo ? "**Yes**" : "**No**")}: we count them at ${cpp}.`;
  }
  if (cents === value) return line`**Yes**: we count them at ${cpp} too.`;
  const isWithin = floor !== undefined && high !== undefined && cents >= floor && cents <= high;
  return isWithin
    ? line`**Roughly**: we count them at ${cpp}, and ${quote(text)} is within what publishers say.`
    : cents > value
      ? line`**No**: we count them at ${cpp}; ${quote(text)} is more than publishers say.`
      : line`**More than that**: we count them at ${cpp}.`;
}

/** More than they count for; at least what the lowest of the publishers says; or less than that. */
function verdict(
  found: Envelope,
  row: Path,
  { value: cents, text }: Amount,
  asked: Understood,
): Line {
  const value = numberAt(found, [...row, "value"]);
  if (value === undefined) return line`Nobody has valued them, so nothing says whether it is good.`;
  const floor = numberAt(found, [...row, "service_value", "floor"]) ?? value;
  const cpp = figure(found, [...row, "value"], "cpp");
  const isEither = says(asked, /\b(?:good|ok|okay|decent) or (?:not|bad)\b|\bbad or good\b/);
  const isBlamed = !isEither && says(asked, /\b(?:bad|terrible|poor|low|awful|waste|rip ?off)\b/);
  const isGood = cents >= value;
  const what = line`${quote(text)} ${told(isGood ? "is at least" : "is less than")} the ${cpp} they count for`;
  const low =
    !isGood && cents >= floor
      ? line`, though not below the ${figure(found, [...row, "service_value", "floor"], "cpp")} of the lowest publisher.`
      : line`.`;
  const said = isEither
    ? isGood
      ? "**Good**:"
      : "**Not good**:"
    : isBlamed
      ? isGood
        ? "**No**:"
        : "**Yes**:"
      : isGood
        ? "**Yes**:"
        : "**No, not good**:";
  return joinLines([line`${told(said)}`, joinLines([what, low], "")]);
}
