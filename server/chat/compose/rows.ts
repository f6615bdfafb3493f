import type { ReaderName } from "../../tools/registry.ts";
import { ADD_CARDS, answer, type Draft } from "./draft.ts";
import { count, counted, text, write } from "./figures.ts";
import { bold, EMPTY, type Line, line, listed, listedSome, sentence } from "./line.ts";
import { withNewTerms } from "./news.ts";
import { pickRows, rowOtherwise } from "./pick.ts";
import type { About, Topic } from "./row-topic.ts";
import * as z from "zod";
import { WALLET_PATH } from "../../contract/addresses.ts";
import type { Envelope } from "../../tools/frame/envelope.ts";
import { ask } from "../ask.ts";
import type { Toolbox } from "../toolbox.ts";

const CENTS = 100;
const reckoned = z.object({ result: z.number() });

/** Adds up values of results, and records the sum as a result of its own. */
export function sumOf(
  toolbox: Toolbox,
  values: readonly number[],
  from: readonly Envelope[],
): number {
  const sum = values.reduce((all, one) => all + one, 0);
  const result = Math.round(sum * CENTS) / CENTS;
  const envelope = toolbox.reckon({ sum: values }, { values, result }, from);
  return reckoned.parse("data" in envelope ? envelope.data : undefined).result;
}

/* One composer for all topics: the frame's focus alone decides how to present the rows. */

/** Further rows are only named, and the rest counted. */
const MAX_ROWS = 5;
const MAX_NAMED = 20;
/** The number of rows named in the first paragraph. */
const MAX_LISTED = 8;

/** An empty wallet has nothing due and nothing lapsing, but saying so would mislead. */
const NO_CARDS = line`your wallet has no cards yet; ${ADD_CARDS}.`;

export function composeRows<Name extends ReaderName, Row>(about: About<Name, Row>): Draft {
  const { topic, frame, toolbox, data, envelope } = about;
  const rows = pickRows(about);
  const caveats = topic.caveats?.(rows, data, frame) ?? [];
  if (rows.length === 0) {
    const isEmpty = toolbox.scene.wallet.cards.length === 0 && topic.keys.held_card !== undefined;
    const other = rowOtherwise(about);
    const none =
      other === undefined
        ? topic.none(frame, toolbox.scene, data)
        : sentenceOf({ ...about, frame: { ...frame, column: undefined } }, other);
    const said = isEmpty ? NO_CARDS : none;
    const lead = frame.focus === "whether" ? line`**No**: ${said}` : sentence(said);
    return answer({
      lead: [lead],
      caveats,
      envelopes: [envelope],
      instead: topic.instead?.(frame),
    });
  }
  const told = tell(about, rows);
  const { only } = topic;
  const { warnings, sources } =
    only === undefined || rows.length > MAX_ROWS
      ? envelope
      : ask(toolbox, topic.tool, only(rows)).envelope;
  const others = rows.filter((row) => !told.rows.includes(row));
  return answer({
    lead: told.lead,
    details: told.isWhole ? [] : detailsOf(about, others, told),
    caveats,
    envelopes: [{ ...envelope, warnings, sources }],
  });
}

interface Told<Row> {
  readonly lead: readonly Line[];
  /** The rows that the lead tells in full. */
  readonly rows: readonly Row[];
  /** The number of rows that the lead names with their amounts. */
  readonly named?: number | undefined;
  /** True when the other rows do not matter. */
  readonly isWhole: boolean;
}

function tell<Name extends ReaderName, Row>(
  about: About<Name, Row>,
  rows: readonly Row[],
): Told<Row> {
  const { frame, topic } = about;
  const [first] = rows;
  if (frame.focus === "count") return { lead: [countOf(about, rows)], rows: [], isWhole: false };
  if (frame.focus === "sum") {
    const total = totalOf(about, rows);
    return {
      lead: [total ?? countOf(about, rows)],
      rows: [],
      named: total && MAX_LISTED,
      isWhole: false,
    };
  }
  if (first !== undefined && (rows.length === 1 || frame.order?.limit === 1)) {
    const said = sentenceOf(about, first);
    return {
      lead: [verdictOf(about, rows, said)],
      rows: [first],
      isWhole: frame.order !== undefined,
    };
  }
  const isOfFirst = frame.focus === "when" || frame.order !== undefined;
  if (first !== undefined && isOfFirst) {
    const said = sentenceOf(about, first);
    return { lead: [verdictOf(about, rows, said)], rows: [first], isWhole: false };
  }
  const isOfAll = frame.focus === "amount" || frame.focus === "list" || frame.focus === "which";
  const names = line`${text(topic.noun[1])}: ${namesOf(about, rows)}.`;
  const said = (isOfAll && totalOf(about, rows)) || sentence(names);
  return { lead: [verdictOf(about, rows, said)], rows: [], named: MAX_LISTED, isWhole: false };
}

