import * as z from "zod";
import type { WalletCard as Entry } from "../../accounts/wallet.ts";
import { type ClosingEffect, closingEffects } from "../../advice/applications/closing.ts";
import { laterOf } from "../../advice/days.ts";
import { ToolError } from "../../contract/tool-error.ts";
import type { Reply } from "../frame/envelope.ts";
import { getHeld, type HeldCard, heldCardParam } from "../../member/held-cards.ts";
import { historyOf, reportFactsOf } from "../../member/history.ts";
import { type Decision, defineWriter } from "../frame/writer.ts";
import { count, formatUsd } from "../../member/money.ts";
import type { Scene } from "../../member/scene.ts";
import { citeRows } from "../frame/sources.ts";
import { applyInput, changesBetween } from "./apply-input.ts";
import { closingWarnings, feeRefund, feeRefundRow } from "./closing-fees.ts";
import { lostRow, lostWith } from "./lost-benefits.ts";
import { pointsAtRisk, risksOf, tellRisk } from "../balances/points-at-risk.ts";
import { refuseCardNumbers } from "../frame/refuse-digits.ts";
import { toWalletCardRow, walletCardRow } from "./wallet-card-row.ts";

const effectRow = z.object({
  rule_id: z.string(),
  name: z.string(),
  issuer: z.string(),
  effect: z
    .enum(["still_counts", "one_fewer", "clears"])
    .describe("still_counts: closing changes nothing. clears: the card blocks no longer."),
  counted_before: z.int().optional(),
  counted_after: z.int().optional(),
  limit: z.int().optional(),
  until: z.iso.date().optional().describe("The last day on which the opening counts."),
  certain: z.boolean().optional().describe("False: it may count, by what is not known."),
  on: z.iso.date().optional().describe("The first day on which the card blocks no longer."),
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
  closed_on: z.iso.date().optional().describe("Today by default."),
  reason: z.string().trim().min(1).max(500).optional(),
});

export const closeWalletCard = defineWriter({
  name: "close_wallet_card",
  title: "Close a held card",
  description:
    "I canceled, cancelled, closed, shut down, dropped or got rid of my card: marks it " +
    "closed; its history stays. Tells what is lost (credits, lounges, points at risk), what " +
    "rules such as 5/24 still count, and whether the fee is refunded. To weigh it first: " +
    "evaluate_renewal. Entered by mistake: remove_wallet_card.",
  idempotent: true,
  input,
  data,
  decide: closeCard,
});

/** The wallet with a card closed on a day. */
export function closeCard(
  { wallet_card_id: asked, closed_on: day, reason }: z.infer<typeof input>,
  scene: Scene,
): Decision<z.infer<typeof data>> {
  const { wallet, today } = scene;
  refuseCardNumbers(
    { asked, reason },
    wallet.cards.map(({ id }) => id),
  );
  const held = getHeld(scene, asked);
  const { entry: before, card } = held;
  refuseOtherDay(held, day);
  const closedOn = before.closed_on ?? day ?? today;
  const told = { closed_on: closedOn, ...(reason === undefined ? {} : { close_reason: reason }) };
  const entry = applyInput(before, told, scene, card);
  const isSame = changesBetween(before, entry).length === 0;
  const isGuess = day === undefined && before.closed_on === undefined;
  const { after, reply } = describeClosing(scene, held, entry, closedOn);
  const same = isSame ? ["It was closed before; nothing was changed."] : [];
  return {
    after: isSame ? wallet : after,
    reply: {
      ...reply,
      warnings: [...same, ...(reply.warnings ?? [])],
      assumptions: isGuess ? [`It was closed today, ${today}, in the member's time zone.`] : [],
    },
  };
}

/** What the closing of a card means, told as if it were open until then. */
function describeClosing(scene: Scene, held: HeldCard, entry: Entry, closedOn: string) {
  const { card } = held;
  const open: Entry = { ...entry, closed_on: undefined };
  const [was, is] = [asIf(scene, open, closedOn), asIf(scene, entry, closedOn)];
  const lost = lostWith(was, { ...held, entry: open }, closedOn);
  const risks = entry.authorized_user ? [] : risksOf(was, is, entry.owner, card);
  const effects = effectsOf(was, open, closedOn);
  const refund = feeRefund(scene, open, closedOn);
  const reply: Reply<z.infer<typeof data>> = {
    summary: toSummary(held, closedOn, lost.length, effects),
    data: {
      wallet_card: toWalletCardRow(entry, scene),
      lost,
      points_at_risk: risks,
      application_rules: effects.map(toEffectRow),
      ...(refund === undefined ? {} : { fee_refund: refund }),
    },
    warnings: [...closingWarnings(is, { ...held, entry: open }, closedOn), ...risks.map(tellRisk)],
    sources: citeRows([card, ...policiesOf(scene, card.issuer)]),
    next_actions: nextActions(risks.length > 0),
  };
  return { after: is.wallet, reply };
}

const CLOSING_POLICIES = new Set([
  "annual_fee_refund_days",
  "bonus_clawback_months",
  "points_lost_on_closing_days",
]);

const policiesOf = ({ facts }: Scene, issuer: string) =>
  facts.facts.tables.issuerPolicies.filter(
    (row) => row.issuer === issuer && CLOSING_POLICIES.has(row.policy),
  );

/** A closed card is not closed anew on another day by chance. */
function refuseOtherDay({ entry, card }: HeldCard, day: string | undefined): void {
  const { closed_on: closed } = entry;
  if (closed === undefined || day === undefined || closed === day) return;
  throw new ToolError(
    `${card.card_name} is closed since ${closed}. Change the day with update_wallet_card.`,
  );
}

/** The scene on the day of the closing with one card as given. */
function asIf(scene: Scene, entry: Entry, day: string): Scene {
  const cards = scene.wallet.cards.map((one) => (one.id === entry.id ? entry : one));
  return { ...scene, today: laterOf(scene.today, day), wallet: { ...scene.wallet, cards } };
}

const effectsOf = (was: Scene, entry: Entry, day: string): readonly ClosingEffect[] =>
  closingEffects({
    ref: entry.id,
    closedOn: day,
    history: historyOf(was, entry.owner),
    rules: was.facts.facts.tables.issuerRules,
    facts: reportFactsOf(was.facts),
  });

const toEffectRow = (effect: ClosingEffect): z.infer<typeof effectRow> => ({
  rule_id: effect.ruleId,
  name: effect.name,
  issuer: effect.issuer,
  effect: effect.effect,
  counted_before: effect.countBefore,
  counted_after: effect.countAfter,
  limit: effect.limit,
  until: effect.until,
  certain: effect.isCertain,
  on: effect.on,
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
      : ` It ${rule.isCertain === false ? "may count" : "counts"} for ${rule.name} until ${rule.until} all the same.`;
  return `${card.card_name} is closed from ${closedOn}; ${count(lost, "benefit goes", "benefits go")} with it.${saved}${still}`;
}

const nextActions = (hasRisks: boolean): readonly string[] => [
  ...(hasRisks
    ? [
        "If the account is still open, see compare_transfer_paths for where its points can go first.",
      ]
    : []),
  "To open it again in the wallet, call update_wallet_card with closed_on: null.",
];
