import * as z from "zod";
import type { Reply } from "../frame/envelope.ts";
import { getHeld, heldCardParam, heldCardRef, toHeldRef } from "../../member/held-cards.ts";
import { defineWriter } from "../frame/writer.ts";
import { refuseCardNumbers } from "../frame/refuse-digits.ts";
import { countLog, keepRemoved, RESTORE_HOURS, takeOut } from "./restore-slip.ts";

const data = z.object({
  removed: heldCardRef.extend({
    credit_uses: z.int(),
    bonuses: z.int(),
    certificates: z.int(),
  }),
  restore_token: z
    .string()
    .optional()
    .describe(`Brings it all back once within ${RESTORE_HOURS} hours; absent in a dry run.`),
});

export const removeWalletCard = defineWriter({
  name: "remove_wallet_card",
  title: "Remove a card entered by mistake",
  description:
    "Delete, remove, erase, clear out or get rid of an entry in my wallet that was a mistake " +
    "or accident: the wrong card, a duplicate, or one I never had, with its credit uses, " +
    "bonuses and certificates. Ask, then pass confirm: true; dry_run shows what would go. " +
    "restore_token undoes it with add_wallet_card for 24 hours. One really held counts for " +
    "application rules: close_wallet_card.",
  destructive: true,
  idempotent: false,
  input: z.strictObject({
    wallet_card_id: heldCardParam,
    confirm: z.boolean().optional().describe("True once the member has agreed."),
  }),
  data,
  decide: ({ wallet_card_id: name, confirm = false }, scene, context) => {
    const { wallet, newId } = scene;
    const ids = wallet.cards.map(({ id }) => id);
    refuseCardNumbers({ name }, ids);
    const held = getHeld(scene, name);
    const { removed, after } = takeOut(wallet, held.entry);
    const [uses, bonuses, certificates] = countLog(removed);
    const what = `${held.card.card_name} with ${uses}, ${bonuses} and ${certificates}`;
    const token = `${newId()}${newId()}`;
    return {
      after,
      also: [keepRemoved(context, token, removed)],
      onceDone: { restore_token: token },
      refused: confirm ? undefined : askFirst(what),
      reply: {
        summary: `Removed ${what}. It can be brought back for ${RESTORE_HOURS} hours.`,
        data: {
          removed: {
            ...toHeldRef(held),
            credit_uses: removed.credit_uses.length,
            bonuses: removed.bonuses.length,
            certificates: removed.certificates.length,
          },
        },
        warnings: ["Application rules such as 5/24 no longer count this account."],
        next_actions: ["To bring it back, call add_wallet_card with the restore_token alone."],
      },
    };
  },
});

const askFirst = (what: string): Reply<never> => ({
  summary: `Nothing was done: this would remove ${what}.`,
  refusal: {
    reason: "not_confirmed",
    remedy: "Ask the member, then call again with confirm: true.",
  },
  next_actions: ["If the account was closed, use close_wallet_card instead: its history counts."],
});
