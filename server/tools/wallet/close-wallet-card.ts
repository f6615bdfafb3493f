import * as z from "zod";
import { dayParam } from "../../member/day.ts";
import { type Wallet, type WalletCard, withCard } from "../../accounts/wallet.ts";
import { type ClosingEffect, closingEffects } from "../../advice/applications/closing.ts";
import { laterOf } from "../../advice/days.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { getHeld, type HeldCard, heldCardParam } from "../../member/held-cards.ts";
import { historyOf, reportFactsOf } from "../../member/history.ts";
import type { Reply } from "../frame/envelope.ts";
import type { Notes } from "../frame/texts.ts";
import { defineWriter } from "../frame/writer.ts";
import { count, formatUsd } from "../../advice/money.ts";
import type { Scene } from "../../member/scene.ts";
import { applyInput, changesBetween } from "./apply-input.ts";
import { closingWarnings, feeRefund, feeRefundRow, lostRow, lostWith } from "./closing-losses.ts";
import { pointsAtRisk, risksOf, tellRisk } from "../balances/points-at-risk.ts";
import { refuseCardNumbers } from "../frame/refuse-digits.ts";
import { toWalletCardRow, walletCardRow } from "./wallet-card-row.ts";

const effectRow = z.object({
  rule_id: z.string(),
  name: z.string(),
  issuer: z.string(),
  effect: z
    .enum(["still_counts", "one_fewer", "clears"])
    .describe("still_counts: closing changes nothing. clears: the card no longer blocks."),
  counted_before: z.int().optional(),
  counted_after: z.int().optional(),
  limit: z.int().optional(),
  until: z.iso.date().optional().describe("The last day on which the opening counts."),
  certain: z.boolean().optional().describe("False: it may count, given what is unknown."),
  on: z.iso.date().optional().describe("The first day on which the card no longer blocks."),
});

const data = z.object({
  wallet_card: walletCardRow,
  lost: z.array(lostRow).readonly(),
  points_at_risk: z.array(pointsAtRisk).readonly(),
  application_rules: z.array(effectRow).readonly(),
  fee_refund: feeRefundRow.optional(),
});

const input = z.strictObject({
  wallet_card_id: heldCardParam,
  closed_on: dayParam.optional().describe("Today by default."),
  reason: z.string().trim().min(1).max(500).optional(),
});

export const closeWalletCard = defineWriter({
  name: "close_wallet_card",
  title: "Close a held card",
  description:
    "I canceled, cancelled, closed, shut down, dropped or got rid of my card: marks it " +
    "closed; its history stays. Shows what is lost (credits, lounges, points at risk), what " +
    "rules such as 5/24 still count, and whether the fee is refunded. To weigh it first: " +
    "evaluate_renewal. Entered by mistake: remove_wallet_card.",
  idempotent: true,
  input,
  data,
  decide: (given, scene) => {
    const closing = closeCard(given, scene);
    return { after: closing.after, reply: describeClosing(scene, closing) };
  },
});

interface Closing {
  readonly after: Wallet;
  readonly entry: WalletCard;
  readonly closedOn: string;
  /** The scene on the closing day, with the card still open. */
  readonly before: Scene;
  readonly open: HeldCard;
  readonly risks: ReturnType<typeof risksOf>;
  readonly warnings: Notes;
  readonly assumptions: Notes;
}

/** Closes a card without listing losses, which what-ifs with many closings do not show. */
export function closeCard(
  { wallet_card_id: name, closed_on: day, reason }: z.infer<typeof input>,
  scene: Scene,
): Closing {
  const { wallet, today } = scene;
  refuseCardNumbers({ name, reason }, wallet);
  const { entry: held, card } = getHeld(scene, name);
  if (held.closed_on !== undefined && day !== undefined && held.closed_on !== day) {
    throw new ToolError(
      `${card.card_name} was closed on ${held.closed_on}. Change the day with update_wallet_card.`,
    );
  }
  const closedOn = held.closed_on ?? day ?? today;
  const entry = applyInput(held, { closed_on: closedOn, close_reason: reason }, scene, card);
  const isSame = changesBetween(held, entry).length === 0;
  const isGuess = day === undefined && held.closed_on === undefined;
  const onDay = { ...scene, today: laterOf(today, closedOn) };
  const after = { ...onDay, wallet: withCard(wallet, entry) };
  const open = { entry: { ...entry, closed_on: undefined }, card, isOpen: true };
  const before = { ...onDay, wallet: withCard(wallet, open.entry) };
  const risks = entry.authorized_user ? [] : risksOf(before, after, entry.owner, card);
  const warnings = [closingWarnings(after, open, closedOn), risks.map(tellRisk)];
  return {
    after: isSame ? wallet : after.wallet,
    entry,
    closedOn,
    before,
    open,
    risks,
    warnings: [isSame && "It was already closed; nothing was changed.", warnings],
    assumptions: [isGuess && `It was closed today, ${today}, in the member's time zone.`],
  };
}

function describeClosing(scene: Scene, closing: Closing): Reply<z.infer<typeof data>> {
  const { entry, closedOn, before, open, risks, warnings, assumptions } = closing;
  const lost = lostWith(before, open, closedOn);
  const effects = closingEffects({
    ref: entry.id,
    closedOn,
    history: historyOf(before, entry.owner),
    rules: before.facts.tables.issuerRules,
    facts: reportFactsOf(before.facts),
  });
  return {
    summary: toSummary(open, closedOn, lost.length, effects),
    data: {
      wallet_card: toWalletCardRow(entry, scene),
      lost,
      points_at_risk: risks,
      application_rules: effects.map(toEffectRow),
      fee_refund: feeRefund(scene, open, closedOn),
    },
    warnings,
    assumptions,
    sources: [open.card, ...policiesOf(scene, open.card.issuer)],
    next_actions: [
      risks.length !== 0 &&
        "If the account is still open, see compare_transfer_paths for where its points can go first.",
      "To open it again in the wallet, call update_wallet_card with closed_on: null.",
    ],
  };
}

const CLOSING_POLICIES = new Set([
  "annual_fee_refund_days",
  "bonus_clawback_months",
  "points_lost_on_closing_days",
]);

const policiesOf = ({ facts }: Scene, issuer: string) =>
  facts.tables.issuerPolicies.filter(
    (row) => row.issuer === issuer && CLOSING_POLICIES.has(row.policy),
  );

const toEffectRow = ({ ruleId, countBefore, countAfter, isCertain, ...effect }: ClosingEffect) => ({
  ...effect,
  rule_id: ruleId,
  counted_before: countBefore,
  counted_after: countAfter,
  certain: isCertain,
});

function toSummary(
  { card, entry }: HeldCard,
  closedOn: string,
  lost: number,
  effects: readonly ClosingEffect[],
): string {
  const fee = entry.annual_fee_override_usd ?? card.annual_fee;
  const saved = fee > 0 && !entry.authorized_user ? ` It saves ${formatUsd(fee)} a year.` : "";
  const rule = effects.find(({ ruleId }) => ruleId === "chase-5-24");
  const still =
    rule?.until === undefined
      ? ""
      : ` It ${rule.isCertain === false ? "may still count" : "still counts"} for ${rule.name} until ${rule.until}.`;
  return `${card.card_name} is closed as of ${closedOn}; ${count(lost, "benefit goes", "benefits go")} with it.${saved}${still}`;
}
