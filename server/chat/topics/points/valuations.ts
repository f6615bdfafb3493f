import { ask, type DataOf, type InputOf } from "../../ask.ts";
import { answer, CAVEATS, type Draft } from "../../compose/draft.ts";
import { cpp, text } from "../../compose/figures.ts";
import { bold, type Line, line, listed, sentence } from "../../compose/line.ts";
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
    floor: {
      unit: "cpp",
      words: ["low end", "at least", "floor"],
      value: ({ service_value: range }) => range?.floor,
      say: (row) => rangeSentence(row),
    },
    high: {
      unit: "cpp",
      words: ["high end", "at most", "ceiling"],
      value: ({ service_value: range }) => range?.high,
      say: (row) => rangeSentence(row),
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
      : line`${pointsOf(row.program_name)} count at **${cpp(row.value)}** each.`,
  none: () => line`no such program has a known value.`,
  caveats: () => [CAVEATS.estimate],
};

/** Programs with points in the wallet, if the frame means these and not all. */
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

function rangeSentence({ program_name: name, service_value: range }: Valuation): Line {
  return range === undefined
    ? line`We have no estimates of what ${pointsOf(name)} are worth.`
    : line`Estimates for ${pointsOf(name)} run from **${cpp(range.floor)}** to **${cpp(range.high)}** each.`;
}

/** Cents per point of many programs: all, those held, or the ones that are named. */
export const valuations: Answerable = definePlan(answerValuations, {
  takes: ["program", "owner"],
  columns: topic.columns,
});

const MAX_IN_LEAD = 10;

function answerValuations(frame: Frame, toolbox: Toolbox): Draft {
  const programs = idsOf(frame, "program");
  const isPlain = frame.column === undefined && frame.constraints.length === 0;
  if (programs.length > 0 && isPlain) return eachPoint(programs, frame, toolbox);
  const { data, envelope } = ask(toolbox, "list_valuations", toInput(frame));
  // The owner says whose cards decide; rows are of nobody.
  const about = {
    topic,
    frame,
    toolbox,
    data,
    envelope,
    all: topic.rows(data, frame, toolbox.scene),
  };
  const rows = pickRows(about);
  if (frame.focus === "count" || rows.length < 2) return composeRows(about);
  const isShort = frame.order !== undefined || rows.length <= MAX_IN_LEAD;
  return answer({
    lead: [sentence(isShort ? leadOf(rows, frame) : firstKind(rows))],
    details: isShort ? [] : otherKinds(rows),
    caveats: [CAVEATS.estimate],
    envelopes: [envelope],
  });
}

const valued = ({ program_name: name, value }: Valuation): Line =>
  line`${text(name)} **${cpp(value ?? 0)}**`;

const all = (rows: readonly Valuation[]): Line =>
  line`a point counts at: ${listed(rows.slice(0, MAX_IN_LEAD).map(valued))}`;

/** The ends of an order, or only its first; all, when there is none. */
function leadOf(rows: readonly Valuation[], { order }: Frame): Line {
  if (order === undefined) return all(rows);
  const [low, high] = order.descending ? [rows.at(-1), rows[0]] : [rows[0], rows.at(-1)];
  const most = endOf(rows, high?.value, line`the most`);
  const least = endOf(rows, low?.value, line`the least`);
  const [first, last] = order.descending ? [most, least] : [least, most];
  return order.limit === undefined ? line`${first}; ${last}` : first;
}

/** "A point of A or B counts for the most, at 2 cents": all that stand at one end. */
function endOf(rows: readonly Valuation[], value: number | undefined, rank: Line): Line {
  const there = rows.filter((row) => row.value === value);
  const names = listed(
    there.map((row) => bold(text(row.program_name))),
    "or",
  );
  return line`a point of ${names} counts for ${rank}, at **${cpp(value ?? 0)}**`;
}

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
  return line`a point counts at: ${listed(ofKind(rows, kind))}`;
};

const otherKinds = (rows: readonly Valuation[]): readonly Line[] =>
  KINDS.map(([kind, name]) => ({ name, told: ofKind(rows, kind) }))
    .filter(({ told }) => told.length > 0)
    .slice(1)
    .map(({ name, told }) => sentence(line`**${text(name)}**: ${listed(told)}`));
