import { formatPoints, formatUsd } from "../../../advice/money.ts";
import { type Html, html } from "../../../look/html.ts";
import { toShortDay } from "../../dates.ts";
import type { BalanceRow, Overview } from "./read.ts";
import { ownerName } from "../words.ts";

/** The balances, what a point of each is worth and by whose estimate. */
export function toPointsList(data: Overview["balances"]["data"], isShared: boolean): Html {
  const { balances, total_usd: total } = data;
  if (balances.length === 0) return html`<p class="empty">No balances yet.</p>`;
  return html`<p>Together about ${formatUsd(total)}.</p>
    <ul class="due points">
      ${balances.map((row) => toRow(row, isShared))}
    </ul>`;
}

const BASES = { own: "your own value", service_estimate: "our estimate" } as const;

function toRow(row: BalanceRow, isShared: boolean): Html {
  const { program_name: name, owner, points, cpp, cpp_basis: basis, value_usd: usd } = row;
  const { as_of: asOf, expires_on: expires } = row;
  return html`<li>
    <span class="what"
      >${name}${isShared && html`, held by <bdi>${ownerName(owner)}</bdi>`}
      <span class="hint"
        >${formatPoints(points)}
        points${cpp !== undefined && ` at ${cpp}¢ each`}${
          basis !== undefined && ` (${BASES[basis]})`
        },
        as of
        ${toShortDay(asOf)}${expires !== undefined && html`, lapse ${toShortDay(expires)}`}</span
      ></span
    >
    <span class="amount">${usd === undefined ? "value not known" : formatUsd(usd)}</span>
  </li>`;
}
