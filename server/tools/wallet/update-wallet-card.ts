import * as z from "zod";
import { isOwnCard } from "../../accounts/own-card.ts";
import { type WalletCard, withCard } from "../../accounts/wallet.ts";
import { ToolError } from "../../contract/tool-error.ts";
import {
  getHeld,
  type HeldCard,
  heldCardParam,
  heldCards,
  isOpenOn,
} from "../../member/held-cards.ts";
import { cardParam, getCard } from "../../member/names.ts";
import { defineWriter } from "../frame/writer.ts";
import { count } from "../../advice/money.ts";
import { type Scene, toScene } from "../../member/scene.ts";
import { applyInput, changesBetween, fieldNames, ownInput, toOwnCard } from "./apply-input.ts";
import { type CardInput, cardInput, moreCardInput } from "./card-input.ts";
import { refuseCardNumbers } from "../frame/refuse-digits.ts";
import { setupItem, setupNeeded } from "./setup-needed.ts";
import { changeRow, toWalletCardRow, walletCardRow } from "./wallet-card-row.ts";

export const updateWalletCard = defineWriter({
  name: "update_wallet_card",
  title: "Change a held card",
  description:
    "Change, correct or fix what is saved of my card: when it was opened, a switch of owner, " +
    "nickname, last 4, the 5% choice category I picked, activated quarter, enrolled credits, " +
    "a new limit, spend towards caps, a waived fee. What is left out stays, null clears it; " +
    "clearing closed_on reopens it. Closed: close_wallet_card; upgraded or downgraded: " +
    "record_product_change.",
  idempotent: true,
  input: z.strictObject({
    wallet_card_id: heldCardParam,
    own: ownInput.optional().describe("{name,issuer,...} of an own card, as in add_wallet_card."),
    card: cardParam.optional().describe("Turns an own card into a catalog card."),
    ...cardInput,
    ...moreCardInput,
  }),
  data: z.object({
    wallet_card: walletCardRow,
    changed: z.array(changeRow).readonly(),
    setup_needed: z.array(setupItem).readonly().describe("What is still missing for the card."),
  }),
  decide: ({ wallet_card_id: name, ...given }, kept) => {
    const { wallet } = kept;
    refuseCardNumbers({ ...given, name }, wallet);
    const { entry: before } = getHeld(kept, name);
    const redefined = redefine(before, given, kept);
    const scene = toScene(withCard(wallet, redefined), kept);
    const held = getHeld(scene, before.id);
    const { card } = held;
    if (Object.keys(given).length === 0) throw new ToolError("Give at least one field to change.");
    checkClosing(held, given, scene);
    const entry = applyInput(redefined, given, scene, card);
    const changed = changesBetween(before, entry);
    const isSame = changed.length === 0;
    const fields = `${count(changed.length, "field")} changed (${fieldNames(changed)})`;
    return {
      after: isSame ? wallet : withCard(wallet, entry),
      reply: {
        summary: isSame ? `${card.card_name} is unchanged.` : `${card.card_name}: ${fields}.`,
        data: {
          wallet_card: toWalletCardRow(entry, scene),
          changed,
          setup_needed: entry.closed_on === undefined ? setupNeeded(scene, entry, card) : [],
        },
        warnings: [
          isSame && "Nothing has changed.",
          ...needlessEnrolments(held, entry, scene),
          twinWarning(held, entry, scene),
        ],
        sources: [card],
      },
    };
  },
});

/** Redefines an own card, or turns it into a catalog card; its history stays. */
function redefine(
  entry: WalletCard,
  { own, card }: { own?: z.infer<typeof ownInput> | undefined; card?: string | undefined },
  scene: Scene,
): WalletCard {
  if (own === undefined && card === undefined) return entry;
  if (!isOwnCard(entry.card_id)) throw new ToolError(NOT_OWN);
  if (card === undefined) return { ...entry, own: toOwnCard(own ?? {}, scene, entry.own) };
  const { id } = getCard(scene.facts, card);
  if (own !== undefined || isOwnCard(id)) throw new ToolError(ONE_OF);
  return { ...entry, card_id: id, own: undefined };
}

const NOT_OWN =
  "own and card are for the member's own card. A catalog card becomes another with record_product_change.";
const ONE_OF = "Give card, a card of the catalog, or own, not both.";

/** close_wallet_card tells what a closing loses; this tool does not. */
function checkClosing(
  { entry, card }: HeldCard,
  { closed_on: closed, close_reason: reason }: CardInput,
  { today }: Scene,
): void {
  if (typeof closed === "string" && entry.closed_on === undefined) {
    throw new ToolError(`${card.card_name} is open. Close it with close_wallet_card.`);
  }
  if (typeof reason === "string" && isOpenOn(entry, today)) {
    throw new ToolError(`${card.card_name} is open; close_reason is for close_wallet_card.`);
  }
}

const asks = (row: { readonly enrollment_required?: boolean | undefined }): boolean =>
  row.enrollment_required !== false;

function needlessEnrolments(
  { entry: before, card }: HeldCard,
  { enrolments = {} }: WalletCard,
  { facts }: Scene,
): readonly string[] {
  const credits = facts.rowsOf("credits", card.id).filter(asks);
  const lounges = facts.rowsOf("lounges", card.id).filter(asks);
  const names = new Set<string>([
    ...credits.map((row) => row.credit_name),
    ...lounges.map((row) => row.lounge_network),
  ]);
  return Object.keys(enrolments)
    .filter((name) => before.enrolments?.[name] !== enrolments[name] && !names.has(name))
    .map((name) => `${name} needs no enrollment, as far as is known.`);
}

/** Warns if a reopened or reassigned card gives its owner several of a kind. */
function twinWarning({ entry: before, card }: HeldCard, entry: WalletCard, scene: Scene) {
  const wasOpen = isOpenOn(before, scene.today);
  const isOpen = isOpenOn(entry, scene.today);
  if (!isOpen || (wasOpen && before.owner === entry.owner)) return undefined;
  const twins = heldCards(scene, { owner: entry.owner }).filter(
    (one) => one.card.id === card.id && one.entry.id !== entry.id,
  );
  if (twins.length === 0) return undefined;
  return `This owner now holds ${count(twins.length + 1, "card")} of this kind: ${card.card_name}.`;
}
