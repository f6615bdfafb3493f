import type { FactIndex } from "../../../../tools/core/facts.ts";
import { cardTypeAsked } from "../../readings/card-type-asked.ts";
import { isWithBank } from "../../readings/with-bank.ts";
import { idsOf } from "../../slots.ts";
import { type Mention, mentionsOf, type Understood } from "../../understood.ts";
import type { Row } from "./card-order.ts";
import { feeAsked } from "./card-sorts.ts";
import { sizeAsked } from "./held-columns.ts";

/* Which of the held cards a question is about: all that it says of them together. */

/** Whether a held card is one of those that are asked for: by name, else by all that is said of it. */
export function conditionOf(asked: Understood, facts: FactIndex): (row: Row) => boolean {
  const gone = goneIn(asked);
  const left = { ...asked, mentions: asked.mentions.filter((one) => !gone.includes(one)) };
  const cards = new Set(idsOf(left, "card", facts));
  if (cards.size > 0) return ({ row }) => cards.has(row.card_id);
  const isGone = new Set(gone.flatMap(({ ids }) => ids));
  const issuers = new Set(idsOf(asked, "issuer", facts));
  const networks = besideBanks(asked, "network");
  const programs = besideBanks(asked, "program");
  const type = cardTypeAsked(asked);
  const isOfFee = feeAsked(asked);
  const isOfSize = sizeAsked(asked, facts);
  return ({ row }) => {
    const card = facts.cards.get(row.card_id);
    return (
      (type === undefined || card?.card_type === type) &&
      (issuers.size === 0 || isWithBank(row.card_id, issuers, facts)) &&
      (networks.size === 0 || networks.has(card?.network ?? "")) &&
      (programs.size === 0 || programs.has(card?.rewards_currency ?? "")) &&
      !isGone.has(row.card_id) &&
      isOfSize(row) &&
      isOfFee(row.annual_fee_usd ?? 0)
    );
  };
}

/** "After closing the Reserve": cards that are thought away. */
export const goneIn = ({ tokens, mentions }: Understood): readonly Mention[] =>
  mentions.filter(
    ({ kind, start }) => kind === "card" && isGoing(tokens.slice(0, start).join(" ")),
  );

/** Not of the past: "when did I close the Gold". */
const isGoing = (before: string): boolean =>
  GOING.test(before) && !/\b(?:did|have|had) (?:i|we|\S+) (?:ever |already )?clos\w*/.test(before);

const GOING =
  /\b(?:after|if|once|when|without|when|with)\b(?: \S+){0,4}? ?\b(?:clos\w*|cancel\w*|drop\w*|ditch\w*|los\w*|dump\w*|rid of|without|gone)(?: (?:my|the|our))?$|\bwithout(?: (?:my|the|our))?$/;

/** What a bank's own name names as well is the bank: American Express, Chase. */
function besideBanks(asked: Understood, kind: "network" | "program"): ReadonlySet<string> {
  const banks = new Set(mentionsOf(asked, "issuer").map(({ start }) => start));
  return new Set(
    mentionsOf(asked, kind)
      .filter(({ start }) => !banks.has(start))
      .flatMap(({ ids }) => ids),
  );
}
