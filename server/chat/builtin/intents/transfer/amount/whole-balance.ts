import { SELF } from "../../../../../accounts/wallet.ts";
import type { Scene } from "../../../../../tools/core/scene.ts";
import { toTransferProgram } from "../../../../../advice/transfer-terms.ts";
import type { Understood } from "../../../understood.ts";
import type { Quantity } from "./quantity.ts";

/* "All of them, what would I end up with": the number is that of the balance. */

const ALL =
  /\b(?:all|every (?:one|last one|single one|point|mile|bit)|everything|the (?:lot|whole (?:lot|pile|thing|stash|balance))|my (?:whole|entire)|each one|the entire)\b/;
const ALL_BUT = /\b(?:all (?:in all|my cards|right|the time|year)|at all|after all)\b/;

/** Whether all that somebody has is meant to move. */
export const saysAll = ({ tokens }: Understood): boolean => {
  const words = tokens.join(" ");
  return ALL.test(words.replace(ALL_BUT, ""));
};

/** The whole balance of who is asked about; undefined where another number or none is meant. */
export function wholeBalance(
  asked: Understood,
  from: string,
  { wallet }: Scene,
): Quantity | undefined {
  if (!saysAll(asked)) return undefined;
  const owner = asked.owner ?? SELF;
  const own = wallet.balances.filter(
    (one) => one.owner === owner && toTransferProgram(one.program) === toTransferProgram(from),
  );
  const points = own.reduce((sum, one) => sum + one.points, 0);
  return points === 0 ? undefined : { send: points };
}
