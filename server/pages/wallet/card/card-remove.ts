import type * as z from "zod";
import { REMOVE_PATH, RESTORE_PATH, toCardPath, WALLET_PATH } from "../../../contract/addresses.ts";
import { count } from "../../../advice/money.ts";
import { addWalletCard } from "../../../tools/wallet/add-wallet-card.ts";
import { removeWalletCard } from "../../../tools/wallet/remove-wallet-card.ts";
import { confirmButton, hiddenField, postForm } from "../../fields.ts";
import { notFound } from "../../errors.ts";
import { type Html, html } from "../../../look/html.ts";
import { toPage } from "../../layout.ts";
import { keepNotice } from "../../notices.ts";
import { page, redirect, type Reply } from "../../reply.ts";
import type { MemberRoute } from "../../route.ts";
import type { MemberVisit } from "../../visit.ts";
import { deskOf } from "../desk.ts";
import { findCard } from "./find-card.ts";
import type { HeldRow } from "../overview/read.ts";
import { cardLabel, problemWords } from "../words.ts";

export const removeRoutes: readonly MemberRoute[] = [
  { for: "members", path: REMOVE_PATH, post: remove },
  { for: "members", path: RESTORE_PATH, post: restore },
];

export const removeForm = (card: HeldRow, token: string): Html =>
  confirmButton(
    "Remove this card",
    cardLabel(card),
    postForm(
      toCardPath(card.wallet_card_id, REMOVE_PATH),
      token,
      html`<p>
          For a card that should never have been here. One that you closed belongs in the wallet:
          the rules of banks count it.
        </p>
        <button class="danger">Remove it with all that is noted of it</button>`,
    ),
  );

async function remove(visit: MemberVisit): Promise<Reply> {
  const desk = await deskOf(visit);
  const { card } = findCard(visit, desk);
  const { data, problem } = await desk.write(removeWalletCard, {
    wallet_card_id: card.wallet_card_id,
    confirm: true,
  });
  if (problem !== undefined) return page(toFailed(visit, problemWords(problem)), 422);
  const content = html`<p class="lead">
      ${wentText(data.removed)} You can bring it back within 24 hours, from this page alone.
    </p>
    <div class="buttons">
      ${postForm(
        RESTORE_PATH,
        visit.member.formToken,
        html`${hiddenField("token", data.restore_token ?? "")}
          <button class="quiet">Bring it back</button>`,
      )}
      <a class="button" href="${WALLET_PATH}">Your wallet</a>
    </div>`;
  return page(toPage(visit, { title: `Removed: ${cardLabel(card)}`, content }));
}

/** What hung on the card. */
function wentText({ credit_uses: uses, bonuses, certificates }: Removed): string {
  const went = [
    ...(uses > 0 ? [count(uses, "credit use")] : []),
    ...(bonuses > 0 ? [count(bonuses, "bonus", "bonuses")] : []),
    ...(certificates > 0 ? [count(certificates, "certificate")] : []),
  ];
  return went.length === 0 ? "" : `With it went ${went.join(", ")}.`;
}

type Removed = z.infer<(typeof removeWalletCard)["data"]>["removed"];

async function restore(visit: MemberVisit, form: URLSearchParams): Promise<Reply> {
  const desk = await deskOf(visit);
  const { data, problem } = await desk.write(addWalletCard, {
    restore_token: form.get("token") ?? "",
  });
  if (problem?.resetsAt !== undefined) return page(toFailed(visit, problemWords(problem)), 422);
  if (data === undefined)
    throw notFound("There is nothing to bring back: it is back already, or 24 hours have passed.");
  const back = toCardPath(data.wallet_card.wallet_card_id);
  return redirect(back, [keepNotice(visit.context.secure, "card-restored")]);
}

const toFailed = (visit: MemberVisit, message: string): Html =>
  toPage(visit, {
    title: "Nothing was done",
    content: html`<p>${message}</p>
      <p><a href="${WALLET_PATH}">Your wallet</a></p>`,
  });
