import type { EvalCase } from "./case.ts";
import type { CaseRun } from "./run.ts";
import { confusions, missCounts, type Tally, tally, tallyByGroup } from "./tally.ts";

/** What is printed of a split: figures always, questions only when they may be seen. */
export function reportOf(
  name: string,
  runs: readonly CaseRun[],
  shown: readonly CaseRun[],
): string {
  const outcomes = runs.map(({ outcome }) => outcome);
  const rows = [...tallyByGroup(outcomes), tally("all", outcomes)].map(toRow);
  const head = ["group", "cases", "pass", "share", "95 % interval", "unanswered", "but offered"];
  return [
    `\n${name}`,
    table([head, ...rows]),
    `\nwhy not: ${inWords(missCounts(outcomes)) || "-"}`,
    ...shown.map(toStory),
  ].join("\n");
}

/** Which intent was taken for which; groups of words that the model mixes up. */
export const confusionsOf = (runs: readonly CaseRun[]): string =>
  `confusions: ${inWords(confusions(runs.map(({ outcome }) => outcome))) || "-"}`;

const toRow = ({ name, cases, passed, unanswered, offered, ...rest }: Tally): readonly string[] => [
  name,
  String(cases),
  String(passed),
  percent(rest.share),
  `${percent(rest.low)} - ${percent(rest.high)}`,
  String(unanswered),
  String(offered),
];

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const inWords = (counts: readonly (readonly [string, number])[]): string =>
  counts.map(([what, times]) => `${what} (${times})`).join(", ");

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  const toLine = (row: readonly string[]): string =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join("  ");
  return rows.map(toLine).join("\n");
}

function toStory({ evalCase, outcome, answer }: CaseRun): string {
  const { expected, understood, reasons } = outcome;
  return [
    `\n${outcome.id} (${evalCase.wallet})`,
    ...conversationOf(evalCase).map((line) => `  ${line}`),
    `  understood: ${understood}${expected.length === 0 ? "" : `, right: ${expected.join(" or ")}`}`,
    ...reasons.map(({ miss, detail }) => `  x ${miss}: ${detail}`),
    ...answer.text.split("\n").map((line) => `  | ${line}`),
  ].join("\n");
}

const conversationOf = ({ messages }: EvalCase): readonly string[] =>
  messages.map(({ role, content }) => `${role}: ${content}`);
