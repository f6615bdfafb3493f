import { type Html, html } from "../../look/html.ts";

/** A chart bar; an SVG, as the pages allow no inline styles. Text beside it gives the value. */
export const bar = (value: number, most: number, kind = "", reachable = value): Html =>
  html`<svg
    class="bar-of ${kind}"
    viewBox="0 0 100 4"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    ${reachable > value && html`<rect class="rest" width="${widthOf(reachable, most)}" height="4" />`}
    <rect width="${widthOf(value, most)}" height="4" />
  </svg>`;

const widthOf = (value: number, most: number): number =>
  Math.ceil((100 * Math.max(0, value)) / Math.max(1, most));
