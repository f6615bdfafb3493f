import { type HeldCard, heldCards } from "../../../tools/core/held.ts";
import type { Scene } from "../../../tools/core/scene.ts";
import type { Mention, Understood } from "../../language/understood.ts";

/* A short name, or a bank's alone, means the card of the wallet that is called so. */

/** The question with card names that may mean several narrowed to those held: "my platinum". */
export function preferHeld(asked: Understood, scene: Scene): Understood {
  const held = new Set(heldCards(scene).map(({ card }) => card.id));
  const narrow = (mention: Mention): Mention => {
    const ids = mention.ids.filter((id) => held.has(id));
    return mention.kind === "card" && mention.ids.length > 1 && ids.length > 0
      ? { ...mention, ids }
      : mention;
  };
  return { ...asked, mentions: asked.mentions.map(narrow) };
}

/** The question with the card that is meant by its bank's name, where one of that bank is held: "the Discover". */
export function heldByBank(asked: Understood, scene: Scene): Understood {
  const bank = asked.mentions.find(({ kind }) => kind === "issuer");
  if (bank === undefined || asked.mentions.some(({ kind }) => kind === "card")) return asked;
  const cards = heldCards(scene, { owner: asked.owner }).filter(({ card }) =>
    bank.ids.includes(card.issuer),
  );
  const ids = [...new Set(cards.map(({ card }) => card.id))];
  return ids.length === 1
    ? { ...asked, mentions: [...asked.mentions, { ...bank, kind: "card", ids }] }
    : asked;
}

const CHOOSES =
  /^(?:or|over|versus|(?:\S+ ){0,3}?than|and|(?:still )?(?:beats?|out ?earns?)|instead of|rather than)(?: (?:the|my|our))*$/;

/** "Bcp or discover": a bank between cards that are chosen from, where one card of it is held. */
export function withBanksBeside(asked: Understood, scene: Scene): Understood {
  const cards = asked.mentions.filter(({ kind }) => kind === "card");
  const held = heldCards(scene, { owner: asked.owner });
  const added = asked.mentions
    .filter(({ kind }) => kind === "issuer")
    .filter((bank) => cards.every(({ start, end }) => end <= bank.start || start >= bank.end))
    .filter((bank) =>
      cards.some((card) => {
        const [first, next] = card.start < bank.start ? [card, bank] : [bank, card];
        return CHOOSES.test(asked.tokens.slice(first.end, next.start).join(" "));
      }),
    )
    .flatMap((bank): readonly Mention[] => {
      const ids = new Set(
        held.filter(({ card }) => bank.ids.includes(card.issuer)).map(({ card }) => card.id),
      );
      return ids.size === 1 ? [{ ...bank, kind: "card", ids: [...ids] }] : [];
    });
  if (added.length === 0) return asked;
  // At its place the bank's name is no shop then.
  const others = asked.mentions.filter(
    ({ kind, start }) => kind !== "merchant" || added.every((card) => card.start !== start),
  );
  return { ...asked, mentions: [...others, ...added].toSorted((a, b) => a.start - b.start) };
}

/** The open cards of the wallet that are the card, those of an owner when one is told. */
export const heldOf = (scene: Scene, cardId: string, owner?: string): readonly HeldCard[] =>
  heldCards(scene, { owner }).filter(({ card }) => card.id === cardId);
