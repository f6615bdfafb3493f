import type { FactIndex } from "../../../tools/core/facts.ts";
import { cardTypeAsked } from "./card-type-asked.ts";
import { isWithBank } from "../intents/wallet/card-sorts.ts";
import { says } from "./says.ts";
import { mentionsOf, type Understood } from "../understood.ts";

/*
 * "My Chase cards", "my business cards": which of the held cards a question of what they give is
 * about, besides those that it names.
 */

export function heldCondition(asked: Understood, facts: FactIndex): (cardId: string) => boolean {
  const banks = says(asked, ANY) ? new Set<string>() : banksOf(asked);
  const type = cardTypeAsked(asked);
  return (cardId) =>
    (banks.size === 0 || isWithBank(cardId, banks, facts)) &&
    (type === undefined || facts.cards.get(cardId)?.card_type === type);
}

/** "On the Discover, or on any card". */
const ANY = /\b(?:any|another|some|all) (?:other )?(?:of my )?cards?\b/;

/** A bank's name may stand in that of a card or a benefit: "amex lounge". */
const banksOf = (asked: Understood): ReadonlySet<string> =>
  new Set(
    mentionsOf(asked, "issuer")
      .filter(
        ({ start, end }) =>
          !asked.mentions.some(
            (one) =>
              (one.kind === "benefit" || one.kind === "card") && one.start < end && start < one.end,
          ),
      )
      .flatMap(({ ids }) => ids),
  );
