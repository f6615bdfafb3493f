import { CARD_PATH, toCardPath } from "../../../contract/addresses.ts";
import { formatUsd } from "../../../advice/money.ts";
import { listCredits } from "../../../tools/benefits/list-credits.ts";
import { getCard } from "../../../tools/cards/get-card.ts";
import type { DataOf, Desk, Found } from "../../../tools/desk.ts";
import { evaluateRenewal } from "../../../tools/fees/evaluate-renewal.ts";
import { type Html, html } from "../../../look/html.ts";
import { toPage } from "../../layout.ts";
import { keepNotice } from "../../notices.ts";
import { page, redirect, type Reply } from "../../reply.ts";
import type { MemberRoute } from "../../route.ts";
import type { MemberVisit } from "../../visit.ts";
import { toCreditList } from "./card-credits.ts";
import { type Edit, editForm, saveEdit } from "./card-edit.ts";
import { toCardFacts } from "./card-facts.ts";
import { removeForm } from "./card-remove.ts";
import { deskOf } from "../desk.ts";
import { dueDay } from "../overview/fees.ts";
import { findCard, type OfWallet } from "./find-card.ts";
import { cardTraits } from "../overview/held-cards.ts";
import type { HeldRow } from "../overview/read.ts";
import { netText } from "../todo/net.ts";
import { sourcesOf } from "../sources.ts";
import { walletTabs } from "../tabs.ts";
import { tryRead } from "../try-read.ts";
import { cardLabel } from "../words.ts";

export const cardRoute: MemberRoute = { for: "members", path: CARD_PATH, get: show, post: save };

async function show(visit: MemberVisit): Promise<Reply> {
  const desk = await deskOf(visit);
  return page(await toCardPage(visit, desk, findCard(visit, desk)));
}

async function save(visit: MemberVisit, form: URLSearchParams): Promise<Reply> {
  const desk = await deskOf(visit);
  const found = findCard(visit, desk);
  const edit = await saveEdit(desk, found.card, found.owners, form);
  if (edit !== undefined) return page(await toCardPage(visit, desk, found, edit), 422);
  const back = toCardPath(found.card.wallet_card_id);
  return redirect(back, [keepNotice(visit.context.secure, "card-changed")]);
}

async function toCardPage(
  visit: MemberVisit,
  desk: Desk,
  { card, owners }: OfWallet,
  edit?: Edit,
): Promise<Html> {
  const { formToken } = visit.member;
  const { wallet_card_id: id } = card;
  const facts = await desk.readInTurn(getCard, { card: card.card_id });
  const credits = await desk.readInTurn(listCredits, { cards: [id] });
  const renewal = await tryRead(() => desk.readInTurn(evaluateRenewal, { wallet_card_id: id }));
  const content = html`${walletTabs(visit.event.url.pathname)}
    <p class="lead">${toLead(card, credits, renewal)}</p>
    <p class="hint">${cardTraits(card, owners.length > 1)}</p>
    <h2 id="credits">Credits</h2>
    ${toCreditList(credits, formToken)}
    <h2 id="change">Change</h2>
    ${editForm(card, owners, formToken, edit)} ${removeForm(card, formToken)}
    <h2 id="facts">What is known of it</h2>
    ${toCardFacts(facts.data)} ${sourcesOf([facts, credits, ...(renewal ? [renewal] : [])])}`;
  return toPage(visit, { title: cardLabel(card), content, errors: edit?.errors ?? [] });
}

type Renewal = Found<DataOf<typeof evaluateRenewal>>;
type Credits = Found<DataOf<typeof listCredits>>;

function toLead(card: HeldRow, credits: Credits, renewal: Renewal | undefined): Html {
  const { left_usd: left } = credits.data.totals;
  const leftText = left > 0 && html` Credits left now: <strong>${formatUsd(left)}</strong>.`;
  if (card.status === "closed") return html`This card is closed.`;
  if (renewal === undefined) return html`Somebody else pays for this account.${leftText}`;
  const { fee_usd: fee, fee_due: due, net_usd: net } = renewal.data;
  if (fee === 0) return html`It has no annual fee.${leftText}`;
  return html`The fee is <strong>${formatUsd(fee)}</strong>${
      due !== undefined && html`, due ${dueDay(due)}`
    };
    what you get in the year after it is worth <strong>${netText(net)}</strong>.${leftText}`;
}
