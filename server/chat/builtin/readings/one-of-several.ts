import { type HeldCard, heldCards } from "../../../tools/core/held.ts";
import type { Scene } from "../../../tools/core/scene.ts";
import { isWithBank } from "./with-bank.ts";
import { mentionsOf, type Understood } from "../../language/understood.ts";

/*
 * "The fee of my Citi card" of who holds two: either may be meant, so both are told of.
 */

interface Several {
  readonly bank: string;
  readonly cards: readonly HeldCard[];
}

const MY = /\b(?:my|our|the|his|her|their|your)(?: \S+)?$/;
const CARD = /^(?:credit )?card\b/;

/** The cards of the bank by whose name a single one is meant; undefined where no more than one is held. */
export function severalOfBank(
  asked: Understood,
  scene: Scene,
  owner?: { readonly owner?: string },
): Several | undefined {
  if (mentionsOf(asked, "card").length > 0) return undefined;
  const { tokens } = asked;
  const [bank, ...others] = mentionsOf(asked, "issuer");
  const [name] = bank?.ids ?? [];
  if (bank === undefined || name === undefined || others.length > 0) return undefined;
  const isOne =
    MY.test(tokens.slice(0, bank.start).join(" ")) && CARD.test(tokens.slice(bank.end).join(" "));
  const cards = heldCards(scene, owner ?? {}).filter(({ card }) =>
    isWithBank(card.id, new Set([name]), scene.facts),
  );
  return isOne && cards.length > 1 ? { bank: name, cards } : undefined;
}
