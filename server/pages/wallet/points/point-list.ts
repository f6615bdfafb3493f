import { formatPoints, formatUsd } from "../../../advice/money.ts";
import { type Html, html } from "../../../look/html.ts";
import type { listBalances } from "../../../tools/balances/list-balances.ts";
import type { DataOf } from "../../../tools/desk.ts";
import type { listValuations } from "../../../tools/valuations/list-valuations.ts";
import { toShortDay } from "../../page/dates.ts";
import { type Line, plainList } from "../../page/lists.ts";
import { ownerName } from "../words.ts";

export type Balances = DataOf<typeof listBalances>;
export type BalanceRow = Balances["balances"][number];
export type ValuationRow = DataOf<typeof listValuations>["valuations"][number];

/** The balances with the value of a point and its basis; `values` adds the estimates in full. */
export function toPointsList(
  { balances, total_usd: total }: Balances,
  isShared: boolean,
  values: readonly ValuationRow[] = [],
): Html {
  if (balances.length === 0) {
    return values.length === 0 ? html`<p class="empty">No balances yet.</p>` : html``;
  }
  const valueOf = (row: BalanceRow) => values.find(({ program }) => program === row.program);
  return html`${values.length === 0 && html`<p>Together about ${formatUsd(total)}.</p>`}
  ${plainList(balances.map((row) => toRow(row, isShared, valueOf(row))))}`;
}

const BASES = { own: "your own value", service_estimate: "our estimate" } as const;

function toRow(row: BalanceRow, isShared: boolean, value: ValuationRow | undefined): Line {
  const { program_name: name, owner, points, cpp, cpp_basis: basis, value_usd: usd } = row;
  const { as_of: asOf, expires_on: expires } = row;
  const each = cpp === undefined ? "" : ` at ${cpp}¢ each`;
  const whose = basis === undefined || value !== undefined ? "" : ` (${BASES[basis]})`;
  return {
    what: html`${name}${isShared && html`, held by <bdi>${ownerName(owner)}</bdi>`}`,
    hint: html`${formatPoints(points)} points${each}${whose}, as of
    ${toShortDay(asOf)}${expires !== undefined && html`, lapse ${toShortDay(expires)}`}${
      value && html`<span class="hint">${estimateText(value)}</span>`
    }`,
    amount: usd === undefined ? "value unknown" : formatUsd(usd),
  };
}

/** The basis of the value, and the published range. */
function estimateText({ override, service_value: service }: ValuationRow): Html {
  const own = override && html`Your own value, set ${toShortDay(override.set_on)}. `;
  if (service === undefined) return html`${own}Nobody has published a value.`;
  const { typical, floor, high, publishers, as_of: asOf } = service;
  const spread = floor === high ? "" : `, between ${floor}¢ and ${high}¢`;
  const by = publishers === 1 ? "one publisher" : `${publishers} publishers`;
  return html`${own}Our estimate is ${typical}¢${spread}, from ${by}, ${toShortDay(asOf)}.`;
}
