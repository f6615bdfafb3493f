import * as z from "zod";
import { type WalletCard, withCard } from "../../accounts/wallet.ts";
import { ToolError } from "../../contract/tool-error.ts";
import {
  getHeld,
  type HeldCard,
  heldCardParam,
  heldCards,
  isOpenOn,
} from "../../member/held-cards.ts";
import { defineWriter } from "../frame/writer.ts";
import { count } from "../../advice/money.ts";
import type { Scene } from "../../member/scene.ts";
import { citeRows } from "../frame/sources.ts";
import { applyInput, changesBetween, fieldNames } from "./apply-input.ts";
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
  input: z.strictObject({ wallet_card_id: heldCardParam, ...cardInput, ...moreCardInput }),
  data: z.object({
    wallet_card: walletCardRow,
    changed: z.array(changeRow).readonly(),
    setup_needed: z.array(setupItem).readonly().describe("What the card could still be told of."),
  }),
  decide: ({ wallet_card_id: name, ...given }, scene) => {
    const { wallet } = scene;
    const ids = wallet.cards.map(({ id }) => id);
    refuseCardNumbers({ ...given, name }, ids);
    const held = getHeld(scene, name);
    const { entry: before, card } = held;
    if (Object.keys(given).length === 0) throw new ToolError("Give at least one field to change.");
    checkClosing(held, given, scene);
    const entry = applyInput(before, given, scene, card);
    const changed = changesBetween(before, entry);
    const isSame = changed.length === 0;
    const fields = `${count(changed.length, "field")} changed (${fieldNames(changed)})`;
    return {
      after: isSame ? wallet : withCard(wallet, entry),
      reply: {
        summary: isSame ? `${card.card_name} is as it was.` : `${card.card_name}: ${fields}.`,
        data: {
          wallet_card: toWalletCardRow(entry, scene),
          changed,
          setup_needed: entry.closed_on === undefined ? setupNeeded(scene, entry, card) : [],
        },
        warnings: [
          ...(isSame ? ["It is the same as before."] : []),
          ...needlessEnrolments(held, entry, scene),
          ...twinWarning(held, entry, scene),
        ],
        sources: citeRows([card]),
      },
    };
  },
});

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

function needlessEnrolments(
  { entry: before, card }: HeldCard,
  { enrolments = {} }: WalletCard,
  { facts }: Scene,
): readonly string[] {
  const names = new Set<string>([
    ...facts
      .rowsOf("credits", card.id)
      .flatMap((row) => (row.enrollment_required === false ? [] : row.credit_name)),
    ...facts
      .rowsOf("lounges", card.id)
      .flatMap((row) => (row.enrollment_required === false ? [] : row.lounge_network)),
  ]);
  return Object.keys(enrolments)
    .filter((name) => before.enrolments?.[name] !== enrolments[name] && !names.has(name))
    .map((name) => `${name} needs no enrollment, as far as is known.`);
}

/** Warns when a card that was reopened or given away makes its owner hold several of a kind. */
function twinWarning(
  { entry: before, card }: HeldCard,
  entry: WalletCard,
  scene: Scene,
): readonly string[] {
  const wasOpen = isOpenOn(before, scene.today);
  const isOpen = isOpenOn(entry, scene.today);
  if (!isOpen || (wasOpen && before.owner === entry.owner)) return [];
  const twins = heldCards(scene, { owner: entry.owner }).filter(
    (one) => one.card.id === card.id && one.entry.id !== entry.id,
  );
  return twins.length === 0
    ? []
    : [`This owner now holds ${count(twins.length + 1, "card")} of the kind ${card.card_name}.`];
}
