import { heldCards } from "../../../../tools/core/held.ts";
import type { Scene } from "../../../../tools/core/scene.ts";
import type { Intent } from "../../intent.ts";
import { spentOf } from "../../intents/purchase/asked/purchase-sums.ts";
import { payingTold } from "../../readings/paying-told.ts";
import { decide } from "../../ranking/decide.ts";
import { isAsking, placeAfterBest } from "../around/again.ts";
import { withPerson } from "../carried/carry.ts";
import { buyNext } from "./next-purchase.ts";
import {
  asksEarned,
  asksWhich,
  doubtsRate,
  isBack,
  isPointedOut,
  NO_EARNING,
  tellsGone,
  wordsOf,
} from "./purchase-words.ts";
import { pricedWords, withoutPrice, wordsWithoutCards } from "./purchase-price.ts";
import { type Question, read, type Talk } from "../talk.ts";
import { type Mention, mentionsOf, type Understood } from "../../../language/understood.ts";

/*
 * How a talk about a purchase goes on without naming it again: what is told of the cards ("the gold
 * is locked", "they only take Visa"), a cap that will be used up, and what the purchase brings. The
 * purchase stands there again, with what is new in words that the intents read.
 */

/** A message that goes on from a purchase; undefined when it does not, or names another place. */
export function goOnBuying(
  talk: Talk,
  text: string,
  said: Understood,
  before: Question,
): Question | undefined {
  const places = placesIn(said);
  const isLatest = isOfPurchase(before);
  const isSamePlace = places.every((place) => isAt(talk, place, before));
  if (isLatest && isSamePlace) {
    const more = payingWords(talk, said, before);
    if (more !== "" && !isService(talk, said)) return asBestCard(talk, text, said, before, more);
    const rival = rivalIn(talk, said);
    if (rival !== undefined) return asBestCard(talk, text, said, before, `with the ${rival}`);
  }
  if (isLatest && places.length === 0) {
    if (isAbroadNow(said, before))
      return asBestCard(talk, text, said, before, `in ${said.country ?? ""}`);
    if (asksWhich(said) && !namesAny(said) && !asksElse(talk, said))
      return askWhichAgain(talk, text, said, before);
  }
  if (asksEarned(said)) {
    const bought = boughtBefore(talk, before, places, isBack(said));
    if (bought !== undefined) return asEarned(talk, text, said, bought);
  }
  return places.length > 0 ? buyNext(talk, text, said, before) : undefined;
}

/** The card for it once more: of a cap alone it is that of the purchase before, when the cap is gone. */
function askWhichAgain(
  talk: Talk,
  text: string,
  said: Understood,
  before: Question,
): Question | undefined {
  const { earlier } = before;
  const isOfCap = placesIn(before.asked).length === 0 && earlier !== undefined;
  if (!isOfCap || !isOfPurchase(earlier)) return asBestCard(talk, text, said, before, "");
  return asBestCard(talk, text, said, earlier, tellsGone(before.asked) ? CAP_GONE : "");
}

const CAP_GONE = "the cap is used up";

/** The purchase that is meant: the last question, or one further back that is named by its kind. */
function boughtBefore(
  talk: Talk,
  before: Question | undefined,
  places: readonly Mention[],
  goesBack: boolean,
): Question | undefined {
  if (before === undefined) return undefined;
  const isMeant = isOfPurchase(before) && places.every((place) => isAt(talk, place, before));
  if (isMeant) return before;
  if (places.length === 0 && !goesBack) return undefined;
  return boughtBefore(talk, before.earlier, places, goesBack);
}

/** "The flight", of one on Southwest. */
function isAt({ scene: { facts } }: Talk, { ids }: Mention, { asked }: Question): boolean {
  const named = placesIn(asked).flatMap((one) => one.ids);
  const kinds = new Set([...named, ...named.map((id) => facts.merchants.get(id)?.category)]);
  return ids.some((id) => kinds.has(id));
}

const PURCHASES: ReadonlySet<string> = new Set([
  "best_card",
  "earn_rate",
  "foreign_purchase",
  "cap_left",
  "acceptance",
  "bonus_or_category",
]);

const isOfPurchase = ({ asked, verdict }: Question): boolean =>
  verdict.kind === "sure" && PURCHASES.has(verdict.intent.id) && isPlaced(asked);

const isPlaced = (asked: Understood): boolean =>
  spentOf(asked) !== undefined ||
  asked.mentions.some(({ kind }) => kind === "merchant" || kind === "category");

