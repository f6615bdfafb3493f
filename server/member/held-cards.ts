import * as z from "zod";
import { compactName, wordsOf } from "../contract/names.ts";
import { compareNames, joinNames } from "../catalog/match-names.ts";
import type { FactRow } from "../contract/facts.ts";
import type { Wallet, WalletCard } from "../accounts/wallet.ts";
import { groupBy } from "../contract/group-by.ts";
import { oncePer } from "../contract/once-per.ts";
import { ToolError } from "../contract/tool-error.ts";
import type { FactIndex } from "./facts.ts";
import { cardNames, getCard, getMeant } from "./names.ts";
import type { Scene } from "./scene.ts";

/** A card of the wallet with its catalog row. */
export interface HeldCard {
  readonly entry: WalletCard;
  readonly card: FactRow<"cards">;
  readonly isOpen: boolean;
}

/** A held card in answers. */
export const heldCardRef = z.object({
  wallet_card_id: z.string(),
  card_id: z.string(),
  card_name: z.string(),
  owner: z.string(),
  nickname: z.string().optional(),
  last4: z.string().optional(),
});

export const toHeldRef = ({ entry, card }: HeldCard): z.infer<typeof heldCardRef> => ({
  wallet_card_id: entry.id,
  card_id: card.id,
  card_name: card.card_name,
  owner: entry.owner,
  nickname: entry.nickname,
  last4: entry.last4,
});

/** A card is open up to the day before it was closed. */
export const isOpenOn = (
  { closed_on: closed }: Pick<WalletCard, "closed_on">,
  day: string,
): boolean => closed === undefined || closed > day;

/** Numbers cards of the same name and owner, to tell them apart on pages. */
export function withNumberedCards(wallet: Wallet, facts: FactIndex): Wallet {
  const twins = groupBy(
    wallet.cards.filter(({ nickname }) => nickname === undefined),
    ({ card_id: id, owner }) => `${id} ${owner}`,
  );
  const numbered = [...twins.values()]
    .filter((cards) => cards.length > 1)
    .flatMap((cards) =>
      cards.map(({ id, card_id: cardId }, at): readonly [string, string] => [
        id,
        `${facts.cards.get(cardId)?.card_name ?? cardId} ${at + 1}`,
      ]),
    );
  const names = new Map(numbered);
  const cards = wallet.cards.map((card) => ({
    ...card,
    nickname: card.nickname ?? names.get(card.id),
  }));
  return names.size === 0 ? wallet : { ...wallet, cards };
}

/** The wallet's cards in its order, of one owner or status if given. */
export function heldCards(
  { wallet, facts, today }: Scene,
  {
    owner,
    status = "open",
  }: { owner?: string | undefined; status?: "open" | "closed" | "all" } = {},
): readonly HeldCard[] {
  return wallet.cards.flatMap((entry) => {
    const card = facts.cards.get(entry.card_id);
    const isOpen = isOpenOn(entry, today);
    if (card === undefined || (owner !== undefined && entry.owner !== owner)) return [];
    if (status !== "all" && isOpen !== (status === "open")) return [];
    return [{ entry, card, isOpen }];
  });
}

export const heldCardParam = z.string().min(1).max(200).describe("A held card, by any name.");

/**
 * Finds a held card by name: the only one that matches all words, such as "gold" with one Gold
 * held. Throws NeedsInput if several match, another error if none does.
 */
export function getHeld(
  scene: Scene,
  name: string,
  among: readonly HeldCard[] = everHeld(scene),
): HeldCard {
  const [only, ...others] = fittingCards(scene, name, among);
  if (only !== undefined && others.length === 0) return only;
  if (among.length === 0) {
    throw new ToolError("The wallet holds no such card. Add one with add_wallet_card.");
  }
  const matcher = matcherOf(scene)(among);
  const toText = ({ card }: HeldCard): string => card.card_name;
  return getMeant({ noun: "held card", matcher, toCandidate: toHeldCandidate, toText }, name);
}

