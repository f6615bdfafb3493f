import type { FactIndex } from "../../../../tools/core/facts.ts";
import { type Line, line, told } from "../../compose/draft.ts";
import { says } from "../../readings/says.ts";
import { mentionsOf, type Understood } from "../../../language/understood.ts";
import { inWords, type Row } from "./card-order.ts";

/* "Do I have more Visas or Mastercards": how many held cards are of each network that is named, the most first. */

const COMPARES = /\b(?:more|most|fewer|less|or|vs|versus|than|compared)\b/;

export function countsOf(
  rows: readonly Row[],
  asked: Understood,
  facts: FactIndex,
): readonly Line[] {
  const networks = new Set(mentionsOf(asked, "network").flatMap(({ ids }) => ids));
  const sides = [...networks]
    .map((name) => ({
      name,
      many: rows.filter(({ row }) => facts.cards.get(row.card_id)?.network === name).length,
    }))
    .toSorted((a, b) => b.many - a.many);
  const [most, next] = sides;
  if (most === undefined || next === undefined || !says(asked, COMPARES)) return [];
  const of = ({ name, many }: (typeof sides)[number]): string =>
    `${inWords(many).toLowerCase()} of ${name}`;
  const counted = told(sides.map(of).join(", "));
  return most.many === next.many
    ? [line`**As many of each**: ${counted}.`]
    : [line`More of **${told(most.name)}**: ${counted}.`];
}
