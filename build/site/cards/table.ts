import { type Html, html } from "../../../server/look/html.ts";
import { cardAddress } from "./addresses.ts";
import { toRowData, type ListedCard } from "./card-facts.ts";
import { formatFee, formatForeignFee } from "./labels.ts";

/** All cards as a table, with further facts in data attributes for the script. */
export const toCardTable = (cards: readonly ListedCard[]): Html =>
  html`<table class="cards" id="cards">
    <caption class="unseen">
      Open cards with issuer, network, fees and rewards currency
    </caption>
    <thead>
      <tr>
        <th scope="col" data-sort="name">Card</th>
        <th scope="col" data-sort="issuer">Issuer</th>
        <th scope="col" data-sort="network">Network</th>
        <th scope="col" data-sort="annual_fee" class="number">Annual fee</th>
        <th scope="col" data-sort="foreign_transaction_fee" class="number">Foreign fee</th>
        <th scope="col" data-sort="rewards_currency">Rewards currency</th>
      </tr>
    </thead>
    <tbody>
      ${cards.map(toRow)}
    </tbody>
  </table>`;

function toRow(card: ListedCard): Html {
  const data = toRowData(card);
  return html`<tr
    data-id="${data.id}"
    data-short="${data.short}"
    ${data.names !== "" && html`data-names="${data.names}"`}
    data-type="${data.type}"
    data-tier="${data.tier}"
    data-fee="${data.fee}"
    data-foreign="${data.foreign}"
    ${data.point !== "" && html`data-point="${data.point}"`}
    ${data.marks !== "" && html`data-marks="${data.marks}"`}
    ${data.credits !== "" && html`data-credits="${data.credits}"`}
    ${data.lounges !== "" && html`data-lounges="${data.lounges}"`}
    ${data.protections !== "" && html`data-protections="${data.protections}"`}
    ${data.family !== "" && html`data-family="${data.family}"`}
  >
    <th scope="row">
      <a href="${cardAddress(card.id)}">${card.card_name}</a>
    </th>
    <td>${card.issuer}</td>
    <td>${card.network}</td>
    <td class="number">${formatFee(card.annual_fee)}</td>
    <td class="number">${formatForeignFee(card.foreign_transaction_fee)}</td>
    <td>${card.rewards_currency}</td>
  </tr>`;
}