/** Cached, since one call may look up many names. */
const everHeld = oncePer((scene: Scene) => heldCards(scene, { status: "all" }));

const matcherOf = oncePer(({ facts }: Scene) =>
  oncePer((among: readonly HeldCard[]) =>
    joinNames(among.map((held) => ({ ...comparedNamesOf(facts)(held.entry), value: held }))),
  ),
);

/** Cached by entry: one call may suppose dozens of wallets that differ in one entry each. */
const comparedNamesOf = oncePer((facts: FactIndex) =>
  oncePer((entry: WalletCard) => {
    const { nickname, last4, owner } = entry;
    const own = [nickname, last4].filter((one) => one !== undefined);
    const names = catalogNames(facts, entry);
    return compareNames([...own, ...names, ...names.map((one) => `${owner} ${one}`)]);
  }),
);

function catalogNames(facts: FactIndex, { card_id: id }: WalletCard): readonly string[] {
  const card = facts.cards.get(id);
  return card === undefined ? [] : cardNames(facts, card);
}

/** The member's own open account by name: only that one owes a fee, changes or earns a bonus. */
export function getOwnOpen(scene: Scene, name: string): HeldCard {
  const held = getHeld(scene, name);
  const { entry, card, isOpen } = held;
  if (!isOpen) throw new ToolError(`The ${card.card_name} was closed on ${entry.closed_on}.`);
  if (!entry.authorized_user) return held;
  throw new ToolError(
    `This ${card.card_name} is on somebody else's account. Ask about the account holder's card.`,
  );
}

const FILLERS = new Set(["card", "credit", "my", "the"]);
const MIN_BEGUN = 3;

/** Finds any catalog card; names that the member gave to held cards come first. */
export function getCardOf(scene: Scene, name: string): FactRow<"cards"> {
  const nicknamed = nicknamedCards(heldCards(scene), name);
  const [only, ...others] = new Set(nicknamed.map(({ card }) => card));
  return only !== undefined && others.length === 0 ? only : getCard(scene.facts, name);
}

function nicknamedCards(among: readonly HeldCard[], name: string): readonly HeldCard[] {
  const compact = compactName(name);
  return among.filter(({ entry: { nickname } }) => nickname && compactName(nickname) === compact);
}

/** Cards that match all words of the name, in full or as prefixes. */
export function fittingCards(
  scene: Scene,
  name: string,
  among: readonly HeldCard[] = everHeld(scene),
): readonly HeldCard[] {
  const exact = among.filter(({ entry }) => entry.id === name);
  if (exact.length > 0) return exact;
  const nicknamed = nicknamedCards(among, name);
  if (nicknamed.length > 0) return nicknamed;
  const words = wordsOf(name).filter((word) => !FILLERS.has(word));
  if (words.length === 0) return [];
  return among.filter((held) => {
    const names = cardWords(scene, held);
    return words.every((word) =>
      names.some((one) => one === word || (word.length >= MIN_BEGUN && one.startsWith(word))),
    );
  });
}

/** The words for a held card: its names, its owner and the member's name for it. */
export const cardWords = ({ facts }: Scene, { entry }: HeldCard): readonly string[] =>
  wordsOfEntry(facts)(entry);

const wordsOfEntry = oncePer((facts: FactIndex) =>
  oncePer((entry: WalletCard): readonly string[] => {
    const { id, nickname = "", last4 = "", owner } = entry;
    const names = [id, nickname, last4, owner, ...catalogNames(facts, entry)];
    return [...new Set(names.flatMap(wordsOf))];
  }),
);

/** Owner, last digits and state tell cards of the same name apart. */
export function toHeldCandidate({ entry, card, isOpen }: HeldCard) {
  const more = [
    entry.owner,
    ...(entry.last4 === undefined ? [] : [`ends in ${entry.last4}`]),
    ...(isOpen ? [] : ["closed"]),
  ];
  return { id: entry.id, label: `${card.card_name} (${more.join(", ")})` };
}
