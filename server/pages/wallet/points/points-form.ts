import { POINTS_PATH } from "../../../contract/addresses.ts";
import { formatPoints } from "../../../advice/money.ts";
import { SELF } from "../../../accounts/wallet.ts";
import { type Html, html } from "../../../look/html.ts";
import { listBalances } from "../../../tools/balances/list-balances.ts";
import { setBalance } from "../../../tools/balances/set-balance.ts";
import type { Desk } from "../../../tools/desk.ts";
import { listValuations } from "../../../tools/valuations/list-valuations.ts";
import { setValuationOverride } from "../../../tools/valuations/set-valuation-override.ts";
import { fieldGroup, postForm, selectField, suggestions, textField } from "../../forms/fields.ts";
import type { FieldError } from "../../forms/form.ts";
import { type Edits, editedField, findConflicts, readEdits } from "../../forms/edits.ts";
import { ownerName, toFieldError } from "../words.ts";
import type { BalanceRow, ValuationRow } from "./point-list.ts";

const POINTS = "points-";
const CENTS = "cents-";
const NEW_PROGRAM = "new_program";
const NEW_POINTS = "new_points";
const NEW_OWNER = "new_owner";
const NEW_FIELDS = [NEW_PROGRAM, NEW_POINTS, NEW_OWNER] as const;

const toPointsField = ({ program, owner }: Pick<BalanceRow, "program" | "owner">): string =>
  `${POINTS}${program}-${encodeURIComponent(owner)}`;

/** The values that the form shows, by field. */
function shownOf(desk: Desk): ReadonlyMap<string, string> {
  const { balances } = desk.read(listBalances, {}).data;
  const { valuations } = desk.read(listValuations, {}).data;
  return new Map([
    ...balances.map((row) => [toPointsField(row), formatPoints(row.points)] as const),
    ...valuations.map((row) => [CENTS + row.program, toCentsText(row)] as const),
  ]);
}

const toCentsText = ({ override }: ValuationRow): string => override?.cpp.toString() ?? "";

interface Shown {
  readonly balances: readonly BalanceRow[];
  readonly values: readonly ValuationRow[];
  readonly edits: Edits;
}

/** The form for balances and own values. */
export function pointsForm(desk: Desk, token: string, { balances, values, edits }: Shown): Html {
  const isShared = desk.owners.length > 1;
  const held = new Set(balances.map(({ program }) => program));
  const balanceFields = balances.map((row) => {
    const label = `${row.program_name}${isShared ? `, held by ${ownerName(row.owner)}` : ""}`;
    return editedField({ name: toPointsField(row), label }, formatPoints(row.points), edits);
  });
  const valueFields = values
    .filter(({ program }) => held.has(program))
    .map((row) => {
      const field = { name: CENTS + row.program, label: row.program_name, numeric: true };
      return editedField(field, toCentsText(row), edits);
    });
  return postForm(
    POINTS_PATH,
    token,
    html`${balances.length > 0 && group("Balances", balanceFields, "0 removes a balance.")}
      ${group("Another balance", [newBalance(desk.owners, values, edits)])}
      ${held.size > 0 && group("Your own values", valueFields, OWN_VALUES)} <button>Save</button>`,
  );
}

const OWN_VALUES = "Cents per point, in place of our estimate. Clear to undo.";

const group = (legend: string, fields: readonly Html[], hint?: string): Html =>
  fieldGroup({ legend, hint }, html`<div class="grid roomy">${fields}</div>`);

function newBalance(owners: readonly string[], values: Shown["values"], edits: Edits): Html {
  const program = { name: NEW_PROGRAM, label: "Program", list: "programs", optional: true };
  const valueOf = (name: string): string => edits.typed.get(name) ?? "";
  const options = owners.map((owner) => [owner, ownerName(owner)] as const);
  return html`${textField({ ...program, value: valueOf(NEW_PROGRAM) }, edits.errors)}
  ${suggestions(
    "programs",
    values.map(({ program_name: name }) => name),
  )}
  ${textField({ name: NEW_POINTS, label: "Points", value: valueOf(NEW_POINTS), optional: true }, edits.errors)}
  ${
    owners.length > 1 &&
    selectField({ name: NEW_OWNER, label: "Held by", options, value: valueOf(NEW_OWNER) })
  }`;
}

