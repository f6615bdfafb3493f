import { type Html, html } from "../../server/look/html.ts";

/**
 * The address of the service in commands and settings. The build does not know it, so a script
 * puts the one the page came from in its place.
 */
export const ORIGIN = "https://cards.example";

/** Commands or settings to copy, in which a script fills the address in. */
export const toSnippet = (text: string): Html =>
  html`<div class="snippet">
    <pre><code>${withOrigin(text)}</code></pre>
  </div>`;

/** A text in which a script finds the places of the address. */
export const withOrigin = (text: string): readonly Html[] =>
  text
    .split(ORIGIN)
    .map((part, at) =>
      at === 0 ? html`${part}` : html`<span data-origin>${ORIGIN}</span>${part}`,
    );
