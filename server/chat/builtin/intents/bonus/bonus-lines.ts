import type { Envelope } from "../../../../tools/core/envelope.ts";
import { cite, type Line, line } from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { joinLines, numberAt, textAt } from "../../compose/rows.ts";
import { whose } from "../../compose/whose.ts";

/* A bonus in lines: what is left of it, what it brings, or how it ended. */

/** What is left of one bonus, in a sentence or two. */
export function leadOf(progress: Envelope, row: Path): readonly Line[] {
  const name = figure(progress, [...row, "card", "card_name"], "text");
  const left = figure(progress, [...row, "left_usd"], "usd");
  const pace = textAt(progress, [...row, "pace"]);
  if (pace === "done") {
    return [
      line`**Done**: nothing is left to spend for the bonus of the **${name}**. ${cite(progress)}`,
    ];
  }
  if (pace === "missed") {
    return [
      line`**${left}** is left for the bonus of the **${name}**, but its deadline **${figure(progress, [...row, "deadline"], "date")} has passed**. ${cite(progress)}`,
    ];
  }
  if (textAt(progress, [...row, "deadline"]) === undefined) {
    return [
      line`**${left}** is left to spend for the bonus of the **${name}**; no deadline is recorded. ${cite(progress)}`,
    ];
  }
  const deadline = figure(progress, [...row, "deadline"], "date");
  const lead = line`**${left}** is left to spend for the bonus of the **${name}** by **${deadline}**. ${cite(progress)}`;
  return numberAt(progress, [...row, "per_week_usd"]) === undefined
    ? [lead]
    : [
        joinLines([
          lead,
          line`That is ${figure(progress, [...row, "per_week_usd"], "usd")} a week over ${figure(progress, [...row, "days_left"], "count")} days.`,
        ]),
      ];
}

export const totalOf = (progress: Envelope): Line =>
  line`On all cards together ${figure(progress, ["left_total_usd"], "usd")} is left, ${figure(progress, ["per_week_total_usd"], "usd")} a week.`;

export function detailsOf(progress: Envelope, row: Path, isTold: boolean): readonly Line[] {
  const spent = figure(progress, [...row, "net_spent_usd"], "usd");
  const required = figure(progress, [...row, "required_usd"], "usd");
  return [
    isTold
      ? line`Spent with that: ${spent} of ${required}`
      : line`Spent so far, less refunds: ${spent} of ${required}, recorded on ${figure(progress, [...row, "updated_on"], "date")}`,
    ...rewardOf(progress, row),
  ];
}

/** The reward by its figures; its words are the member's own. */
function rewardOf(progress: Envelope, row: Path): readonly Line[] {
  const hasPoints = numberAt(progress, [...row, "reward", "points"]) !== undefined;
  const hasUsd = numberAt(progress, [...row, "reward", "usd"]) !== undefined;
  const hasValue = numberAt(progress, [...row, "reward", "value_usd"]) !== undefined;
  return [
    ...(hasPoints
      ? [line`Reward: ${figure(progress, [...row, "reward", "points"], "points")} points`]
      : []),
    ...(hasUsd ? [line`Reward: ${figure(progress, [...row, "reward", "usd"], "usd")}`] : []),
    ...(hasPoints && hasValue
      ? [
          line`It counts for about ${figure(progress, [...row, "reward", "value_usd"], "usd")}, an estimate`,
        ]
      : []),
  ];
}

export function finishedLine(progress: Envelope, row: Path): Line {
  const name = line`**${figure(progress, [...row, "card", "card_name"], "text")}**${whose(textAt(progress, [...row, "card", "owner"]))}`;
  const required = figure(progress, [...row, "required_usd"], "usd");
  const on = figure(progress, [...row, "updated_on"], "date");
  return joinLines(
    [
      name,
      textAt(progress, [...row, "status"]) === "completed"
        ? line`the bonus for ${required} of spend is **completed**, recorded on ${on}.`
        : line`the bonus for ${required} of spend was cancelled, recorded on ${on}.`,
    ],
    ": ",
  );
}
