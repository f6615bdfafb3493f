import * as z from "zod";
import type { WalletCard as Entry } from "../../accounts/wallet.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { getHeld, type HeldCard, heldCardParam, isOpenOn } from "../../member/held-cards.ts";
import { defineWriter } from "../frame/writer.ts";
import { count } from "../../member/money.ts";
import type { Scene } from "../../member/scene.ts";
import { citeRows } from "../frame/sources.ts";
import { applyInput, changesBetween } from "./apply-input.ts";
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
  decide: ({ wallet_card_id: asked, ...given }, scene) => {
    const { wallet } = scene;
    const ids = wallet.cards.map(({ id }) => id);
    refuseCardNumbers({ ...given, asked }, ids);
    const held = getHeld(scene, asked);
    if (Object.keys(given).length === 0) throw new ToolError("Give at least one field to change.");
    checkClosing(held, given, scene);
    const entry = applyInput(held.entry, given, scene, held.card);
    const changed = changesBetween(held.entry, entry);
    const after = {
      ...wallet,
      cards: wallet.cards.map((one) => (one === held.entry ? entry : one)),
    };
    const fields = changed.map(({ field }) => field.replaceAll("_", " ")).join(", ");
    return {
      after: changed.length === 0 ? wallet : after,
      reply: {
        summary:
          changed.length === 0
            ? `${held.card.card_name} is as it was.`
            : `${held.card.card_name}: ${count(changed.length, "field")} changed (${fields}).`,
        data: {
          wallet_card: toWalletCardRow(entry, scene),
          changed,
          setup_needed: entry.closed_on === undefined ? setupNeeded(scene, entry, held.card) : [],
        },
        warnings: warningsOf(held, entry, scene, given, changed.length === 0),
        sources: citeRows([held.card]),
      },
    };
  },
});

/** Closing asks what is lost by it, which this tool does not tell. */
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

function warningsOf(
  { entry: before, card }: HeldCard,
  entry: Entry,
  { wallet, facts, today }: Scene,
  given: CardInput,
  isSame: boolean,
): readonly string[] {
  const needless = Object.keys(given.enrolments ?? {}).length > 0 && entry.enrolments !== undefined;
  const required = new Set(
    [...facts.rowsOf("credits", card.id), ...facts.rowsOf("lounges", card.id)]
      .filter((row) => row.enrollment_required !== false)
      .map((row) => ("credit_name" in row ? row.credit_name : row.lounge_network)),
  );
  const told = Object.keys(entry.enrolments ?? {}).filter(
    (name) => before.enrolments?.[name] !== entry.enrolments?.[name] && !required.has(name),
  );
  const twins = wallet.cards.filter(
    (one) =>
      one.id !== entry.id &&
      one.card_id === entry.card_id &&
      one.owner === entry.owner &&
      isOpenOn(one, today),
  );
  const became = before.owner !== entry.owner || isOpenOn(before, today) !== isOpenOn(entry, today);
  return [
    ...(isSame ? ["It is the same as before."] : []),
    ...(needless ? told.map((name) => `${name} takes no enrolment, as far as is known.`) : []),
    ...(became && twins.length > 0 && isOpenOn(entry, today)
      ? [`This owner now holds ${count(twins.length + 1, "card")} of the kind ${card.card_name}.`]
      : []),
  ];
}
