import { ORIGIN } from "../../server/contract/host-answers.ts";
import { type Html, html } from "../../server/look/html.ts";

/** Commands or settings to copy; a script fills in the server's address. */
export const toSnippet = (text: string): Html =>
  html`<div class="snippet">
    <pre><code>${withOrigin(text)}</code></pre>
  </div>`;

/** Marks where a script fills in the address. */
export const withOrigin = (text: string): readonly Html[] =>
  text
    .split(ORIGIN)
    .map((part, at) =>
      at === 0 ? html`${part}` : html`<span data-origin>${ORIGIN}</span>${part}`,
    );
