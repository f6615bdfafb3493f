import { type Html, html } from "../../../server/look/html.ts";

/** A section of the page with its subsections. */
export interface Place {
  readonly id: string;
  readonly title: string;
  readonly within?: readonly Place[];
}

/** A long page with a heading, a table of contents and the text. */
export const toLongPage = (heading: string, places: readonly Place[], body: Html): Html =>
  html`<h1>${heading}</h1>
    <div class="docs">
      <nav class="contents" aria-label="On this page">${toList(places)}</nav>
      <div class="docs-body">${body}</div>
    </div>`;

const toList = (places: readonly Place[]): Html =>
  html`<ul>
    ${places.map(
      ({ id, title, within = [] }) =>
        html`<li><a href="#${id}">${title}</a>${within.length > 0 && toList(within)}</li>`,
    )}
  </ul>`;

export const toHeading = ({ id, title }: Place): Html => html`<h2 id="${id}">${title}</h2>`;
