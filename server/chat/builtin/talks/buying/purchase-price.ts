import { spentOf } from "../../intents/purchase/asked/purchase-sums.ts";
import { payingTold } from "../../readings/paying-told.ts";
import { read, type Talk } from "../talk.ts";
import { mentionsOf, type Understood } from "../../../language/understood.ts";

/* The words of a purchase, by what was paid. */

/** The purchase before another price was told. */
export function withoutPrice(talk: Talk, asked: Understood): Understood {
  const usd = spentOf(asked);
  const price = asked.amounts.find(({ value }) => value === usd);
  if (price === undefined) return asked;
  return read(talk, asked.tokens.filter((_, at) => at < price.start || at >= price.end).join(" "));
}

/** The words of a purchase, its price in dollars, without the cards that were asked about. */
export function wordsWithoutCards({ scene }: Talk, asked: Understood): readonly string[] {
  const { without } = payingTold(asked, scene);
  const cards = mentionsOf(asked, "card").filter(
    ({ ids }) => !ids.some((id) => without.includes(id)),
  );
  return pricedWords(asked).filter(
    (_, at) => !cards.some(({ start, end }) => at >= start && at < end),
  );
}

/** "Kroger, 220": a price that stands by itself is dollars among other words too. */
export function pricedWords({ tokens, ...asked }: Understood): readonly string[] {
  const usd = spentOf({ tokens, ...asked });
  const price = asked.amounts.find(({ value }) => value === usd);
  if (price === undefined) return tokens;
  return tokens.map((token, at) => {
    if (at === price.start) return `$${price.value}`;
    return at > price.start && at < price.end ? "" : token;
  });
}
