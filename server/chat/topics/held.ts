import { SELF } from "../../accounts/wallet.ts";
import { WALLET_PATH } from "../../contract/addresses.ts";
import { type HeldCard, heldCards, toHeldRef } from "../../member/held-cards.ts";
import type { Scene } from "../../member/scene.ts";
import { endWith } from "../ask.ts";
import { askBack } from "../compose/draft.ts";
import { date, text } from "../compose/figures.ts";
import { type Line, line } from "../compose/line.ts";
import { cardName } from "../compose/whose.ts";
import { type Frame, idsOf } from "../frame.ts";
import type { Toolbox } from "../toolbox.ts";

const MAX_OPTIONS = 6;

type Role = Frame["subjects"][number]["role"];

/** The open cards of the wallet that a frame names; of the owner's alone when one is given. */
export function heldNamed(
  frame: Frame,
  scene: Scene,
  ...roles: readonly Role[]
): readonly HeldCard[] {
  const ids = idsOf(frame, "card", ...roles);
  return heldCards(scene, { owner: frame.owner }).filter(({ card }) => ids.includes(card.id));
}

/** The one held card that a frame names, or the only one it can mean; asks which otherwise. */
export function findHeld(frame: Frame, { scene }: Toolbox, ...roles: readonly Role[]): HeldCard {
  const named = heldNamed(frame, scene, ...roles);
  const [only, ...others] = named;
  if (only !== undefined && others.length === 0) return only;
  const [own, ...alike] = named.filter(({ entry }) => entry.owner === SELF);
  const isOneCard = named.every(({ card }) => card.id === only?.card.id);
  if (isOneCard && own !== undefined && alike.length === 0) return own;
  if (only !== undefined) return endWith(askBack(line`Which of them do you mean?`, namesOf(named)));
  const [asked] = idsOf(frame, "card", ...roles);
  const all = heldCards(scene, { owner: frame.owner });
  if (all.length === 0) return endWith(askBack(NO_CARDS));
  if (asked !== undefined) return endWith(notHeld(asked, scene, all));
  const [first, ...rest] = all;
  if (first !== undefined && rest.length === 0) return first;
  const options = namesOf(all).slice(0, MAX_OPTIONS);
  return endWith(askBack(line`Which of your cards do you mean?`, options));
}

const NO_CARDS = line`You have no open cards yet. Add your cards on your wallet page (${text(WALLET_PATH)}); which ones do you have?`;

const notHeld = (id: string, { facts }: Scene, all: readonly HeldCard[]) =>
  askBack(
    line`The ${text(facts.cards.get(id)?.card_name ?? "card that you mean")} is not one of your open cards. Which card do you mean?`,
    namesOf(all).slice(0, MAX_OPTIONS),
  );

/** Names as options; cards with the same name and owner get a distinguishing detail. */
function namesOf(cards: readonly HeldCard[]): readonly Line[] {
  const names = cards.map((one) => cardName(toHeldRef(one)));
  return cards.map(({ entry }, at) => {
    const name = names[at] ?? line``;
    const isAlone = names.filter((other) => other.text === name.text).length === 1;
    if (isAlone) return name;
    if (entry.last4 !== undefined) return line`${name}, ending in ${text(entry.last4)}`;
    return entry.opened_on === undefined ? name : line`${name}, opened ${date(entry.opened_on)}`;
  });
}
