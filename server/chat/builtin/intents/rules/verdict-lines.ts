import { type Line, line, told } from "../../compose/draft.ts";
import { figure, type Path, valueAt } from "../../compose/figure.ts";
import { joinLines, rowsAt, textAt } from "../../compose/rows.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";

const MOST_COUNTED = 3;

/** The rules that a check found not to pass, in its order. */
export const stoppingOf = (checked: Envelope): readonly Path[] =>
  rowsAt(checked, ["verdicts"]).filter((row) => textAt(checked, [...row, "result"]) !== "pass");

const RESULT_WORDS: Readonly<Record<string, string>> = {
  pass: "passes",
  fail: "fails",
  unknown: "unknown",
};

const BASIS_WORDS: Readonly<Record<string, string>> = {
  written: "written in the terms",
  pattern: "a pattern that applicants report",
};

/** "24 months": how far back a rule counts; undefined when it does without end. */
export function windowLine(found: Envelope, row: Path): Line | undefined {
  const unit = textAt(found, [...row, "window", "unit"]);
  return unit === undefined
    ? undefined
    : line`${figure(found, [...row, "window", "length"], "count")} ${told(unit)}`;
}

/** What one rule says: its result, why, until when, and whose word it is. */
export function verdictLine(checked: Envelope, row: Path): Line {
  const note = textAt(checked, [...row, "note"]);
  const basis = BASIS_WORDS[textAt(checked, [...row, "basis"]) ?? ""] ?? "";
  return joinLines(
    [
      line`**${figure(checked, [...row, "name"], "text")}**: ${told(resultOf(checked, row))}. ${told(textAt(checked, [...row, "reason"]) ?? "")}`,
      ...clearsOf(checked, row),
      line`(${told(basis)})`,
      ...(note === undefined ? [] : [line`Note: ${told(note)}.`]),
    ],
    " ",
  );
}

const resultOf = (checked: Envelope, row: Path): string =>
  RESULT_WORDS[textAt(checked, [...row, "result"]) ?? ""] ?? "unknown";

function clearsOf(checked: Envelope, row: Path): readonly Line[] {
  if (textAt(checked, [...row, "result"]) === "pass") return [];
  return textAt(checked, [...row, "clears_on"]) === undefined
    ? [line`Waiting alone does not clear it.`]
    : [line`It clears on ${figure(checked, [...row, "clears_on"], "date")}.`];
}

/** The accounts that count by a rule, with the last day each does. */
export function countedLines(found: Envelope, path: Path, most = MOST_COUNTED): readonly Line[] {
  // One account may count by its opening and by its bonus.
  const keyOf = (row: Path): string =>
    ["card_name", "wallet_card_id", "counts_until"]
      .map((key) => textAt(found, [...row, key]))
      .join();
  const rows = rowsAt(found, path);
  return rows
    .filter((row, place) => rows.findIndex((one) => keyOf(one) === keyOf(row)) === place)
    .slice(0, most)
    .map((row) => {
      const name = figure(found, [...row, "card_name"], "text");
      const doubt = textAt(found, [...row, "doubt"]);
      const isCertain = valueAt(found, [...row, "certain"]) === true;
      const counts = isCertain ? line`${name} counts` : line`${name} may count`;
      return joinLines([
        counts,
        ...(textAt(found, [...row, "counts_until"]) === undefined
          ? []
          : [line`until ${figure(found, [...row, "counts_until"], "date")}`]),
        ...(doubt === undefined ? [] : [line`(${told(doubt)})`]),
      ]);
    });
}
