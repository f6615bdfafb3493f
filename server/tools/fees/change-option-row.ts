import * as z from "zod";
import { CONFIDENCES } from "../../../data/vocab.ts";
import { CHANGE_DIRECTIONS } from "../../../data/vocab-terms.ts";
import { isUsable } from "../../advice/plain-row.ts";
import type { ChangeOption } from "../../advice/applications/product-changes.ts";
import type { FactRow } from "../../contract/facts.ts";
import type { HeldCard } from "../../member/held-cards.ts";
import type { Scene } from "../../member/scene.ts";
import { pointsAtRisk, risksOf } from "../balances/points-at-risk.ts";
import { withProduct } from "./renewal-assumptions.ts";
import { toCardRef, cardRef } from "../card-rows/card-brief.ts";

const benefit = z.object({ kind: z.string(), name: z.string(), detail: z.string() });

export const changeOptionRow = z.object({
  to_card: cardRef,
  direction: z.enum(CHANGE_DIRECTIONS),
  path: z
    .enum(["documented", "unknown"])
    .describe("unknown: no dated source says that the issuer allows it; ask the issuer."),
  confidence: z.enum(CONFIDENCES),
  note: z.string().optional(),
  takes_applications: z.boolean().describe("Whether the target is open to new applicants."),
  min_age_months: z.int().optional(),
  min_age_basis: z.enum(["path", "issuer"]).optional(),
  earliest_on: z.iso
    .date()
    .optional()
    .describe("The first day the account is surely old enough; absent without opening or rule."),
  old_enough: z.boolean().optional().describe("By today; absent when not known."),
  from_fee_usd: z.number(),
  to_fee_usd: z.number(),
  fee_difference_usd: z.number().describe("New fee less the old one, a year."),
  gained: z.array(benefit),
  lost: z.array(benefit),
  changed: z.array(
    z.object({ kind: z.string(), name: z.string(), from: z.string(), to: z.string() }),
  ),
  currency: z.object({
    from: z.string().optional(),
    to: z.string().optional(),
    changes: z.boolean(),
  }),
  points_at_risk: z
    .array(pointsAtRisk)
    .describe("Balances of the owner that would go, or count for less, afterwards."),
  bonus_clocks: z
    .array(z.object({ rule: z.string(), name: z.string(), cards: z.array(cardRef) }))
    .describe("Bonuses and applications that having the new card stops from then on."),
  warnings: z.array(z.string()),
});

export type ChangeOptionRow = z.infer<typeof changeOptionRow>;

export function toChangeOptionRow(
  scene: Scene,
  held: HeldCard,
  option: ChangeOption,
  target: FactRow<"cards">,
): ChangeOptionRow {
  const { entry, card } = held;
  const { rewards_currency: from } = card;
  const { rewards_currency: to } = target;
  const fromFee = entry.annual_fee_override_usd ?? card.annual_fee;
  return {
    to_card: toCardRef(target),
    direction: option.direction,
    path: isUsable(option) ? "documented" : "unknown",
    confidence: option.confidence,
    note: option.note === "" ? undefined : option.note,
    takes_applications: target.status === "open",
    min_age_months: option.minAge?.months,
    min_age_basis: option.minAge?.basis,
    earliest_on: option.earliestOn,
    old_enough: option.isOldEnough,
    from_fee_usd: fromFee,
    to_fee_usd: target.annual_fee,
    fee_difference_usd: Math.round((target.annual_fee - fromFee) * 100) / 100,
    gained: [...option.gained],
    lost: [...option.lost],
    changed: option.changed.map((one) => ({
      ...one.to,
      from: one.from.detail,
      to: one.to.detail,
    })),
    currency: { from, to, changes: from !== to },
    points_at_risk: [...risksOf(scene, withProduct(scene, entry.id, target.id), entry.owner, card)],
    bonus_clocks: toClocks(scene, option),
    warnings: [...option.warnings],
  };
}

const toClocks = ({ facts }: Scene, { blocks }: ChangeOption): ChangeOptionRow["bonus_clocks"] =>
  blocks.map(({ ruleId, cards }) => ({
    rule: ruleId,
    name: facts.tables.issuerRules.find((row) => row.rule_id === ruleId)?.name ?? ruleId,
    cards: cards.flatMap((id) => {
      const blocked = facts.cards.get(id);
      return blocked === undefined ? [] : [toCardRef(blocked)];
    }),
  }));
