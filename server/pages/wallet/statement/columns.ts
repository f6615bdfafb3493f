import { readTable } from "../../../tools/purchases/read-csv.ts";
import { isOfx } from "../../../tools/purchases/read-ofx.ts";
import { fieldGroup, hiddenField, selectField } from "../../forms/fields.ts";
import type { FieldError } from "../../forms/form.ts";
import { type Html, html } from "../../../look/html.ts";
import { tryRead } from "../try-read.ts";

/** Columns of a CSV by what they hold, and how it writes days and charges. */
export type Columns = Readonly<Record<string, string>>;

const PREFIX = "column-";

const ROLES = [
  ["date", "Date"],
  ["text", "What was bought"],
  ["amount", "Amount"],
  ["debit", "Charges, if separate from payments"],
  ["credit", "Payments, if separate from charges"],
  ["category", "Category"],
  ["type", "Kind, such as sale or return"],
  ["id", "Reference"],
  ["card", "Last digits of the card"],
] as const;

const WAYS = [
  [
    "dates",
    "Dates are written",
    [
      ["", "As in the file"],
      ["mdy", "Month first: 5/14/2026"],
      ["dmy", "Day first: 14/5/2026"],
    ],
  ],
  [
    "charges",
    "Purchases are",
    [
      ["", "As in the file"],
      ["positive", "Above zero: 12.50"],
      ["negative", "Below zero: -12.50"],
    ],
  ],
] as const;

const LABELS: Columns = Object.fromEntries([
  ...ROLES,
  ...WAYS.map(([name, label]) => [name, label] as const),
]);

const WAY_LABELS: Columns = Object.fromEntries(
  WAYS.flatMap(([, , choices]): readonly (readonly [string, string])[] => choices),
);

/** Carries the columns to the next form. */
export const hiddenColumns = (columns: Columns): readonly Html[] =>
  Object.entries(columns).map(([role, name]) => hiddenField(PREFIX + role, name));

/** The columns as people read them. */
export const columnRows = (columns: Columns): readonly (readonly [string, string])[] =>
  Object.entries(columns).map(([role, name]) => [
    LABELS[role] ?? role,
    WAYS.some(([way]) => way === role) ? (WAY_LABELS[name] ?? name) : name,
  ]);

/** The chosen columns; none where nothing was chosen. */
export const readColumns = (form: URLSearchParams): Columns =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      name.startsWith(PREFIX) && value !== "" ? [[name.slice(PREFIX.length), value]] : [],
    ),
  );

/** Reading purchases takes one column of each group. */
const NEEDED = [
  [["date"], "Choose the column with the dates."],
  [["text"], "Choose the column that says what was bought."],
  [["amount", "debit", "credit"], "Choose the column with the amounts."],
] as const;

/** An error for each column that is still to be chosen. */
export const findMissing = (columns: Columns): readonly FieldError[] =>
  NEEDED.filter(([roles]) => roles.every((role) => columns[role] === undefined)).map(
    ([[role], message]) => ({ field: PREFIX + role, message }),
  );

export const COLUMNS_UNCLEAR: FieldError = {
  field: `${PREFIX}date`,
  message: "It is not clear what each column holds. Choose the columns below.",
};

/** Selects for the columns of a CSV; undefined for a file that has none to choose. */
export async function columnFields(
  content: string,
  columns: Columns,
  errors: readonly FieldError[],
): Promise<Html | undefined> {
  const table = isOfx(content) ? undefined : await tryRead(() => readTable(content));
  if (table === undefined || table.rows.length === 0) return undefined;
  const names = [...new Set(table.header.filter((name) => name !== ""))];
  const options = [["", "None"], ...names.map((name) => [name, name] as const)] as const;
  const fieldOf = (role: string, label: string, choices: typeof options | WayOptions) =>
    selectField({ name: PREFIX + role, label, options: choices, value: columns[role] }, errors);
  const fields = [
    ...ROLES.map(([role, label]) => fieldOf(role, label, options)),
    ...WAYS.map(([role, label, choices]) => fieldOf(role, label, choices)),
  ];
  return fieldGroup(
    { legend: "Columns of this file" },
    html`<div class="grid roomy">${fields}</div>`,
  );
}

type WayOptions = (typeof WAYS)[number][2];
