import * as z from "zod";
import type { ChangeOutcome, YearDelta } from "../../advice/year/card-change.ts";
import { type CardBenefit, isLess } from "../../advice/applications/product-changes.ts";
import { benefitsOf, cardBenefit } from "../card-rows/card-benefits.ts";
import type { FactIndex } from "../../member/facts.ts";
import type { HeldCard } from "../../member/held-cards.ts";
import { programRef, toProgramRef } from "../../member/holdings.ts";
import { toDollars, toCents } from "../../advice/money.ts";
import type { Scene } from "../../member/scene.ts";
import { unlockerOf, toUsd, valueOfProgram } from "../../member/point-values.ts";
import { categoryName } from "../card-rows/rate-words.ts";
import { type Risk, risksOf } from "../balances/points-at-risk.ts";
import type { PlannedChange } from "./change-plan.ts";
import { cardRef } from "../card-rows/card-brief.ts";

/* The rows of a card change: money, moved spend, benefits, and points unlocked or locked. */

export const yearDelta = z.object({
  net_usd: z.number().describe("All of it together; positive is better with the change."),
  rewards_usd: z.number(),
  fees_usd: z.number().describe("More annual fees; negative: fees saved."),
  offer_usd: z.number(),
  credits_usd: z.number().describe("At credits_used_percent; nothing unless that is given."),
  anniversary_points_usd: z.number().describe("Points that an anniversary brings by itself."),
});

/** Adding zero turns -0 into 0. */
const usd = (cents: number): number => toDollars(cents) + 0;

export const toYearDelta = (delta: YearDelta, sign: 1 | -1 = 1): z.infer<typeof yearDelta> => ({
  net_usd: usd(sign * delta.netCents),
  rewards_usd: usd(sign * delta.rewardCents),
  fees_usd: usd(sign * delta.feeCents),
  offer_usd: usd(sign * delta.offerCents),
  credits_usd: usd(sign * delta.creditCents),
  anniversary_points_usd: usd(sign * delta.anniversaryCents),
});

const cardName = z.object({
  wallet_card_id: z.string().optional().describe("Absent for a card that is not held yet."),
  ...cardRef.shape,
});

export const movedRow = z.object({
  category: z.string(),
  category_name: z.string(),
  from: cardName.optional().describe("Absent: it earned nothing before."),
  to: cardName.optional().describe("Absent: it earns nothing now."),
  yearly_usd: z.number(),
});

export function toMovedRows(
  facts: FactIndex,
  { moved }: ChangeOutcome,
  before: readonly HeldCard[],
  added: readonly HeldCard[],
): z.infer<typeof movedRow>[] {
  const toCardName = (id: string | undefined): z.infer<typeof cardName> | undefined => {
    const isId = ({ entry }: HeldCard): boolean => entry.id === id;
    const held = before.find(isId);
    const card = (held ?? added.find(isId))?.card;
    return card && { wallet_card_id: held?.entry.id, card_id: card.id, card_name: card.card_name };
  };
  return moved
    .map(({ line, from, to, cents }) => ({
      category: line,
      category_name: categoryName(facts, line),
      from: toCardName(from),
      to: toCardName(to),
      yearly_usd: usd(cents),
    }))
    .toSorted((a, b) => b.yearly_usd - a.yearly_usd);
}

export const benefitRow = cardBenefit.extend({
  ...cardRef.shape,
  owner: z.string(),
});

export const differingRow = benefitRow.extend({
  instead: z.string().describe("How another card of the same person gives it."),
});

export const keptRow = benefitRow.extend({
  by_card_name: z.string().describe("A card of the same person that gives it too."),
  by_detail: z.string().describe("How that card gives it."),
});

/** Each account has these of its own, whatever other cards give. */
const OF_AN_ACCOUNT: ReadonlySet<CardBenefit["kind"]> = new Set(["credit", "certificate"]);

interface Beside {
  readonly cards: readonly HeldCard[];
  /** The same account after or before a product change, which keeps its credits. */
  readonly pairOf: (held: HeldCard) => HeldCard | undefined;
}

