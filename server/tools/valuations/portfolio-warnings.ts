import type { Portfolio, ValuedBalance } from "../../advice/goals/portfolio.ts";
import { count, formatPoints, formatUsd, toDollars } from "../../advice/money.ts";
import type { Scene } from "../../member/scene.ts";
import { programName } from "../../member/holdings.ts";
import { holdsAccountFor } from "../balances/points-at-risk.ts";
import { compact } from "../frame/texts.ts";

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
    ...warnOfNotes(scene, ofKind("dated")),
  ];
}

function warnOfLapsed({ balances, lapsed }: Portfolio): readonly string[] {
  const gone = balances.filter((row) => row.is_expired && row.balance.points > 0).length;
  return compact([
    gone > 0 &&
      `${count(gone, "balance")} worth ${formatUsd(toDollars(lapsed.typical))} may have ` +
        "lapsed: the day is over. They are still in the total; check the accounts.",
  ]);
}

function warnOfUnknown(scene: Scene, rows: readonly ValuedBalance[]): readonly string[] {
  const programs = rows.flatMap(({ balance, expiry }) =>
    expiry.kind === "unknown" ? [`${programName(scene, balance.program)} (${expiry.reason})`] : [],
  );
  if (programs.length === 0) return [];
  return [`No day of expiry is known for ${[...new Set(programs)].join("; ")}.`];
}

/** The note of a program's rule holds its exceptions, on expiry and pooling alike. */
function warnOfNotes(scene: Scene, rows: readonly ValuedBalance[]): readonly string[] {
  const notes = rows
    .filter((row) => row.is_expiring || row.is_expired)
    .flatMap(({ balance, expiry }) =>
      expiry.kind === "dated" && expiry.by === "rule" && expiry.note !== undefined
        ? [
            `Noted on the expiry and pooling of ${programName(scene, balance.program)}: ${expiry.note}.`,
          ]
        : [],
    );
  return [...new Set(notes)];
}
