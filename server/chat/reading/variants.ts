import { normalizeName } from "../../contract/names.ts";
import type { Scene } from "../../tools/core/scene.ts";
import { mentionsOf, type Understood } from "../language/understood.ts";

/* "No, the business one", "the gold": which card of a family is meant, after another was named. */

/** The card named before, and all that its name may have meant. */
export interface NamedCard {
  readonly card: string;
  readonly ids: readonly string[];
}

const BUSINESS = new Set(["business", "biz"]);
const PERSONAL = new Set(["personal", "regular", "consumer"]);

/** The card that a message means beside the one named before; undefined when it says nothing of it. */
export function variantOf(asked: Understood, before: NamedCard, scene: Scene): string | undefined {
  const [named] = mentionsOf(asked, "card");
  if (named === undefined) return ofType(asked, before.card, scene);
  if (before.ids.length < 2) return undefined;
  const said = normalizeName(named.text)
    .split(" ")
    .filter((word) => !LEFT_OUT.has(word));
  const fitting = before.ids.filter((id) => {
    const words = normalizeName(scene.facts.cards.get(id)?.display_name ?? "").split(" ");
    return said.every((word) => words.includes(word));
  });
  const type = typeIn(asked) ?? "personal";
  const [only, ...others] = fitting.filter(
    (id) => fitting.length === 1 || scene.facts.cards.get(id)?.card_type === type,
  );
  return others.length === 0 ? only : undefined;
}

const typeIn = ({ tokens }: Understood): "business" | "personal" | undefined =>
  tokens.some((word) => BUSINESS.has(word))
    ? "business"
    : tokens.some((word) => PERSONAL.has(word))
      ? "personal"
      : undefined;

/** The business card of a personal one, or the other way round. */
function ofType(asked: Understood, card: string, { facts }: Scene): string | undefined {
  const type = typeIn(asked);
  const known = facts.cards.get(card);
  if (type === undefined || known === undefined) return undefined;
  if (known.card_type === type) return card;
  const family = familyOf(known.display_name);
  return facts.facts.tables.cards.find(
    (one) =>
      one.card_type === type &&
      one.issuer === known.issuer &&
      familyOf(one.display_name) === family,
  )?.id;
}

/** Words that tell no card of a bank from another. */
const LEFT_OUT = new Set(
  "business biz personal card the for from amex american express chase citi capital one barclays".split(
    " ",
  ),
);

const familyOf = (name: string): string =>
  normalizeName(name)
    .split(" ")
    .filter((word) => !LEFT_OUT.has(word))
    .toSorted()
    .join(" ");
