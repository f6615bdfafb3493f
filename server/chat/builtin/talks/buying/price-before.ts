import type { Verdict } from "../../ranking/decide.ts";
import { amountsOf, type Understood } from "../../../language/understood.ts";
import { withPerson } from "../carried/carry.ts";
import { topicOf } from "../chain.ts";
import { isPointing } from "../names/pointing.ts";
import { type Question, read, type Talk } from "../talk.ts";

/* What is asked of a purchase is asked of its price, which was told before. */

/** "If that is in Montreal, what do I pay on it". */
const pointsAtPaid = (said: Understood): boolean =>
  isPointing(said) || /\b(?:on|for|of) (?:it|that|this)$/.test(said.tokens.join(" "));

interface Priced {
  readonly said: Understood;
  readonly verdict: Verdict;
  readonly last: Question | undefined;
}

/** "How much foreign fee would I pay on it": on the price of what was bought. */
export function withPrice(
  talk: Talk,
  whole: Understood,
  { said, verdict, last }: Priced,
): Understood {
  const isPurchase = verdict.kind === "sure" && verdict.intent.group === "purchase";
  const [price] = last === undefined ? [] : amountsOf(last.asked, "usd");
  const isMeant = isPurchase && topicOf(last)?.group === "purchase" && pointsAtPaid(said);
  if (!isMeant || price === undefined || whole.amounts.length > 0) return whole;
  return { ...withPerson(read(talk, `${whole.tokens.join(" ")} on ${price.text}`), whole, whole) };
}
