import { type Html, html } from "../../server/look/html.ts";

/** A sentence in which `backticks` mark code, as the descriptions of routes and tools have it. */
export const toSentence = (text: string): readonly Html[] =>
  text.split("`").map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
