import type * as z from "zod";
import { REMOVE_PATH, RESTORE_PATH, toCardPath } from "../../../contract/addresses.ts";
import { count } from "../../../advice/money.ts";
import { addWalletCard } from "../../../tools/wallet/add-wallet-card.ts";
import { removeWalletCard } from "../../../tools/wallet/remove-wallet-card.ts";
import { clearCookie, readCookie, setCookie } from "../../page/cookies.ts";
import { confirmButton, hiddenField, postForm } from "../../forms/fields.ts";
import { notFound } from "../../page/errors.ts";
import { type Html, html } from "../../../look/html.ts";
import { redirectWith, withHeaders } from "../../page/reply.ts";
import { deskOf } from "../desk.ts";
import { findCard } from "./find-card.ts";
import type { HeldRow } from "../overview/read.ts";
import { toOutcomePage, toRefusalPage } from "./outcome.ts";
import { cardLabel } from "../words.ts";
import type { MemberRoute, MemberVisit, Reply } from "../../page/route.ts";

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
          For a card that should never have been here. Keep one that you closed: banks' rules count
          it.
        </p>
        <button class="danger">Remove it and everything noted about it</button>`,
    ),
  );

async function remove(visit: MemberVisit): Promise<Reply> {
  const desk = await deskOf(visit);
  const { card } = findCard(visit, desk);
  const { data, problem } = await desk.write(removeWalletCard, {
    wallet_card_id: card.wallet_card_id,
    confirm: true,
  });
  if (problem !== undefined) return toRefusalPage(visit, problem);
  const { restore_token: token = "", removed } = data;
  const reply = toOutcomePage(visit, {
    title: `Removed: ${cardLabel(card)}`,
    lead: `${wentText(removed)} You can bring it back within 24 hours, here or from your wallet.`,
    undo: restoreForm(token, visit.member.formToken),
  });
  return withHeaders(reply, [setCookie(visit.context.secure, "removed", token, RESTORE_SECONDS)]);
}

/** A removed card is kept this long. */
const RESTORE_SECONDS = 86_400;

const restoreForm = (token: string, formToken: string): Html =>
  postForm(
    RESTORE_PATH,
    formToken,
    html`${hiddenField("token", token)}<button class="quiet">Bring it back</button>`,
  );

/** Offers to restore the card that this browser removed last, while it is kept. */
export function lastRemoved({ context, event, member }: MemberVisit): Html | undefined {
  const token = readCookie(event.req.headers.get("cookie"), context.secure, "removed");
  return token === undefined
    ? undefined
    : html`<div class="notice">
        <p>You removed a card within the last day.</p>
        ${restoreForm(token, member.formToken)}
      </div>`;
}

/** The records removed with the card. */
function wentText({ credit_uses: uses, bonuses, certificates }: Removed): string {
  const went = [
    ...(uses > 0 ? [count(uses, "credit use")] : []),
    ...(bonuses > 0 ? [count(bonuses, "bonus", "bonuses")] : []),
    ...(certificates > 0 ? [count(certificates, "certificate")] : []),
  ];
  return went.length === 0 ? "" : `Removed with it: ${went.join(", ")}.`;
}

type Removed = z.infer<(typeof removeWalletCard)["data"]>["removed"];

async function restore(visit: MemberVisit, form: URLSearchParams): Promise<Reply> {
  const desk = await deskOf(visit);
  const { data, problem } = await desk.write(addWalletCard, {
    restore_token: form.get("token") ?? "",
  });
  if (problem?.resetsAt !== undefined) return toRefusalPage(visit, problem);
  if (data === undefined)
    throw notFound("There is nothing to bring back: it is already back, or 24 hours have passed.");
  const back = toCardPath(data.wallet_card.wallet_card_id);
  return redirectWith(visit, back, "card-restored", [clearCookie(visit.context.secure, "removed")]);
}
