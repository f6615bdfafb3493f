import { says } from "../../readings/says.ts";
import { type Mention, mentionsOf, type Understood } from "../../../language/understood.ts";
import type { Row } from "./card-order.ts";

/* "Which cards came after the Flex": the held cards that were opened after another, or before it. */

const BESIDE =
  /\b(after|since|before|prior to|newer than|older than|later than|earlier than)(?: (?:i|we) (?:got|opened|had))?(?: (?:the|my|our))?$/;
const ASKS_CARDS = /\b(?:which|what|cards?|anything|how many|ones?)\b/;
const DEEDS = /\b(?:clos\w*|cancel\w*|fees?|due|spend|wait\w*|eligible|bonus)\b/;

interface Beside {
  readonly named: Mention;
  readonly isAfter: boolean;
}

/** The card that the others are told apart by; undefined where none is. */
export function besideAsked(asked: Understood): Beside | undefined {
  if (!says(asked, ASKS_CARDS) || says(asked, DEEDS)) return undefined;
  for (const named of mentionsOf(asked, "card")) {
    const [, word] = BESIDE.exec(asked.tokens.slice(0, named.start).join(" ")) ?? [];
    if (word !== undefined) return { named, isAfter: /^(?:after|since|newer|later)/.test(word) };
  }
  return undefined;
}

/** The question without that card, which is not one of those asked for. */
export const withoutBeside = (asked: Understood, { named }: Beside): Understood => ({
  ...asked,
  mentions: asked.mentions.filter(({ start, end }) => start >= named.end || end <= named.start),
});

/** The rows on the side of it that is asked for. */
export function openedBeside(rows: readonly Row[], { named, isAfter }: Beside): readonly Row[] {
  const days = rows.flatMap(({ row }) =>
    named.ids.includes(row.card_id) && row.opened_on !== undefined ? [row.opened_on] : [],
  );
  const [day] = days.toSorted();
  if (day === undefined) return [];
  return rows.filter(
    ({ row: { opened_on: opened, card_id: id } }) =>
      opened !== undefined && !named.ids.includes(id) && (isAfter ? opened > day : opened < day),
  );
}