/** Benefits lost wholly or in part, and those that other cards still give. */
export function toBenefitChange(
  { facts, today }: Scene,
  cards: readonly HeldCard[],
  { cards: others, pairOf }: Beside,
) {
  const lost: z.infer<typeof benefitRow>[] = [];
  const differing: z.infer<typeof differingRow>[] = [];
  const kept: z.infer<typeof keptRow>[] = [];
  const givenByOthers = others.flatMap(({ entry, card }) =>
    benefitsOf(facts, card.id, today).map((benefit) => ({ entry, card, benefit })),
  );
  for (const held of cards) {
    const { id: card_id, card_name } = held.card;
    const { owner } = held.entry;
    const pairId = pairOf(held)?.entry.id;
    for (const benefit of benefitsOf(facts, card_id, today)) {
      const { kind, name, detail } = benefit;
      const row = { kind, name, detail, card_id, card_name, owner };
      const same = givenByOthers
        .filter(
          ({ entry, benefit: one }) =>
            entry.owner === owner && one.kind === kind && one.name === name,
        )
        .filter(
          ({ entry, benefit: one }) =>
            !OF_AN_ACCOUNT.has(kind) || (entry.id === pairId && one.detail === detail),
        );
      const other = bestOf(same, detail);
      if (other === undefined) lost.push(row);
      else if (isLess(other.benefit, benefit)) {
        differing.push({ ...row, instead: other.benefit.detail });
      } else {
        const by = { by_card_name: other.card.card_name, by_detail: other.benefit.detail };
        kept.push({ ...row, ...by });
      }
    }
  }
  return { lost, lost_in_part: differing, kept };
}

/** The identical benefit if there is one, else one that none of the others beats. */
const bestOf = <Other extends { readonly benefit: CardBenefit }>(
  others: readonly Other[],
  detail: string,
): Other | undefined =>
  others.find(({ benefit }) => benefit.detail === detail) ??
  others.find(({ benefit }) => !others.some((one) => isLess(benefit, one.benefit))) ??
  others[0];

export const unlockRow = z.object({
  ...programRef.shape,
  owner: z.string(),
  change: z.enum(["opened", "locked"]),
  card_name: z.string().describe("The first card that unlocks the points, or the last that did."),
});

export function toUnlockRows(before: Scene, after: Scene): z.infer<typeof unlockRow>[] {
  const { facts, wallet } = before;
  const programs = [...new Set(facts.tables.unlocks.map(({ program }) => program))];
  const owners = [...new Set([...wallet.cards, ...after.wallet.cards].map(({ owner }) => owner))];
  return programs.flatMap((program) =>
    owners.flatMap((owner) => {
      const [old, next] = [unlockerOf(before, program, owner), unlockerOf(after, program, owner)];
      if ((old === undefined) === (next === undefined)) return [];
      const card = facts.cards.get(next ?? old ?? "");
      return [
        {
          ...toProgramRef(before, program),
          owner,
          change: next === undefined ? ("locked" as const) : ("opened" as const),
          card_name: card?.card_name ?? "",
        },
      ];
    }),
  );
}

export const balanceChangeRow = z.object({
  ...programRef.shape,
  owner: z.string(),
  points: z.int(),
  cpp_before: z.number(),
  cpp_after: z.number(),
  change_usd: z.number(),
});

interface OwnedRisk extends Risk {
  readonly owner: string;
}

/**
 * The effect of dropping cards on points. Each balance counts once; a total loss takes precedence.
 */
export function changeRisks(scene: Scene, plan: PlannedChange): readonly OwnedRisk[] {
  const risks = plan.dropped
    .filter(({ entry }) => !entry.authorized_user)
    .flatMap(({ entry: { owner }, card }) =>
      risksOf(scene, plan.scene, owner, card).map((risk) => ({ ...risk, owner })),
    )
    .toSorted((a, b) => Number(isEnd(a)) - Number(isEnd(b)));
  return [...new Map(risks.map((risk) => [`${risk.program} ${risk.owner}`, risk])).values()];
}

const isEnd = ({ risk }: Risk): boolean => risk === "account_closure";

/**
 * Balances that are lost or revalued by the change. Only an added card can raise a value: without
 * any card that earns them, points are valued as if they could transfer.
 */
export function toBalanceChanges(before: Scene, plan: PlannedChange, risks: readonly OwnedRisk[]) {
  return before.wallet.balances.flatMap(({ program, owner, points }) => {
    const hasEnded = risks.some(
      (risk) => isEnd(risk) && risk.program === program && risk.owner === owner,
    );
    const old = valueOfProgram(before, program, { owner })?.cpp;
    const next = hasEnded ? 0 : valueOfProgram(plan.scene, program, { owner })?.cpp;
    if (old === undefined || next === undefined || old === next) return [];
    if (next > old && plan.added.length === 0) return [];
    return [
      {
        ...toProgramRef(before, program),
        owner,
        points,
        cpp_before: old,
        cpp_after: next,
        change_usd: toDollars(Math.round((toUsd(points, next) - toUsd(points, old)) * 100)),
      },
    ];
  });
}

export const sumOfChanges = (balances: readonly z.infer<typeof balanceChangeRow>[]): number =>
  toDollars(balances.reduce((sum, row) => sum + toCents(row.change_usd), 0));
