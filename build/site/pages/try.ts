import { SIGN_UP_PATH } from "../../../server/contract/addresses.ts";
import type { CardRow } from "../../../server/contract/cards.ts";
import { tryPage } from "../../../server/contract/pages.ts";
import { type Html, html } from "../../../server/look/html.ts";
import { count, formatUsd } from "../../../server/advice/money.ts";
import { toFeeList } from "../../../server/pages/wallet/overview/fees.ts";
import { cardTraits } from "../../../server/pages/wallet/overview/held-cards.ts";
import { toPointsList } from "../../../server/pages/wallet/points/point-list.ts";
import type { Answer } from "../../answers/answer.ts";
import type { Sample } from "../../answers/sample.ts";
import { cardAddress } from "../cards/addresses.ts";
import type { SiteFacts } from "../facts.ts";
import { publish } from "../publish.ts";
import { toDay } from "../words.ts";

/** A sample wallet for visitors without an account, rendered by the member pages. */
export const answerTryPage = (facts: SiteFacts): readonly Answer[] =>
  facts.sample === undefined
    ? []
    : publish(
        tryPage,
        {},
        {
          section: tryPage,
          title: tryPage.summary,
          description:
            "What a wallet of cards and points looks like: fees, due dates and point values.",
          content: toContent(facts.sample, facts),
        },
        facts,
      );

function toContent(
  { wallet, fees, balances }: Sample,
  { cards, releasedAt, withMembers }: SiteFacts,
): Html {
  const [next] = fees.fees;
  const rows = new Map(cards.map((card) => [card.id, card]));
  return html`<h1>${tryPage.summary}</h1>
    <p class="lede">
      ${
        next &&
        html`The next annual fee is <strong>${formatUsd(next.fee_usd)}</strong> for
          ${next.card.card_name}; a year of fees is ${formatUsd(fees.year_total_usd)}. `
      }The
      points are worth about <strong>${formatUsd(balances.total_usd)}</strong>.
    </p>
    <p class="hint">
      An invented wallet as of ${toDay(releasedAt)}, with
      ${count(wallet.cards?.length ?? 0, "card")}.
    </p>
    ${withMembers && toMore()}
    <div class="wallet-list">
      <h2>Cards</h2>
      <ul class="rows">
        ${wallet.cards?.map((card) => toTile(card, rows.get(card.card_id)))}
      </ul>
      <h2>Points</h2>
      ${toPointsList(balances, true)}
      <h2>Annual fees</h2>
      ${toFeeList(fees)}
    </div>`;
}

type Held = NonNullable<Sample["wallet"]["cards"]>[number];

function toTile(held: Held, card: CardRow | undefined): Html {
  const has = [
    ["Credits", card?.credit_types ?? []],
    ["Lounges", card?.lounge_networks ?? []],
  ] as const;
  return html`<li>
    <h3><a href="${cardAddress(held.card_id)}">${held.nickname ?? held.card_name}</a></h3>
    <p class="hint">${cardTraits(held, true)}</p>
    ${has.map(([kind, names]) => html`${names.length > 0 && html`<p>${kind}: ${names.join(", ")}.</p>`}`)}
  </li>`;
}

const toMore = (): Html =>
  html`<p>With an account, your own wallet also shows:</p>
    <ul>
      <li>what each credit pays, when it lapses and how much you have used;</li>
      <li>which card to use where, and what a year of them earns compared with their fees;</li>
      <li>whether a card is worth its next fee, and how long that is refundable;</li>
      <li>where your points can go, at which ratio;</li>
      <li>which cards you can have now under each issuer's rules.</li>
    </ul>
    <p><a class="button" href="${SIGN_UP_PATH}">Create an account</a></p>`;
