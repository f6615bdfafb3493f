import type { Toolbox } from "../../../toolbox.ts";
import { ask } from "../../compose/ask.ts";
import { cite, type Line, line } from "../../compose/draft.ts";
import { figure, type Path, valueAt } from "../../compose/figure.ts";
import { joinLines, numberAt, rowsAt, textAt, withVerdict } from "../../compose/rows.ts";
import { sumOf } from "../../compose/sum-of.ts";
import { says } from "../../readings/says.ts";
import type { Understood } from "../../../language/understood.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { asksWhether } from "../../readings/asks-whether.ts";

/* What is asked of a bonus in progress, told first: how long there is, what it pays, what was spent, how much a week. */

interface Column {
  readonly words: RegExp;
  readonly tell: (progress: Envelope, row: Path) => Line | undefined;
}

const COLUMNS: readonly Column[] = [
  {
    words:
      /\b(?:on (?:track|pace|schedule|target|course)|at (?:this|the current|my current|my) (?:rate|pace)|keep (?:this|it|that) up|(?:keep|keeps|kept) (?:on )?(?:spending|going|at it)|doable|realistic|feasible|ahead|behind|fast enough|(?:will|am|are|do|gonna) (?:i|we) (?:going to |gonna )?(?:make|hit|reach|meet|get) (?:it|this|that|the|my))\b/,
    tell: trackLine,
  },
  {
    words:
      /\b(?:how (?:long|many (?:more )?(?:days|weeks|months))|(?:days|time|weeks) (?:left|remaining|to go))\b/,
    tell: (progress, row) =>
      numberAt(progress, [...row, "days_left"]) === undefined
        ? undefined
        : line`**${figure(progress, [...row, "days_left"], "count")} days** are left, until **${figure(progress, [...row, "deadline"], "date")}**. ${cite(progress)}`,
  },
  {
    words:
      /\b(?:worth|value|valued|pays?|(?:how (?:big|many points|many miles|much) (?:is|are|will|do|would)) (?:the|my|that|it|i|the) (?:\w+ )?(?:bonus|reward|sub|offer|get|earn)|what (?:is|are|will) (?:the|my) (?:reward|bonus|sub)|what (?:do|will|would) i (?:get|earn))\b/,
    tell: rewardLine,
  },
  {
    words:
      /\b(?:(?:have|did|has) (?!to\b|not\b)(?:i|we|\w+) (?:already )?(?:spent|spend|put|charged)|spent (?:so far|already)|how far (?:along|in|am)|(?<!in )progress)\b/,
    tell: (progress, row) =>
      line`**${figure(progress, [...row, "net_spent_usd"], "usd")}** of **${figure(progress, [...row, "required_usd"], "usd")}** is spent, as recorded on ${figure(progress, [...row, "updated_on"], "date")}. ${cite(progress)}`,
  },
  {
    words: /\b(?:per|a|each|every) week\b|\bweekly\b/,
    tell: (progress, row) =>
      numberAt(progress, [...row, "per_week_usd"]) === undefined
        ? undefined
        : line`**${figure(progress, [...row, "per_week_usd"], "usd")}** a week makes it in time. ${cite(progress)}`,
  },
  {
    words:
      /^(?!.*\bhow much\b).*\b(?:when|deadline|due|by what (?:day|date)|last day|what (?:day|date))\b/,
    tell: (progress, row) =>
      textAt(progress, [...row, "deadline"]) === undefined
        ? undefined
        : line`The deadline is **${figure(progress, [...row, "deadline"], "date")}**. ${cite(progress)}`,
  },
];

/** Whether it is done in time if as much is spent as so far; nothing where the start is not known. */
function trackLine(progress: Envelope, row: Path): Line | undefined {
  const at = (key: string): Path => [...row, "so_far", key];
  const isInTime = valueAt(progress, at("in_time"));
  if (typeof isInTime !== "boolean") return undefined;
  const rate = line`**${figure(progress, at("per_week_usd"), "usd")}** a week so far`;
  const done = line`that is done on about **${figure(progress, at("done_on"), "date")}**`;
  if (isInTime) {
    return joinLines(
      [line`**Yes**, at the pace so far: `, rate, line`, and `, done, line`. ${cite(progress)}`],
      "",
    );
  }
  const missing = line`, too late: about **${figure(progress, at("missing_usd"), "usd")}** would be missing on ${figure(progress, [...row, "deadline"], "date")}. ${cite(progress)}`;
  return joinLines([line`**No**, not at the pace so far: `, rate, line`, and `, done, missing], "");
}

