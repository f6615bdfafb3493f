import { SELF } from "../../../../../accounts/wallet.ts";
import type { Toolbox } from "../../../../toolbox.ts";
import { ask } from "../../../compose/ask.ts";
import {
  answer,
  CAVEATS,
  cite,
  clarify,
  type Draft,
  type Line,
  line,
  told,
} from "../../../compose/draft.ts";
import type { Path } from "../../../compose/figure.ts";
import { joinLines, rowsAt } from "../../../compose/rows.ts";
import type { Envelope } from "../../../../../tools/core/envelope.ts";
import type { Intent } from "../../../intent.ts";
import { FUND_AWARD } from "../../../phrasings/transfer-award.ts";
import { pricesOf } from "../../../readings/prices.ts";
import { nameOf } from "../../../slots.ts";
import type { Understood } from "../../../../language/understood.ts";
import { pointsOwner } from "../../balance/whose-points.ts";
import { verdictOf } from "../../trip/enough.ts";
import { wantedOf } from "../../trip/goal-points.ts";
import { type Ends, endsOf, fromOf, sureEnd, toOf } from "../ends/ends.ts";
import { noProgramLine, withoutProgram } from "../ends/no-program.ts";
import { sourcesOf } from "../routes/sources.ts";
import {
  asksSingle,
  bestLine,
  blockedLines,
  cheapestLine,
  distinctWays,
  isMet,
  namedFirst,
  pathLine,
  wayLine,
} from "./path-lines.ts";
import { says } from "../../../readings/says.ts";
import { toldThere } from "../amount/have-already.ts";
import { cashOrTransfer, weighCash } from "./cash-or-transfer.ts";
import { portalOrTransfer } from "./portal-or-transfer.ts";
import { withBarePoints } from "../amount/quantity.ts";
import { reachOf, reachOfEach } from "./reach.ts";
import { chosenEnd } from "./which-end.ts";

const MOST_WAYS = 4;
/** As many as the tool tells: those of some points may come late. */
const ALL_PATHS = 50;
const MOST_PATHS = 4;
const MOST_LINES = 8;

/** Which balances reach an award, and which way costs least. */
export const fundAward: Intent = {
  id: "fund_award",
  group: "transfer",
  label: "which of your points to use for an award",
  likes: ["program", "points", "usd", "merchant"],
  needs: [],
  phrasings: FUND_AWARD,
  rules: [
    /\b(?:cheapest|best|smartest) way to (?:get|fund|reach|cover|pay for) <points> <(?:program|merchant)>/,
    /\bwhich (?:of (?:my|our) )?(?:points|balances?) (?:should|can|could|would) (?:i|we) use for <points>/,
  ],
  respond: (given, toolbox) => {
    const { facts } = toolbox.scene;
    const asked = withBarePoints(given);
    const choice = cashOrTransfer(asked, facts);
    if (choice !== undefined) return weighCash(choice, asked, toolbox);
    const ends = endsOf(asked, facts);
    const to = toOf(ends, facts);
    const amount = wantedOf(asked, ends);
    const chosen = chosenEnd(asked, ends, amount, toolbox);
    if (chosen !== undefined) return chosen;
    const none = to === undefined ? noProgramLine(asked, facts) : undefined;
    if (none !== undefined && amount !== undefined) return withoutProgram(none);
    if (to === undefined) {
      return amount === undefined || "send" in amount
        ? portalOrTransfer(fromOf(ends, facts), asked, toolbox)
        : clarify(line`Which airline or hotel program is the award in?`);
    }
    const from = fromOf(ends, facts);
    if (from !== undefined && from !== to && says(asked, /\bportal\b/))
      return portalOrTransfer(from, asked, toolbox);
    if (amount === undefined) {
      const all = [...new Set(ends.to.map((end) => sureEnd(end, "to", facts)))];
      return all.length > 1 ? reachOfEach(all, asked, toolbox) : reachOf(to, asked, toolbox);
    }
    return comparePaths(to, "need" in amount ? amount.need : amount.send, ends, asked, toolbox);
  },
};

const IS_SHORT =
  /\b(?:i am|we are|am|are|be|comes? up|still|being) (?:about |around |roughly )?[\d,.]+k?(?: (?:points|miles))? (?:short|shy)\b/;

const ownPoints = (to: string, asked: Understood, { scene: { wallet } }: Toolbox): number =>
  wallet.balances
    .filter(({ program, owner }) => program === to && owner === (asked.owner ?? SELF))
    .reduce((sum, { points }) => sum + points, 0);

/** All ways to so many points, the cheapest first. */
function comparePaths(
  to: string,
  asking: number,
  ends: Ends,
  asked: Understood,
  toolbox: Toolbox,
): Draft {
  const { wallet, facts } = toolbox.scene;
  if (wallet.balances.length === 0) return withoutBalances(to, asked, toolbox);
  // "I am 12k short": on top of what is there, which the tool counts.
  const need = says(asked, IS_SHORT) ? asking + ownPoints(to, asked, toolbox) : asking;
  // What the wallet knows of the program is counted by the tool.
  const isKnown = wallet.balances.some(({ program }) => program === to);
  const had = isKnown ? undefined : toldThere(need, asked, ends);
  const found = ask(toolbox, "compare_transfer_paths", {
    to,
    need: need - (had?.points ?? 0),
    ...pricesOf(asked),
    ...pointsOwner(asked),
    ...(ends.from.length + ends.kept.length === 0 && !asksSingle(asked)
      ? {}
      : { limit: ALL_PATHS }),
  });
  const paths = namedFirst(found, ends, asked);
  const ways = distinctWays(found, facts);
  const isPriced = ways.length > 1;
  return answer({
    result: [
      ...verdictOf(!isMet(found, paths[0]), asked),
      joinLines([
        resultOf(found, paths[0], nameOf("program", to, facts), toolbox),
        line`${cite(found)}`,
      ]),
      ...(had === undefined ? [] : [had.line]),
    ],
    details: [
      ...(isPriced ? ways.slice(1, 1 + MOST_WAYS).map((row) => wayLine(found, row, facts)) : []),
      ...(isPriced ? [] : paths.slice(1, MOST_PATHS).map((row) => pathLine(found, row))),
      ...blockedLines(found),
    ].slice(0, MOST_LINES),
    caveats: [CAVEATS.estimate, CAVEATS.asOf(found)],
    envelopes: [found],
  });
}

function resultOf(found: Envelope, path: Path | undefined, dest: string, { scene }: Toolbox): Line {
  const [way, ...others] = rowsAt(found, ["ways"]);
  if (path === undefined) return line`${told(found.summary)}`;
  if (!isMet(found, path)) return shortLine(found, path);
  return way === undefined || others.length === 0
    ? bestLine(found, path, dest)
    : joinLines([
        cheapestLine(found, way, scene.facts),
        line`Of the points:`,
        pathLine(found, path),
      ]);
}

/** The summary is of the best of all ways; another, of points that were named, is told by itself. */
function shortLine(found: Envelope, path: Path): Line {
  const [best] = rowsAt(found, ["paths"]);
  return best?.join() === path.join()
    ? line`${told(found.summary)}`
    : joinLines([pathLine(found, path), line`.`], "");
}

/** Nothing is known of what the asker has: what reaches the program at all is told instead. */
function withoutBalances(to: string, asked: Understood, toolbox: Toolbox): Draft {
  const draft = sourcesOf(to, asked, toolbox);
  return {
    ...draft,
    result: [
      line`I know no point balances of yours, so no way can be compared yet; tell me what you have.`,
      ...draft.result,
    ],
  };
}
