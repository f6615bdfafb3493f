import { type Html, html } from "../../server/look/html.ts";

/** Renders `backticks` as code, as used in descriptions of routes and tools. */
export const toSentence = (text: string): readonly Html[] =>
  text.split("`").map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