function rewardLine(progress: Envelope, row: Path): Line | undefined {
  const at = (key: string): Path => [...row, "reward", key];
  const has = (key: string): boolean => numberAt(progress, at(key)) !== undefined;
  if (has("points")) {
    const points = line`The reward is **${figure(progress, at("points"), "points")}** points`;
    return joinLines(
      [
        points,
        has("value_usd")
          ? line`, worth about **${figure(progress, at("value_usd"), "usd")}**. ${cite(progress)}`
          : line`. ${cite(progress)}`,
      ],
      "",
    );
  }
  return has("usd")
    ? line`The reward is **${figure(progress, at("usd"), "usd")}**. ${cite(progress)}`
    : undefined;
}

/** Of the bonuses that run, what the question asks of them. */
export function bonusLeads(
  progress: Envelope,
  rows: readonly Path[],
  asked: Understood,
  toolbox: Toolbox,
): readonly Line[] {
  const isDone = (row: Path): boolean => textAt(progress, [...row, "pace"]) === "done";
  const [row, ...others] = rows;
  if (row === undefined || others.length > 0 || isDone(row)) return [];
  const after = afterBonus(progress, row, asked, toolbox);
  if (after.length > 0) return after;
  return COLUMNS.filter(({ words }) => says(asked, words)).flatMap(
    ({ tell }) => tell(progress, row) ?? [],
  );
}

const HAVE_THEN =
  /\bhow many (?:\S+ )?(?:points|miles)\b.*\b(?:(?:will|would) (?:i|we) (?:then )?have|end up with|(?:i|we) (?:will|would) have|do (?:i|we) have (?:in all|in total|then|after\w*))\b/;

/** The reward with what is there of such points now, for who asks what there will be. */
function afterBonus(
  progress: Envelope,
  row: Path,
  asked: Understood,
  toolbox: Toolbox,
): readonly Line[] {
  const program = textAt(progress, [...row, "reward", "program"]);
  const hasPoints = numberAt(progress, [...row, "reward", "points"]) !== undefined;
  if (!says(asked, HAVE_THEN) || program === undefined || !hasPoints) return [];
  const owner = textAt(progress, [...row, "card", "owner"]);
  const list = ask(toolbox, "list_balances", {});
  const balance = rowsAt(list, ["balances"]).find(
    (one) =>
      textAt(list, [...one, "program"]) === program && textAt(list, [...one, "owner"]) === owner,
  );
  if (balance === undefined) return [];
  const reward = figure(progress, [...row, "reward", "points"], "points");
  const now = figure(list, [...balance, "points"], "points");
  const sum = sumOf([now, reward], toolbox);
  return [
    line`**${sum}** points with the reward of ${reward}, by the ${now} that you have now; what the spend itself earns comes on top. ${cite(sum.envelope)}`,
  ];
}

const RUNS =
  /\b(?:open|active|running|going|in progress|working on|chasing|outstanding|pending|unfinished|still|any|left)\b/;

/** "Any bonus still open": a yes or a no before what there is. */
export const withRuns = (
  lines: readonly Line[],
  isRunning: boolean,
  asked: Understood,
): readonly Line[] =>
  asksWhether(asked) && says(asked, RUNS) && says(asked, /\b(?:any|still|open|active|running)\b/)
    ? withVerdict([isRunning ? line`**Yes**:` : line`**No**:`], lines)
    : lines;

/** Whether what was received already is asked about, not what runs. */
export const asksReceived = (asked: Understood): boolean =>
  says(
    asked,
    /\b(?:received?|got(?:ten)?|earned|posted|landed|credited|had|collected|did i get|so far|already|past)\b/,
  );
