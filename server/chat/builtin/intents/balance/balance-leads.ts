import { SELF } from "../../../../accounts/wallet.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { cite, type Line, line, told } from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { joinLines, numberAt, rowsAt, textAt, withVerdict } from "../../compose/rows.ts";
import { holderOf, holdersOf, whose } from "../../compose/whose.ts";
import { says } from "../../readings/says.ts";
import type { Understood } from "../../../language/understood.ts";
import { asksWhether } from "../../readings/asks-whether.ts";
import type { Enough } from "./balance-query.ts";
import { asksLeast, isInDollars } from "./ranked-balances.ts";
import { asksWho } from "./whose-points.ts";

/* What a question about balances asks for, told before anything else: who has more, which of two, enough or not, since when. */

/** "Who has more, me or Sam"; nothing where only one of them has any. */
function whoLead(found: Envelope, asked: Understood): readonly Line[] {
  const rows = sorted(found, rowsAt(found, ["by_owner"]), asked);
  const [first, second] = rows;
  if (!asksWho(asked) || first === undefined || second === undefined) return [];
  const [a, b] = [ownerAt(found, first), ownerAt(found, second)];
  const has = a === SELF ? told("You have") : told(`${holderOf(a).told} has`);
  const than = b === SELF ? told("you have") : told(`${holderOf(b).told} has`);
  const more = told(asksLeast(asked) ? "fewer" : "more");
  const statement = isInDollars(asked)
    ? line`**${a === SELF ? told("Yours") : holdersOf(a)}** are worth ${more}: about **${figure(found, [...first, "value_usd"], "usd")}** against **${figure(found, [...second, "value_usd"], "usd")}**, ${apart(found, [first, second], asked)} apart. ${cite(found)}`
    : line`**${has} ${more}**: **${figure(found, [...first, "points"], "points")}** points; ${than} **${figure(found, [...second, "points"], "points")}**, a difference of ${apart(found, [first, second], asked)}. ${cite(found)}`;
  return withVerdict(subjectVerdict(asked, a === SELF), [statement]);
}

/** "Do I have more than Sam": whether it is so of the one the question begins with. */
function subjectVerdict(asked: Understood, isSelfFirst: boolean): readonly Line[] {
  const than = /\bthan (?:me|i|mine|my)\b/.test(asked.tokens.join(" "));
  const isOfSelf = !than && says(asked, /^(?:do|have|am|are) i\b|^(?:is|are) (?:mine|my)\b/);
  if (!than && !isOfSelf) return [];
  return [(isOfSelf ? isSelfFirst : !isSelfFirst) ? line`**Yes.**` : line`**No.**`];
}

const COMPARES =
  /\b(?:more|bigger|larger|greater|less|fewer|smaller|or|vs|versus|than|difference|biggest|most|higher|least|smallest|lowest)\b/;

/** "Which is worth more, my Marriott or my United points": of two or more programs that are named. */
function pairLead(
  found: Envelope,
  programs: readonly string[],
  asked: Understood,
): readonly Line[] {
  const rows = sorted(found, rowsAt(found, ["by_program"]), asked);
  const [first, second] = rows;
  if (programs.length < 2 || !says(asked, COMPARES) || first === undefined || second === undefined)
    return [];
  const name = (row: Path) => figure(found, [...row, "program_name"], "text");
  const more = told(asksLeast(asked) ? "less" : "more");
  const statement = isInDollars(asked)
    ? line`Worth ${more}: **${name(first)}**, about **${figure(found, [...first, "value_usd"], "usd")}** against **${figure(found, [...second, "value_usd"], "usd")}** for ${name(second)}, ${apart(found, [first, second], asked)} apart. ${cite(found)}`
    : line`There is ${more} in **${name(first)}**: **${figure(found, [...first, "points"], "points")}** points against **${figure(found, [...second, "points"], "points")}** in ${name(second)}, a difference of ${apart(found, [first, second], asked)}. ${cite(found)}`;
  const isFirst = textAt(found, [...first, "program"]) === programs[0];
  const verdict = asksWhether(asked) && says(asked, /\bthan\b/);
  return withVerdict(verdict ? [isFirst ? line`**Yes.**` : line`**No.**`] : [], [statement]);
}

