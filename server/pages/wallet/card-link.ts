import { toCardPath } from "../../contract/addresses.ts";
import { type Html, html } from "../../look/html.ts";
import { cardLabel } from "./words.ts";

/** Links to the page of a held card, by the member's name for it. */
export const cardLink = (
  card: Parameters<typeof cardLabel>[0] & { readonly wallet_card_id: string },
): Html => html`<a href="${toCardPath(card.wallet_card_id)}"><bdi>${cardLabel(card)}</bdi></a>`;
