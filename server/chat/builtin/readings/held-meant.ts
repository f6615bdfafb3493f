import { SELF } from "../../../accounts/wallet.ts";
import { type HeldCard, heldCards } from "../../../tools/core/held.ts";
import type { Toolbox } from "../../toolbox.ts";
import type { Envelope } from "../../../tools/core/envelope.ts";
import { ask, endWith } from "../compose/ask.ts";
import { clarify, type Line, line, told } from "../compose/draft.ts";
import { figure } from "../compose/figure.ts";
import { rowsAt, textAt } from "../compose/rows.ts";
import { whose } from "../compose/whose.ts";
import { needId } from "../slots.ts";
import { mentionsOf, type Understood } from "../../language/understood.ts";

/** The card a question is about: one of the wallet, or one of the catalog that is not held. */
export type MeantCard =
  | { readonly kind: "held"; readonly held: HeldCard }
  | { readonly kind: "catalog"; readonly id: string };

/**
 * The open card of the wallet that is named. A shared name means the one that is held; of several
 * people's cards the asker's own counts first. Asks when more than one is left, or none is named.
 */
export function meantCard(asked: Understood, toolbox: Toolbox): MeantCard {
  const held = heldMeant(asked, toolbox);
  return held === undefined
    ? { kind: "catalog", id: needId(asked, "card", toolbox.scene.facts) }
    : { kind: "held", held };
}

/** The open card of the wallet that is named; undefined when what is named is not held. */
export function heldMeant(asked: Understood, toolbox: Toolbox): HeldCard | undefined {
  const { scene } = toolbox;
  const named = mentionsOf(asked, "card");
  for (const { ids } of named) {
    const found = heldCards(scene).filter(
      ({ card, entry }) => ids.includes(card.id) || ids.includes(entry.id),
    );
    const chosen = ownFirst(found, asked.owner);
    const [first] = chosen;
    if (first !== undefined) return chosen.length === 1 ? first : askWhich(chosen, toolbox);
  }
  return undefined;
}

/** Those of the person asked about; without one the asker's own, else anybody's of the household. */
function ownFirst(found: readonly HeldCard[], owner: string | undefined): readonly HeldCard[] {
  const own = found.filter(({ entry }) => entry.owner === (owner ?? SELF));
  const left = own.length > 0 || owner !== undefined ? own : found;
  const accounts = left.filter(({ entry }) => !entry.authorized_user);
  return accounts.length > 0 ? accounts : left;
}

/** Ends the answer with the question which of several held cards is meant. */
export function askWhich(cards: readonly HeldCard[], toolbox: Toolbox): never {
  const names = new Set(cards.map(({ card }) => card.id));
  if (names.size === cards.length) {
    return endWith(
      clarify(
        QUESTION,
        cards.map(({ card }) => line`${told(card.card_name)}`),
      ),
    );
  }
  const wallet = ask(toolbox, "get_wallet", { include: ["cards"] });
  return endWith(
    clarify(
      QUESTION,
      cards.map((held) => toOption(held, wallet)),
    ),
  );
}

const QUESTION = line`Which of your cards do you mean?`;

/** Told apart by what the catalog and the calendar know; what the member wrote is not told back. */
function toOption({ card, entry }: HeldCard, wallet: Envelope): Line {
  const name = told(card.card_name);
  const row = rowsAt(wallet, ["cards"]).find(
    (one) => textAt(wallet, [...one, "wallet_card_id"]) === entry.id,
  );
  const opened = row === undefined ? undefined : textAt(wallet, [...row, "opened_on"]);
  if (row === undefined || opened === undefined) return line`${name}, with no opening date`;
  const day = figure(wallet, [...row, "opened_on"], "date");
  return line`${name}${whose(entry.owner)}, opened ${day}`;
}
