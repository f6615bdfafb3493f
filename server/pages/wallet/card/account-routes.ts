import {
  CHANGE_PATH,
  CHOOSE_PATH,
  CLOSE_PATH,
  ENROL_PATH,
  REOPEN_PATH,
  toCardPath,
} from "../../../contract/addresses.ts";
import * as z from "zod";
import type { Problem } from "../../../tools/desk.ts";
import { closeWalletCard } from "../../../tools/wallet/close-wallet-card.ts";
import { recordProductChange } from "../../../tools/wallet/record-product-change.ts";
import { updateWalletCard } from "../../../tools/wallet/update-wallet-card.ts";
import { type Html, html } from "../../../look/html.ts";
import { formatUsd } from "../../../advice/money.ts";
import { toShortDay } from "../../page/dates.ts";
import { hiddenField, postForm } from "../../forms/fields.ts";
import type { FieldError } from "../../forms/form.ts";
import type { Notice } from "../../page/notices.ts";
import { redirectWith } from "../../page/reply.ts";
import { deskOf } from "../desk.ts";
import { fromTypedDate } from "../../forms/typed-date.ts";
import { cardLabel, toFieldError, toPlain, toSentences } from "../words.ts";
import {
  CHANGED_ON,
  CHOICE,
  chosenText,
  CLOSED_ON,
  reopenForm,
  TO_CARD,
  WAS_CHOSEN,
} from "./account-forms.ts";
import { toCardPage } from "./card-page.ts";
import { findCard } from "./find-card.ts";
import { benefitList, riskList, toOutcomePage, toRefusalPage } from "./outcome.ts";
import type { MemberRoute, MemberVisit, Reply } from "../../page/route.ts";

export const accountRoutes: readonly MemberRoute[] = [
  { for: "members", path: CLOSE_PATH, post: close },
  { for: "members", path: REOPEN_PATH, post: reopen },
  { for: "members", path: CHANGE_PATH, post: change },
  { for: "members", path: CHOOSE_PATH, post: choose },
  { for: "members", path: ENROL_PATH, post: enrol },
];

const NO_DAY = "Enter a day such as 5/14/2026, or leave it empty for today.";

/** A typed day: undefined for today, and an error when it is not a day. */
function readDay(form: URLSearchParams, field: string) {
  const typed = (form.get(field) ?? "").trim();
  const day = fromTypedDate(typed);
  const isWrong = typed !== "" && !/-\d\d-\d\d$/.test(day ?? "");
  const errors: readonly FieldError[] = isWrong ? [{ field, message: NO_DAY }] : [];
  return { typed, day, errors };
}

/** The card's page with the values typed into one of its forms, and the errors. */
async function refuse(
  visit: MemberVisit,
  typed: Readonly<Record<string, string>>,
  errors: readonly FieldError[],
): Promise<Reply> {
  const desk = await deskOf(visit);
  const edits = { typed: new Map(Object.entries(typed)), errors };
  return toCardPage(visit, desk, findCard(visit, desk), edits);
}

async function close(visit: MemberVisit, form: URLSearchParams): Promise<Reply> {
  const desk = await deskOf(visit);
  const { card } = findCard(visit, desk);
  const { typed, day, errors } = readDay(form, CLOSED_ON);
  if (errors.length > 0) return refuse(visit, { [CLOSED_ON]: typed }, errors);
  const { wallet_card_id: id } = card;
  const written = await desk.write(closeWalletCard, { wallet_card_id: id, closed_on: day });
  if (written.problem !== undefined) {
    return refuse(visit, { [CLOSED_ON]: typed }, [toFieldError(CLOSED_ON, written.problem)]);
  }
  const { summary, warnings } = written;
  const { fee_refund: refund, lost, points_at_risk: risks } = written.data;
  return toOutcomePage(visit, {
    title: `Closed: ${cardLabel(card)}`,
    lead: toPlain(summary),
    details: html`${
      refund &&
      html`<p>
        Its fee of ${formatUsd(refund.fee_usd)} is refunded if the card is closed by
        ${toShortDay(refund.until)}.
      </p>`
    }
    ${warnings.length > 0 && html`<p class="hint">${toSentences(warnings)}</p>`} ${riskList(risks)}
    ${benefitList("Lost with it", lost)}`,
    undo: reopenForm(id, visit.member.formToken, "Undo"),
  });
}

