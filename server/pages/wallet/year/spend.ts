import { SPEND_PATH, YEAR_PATH } from "../../../contract/addresses.ts";
import { formatUsd } from "../../../advice/money.ts";
import { type Html, html } from "../../../look/html.ts";
import type { DataOf, Desk } from "../../../tools/desk.ts";
import { categoryCheatSheet } from "../../../tools/spending/category-cheat-sheet.ts";
import { getSpendingProfile } from "../../../tools/spending/get-spending-profile.ts";
import { updateProfile } from "../../../tools/wallet/update-profile.ts";
import { postForm } from "../../forms/fields.ts";
import { redirectWith } from "../../page/reply.ts";
import { toAmount } from "../card/credit-use.ts";
import { deskOf } from "../desk.ts";
import { type Edits, editedField, findConflicts, readEdits } from "../../forms/edits.ts";
import { statementLink } from "../statement/link.ts";
import { toFieldError } from "../words.ts";
import type { MemberVisit, Reply } from "../../page/route.ts";

interface Spend {
  readonly profile: DataOf<typeof getSpendingProfile>;
  readonly edits: Edits;
}

const PREFIX = "spend-";

/** Dollars a month by category, as the form writes them. */
const toKnown = ({ spend }: Spend["profile"]): ReadonlyMap<string, string> =>
  new Map(Object.entries(spend).map(([category, usd]) => [category, String(usd)]));

/**
 * Monthly spend: the categories of the profile, then the other everyday ones. Undefined for a
 * wallet without cards, which has neither.
 */
export async function spendSection(
  desk: Desk,
  token: string,
  { profile, edits }: Spend,
): Promise<Html | undefined> {
  const known = toKnown(profile);
  const sheet = await desk.readInTurn(categoryCheatSheet, {});
  // A category that has left the catalog has no name, and can still be removed here.
  const unnamed = Object.keys(profile.spend).map((category) => [category, category] as const);
  const named = [...profile.lines, ...sheet.data.rows];
  const names = new Map([
    ...unnamed,
    ...named.map((row) => [row.category, row.category_name] as const),
  ]);
  if (names.size === 0) return undefined;
  const fields = [...names].map(([category, label]) =>
    editedField(
      { name: PREFIX + category, label, numeric: true },
      known.get(category) ?? "",
      edits,
    ),
  );
  return html`<h2 id="spend">What you spend</h2>
    <details ${(profile.source === "none" || edits.errors.length > 0) && html`open`}>
      <summary class="button quiet">
        ${profile.source === "none" ? "Dollars a month" : `${formatUsd(profile.total_month_usd)} a month`}
      </summary>
      ${postForm(
        SPEND_PATH,
        token,
        html`<div class="grid">${fields}</div>
          <button>Save</button>`,
      )}
    </details>
    ${statementLink()}`;
}

/** Saves only changed fields, so that others changed elsewhere meanwhile stay. */
export async function saveSpend(visit: MemberVisit, form: URLSearchParams): Promise<Reply | Edits> {
  const typed = readEdits(form);
  const spend = Object.fromEntries(
    [...typed].map(([field, amount]) => [
      field.slice(PREFIX.length),
      amount === "" ? 0 : toAmount(amount),
    ]),
  );
  const desk = await deskOf(visit);
  const now = toKnown(desk.read(getSpendingProfile, {}).data);
  const errors = [
    ...findConflicts(form, typed, (field) => now.get(field.slice(PREFIX.length)) ?? ""),
    ...Object.keys(spend)
      .filter((key) => Number.isNaN(spend[key]))
      .map((key) => ({ field: PREFIX + key, message: "Enter dollars a month, such as 450." })),
  ];
  if (errors.length > 0) return { typed, errors };
  const { problem } = typed.size === 0 ? {} : await desk.write(updateProfile, { spend });
  if (problem !== undefined) return { typed, errors: [toFieldError("spend", problem)] };
  return redirectWith(visit, YEAR_PATH, "spend-saved");
}
