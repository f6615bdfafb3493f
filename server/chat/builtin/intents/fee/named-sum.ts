import type { Envelope } from "../../../../tools/core/envelope.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { cite, type Line, line } from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import { numberAt } from "../../compose/rows.ts";
import { asksTotal } from "../../readings/rows-asked.ts";
import type { Understood } from "../../../language/understood.ts";

/** "What do the Gold and the Platinum cost together": the sum of the fees of the cards that are named. */
export function namedSum(
  records: readonly Envelope[],
  asked: Understood,
  toolbox: Toolbox,
): readonly Line[] {
  const fees = records.flatMap((record) => numberAt(record, ["card", "annual_fee_usd"]) ?? []);
  if (!asksTotal(asked) || fees.length < 2 || fees.length < records.length) return [];
  const total_usd = fees.reduce((sum, fee) => sum + fee, 0);
  const sum = toolbox.reckon({ sum_of: fees }, { total_usd }, records);
  return [line`Together they cost **${figure(sum, ["total_usd"], "usd")}** a year. ${cite(sum)}`];
}
