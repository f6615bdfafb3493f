import type { Envelope } from "../../../../../tools/core/envelope.ts";
import {
  answer,
  CAVEATS,
  cite,
  type Draft,
  type Line,
  line,
  told,
} from "../../../compose/draft.ts";
import { figure } from "../../../compose/figure.ts";
import { countFirst, countInWords } from "../../../compose/number-words.ts";
import { joinLines } from "../../../compose/rows.ts";
import { says } from "../../../readings/says.ts";
import type { Understood } from "../../../../language/understood.ts";
import { rateOf } from "../choice/ranked-cards.ts";
import { type BestRow, rowLine } from "./sheet-rows.ts";

/*
 * "What categories am I only getting 1x on", "where do I earn the most": everyday categories by what
 * the best held card gives there.
 */

const NUMBER = String.raw`(\d+(?:\.\d+)?) ?(x|%|percent|points?|times)`;
const ABOVE = new RegExp(
  String.raw`\b(?:more than|over|above|better than|higher than|at least) ${NUMBER}|${NUMBER} (?:or (?:more|better|higher|above)|plus)`,
);
const BELOW = new RegExp(
  String.raw`\b(?:less than|under|below|lower than|worse than|at most|(?:only|just)(?: \S+){0,2}?) ${NUMBER}`,
);
/** "In which none of my cards returns more than that". */
const NOT_ABOVE =
  /\b(?:none|nothing|no cards?|not|never|nowhere)\b(?: \S+){0,6} (?:more than|over|above|better than|higher than|at least) /;
const PLAIN = new RegExp(`(?:^| )${NUMBER}(?:$| )`);
const MOST =
  /\b(?:best|highest|biggest|top|strongest)\b(?: (?!(?:cards?|per|each|every|for|by|in)\b)\S+){0,2} (?:category|categories|rates?|multipliers?)\b|\b(?:earn|get|make|pays?)(?: me)?(?: \S+){0,3} the most\b|\bwhere\b.*\bthe most\b|\bstrongest\b/;
const LEAST =
  /\b(?:worst|lowest|weakest|poorest)\b|\b(?:earn|get|make|pays?)(?: me)?(?: \S+){0,3} the least\b|\bwhere\b.*\bthe least\b/;
/** Cards are asked for, and not kinds of purchase. */
const OF_CARDS = /\b(?:which|what|how many)(?: of)?(?: my| our)? cards?\b/;

const MOST_SHOWN = 12;

/** The categories that are asked for by their rate; undefined where none is told. */
export function querySheet(
  sheet: Envelope,
  rows: readonly BestRow[],
  asked: Understood,
): Draft | undefined {
  if (rows.length === 0 || says(asked, OF_CARDS)) return undefined;
  const filtered = byRate(rows, asked);
  if (filtered !== undefined)
    return draftOf(sheet, listLine(sheet, filtered, rows), filtered.found);
  const isMost = says(asked, MOST);
  if (!isMost && !says(asked, LEAST)) return undefined;
  const ends = endOf(rows, isMost);
  return draftOf(sheet, endLine(sheet, ends, isMost), sorted(rows, isMost).slice(0, MOST_NEXT));
}

const MOST_NEXT = 5;

interface Filtered {
  readonly found: readonly BestRow[];
  readonly words: string;
}

function byRate(rows: readonly BestRow[], asked: Understood): Filtered | undefined {
  const text = asked.tokens.join(" ").replaceAll("%", " %").replaceAll("  ", " ");
  const [above, below] = [ABOVE.exec(text), BELOW.exec(text)];
  const [, ...parts] = above ?? below ?? PLAIN.exec(text) ?? [];
  const [number, unit] = parts.filter((part) => part !== undefined);
  if (number === undefined || unit === undefined) return undefined;
  const isPercent = /^(?:%|percent)$/.test(unit);
  const limit = Number(number);
  const rate = `${number}${isPercent ? "%" : "x"}`;
  const valueOf = ({ best }: BestRow): number => (isPercent ? best.percent_back : best.rate);
  if (above !== null && NOT_ABOVE.test(text)) {
    return { words: `no more than ${rate}`, found: rows.filter((row) => valueOf(row) <= limit) };
  }
  if (above !== null) {
    const isOver = /^(?:more than|over|above|better than|higher than)/.test(above[0]);
    return isOver
      ? { words: `more than ${rate}`, found: rows.filter((row) => valueOf(row) > limit) }
      : { words: `${rate} or more`, found: rows.filter((row) => valueOf(row) >= limit) };
  }
  if (below !== null) {
    const isUnder = /^(?:less than|under|below|lower than|worse than)/.test(below[0]);
    return isUnder
      ? { words: `less than ${rate}`, found: rows.filter((row) => valueOf(row) < limit) }
      : { words: `no more than ${rate}`, found: rows.filter((row) => valueOf(row) <= limit) };
  }
  return { words: `${rate} or more`, found: rows.filter((row) => valueOf(row) >= limit) };
}

function listLine(sheet: Envelope, { found, words }: Filtered, rows: readonly BestRow[]): Line {
  const names = told(
    found
      .slice(0, MOST_SHOWN)
      .map(({ category_name: name }) => name)
      .join(", "),
  );
  const more = told(found.length > MOST_SHOWN ? " and others" : "");
  const all = told(countInWords(rows.length));
  return found.length === 0
    ? line`**None** of ${all} everyday categories earns ${told(words)} with your best card. ${cite(sheet)}`
    : line`**${told(countFirst(found.length))}** of ${all} everyday categories earn ${told(words)} with your best card: **${names}**${more}. ${cite(sheet)}`;
}

const sorted = (rows: readonly BestRow[], isMost: boolean): readonly BestRow[] =>
  rows.toSorted((a, b) => (a.best.percent_back - b.best.percent_back) * (isMost ? -1 : 1));

function endOf(rows: readonly BestRow[], isMost: boolean): readonly BestRow[] {
  const [first] = sorted(rows, isMost);
  return rows.filter(({ best }) => best.percent_back === first?.best.percent_back);
}

function endLine(sheet: Envelope, ends: readonly BestRow[], isMost: boolean): Line {
  const [first] = ends;
  const names = told(
    ends
      .slice(0, MOST_SHOWN)
      .map(({ category_name: name }) => name)
      .join(", "),
  );
  if (first === undefined) return line`None.`;
  const at = ["rows", first.place, "best"];
  const back = figure(sheet, [...at, "percent_back"], "percent");
  const rate = rateOf(sheet, at, first.best.unit);
  return joinLines(
    [
      line`You earn the ${told(isMost ? "most" : "least")} on **${names}**: ${rate}`,
      line`worth **${back}**. ${cite(sheet)}`,
    ],
    ", ",
  );
}

const draftOf = (sheet: Envelope, lead: Line, rows: readonly BestRow[]): Draft =>
  answer({
    result: [lead],
    details: rows.slice(0, MOST_SHOWN).map((row) => rowLine(sheet, row)),
    caveats: [CAVEATS.estimate, CAVEATS.asOf(sheet)],
    envelopes: [sheet],
  });
