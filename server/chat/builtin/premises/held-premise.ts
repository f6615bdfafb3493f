import type { Toolbox } from "../../toolbox.ts";
import { ask } from "../compose/ask.ts";
import { cardNameOf } from "../compose/card-name.ts";
import { line, told } from "../compose/draft.ts";
import type { Group, Intent } from "../intent.ts";
import { mentionsOf, type Understood } from "../../language/understood.ts";
import type { Premise } from "./premise.ts";
import { isOwn, unheldBank } from "./unheld-bank.ts";

/* "What does my Aeroplan card give": a card that is called the asker's own and is not in the wallet. */

/** Where the answer is of the card as the catalog has it, or of others in its place. */
const OF_CARDS: ReadonlySet<Group> = new Set<Group>([
  "bonus",
  "card",
  "cover",
  "credit",
  "fee",
  "lounge",
  "purchase",
]);
export function heldPremise(
  asked: Understood,
  toolbox: Toolbox,
  { group, id }: Intent,
): Premise | undefined {
  if (!OF_CARDS.has(group) || id === "offer_now" || asked.owner !== undefined) return undefined;
  const { wallet } = toolbox.scene;
  const own = mentionsOf(asked, "card").find(
    (card) =>
      card.ids.length === 1 &&
      isOwn(card, asked) &&
      !wallet.cards.some(({ card_id: held, id: entry }) =>
        card.ids.some((one) => one === held || one === entry),
      ),
  );
  const bank = own === undefined ? unheldBank(asked, toolbox.scene) : undefined;
  if (own === undefined && bank === undefined) return undefined;
  const envelopes = [ask(toolbox, "get_wallet", { include: ["cards"], status: "open" })];
  const note =
    own === undefined
      ? line`No card of **${told(bank ?? "")}** is in your wallet.`
      : line`The **${cardNameOf(own.ids[0] ?? "", toolbox)}** is not in your wallet.`;
  return {
    note,
    envelopes,
    isSaid:
      /\b(?:not|no(?:ne)?|holds?)\b[^.\n]{0,60}\bin (?:your|the) wallet\b|\bis closed\b|\bnot held\b/i,
  };
}
