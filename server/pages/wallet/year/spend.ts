import { SPEND_PATH, YEAR_PATH } from "../../../contract/addresses.ts";
import { formatUsd } from "../../../advice/money.ts";
import { type Html, html } from "../../../look/html.ts";
import type { DataOf, Desk } from "../../../tools/desk.ts";
import { categoryCheatSheet } from "../../../tools/spending/category-cheat-sheet.ts";
import type { getSpendingProfile } from "../../../tools/spending/get-spending-profile.ts";
import { setSpendingProfile } from "../../../tools/spending/set-spending-profile.ts";
import { hiddenField, postForm, textField } from "../../fields.ts";
import type { FieldError } from "../../form.ts";
import { keepNotice } from "../../notices.ts";
import { redirect, type Reply } from "../../reply.ts";
import type { MemberVisit } from "../../visit.ts";
import { toAmount } from "../card/credit-use.ts";
import { deskOf } from "../desk.ts";
import { problemWords } from "../words.ts";

/** What stands in the form, by category, and what is wrong with it. */
export interface TypedSpend {
  readonly amounts: ReadonlyMap<string, string>;
  readonly errors: readonly FieldError[];
}

interface Spend {
  readonly profile: DataOf<typeof getSpendingProfile>;
  readonly typed: TypedSpend | undefined;
}

const PREFIX = "spend-";
const WAS_PREFIX = "was-";

/** What is spent a month: the categories of the profile, then the other everyday ones. */
export async function spendSection(
  desk: Desk,
  token: string,
  { profile, typed }: Spend,
): Promise<Html> {
  const known = new Map(profile.lines.map((line) => [line.category, String(line.monthly_usd)]));
  const sheet = await desk.readInTurn(categoryCheatSheet, {});
  const names = new Map(
    [...profile.lines, ...sheet.data.rows].map((row) => [row.category, row.category_name]),
  );
  const fields = [...names].map(([category, label]) => {
    const was = known.get(category) ?? "";
    const value = typed?.amounts.get(category) ?? was;
    const name = PREFIX + category;
    const field = { name, label, type: "text", autocomplete: "off", numeric: true } as const;
    return html`${hiddenField(WAS_PREFIX + category, was)}${textField({ ...field, value, optional: true }, typed?.errors)}`;
  });
  return html`<h2 id="spend">What you spend</h2>
    <details ${(profile.source === "none" || typed) && html`open`}>
      <summary class="button quiet">
        ${profile.source === "none" ? "Dollars a month" : `${formatUsd(profile.total_month_usd)} a month`}
      </summary>
      ${postForm(
        SPEND_PATH,
        token,
        html`<div class="grid">${fields}</div>
          <button>Save</button>`,
      )}
    </details>`;
}

/** Saves what was changed, so that what somebody else has changed meanwhile stays. */
export async function saveSpend(
  visit: MemberVisit,
  form: URLSearchParams,
): Promise<Reply | TypedSpend> {
  const amounts = new Map(
    [...form]
      .filter(([name]) => name.startsWith(PREFIX))
      .map(([name, value]) => [name.slice(PREFIX.length), value.trim()]),
  );
  const changed = [...amounts].filter(([key, typed]) => typed !== form.get(WAS_PREFIX + key));
  const spend = Object.fromEntries(
    changed.map(([key, typed]) => [key, typed === "" ? 0 : toAmount(typed)]),
  );
  const errors = Object.keys(spend)
    .filter((key) => Number.isNaN(spend[key]))
    .map((key) => ({ field: PREFIX + key, message: "Enter dollars a month, such as 450." }));
  if (errors.length > 0) return { amounts, errors };
  const desk = await deskOf(visit);
  const { problem } = changed.length === 0 ? {} : await desk.write(setSpendingProfile, { spend });
  if (problem !== undefined) {
    return { amounts, errors: [{ field: "spend", message: problemWords(problem) }] };
  }
  return redirect(YEAR_PATH, [keepNotice(visit.context.secure, "spend-saved")]);
}
