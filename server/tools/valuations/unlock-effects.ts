import * as z from "zod";
import { centsOf } from "../../advice/goals/redemption-value.ts";
import type { Balance } from "../../accounts/wallet.ts";
import { toDollars } from "../../advice/money.ts";
import { programName } from "../../member/holdings.ts";
import type { Scene } from "../../member/scene.ts";
import type { ValueStyle } from "../../member/point-values.ts";
import { linkedPairOf, serviceValueOf } from "./point-value.ts";
import { unlockCard, unlockStateOf } from "./unlock-state.ts";

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

/**
 * What a card that opens the points adds to a balance, at the service's estimates; undefined where
 * no card can, or the member has a figure of his own, which counts whatever cards are held.
 */
export function toUnlockEffect(
  scene: Scene,
  { program, owner, points }: Balance,
  style: ValueStyle,
): z.infer<typeof unlockEffect> | undefined {
  const pair = linkedPairOf(scene.facts, program);
  if (pair === undefined || scene.wallet.valuations[program] !== undefined || points === 0) {
    return undefined;
  }
  const opened = serviceValueOf(scene, pair.opened);
  const locked = serviceValueOf(scene, pair.locked);
  if (opened === undefined || locked === undefined) return undefined;
  const unlock = unlockStateOf(scene, program, owner);
  const isOpened = unlock.state === "opened";
  const withCard = centsOf(points, opened[style]);
  const without = centsOf(points, locked[style]);
  return {
    program,
    program_name: programName(scene, program),
    owner,
    points,
    opened: isOpened,
    opened_by: isOpened ? unlock.openedBy : undefined,
    with_card_usd: toDollars(withCard),
    without_card_usd: toDollars(without),
    effect_usd: toDollars(withCard - without),
    unlock_cards: unlock.cards.filter(({ opens }) => opens === "all"),
  };
}