/** How far two are apart: what the smaller is behind the larger. */
function apart(found: Envelope, rows: readonly [Path, Path], asked: Understood) {
  const [key, unit] = isInDollars(asked)
    ? (["behind_usd", "usd"] as const)
    : (["behind_points", "points"] as const);
  const behind = rows.find((row) => (numberAt(found, [...row, key]) ?? 0) > 0) ?? rows[1];
  return figure(found, [...behind, key], unit);
}

function sorted(found: Envelope, rows: readonly Path[], asked: Understood): readonly Path[] {
  const key = isInDollars(asked) ? "value_usd" : "points";
  const sizeOf = (row: Path): number => numberAt(found, [...row, key]) ?? 0;
  const down = rows.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  return asksLeast(asked) ? down.toReversed() : down;
}

const ownerAt = (found: Envelope, row: Path): string => textAt(found, [...row, "owner"]) ?? SELF;

/** "Do we have over 100k": whether the sum is so much, and the sum. */
export function enoughLead(found: Envelope, enough: Enough | undefined): readonly Line[] {
  if (enough === undefined) return [];
  const [key, unit] =
    enough.of === "usd" ? (["total_usd", "usd"] as const) : (["total_points", "points"] as const);
  const { least = -Infinity, most = Infinity } = enough.bounds;
  const sum = numberAt(found, [key]) ?? 0;
  const isSo = sum >= least && sum <= most;
  const [yes, no] = [line`**Yes**:`, line`**No**:`];
  const total = figure(found, [key], unit);
  return [
    joinLines([
      isSo ? yes : no,
      enough.of === "usd"
        ? line`they are worth about **${total}** together. ${cite(found)}`
        : line`there are **${total}** points in all. ${cite(found)}`,
    ]),
  ];
}

const STATED =
  /\b(?:updat\w+|refresh\w*|out of date|outdated|stale|stalest|up to date|as of|current|entered|recorded|logged|how (?:old|fresh|recent)|last (?:checked|told|changed|set|typed))\b/;
const OLDEST =
  /\b(?:oldest|stale|stalest|outdated|out of date|longest|least recent\w*|not updated)\b/;

/** Since when a balance is known: of the one that is named, or the newest and the oldest. */
function statedLead(found: Envelope, rows: readonly Path[], asked: Understood): readonly Line[] {
  if (!says(asked, STATED) || rows.length === 0) return [];
  const dayOf = (row: Path): string => textAt(found, [...row, "as_of"]) ?? "";
  const ordered = rows.toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)));
  const [newest = [], oldest = []] = [ordered[0], ordered.at(-1)];
  const tell = (row: Path): Line =>
    line`**${figure(found, [...row, "program_name"], "text")}**${whose(ownerAt(found, row))}, of **${figure(found, [...row, "as_of"], "date")}**`;
  if (rows.length === 1)
    return [
      line`The balance is of **${figure(found, [...newest, "as_of"], "date")}**. ${cite(found)}`,
    ];
  return says(asked, OLDEST)
    ? [joinLines([line`The oldest is`, joinLines([tell(oldest), line`. ${cite(found)}`], "")])]
    : [
        joinLines([
          line`The newest is`,
          joinLines([tell(newest), line`; the oldest `, tell(oldest), line`. ${cite(found)}`], ""),
        ]),
      ];
}

const HOW_MANY_PROGRAMS =
  /\bhow many (?:[a-z]+ ){0,3}?(?:programs?|balances|currencies|kinds of points)\b/;

/** "How many programs do I have points in". */
const countLead = (found: Envelope, asked: Understood): readonly Line[] =>
  says(asked, HOW_MANY_PROGRAMS)
    ? [line`In **${figure(found, ["program_count"], "count")}** programs. ${cite(found)}`]
    : [];

export const leadsOf = (
  found: Envelope,
  rows: readonly Path[],
  programs: readonly string[],
  asked: Understood,
): readonly Line[] =>
  [
    () => whoLead(found, asked),
    () => pairLead(found, programs, asked),
    () => statedLead(found, rows, asked),
    () => countLead(found, asked),
  ]
    .map((lead) => lead())
    .find((lines) => lines.length > 0) ?? [];
