import * as z from "zod";
import { isUsable } from "../advice/plain-row.ts";
import { lockedProgramOf, toTransferProgram } from "../advice/transfers/program-links.ts";
import { SELF, VALUE_STYLES, type Wallet } from "../accounts/wallet.ts";
import { isOpenOn } from "./held-cards.ts";
import type { Scene } from "./scene.ts";

/** The part of the range of published values that counts. */
export const styleParam = z.enum(VALUE_STYLES).describe("The profile's by default.");

export type ValueStyle = Wallet["profile"]["value_style"];

/** The source of a value: the service's estimate or the member's own. */
export const valueBasis = z.enum(["service_estimate", "own"]);

/** Absent if the points have no value. */
export const cppShape = {
  cpp: z.number().optional().describe("Cents per point."),
  cpp_basis: valueBasis.optional(),
};

/** The value that is used for a point. */
export interface CountedValue {
  /** Cents per point. */
  readonly cpp: number;
  readonly basis: z.infer<typeof valueBasis>;
  /** The program that the value is of; another one if a held card unlocks or locks the points. */
  readonly valuedAs: string;
  /** The day of the newest figure behind a service estimate. */
  readonly asOf?: string;
}

/**
 * The value of a program's point to an owner: the owner's own figure, else the service's. Points
 * that only a held card unlocks count as the unlocked program's with that card, as locked without.
 * Undefined when no value is known.
 */
export function valueOfProgram(
  scene: Scene,
  program: string,
  {
    style = scene.wallet.profile.value_style,
    owner = SELF,
  }: { style?: ValueStyle | undefined; owner?: string | undefined } = {},
): CountedValue | undefined {
  const own = scene.wallet.valuations[program]?.cpp;
  if (own !== undefined) return { cpp: own, basis: "own", valuedAs: program };
  const { tables } = scene.facts;
  const opened = toTransferProgram(tables, program);
  if (opened !== program) {
    const isUnlocked = unlockerOf(scene, opened, owner) !== undefined;
    return plainValue(scene, isUnlocked ? opened : program, style);
  }
  const locked = lockedProgramOf(tables, program);
  const isLocked =
    locked !== undefined &&
    unlockerOf(scene, program, owner) === undefined &&
    holdsEarner(scene, program, owner);
  return plainValue(scene, isLocked ? locked : program, style);
}

function plainValue(
  { wallet, facts }: Scene,
  program: string,
  style: ValueStyle,
): CountedValue | undefined {
  const own = wallet.valuations[program]?.cpp;
  if (own !== undefined) return { cpp: own, basis: "own", valuedAs: program };
  const estimate = facts.values.get(program);
  if (estimate === undefined) return undefined;
  const { value, low, high, as_of: asOf } = estimate;
  // A rounded median may lie outside its own range; the styles must keep their order.
  const cpp = { floor: Math.min(low, value), typical: value, high: Math.max(high, value) }[style];
  return { cpp, basis: "service_estimate", valuedAs: program, asOf };
}

/** The id of an open card of the owner that lets a program's points transfer. */
export function unlockerOf(scene: Scene, program: string, owner = SELF): string | undefined {
  const { wallet, facts, today } = scene;
  const unlocks = facts.tables.unlocks.filter(
    (row) => row.program === program && row.unlocks === "transfers" && isUsable(row),
  );
  return wallet.cards.find(
    (card) =>
      card.owner === owner &&
      !card.authorized_user &&
      isOpenOn(card, today) &&
      unlocks.some((row) => row.card_id === card.card_id),
  )?.card_id;
}

/**
 * True if the owner holds a card that earns this program. If none of these unlocks it, the points
 * are the locked ones, whatever the catalog calls their currency.
 */
const holdsEarner = ({ wallet, facts, today }: Scene, program: string, owner: string): boolean =>
  wallet.cards.some(
    (card) =>
      card.owner === owner &&
      isOpenOn(card, today) &&
      facts.cards.get(card.card_id)?.rewards_currency === program,
  );

/** Dollars that points are worth at cents per point, to the cent. */
export const toUsd = (points: number, cpp: number): number => Math.round(points * cpp) / 100;
