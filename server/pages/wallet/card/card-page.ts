import { toCardPath } from "../../../contract/addresses.ts";
import { formatUsd } from "../../../advice/money.ts";
import { listCredits } from "../../../tools/benefits/list-credits.ts";
import { getCard } from "../../../tools/cards/get-card.ts";
import { listCardSources } from "../../../tools/cards/list-card-sources.ts";
import type { DataOf, Desk, Found } from "../../../tools/desk.ts";
import { evaluateRenewal } from "../../../tools/fees/evaluate-renewal.ts";
import { listProductChangeOptions } from "../../../tools/fees/list-product-change-options.ts";
import { type Html, html } from "../../../look/html.ts";
import { toShortDay } from "../../page/dates.ts";
import { factList } from "../../page/lists.ts";
import { type Edits, NO_EDITS } from "../../forms/edits.ts";
import { dueDay } from "../overview/fees.ts";
import { cardTraits } from "../overview/held-cards.ts";
import type { HeldRow } from "../overview/read.ts";
import { statementLink } from "../statement/link.ts";
import { netText } from "../todo/next-list.ts";
import { tryRead } from "../try-read.ts";
import { toWalletPage } from "../wallet-page.ts";
import { cardLabel } from "../words.ts";
import {
  changeForm,
  choiceGroups,
  choicesForm,
  closeForm,
  reopenForm,
  toOptions,
} from "./account-forms.ts";
import { toCreditList } from "./card-credits.ts";
import { editForm } from "./card-edit.ts";
import { toCardFacts } from "./card-facts.ts";
import { removeForm } from "./card-remove.ts";
import type { OfWallet } from "./find-card.ts";
import type { MemberVisit, Reply } from "../../page/route.ts";

export async function toCardPage(
  visit: MemberVisit,
  desk: Desk,
  { card, owners }: OfWallet,
  edits: Edits = NO_EDITS,
): Promise<Reply> {
  const { formToken: token } = visit.member;
  const { wallet_card_id: id, status } = card;
  const label = cardLabel(card);
  const of = { wallet_card_id: id };
  const facts = await desk.readInTurn(getCard, { card: card.card_id });
  const sources = await desk.readInTurn(listCardSources, { card: card.card_id });
  const credits = await desk.readInTurn(listCredits, { cards: [id] });
  const renewal = await tryRead(() => desk.readInTurn(evaluateRenewal, of));
  const changes = await tryRead(() => desk.readInTurn(listProductChangeOptions, of));
  const content = html`<p class="hint">${cardTraits(card, owners.length > 1)}</p>
    ${toCreditList(credits, card, token)} ${statementLink(id)}
    ${choicesForm(card, choiceGroups(facts.data.earn), token, edits)}
    ${renewal && renewal.data.fee_usd > 0 && toYear(renewal.data)}
    <h2 id="account">Change or close</h2>
    ${changes && toOptions(changes.data.options, desk.today)}
    <div class="buttons">
      ${changes && changeForm(card, changes.data.options, token, edits)}
      ${status === "open" ? closeForm(card, token, edits) : reopenForm(id, token, "It is open again")}
      ${removeForm(card, token)}
    </div>
    <h2 id="change">Details</h2>
    ${editForm(card, owners, token, edits)}
    <h2 id="facts">All facts</h2>
    ${toCardFacts(facts.data, sources.data)}`;
  return toWalletPage(visit, {
    title: label,
    path: toCardPath(id),
    lead: toLead(card, credits, renewal),
    content,
    rests: [facts, credits, ...(renewal ? [renewal] : []), ...(changes ? [changes] : [])],
    questions: [`Is my ${label} worth keeping?`, `What does my ${label} earn?`],
    errors: edits.errors,
  });
}

/** The parts of the year after the fee, from worst to best case. */
function toYear({ fee_usd: fee, ...year }: Renewal["data"]): Html {
  const { credits_value_usd: credits, earn_value_usd: earn, perks_value_usd: perks } = year;
  const { net_usd: net, fee_due: due, break_even: even } = year;
  return html`<h2 id="year">Keep it?</h2>
    ${factList([
      ["Credits", rangeText(credits)],
      ["Rewards beyond your other cards", earn === undefined ? "unknown" : formatUsd(earn)],
      ...(perks > 0 ? [["Other benefits", formatUsd(perks)] as const] : []),
      ["Annual fee", formatUsd(-fee)],
      ["In total", rangeText(net)],
    ])}
    <p class="hint below">
      ${even.text}${
        due?.decide_by !== undefined &&
        html` Cancel or downgrade by ${toShortDay(due.decide_by)} to get the fee refunded.`
      }
    </p>`;
}

const rangeText = ({ low, high }: Renewal["data"]["net_usd"]): string =>
  low === high ? formatUsd(low) : `${formatUsd(low)} to ${formatUsd(high)}`;

type Renewal = Found<DataOf<typeof evaluateRenewal>>;
type Credits = Found<DataOf<typeof listCredits>>;

function toLead(card: HeldRow, credits: Credits, renewal: Renewal | undefined): Html {
  const { left_usd: left } = credits.data.totals;
  const leftText = left > 0 && html` Credits left now: <strong>${formatUsd(left)}</strong>.`;
  if (card.status === "closed") {
    const { closed_on: day } = card;
    return html`This card is closed${day !== undefined && html` since ${toShortDay(day)}`}.`;
  }
  if (renewal === undefined) return html`Someone else pays for this account.${leftText}`;
  const { fee_usd: fee, fee_due: due, net_usd: net } = renewal.data;
  if (fee === 0) return html`It has no annual fee.${leftText}`;
  return html`The fee is <strong>${formatUsd(fee)}</strong>${
      due !== undefined && html`, due ${dueDay(due)}`
    };
    what you get in the year after it is worth <strong>${netText(net)}</strong>.${leftText}`;
}
