import { listExpiringTool } from "../../../tools/benefits/list-expiring.ts";
import type { DataOf, Desk, Found } from "../../../tools/desk.ts";
import { evaluateRenewal } from "../../../tools/fees/evaluate-renewal.ts";
import { listUpcomingFees } from "../../../tools/fees/list-upcoming-fees.ts";
import { getBonusProgress } from "../../../tools/offers/get-bonus-progress.ts";
import { categoryCheatSheet } from "../../../tools/spending/category-cheat-sheet.ts";
import { getWallet } from "../../../tools/wallet/get-wallet.ts";
import { daysAfter } from "../../dates.ts";
import { type FeeRow, type Labels, labelsOf, type LapsingRow } from "../overview/read.ts";
import { tryRead } from "../try-read.ts";

/** How far ahead the list looks. */
const DAYS_AHEAD = 60;

/** Fees of so many cards are weighed; weighing is the dearest of all that a page asks. */
const MOST_WEIGHED = 5;

type Bonus = DataOf<typeof getBonusProgress>["bonuses"][number];
type Activation = DataOf<typeof categoryCheatSheet>["activations_due"][number];
export type Renewal = DataOf<typeof evaluateRenewal>;

/** Something to do by a day. */
export type Todo = { readonly by: string; readonly usd: number } & (
  | { readonly kind: "lapse"; readonly item: LapsingRow }
  | { readonly kind: "fee"; readonly fee: FeeRow; readonly renewal: Renewal | undefined }
  | { readonly kind: "bonus"; readonly bonus: Bonus }
  | { readonly kind: "activation"; readonly activation: Activation }
);

/** All that is to be done soon, with what the figures rest on. */
export interface TodoList {
  readonly today: string;
  readonly until: string;
  readonly labels: Labels;
  /** By the day, then by what is at stake. */
  readonly todos: readonly Todo[];
  readonly lapsingUsd: number;
  readonly feesUsd: number;
  readonly founds: readonly Omit<Found<unknown>, "data">[];
}

export function readTodos(desk: Desk): TodoList {
  const wallet = desk.read(getWallet, {});
  const { today } = wallet.data;
  const until = daysAfter(today, DAYS_AHEAD);
  const lapsing = desk.read(listExpiringTool, {
    within_days: DAYS_AHEAD,
    kinds: ["credit", "certificate", "points"],
  });
  const fees = desk.read(listUpcomingFees, { until });
  const bonuses = desk.read(getBonusProgress, {});
  const sheet = desk.read(categoryCheatSheet, {});
  const todos = [
    ...lapsing.data.items.map(toLapse),
    ...fees.data.fees.map((fee, place) => toFee(desk, fee, place)),
    ...bonuses.data.bonuses.flatMap(toBonus),
    ...sheet.data.activations_due.flatMap(toActivation),
  ];
  return {
    today,
    until,
    labels: labelsOf(wallet),
    todos: todos.toSorted((a, b) => a.by.localeCompare(b.by) || b.usd - a.usd),
    lapsingUsd: lapsing.data.totals.value_usd,
    feesUsd: fees.data.total_usd,
    founds: [lapsing, fees, bonuses, sheet],
  };
}

const toLapse = (item: LapsingRow): Todo => ({
  kind: "lapse",
  by: item.expires_on,
  usd: item.counted ? (item.value_usd ?? 0) : 0,
  item,
});

function toFee(desk: Desk, fee: FeeRow, place: number): Todo {
  const { wallet_card_id: id } = fee.card;
  const renewal =
    place < MOST_WEIGHED
      ? tryRead(() => desk.read(evaluateRenewal, { wallet_card_id: id }))
      : undefined;
  const posted = fee.status === "posted" ? fee.decide_by : undefined;
  const by = posted ?? fee.due_on ?? fee.due_between?.first ?? fee.due_month;
  return { kind: "fee", by, usd: fee.fee_usd, fee, renewal: renewal?.data };
}

const toBonus = (bonus: Bonus): readonly Todo[] =>
  bonus.deadline === undefined || bonus.pace !== "open"
    ? []
    : [{ kind: "bonus", by: bonus.deadline, usd: bonus.reward.value_usd ?? 0, bonus }];

const toActivation = (activation: Activation): readonly Todo[] =>
  activation.activate_by === undefined
    ? []
    : [{ kind: "activation", by: activation.activate_by, usd: 0, activation }];
