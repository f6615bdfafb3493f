import { toTransferProgram } from "../../../../../advice/program-links.ts";
import type { FactIndex } from "../../../../../tools/core/facts.ts";
import { isLeftOut } from "../../../readings/left-out.ts";
import { type NamedProgram, namedPrograms, sureProgram } from "../../../readings/program-meant.ts";
import type { Understood } from "../../../../language/understood.ts";
import { brandPrograms } from "./brands.ts";

/*
 * Which of the programs in a question points leave and which they reach. Words decide ("from X",
 * "X to Y", "into Y"); where they leave it open, what can be an end of a route at all does.
 */

type Role = "from" | "to";
/** Or neither: the airline that flies, where another's points pay. */
type Part = Role | "flown";

/** The programs of a question by their role, in the order of the text. */
export interface Ends {
  readonly from: readonly NamedProgram[];
  readonly to: readonly NamedProgram[];
  /** Whose points shall stay where they are: "I would rather keep Chase". */
  readonly kept: readonly NamedProgram[];
  /** What may be either end, and no word says which. */
  readonly open: readonly NamedProgram[];
}

/** Programs that stand in for each other: "Delta or Hilton". */
interface Group {
  readonly members: readonly NamedProgram[];
  readonly isBooker: boolean;
  readonly sure: Role | undefined;
  readonly likely: Role | undefined;
}

export function endsOf(asked: Understood, facts: FactIndex): Ends {
  const named = namedPrograms(asked, facts);
  const all = [...named, ...brandPrograms(asked, named, facts)].toSorted(
    (a, b) => a.start - b.start,
  );
  const groups = groupsOf(asked, all);
  const roles = rolesOf(groups, facts);
  const ofRole = (role: Part | undefined) =>
    groups.flatMap(({ members }, place) => (roles[place] === role ? members : []));
  const from = ofRole("from");
  const kept = from.filter((one) => isLeftOut(asked.tokens, one));
  return {
    from: from.filter((one) => !kept.includes(one)),
    to: ofRole("to"),
    kept,
    open: ofRole(undefined),
  };
}

/** The program points leave; undefined when none is named, asks when its name is shared. */
export const fromOf = (
  { from: [sent], open: [either] }: Ends,
  facts: FactIndex,
): string | undefined => endKey(sent ?? either, "from", facts);

/** The program points reach. */
export const toOf = (
  { to: [reached], open: [either] }: Ends,
  facts: FactIndex,
): string | undefined => endKey(reached ?? either, "to", facts);

const endKey = (named: NamedProgram | undefined, role: Role, facts: FactIndex) =>
  named === undefined ? undefined : sureEnd(named, role, facts);

/** Of several programs that a name may mean, the one that is such an end is meant. */
export function sureEnd(named: NamedProgram, role: Role, facts: FactIndex): string {
  const ends = [...new Set(named.ids.filter((id) => canBe(id, role, facts)))];
  return sureProgram(ends.length > 0 ? { ...named, ids: ends } : named, facts);
}

const COORDINATES = /^(?:or|and|vs|versus|plus)$/;
/** Words between a name and what is said about it. */
const FILLERS =
  /^(?:my|our|the|your|his|her|their|some|any|all|of|those|these|a|an|points?|miles?|rewards?|card|cards|account|existing|extra|about|around|exactly|\$?\d[\d.,]*(?:k|m)?|wife|husband|spouse|partner)$/;

const SURE_BEFORE: readonly (readonly [RegExp, Role])[] = [
  [/(?:^| )(?:from|out|(?<!top )off)$/, "from"],
  [
    /(?:^| )(?:to|into|onto|toward|towards|top(?:ping)? (?:off|up)|fill(?:ing)? up|replenish)$/,
    "to",
  ],
];
const LIKELY_BEFORE: readonly (readonly [RegExp, Role])[] = [
  [/(?:^| )(?:with|using|via|through|use|burn|spend|have|turn|convert)$/, "from"],
  [
    /(?:^| )(?:for|get|getting|book|booking|as|become|reach|reaches|need|want|fund|fly|top up)$/,
    "to",
  ],
];
/** "X takes Y": what stands before such words receives. */
const RECEIVES = /^(?:accept|accepts|take|takes|receive|receives|get fed by|gets)$/;

