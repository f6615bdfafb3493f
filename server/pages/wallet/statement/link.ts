import { STATEMENT_PATH } from "../../../contract/addresses.ts";
import { type Html, html } from "../../../look/html.ts";

export const CARD_FIELD = "card";

/** Links to the page for statements, of one card if given. */
export function statementLink(walletCardId?: string): Html {
  const query = walletCardId === undefined ? "" : `?${CARD_FIELD}=${walletCardId}`;
  return html`<p>
    <a class="button quiet" href="${STATEMENT_PATH}${query}">Add a card's statement</a>
  </p>`;
}
