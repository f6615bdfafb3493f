import { formatUsd } from "../../../advice/money.ts";
import { type Html, html } from "../../../look/html.ts";
import { toShortDay } from "../../page/dates.ts";
import { dueDay, undatedNames, undatedOf } from "./fees.ts";
import { labelsOf, type Overview } from "./read.ts";
import { cardOf, type Labels, type Next } from "../todo/next-list.ts";
import { cardLabel } from "../words.ts";

/** The answer before any table: what lapses next, and what is to be paid. */
export const toLead = (overview: Overview): Html =>
  html`${lapseSentence(overview.next, labelsOf(overview.wallet))} ${feeSentence(overview)}`;

/** The sentence on what expires soon, the same on every page. */
export function lapseSentence({ data: { items, totals, until } }: Next, labels: Labels): Html {
  const first = items.find(
    ({ kind, counted, value_basis: basis }) =>
      kind !== "fee" && counted && basis !== undefined && basis !== "upper_bound",
  );
  if (first?.value_usd === undefined) {
    return html`Nothing that counts lapses by ${toShortDay(until)}.`;
  }
  const card = cardOf(first, labels);
  return html`<strong>${formatUsd(totals.value_usd)}</strong> lapses by ${toShortDay(until)} unless
    you use it, first ${formatUsd(first.value_usd)} of
    ${first.name}${card !== undefined && ` (${card})`} by ${toShortDay(first.expires_on)}.`;
}

/** The next annual fee, and a posted one that can still be refunded. */
export function feeSentence({ fees: { data } }: Pick<Overview, "fees">): Html {
  const next = data.fees.find(({ status }) => status === "upcoming");
  const posted = data.fees.find(({ status, decide_by: by }) => status === "posted" && by);
  const decide =
    posted?.decide_by !== undefined &&
    html` The ${formatUsd(posted.fee_usd)} for ${cardLabel(posted.card)} posted ${dueDay(posted)}.
    Cancel or downgrade by ${toShortDay(posted.decide_by)} to get it refunded.`;
  if (next === undefined) {
    return undatedOf(data).length > 0
      ? html`Your annual fees are <strong>${formatUsd(data.year_total_usd)} a year</strong>; the
          dates are unknown: add when you opened ${undatedNames(data)}.${decide}`
      : html`No annual fee is coming up.${decide}`;
  }
  return html`Your next annual fee is <strong>${formatUsd(next.fee_usd)}</strong> for
    ${cardLabel(next.card)}, due ${dueDay(next)}.${decide}`;
}
