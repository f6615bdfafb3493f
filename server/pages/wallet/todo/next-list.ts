import { ACTIVATED_PATH, toCardPath } from "../../../contract/addresses.ts";
import { type Html, html } from "../../../look/html.ts";
import { formatPoints, formatUsd } from "../../../advice/money.ts";
import { listExpiringTool } from "../../../tools/benefits/list-expiring.ts";
import type { DataOf, Desk, Found } from "../../../tools/desk.ts";
import { evaluateRenewal } from "../../../tools/fees/evaluate-renewal.ts";
import { toShortDay } from "../../page/dates.ts";
import { dayList, type Line } from "../../page/lists.ts";
import { hiddenField, postForm } from "../../forms/fields.ts";
import { usedButton } from "../card/credit-use.ts";
import { tryRead } from "../try-read.ts";
import { toSentences } from "../words.ts";

/** Next steps, soonest first. */
export type Next = Found<DataOf<typeof listExpiringTool>>;
export type Item = Next["data"]["items"][number];

export async function readNext(desk: Desk, owner?: string): Promise<Next> {
  const found = await desk.readInTurn(listExpiringTool, { owner });
  return { ...found, data: { ...found.data, items: found.data.items.toSorted(bySoonest) } };
}

/** By day; on the same day what is worth most comes first. */
export const bySoonest = (
  a: Pick<Item, "days_left" | "value_usd">,
  b: Pick<Item, "days_left" | "value_usd">,
): number => a.days_left - b.days_left || (b.value_usd ?? 0) - (a.value_usd ?? 0);

/** The member's names of cards, by their ids in the wallet. */
export type Labels = ReadonlyMap<string, string>;

/** Everything the list's forms and words need. */
export interface Shown {
  readonly labels: Labels;
  readonly token: string;
  /** The page to come back to. */
  readonly back: string;
  /** The net value of a year for cards whose fees are due, by their ids in the wallet. */
  readonly worths?: Worths | undefined;
}

/** Most fees to weigh on a page, as nothing else that a page asks for costs more. */
const MAX_WEIGHED = 5;

type Worths = ReadonlyMap<string, string>;

/** Weighs the first fees of the list. */
export async function weighFees(desk: Desk, items: readonly Item[]): Promise<Worths> {
  const worths = new Map<string, string>();
  const fees = items.filter(({ kind }) => kind === "fee");
  for (const { wallet_card_id: id = "" } of fees.slice(0, MAX_WEIGHED)) {
    // oxlint-disable-next-line no-await-in-loop
    const renewal = await tryRead(() => desk.readInTurn(evaluateRenewal, { wallet_card_id: id }));
    if (renewal !== undefined) worths.set(id, netText(renewal.data.net_usd));
  }
  return worths;
}

export const toNextList = (items: readonly Item[], shown: Shown): Html | false =>
  dayList(items.map((item) => toRow(item, shown)));

const toRow = (item: Item, shown: Shown): Line => ({
  when: html`by ${toShortDay(item.expires_on)}`,
  what: toTitle(item, cardOf(item, shown.labels)),
  hint: toHint(item, shown.worths),
  amount: toAmount(item),
  act: toAct(item, shown),
});

/** The member's name for the card that an item belongs to. */
export const cardOf = (item: Item, labels: Labels): string | undefined =>
  labels.get(item.wallet_card_id ?? "") ?? item.card_name;

const VERBS: Readonly<Partial<Record<Item["kind"], string>>> = {
  credit: "Use ",
  certificate: "Use ",
  points: "Use or move ",
};

/** The next step as a title. */
export function toTitle(
  { kind, name, wallet_card_id: id = "" }: Item,
  card: string | undefined,
): Html {
  if (kind === "fee") return html`Annual fee for <a href="${toCardPath(id)}">${card}</a>`;
  if (kind === "bonus") return html`Spend on ${card} to earn its bonus`;
  return html`${titleText({ kind, name }, card)}`;
}

/** The same as text, for items to use. */
export const titleText = (
  { kind, name }: Pick<Item, "kind" | "name">,
  card: string | undefined,
): string => `${VERBS[kind] ?? ""}${name}${card === undefined ? "" : ` (${card})`}`;

function toHint(item: Item, worths: Worths | undefined): string {
  const { kind, action, points, counted, conditions = [], wallet_card_id: id = "" } = item;
  const isUsed = kind === "credit" || kind === "certificate";
  const worth = kind === "fee" ? worths?.get(id) : undefined;
  const told = toSentences([
    ...(isUsed ? [] : [action]),
    ...(isUsed || kind === "bonus" ? conditions : []),
    ...(counted ? [] : ["Not in the total."]),
  ]);
  const amount = points === undefined ? "" : `${formatPoints(points)} points. `;
  return `${amount}${worth === undefined ? "" : `A year is worth ${worth}. `}${told}`;
}

/** The item's value, if known. */
export function toAmount({ kind, value_usd: usd, value_basis: basis }: Item): string {
  if (usd === undefined) return "";
  if (kind === "fee") return `${formatUsd(usd)} fee`;
  return basis === "upper_bound" ? `at most ${formatUsd(usd)}` : formatUsd(usd);
}

function toAct(item: Item, { token, back }: Shown): Html | undefined {
  const { kind, name, call, wallet_card_id: id = "" } = item;
  if (kind === "credit") return usedButton(token, { walletCardId: id, credit: name, back });
  if (kind !== "activation") return undefined;
  const activation = String(call.arguments["activations"]);
  return postForm(
    ACTIVATED_PATH,
    token,
    html`${hiddenField("card", id)}${hiddenField("activation", activation)}
      <button class="quiet small">I have activated it</button>`,
  );
}

/** The value of a year compared with the fee, from worst to best case. */
export function netText({ low, high }: DataOf<typeof evaluateRenewal>["net_usd"]): string {
  if (low === high) return `${size(low)} ${low < 0 ? "less" : "more"} than the fee`;
  if (low >= 0) return `${size(low)} to ${size(high)} more than the fee`;
  if (high <= 0) return `${size(high)} to ${size(low)} less than the fee`;
  return `from ${size(low)} less to ${size(high)} more than the fee`;
}

const size = (usd: number): string => formatUsd(Math.abs(usd));
