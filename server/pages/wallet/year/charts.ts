import { toCardPath } from "../../../contract/addresses.ts";
import { formatUsd } from "../../../advice/money.ts";
import { type Html, html } from "../../../look/html.ts";
import type { listCredits } from "../../../tools/benefits/list-credits.ts";
import type { DataOf } from "../../../tools/desk.ts";
import type { estimateAnnualRewards } from "../../../tools/year/estimate-annual-rewards.ts";
import { bar } from "../bar.ts";
import { cardLabel, withDays } from "../words.ts";

export type Year = DataOf<typeof estimateAnnualRewards>;
type Credits = DataOf<typeof listCredits>;

/** What each category earns at best, and what of it needs no rate that is still to be activated. */
export function toCategories(best: Year, asRecorded: Year): Html {
  const most = Math.max(...best.by_category.map(({ value_usd: usd }) => usd));
  const sure = new Map(asRecorded.by_category.map((row) => [row.category, row.value_usd]));
  return html`<h2 id="earned">Earned by category</h2>
    <p class="hint">
      ${formatUsd(best.total_usd)} is the best these cards can give for ${formatUsd(best.spend_usd)}
      of spend.
      ${
        asRecorded.total_usd < best.total_usd &&
        `It takes activations that you have yet to make; until then it is ${formatUsd(asRecorded.total_usd)}.`
      }
    </p>
    <ul class="due points">
      ${best.by_category.map((row) => toCategory(row, sure.get(row.category) ?? 0, most))}
    </ul>`;
}

function toCategory(row: Year["by_category"][number], sureUsd: number, most: number): Html {
  const { category_name: name, value_usd: usd, yearly_usd: spend, return_percent: percent } = row;
  const cards = [...new Set(row.cards.map((card) => cardLabel(card)))].join(", ");
  const hint = html`${percent}% of ${formatUsd(spend)}${cards !== "" && `: ${cards}`}.
  ${sureUsd < usd && `${formatUsd(sureUsd)} without rates that you have yet to activate.`}`;
  return toRow(html`${name}`, formatUsd(usd), html`${bar(sureUsd, most, "", usd)} ${toHint(hint)}`);
}

const toHint = (hint: Html): Html => html`<span class="hint">${hint}</span>`;

/** A line of a chart; its bars have the whole width, so that they can be compared. */
const toRow = (name: Html, amount: string, below: Html): Html =>
  html`<li>
    <span class="what">${name}</span>
    <span class="amount">${amount}</span>
    <div class="below">${below}</div>
  </li>`;

const cardLink = (row: Parameters<typeof cardLabel>[0] & { wallet_card_id: string }): Html =>
  html`<a href="${toCardPath(row.wallet_card_id)}"><bdi>${cardLabel(row)}</bdi></a>`;

const MAX_MORE = 5;

/** Better rates that ask for something. */
export function toMore({ not_counted: rows }: Year): Html | false {
  const more = rows
    .filter(({ would_add_usd: usd = 0 }) => usd > 0)
    .toSorted((a, b) => (b.would_add_usd ?? 0) - (a.would_add_usd ?? 0));
  return (
    more.length > 0 &&
    html`<h2 id="more">What would earn more</h2>
      <ul class="due points">
        ${more.slice(0, MAX_MORE).map((row) => {
          const hint = html`${withDays(`${row.rate}, if ${row.if.join(" and ")}`)}`;
          const name = html`${row.on} on ${cardLabel(row)}`;
          return toRow(name, `${formatUsd(row.would_add_usd ?? 0)} more`, toHint(hint));
        })}
      </ul>`
  );
}

/** What each card earns beside what it costs. */
export function toCards({ by_card: rows, fees_usd: fees }: Year): Html {
  const most = Math.max(...rows.flatMap((row) => [row.value_usd, row.annual_fee_usd]));
  return html`<h2 id="fees">Rewards and fees by card</h2>
    <p class="hint">
      A year of fees is ${formatUsd(fees)}. Credits and other benefits are not in it.
    </p>
    <ul class="due points">
      ${rows.map((row) => {
        const { value_usd: usd, annual_fee_usd: fee, net_usd: net } = row;
        const hint = html`earns ${formatUsd(usd)},
        ${fee === 0 ? "no fee" : `costs ${formatUsd(fee)}`}`;
        const bars = html`${bar(usd, most)} ${fee > 0 && bar(fee, most, "fees")}`;
        return toRow(cardLink(row), formatUsd(net), html`${bars} ${toHint(hint)}`);
      })}
    </ul>`;
}

/** Credits used of those offered, in the periods that run now. */
export function toCredits({ totals, by_card: cards }: Credits): Html {
  const rows = cards.filter(({ period_usd: usd }) => usd > 0);
  return html`<h2 id="credits">Credits used</h2>
    ${
      rows.length === 0
        ? html`<p class="empty">Your cards have no credits that count in dollars.</p>`
        : html`<p class="hint">
              ${formatUsd(totals.used_usd)} of ${formatUsd(totals.period_usd)} in the periods that
              run now. All periods of a year offer ${formatUsd(totals.year_usd)} at face value.
            </p>
            <ul class="due points">
              ${rows.map((row) => {
                const { used_usd: used, period_usd: offered, year_usd: year } = row;
                return toRow(
                  cardLink(row),
                  `${formatUsd(used)} of ${formatUsd(offered)}`,
                  html`${bar(used, offered, "", offered)} ${toHint(html`${formatUsd(year)} a year`)}`,
                );
              })}
            </ul>`
    }`;
}