/** Saves the changes; returns them with the errors when something is wrong. */
export async function savePoints(desk: Desk, form: URLSearchParams): Promise<Edits | undefined> {
  const changed = readEdits(form);
  const [program = "", points = "", owner = ""] = NEW_FIELDS.map((name) =>
    (form.get(name) ?? "").trim(),
  );
  const typed = new Map([
    ...changed,
    [NEW_PROGRAM, program],
    [NEW_POINTS, points],
    [NEW_OWNER, owner],
  ]);
  const shown = shownOf(desk);
  const errors = [
    ...findConflicts(form, changed, (field) => shown.get(field) ?? ""),
    ...[...changed].flatMap(([field, text]) => findWrong(field, text)),
    ...findWrongNew(program, points),
  ];
  if (errors.length > 0) return { typed, errors };
  const added = program === "" ? [] : [{ program, points: toPoints(points), owner: owner || SELF }];
  const error =
    (await writeChanges(desk, changed)) ??
    (await writeAll(added, async (balance) => {
      const { problem } = await desk.write(setBalance, balance);
      return problem && toFieldError(NEW_PROGRAM, problem);
    }));
  return error && { typed, errors: [error] };
}

/** Each change is one write; those before a problem are kept, and show as saved. */
const writeChanges = (desk: Desk, changed: Edits["typed"]): Promise<FieldError | undefined> =>
  writeAll([...changed], async ([field, text]) => {
    const { problem } = field.startsWith(CENTS)
      ? await desk.write(setValuationOverride, {
          program: field.slice(CENTS.length),
          ...(text === "" ? { clear: true } : { cpp: toCents(text) }),
        })
      : await desk.write(setBalance, { ...fromPointsField(field), points: toPoints(text) });
    return problem && toFieldError(field, problem);
  });

/** One after the other, as each is a change of the same wallet; ends at the first problem. */
async function writeAll<Change>(
  changes: readonly Change[],
  write: (change: Change) => Promise<FieldError | undefined>,
): Promise<FieldError | undefined> {
  for (const change of changes) {
    // oxlint-disable-next-line no-await-in-loop
    const error = await write(change);
    if (error !== undefined) return error;
  }
  return undefined;
}

function fromPointsField(field: string) {
  const [program = "", owner = ""] = field.slice(POINTS.length).split(/-(.*)/s);
  return { program, owner: decodeURIComponent(owner) };
}

/** Points as people type them: 250k, 1,200. NaN when malformed. */
export function toPoints(typed: string): number {
  const [, digits = "", unit = ""] = /^([\d,]*\.?\d+)\s*([km]?)$/i.exec(typed) ?? [];
  const times = { k: 1000, m: 1_000_000 }[unit.toLowerCase()] ?? 1;
  return digits === "" ? Number.NaN : Math.round(Number(digits.replaceAll(",", "")) * times);
}

/** Cents as people type them: 1.8, 1.8¢. */
const toCents = (typed: string): number => {
  const [, digits] = /^(\d*\.?\d+)\s*(?:¢|cents?)?$/i.exec(typed) ?? [];
  return digits === undefined ? Number.NaN : Number(digits);
};

export const NO_POINTS = "Enter points, such as 12,500 or 80k.";
const NO_CENTS = "Enter cents per point, such as 1.8, or clear the field.";

function findWrong(field: string, text: string): readonly FieldError[] {
  if (!field.startsWith(CENTS)) {
    return Number.isNaN(toPoints(text)) ? [{ field, message: NO_POINTS }] : [];
  }
  return text === "" || toCents(text) > 0 ? [] : [{ field, message: NO_CENTS }];
}

function findWrongNew(program: string, points: string): readonly FieldError[] {
  if (program === "" && points === "") return [];
  if (program === "") return [{ field: NEW_PROGRAM, message: "Type the program of these points." }];
  return Number.isNaN(toPoints(points)) ? [{ field: NEW_POINTS, message: NO_POINTS }] : [];
}
