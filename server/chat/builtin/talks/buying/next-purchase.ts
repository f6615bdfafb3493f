import { isOfBoth, withoutShops } from "../../intents/purchase/asked/purchase-slots.ts";
import { spentOf } from "../../intents/purchase/asked/purchase-sums.ts";
import { cardsNotAtHand } from "../../readings/paying-told.ts";
import { decide } from "../../ranking/decide.ts";
import { withPerson } from "../carried/carry.ts";
import { asksNothing, asksSame, withoutLead, withoutSame } from "../around/leads.ts";
import { isFragment } from "../around/fragments.ts";
import { type Question, read, type Talk } from "../talk.ts";
import { mentionsOf, type Understood } from "../../../language/understood.ts";

/*
 * "Ok and gas on the way home": another purchase, for which the card is asked as before. It stands
 * by itself; of the one before only who pays and where remain, and what it cost where that is meant.
 */

/** The card asked for a further purchase; undefined where anything else is asked. */
export function buyNext(
  talk: Talk,
  text: string,
  said: Understood,
  before: Question,
): Question | undefined {
  const intent = talk.mind.intents.find(({ id }) => id === "best_card");
  const led = withoutLead(text);
  if (
    intent === undefined ||
    !isBuying(before) ||
    mentionsOf(withoutShops(said), "card").length > 0
  )
    return undefined;
  const isMore = led.follows || isFragment(said) || asksSame(led.told) || asksNothing(led.told);
  if (!isMore || asksElse(talk, said, led.told)) return undefined;
  const told = asksSame(led.told) ? withoutSame(led.told) : led.told;
  const price = priceOf(talk, said, before, text);
  const words = [
    ...(isThroughPortal(talk, said) ? [before.asked.text] : []),
    told,
    ...pumpsOf(said, before),
    ...(price === undefined ? [] : [`for $${price}`]),
    ...stillOut(talk, before),
  ].join(" ");
  const asked = withPerson(read(talk, words), withoutOurs(before.asked), said);
  const country = HOME.test(text) ? undefined : (said.country ?? before.asked.country);
  return {
    text,
    asked: country === undefined ? asked : { ...asked, country },
    verdict: { kind: "sure", intent },
  };
}

const BUYING: ReadonlySet<string> = new Set([
  "best_card",
  "foreign_purchase",
  "bonus_or_category",
  "cheat_sheet",
]);

const isBuying = ({ verdict }: Question): boolean =>
  verdict.kind === "sure" && BUYING.has(verdict.intent.id);

/** "Through the Chase portal?": the same purchase, booked there. */
function isThroughPortal({ scene: { facts } }: Talk, said: Understood): boolean {
  const places = said.mentions.filter(({ kind }) => kind === "merchant" || kind === "category");
  return (
    places.length > 0 &&
    places.every(({ ids }) => ids.every((id) => facts.merchants.get(id)?.kind === "travel_portal"))
  );
}

/** Clear by itself, and of no purchase: "and when is the hotel credit up". */
function asksElse({ mind, scene }: Talk, said: Understood, told: string): boolean {
  const verdict = decide(said, mind, scene.facts);
  if (verdict.kind !== "sure" || verdict.instead !== undefined) return false;
  return verdict.intent.id !== "best_card" && !(asksNothing(told) && isPlain(said));
}

/** Names what is bought, and nothing that other questions are about. */
const isPlain = ({ mentions }: Understood): boolean =>
  mentions.every(({ kind }) => kind !== "program" && kind !== "benefit" && kind !== "network");

const HOME = /\b(?:home|domestic(?:ally)?|in the (?:us|usa|states)|stateside)\b/i;
const SAME_SUM =
  /\b(?:same (?:amount|price|sum|money|spend|again)|as much|also \$?\d|for that (?:much|amount))\b/i;
/** What takes the place of the purchase before, rather than coming after it. */
const INSTEAD =
  /\b(?:instead|i (?:meant?|said)|make (?:it|that)|rather|what (?:about|if)|how about|scratch|sorry|oops|wait|actually|no)\b/i;

/** "And the gas there?": at the pumps of the shop before. */
function pumpsOf(said: Understood, { asked }: Question): readonly string[] {
  const [shop] = mentionsOf(asked, "merchant");
  const isFuel = mentionsOf(said, "category").some(({ ids }) => ids.includes("gas"));
  const isThere = said.tokens.includes("there") && mentionsOf(said, "merchant").length === 0;
  return shop !== undefined && isFuel && isThere ? [`at ${shop.text}`] : [];
}

/** A card that was lost before is no more at hand now. */
function stillOut({ scene }: Talk, { asked }: Question): readonly string[] {
  const names = cardsNotAtHand(asked, scene).flatMap(
    (id) => scene.facts.cards.get(id)?.card_name ?? [],
  );
  return names.length === 0 ? [] : [`without the ${names.join(" and the ")}`];
}

/** What the one before cost, for the same thing at another place. */
function priceOf(
  talk: Talk,
  said: Understood,
  { asked }: Question,
  text: string,
): number | undefined {
  if (spentOf(said) !== undefined) return undefined;
  const isMeant = SAME_SUM.test(text) || INSTEAD.test(text) || isOfOneKind(talk, said, asked);
  return isMeant ? spentOf(asked) : undefined;
}

/** One shop for another of its kind: Kroger and Hy-Vee. */
function isOfOneKind({ scene: { facts } }: Talk, said: Understood, before: Understood): boolean {
  const kindsOf = (asked: Understood): ReadonlySet<string> =>
    new Set(
      asked.mentions.flatMap(({ kind, ids }) => {
        if (kind === "category") return ids;
        return kind === "merchant"
          ? ids.flatMap((id) => facts.merchants.get(id)?.category ?? [])
          : [];
      }),
    );
  const kinds = kindsOf(before);
  return [...kindsOf(said)].some((kind) => kinds.has(kind));
}

/** "Which of our cards": whose it is was told of the trip, not of who pays. */
function withoutOurs(before: Understood): Understood {
  const { owner: _, ...rest } = before;
  return isOfBoth(before) ? rest : before;
}
