import type { Portfolio, ValuedBalance } from "../../advice/goals/portfolio.ts";
import { count, formatPoints, formatUsd } from "../../member/money.ts";
import type { Scene } from "../../member/scene.ts";
import { programName } from "../../member/holdings.ts";
import { holdsAccountFor } from "../balances/points-at-risk.ts";
import { toStyledDollars } from "./portfolio-rows.ts";

/** What a portfolio's figures leave out or rest on. */
export function warnOfPortfolio(scene: Scene, portfolio: Portfolio): readonly string[] {
  const held = portfolio.balances.filter(({ balance }) => balance.points > 0);
  const ofKind = (kind: ValuedBalance["expiry"]["kind"]) =>
    held.filter(({ expiry }) => expiry.kind === kind);
  return [
    ...portfolio.unvalued.map(
      (program) => `Nobody has valued ${programName(scene, program)}; it counts as nothing.`,
    ),
    ...warnOfLapsed(portfolio),
    ...warnOfUnknown(scene, ofKind("unknown")),
    ...ofKind("with_account")
      .filter(({ balance }) => !holdsAccountFor(scene, balance.program, balance.owner))
      .map(
        ({ balance }) =>
          `${formatPoints(balance.points)} points of ${programName(scene, balance.program)} last as long ` +
          "as an account that earns them is open, and the wallet holds no such card of their owner.",
      ),
    ...warnOfTies(scene, ofKind("dated")),
  ];
}

function warnOfLapsed({ balances, lapsed }: Portfolio): readonly string[] {
  const gone = balances.filter((row) => row.is_expired && row.balance.points > 0);
  return gone.length === 0
    ? []
    : [
        `${count(gone.length, "balance")} worth ${formatUsd(toStyledDollars(lapsed).typical)} may have ` +
          "lapsed: the day is over. They are still in the total; check the accounts.",
      ];
}

function warnOfUnknown(scene: Scene, rows: readonly ValuedBalance[]): readonly string[] {
  const told = rows.flatMap(({ balance, expiry }) =>
    expiry.kind === "unknown" ? [`${programName(scene, balance.program)} (${expiry.reason})`] : [],
  );
  return told.length === 0
    ? []
    : [`No day of expiry is known for ${[...new Set(told)].join("; ")}.`];
}

/** Exceptions stand in the note of a row, which is on its expiry and its pooling alike. */
function warnOfTies(scene: Scene, rows: readonly ValuedBalance[]): readonly string[] {
  const told = rows.flatMap(({ balance, expiry, is_expiring: isSoon, is_expired: isGone }) =>
    expiry.kind === "dated" &&
    expiry.by === "rule" &&
    expiry.note !== undefined &&
    (isSoon || isGone)
      ? [
          `Noted on the expiry and pooling of ${programName(scene, balance.program)}: ${expiry.note}.`,
        ]
      : [],
  );
  return [...new Set(told)];
}
