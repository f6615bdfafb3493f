import { ask, type DataOf } from "../../ask.ts";
import { answer, CAVEATS, type Draft } from "../../compose/draft.ts";
import { cpp } from "../../compose/figures.ts";
import { bold, EMPTY, type Line, line, listed, sentence } from "../../compose/line.ts";
import { verdict } from "../../compose/verdict.ts";
import { pointsOf } from "../../compose/programs.ts";
import { amountAs, type Frame, idsOf } from "../../frame.ts";
import type { Toolbox } from "../../toolbox.ts";

type Valuation = DataOf<"list_valuations">["valuations"][number];

/** Cents per point of each program, highest first, and which one is worth more. */
export function eachPoint(programs: readonly string[], frame: Frame, toolbox: Toolbox): Draft {
  const input = { programs: [...programs], owner: frame.owner };
  const { data, envelope } = ask(toolbox, "list_valuations", input);
  const rows = data.valuations
    .filter(({ value }) => value !== undefined)
    .toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0));
  const unknown = data.valuations.filter(({ value }) => value === undefined);
  return answer({
    lead: [sentence(line`${verdictOf(frame, rows)}${order(rows)}`)],
    details: unknown.map((row) => line`We have no estimate for ${pointsOf(row.program_name)}.`),
    caveats: [CAVEATS.estimate],
    envelopes: [envelope],
  });
}

/** "A is worth more: 2 cents a point, against 1 cent for B"; or that they are even. */
function order(rows: readonly Valuation[]): Line {
  const [first, ...others] = rows;
  if (first === undefined) return line`We have no estimate of what these points are worth.`;
  const value = line`**${cpp(first.value ?? 0)}**`;
  if (others.every((row) => row.value === first.value)) {
    const names = listed(rows.map((row) => bold(pointsOf(row.program_name))));
    return others.length === 0
      ? line`${names} are valued at ${value} each`
      : line`${names} are valued the same: ${value} each`;
  }
  const against = listed(
    others.map((row) => line`${pointsOf(row.program_name)} at **${cpp(row.value ?? 0)}**`),
  );
  const rank = others.length === 1 ? line`more` : line`the most`;
  return line`${bold(pointsOf(first.program_name))} are worth ${rank}: ${value} each, against ${against}`;
}

/** "Is a point of the first worth more than one of the other?" */
function verdictOf(frame: Frame, rows: readonly Valuation[]): Line {
  const [other] = idsOf(frame, "program", "versus");
  const [one] = idsOf(frame, "program", "of");
  if (frame.focus !== "whether" || one === undefined || other === undefined) return EMPTY;
  const valueOf = (program: string): number =>
    rows.find((row) => row.program === program)?.value ?? 0;
  return verdict(valueOf(one) > valueOf(other));
}

/** A claimed figure counts as right within this share. */
const NEAR = 0.05;

/** Confirms or corrects a figure in the question; nothing if there is none. */
export function claimVerdict(
  frame: Frame,
  known: { readonly cpp?: number | undefined; readonly usd?: number | undefined },
): Line {
  const [unit, value] =
    amountAs(frame, "claim", "cpp") === undefined
      ? (["usd", known.usd] as const)
      : (["cpp", known.cpp] as const);
  const claim = amountAs(frame, "claim", unit);
  // "Assume they are 2 cents, what would mine be worth": a supposition.
  const isSupposed = frame.focus !== undefined && frame.focus !== "whether";
  if (claim === undefined || value === undefined || isSupposed) return EMPTY;
  return verdict(Math.abs(claim - value) <= NEAR * value);
}
