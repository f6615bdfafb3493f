import { ask, type DataOf } from "../../ask.ts";
import { answer, CAVEATS, type Draft } from "../../compose/draft.ts";
import { cpp, points, text, usd } from "../../compose/figures.ts";
import { EMPTY, ifKnown, type Line, line, sentence, when } from "../../compose/line.ts";
import { joinDrafts } from "../../compose/join.ts";
import { pointsOf } from "../../compose/programs.ts";
import type { Askable } from "../../compose/row-topic.ts";
import { type Frame, idsOf } from "../../frame.ts";
import type { Toolbox } from "../../toolbox.ts";
import { definePlan } from "../topic.ts";
import { lockedValue } from "./locked-value.ts";
import { claimVerdict, eachPoint } from "./several-values.ts";
import { heldPoints, onlyProgram } from "./which-program.ts";
import { namedAs } from "../named-as.ts";

type Worth = DataOf<"value_points">;

/** A sample to get cents per point when there is no number. */
const SAMPLE_POINTS = 1000;

const COLUMNS: Readonly<Record<string, Askable>> = {
  cpp: {
    unit: "cpp",
    words: namedAs("cpp|a point|each point|per point|one point|one of my|a mile|per mile"),
  },
  floor: { unit: "usd", words: ["at least", "lower bound", "low end", "worst case", "floor"] },
  typical: { unit: "usd", words: ["typical", "on average", "usually"] },
  high: { unit: "usd", words: ["at most", "upper bound", "high end", "best case", "ceiling"] },
  statement_credit: { unit: "usd", words: ["statement credit", "statement credits"] },
  cash: { unit: "usd", words: ["cash out", "cashed out", "straight cash", "into cash"] },
  with_card: { unit: "usd", words: ["with a sapphire", "with the better card", "if i had"] },
};

/** The value of a program's points: of a given number, of the balance, or per point. */
export const pointsValue = definePlan(answerPointsValue, {
  takes: ["program", "card", "have", "claim", "owner"],
  columns: COLUMNS,
});

function answerPointsValue(frame: Frame, toolbox: Toolbox): Draft {
  const programs = [...new Set(idsOf(frame, "program"))];
  const given = frame.amounts.filter(({ role, unit }) => role === "have" && unit === "points");
  const isOfEach = frame.column !== undefined || EACH.has(frame.focus);
  if (programs.length > 1 && given.length === 0 && isOfEach)
    return eachPoint(programs, frame, toolbox);
  const drafts = (programs.length === 0 ? [onlyProgram(frame, toolbox)] : programs).map(
    (program, place) => valueOf(program, (given[place] ?? given[0])?.value, frame, toolbox),
  );
  return joinDrafts(drafts);
}

function valueOf(
  program: string,
  given: number | undefined,
  frame: Frame,
  toolbox: Toolbox,
): Draft {
  if (frame.column === "with_card") return lockedValue(program, frame, toolbox);
  const held = given === undefined ? heldPoints(program, frame, toolbox) : undefined;
  const number = given ?? held?.points;
  const input = { program, points: number ?? SAMPLE_POINTS, owner: frame.owner };
  const { data, envelope } = ask(toolbox, "value_points", input);
  const told = {
    data,
    whose: held === undefined ? EMPTY : line`${held.whose} `,
    isCounted: number !== undefined,
  };
  return answer({
    lead: [sentence(tell(told, frame))],
    details: data.cpp === undefined ? [] : detailsOf(told, frame),
    caveats: [CAVEATS.estimate],
    envelopes: [envelope],
  });
}

/** Comparisons are answered per point. */
const EACH: ReadonlySet<string> = new Set(["which", "compare", "whether"]);

interface Told {
  readonly data: Worth;
  readonly whose: Line;
  /** True if the number of points was given or is held. */
  readonly isCounted: boolean;
}

