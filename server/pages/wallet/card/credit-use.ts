import { USED_PATH } from "../../../contract/addresses.ts";
import { formatUsd } from "../../../advice/money.ts";
import type { listCredits } from "../../../tools/benefits/list-credits.ts";
import { recordCreditUse } from "../../../tools/benefits/record-credit-use.ts";
import type { DataOf } from "../../../tools/desk.ts";
import { toShortDay } from "../../page/dates.ts";
import { dayList, type Line } from "../../page/lists.ts";
import { hiddenField, postForm, textField } from "../../forms/fields.ts";
import type { FieldError } from "../../forms/form.ts";
import { type Html, html } from "../../../look/html.ts";
import { toPage } from "../../page/layout.ts";
import { toNext } from "../../page/next.ts";
import { redirectWith } from "../../page/reply.ts";
import { deskOf } from "../desk.ts";
import { cardLabel, toFieldError } from "../words.ts";
import type { MemberRoute, MemberVisit, Reply } from "../../page/route.ts";

export const creditUseRoute: MemberRoute = { for: "members", path: USED_PATH, post: note };

/** A credit of a held card, and the page to come back to. */
export interface Noted {
  readonly walletCardId: string;
  readonly credit: string;
  readonly back: string;
}

/** A button that records the rest of a credit as used. */
export const usedButton = (token: string, noted: Noted): Html =>
  postForm(
    USED_PATH,
    token,
    html`${toFields(noted)}<button class="quiet small">Used it${about(noted)}</button>`,
  );

/** A button that undoes the latest use in the period. */
export const unusedButton = (token: string, noted: Noted): Html =>
  postForm(
    USED_PATH,
    token,
    html`${toFields(noted)}${hiddenField("undo", "yes")}
      <button class="quiet small">Undo the last use${about(noted)}</button>`,
  );

/** The credits used in the current period, each with its undo. */
export function usedList(rows: readonly UsedCredit[], token: string, back: string): Html | false {
  const used = rows.filter(
    ({ used: amount = 0, status }) => amount > 0 && (status === "used" || status === "open"),
  );
  return (
    used.length > 0 &&
    html`<h2 id="used">Used already</h2>
      ${dayList(used.map((row) => toUsedRow(row, token, back)))}`
  );
}

function toUsedRow(row: UsedCredit, token: string, back: string): Line {
  const { credit_name: credit, wallet_card_id: walletCardId, used = 0, unit } = row;
  return {
    when: row.period_ends === undefined ? "" : html`by ${toShortDay(row.period_ends)}`,
    what: `${credit} (${cardLabel(row)})`,
    amount: html`${unit === "usd" && formatUsd(used)} used`,
    act: unusedButton(token, { walletCardId, credit, back }),
  };
}

type UsedCredit = DataOf<typeof listCredits>["credits"][number];

/** A collapsed field to record partial use of a credit. */
export const partUsed = (token: string, noted: Noted, id: string): Html =>
  html`<details class="part">
    <summary class="button quiet small">Used part of it${about(noted)}</summary>
    ${toPartForm(token, noted, { id })}
  </details>`;

const about = ({ credit }: Noted): Html => html`<span class="unseen">: ${credit}</span>`;

const toFields = ({ walletCardId, credit, back }: Noted): Html =>
  html`${hiddenField("card", walletCardId)}${hiddenField("credit", credit)}${hiddenField("back", back)}`;

interface Part {
  readonly id: string;
  readonly typed?: string;
  readonly errors?: readonly FieldError[];
}

const toPartForm = (token: string, noted: Noted, { id, typed, errors }: Part): Html =>
  postForm(
    USED_PATH,
    token,
    html`${toFields(noted)}${textField(
        {
          name: "amount",
          id,
          label: `Dollars used of ${noted.credit}`,
          numeric: true,
          value: typed,
        },
        errors,
      )}<button>Save</button>`,
  );

const NO_AMOUNT = "Enter the dollars the credit paid, such as 12.50.";

async function note(visit: MemberVisit, form: URLSearchParams): Promise<Reply> {
  const noted = {
    walletCardId: form.get("card") ?? "",
    credit: form.get("credit") ?? "",
    back: toNext(form.get("back")),
  };
  const typed = form.get("amount");
  const amount = typed === null ? undefined : toAmount(typed);
  const refuse = (error: FieldError): Reply => toUsePage(visit, noted, typed ?? "", [error]);
  if (Number.isNaN(amount)) return refuse({ field: "amount", message: NO_AMOUNT });
  const isUndo = form.get("undo") === "yes";
  const desk = await deskOf(visit);
  const { problem } = await desk.write(recordCreditUse, {
    credit: `${noted.walletCardId}/${noted.credit}`,
    ...(amount === undefined ? {} : { amount }),
    ...(isUndo ? { undo: true } : {}),
  });
  if (problem !== undefined) return refuse(toFieldError("amount", problem));
  const notice = isUndo ? "credit-unused" : "credit-used";
  return redirectWith(visit, noted.back, notice);
}

/** Dollars as people type them; NaN when malformed. */
export function toAmount(typed: string): number {
  const text = typed.trim().replaceAll(/[$,\s]/g, "");
  return /^\d+(?:\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
}

const toUsePage = (
  visit: MemberVisit,
  noted: Noted,
  typed: string,
  errors: readonly FieldError[],
): Reply =>
  toPage(visit, {
    title: `Use of ${noted.credit}`,
    errors,
    content: html`${toPartForm(visit.member.formToken, noted, { id: "amount", typed, errors })}
      <p><a href="${noted.back}">Go back without saving</a></p>`,
  });
