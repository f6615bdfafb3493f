import type { Envelope } from "../../../tools/core/envelope.ts";
import type { Draft, Line } from "./draft.ts";
import type { Figure } from "./figure.ts";
import { wordsOf } from "./join.ts";

/* The amounts that an answer leads with, each with the line it stands in: what "both together" is of. */

export interface Lead {
  readonly value: number;
  readonly unit: "usd" | "points";
  /** What else of its unit stands out in the same line. */
  readonly beside: readonly number[];
  /** The words of the line that tells it. */
  readonly words: string;
  readonly envelope: Envelope;
}

/** Of each line the first amount of dollars and the first of points; what stands out before the rest. */
export const leadsOf = ({ kind, result }: Draft): readonly Lead[] =>
  kind === "answer"
    ? result.flatMap((one) => [...leadOf(one, "usd"), ...leadOf(one, "points")])
    : [];

function leadOf(of: Line, unit: Lead["unit"]): readonly Lead[] {
  const { strings, pieces } = of;
  const amounts = pieces.flatMap((piece, at) =>
    isAmount(piece, unit) ? [{ piece, isBold: (strings[at] ?? "").endsWith("**") }] : [],
  );
  const found = (amounts.find(({ isBold }) => isBold) ?? amounts[0])?.piece;
  if (found === undefined) return [];
  const beside = amounts
    .filter(({ isBold, piece }) => isBold && piece !== found)
    .map(({ piece }) => Number(piece.value));
  return [
    { value: Number(found.value), beside, unit, envelope: found.envelope, words: wordsOf(of) },
  ];
}

const isAmount = (piece: Line["pieces"][number], unit: Lead["unit"]): piece is Figure =>
  "unit" in piece && piece.unit === unit && typeof piece.value === "number";
