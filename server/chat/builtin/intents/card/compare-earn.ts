import * as z from "zod";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { cite, type Line, line, told } from "../../compose/draft.ts";
import { joinLines, joinParts } from "../../compose/rows.ts";
import { cardsIn, comparedIn } from "./compare-rows.ts";

/* Where each of the compared cards gives the most back: what their difference comes down to. */

const earned = z.record(z.string(), z.looseObject({ return_percent: z.number() }));

const MOST_KINDS = 6;

/** A line for all cards: "The A gives more on flights, hotels; the B on groceries". Nothing where none leads. */
export function earnsMoreLine(found: Envelope): readonly Line[] {
  const cards = cardsIn(found);
  const leads = comparedIn(found)
    .filter(({ field }) => field.startsWith("earn:"))
    .flatMap(({ label, values }) => {
      const parsed = earned.safeParse(values);
      if (!parsed.success) return [];
      const [best, next] = cards
        .flatMap(({ card_id: id }) => {
          const percent = parsed.data[id]?.return_percent;
          return percent === undefined ? [] : [{ id, percent }];
        })
        .toSorted((a, b) => b.percent - a.percent);
      const isAhead = best !== undefined && next !== undefined && best.percent > next.percent;
      return isAhead ? [{ id: best.id, label }] : [];
    });
  const parts = cards.flatMap(({ card_id: id, card_name: name }) => {
    const kinds = leads.filter((lead) => lead.id === id).map(({ label }) => label.toLowerCase());
    if (kinds.length === 0) return [];
    const more = kinds.length > MOST_KINDS ? " and more" : "";
    return [line`the **${told(name)}** on ${told(kinds.slice(0, MOST_KINDS).join(", ") + more)}`];
  });
  if (parts.length === 0) return [];
  const whole = joinLines([line`More is given back by`, joinParts(parts)]);
  return [joinLines([whole, line`. ${cite(found)}`], "")];
}
