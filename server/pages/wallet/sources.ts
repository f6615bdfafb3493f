import type { Found } from "../../tools/desk.ts";
import { type Html, html } from "../../look/html.ts";
import { toShortDay } from "../page/dates.ts";
import { toPlainTexts } from "./words.ts";

export type Rested = Omit<Found<unknown>, "data">;

/** The sources and assumptions behind a page's figures, each once, in a block that opens. */
export function sourcesOf(founds: readonly Rested[]): Html | undefined {
  const sources = new Map(founds.flatMap((found) => found.sources).map((one) => [one.url, one]));
  const assumptions = new Set(toPlainTexts(founds.flatMap((found) => found.assumptions)));
  if (sources.size + assumptions.size === 0) return undefined;
  return html`<details class="sources">
    <summary>Where these figures come from</summary>
    <ul>
      ${[...assumptions].map((text) => html`<li>${text}</li>`)}
      ${[...sources.values()].map(toSource)}
    </ul>
  </details>`;
}

const toSource = ({ as_of: asOf, ...source }: Rested["sources"][number]): Html =>
  html`<li>${sourceLink(source)}${asOf !== undefined && html`, ${toShortDay(asOf)}`}</li>`;

/** Links to a source, if it is on the web. */
export const sourceLink = ({ title, url }: Omit<Rested["sources"][number], "as_of">): Html =>
  /^https?:/.test(url)
    ? html`<a href="${url}" rel="noopener noreferrer nofollow" target="_blank"
        >${title}<span class="unseen"> (opens in a new tab)</span></a
      >`
    : html`${title}`;
