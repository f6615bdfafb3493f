import { cite, type Line, line, told } from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { joinLines, numberAt, rowsAt, textAt } from "../../compose/rows.ts";
import { says } from "../../readings/says.ts";
import { mentionsOf, type Understood } from "../../understood.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";

const MOST = /\b(?:most|best|biggest|top|workhorse|hardest|highest|heaviest)\b/;
const LEAST = /\b(?:least|worst|lowest|weakest|laziest|dead weight|deadweight)\b/;
const MORE = /\bmore\b/;
const LESS = /\bless\b/;
const SECOND = /\b(?:second|2nd|runner[- ]up)\b/;
const OF_CARD = /\b(?:which|what|who|one|card)\b/;

/** The card that earns most, or least, or both where both are asked for; its rewards alone, before its fee. */
export function rankedLines(found: Envelope, asked: Understood): readonly Line[] {
  if (!says(asked, OF_CARD)) return [];
  const named = new Set(mentionsOf(asked, "card").flatMap(({ ids }) => ids));
  const all = rowsAt(found, ["by_card"]);
  const among = all.filter((row) => named.has(textAt(found, [...row, "card_id"]) ?? ""));
  // Of two that are named, the one of them.
  const isPair = among.length > 1;
  const rows = (isPair ? among : all).toSorted((a, b) => usdOf(found, b) - usdOf(found, a));
  if (rows.length < 2) return [];
  const isLeast = says(asked, LEAST) || (isPair && says(asked, LESS));
  const isMost = says(asked, MOST) || (isPair && says(asked, MORE));
  const isSecond = says(asked, SECOND);
  const place = isSecond ? 1 : 0;
  const word = (end: string, pair: string): string =>
    isSecond ? `the second ${end}` : isPair ? pair : `the ${end}`;
  return [
    ...(isMost ? [earnsLine(found, rows[place], word("most", "more"))] : []),
    ...(isLeast ? [earnsLine(found, rows.toReversed()[place], word("least", "less"))] : []),
  ].flat();
}

const usdOf = (found: Envelope, row: Path): number => numberAt(found, [...row, "value_usd"]) ?? 0;

const earnsLine = (found: Envelope, row: Path | undefined, rank: string): readonly Line[] =>
  row === undefined
    ? []
    : [
        line`The **${figure(found, [...row, "card_name"], "text")}** earns ${told(rank)}: **${figure(found, [...row, "value_usd"], "usd")}** a year, before a fee of ${figure(found, [...row, "annual_fee_usd"], "usd")}. ${cite(found)}`,
      ];

const OF_FEES = /\bfees?\b/;
const NOT_EARNED =
  /\b(?:not|never|less than|more (?:in|on) fees? than|fail\w*|los(?:e|es|ing)|at least|which (?:ones?|cards?)|any|all|do all|each)\b/;
const EARNS_IT =
  /\b(?:earn\w*|mak(?:e|es|ing)|pay(?:s|ing)?|cover\w*|justif\w*|cost(?:s|ing)?)\b(?: \S+){0,4} fees?\b|\bfees? than\b/;

/** The cards whose rewards do not come to their fee, for who asks which. */
export function feeLines(found: Envelope, asked: Understood): readonly Line[] {
  const isAsked =
    says(asked, OF_FEES) &&
    says(asked, EARNS_IT) &&
    says(asked, NOT_EARNED) &&
    says(asked, OF_CARDS);
  if (!isAsked) return [];
  const rows = rowsAt(found, ["by_card"]).filter(
    (row) => (numberAt(found, [...row, "net_usd"]) ?? 0) < 0,
  );
  if (rows.length === 0)
    return [line`**All** of your cards earn at least their fee by rewards alone. ${cite(found)}`];
  const names = rows.map(
    (row) =>
      line`**${figure(found, [...row, "card_name"], "text")}** (${figure(found, [...row, "value_usd"], "usd")} for a fee of ${figure(found, [...row, "annual_fee_usd"], "usd")})`,
  );
  const all = joinLines([joinLines(names, ", "), line`. ${cite(found)}`], "");
  return [joinLines([line`On rewards alone these do not earn their fee:`, all])];
}

const OF_CARDS = /\b(?:cards?|ones?|which)\b/;
