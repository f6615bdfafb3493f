import * as z from "zod";
import type { Envelope } from "../../tools/frame/envelope.ts";
import type { Toolbox } from "../toolbox.ts";

const CENTS = 100;
const reckoned = z.object({ result: z.number() });

/** Values of results added up, noted as a result of its own. */
export function sumOf(
  toolbox: Toolbox,
  values: readonly number[],
  from: readonly Envelope[],
): number {
  const sum = values.reduce((all, one) => all + one, 0);
  const result = Math.round(sum * CENTS) / CENTS;
  const envelope = toolbox.reckon({ sum: values }, { values, result }, from);
  return reckoned.parse("data" in envelope ? envelope.data : undefined).result;
}
