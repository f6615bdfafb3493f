import * as z from "zod";
import { isUsable } from "../../advice/plain-row.ts";
import { unlocksOf } from "../../advice/transfers/transfer-index.ts";
import { movesWithoutCard, toTransferProgram } from "../../advice/transfers/program-links.ts";
import { isWithin } from "../../advice/transfers/transfer-terms.ts";
import type { FactRow } from "../../contract/facts.ts";
import type { Scene } from "../../member/scene.ts";
import { cardName, cardsOn, feeOf } from "../../member/holdings.ts";

export const TRANSFER_STATES = ["opened", "partly", "locked", "no_card_needed"] as const;

/** A card that lets the points of a program move to partners. */
export const unlockCard = z.object({
  card_id: z.string(),
  card_name: z.string(),
  held: z.boolean(),
  takes_applications: z.boolean(),
  annual_fee_usd: z.number().optional().describe("By the catalog, after any free first year."),
  opens: z.enum(["all", "some"]).describe("some: to some partners only, or at lower ratios."),
  note: z.string().optional(),
});

/** If and how an owner's cards let the points of a program move. */
export interface UnlockState {
  /** locked: cards open them, and none is held. no_card_needed: no card has to. */
  readonly state: (typeof TRANSFER_STATES)[number];
  /** The held card that opens them, or some of their ways. */
  readonly openedBy: string | undefined;
  readonly cards: readonly z.infer<typeof unlockCard>[];
  readonly rows: readonly FactRow<"unlocks">[];
}

export function unlockStateOf(scene: Scene, program: string, owner: string): UnlockState {
  const { facts, today } = scene;
  const { tables } = facts.facts;
  const joined = toTransferProgram(tables, program);
  const rows = movesWithoutCard(tables, joined)
    ? []
    : unlocksOf(tables, joined).filter(
        (row) => row.unlocks !== "portal_rate" && isUsable(row) && isWithin(row, today),
      );
  const held = rows.length === 0 ? NO_CARDS : cardsOn(scene, owner, today);
  const holders = rows.filter(({ card_id: id }) => held.has(id));
  const full = holders.find(({ unlocks }) => unlocks === "transfers");
  const holder = full ?? holders[0];
  const state = rows.length === 0 ? "no_card_needed" : holder === undefined ? "locked" : "partly";
  return {
    state: full === undefined ? state : "opened",
    openedBy: holder?.card_id,
    cards: rows.map((row) => toUnlockCard(scene, row, held)),
    rows,
  };
}

const NO_CARDS: ReadonlySet<string> = new Set();

const toUnlockCard = (
  scene: Scene,
  { card_id: id, unlocks, note }: FactRow<"unlocks">,
  held: ReadonlySet<string>,
): z.infer<typeof unlockCard> => ({
  card_id: id,
  card_name: cardName(scene, id),
  held: held.has(id),
  takes_applications: scene.facts.cards.get(id)?.status === "open",
  annual_fee_usd: feeOf(scene, id),
  opens: unlocks === "transfers" ? "all" : "some",
  note: note === "" ? undefined : note,
});

/** `Chase Sapphire Preferred, Chase Sapphire Reserve`: those that open everything and can be had. */
export function tellUnlockers({ cards }: UnlockState): string {
  const full = cards.filter(({ opens }) => opens === "all");
  const open = full.filter((card) => card.takes_applications);
  return (open.length > 0 ? open : full).map(({ card_name: name }) => name).join(", ");
}
