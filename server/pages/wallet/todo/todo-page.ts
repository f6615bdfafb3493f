import { ACTIVATED_PATH, TODO_PATH } from "../../../contract/addresses.ts";
import { formatUsd } from "../../../advice/money.ts";
import { listCredits } from "../../../tools/benefits/list-credits.ts";
import { getWallet } from "../../../tools/wallet/get-wallet.ts";
import { updateWalletCard } from "../../../tools/wallet/update-wallet-card.ts";
import { toShortDay } from "../../page/dates.ts";
import { notFound } from "../../page/errors.ts";
import { type Html, html } from "../../../look/html.ts";
import { redirectWith } from "../../page/reply.ts";
import { addLink } from "../add/paste.ts";
import { usedList } from "../card/credit-use.ts";
import { deskOf } from "../desk.ts";
import { lapseSentence } from "../overview/lead.ts";
import { labelsOf } from "../overview/read.ts";
import { ownerIn, ownerTabs, toOwnerPath } from "../owners.ts";
import { toWalletPage } from "../wallet-page.ts";
import { problemWords } from "../words.ts";
import { type Labels, type Next, readNext, toNextList, weighFees } from "./next-list.ts";
import type { MemberRoute, MemberVisit, Reply } from "../../page/route.ts";

export const todoRoutes: readonly MemberRoute[] = [
  { for: "members", path: TODO_PATH, get: show },
  { for: "members", path: ACTIVATED_PATH, post: noteActivation },
];

async function show(visit: MemberVisit): Promise<Reply> {
  const desk = await deskOf(visit);
  const owner = ownerIn(visit, desk);
  const next = await readNext(desk, owner);
  const labels = labelsOf(await desk.readInTurn(getWallet, {}));
  const worths = await weighFees(desk, next.data.items);
  const credits = await desk.readInTurn(listCredits, { owner });
  const { formToken: token } = visit.member;
  const back = toOwnerPath(TODO_PATH, owner);
  await desk.pause();
  const content = html`${toNextList(next.data.items, { worths, labels, token, back })}
  ${labels.size === 0 && addLink} ${usedList(credits.data.credits, token, back)}`;
  return toWalletPage(visit, {
    title: "What to do next",
    path: TODO_PATH,
    owner,
    people: ownerTabs(TODO_PATH, desk, owner),
    lead: toLead(next, labels),
    content,
    rests: [next, credits],
    questions: ["Which credits expire this month?", "Which annual fees are coming up?"],
  });
}

function toLead(next: Next, labels: Labels): Html {
  const { items, totals, until } = next.data;
  const { fees_usd: fees } = totals;
  if (items.length === 0) return html`There is nothing to do by ${toShortDay(until)}.`;
  const due =
    fees > 0 && html` <strong>${formatUsd(fees)}</strong> of annual fees come due by then.`;
  return html`${lapseSentence(next, labels)}${due} The soonest comes first.`;
}

async function noteActivation(visit: MemberVisit, form: URLSearchParams): Promise<Reply> {
  const desk = await deskOf(visit);
  const { problem } = await desk.write(updateWalletCard, {
    wallet_card_id: form.get("card") ?? "",
    activations: [form.get("activation") ?? ""],
  });
  if (problem !== undefined) throw notFound(problemWords(problem));
  return redirectWith(visit, TODO_PATH, "rate-activated");
}
