import type { Frame, SubjectKind } from "../frame.ts";
import { distinctSubjects } from "../reading/subjects.ts";

/* A follow-up as a change to the previous frame: its names replace those of their kind. */

type Subject = Frame["subjects"][number];

/** Both say where money is spent. */
export const PLACES: ReadonlySet<SubjectKind> = new Set(["merchant", "category"]);
/** All of them may name a credit. */
const CREDITED: ReadonlySet<SubjectKind> = new Set(["merchant", "credit", "benefit"]);
const isAlike = (one: Subject, other: Subject): boolean =>
  one.kind === other.kind ||
  [PLACES, CREDITED].some((kinds) => kinds.has(one.kind) && kinds.has(other.kind));

/** These roles add to the names before instead of replacing them. */
const BESIDE: ReadonlySet<string> = new Set(["except", "versus"]);

const OTHER_END: Readonly<Record<string, string>> = { from: "to", to: "from" };

/** True if one replaces the other: things of a kind do, except the two ends of a transfer. */
export const isSamePart = (one: Subject, other: Subject): boolean =>
  isAlike(one, other) && !(one.kind === "program" && OTHER_END[one.role] === other.role);

export interface Change {
  readonly frame: Frame;
  /** True when the message sets the focus itself. */
  readonly saysFocus: boolean;
  /** True to add its names to those before: "and the Gold too". */
  readonly adds: boolean;
  /** True to ask about all instead of the one named: "all of them together". */
  readonly widens: boolean;
  /** True to ask about the whole amount instead of an earlier number. */
  readonly hasAll: boolean;
  /** True to keep the earlier conditions: "which of those". */
  readonly isOfThem: boolean;
  /** True for the next row in the same order. */
  readonly isNext: boolean;
}

export function merge(before: Frame, change: Change): Frame {
  const { frame, saysFocus, adds, widens, isOfThem } = change;
  return {
    ...before,
    focus: saysFocus ? frame.focus : before.focus,
    asks: saysFocus ? (frame.asks ?? before.asks) : before.asks,
    verb: frame.verb ?? before.verb,
    column: frame.column ?? before.column,
    subjects: widens
      ? frame.subjects
      : adds
        ? [...before.subjects.filter((one) => !isEnd(one, frame)), ...frame.subjects]
        : replaced(before.subjects, frame.subjects, isOfThem),
    amounts: amountsOf(before, change),
    constraints: constraintsOf(before, change),
    order: orderOf(before, change),
    owner: frame.owner ?? before.owner,
    channel: frame.channel ?? before.channel,
    spans: frame.spans.length > 0 ? frame.spans : before.spans,
    unread: frame.unread,
  };
}

/** "And Amex to ANA": both ends of a transfer are new. */
const isEnd = ({ kind, role }: Frame["subjects"][number], { subjects }: Frame): boolean =>
  kind === "program" &&
  (role === "from" || role === "to") &&
  subjects.some((one) => one.role === "from") &&
  subjects.some((one) => one.role === "to");

/** A new "has" condition replaces the old one, unless it is an addition. */
function constraintsOf(before: Frame, { frame, isOfThem, adds }: Change): Frame["constraints"] {
  const isMore = isOfThem || adds;
  const kept = before.constraints.filter(
    (one) =>
      !frame.constraints.some(
        ({ column, op }) => column === one.column || (!isMore && op === one.op && HAVING.has(op)),
      ),
  );
  return [...kept, ...frame.constraints];
}

const HAVING: ReadonlySet<string> = new Set(["has", "lacks"]);

/** "The one after that": one further in the previous order. */
function orderOf(before: Frame, { frame, isNext }: Change): Frame["order"] {
  if (!isNext) return frame.order ?? before.order;
  if (before.order !== undefined) return { ...before.order, nth: before.order.nth + 1, limit: 1 };
  return frame.order;
}

/** "Which of those have lounges": adds a benefit to those before. */
function replaced(
  before: readonly Subject[],
  named: readonly Subject[],
  isOfThem: boolean,
): Subject[] {
  const isBeside = ({ kind }: Subject): boolean => isOfThem && kind === "benefit";
  const excluded = named.filter(({ role }) => BESIDE.has(role));
  const others = distinctSubjects(
    named.filter(({ role }) => !BESIDE.has(role)).map((one) => inPlaceOf(one, before)),
  );
  const kept = before.filter(
    (one) => isBeside(one) || !others.some((other) => isSamePart(one, other)),
  );
  return [...distinctSubjects([...kept, ...others, ...excluded])];
}

/** A program takes the role of the only one before, or its own earlier role. */
function inPlaceOf(one: Subject, before: readonly Subject[]): Subject {
  if (one.kind !== "program") return one;
  const programs = before.filter(({ kind }) => kind === "program");
  const [only, ...others] = programs;
  const same = programs.find(({ id }) => id === one.id) ?? (others.length === 0 ? only : undefined);
  return same === undefined ? one : { ...one, role: same.role };
}

/** An amount without a role takes that of the earlier amount with its unit. */
function amountsOf(before: Frame, { frame, hasAll }: Change): Frame["amounts"] {
  const named = frame.amounts.map((amount) => {
    const alike = before.amounts.filter(({ unit }) => unit === amount.unit);
    const [only] = alike;
    const isSaid = amount.role === "taxes" || amount.role === "spent";
    return only !== undefined && alike.length === 1 && !isSaid
      ? { ...amount, role: only.role }
      : amount;
  });
  const kept = before.amounts.filter(
    (one) =>
      !(hasAll && one.role === "have") &&
      !named.some(({ role, unit }) => role === one.role && unit === one.unit),
  );
  return [...kept, ...named];
}
