import { toTransferRule, type TransferRule } from "../../advice/transfers/transfer-amounts.ts";
import {
  bonusFor,
  findBonus,
  type RouteBonus,
  toTiers,
} from "../../advice/transfers/transfer-bonus.ts";
import { type Caveat, findTerms, type RouteTerms } from "../../advice/transfers/transfer-terms.ts";
import type { Scene } from "../../member/scene.ts";
import { refuseRoute } from "./refuse-transfer.ts";
import type { TransferInput, Wanted } from "./transfer-request.ts";

/** A transfer that can be made, with what it rests on. */
export interface ResolvedTransfer {
  readonly routeTerms: Extract<RouteTerms, { state: "usable" }>;
  readonly bonus: RouteBonus;
  /** With the quoted bonus before ours. */
  readonly rule: TransferRule;
  /** The bonus the member was quoted. */
  readonly quotedPercent: number | undefined;
}

/** Throws if the points cannot move. */
export function resolveTransfer(
  scene: Scene,
  wanted: Wanted,
  {
    bonus_pct: quotedPercent,
    targeted_bonus: targeted,
  }: Pick<TransferInput, "bonus_pct" | "targeted_bonus">,
): ResolvedTransfer {
  const { tables } = scene.facts.facts;
  const { from, to, cards, day } = wanted;
  const routeTerms = findTerms(tables, from, to, cards, day);
  if (routeTerms.state !== "usable") return refuseRoute(scene, wanted, routeTerms);
  const bonus = findBonus(tables, from, to, day, { targeted });
  const rule = toTransferRule(routeTerms.terms, toTiers(bonus, quotedPercent));
  return { routeTerms, bonus, rule, quotedPercent };
}

export const CANNOT_BE_UNDONE = "A transfer cannot be undone: look for the award first.";

export const warnOfTransfer = (
  { routeTerms, bonus, quotedPercent }: ResolvedTransfer,
  ofAmount: readonly Caveat[] = [],
): readonly string[] => [
  CANNOT_BE_UNDONE,
  ...[
    ...routeTerms.caveats,
    ...(quotedPercent === undefined ? bonus.caveats : []),
    ...ofAmount,
  ].map(({ message }) => toSentence(message)),
];

/** Caveats are written to stand inside a sentence. */
export const toSentence = (message: string): string =>
  `${message.slice(0, 1).toUpperCase()}${message.slice(1)}${/[.!?]$/.test(message) ? "" : "."}`;

/** The row of our bonus that a transfer gets. */
export const countedBonus = ({ bonus, quotedPercent }: ResolvedTransfer, send: number) =>
  quotedPercent === undefined ? bonusFor(bonus, send) : undefined;

/** The rows that a transfer of some points rests on. */
export const rowsOfTransfer = (transfer: ResolvedTransfer, send: number) =>
  [transfer.routeTerms.terms, transfer.routeTerms.route, countedBonus(transfer, send)].filter(
    (row) => row !== undefined,
  );