/** A row's name, with its amount. */
function nameOf<Name extends ReaderName, Row>(topic: Topic<Name, Row>, row: Row): Line {
  const column = topic.amount === undefined ? undefined : topic.columns[topic.amount];
  const value = column?.value(row);
  return column === undefined || value === undefined
    ? bold(topic.name(row))
    : line`${bold(topic.name(row))} (${write(value, column.unit)})`;
}

/** Yes when there are rows, unless the topic has its own test. */
function verdictOf<Name extends ReaderName, Row>(
  { topic, frame }: About<Name, Row>,
  rows: readonly Row[],
  said: Line,
): Line {
  if (frame.focus !== "whether") return said;
  const holds = topic.holds?.(rows, frame) ?? true;
  return holds === frame.negated ? line`**No**. ${said}` : line`**Yes**. ${said}`;
}

function sentenceOf<Name extends ReaderName, Row>(
  { topic, frame }: About<Name, Row>,
  row: Row,
): Line {
  const column = frame.column ?? (frame.focus === "when" ? topic.day : undefined);
  const say = column === undefined ? undefined : topic.columns[column]?.say;
  return sentence(say?.(row) ?? topic.sentence(row, frame));
}

function countOf<Name extends ReaderName, Row>(
  { topic, toolbox, envelope }: About<Name, Row>,
  rows: readonly Row[],
): Line {
  const number = counted(
    sumOf(
      toolbox,
      rows.map(() => 1),
      [envelope],
    ),
    topic.noun,
  );
  return line`**${number}**: ${listedSome(rows.map(topic.name), MAX_LISTED)}.`;
}

/** The total: the tool's own when no row was left out, else a sum. */
function totalOf<Name extends ReaderName, Row>(
  about: About<Name, Row>,
  rows: readonly Row[],
): Line | undefined {
  const { topic, frame, data, all, toolbox, envelope } = about;
  const own = rows.length === all.length ? topic.total?.(data, frame) : undefined;
  if (own !== undefined) return own;
  const column = topic.columns[frame.column ?? topic.amount ?? ""];
  if (column === undefined || !ADDS_UP.has(column.unit)) return undefined;
  const values = rows.flatMap((row) => {
    const value = column.value(row);
    return typeof value === "number" ? [value] : [];
  });
  if (values.length === 0) return undefined;
  const sum = write(sumOf(toolbox, values, [envelope]), column.unit);
  const { summed = "in total for" } = column;
  return line`**${sum}** ${text(summed)} these ${text(topic.noun[1])}: ${namesOf(about, rows)}.`;
}

/** Dollars and points add up; hours, ratios and rates do not. */
const ADDS_UP: ReadonlySet<string> = new Set(["usd", "points"]);

const namesOf = <Name extends ReaderName, Row>(
  { topic }: About<Name, Row>,
  rows: readonly Row[],
): Line =>
  listedSome(
    rows.map((row) => nameOf(topic, row)),
    MAX_LISTED,
  );

function detailsOf<Name extends ReaderName, Row>(
  { topic, frame, toolbox, envelope }: About<Name, Row>,
  rows: readonly Row[],
  { lead, named = 0 }: Told<Row>,
): readonly Line[] {
  const sentences = rows.slice(0, MAX_ROWS).map((row) => sentence(topic.sentence(row, frame)));
  const told = withNewTerms(sentences, lead);
  const others = rows.slice(Math.max(MAX_ROWS, named), MAX_NAMED).map((row) => nameOf(topic, row));
  if (others.length === 0) return told;
  const left = rows.slice(MAX_NAMED).map(() => 1);
  const more =
    left.length === 0
      ? EMPTY
      : line`${count(sumOf(toolbox, left, [envelope]))} more on your wallet page (${text(WALLET_PATH)})`;
  return [...told, line`Others: ${listed([...others, more])}.`];
}
