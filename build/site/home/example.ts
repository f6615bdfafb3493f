import * as z from "zod";
import { getCard } from "../../../server/contract/routes.ts";
import { urlFor } from "../../../server/contract/route.ts";
import { type Html, html } from "../../../server/look/html.ts";
import type { Answer } from "../../answers/answer.ts";
import { toCurl } from "../curl.ts";
import { ORIGIN } from "../../../server/contract/host-answers.ts";
import { toSnippet } from "../snippets.ts";
import { toFieldLines } from "./field-lines.ts";

const anyObject = z.record(z.string(), z.unknown());

/** A well-known card. */
const CARD = "chase-sapphire-preferred";

/** A request for one card with the published answer. */
export function drawExample(answers: readonly Answer[]): Html | undefined {
  const cards = urlFor(getCard.path, { cardId: "" });
  const known = answers.find(({ url }) => url === `${cards}${CARD}`);
  const example = known ?? answers.find(({ url }) => url.startsWith(cards));
  if (example === undefined) return undefined;
  return html`<figure class="example">
    <figcaption>Ask for a card:</figcaption>
    ${toSnippet(toCurl({ url: ORIGIN + example.url }))}
    <pre
      tabindex="0"
      role="region"
      aria-label="The answer"
    ><code>${toFieldLines(anyObject.parse(JSON.parse(example.body)))}</code></pre>
  </figure>`;
}
