import type { Envelope } from "../../../../../tools/core/envelope.ts";
import type { FactIndex } from "../../../../../tools/core/facts.ts";
import { type Line, line, type Told, told } from "../../../compose/draft.ts";
import { figure, type Path } from "../../../compose/figure.ts";
import { joinLines, numberAt, rowsAt, textAt, textsAt } from "../../../compose/rows.ts";
import { whose, whoseOf } from "../../../compose/whose.ts";
import { says } from "../../../readings/says.ts";
import { nameOf } from "../../../slots.ts";
import type { Understood } from "../../../../language/understood.ts";
import type { Ends } from "../ends/ends.ts";
import { unlockLine } from "../routes/route-lines.ts";

/** What is told of the ways that compare_transfer_paths finds. */

/** `60,000 Capital One Miles + 10,000 Chase Ultimate Rewards` */
function sendsLine(found: Envelope, path: Path): Line {
  const sends = rowsAt(found, [...path, "send"]).map((row) => {
    return line`${figure(found, [...row, "points"], "points")} ${figure(found, [...row, "program_name"], "text")}${whose(textAt(found, [...row, "owner"]))}${pooledFirst(found, row)}`;
  });
  return joinLines(sends, " + ");
}

/** Points that are put to another's before they go are said to be so. */
function pooledFirst(found: Envelope, row: Path): Told {
  const into = textAt(found, [...row, "pool_into"]);
  return told(into === undefined ? "" : `, pooled into ${whoseOf(into)} first`);
}

/** Ways that move twice, or that need points of several people in one account, are said to be so. */
function kindLine(found: Envelope, path: Path): readonly Line[] {
  const kind = textAt(found, [...path, "kind"]);
  if (kind === "two_transfers")
    return [line`(by way of another program, which nearly always loses value)`];
  return kind === "points_there" ? [line`(there already)`] : [];
}

const valueLine = (found: Envelope, path: Path): Line =>
  numberAt(found, [...path, "value_given_up_usd"]) === undefined
    ? line`at a value nobody has given`
    : line`worth about ${figure(found, [...path, "value_given_up_usd"], "usd")}`;

/** Whether all that a way sends is of the points that are named, or lies there. */
export function isOfNamed(found: Envelope, path: Path, { from }: Ends): boolean {
  const named = new Set([...from.flatMap(({ ids }) => ids), textAt(found, ["to"])]);
  return (
    textAt(found, [...path, "kind"]) !== "points_there" &&
    rowsAt(found, [...path, "send"]).every((row) => named.has(textAt(found, [...row, "program"])))
  );
}

const SINGLE =
  /\b(?:one|single) (?:bank|transfer|program|source|currency|move)\b|\b(?:not|no|without|never) (?:stitch|combin|mix|splitt?)(?:ing|e)?\b/;

/** Whether all of it shall come from one balance. */
export const asksSingle = (asked: Understood): boolean => says(asked, SINGLE);

/** Ways of the points that are named before the others, and those of points to be kept last. */
export function namedFirst(found: Envelope, ends: Ends, asked: Understood): readonly Path[] {
  const isSingle = asksSingle(asked);
  const kept = new Set(ends.kept.flatMap(({ ids }) => ids));
  const isKept = (path: Path): boolean =>
    rowsAt(found, [...path, "send"]).some((row) =>
      kept.has(textAt(found, [...row, "program"]) ?? ""),
    );
  const rankOf = (path: Path): number => {
    if (isKept(path)) return 3;
    if (isSingle && rowsAt(found, [...path, "send"]).length > 1) return 2;
    return ends.from.length > 0 && isOfNamed(found, path, ends) ? 0 : 1;
  };
  return rowsAt(found, ["paths"]).toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** Whether a way brings all of it. */
export const isMet = (found: Envelope, path: Path | undefined): boolean =>
  path !== undefined && numberAt(found, [...path, "shortfall"]) === 0;

/** The way that gives up least. */
export const bestLine = (found: Envelope, path: Path, dest: string): Line =>
  joinLines([
    line`Use`,
    joinLines([line`**`, sendsLine(found, path), line`**`], ""),
    ...kindLine(found, path),
    line`for ${figure(found, ["need"], "points")} points in ${told(dest)}: that gives up least,`,
    joinLines([valueLine(found, path), line`.`], ""),
  ]);

export function pathLine(found: Envelope, path: Path): Line {
  const missing = numberAt(found, [...path, "shortfall"]) ?? 0;
  const way = joinLines([sendsLine(found, path), ...kindLine(found, path), valueLine(found, path)]);
  return missing > 0
    ? joinLines([way, line`, ${figure(found, [...path, "shortfall"], "points")} points short`], "")
    : way;
}

const WAYS: Readonly<Record<string, string>> = {
  transfer: "the award with",
  portal: "the travel portal with",
  cash_out: "cashing out",
  statement_credit: "a statement credit with",
  pay_with_points: "paying with",
};

/** What a way is, by name: "the award with Capital One Miles", "paying cash". */
function wayName(found: Envelope, row: Path, facts: FactIndex): string {
  const way = textAt(found, [...row, "way"]) ?? "";
  const programs = textsAt(found, [...row, "programs"]).map((key) => nameOf("program", key, facts));
  return way === "cash" ? "paying cash" : `${WAYS[way] ?? way} ${programs.join(" and ")}`;
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Ways that read the same, such as those of two people with the same points, are told once. */
export function distinctWays(found: Envelope, facts: FactIndex): readonly Path[] {
  const seen = new Set<string>();
  return rowsAt(found, ["ways"]).filter((row) => {
    const key = `${wayName(found, row, facts)} ${numberAt(found, [...row, "costs_usd"])}`;
    return seen.size < seen.add(key).size;
  });
}

/** The way that costs least, all counted. */
export const cheapestLine = (found: Envelope, row: Path, facts: FactIndex): Line =>
  line`**${told(capital(wayName(found, row, facts)))}** costs least, ${figure(found, [...row, "costs_usd"], "usd")} all counted.`;

export const wayLine = (found: Envelope, row: Path, facts: FactIndex): Line =>
  line`By ${told(wayName(found, row, facts))}: ${figure(found, [...row, "costs_usd"], "usd")} (${figure(found, [...row, "arithmetic"], "text")})`;

/** Balances that cannot go, with what would let them. */
export const blockedLines = (found: Envelope): readonly Line[] =>
  rowsAt(found, ["blocked"]).map((row) => {
    const name = figure(found, [...row, "program_name"], "text");
    return textAt(found, [...row, "state"]) === "ended"
      ? line`${name} points no longer go there.`
      : joinLines([line`${name} points are locked.`, ...unlockLine(found, row)]);
  });
