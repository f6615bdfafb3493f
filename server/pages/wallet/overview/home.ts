import { POINTS_PATH, TODO_PATH, WALLET_PATH } from "../../../contract/addresses.ts";
import { type Html, html } from "../../../look/html.ts";
import { toPage } from "../../page/layout.ts";
import { deskOf } from "../desk.ts";
import { lastRemoved } from "../card/card-remove.ts";
import { usedList } from "../card/credit-use.ts";
import { toFeeList } from "./fees.ts";
import { toCardList, toClosedList } from "./held-cards.ts";
import { toLead } from "./lead.ts";
import { addLink, pasteForm } from "../add/paste.ts";
import { toPointsList } from "../points/point-list.ts";
import { labelsOf, type Overview, readOverview } from "./read.ts";
import { ownerIn, ownerTabs, toOwnerPath } from "../owners.ts";
import { toNextList } from "../todo/next-list.ts";
import { toWalletPage } from "../wallet-page.ts";
import type { MemberRoute, MemberVisit, Reply } from "../../page/route.ts";

export const walletRoute: MemberRoute = { for: "members", path: WALLET_PATH, get: show };

const TITLE = "Your wallet";

/** The number of entries shown here; the full list has its own page. */
const MAX_NEXT = 12;

async function show(visit: MemberVisit): Promise<Reply> {
  const desk = await deskOf(visit);
  const owner = ownerIn(visit, desk);
  const overview = await readOverview(desk, owner);
  const { wallet, balances } = overview;
  const isEmpty =
    owner === undefined && wallet.data.cards?.length === 0 && balances.data.balances.length === 0;
  if (isEmpty) return toPage(visit, { title: TITLE, content: toFirstVisit(visit) });
  const { fees, credits, next, categories } = overview;
  await desk.pause();
  const content = toContent(overview, visit.member.formToken, toOwnerPath(WALLET_PATH, owner));
  return toWalletPage(visit, {
    title: TITLE,
    path: WALLET_PATH,
    owner,
    people: ownerTabs(WALLET_PATH, desk, owner),
    lead: toLead(overview),
    content: html`${lastRemoved(visit)} ${content}`,
    rests: [fees, credits, balances, next, categories],
    questions: ["Which credits expire this month?", "What do my cards cost me a year?"],
  });
}

const toFirstVisit = ({ member }: MemberVisit): Html =>
  html`<p class="lead">
      It is empty. List your cards and points, and this page shows what lapses, what you have to pay
      and which card to use.
    </p>
    ${pasteForm(member.formToken)}`;

function toContent(overview: Overview, token: string, back: string): Html {
  const { wallet, fees, credits, balances, next } = overview;
  const shown = { labels: labelsOf(wallet), token, back };
  const isShared = wallet.data.owners.length > 1;
  return html`<h2 id="cards">Cards</h2>
    ${toCardList(overview)} ${toClosedList(overview.closed.data.cards ?? [])} ${addLink}
    <h2 id="points">Points</h2>
    ${toPointsList(balances.data, isShared)}
    <p><a class="button quiet" href="${POINTS_PATH}">Change, value or transfer points</a></p>
    <h2 id="next">What to do next</h2>
    ${toNextList(next.data.items.slice(0, MAX_NEXT), shown)}
    ${usedList(credits.data.credits, token, back)}
    <p><a class="button quiet" href="${TODO_PATH}">Everything to do</a></p>
    <h2 id="fees">Annual fees</h2>
    ${toFeeList(fees.data)}`;
}
