import * as z from "zod";
import { wallet as walletShape, type Wallet, type WalletCard } from "../../accounts/wallet.ts";
import { keepSlip, readSlip } from "../../accounts/wallet-slips.ts";
import { ToolError } from "../../contract/tool-error.ts";
import type { MemberContext } from "../frame/context.ts";
import { count } from "../../advice/money.ts";
import type { Reply } from "../frame/envelope.ts";
import { getHeld, heldCardParam, heldCardRef, toHeldRef } from "../../member/held-cards.ts";
import { defineWriter } from "../frame/writer.ts";
import { refuseCardNumbers } from "../frame/refuse-digits.ts";

/*
 * A removed card is kept for a day outside the wallet, under a token that only the caller has. It
 * can be restored once.
 */

const removedCard = z.strictObject({
  card: walletShape.shape.cards.element,
  ...walletShape.pick({ credit_uses: true, bonuses: true, certificates: true }).shape,
});

type Removed = z.infer<typeof removedCard>;

const RESTORE_HOURS = 24;
const RESTORE_MS = RESTORE_HOURS * 60 * 60_000;

const slipName = ({ caller }: MemberContext, token: string) =>
  ({ accountId: caller.accountId, purpose: "restore", token }) as const;

function takeOut(wallet: Wallet, card: WalletCard) {
  const logOf = (isOurs: boolean) => {
    const fits = ({ wallet_card_id: id }: { readonly wallet_card_id?: string | undefined }) =>
      (id === card.id) === isOurs;
    return {
      credit_uses: wallet.credit_uses.filter(fits),
      bonuses: wallet.bonuses.filter(fits),
      certificates: wallet.certificates.filter(fits),
    };
  };
  const others = wallet.cards.filter((one) => one !== card);
  return {
    removed: { card, ...logOf(true) },
    after: { ...wallet, ...logOf(false), cards: others },
  };
}

export function putBack(wallet: Wallet, removed: Removed): Wallet {
  if (wallet.cards.some(({ id }) => id === removed.card.id)) {
    throw new ToolError("The wallet already holds this card.");
  }
  return {
    ...wallet,
    cards: [...wallet.cards, removed.card],
    credit_uses: [...wallet.credit_uses, ...removed.credit_uses],
    bonuses: [...wallet.bonuses, ...removed.bonuses],
    certificates: [...wallet.certificates, ...removed.certificates],
  };
}

/** `3 credit uses`, `1 bonus`, `0 certificates` */
export const countLog = ({ credit_uses: uses, bonuses: tracked, certificates: given }: Removed) =>
  [
    count(uses.length, "credit use"),
    count(tracked.length, "bonus", "bonuses"),
    count(given.length, "certificate"),
  ] as const;

/** The card that a token brings back, and the write that uses the token up. */
export async function readRemoved(token: string, context: MemberContext) {
  const slip = await readSlip(context.deps.store, slipName(context, token));
  if (slip === undefined) {
    throw new ToolError(
      `This restore_token brings nothing back: it is unknown, used, or older than ${RESTORE_HOURS} hours.`,
    );
  }
  return { removed: removedCard.parse(slip.content), used: slip.used };
}

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
  decide: async ({ wallet_card_id: name, confirm = false }, scene, context) => {
    const { wallet, newId } = scene;
    refuseCardNumbers({ name }, wallet);
    const held = getHeld(scene, name);
    const { removed, after } = takeOut(wallet, held.entry);
    const [uses, bonuses, certificates] = countLog(removed);
    const what = `${held.card.card_name} with ${uses}, ${bonuses} and ${certificates}`;
    const token = `${newId()}${newId()}`;
    const { deps } = context;
    return {
      after,
      also: await keepSlip(deps.store, slipName(context, token), removed, deps.now() + RESTORE_MS),
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
