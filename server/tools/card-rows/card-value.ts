import { isUsable } from "../../advice/plain-row.ts";
import { lockedProgramOf } from "../../advice/transfers/program-links.ts";
import type { Scene } from "../../member/scene.ts";
import { type CountedValue, unlockerOf, valueOfProgram } from "../../member/point-values.ts";
import type { Card } from "./card-brief.ts";
import { unlocksOf } from "./card-ties.ts";

/**
 * What the points of one card count for: as cash back where neither the card nor, unless it is
 * looked at alone, a held one lets them move to partners. Undefined when nobody says.
 */
export function pointValueOf(
  scene: Scene,
  card: Card,
  { alone = false }: { readonly alone?: boolean } = {},
): CountedValue | undefined {
  const { rewards_currency: program } = card;
  if (program === undefined) return undefined;
  const locked = lockedProgramOf(scene.facts.facts.tables, program);
  if (locked === undefined || scene.wallet.valuations[program] !== undefined) {
    return valueOfProgram(scene, program);
  }
  const opensItself = unlocksOf(scene.facts, card, scene.today).some(
    (row) => row.program === program && row.unlocks === "transfers" && isUsable(row),
  );
  const isOpened = opensItself || (!alone && unlockerOf(scene, program) !== undefined);
  return valueByItself(scene, isOpened ? program : locked);
}

/** Without the cards of the wallet: they would open the points, or lock them, once more. */
const valueByItself = (scene: Scene, program: string): CountedValue | undefined =>
  valueOfProgram({ ...scene, wallet: { ...scene.wallet, cards: [] } }, program);
