import type { ReaderName } from "../../tools/registry.ts";
import { type Frame, idsOf } from "../frame.ts";
import type { About, Topic, Value } from "./row-topic.ts";

/** The rows that match the frame's subjects, owner, days and constraints, in its order. */
export function pickRows<Name extends ReaderName, Row>(about: About<Name, Row>): readonly Row[] {
  const { topic, frame } = about;
  const rows = inDays(about).filter((row) =>
    frame.constraints.every((one) => meets(one, topic.columns[one.column]?.value(row))),
  );
  return inOrder(topic, frame, rows);
}

/** The one matching row when its value differs from the expected one: "is it still 1:1". */
export function rowOtherwise<Name extends ReaderName, Row>(
  about: About<Name, Row>,
): Row | undefined {
  const { subjects, constraints } = about.frame;
  const isExpected = constraints.some(({ op }) => op === "=");
  const [row, ...others] = isExpected && subjects.length > 0 ? inDays(about) : [];
  return others.length === 0 ? row : undefined;
}

function inDays<Name extends ReaderName, Row>({
  topic,
  frame,
  all,
}: About<Name, Row>): readonly Row[] {
  const owner = frame.owner;
  const named = bySubjects(topic, frame, all).filter(
    (row) => owner === undefined || topic.owner === undefined || topic.owner(row) === owner,
  );
  const inTime = named.filter((row) => isInTime(topic, frame, row));
  // A date beside one named thing is background, unless the question is yes or no.
  const isOne = frame.subjects.length > 0 || named.length === 1;
  const isAside = inTime.length === 0 && frame.focus !== "whether" && isOne;
  return isAside ? named : inTime;
}

/** Subjects of one kind are alternatives; those of different kinds narrow each other. */
function bySubjects<Name extends ReaderName, Row>(
  { keys }: Topic<Name, Row>,
  { subjects }: Frame,
  rows: readonly Row[],
): readonly Row[] {
  return Object.entries(keys).reduce((left, [kind, keysOf]) => {
    const named = subjects.filter((one) => one.kind === kind);
    const wanted = new Set(named.flatMap(({ id, role }) => (role === "except" ? [] : [id])));
    const unwanted = new Set(named.flatMap(({ id, role }) => (role === "except" ? [id] : [])));
    return left.filter((row) => {
      const ids = keysOf(row);
      return (
        (wanted.size === 0 || ids.some((id) => wanted.has(id))) &&
        !ids.some((id) => unwanted.has(id))
      );
    });
  }, rows);
}

function isInTime<Name extends ReaderName, Row>(
  { columns, day }: Topic<Name, Row>,
  { spans, column: asked = "" }: Frame,
  row: Row,
): boolean {
  // "Which reset in January" is about the day of the reset.
  const column = columns[asked]?.unit === "date" ? columns[asked] : columns[day ?? ""];
  if (spans.length === 0 || column === undefined) return true;
  const value = column.value(row);
  return spans.some(({ from, to }) => typeof value === "string" && value >= from && value <= to);
}

type Constraint = Frame["constraints"][number];

/** True if a value meets a constraint; for "has" and "lacks", 0 counts as nothing. */
export function meets({ op, value: wanted }: Constraint, value: Value | undefined): boolean {
  if (op === "has") return value !== undefined && value !== false && value !== 0;
  if (op === "lacks") return value === undefined || value === false || value === 0;
  if (value === undefined || wanted === undefined) return false;
  const difference = compare(value, wanted);
  if (op === "=") return difference === 0;
  if (op === "!=") return difference !== 0;
  if (op === "<") return difference < 0;
  if (op === "<=") return difference <= 0;
  return op === ">" ? difference > 0 : difference >= 0;
}

const compare = (a: Value, b: Value): number =>
  typeof a === "number" && typeof b === "number" ? a - b : String(a).localeCompare(String(b));

/** Rows without a value of the column come last. */
function inOrder<Name extends ReaderName, Row>(
  topic: Topic<Name, Row>,
  { order, focus }: Frame,
  rows: readonly Row[],
): readonly Row[] {
  const by = order?.column ?? (focus === "when" ? topic.day : undefined);
  const column = by === undefined ? undefined : topic.columns[by];
  if (column === undefined) return rows;
  const sign = order?.descending === true ? -1 : 1;
  const sorted = rows.toSorted((a, b) => {
    const [left, right] = [column.value(a), column.value(b)];
    if (left === undefined || right === undefined)
      return left === right ? 0 : left === undefined ? 1 : -1;
    return sign * compare(left, right);
  });
  return sorted.slice(order?.nth ?? 0);
}

type Role = Frame["subjects"][number]["role"];

/** The cards that a frame names, by their ids in the catalog or the wallet. */
export const namedCards = (frame: Frame, ...roles: readonly Role[]): readonly string[] => [
  ...idsOf(frame, "card", ...roles),
  ...idsOf(frame, "held_card", ...roles),
];

interface CardIds {
  readonly card_id: string;
  readonly wallet_card_id: string;
}

/** True if the frame names this held card. */
export const isNamed = (card: CardIds, frame: Frame, ...roles: readonly Role[]): boolean =>
  namedCards(frame, ...roles).some((id) => id === card.card_id || id === card.wallet_card_id);
