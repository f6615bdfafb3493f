import type { Frame } from "../frame.ts";

/* A message of a talk as a change of the frame before: what it names takes the place of its kind. */

type Subject = Frame["subjects"][number];

/** Both say where money is spent. */
const PLACES: ReadonlySet<string> = new Set(["merchant", "category"]);
const isAlike = (one: Subject, other: Subject): boolean =>
  one.kind === other.kind || (PLACES.has(one.kind) && PLACES.has(other.kind));

/** These stand beside what was named and take no place. */
const BESIDE: ReadonlySet<string> = new Set(["except", "versus"]);

const OTHER_END: Readonly<Record<string, string>> = { from: "to", to: "from" };

/** Whether one takes the part of the other: all of a kind do but the two ends of a transfer. */
export const isSamePart = (one: Subject, other: Subject): boolean =>
  isAlike(one, other) && !(one.kind === "program" && OTHER_END[one.role] === other.role);

export interface Change {
  readonly frame: Frame;
  /** True when the message itself says how it asks. */
  readonly saysFocus: boolean;
  /** True when what it names is added to what was named: "and the Gold too". */
  readonly adds: boolean;
  /** True when all are meant, where one was named: "all of them together". */
  readonly widens: boolean;
}

export function merge(before: Frame, { frame, saysFocus, adds, widens }: Change): Frame {
  return {
    ...before,
    focus: saysFocus ? frame.focus : before.focus,
    asks: saysFocus ? (frame.asks ?? before.asks) : before.asks,
    verb: frame.verb ?? before.verb,
    column: frame.column ?? before.column,
    subjects: widens
      ? frame.subjects
      : adds
        ? [...before.subjects, ...frame.subjects]
        : replaced(before.subjects, frame.subjects),
    amounts: amountsOf(before, frame),
    constraints: [
      ...before.constraints.filter(
        (one) => !frame.constraints.some(({ column }) => column === one.column),
      ),
      ...frame.constraints,
    ],
    order: widens ? frame.order : (frame.order ?? before.order),
    owner: frame.owner ?? before.owner,
    channel: frame.channel ?? before.channel,
    spans: frame.spans.length > 0 ? frame.spans : before.spans,
    unread: frame.unread,
  };
}

function replaced(before: readonly Subject[], named: readonly Subject[]): Subject[] {
  const excluded = named.filter(({ role }) => BESIDE.has(role));
  const others = named.filter(({ role }) => !BESIDE.has(role));
  const kept = before.filter((one) => {
    const alike = others.filter((other) => isAlike(one, other));
    if (alike.length === 0) return true;
    return !alike.some((other) => isSamePart(one, other));
  });
  return [...kept, ...others, ...excluded];
}

/** A bare number may be this many times what it corrects, at most. */
const TIMES = 8;

/** "What if the room was 300": a bare number is of the kind of the nearest number before. */
function inItsUnit(amount: Frame["amounts"][number], { amounts }: Frame): typeof amount {
  if (amount.unit !== "points" && amount.unit !== "count") return amount;
  const apart = (value: number): number =>
    Math.max(value, amount.value) / Math.max(1, Math.min(value, amount.value));
  const [nearest] = amounts.toSorted((a, b) => apart(a.value) - apart(b.value));
  return nearest !== undefined && amounts.length > 1 && apart(nearest.value) <= TIMES
    ? { ...amount, unit: nearest.unit, role: nearest.role }
    : amount;
}

/** An amount without a part of its own plays the part of the one of its unit before. */
function amountsOf(before: Frame, frame: Frame): Frame["amounts"] {
  const named = frame.amounts.map((written) => {
    const amount = inItsUnit(written, before);
    if (amount !== written) return amount;
    const alike = before.amounts.filter(({ unit }) => unit === amount.unit);
    const [only] = alike;
    const isSaid = amount.role === "taxes" || amount.role === "spent";
    return only !== undefined && alike.length === 1 && !isSaid
      ? { ...amount, role: only.role }
      : amount;
  });
  const kept = before.amounts.filter(
    (one) => !named.some(({ role, unit }) => role === one.role && unit === one.unit),
  );
  return [...kept, ...named];
}
