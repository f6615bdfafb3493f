import { canPool } from "../../advice/transfers/pooling.ts";
import type { PathComparison } from "../../advice/transfers/transfer-paths.ts";
import { count, formatPoints, formatUsd } from "../../advice/money.ts";
import type { Scene } from "../../member/scene.ts";
import { type CashRow, type PathRow, pooledFirst, type Price } from "./path-row.ts";
import { programName } from "../../member/holdings.ts";
import { warnOfLaterBonuses } from "./bonus-row.ts";
import { CANNOT_BE_UNDONE, NOT_ALL_TRIED, toSentence } from "./transfer-request.ts";
import type { Notes } from "../frame/texts.ts";

export interface ToldPaths {
  readonly to: string;
  readonly need: number;
  readonly day: string;
  readonly price: Price | undefined;
  readonly rows: readonly PathRow[];
  readonly cash: readonly CashRow[];
  readonly comparison: PathComparison;
}

export function tellPaths(scene: Scene, { to, need, rows, cash, comparison }: ToldPaths): string {
  const name = `${formatPoints(need)} points in ${programName(scene, to)}`;
  const [best] = rows;
  if (best === undefined) {
    const blocked = comparison.blocked.length;
    return (
      `No balance of this wallet reaches ${programName(scene, to)}` +
      `${blocked === 0 ? "" : `; ${count(blocked, "balance is", "balances are")} blocked`}.`
    );
  }
  const sends = best.send
    .map(({ points, program_name: from }) => `${formatPoints(points)} ${from}`)
    .join(" + ");
  if (best.shortfall > 0) {
    return `${name} cannot be met: the nearest way brings ${formatPoints(best.receive)} from ${sends}, ${formatPoints(best.shortfall)} short${tellPooled(best)}.`;
  }
  const least = comparison.is_exact ? "gives up least" : "gives up least of what was tried";
  const value = best.value_given_up_usd;
  const worth = value === undefined ? "its value is unknown" : `about ${formatUsd(value)}`;
  return (
    `${name}: ${sends} ${least}, ${worth}` +
    `${best.surplus === 0 ? "" : `, with ${formatPoints(best.surplus)} over`}${tellPooled(best)}${tellCash(best, cash)}.`
  );
}

/** Otherwise it would read as if each owner sent their own points. */
function tellPooled(best: PathRow): string {
  const told = pooledFirst(best).map(
    ({ points, program_name: from }) => `${formatPoints(points)} ${from}`,
  );
  return told.length === 0
    ? ""
    : `, once ${told.join(" + ")} of others are pooled into the sender's account`;
}

function tellCash(best: PathRow, cash: ToldPaths["cash"]): string {
  if (best.richer_than_cash_usd === undefined) return "";
  const own = `; with taxes ${tellGain(best.richer_than_cash_usd)} than the cash price`;
  const option = cash.find((one) => one.richer_than_cash_usd !== undefined);
  if (option?.richer_than_cash_usd === undefined) return own;
  const gain = tellGain(option.richer_than_cash_usd);
  return `${own}, against ${gain} by ${option.kind.replaceAll("_", " ")} with ${option.program_name}`;
}

const tellGain = (usd: number) => `${formatUsd(Math.abs(usd))} ${usd >= 0 ? "less" : "more"}`;

export const assumePaths = ({ today }: Scene, { day, rows, cash, price }: ToldPaths): Notes => [
  "Points count at the cents per point shown: an estimate, or the member's own figure. Points left " +
    "over in the destination count for nothing.",
  price !== undefined &&
    "Points that paying cash or booking in a portal would earn are not counted; the portal is " +
      "assumed to charge the cash price.",
  day !== today && `Terms, cards and bonuses are those of ${day}; balances are as recorded.`,
  rows.some((row) => pooledFirst(row).length > 0) &&
    "Points with pool_into are pooled into that account first, as their program's rule allows; the points already there go before them.",
  rows.some((row) => row.needs_pooling) &&
    "A way with several owners needs their points pooled in the destination, or seats booked apart.",
  cash.length > 0 &&
    price === undefined &&
    "Without cash_price the portal and cash-out rates stand alone.",
];

export function warnOfPaths(scene: Scene, told: ToldPaths): Notes {
  const { rows, comparison, day } = told;
  const [best] = rows;
  const blocked = comparison.blocked.length;
  return [
    rows.some((row) => row.irreversible) && CANNOT_BE_UNDONE,
    ...(best?.caveats ?? []).map(toSentence),
    warnOfPooling(scene, told),
    !comparison.is_exact && NOT_ALL_TRIED,
    blocked > 0 && `${count(blocked, "balance is", "balances are")} blocked; see blocked.`,
    best?.irreversible === true && warnOfLaterBonuses(scene, day),
  ];
}

function warnOfPooling(scene: Scene, { rows, comparison, to }: ToldPaths): string | undefined {
  const can = canPool(comparison.pooling);
  if (can === true || !rows.some((row) => row.needs_pooling)) return undefined;
  const name = programName(scene, to);
  return can === undefined
    ? `No source says whether ${name} pools points of several people.`
    : `${name} does not pool points of several people, as far as is known.`;
}

export function nextOfPaths({ wallet }: Scene, { rows, comparison, to, need }: ToldPaths): Notes {
  const [best] = rows;
  if (wallet.balances.length === 0) return ["Add balances with set_balance or import_wallet."];
  if (best === undefined || best.shortfall > 0) {
    return [
      `Use list_transfer_routes with to ${to} for what reaches it.`,
      `Use plan_points_goal for ${need} points in ${to}.`,
    ];
  }
  const transfer = best.legs.find(({ kind }) => kind === "transfer");
  return [
    transfer !== undefined &&
      `Use calculate_transfer from ${transfer.from} to ${transfer.to} for its steps.`,
    comparison.blocked.length > 0 && "Use list_transfer_routes for what would open a blocked one.",
  ];
}
