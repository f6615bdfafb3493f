import { bankNow } from "../../../../advice/fees.ts";
import type { FactIndex } from "../../../../tools/core/facts.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { type Line, line, told } from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import { joinLines } from "../../compose/rows.ts";
import { says } from "../../held-meant.ts";
import type { Understood } from "../../understood.ts";
import { inWords, type Row } from "./card-order.ts";

/* Held cards by their bank and by whether they cost something. */

const FREE =
  /\b(?:free|(?:no|without (?:an? |any )?|zero) (?:annual |yearly )?(?:fees?|af|cost|charge)|(?:cost|costs|charge|charges) (?:me |us )?nothing|nothing a year)\b/;
/** "That are not free": those are not asked for. */
const NOT_FREE = /\b(?:not|are not|is not|that are not) free\b/;

/** "Which of mine have no annual fee". */
export const asksFree = (asked: Understood): boolean => says(asked, FREE) && !says(asked, NOT_FREE);

const issuersOf = (cardId: string, { cards }: FactIndex): readonly (string | undefined)[] => [
  cards.get(cardId)?.issuer,
  bankNow(cardId, (id) => cards.get(id)),
];

/** Whether one of the banks gave it out or has its accounts now. */
export const isWithBank = (cardId: string, banks: ReadonlySet<string>, facts: FactIndex): boolean =>
  issuersOf(cardId, facts).some((bank) => banks.has(bank ?? ""));

/** ", now with Citi" of a card whose accounts went to another bank. */
export function movedTo({ row }: Row, facts: FactIndex): string {
  const [before, now] = issuersOf(row.card_id, facts);
  return now === before || now === undefined ? "" : `, now with ${now}`;
}

/** "How many from Amex, and from Chase": each bank's by itself. */
export function bankLine(
  wallet: Envelope,
  rows: readonly Row[],
  banks: ReadonlySet<string>,
): readonly Line[] {
  const parts = [...banks].flatMap((bank) => {
    const own = rows.filter(({ row }) => row.issuer === bank);
    const [first] = own;
    return first === undefined
      ? []
      : [
          line`**${told(inWords(own.length))}** with ${figure(wallet, ["cards", first.place, "issuer"], "text")}`,
        ];
  });
  return parts.length < 2 ? [] : [joinLines([joinLines(parts, ", "), line`.`], "")];
}
