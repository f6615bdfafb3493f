import * as z from "zod";
import { CASH_KINDS, compareWithCash } from "../../advice/transfers/cash-options.ts";
import { centsOf } from "../../advice/goals/redemption-value.ts";
import type { FactRow } from "../../contract/facts.ts";
import { toDollars } from "../../advice/money.ts";
import type { Scene } from "../../member/scene.ts";
import { cardName, cardsOn } from "../../member/holdings.ts";
import { linkedPairOf } from "./point-value.ts";
import type { UnlockState } from "./unlock-state.ts";

/** Points as money at a fixed value, with the cards that are held. */
export const fixedUse = z.object({
  kind: z.enum(CASH_KINDS),
  cpp: z.number().describe("Cents that a point pays."),
  usd: z.number().describe("What the points pay."),
  via_cards: z.array(z.string()).describe("Held cards that give it; none when any holder has it."),
  caveats: z.array(z.string()),
  confidence: z.string(),
  as_of: z.iso.date().optional().describe("The day the figure was last read."),
});

export interface FixedUses {
  readonly uses: z.infer<typeof fixedUse>[];
  readonly rows: readonly FactRow<"redemptions">[];
}

interface Asked {
  readonly program: string;
  readonly owner: string;
  readonly points: number;
  readonly day: string;
}

/** Fixed values of points in the portal, as cash or as a credit; the best first. */
export function fixedUsesOf(
  scene: Scene,
  { program, owner, points, day }: Asked,
  { state }: Pick<UnlockState, "state">,
): FixedUses {
  const { redemptions, unlocks } = scene.facts.facts.tables;
  const held = cardsOn(scene, owner, day);
  // Points that a held card opens are redeemed as those of the program it makes them.
  const opened = state === "opened" ? linkedPairOf(scene.facts, program)?.opened : undefined;
  const options = compareWithCash({
    redemptions,
    unlocks,
    balances: [{ program: opened ?? program, owner, points, cpp: undefined }],
    cardsOf: () => held,
    day,
  });
  const uses = options.map(({ kind, pays_cpp: cpp, row, caveats }) => ({
    kind,
    cpp,
    usd: toDollars(centsOf(points, cpp)),
    via_cards: row.cards.filter((id) => held.has(id)).map((id) => cardName(scene, id)),
    caveats: caveats.map(({ message }) => message),
    confidence: row.confidence,
    as_of: row.as_of,
  }));
  return { uses, rows: options.map(({ row }) => row) };
}