function reopen(visit: MemberVisit): Promise<Reply> {
  return update(visit, { closed_on: null }, "card-reopened");
}

/** Changes a setting that needs no form of its own. */
async function update(visit: MemberVisit, fields: object, notice: Notice): Promise<Reply> {
  const desk = await deskOf(visit);
  const { wallet_card_id: id } = findCard(visit, desk).card;
  const { problem } = await desk.write(updateWalletCard, { wallet_card_id: id, ...fields });
  if (problem !== undefined) return toRefusalPage(visit, problem);
  return redirectWith(visit, toCardPath(id), notice);
}

async function change(visit: MemberVisit, form: URLSearchParams): Promise<Reply> {
  const desk = await deskOf(visit);
  const { card } = findCard(visit, desk);
  const { typed, day, errors: wrongDay } = readDay(form, CHANGED_ON);
  const toCard = (form.get(TO_CARD) ?? "").trim();
  const fields = { [TO_CARD]: toCard, [CHANGED_ON]: typed };
  const errors = [
    ...(toCard === "" ? [{ field: TO_CARD, message: "Type the name of the card it is now." }] : []),
    ...wrongDay,
  ];
  if (errors.length > 0) return refuse(visit, fields, errors);
  const { wallet_card_id: id } = card;
  const written = await desk.write(recordProductChange, {
    wallet_card_id: id,
    to_card: toCard,
    changed_on: day,
  });
  if (written.problem !== undefined) {
    return refuse(visit, fields, [toFieldError(fieldOf(written.problem), written.problem)]);
  }
  const { data, summary, warnings } = written;
  return toOutcomePage(visit, {
    title: `Changed: ${data.new.card_name}`,
    lead: toPlain(summary),
    details: html`${warnings.length > 0 && html`<p class="hint">${toSentences(warnings)}</p>`}
    ${riskList(data.points_at_risk)} ${benefitList("Lost", data.lost)}
    ${benefitList("Gained", data.gained)}`,
    undo: changeBackForm(id, data.old, visit.member.formToken),
    next: [toCardPath(id), "The card's page"],
  });
}

const fieldOf = ({ message }: Problem): string =>
  /changed_on|\d{4}-\d\d-\d\d/.test(message) ? CHANGED_ON : TO_CARD;

/** A change back on the same day leaves the account as if it had never changed. */
const changeBackForm = (
  id: string,
  { card_name: name, until }: z.infer<(typeof recordProductChange)["data"]>["old"],
  token: string,
): Html =>
  postForm(
    toCardPath(id, CHANGE_PATH),
    token,
    html`${hiddenField(TO_CARD, name)}${hiddenField(CHANGED_ON, until)}
      <button class="quiet">Undo</button>`,
  );

const choice = z.tuple([z.string(), z.string()]);

async function choose(visit: MemberVisit, form: URLSearchParams): Promise<Reply> {
  const desk = await deskOf(visit);
  const { card } = findCard(visit, desk);
  const field = `${CHOICE}-0-0`;
  if (form.get(WAS_CHOSEN) !== chosenText(card)) {
    const message = "These were changed meanwhile; they are shown as they are now. Choose again.";
    return refuse(visit, {}, [{ field, message }]);
  }
  const chosen: Record<string, string[]> = {};
  for (const value of form.getAll(CHOICE)) {
    const [group, key] = choice.parse(JSON.parse(value));
    (chosen[group] ??= []).push(key);
  }
  const { wallet_card_id: id } = card;
  const { problem } = await desk.write(updateWalletCard, {
    wallet_card_id: id,
    chosen_categories: Object.keys(chosen).length === 0 ? null : chosen,
  });
  if (problem !== undefined) return refuse(visit, {}, [toFieldError(field, problem)]);
  return redirectWith(visit, toCardPath(id), "card-changed");
}

function enrol(visit: MemberVisit, form: URLSearchParams): Promise<Reply> {
  const isUndo = form.get("undo") === "yes";
  const enrolments = { [form.get("credit") ?? ""]: isUndo ? null : true };
  return update(visit, { enrolments }, "card-changed");
}
