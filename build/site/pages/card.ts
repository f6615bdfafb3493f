import type { CardRow } from "../../../server/contract/cards.ts";
import type { FactProvenance } from "../../../server/contract/provenance.ts";
import { cardPage, cardsPage, chatPage, mcpPage } from "../../../server/contract/pages.ts";
import { urlFor } from "../../../server/contract/route.ts";
import { getCard } from "../../../server/contract/routes.ts";
import { type Html, html } from "../../../server/look/html.ts";
import type { Answer } from "../../answers/answer.ts";
import { listAddress } from "../cards/addresses.ts";
import { formatFee, formatForeignFee, toTitleCase } from "../cards/labels.ts";
import { rowChecked, toChecked, toSources } from "../cards/checked.ts";
import { toFamily, toSimilar } from "../cards/related.ts";
import { type Neighbors, toNeighbors } from "../cards/neighbors.ts";
import { type Currency, toRewards } from "../cards/rewards.ts";
import { toBenefits, toFigures, toTerms } from "../cards/terms.ts";
import { toCurl } from "../curl.ts";
import { ORIGIN } from "../../../server/contract/host-answers.ts";
import type { SiteFacts } from "../facts.ts";
import { toReportLink } from "../report-link.ts";
import { publish } from "../publish.ts";
import { toPrograms } from "../transfers/programs.ts";

/** One page per open card, under its current id. */
export function answerCardPages(facts: SiteFacts): readonly Answer[] {
  const currencies = toCurrencies(facts);
  const neighborsOf = toNeighbors(facts.cards);
  return facts.cards.flatMap((card) =>
    publish(
      cardPage,
      { cardId: card.id },
      {
        section: cardsPage,
        title: `${card.card_name}: fees, credits, protections`,
        description: describe(card),
        data: toData(card),
        content: toContent(card, {
          neighbors: neighborsOf(card),
          currency: currencies(card.rewards_currency),
          provenance: facts.provenance.cards.get(card.id) ?? [],
          correctionsUrl: facts.settings.correctionsUrl,
        }),
      },
      facts,
    ),
  );
}

function toCurrencies({ transfers, valuations }: SiteFacts): (name: string) => Currency {
  const values = new Map(valuations.map((row) => [row.display_name, row]));
  const programs = new Map(toPrograms(transfers, valuations).map((one) => [one.name, one]));
  return (name) => ({ name, value: values.get(name), routes: programs.get(name) });
}

function describe(card: CardRow): string {
  const foreign =
    card.foreign_transaction_fee === 0
      ? "no foreign transaction fee"
      : `${card.foreign_transaction_fee}% foreign transaction fee`;
  return `${card.card_name} from ${card.issuer}: ${formatFee(card.annual_fee)} annual fee, ${foreign}, ${card.network}. Its rewards currency, statement credits, lounges and protections.`;
}

const toData = (card: CardRow) => ({
  "@type": "CreditCard",
  name: card.card_name,
  alternateName: card.display_name,
  description: describe(card),
  category: `${toTitleCase(card.card_type)} credit card`,
  provider: { "@type": "Organization", name: card.issuer },
  brand: { "@type": "Brand", name: card.network },
  feesAndCommissionsSpecification: `Annual fee ${formatFee(card.annual_fee)}; foreign transaction fee ${formatForeignFee(card.foreign_transaction_fee).toLowerCase()}`,
});

interface Around {
  readonly neighbors: Neighbors;
  readonly currency: Currency;
  readonly provenance: readonly FactProvenance[];
  readonly correctionsUrl: string | undefined;
}

function toContent(card: CardRow, around: Around): Html {
  const { neighbors, currency, provenance, correctionsUrl } = around;
  const shown: Readonly<Record<string, unknown>> = { ...card };
  const checked = toChecked(provenance, (field, value = String(shown[field]), source) =>
    toReportLink(correctionsUrl, {
      subject: card.card_name,
      field: field.replaceAll("_", " "),
      value,
      source: source?.url,
    }),
  );
  return html`<nav class="crumbs" aria-label="Breadcrumb">
      <a href="${cardsPage.path}">${cardsPage.summary}</a> /
      <a href="${listAddress("issuer", card.issuer)}">${card.issuer}</a>
    </nav>
    <h1>${card.card_name}</h1>
    <p class="lede">A ${card.card_type} card from ${card.issuer} on the ${card.network} network.</p>
    ${toFigures(card, checked)} ${rowChecked(provenance)}
    <div class="card-page">
      <div>
        ${toTerms(card, checked)} ${toRewards(currency)} ${toBenefits(card, checked)}
        <p class="hint">
          "No source names one" does not mean no: the card's own terms may have it.
        </p>
        ${toSources(card.id, provenance)}
      </div>
      <div>${toFamily(card, neighbors)} ${toSimilar(card, neighbors)} ${toOtherWays(card)}</div>
    </div>`;
}

function toOtherWays({ id }: CardRow): Html {
  const address = urlFor(getCard.path, { cardId: id });
  return html`<section>
      <h2>As data</h2>
      <p><a href="${address}">${address}</a></p>
      <pre><code>${toCurl({ url: ORIGIN + address })}</code></pre>
    </section>
    <section>
      <h2>Not in the free catalog</h2>
      <p>
        Earn rates, the size of welcome offers and the amounts of credits. Members get them through
        the <a href="${mcpPage.path}">tools</a> or in the <a href="${chatPage.path}">chat</a>.
      </p>
    </section>`;
}
