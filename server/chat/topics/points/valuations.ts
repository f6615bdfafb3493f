import { ask, type DataOf, type InputOf } from "../../ask.ts";
import { answer, CAVEATS, type Draft } from "../../compose/draft.ts";
import { cpp, text } from "../../compose/figures.ts";
import { type Line, line, listed, sentence } from "../../compose/line.ts";
import { pickRows } from "../../compose/pick.ts";
import { pointsOf } from "../../compose/programs.ts";
import type { Topic } from "../../compose/row-topic.ts";
import { composeRows } from "../../compose/rows.ts";
import { type Frame, idsOf } from "../../frame.ts";
import { eachPoint } from "./several-values.ts";
import type { Toolbox } from "../../toolbox.ts";
import { type Answerable, definePlan } from "../topic.ts";

type Valuation = DataOf<"list_valuations">["valuations"][number];

const topic: Topic<"list_valuations", Valuation> = {
  tool: "list_valuations",
  input: toInput,
  rows: ({ valuations: rows }, frame) =>
    rows.filter((row) => idsOf(frame, "program").length > 0 || isWorthTelling(row)),
  noun: ["point value", "point values"],
  keys: { program: ({ program }) => [program] },
  columns: {
    value: {
      unit: "cpp",
      words: ["cents per point", "cpp", "value", "worth", "valuation", "going for"],
      value: ({ value }) => value,
    },
    category: {
      unit: "text",
      words: ["airline", "hotel", "transferable", "bank"],
      value: ({ category }) => category,
    },
    held: {
      unit: "text",
      words: ["i have", "i hold", "in my wallet", "my cards earn"],
      value: () => true,
    },
  },
  amount: "value",
  name: ({ program_name: name }) => line`${text(name)}`,
  sentence: (row) =>
    row.value === undefined
      ? line`We have no estimate of what ${pointsOf(row.program_name)} are worth.`
      : line`${pointsOf(row.program_name)} are valued at **${cpp(row.value)}** each.`,
  none: () => line`no such program has a known value.`,
  caveats: () => [CAVEATS.estimate],
};

/** Limits the list to named programs, or to held ones. */
function toInput(frame: Frame): InputOf<"list_valuations"> {
  const programs = idsOf(frame, "program");
  const isHeld =
    frame.owner !== undefined || frame.constraints.some(({ column }) => column === "held");
  return {
    owner: frame.owner,
    ...(programs.length > 0 ? { programs: [...programs] } : { held_only: isHeld }),
  };
}

const isWorthTelling = ({ value, status, category }: Valuation): boolean =>
  value !== undefined && status === "active" && category !== "restricted";

/** Cents per point of many programs: all, those held, or the ones that are named. */
export const valuations: Answerable = definePlan(answerValuations, {
  takes: ["program", "owner"],
  columns: topic.columns,
});

function answerValuations(frame: Frame, toolbox: Toolbox): Draft {
  const programs = idsOf(frame, "program");
  const isPlain = frame.column === undefined && frame.constraints.length === 0;
  if (programs.length > 0 && isPlain) return eachPoint(programs, frame, toolbox);
  const { data, envelope } = ask(toolbox, "list_valuations", toInput(frame));
  // The owner only decides whose cards count; the rows have no owner.
  const about = {
    topic,
    frame,
    toolbox,
    data,
    envelope,
    all: topic.rows(data, frame, toolbox.scene),
  };
  const rows = pickRows(about);
  if (frame.focus === "count" || frame.order !== undefined || rows.length < 2)
    return composeRows(about);
  return answer({
    lead: [sentence(firstKind(rows))],
    details: otherKinds(rows),
    caveats: [CAVEATS.estimate],
    envelopes: [envelope],
  });
}

const valued = ({ program_name: name, value }: Valuation): Line =>
  line`${text(name)} **${cpp(value ?? 0)}**`;

const KINDS = [
  ["transferable", "Bank points"],
  ["airline", "Airlines"],
  ["hotel", "Hotels"],
  ["other", "Others"],
] as const;

const ofKind = (rows: readonly Valuation[], kind: string): readonly Line[] =>
  rows.filter(({ category }) => category === kind).map(valued);

const firstKind = (rows: readonly Valuation[]): Line => {
  const [kind] = KINDS.find(([one]) => ofKind(rows, one).length > 0) ?? KINDS[0];
  return line`a point is valued at: ${listed(ofKind(rows, kind))}`;
};

const otherKinds = (rows: readonly Valuation[]): readonly Line[] =>
  KINDS.map(([kind, name]) => ({ name, told: ofKind(rows, kind) }))
    .filter(({ told }) => told.length > 0)
    .slice(1)
    .map(({ name, told }) => sentence(line`**${text(name)}**: ${listed(told)}`));
