import { SELF } from "../../../../../accounts/wallet.ts";
import type { Scene } from "../../../../../tools/core/scene.ts";
import { toTransferProgram } from "../../../../../advice/program-links.ts";
import { shareSaid } from "../../../readings/share-said.ts";
import type { Understood } from "../../../../language/understood.ts";
import type { Quantity } from "./quantity.ts";

/* "All of them, what would I end up with": the number is that of the balance. */

/** Whether all that somebody has is meant to move, or a part of it that is told by no number. */
export const saysAll = (asked: Understood): boolean => shareSaid(asked) !== undefined;

/** The balance of who is asked about, or the part of it that is said; undefined where neither is meant. */
export function wholeBalance(
  asked: Understood,
  from: string,
  { wallet, facts }: Scene,
): Quantity | undefined {
  const share = shareSaid(asked);
  if (share === undefined) return undefined;
  const owner = asked.owner ?? SELF;
  const toJoined = (program: string) => toTransferProgram(facts.facts.tables, program);
  const own = wallet.balances.filter(
    (one) => one.owner === owner && toJoined(one.program) === toJoined(from),
  );
  const points = own.reduce((sum, one) => sum + one.points, 0);
  return points === 0 ? undefined : { send: Math.floor(points * share) };
}
