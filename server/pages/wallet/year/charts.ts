import { formatUsd } from "../../../advice/money.ts";
import { type Html, html } from "../../../look/html.ts";
import type { listCredits } from "../../../tools/benefits/list-credits.ts";
import type { DataOf } from "../../../tools/desk.ts";
import type { estimateAnnualRewards } from "../../../tools/year/estimate-annual-rewards.ts";
import { type Line, plainList } from "../../page/lists.ts";
import { bar } from "../bar.ts";
import { cardLink } from "../card-link.ts";
import { cardLabel, withDays } from "../words.ts";

export type Year = DataOf<typeof estimateAnnualRewards>;
type Credits = DataOf<typeof listCredits>;

/** The best possible earnings by category, and the part that needs no further activation. */
export function toCategories(best: Year, asRecorded: Year): Html {
  const most = Math.max(...best.by_category.map(({ value_usd: usd }) => usd));
  const sure = new Map(asRecorded.by_category.map((row) => [row.category, row.value_usd]));
  return html`<h2 id="earned">Earned by category</h2>
    <p class="hint">
      ${formatUsd(best.total_usd)} is the best these cards can give for ${formatUsd(best.spend_usd)}
      of spend.
      ${
        asRecorded.total_usd < best.total_usd &&
        `It needs rates you have yet to activate; until then it is ${formatUsd(asRecorded.total_usd)}.`
      }
    </p>
    ${plainList(
      best.by_category
        .toSorted((a, b) => b.value_usd - a.value_usd)
        .map((row) => toCategory(row, sure.get(row.category) ?? 0, most)),
    )}`;
}

function toCategory(row: Year["by_category"][number], sureUsd: number, most: number): Line {
  const { category_name: name, value_usd: usd, yearly_usd: spend, return_percent: percent } = row;
  const cards = [...new Set(row.cards.map((card) => cardLabel(card)))].join(", ");
  const hint = html`${percent}% of ${formatUsd(spend)}${cards !== "" && `: ${cards}`}.
  ${sureUsd < usd && `${formatUsd(sureUsd)} without rates you have yet to activate.`}`;
  const below = html`${bar(sureUsd, most, "", usd)} ${toHint(hint)}`;
  return { what: name, amount: formatUsd(usd), below };
}

const toHint = (hint: Html): Html => html`<span class="hint">${hint}</span>`;

const MAX_MORE = 5;

/** Better rates that depend on conditions. */
export function toMore({ not_counted: rows }: Year): Html | false {
  const more = rows
    .filter(({ would_add_usd: usd = 0 }) => usd > 0)
    .toSorted((a, b) => (b.would_add_usd ?? 0) - (a.would_add_usd ?? 0));
  const lines = more.slice(0, MAX_MORE).map((row): Line => ({
    what: `${row.on} on ${cardLabel(row)}`,
    amount: `${formatUsd(row.would_add_usd ?? 0)} more`,
    hint: withDays(`${row.rate}, if ${row.if.join(" and ")}`),
  }));
  return (
    lines.length > 0 &&
    html`<h2 id="more">What would earn more</h2>
      ${plainList(lines)}`
  );
}

/** Each card's earnings beside its cost. */
export function toCards({ by_card: rows, fees_usd: fees }: Year): Html {
  const most = Math.max(...rows.flatMap((row) => [row.value_usd, row.annual_fee_usd]));
  const byNet = rows.toSorted((a, b) => b.net_usd - a.net_usd);
  const lines = byNet.map((row): Line => {
    const { value_usd: usd, annual_fee_usd: fee, net_usd: net } = row;
    const hint = html`earns ${formatUsd(usd)}, ${fee === 0 ? "no fee" : `costs ${formatUsd(fee)}`}`;
    const below = html`${bar(usd, most)} ${fee > 0 && bar(fee, most, "fees")} ${toHint(hint)}`;
    return { what: cardLink(row), amount: formatUsd(net), below };
  });
  return html`<h2 id="fees">Rewards and fees by card</h2>
    <p class="hint">
      Fees are ${formatUsd(fees)} a year. Credits and other benefits are not counted.
    </p>
    ${plainList(lines)}`;
}

/** Credits used of those offered, in the current periods. */
export function toCredits({ totals, by_card: cards }: Credits): Html {
  const lines = cards
    .filter(({ period_usd: usd }) => usd > 0)
    .map((row): Line => {
      const { used_usd: used, period_usd: offered, year_usd: year } = row;
      const below = html`${bar(used, offered, "", offered)}
      ${toHint(html`${formatUsd(year)} a year`)}`;
      return { what: cardLink(row), amount: `${formatUsd(used)} of ${formatUsd(offered)}`, below };
    });
  const told = html`<p class="hint">
    ${formatUsd(totals.used_usd)} of ${formatUsd(totals.period_usd)} in the current periods. A full
    year offers ${formatUsd(totals.year_usd)} at face value.
  </p>`;
  return html`<h2 id="credits">Credits used</h2>
    ${
      lines.length === 0
        ? html`<p class="empty">Your cards have no credits that count in dollars.</p>`
        : html`${told}${plainList(lines)}`
    }`;
}
