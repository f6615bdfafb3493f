import { answer, CAVEATS, cite, type Draft, line, quote } from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { numberAt, rowsAt, textAt } from "../../compose/rows.ts";
import { wordsOf } from "../../readings/says.ts";
import type { Understood } from "../../../language/understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { emptyCaveat, historyOf, ONLY_WALLET } from "./issuer-counts.ts";
import { countedLines } from "./verdict-lines.ts";

/* "When do I drop to 3/24": the day from which no more than so many count, of the rule of five in two years. */

const FEWER =
  /\b(?:drop|fall|get|go|be|am|back|down|come|hit|reach)s? (?:back |down )*(?:to|at|under|below) ([0-4]) ?\/ ?24\b|\b([0-4]) ?\/ ?24 (?:again|by when)\b/;
const UNDER = /\b(?:under|below) [0-4] ?\/ ?24\b/;
const COUNTS: Path = ["counts", "chase-5-24"];
const MOST_COUNTED = 6;

interface Fewer {
  readonly count: number;
  readonly said: string;
}

export function fewerAsked(asked: Understood): Fewer | undefined {
  const text = wordsOf(asked);
  const [, first, second] = FEWER.exec(text) ?? [];
  const digit = first ?? second;
  if (digit === undefined || /\bink\b/.test(text)) return undefined;
  const isUnder = UNDER.test(text);
  const count = Number(digit) - (isUnder ? 1 : 0);
  return count < 0 ? undefined : { count, said: `${digit}/24` };
}

export function untilFewer({ count, said }: Fewer, asked: Understood, toolbox: Toolbox): Draft {
  const history = historyOf(asked, toolbox);
  const now = figure(history, [...COUNTS, "count"], "count");
  const counted = rowsAt(history, [...COUNTS, "counted"])
    .filter((row) => textAt(history, [...row, "counts_until"]) !== undefined)
    .toSorted((a, b) => untilOf(history, a).localeCompare(untilOf(history, b)));
  const last = counted[(numberAt(history, [...COUNTS, "count"]) ?? 0) - count - 1];
  return answer({
    result: [
      last === undefined
        ? line`**Today** already: **${now}** of the accounts count, against ${quote(said)}. ${cite(history)}`
        : line`**After ${figure(history, [...last, "counts_until"], "date")}**, if nothing new is opened: so long ${figure(history, [...last, "card_name"], "text")} counts. Now **${now}** count, against ${quote(said)}. ${cite(history)}`,
    ],
    details: countedLines(history, [...COUNTS, "counted"], MOST_COUNTED),
    caveats: [...emptyCaveat(asked, toolbox), ONLY_WALLET, CAVEATS.asOf(history)],
    envelopes: [history],
  });
}

const untilOf = (history: ReturnType<typeof historyOf>, row: Path): string =>
  textAt(history, [...row, "counts_until"]) ?? "";
