import type { Toolbox } from "../../../toolbox.ts";
import {
  answer,
  CAVEATS,
  cite,
  type Draft,
  type Line,
  line,
  told as words,
} from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import { joinLines } from "../../compose/rows.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import type { Reckoning } from "./reckoning.ts";

const CENTS = 100;

/** What comes of the amounts, with each of them. */
export function reckonedDraft({ working, told }: Reckoning, toolbox: Toolbox): Draft {
  const values = told.map(({ value }) => value);
  const from = told.map(({ envelope }) => envelope);
  const result = toolbox.reckon(
    { [working.kind]: values },
    {
      values,
      result: resultOf(working, values),
      ...(working.kind === "share" ? { parts: working.parts } : {}),
    },
    from,
  );
  return answer({
    result: [lineOf({ working, told }, result)],
    caveats: [
      ...(told.some(({ words: of }) => /\babout\b|\bworth\b/.test(of)) ? [CAVEATS.estimate] : []),
      CAVEATS.asOf(result),
    ],
    envelopes: [result],
  });
}

function resultOf(working: Reckoning["working"], values: readonly number[]): number {
  if (working.kind === "sum") return toCents(sum(values));
  if (working.kind === "share") return toCents(sum(values) / working.parts);
  return toCents(Math.max(...values) - Math.min(...values));
}

const sum = (of: readonly number[]): number => of.reduce((all, one) => all + one, 0);

const toCents = (value: number): number => Math.round(value * CENTS) / CENTS;

function lineOf({ working, told }: Reckoning, result: Envelope): Line {
  const unit = told[0]?.unit ?? "usd";
  const noun = words(unit === "points" ? " points" : "");
  const all = told.map(({ label }, at) =>
    joinLines(
      [
        line`${figure(result, ["values", at], unit)}`,
        ...(label === "" ? [] : [line` (${words(label)})`]),
      ],
      "",
    ),
  );
  const total = line`**${figure(result, ["result"], unit)}**${noun}`;
  if (working.kind === "share") {
    return joinLines(
      [
        line`That is `,
        total,
        line` ${words(working.each)}: `,
        joinLines(all, ", "),
        line` in ${figure(result, ["parts"], "count")} parts. ${cite(result)}`,
      ],
      "",
    );
  }
  const isEven = working.kind === "difference" && figure(result, ["result"], unit).value === 0;
  const lead = isEven
    ? [line`There is **no difference**: `]
    : working.kind === "sum"
      ? [line`Together that is `, total, line`: `]
      : [line`The difference is `, total, line`: `];
  const between = working.kind === "sum" ? " and " : " against ";
  return joinLines([...lead, joinLines(all, between), line`. ${cite(result)}`], "");
}
