import type { CaseRun } from "./run.ts";
import {
  medianWords,
  missCounts,
  riskCoverage,
  type Share,
  sureness,
  type Tally,
  tally,
  tallyBy,
} from "./tally.ts";

const HEAD = "|cases|committed|right|95 %|precision|95 %|harm|95 %|asked back|offered|RS(10)".split(
  "|",
);

/** The report on a split: figures always, questions only when they may be seen. */
export function reportOf(
  name: string,
  runs: readonly CaseRun[],
  { by = "group", shown }: { by?: "group" | "author"; shown: readonly CaseRun[] },
): string {
  const outcomes = runs.map(({ outcome }) => outcome);
  const rows = [...tallyBy(by, outcomes), tally("all", outcomes)].map(toRow);
  const cuts = riskCoverage(outcomes).map((cut) => `${tenths(cut.right)}/${tenths(cut.wrong)}`);
  const why = missCounts(outcomes).map(([what, times]) => `${what} (${times})`);
  return [
    `\n${name}`,
    table([HEAD, ...rows]),
    `\nright/wrong, the surest only: ${cuts.join("  ")}; area ${sureness(outcomes).toFixed(2)}`,
    `median words of "which" and "how much": ${medianWords(outcomes)}`,
    `why not: ${why.join(", ") || "-"}`,
    ...shown.map(toStory),
  ].join("\n");
}

const toRow = (one: Tally): readonly string[] => [
  one.name,
  String(one.cases),
  tenths(one.committed.share),
  ...[one.coverage, one.precision, one.harm].flatMap(({ share, ...range }) => [
    tenths(share),
    rangeOf(range),
  ]),
  `${one.needless.count} (${tenths(one.needless.share)})`,
  String(one.offered),
  one.reliability.toFixed(0),
];

const tenths = (share: number): string => (share * 100).toFixed(1);
const rangeOf = ({ low, high }: Pick<Share, "low" | "high">): string =>
  `${tenths(low)}-${tenths(high)}`;

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  const toCell = (cell: string, column: number): string =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(toCell).join("  ")).join("\n");
}

const toStory = ({ evalCase, outcome, answer }: CaseRun): string =>
  [
    `\n${outcome.id} (${evalCase.wallet})${outcome.isHarm ? " harm" : ""}`,
    ...evalCase.messages.map(({ role, content }) => `  ${role}: ${content}`),
    ...outcome.reasons.map(({ miss, detail }) => `  x ${miss}: ${detail}`),
    ...answer.text.split("\n").map((line) => `  | ${line}`),
  ].join("\n");
