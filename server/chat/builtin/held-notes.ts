import { SELF } from "../../accounts/wallet.ts";
import { heldCards } from "../../tools/core/held.ts";
import type { Toolbox } from "../toolbox.ts";
import { ask } from "./compose/ask.ts";
import { cardNameOf } from "./compose/card-name.ts";
import { type Line, line, told } from "./compose/draft.ts";
import { figure } from "./compose/figure.ts";
import { rowsAt, textAt } from "./compose/rows.ts";
import { holderOf, whoseOf } from "./compose/whose.ts";
import type { Group, Intent } from "./intent.ts";
import { mentionsOf, type Understood } from "../language/understood.ts";

/*
 * A question may take a card for held that was closed, or for one person's that is another's. The
 * answer says so first, and is of the card as it is held.
 */

interface Noted {
  readonly asked: Understood;
  /** What the question took for otherwise. */
  readonly note?: Line;
}

/** Groups that ask of a card as it is held. */
const OF_HELD: ReadonlySet<Group> = new Set<Group>(["fee", "credit", "lounge", "bonus"]);

/** The question with the right holder, and what is to be said of a card that is not held as it says. */
export function withHeldNotes({ group, id }: Intent, asked: Understood, toolbox: Toolbox): Noted {
  const [named, ...others] = mentionsOf(asked, "card");
  const [card] = named?.ids ?? [];
  const isOne = named?.ids.length === 1 && others.every(({ ids: [other] }) => other === card);
  if (card === undefined || !isOne || !OF_HELD.has(group) || id === "offer_now") return { asked };
  const holders = new Set(
    heldCards(toolbox.scene).flatMap((held) => (held.card.id === card ? held.entry.owner : [])),
  );
  if (holders.size === 0) return { asked, ...noteOf(closedLine(card, toolbox)) };
  const [holder] = holders;
  const { owner, ...ofAsker } = asked;
  if (owner === undefined || holder === undefined || holders.size > 1 || holder === owner)
    return { asked };
  // "What do I pay for adding my wife to the Gold": on the card of who holds it.
  if (holder === SELF && group === "fee" && ADDS.test(asked.tokens.join(" ")))
    return { asked: ofAsker };
  return {
    asked: holder === SELF ? ofAsker : { ...asked, owner: holder },
    note: line`The **${cardNameOf(card, toolbox)}** is ${told(whoseOf(holder))}, not one of ${holderOf(owner)}.`,
  };
}

const ADDS =
  /\b(?:add|adding|added|put|putting|give|giving|get|getting|order|ordering|authori[sz]ed|au|second card|extra card|own card)\b/;

const noteOf = (note: Line | undefined): { note?: Line } => (note === undefined ? {} : { note });

/** Since when a card of the wallet is closed; nothing for one that never was in it. */
function closedLine(card: string, toolbox: Toolbox): Line | undefined {
  const isKept = toolbox.scene.wallet.cards.some(({ card_id: id }) => id === card);
  if (!isKept) return undefined;
  const wallet = ask(toolbox, "get_wallet", { include: ["cards"], status: "closed" });
  const row = rowsAt(wallet, ["cards"]).find((one) => textAt(wallet, [...one, "card_id"]) === card);
  return row === undefined
    ? undefined
    : line`Your **${cardNameOf(card, toolbox)}** is closed, since ${figure(wallet, [...row, "closed_on"], "date")}.`;
}