function tell(told: Told, frame: Frame): Line {
  const { data, isCounted } = told;
  const name = pointsOf(data.program_name);
  if (data.cpp === undefined)
    return line`We do not know what ${name} are worth: there is no estimate.`;
  const isCash = frame.column === "cash" || frame.column === "statement_credit";
  if (isCash) return cashOf(told, frame.column === "cash" ? "cash_out" : "statement_credit");
  const verdict = claimVerdict(frame, {
    cpp: data.cpp,
    usd: isCounted ? data.counted_usd : undefined,
  });
  const end = spreadAt(told, frame.column);
  if (end !== undefined) return end;
  if (frame.column === "cpp" || !isCounted)
    return line`${verdict}${name} are valued at **${cpp(data.cpp)}** each${when(isCounted, () => line`: ${inDollars(told)}`)}`;
  return line`${verdict}${inDollars(told)}, at ${cpp(data.cpp)} a point`;
}

const numbered = ({ data, whose }: Told): Line =>
  line`${whose}${points(data.points)} ${pointsOf(data.program_name)}`;

const inDollars = (told: Told): Line =>
  line`${numbered(told)} are worth about **${usd(told.data.counted_usd ?? 0)}**`;

const ENDS = ["floor", "typical", "high"] as const;
const HOW = { floor: "at the low end", typical: "typically", high: "at the high end" } as const;

/** The value at one end of the estimate, or the typical one. */
function spreadAt(told: Told, column: string | undefined): Line | undefined {
  const end = ENDS.find((one) => one === column);
  const { value_usd: worth, cpp_spread: each } = told.data;
  if (end === undefined || worth === undefined || each === undefined) return undefined;
  return told.isCounted
    ? line`${numbered(told)} are worth about **${usd(worth[end])}** ${text(HOW[end])}, at ${cpp(each[end])} a point`
    : line`${pointsOf(told.data.program_name)} are valued at **${cpp(each[end])}** each ${text(HOW[end])}`;
}

const CASH = { cash_out: "cashed out", statement_credit: "as a statement credit" } as const;

/** Cash value in the requested form, or else in the other. */
function cashOf(told: Told, wanted: keyof typeof CASH): Line {
  const uses = told.data.fixed_uses.filter(({ kind }) => kind in CASH);
  const use = uses.find(({ kind }) => kind === wanted) ?? uses[0];
  const name = pointsOf(told.data.program_name);
  if (use === undefined) return line`We know of no way to turn ${name} into cash.`;
  const how = text(use.kind === "cash_out" ? CASH.cash_out : CASH.statement_credit);
  const each = line`${cpp(use.cpp)} a point`;
  return told.isCounted
    ? line`${numbered(told)} pay **${usd(use.usd)}** ${how}, ${each}`
    : line`${name} pay **${each}** ${how}`;
}

/** The range of the estimates, the effect of a card, and the cash value. */
function detailsOf({ data, isCounted }: Told, { column }: Frame): readonly Line[] {
  const { value_usd: worth, with_card: opened, cpp_spread: each, cpp: now = 0 } = data;
  const isEach = !isCounted || column === "cpp";
  const isWide =
    each !== undefined &&
    each.floor < each.high &&
    column !== "cash" &&
    column !== "statement_credit";
  const [spread, unit] = isEach ? ([each, cpp] as const) : ([worth, usd] as const);
  const cash = data.fixed_uses.find(({ kind, cpp: pays }) => kind === "cash_out" && pays < now);
  return [
    ifKnown(
      isWide ? spread : undefined,
      ({ floor, high }) =>
        line`Estimates range from ${unit(floor)} to ${unit(high)}${when(isEach, () => line` a point`)}.`,
    ),
    ifKnown(
      opened !== undefined && opened.cpp > now ? opened : undefined,
      (better) =>
        line`With a card that opens all transfers, they would be valued at ${cpp(better.cpp)} a point${when(isCounted, () => line`, ${usd(better.value_usd)} in all`)}.`,
    ),
    ifKnown(
      isCounted && column === undefined ? cash : undefined,
      (out) => line`Cashed out, they pay ${usd(out.usd)}.`,
    ),
  ];
}
