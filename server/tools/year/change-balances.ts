import * as z from "zod";
import { fromDollars, toDollars } from "../../member/money.ts";
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

/** What the cards that go do to points, each balance once: where it ends, that. */
export function changeRisks(scene: Scene, plan: PlannedChange): readonly OwnedRisk[] {
  const found = plan.dropped
    .filter(({ entry }) => !entry.authorized_user)
    .flatMap(({ entry: { owner }, card }) =>
      risksOf(scene, plan.scene, owner, card).map((risk) => ({ ...risk, owner })),
    )
    .toSorted((a, b) => Number(isEnd(a)) - Number(isEnd(b)));
  return [...new Map(found.map((risk) => [keyOf(risk), risk])).values()];
}

const isEnd = ({ risk }: Risk): boolean => risk === "account_closure";

const keyOf = ({ program, owner }: { readonly program: string; readonly owner: string }): string =>
  `${program} ${owner}`;

const cppIn = (scene: Scene, program: string, owner: string): number | undefined =>
  valueOfProgram(scene, program, { owner })?.cpp;

/**
 * Balances that end, or count for more or less, once the cards have changed. Only a card that comes
 * makes points worth more: without any card that earns them they are valued as if they could move.
 */
export function toBalanceChanges(
  before: Scene,
  plan: PlannedChange,
  risks: readonly OwnedRisk[],
): BalanceChange[] {
  const ended = new Set(risks.filter(isEnd).map(keyOf));
  return before.wallet.balances.flatMap(({ program, owner, points }) => {
    const old = cppIn(before, program, owner);
    const next = ended.has(keyOf({ program, owner })) ? 0 : cppIn(plan.scene, program, owner);
    if (old === undefined || next === undefined || old === next) return [];
    if (next > old && plan.added.length === 0) return [];
    return [
      {
        program,
        program_name: before.facts.programs.get(program)?.name ?? program,
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
  toDollars(balances.reduce((sum, row) => sum + fromDollars(row.change_usd), 0));
