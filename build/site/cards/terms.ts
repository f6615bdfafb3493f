import { NO_REWARDS } from "../../../data/vocab.ts";
import { type Html, html } from "../../../server/look/html.ts";
import { listAddress } from "./addresses.ts";
import type { CardFacts } from "./card-facts.ts";
import type { Checked } from "./checked.ts";
import { describeTier, formatFee, formatForeignFee, toTitleCase } from "./labels.ts";

/** The figures one looks for first. */
export const toFigures = (card: CardFacts, checked: Checked): Html =>
  html`<dl class="figures">
    <div>
      <dt>Annual fee</dt>
      <dd>${formatFee(card.annual_fee)}${checked("annual_fee")}</dd>
    </div>
    <div>
      <dt>Foreign transaction fee</dt>
      <dd>
        ${formatForeignFee(card.foreign_transaction_fee)}${checked("foreign_transaction_fee")}
      </dd>
    </div>
    <div>
      <dt>Earns</dt>
      <dd>
        ${card.rewards_currency === NO_REWARDS ? "No rewards" : card.rewards_currency}${checked("rewards_currency")}
      </dd>
    </div>
  </dl>`;

export const toTerms = (card: CardFacts, checked: Checked): Html =>
  html`<section>
    <h2>The card</h2>
    <dl class="facts">
      <dt>Issuer</dt>
      <dd>
        <a href="${listAddress("issuer", card.issuer)}">${card.issuer}</a>${checked("issuer")}
      </dd>
      <dt>Short name</dt>
      <dd>${card.display_name}${checked("display_name")}</dd>
      <dt>Kind</dt>
      <dd>${toTitleCase(card.card_type)}${checked("card_type")}</dd>
      <dt>Network</dt>
      <dd>${card.network}${checked("network")}</dd>
      <dt>Network tier</dt>
      <dd>${describeTier(card)}${checked("card_network_tier")}</dd>
      <dt>Welcome offer</dt>
      <dd>
        ${card.welcome_offer_available ? "Available" : html`<span class="absent">None known</span>`}${checked("welcome_offer_available")}
      </dd>
    </dl>
  </section>`;

/** An empty cell of the tables means that no source says, never no. */
const ABSENT = html`<span class="absent">No source names one</span>`;

export const toBenefits = (card: CardFacts, checked: Checked): Html =>
  html`<section>
    <h2>Benefits</h2>
    <dl class="facts">
      <dt>Statement credits</dt>
      <dd>
        ${toList(card.credit_types, "credit_type", (value) => checked("credit_types", value))}
      </dd>
      <dt>Lounges</dt>
      <dd>
        ${toList(card.lounge_networks, "lounge_network", (value) => checked("lounge_networks", value))}
      </dd>
      <dt>Protections</dt>
      <dd>${toList(card.protections, "protection", (value) => checked("protections", value))}</dd>
      <dt>Elite status</dt>
      <dd>
        ${card.has_elite_status_benefits ? "Yes" : ABSENT}${checked("has_elite_status_benefits")}
      </dd>
      <dt>Free night certificate</dt>
      <dd>
        ${card.has_free_night_certificate ? "Yes" : ABSENT}${checked("has_free_night_certificate")}
      </dd>
    </dl>
  </section>`;

function toList(values: readonly string[], filter: string, checked: (value: string) => Html): Html {
  if (values.length === 0) return ABSENT;
  return html`<ul class="values">
    ${values.map((value) => html`<li><a href="${listAddress(filter, value)}">${value}</a>${checked(value)}</li>`)}
  </ul>`;
}