function groupsOf({ tokens }: Understood, named: readonly NamedProgram[]): readonly Group[] {
  const groups: NamedProgram[][] = [];
  for (const [place, one] of named.entries()) {
    const before = named[place - 1];
    const between = before === undefined ? [] : bare(tokens.slice(before.end, one.start));
    const isJoined =
      before !== undefined && between.every((word) => COORDINATES.test(word)) && between.length > 0;
    if (isJoined) groups.at(-1)?.push(one);
    else groups.push([one]);
  }
  return groups.map((members, place) => {
    const [first] = members;
    const last = members.at(-1);
    const earlier = groups[place - 1]?.at(-1)?.end ?? 0;
    const later = groups[place + 1]?.[0]?.start;
    const before = bare(tokens.slice(earlier, first?.start ?? 0)).join(" ");
    const after = later === undefined ? "" : bare(tokens.slice(last?.end ?? 0, later)).join(" ");
    return {
      members,
      isBooker: BOOKED.test(before),
      sure: roleBy(SURE_BEFORE, before) ?? roleByNext(after),
      likely: roleBy(LIKELY_BEFORE, before),
    };
  });
}

const bare = (words: readonly string[]): readonly string[] =>
  words.filter((word) => !FILLERS.test(word));

const roleBy = (table: readonly (readonly [RegExp, Role])[], words: string): Role | undefined =>
  table.find(([form]) => form.test(words))?.[1];

/** "X to Y", "Y from X", "Y takes X": all that stands between two names. */
function roleByNext(after: string): Role | undefined {
  if (/^(?:to|into|onto)$/.test(after)) return "from";
  return after === "from" || RECEIVES.test(after) ? "to" : undefined;
}

/** "An ANA seat via Virgin Atlantic": after these stands who books it, when that is no bank. */
const BOOKED = /(?:^| )(?:via|through|with|using)$/;

const OPPOSITE = { from: "to", to: "from" } as const;

function rolesOf(groups: readonly Group[], facts: FactIndex): readonly (Part | undefined)[] {
  const sure = groups.filter((group) => group.sure !== undefined);
  if (sure.length === 0) return rolesByFacts(groups, facts);
  return groups.map((group) => {
    if (group.sure !== undefined) return group.sure;
    const twin = sure.find((other) => sharesProgram(other, group));
    if (twin?.sure !== undefined) return twin.sure;
    const [first] = sure;
    const open = OPPOSITE[first?.sure ?? "to"];
    return sure.every((other) => other.sure === first?.sure)
      ? open
      : (onlyRole(group, facts) ?? group.likely);
  });
}

/** "My CSP" and "Chase points" are the same end. */
const sharesProgram = (one: Group, other: Group): boolean =>
  one.members.some(({ ids }) =>
    other.members.some((named) => named.ids.some((id) => ids.includes(id))),
  );

function rolesByFacts(groups: readonly Group[], facts: FactIndex): readonly (Part | undefined)[] {
  const known = groups.map((group) => onlyRole(group, facts));
  const booker = groups.findIndex((group, place) => group.isBooker && known[place] === "to");
  if (booker > 0 && known.every((role) => role === "to")) {
    return groups.map((_, place) => (place === booker ? "to" : "flown"));
  }
  const other = known.find((role) => role !== undefined);
  const isEither = isCrowded(groups, known);
  return groups.map((group, place) => {
    const role = known[place];
    if (role !== undefined && !isEither) return role;
    if (group.likely !== undefined || groups.length === 1) return group.likely;
    return isEither || other === undefined ? (place === 0 ? "from" : "to") : OPPOSITE[other];
  });
}

/** Whether several programs could only be the same end, so that one of them must be the other. */
function isCrowded(groups: readonly Group[], known: readonly (Role | undefined)[]): boolean {
  const [first] = groups;
  const isOne = first === undefined || groups.every((group) => sharesProgram(first, group));
  return !isOne && known.every((role) => role === known[0]);
}

function onlyRole({ members }: Group, facts: FactIndex): Role | undefined {
  const ids = members.flatMap((member) => member.ids);
  const sends = ids.some((id) => canBe(id, "from", facts));
  const takes = ids.some((id) => canBe(id, "to", facts));
  if (sends === takes) return undefined;
  return sends ? "from" : "to";
}

/** Whether any route, ended ones too, leaves or reaches a program. */
function canBe(program: string, role: Role, { facts }: FactIndex): boolean {
  const key = toTransferProgram(facts.tables, program);
  return facts.tables.routes.some(({ source, dest }) =>
    role === "from" ? source === key : dest === program,
  );
}
