import type { FactIndex } from "../../../../tools/core/facts.ts";
import { boundsOf, type Bounds, usdBounds } from "../../readings/bounds.ts";
import { says } from "../../readings/says.ts";
import { isLeftOut, leftOutOf } from "../../readings/left-out.ts";
import { namedPrograms, sureProgram } from "../../readings/program-meant.ts";
import type { Understood } from "../../../language/understood.ts";
import { pointsOf } from "../transfer/amount/points-told.ts";
import { asksWhether } from "../../readings/asks-whether.ts";
import { asksWho } from "./whose-points.ts";

/* What a question says of balances, as the tool takes it: which programs, which kinds, how many points. */

export interface BalanceQuery {
  readonly programs: readonly string[];
  readonly without: readonly string[];
  readonly kinds: readonly string[];
  readonly withoutKinds: readonly string[];
  /** Of each balance by itself. */
  readonly points: Bounds;
  readonly usd: Bounds;
  /** What all of them together, or those of the program that is named, are to reach. */
  readonly enough: Enough | undefined;
}

export interface Enough {
  readonly of: "points" | "usd";
  readonly bounds: Bounds;
}

const KINDS: readonly (readonly [word: RegExp, kinds: readonly string[]])[] = [
  [/^hotels?$/, ["hotel"]],
  [/^(?:airlines?|frequent)$/, ["airline"]],
  [/^(?:banks?|transferr?able|flexible)$/, ["transferable", "restricted"]],
];
/** "The bank", "a hotel" by themselves are no kind of balance. */
const OF_POINTS =
  /^(?:points?|miles?|programs?|currenc\w+|ones|balances?|accounts?|rewards?|loyalty|stash|side|flyer|transferable)$/;

export function balanceQueryOf(asked: Understood, facts: FactIndex): BalanceQuery {
  const left = leftOutOf(asked);
  const isOut = ({ start }: { readonly start: number }): boolean =>
    left.some((one) => one.start <= start && start < one.end);
  const named = namedPrograms(asked, facts);
  const keys = (out: boolean): readonly string[] => [
    ...new Set(named.filter((one) => isOut(one) === out).map((one) => sureProgram(one, facts))),
  ];
  const programs = keys(false);
  const kinds = kindsOf(asked);
  const bounds = boundsAsked(asked);
  const isOfEach = programs.length !== 1 && says(asked, EACH) && !says(asked, SUM);
  return {
    programs,
    without: keys(true),
    kinds: programs.length > 0 ? [] : kinds.filter(({ out }) => !out).flatMap((one) => one.kinds),
    withoutKinds: kinds.filter(({ out }) => out).flatMap((one) => one.kinds),
    points: isOfEach && bounds?.of === "points" ? bounds.bounds : {},
    usd: isOfEach && bounds?.of === "usd" ? bounds.bounds : {},
    enough: isOfEach ? undefined : bounds,
  };
}

/** Each balance by itself: "which are over 100k", "any program with more than 50k". */
const EACH =
  /\b(?:which|what|any|list|show|ones|balances|programs|accounts|every|those|how many (?:programs|balances|of))\b/;
const SUM = /\b(?:total|together|altogether|combined|in all|sum|add up|overall)\b/;

function boundsAsked(asked: Understood): Enough | undefined {
  const points = boundsOf(asked, pointsOf(asked), 1);
  if (points !== undefined) return { of: "points", bounds: points };
  const usd = usdBounds(asked);
  if (usd !== undefined) return { of: "usd", bounds: usd };
  // "Do I have 100,000 Hilton points": at least as many.
  const [amount] = pointsOf(asked);
  return amount === undefined || !asksWhether(asked)
    ? undefined
    : { of: "points", bounds: { least: amount.value } };
}

interface KindSaid {
  readonly kinds: readonly string[];
  readonly out: boolean;
}

function kindsOf({ tokens }: Understood): readonly KindSaid[] {
  return tokens.flatMap((word, start) => {
    const kinds = KINDS.find(([words]) => words.test(word))?.[1];
    const out = isLeftOut(tokens, { start, end: start + 1 });
    const isOf = /^(?:hotels|airlines)$/.test(word) || OF_POINTS.test(tokens[start + 1] ?? "");
    return kinds === undefined || !isOf ? [] : [{ kinds, out }];
  });
}

/** Whether only some of the balances are asked for, by more than a program or a person. */
export const isConditional = ({
  without,
  kinds,
  withoutKinds,
  points,
  usd,
}: BalanceQuery): boolean =>
  [...without, ...kinds, ...withoutKinds].length > 0 ||
  [points, usd].some(({ least, most }) => least !== undefined || most !== undefined);

/** Whether a question of what points are worth is one of a part of them, or of how many there are. */
export const isOfPart = (asked: Understood, query: BalanceQuery): boolean =>
  isConditional(query) || asksWho(asked) || says(asked, COUNTED);

const COUNTED =
  /\b(?:how many (?:total |combined )?(?:points|miles|programs)|total (?:points|miles|number)|(?:points|miles) total)\b/;

export const toInput = (query: BalanceQuery): object => ({
  ...listed("programs", query.programs),
  ...listed("without_programs", query.without),
  ...listed("kinds", query.kinds),
  ...listed("without_kinds", query.withoutKinds),
  ...bounded("min_points", query.points.least),
  ...bounded("max_points", query.points.most),
  ...bounded("min_usd", query.usd.least),
  ...bounded("max_usd", query.usd.most),
});

const listed = (key: string, values: readonly string[]): object =>
  values.length === 0 ? {} : { [key]: values };

const bounded = (key: string, value: number | undefined): object =>
  value === undefined ? {} : { [key]: value };
