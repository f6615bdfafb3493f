import * as z from "zod";
import { programName } from "../../member/holdings.ts";
import { toCents, toDollars } from "../../advice/money.ts";
import { toUsd, valueOfProgram } from "../../member/point-values.ts";
import type { Scene } from "../../member/scene.ts";
import { type Risk, risksOf } from "../balances/points-at-risk.ts";
import type { PlannedChange } from "./change-plan.ts";

export const balanceChangeRow = z.object({
  program: z.string(),
  program_name: z.string(),
  owner: z.string(),
  points: z.int(),
  cpp_before: z.number(),
  cpp_after: z.number(),
  change_usd: z.number(),
});

type BalanceChange = z.infer<typeof balanceChangeRow>;

interface OwnedRisk extends Risk {
  readonly owner: string;
}

/** What dropping cards does to points. Each balance counts once: a loss of all of it before any other. */
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
 * Balances that end, or count for more or less, once the cards have changed. Only an added card
 * makes points worth more: without any card that earns them they are valued as if they could move.
 */
export function toBalanceChanges(
  before: Scene,
  plan: PlannedChange,
  risks: readonly OwnedRisk[],
): BalanceChange[] {
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
        program,
        program_name: programName(before, program),
        owner,
        points,
        cpp_before: old,
        cpp_after: next,
        change_usd: toDollars(Math.round((toUsd(points, next) - toUsd(points, old)) * 100)),
      },
    ];
  });
}

export const sumOfChanges = (balances: readonly BalanceChange[]): number =>
  toDollars(balances.reduce((sum, row) => sum + toCents(row.change_usd), 0));
