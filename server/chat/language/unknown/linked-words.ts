import type { FactRow } from "../../../contract/facts.ts";
import { cardNames } from "../../../member/names.ts";
import type { FactIndex } from "../../../member/facts.ts";
import type { LinkedName } from "../names/link.ts";
import { nameWords, type Token } from "../words/tokenise.ts";
import type { LinkedAs, LinkedWord, NamedCards } from "./name-places.ts";

/** As what a name counts that may be several things. */
const LINKED_AS: readonly LinkedAs[] = ["issuer", "card", "program", "other"];

interface Read {
  readonly unheard: readonly boolean[];
  readonly repaired: readonly boolean[];
  readonly facts: FactIndex;
}

/** The words of a text with the names that they are of. */
export function toLinkedWords(
  tokens: readonly Token[],
  linked: readonly LinkedName[],
  { unheard, repaired, facts }: Read,
): readonly LinkedWord[] {
  const words: LinkedWord[] = tokens.map((token, at) => ({
    token,
    linked: undefined,
    isUnheard: unheard[at] === true,
    isRepaired: repaired[at] === true,
  }));
  for (const name of linked) {
    const { kinds, start, end } = name;
    const linkedAs = LINKED_AS.find((kind) => kind === "other" || kinds.has(kind));
    const named = {
      name,
      linked: linkedAs,
      card: toNamedCards(name, facts),
      isShop: kinds.has("merchant"),
      isUnheard: false,
    };
    for (const [by, word] of words.slice(start, end).entries()) {
      words[start + by] = { ...word, ...named };
    }
  }
  return words;
}

function toNamedCards({ kinds }: LinkedName, facts: FactIndex): NamedCards | undefined {
  const cards = (kinds.get("card") ?? []).flatMap((id) => facts.cards.get(id) ?? []);
  if (cards.length === 0) return undefined;
  return {
    words: new Set(cards.flatMap((card) => wordsOfNames(facts, card))),
    issuers: cards.map(({ issuer }) => issuer),
  };
}

const wordsByCard = new WeakMap<FactRow<"cards">, readonly string[]>();

/** The words of a card's names; of a card that is named often, found once. */
function wordsOfNames(facts: FactIndex, card: FactRow<"cards">): readonly string[] {
  const words = wordsByCard.get(card) ?? cardNames(facts, card).flatMap(nameWords);
  wordsByCard.set(card, words);
  return words;
}
