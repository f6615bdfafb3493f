import type { ValuationRow } from "../../../server/contract/valuations.ts";
import { type Html, html } from "../../../server/look/html.ts";

/** The share of all values that has to fit; one rare outlier would make the others unreadable. */
const FITTING_SHARE = 0.98;

/** End of the scale: the first whole cent that fits FITTING_SHARE of values. */
export function toScaleEnd(rows: readonly ValuationRow[]): number {
  const sorted = rows.map(({ value }) => value).toSorted((a, b) => a - b);
  const fitting = sorted[Math.ceil(sorted.length * FITTING_SHARE) - 1] ?? 1;
  return Math.ceil(fitting);
}

/**
 * A bar with a line at every cent. Values beyond the scale run to its end and show a tear.
 */
export function drawBar(value: number, end: number): Html {
  const at = (cents: number) => `${Number(((cents / end) * 100).toFixed(2))}%`;
  const isBeyond = value > end;
  return html`<svg aria-hidden="true">
    ${Array.from({ length: end }, (_, cent) => html`<line x1="${at(cent)}" x2="${at(cent)}" y2="100%" />`)}
    <rect y="50%" width="${at(Math.min(value, end))}" height="10" />
    ${isBeyond && html`<rect class="tear" x="${at(end * 0.92)}" y="50%" width="5" height="10" />`}
  </svg>`;
}
