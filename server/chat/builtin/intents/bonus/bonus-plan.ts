import { cite, type Line, line, told } from "../../compose/draft.ts";
import { figure, type Path, valueAt } from "../../compose/figure.ts";
import { joinLines, numberAt, rowsAt, textAt } from "../../compose/rows.ts";
import { says } from "../../readings/says.ts";
import type { Understood } from "../../../language/understood.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { asksWhether } from "../../readings/asks-whether.ts";
import { eachAsked, type PlanTold, planTold } from "./plan-told.ts";

/* When a bonus is done at a pace, and what it takes each month or day. */

/** As the tool takes it. What is asked for a month or day is reckoned as if all were spent in one. */
export function planFor(
  recorded: Envelope,
  asked: Understood,
): { readonly plan: PlanTold } | undefined {
  const plan = planTold(asked);
  if (plan !== undefined) return { plan };
  const each = eachAsked(asked);
  const left = rowsAt(recorded, ["bonuses"])
    .map((row) => numberAt(recorded, [...row, "left_usd"]) ?? 0)
    .find((usd) => usd > 0);
  return each === undefined || left === undefined ? undefined : { plan: { usd: left, each } };
}

export function planLines(
  progress: Envelope,
  rows: readonly Path[],
  asked: Understood,
): readonly Line[] {
  const each = planTold(asked)?.each;
  const planned = rows.filter((row) => textAt(progress, [...row, "planned", "done_on"]));
  if (each !== undefined) return planned.map((row) => paceLine(progress, row, each));
  const unit = eachAsked(asked);
  return unit === undefined
    ? []
    : planned
        .filter((row) => numberAt(progress, [...row, "planned", "needed_usd"]) !== undefined)
        .map((row) => joinLines([neededLine(progress, row, unit), line`${cite(progress)}`]));
}

const neededLine = (progress: Envelope, row: Path, each: PlanTold["each"]): Line =>
  line`It takes **${figure(progress, [...row, "planned", "needed_usd"], "usd")}** a ${told(each)} to be in time.`;

/** "If I put so much a month on it, when am I done": the day, and whether that is in time. */
function paceLine(progress: Envelope, row: Path, each: PlanTold["each"]): Line {
  const at = (key: string): Path => [...row, "planned", key];
  const done = figure(progress, at("done_on"), "date");
  const isInTime = valueAt(progress, at("in_time"));
  const when = line`at that pace you are done on about **${done}**. ${cite(progress)}`;
  if (isInTime === undefined) return joinLines([line`Reckoned from today,`, when]);
  if (isInTime === true) return joinLines([line`**Yes, in time**:`, when]);
  const deadline = figure(progress, [...row, "deadline"], "date");
  const missing = figure(progress, at("missing_usd"), "usd");
  return joinLines([
    line`**Not in time**:`,
    when,
    line`On ${deadline} about **${missing}** would be missing.`,
    neededLine(progress, row, each),
  ]);
}

const EARNED =
  /\b(?:earn|earned|get|got|gotten|hit|met|made|make|reach|reached|done|finish|finished|complete|completed|post|posted|credited|unlock|unlocked|trigger|triggered|clear|cleared)\b/;

/** "Did I earn it already". */
export const asksEarned = (asked: Understood): boolean =>
  /^(?:(?:so|and|but|ok|hey) )*(?:did|have|has|am|is|was) /.test(asked.tokens.join(" ")) &&
  asksWhether(asked) &&
  says(asked, EARNED);

/** Not yet, while something is left. */
export const earnedLines = (
  progress: Envelope,
  rows: readonly Path[],
  asked: Understood,
): readonly Line[] =>
  asksEarned(asked) &&
  planTold(asked) === undefined &&
  rows.some((row) => textAt(progress, [...row, "pace"]) !== "done")
    ? [line`**Not yet.**`]
    : [];
