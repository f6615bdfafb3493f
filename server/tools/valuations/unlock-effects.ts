import * as z from "zod";
import { centsOf } from "../../advice/goals/redemption-value.ts";
import type { Balance } from "../../accounts/wallet.ts";
import { fromDollars, toDollars } from "../../member/money.ts";
import type { Scene } from "../../member/scene.ts";
import type { ValueStyle } from "../../member/point-values.ts";
import { linkedPairOf, serviceValueOf } from "./point-value.ts";
import { unlockCard, unlockStateOf } from "./unlock-state.ts";

/** What a card that opens points makes of a balance. */
export const unlockEffect = z.object({
  program: z.string(),
  program_name: z.string(),
  owner: z.string(),
  points: z.int(),
  opened: z.boolean().describe("Whether a held card opens them now."),
  opened_by: z.string().optional(),
  with_card_usd: z.number(),
  without_card_usd: z.number(),
  effect_usd: z.number().describe("What such a card adds; held or not."),
  unlock_cards: z.array(unlockCard),
});

type UnlockEffect = z.infer<typeof unlockEffect>;

/** The balances that a card makes worth more, at the service's estimates. Own figures know no cards. */
export function toUnlockEffects(
  scene: Scene,
  balances: readonly Balance[],
  style: ValueStyle,
): readonly UnlockEffect[] {
  return balances.flatMap((balance) => toEffect(scene, balance, style));
}

function toEffect(
  scene: Scene,
  { program, owner, points }: Balance,
  style: ValueStyle,
): readonly UnlockEffect[] {
  const pair = linkedPairOf(scene.facts, program);
  if (pair === undefined || scene.wallet.valuations[program] !== undefined || points === 0) {
    return [];
  }
  const opened = serviceValueOf(scene, pair.opened);
  const locked = serviceValueOf(scene, pair.locked);
  if (opened === undefined || locked === undefined) return [];
  const unlock = unlockStateOf(scene, program, owner);
  const withCard = toDollars(centsOf(points, opened[style]));
  const without = toDollars(centsOf(points, locked[style]));
  return [
    {
      program,
      program_name: scene.facts.programs.get(program)?.name ?? program,
      owner,
      points,
      opened: unlock.state === "opened",
      opened_by:
        unlock.state === "opened" && unlock.openedBy !== undefined ? unlock.openedBy : undefined,
      with_card_usd: withCard,
      without_card_usd: without,
      effect_usd: toDollars(fromDollars(withCard) - fromDollars(without)),
      unlock_cards: unlock.cards.filter(({ opens }) => opens === "all"),
    },
  ];
}