/** Shops and kinds of purchase; "the vendor" is none. */
const placesIn = (said: Understood): readonly Mention[] =>
  said.mentions.filter(
    ({ kind, ids }) =>
      kind === "merchant" || (kind === "category" && !ids.includes("everything_else")),
  );

const namesAny = ({ mentions, amounts, dates }: Understood): boolean =>
  mentions.length + amounts.length + dates.length > 0;

/** What is told of the cards that can pay, in the words in which intents read it. */
function payingWords(talk: Talk, said: Understood, before: Question): string {
  const { without, networks } = payingTold(said, talk.scene);
  const names = without.flatMap((id) => talk.scene.facts.cards.get(id)?.card_name ?? []);
  const isPointed = isPointedOut(said) && placeAfterBest(said.text) === undefined;
  const pointed = names.length === 0 && isPointed ? talk.recall(before) : undefined;
  const left = pointed === undefined ? names : [pointed];
  return [
    ...(left.length === 0 ? [] : [`without the ${left.join(" and the ")}`]),
    ...(networks.length === 0 ? [] : [`${networks.join(" and ")} only`]),
    ...(tellsGone(said) ? [CAP_GONE] : []),
  ].join(" ");
}

/** "And when i am in italy?": the same purchase there. */
const isAbroadNow = (said: Understood, { asked }: Question): boolean =>
  said.country !== undefined &&
  asked.country === undefined &&
  !namesAny(said) &&
  said.tokens.length <= MOST_ABROAD &&
  !NO_EARNING.test(wordsOf(said));

const MOST_ABROAD = 10;

/** "But the gold is 4x there": a card that is held against the one we named, with what it earns. */
function rivalIn({ scene }: Talk, said: Understood): string | undefined {
  const [card, more] = mentionsOf(said, "card");
  if (card === undefined || more !== undefined || !doubtsRate(said)) return undefined;
  return nameHeld(scene, card);
}

/** The full name of the one card that is meant, among those held where several are called so. */
function nameHeld(scene: Scene, { ids, text }: Mention): string {
  const held = heldCards(scene).map(({ card }) => card);
  const own = held.find(({ id }) => ids.includes(id));
  return own?.card_name ?? text;
}

/** A bank is to be called, or something to be changed; no card is asked for. */
const isService = (talk: Talk, said: Understood): boolean =>
  SERVICE.has(clearIntent(talk, said)?.id ?? "") && isAsking(wordsOf(said)) && !asksWhich(said);

const SERVICE: ReadonlySet<string> = new Set(["bank_service", "write_request", "wrongdoing"]);

/** "Which one has the lowest fee": by itself it is of no purchase. */
const asksElse = (talk: Talk, said: Understood): boolean =>
  clearIntent(talk, said)?.group !== "purchase" && clearIntent(talk, said) !== undefined;

function clearIntent({ mind, scene }: Talk, said: Understood): Intent | undefined {
  const verdict = decide(said, mind, scene.facts);
  return verdict.kind === "sure" && verdict.instead === undefined ? verdict.intent : undefined;
}

/** Words that asked for another card than the best one. */
const PLACE = /^(?:second|third|best|next)$/;

function asBestCard(
  talk: Talk,
  text: string,
  said: Understood,
  before: Question,
  more: string,
  words: readonly string[] = pricedWords(before.asked),
): Question | undefined {
  const intent = talk.mind.intents.find(({ id }) => id === "best_card");
  if (intent === undefined) return undefined;
  const kept = words.filter((token) => !PLACE.test(token));
  return {
    text,
    asked: withMore(talk, kept, more, said, before),
    verdict: { kind: "sure", intent },
  };
}

function asEarned(
  talk: Talk,
  text: string,
  said: Understood,
  bought: Question,
): Question | undefined {
  const [named] = mentionsOf(said, "card");
  const card = named === undefined ? talk.recall(bought) : nameHeld(talk.scene, named);
  if (card === undefined) return undefined;
  const [price] = said.amounts;
  const { asked } = bought;
  const words = wordsWithoutCards(talk, price === undefined ? asked : withoutPrice(talk, asked));
  const paid = price === undefined ? "" : ` on $${price.value}`;
  return asBestCard(talk, text, said, bought, `how many points with the ${card}${paid}`, words);
}

/** The purchase with more said of it, by whom and where it was made. */
function withMore(
  talk: Talk,
  words: readonly string[],
  more: string,
  said: Understood,
  { asked: before }: Question,
): Understood {
  const whole = withPerson(read(talk, [...words, more].join(" ").trim()), before, said);
  const country = said.country ?? before.country;
  return country === undefined ? whole : { ...whole, country };
}
