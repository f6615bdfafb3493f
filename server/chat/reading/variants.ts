import { normalizeName } from "../../contract/names.ts";
import type { Scene } from "../../member/scene.ts";
import { understand } from "../language/understand.ts";
import { mentionsOf, type Understood } from "../language/understood.ts";
import { tellingWords } from "../talks/leaning.ts";
import { cardsMeant } from "./cards.ts";

/* "No, the business one", "the gold": which card of a family is meant, after another was named. */

const BUSINESS = new Set(["business", "biz"]);
const PERSONAL = new Set(["personal", "regular", "consumer"]);

/** The card that a message means beside the one named before; undefined when it says nothing of it. */
export function variantOf(
  asked: Understood,
  before: { readonly card: string; readonly text: string },
  scene: Scene,
): string | undefined {
  const named = mentionsOf(asked, "card");
  if (named.length === 0)
    return ofType(asked, before.card, scene) ?? calledLike(asked, before, scene);
  const [first] = named;
  return wholeName([`${before.text} ${first?.text}`, `${first?.text} ${before.text}`], scene);
}

/** "Hilton Aspire", then "n Surpass"; "Venture", then "the one with the X". */
function calledLike(
  asked: Understood,
  { text }: { readonly text: string },
  scene: Scene,
): string | undefined {
  const family = text.split(" ").slice(0, -1).join(" ");
  return wholeName(
    tellingWords(asked).flatMap((word) => [
      `${text} ${word}`,
      ...(family === "" ? [] : [`${family} ${word}`]),
    ]),
    scene,
  );
}

/** The card that one of the texts is the whole name of. */
const wholeName = (texts: readonly string[], scene: Scene): string | undefined =>
  texts
    .map((text) => understand(text, scene))
    .flatMap((both) => {
      const whole = mentionsOf(both, "card").find(
        ({ start, end }) => start === 0 && end === both.tokens.length,
      );
      return whole === undefined ? [] : [cardsMeant(whole, both, scene)];
    })
    .find((ids) => ids.length === 1)?.[0];

/** The business card of a personal one, or the other way round. */
function ofType({ tokens }: Understood, card: string, { facts }: Scene): string | undefined {
  const type = tokens.some((word) => BUSINESS.has(word))
    ? "business"
    : tokens.some((word) => PERSONAL.has(word))
      ? "personal"
      : undefined;
  const known = facts.cards.get(card);
  if (type === undefined || known === undefined) return undefined;
  if (known.card_type === type) return card;
  const family = familyOf(known.display_name);
  return facts.facts.tables.cards.find(
    (one) =>
      one.card_type === type &&
      one.issuer === known.issuer &&
      one.rewards_currency === known.rewards_currency &&
      familyOf(one.display_name) === family,
  )?.id;
}

const LEFT_OUT = new Set(["business", "card", "the", "for", "personal", "amex"]);

const familyOf = (name: string): string =>
  normalizeName(name)
    .split(" ")
    .filter((word) => !LEFT_OUT.has(word))
    .toSorted()
    .join(" ");
