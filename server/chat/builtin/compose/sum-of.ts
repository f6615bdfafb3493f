import type { Envelope } from "../../../tools/core/envelope.ts";
import type { Toolbox } from "../../toolbox.ts";
import { type Figure, figure } from "./figure.ts";

const CENTS = 100;

/** Figures of results added up: their sum as a figure of a result of its own, of the unit of the first. */
export function sumOf(parts: readonly Figure[], toolbox: Toolbox): Figure {
  const values = parts.map(({ value }) => Number(value));
  const from: readonly Envelope[] = [...new Set(parts.map(({ envelope }) => envelope))];
  const sum = values.reduce((all, one) => all + one, 0);
  const result = toolbox.reckon(
    { sum: values },
    { values, result: Math.round(sum * CENTS) / CENTS },
    from,
  );
  return figure(result, ["result"], parts[0]?.unit ?? "count");
}
