import * as z from "zod";
import type { Styled } from "../../advice/goals/portfolio.ts";
import {
  lockedProgramOf,
  toTransferProgram,
  movesWithoutCard,
} from "../../advice/transfers/program-links.ts";
import { VALUE_STYLES } from "../../accounts/wallet.ts";
import type { FactIndex } from "../../member/facts.ts";
import type { Scene } from "../../member/scene.ts";
import { type CountedValue, valueOfProgram } from "../../member/point-values.ts";
import { isUsable } from "../../advice/plain-row.ts";
import { unlocksOf } from "../../advice/transfers/transfer-index.ts";
import { isWithin } from "../../advice/transfers/transfer-terms.ts";
import type { FactRow } from "../../contract/facts.ts";
import { cardName, cardsOn, feeOf } from "../../member/holdings.ts";
import { CASH_KINDS, compareWithCash } from "../../advice/transfers/cash-options.ts";
import { centsOf } from "../../advice/goals/redemption-value.ts";
import { toDollars } from "../../advice/money.ts";

export const styledFigures = z.object({
  floor: z.number(),
  typical: z.number(),
  high: z.number(),
});

export const VALUE_BASES = ["service_estimate", "own", "unknown"] as const;

export const basisOf = (
  value: Pick<CountedValue, "basis"> | undefined,
): (typeof VALUE_BASES)[number] => value?.basis ?? "unknown";

export const serviceValue = z
  .object({
    ...styledFigures.shape,
    publishers: z.int().describe("How many publishers the estimate rests on."),
    as_of: z.iso.date().describe("The day of the newest of their figures."),
  })
  .describe("Cents per point by the service's estimate.");

export interface StyledValue extends Omit<CountedValue, "cpp"> {
  readonly cpp: Styled;
}

/** The value of an owner's points in a program; undefined if it has none. */
export function styledValueOf(scene: Scene, program: string, owner: string) {
  const [floor, typical, high] = VALUE_STYLES.map((style) =>
    valueOfProgram(scene, program, { style, owner }),
  );
  if (floor === undefined || typical === undefined || high === undefined) return undefined;
  return { ...typical, cpp: { floor: floor.cpp, typical: typical.cpp, high: high.cpp } };
}

/** The wallet without the member's own figures, which leaves the service's estimates. */
export const withoutOwnFigures = (scene: Scene): Scene => ({
  ...scene,
  wallet: { ...scene.wallet, valuations: {} },
});

/** The service's spread for a program, regardless of the cards held. */
export function serviceValueOf({ facts }: Scene, program: string) {
  const estimate = facts.values.get(program);
  if (estimate === undefined) return undefined;
  const { value: typical, low, high, publishers, as_of } = estimate;
  const spread = { floor: Math.min(low, typical), typical, high: Math.max(high, typical) };
  return { ...spread, publishers, as_of };
}

/** The pair a program belongs to; undefined for programs that stand alone. */
export function linkedPairOf(facts: FactIndex, program: string) {
  const opened = toTransferProgram(facts.tables, program);
  const locked = lockedProgramOf(facts.tables, opened);
  return locked === undefined ? undefined : { locked, opened };
}

export const ESTIMATES_ASSUMED =
  "Values are estimates, the median of what publishers said within nine months (or last, if longer ago), not market prices.";

export const TRANSFER_STATES = ["opened", "partly", "locked", "no_card_needed"] as const;

export const unlockCard = z.object({
  card_id: z.string(),
  card_name: z.string(),
  held: z.boolean(),
  takes_applications: z.boolean(),
  annual_fee_usd: z.number().optional().describe("By the catalog, after any free first year."),
  opens: z.enum(["all", "some"]).describe("some: to some partners only, or at lower ratios."),
  note: z.string().optional(),
});

/** How an owner's cards let the points of a program transfer. */
export interface UnlockState {
  /** locked: cards open them, and none is held. no_card_needed: no card has to. */
  readonly state: (typeof TRANSFER_STATES)[number];
  /** The held card that unlocks all or some of their transfers. */
  readonly openedBy: string | undefined;
  readonly cards: readonly z.infer<typeof unlockCard>[];
  readonly rows: readonly FactRow<"unlocks">[];
}

export function unlockStateOf(scene: Scene, program: string, owner: string): UnlockState {
  const { facts, today } = scene;
  const { tables } = facts;
  const joined = toTransferProgram(tables, program);
  const rows = movesWithoutCard(tables, joined)
    ? []
    : unlocksOf(tables, joined).filter(
        (row) => row.unlocks !== "portal_rate" && isUsable(row) && isWithin(row, today),
      );
  const held = rows.length === 0 ? new Set<string>() : cardsOn(scene, owner, today);
  const holders = rows.filter(({ card_id: id }) => held.has(id));
  const full = holders.find(({ unlocks }) => unlocks === "transfers");
  const holder = full ?? holders[0];
  const state = rows.length === 0 ? "no_card_needed" : holder === undefined ? "locked" : "partly";
  return {
    state: full === undefined ? state : "opened",
    openedBy: holder?.card_id,
    cards: rows.map((row) => ({
      card_id: row.card_id,
      card_name: cardName(scene, row.card_id),
      held: held.has(row.card_id),
      takes_applications: scene.facts.cards.get(row.card_id)?.status === "open",
      annual_fee_usd: feeOf(scene, row.card_id),
      opens: row.unlocks === "transfers" ? "all" : "some",
      note: row.note === "" ? undefined : row.note,
    })),
    rows,
  };
}

/** `Chase Sapphire Preferred, Chase Sapphire Reserve`: full unlocks, open to applicants if any. */
export function tellUnlockers({ cards }: UnlockState): string {
  const full = cards.filter(({ opens }) => opens === "all");
  const open = full.filter((card) => card.takes_applications);
  return (open.length > 0 ? open : full).map(({ card_name: name }) => name).join(", ");
}

export const fixedUse = z.object({
  kind: z.enum(CASH_KINDS),
  cpp: z.number().describe("Cents a point pays."),
  usd: z.number().describe("What the points pay."),
  via_cards: z.array(z.string()).describe("Held cards that give it; none when any holder has it."),
  caveats: z.array(z.string()),
  confidence: z.string(),
  as_of: z.iso.date().optional().describe("The day the figure was last read."),
});

export type FixedUses = ReturnType<typeof fixedUsesOf>;

/** Fixed values of points in the portal, as cash or as a credit; best first. */
export function fixedUsesOf(
  scene: Scene,
  { program, owner, points, day }: { program: string; owner: string; points: number; day: string },
  { state }: Pick<UnlockState, "state">,
) {
  const { redemptions, unlocks } = scene.facts.tables;
  const held = cardsOn(scene, owner, day);
  // Points that a held card unlocks are redeemed as those of the program they become.
  const opened = state === "opened" ? linkedPairOf(scene.facts, program)?.opened : undefined;
  const options = compareWithCash({
    redemptions,
    unlocks,
    balances: [{ program: opened ?? program, owner, points, cpp: undefined }],
    cardsOf: () => held,
    day,
  });
  const uses = options.map(({ kind, pays_cpp: cpp, row, caveats }): z.infer<typeof fixedUse> => ({
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
