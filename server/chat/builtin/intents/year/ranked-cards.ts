import { cite, type Line, line, told } from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { joinLines, numberAt, rowsAt, textAt } from "../../compose/rows.ts";
import { says } from "../../readings/says.ts";
import { mentionsOf, type Understood } from "../../../language/understood.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";

const MOST = /\b(?:most|best|biggest|top|workhorse|hardest|highest|heaviest)\b/;
const LEAST = /\b(?:least|worst|lowest|weakest|laziest|dead weight|deadweight)\b/;
const MORE = /\bmore\b/;
const LESS = /\bless\b/;
const SECOND = /\b(?:second|2nd|runner[- ]up)\b/;
const OF_CARD = /\b(?:which|what|who|one|card)\b/;

/** The card that earns most, or least, or both where both are asked for; its rewards alone, before its fee. */
export function rankedLines(found: Envelope, asked: Understood): readonly Line[] {
  if (says(asked, PER_FEE)) return perFeeLines(found);
  if (says(asked, RANKS)) return orderLine(found, asked);
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

/** "Rank my cards by what they make": all of them in their order, less their fees where that is asked. */
export const RANKS =
  /\b(?:rank|order|sort|list|leaderboard|stack up)\b|\bfrom (?:best|most|highest|top)\b|\bbest to worst\b/;
const NET =
  /\b(?:net|(?:after|minus|less|subtract\w*) (?:of )?(?:all )?(?:the |its |their )?(?:annual )?fees?)\b/;
const MOST_RANKED = 15;

/** "The most per dollar of fee": of those with a fee, and what those without earn for none. */
const PER_FEE =
  /\b(?:per dollar (?:of|in) (?:annual )?fees?|for (?:its|the|their) (?:annual )?fee|relative to (?:its|the|their) (?:annual )?fee|(?:bang|most) for (?:the|my|its) (?:buck|fee))\b/;

function perFeeLines(found: Envelope): readonly Line[] {
  const shareOf = (row: Path): number =>
    usdOf(found, row) / (numberAt(found, [...row, "annual_fee_usd"]) ?? 1);
  const rows = rowsAt(found, ["by_card"]);
  const isPaid = (row: Path): boolean => (numberAt(found, [...row, "annual_fee_usd"]) ?? 0) > 0;
  const [paid] = rows.filter(isPaid).toSorted((a, b) => shareOf(b) - shareOf(a));
  const [free] = rows
    .filter((row) => !isPaid(row) && usdOf(found, row) > 0)
    .toSorted((a, b) => usdOf(found, b) - usdOf(found, a));
  return [
    ...(paid === undefined
      ? []
      : [
          line`Of your cards with a fee the **${figure(found, [...paid, "card_name"], "text")}** earns the most for it: **${figure(found, [...paid, "value_usd"], "usd")}** a year for a fee of ${figure(found, [...paid, "annual_fee_usd"], "usd")}. ${cite(found)}`,
        ]),
    ...(free === undefined
      ? []
      : [
          line`Without any fee the **${figure(found, [...free, "card_name"], "text")}** earns ${figure(found, [...free, "value_usd"], "usd")}.`,
        ]),
  ];
}

function orderLine(found: Envelope, asked: Understood): readonly Line[] {
  const isNet = says(asked, NET);
  const key = isNet ? "net_usd" : "value_usd";
  const rows = rowsAt(found, ["by_card"])
    .toSorted((a, b) => (numberAt(found, [...b, key]) ?? 0) - (numberAt(found, [...a, key]) ?? 0))
    .slice(0, MOST_RANKED);
  if (rows.length < 2) return [];
  const names = rows.map(
    (row) =>
      line`**${figure(found, [...row, "card_name"], "text")}** ${figure(found, [...row, key], "usd")}`,
  );
  const lead = isNet
    ? line`By rewards of a year less the fee, the most first:`
    : line`By rewards of a year, before fees, the most first:`;
  return [joinLines([lead, joinLines([joinLines(names, "; "), line`. ${cite(found)}`], "")])];
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
