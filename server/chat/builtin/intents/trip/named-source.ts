import { SELF } from "../../../../accounts/wallet.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { ask } from "../../compose/ask.ts";
import { cite, type Line, line } from "../../compose/draft.ts";
import type { Path } from "../../compose/figure.ts";
import { joinLines, rowsAt, textAt } from "../../compose/rows.ts";
import type { Understood } from "../../../language/understood.ts";
import { pointsOwner } from "../balance/whose-points.ts";
import type { Ends } from "../transfer/ends/ends.ts";
import { isMet, isOfNamed, namedFirst, pathLine } from "../transfer/award/path-lines.ts";

/** As many as the tool tells: those of the named points may come late. */
const ALL_PATHS = 50;

/** What lies there goes first. */
const ownIn = (program: string, { scene: { wallet } }: Toolbox): number =>
  wallet.balances.find((one) => one.program === program && one.owner === SELF)?.points ?? 0;

/** "Can Bilt make up the difference": what the points that are named do by themselves. */
export function namedSource(
  to: string,
  need: number,
  ends: Ends,
  asked: Understood,
  toolbox: Toolbox,
): readonly Line[] {
  const isOther = ends.from.some(({ ids }) => !ids.includes(to));
  const gap = need - ownIn(to, toolbox);
  if (!isOther || gap <= 0 || toolbox.scene.wallet.balances.length === 0) return [];
  const found = ask(toolbox, "compare_transfer_paths", {
    to,
    need: gap,
    limit: ALL_PATHS,
    ...pointsOwner(asked),
  });
  const path = namedFirst(found, ends, asked).find((one) => !sendsOf(found, one).includes(to));
  if (path === undefined || !isOfNamed(found, path, ends)) return [];
  const verdict = isMet(found, path)
    ? line`**Those alone are enough**:`
    : line`**Those alone are not enough**:`;
  return [
    joinLines([verdict, joinLines([pathLine(found, path), line`.`], ""), line`${cite(found)}`]),
  ];
}

const sendsOf = (found: Envelope, path: Path): readonly (string | undefined)[] =>
  rowsAt(found, [...path, "send"]).map((row) => textAt(found, [...row, "program"]));
