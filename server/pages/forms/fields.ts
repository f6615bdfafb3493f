import { PLANS_PATH } from "../../contract/addresses.ts";
import { type Scope, SCOPE_MEANINGS } from "../../accounts/scopes.ts";
import { TOKEN_FIELD } from "./form-token.ts";
import type { FieldError } from "./form.ts";
import { type Html, html } from "../../look/html.ts";

/** A labelled line of text. */
export interface TextField {
  readonly name: string;
  readonly label: string;
  readonly type: "text" | "email" | "password" | "date";
  readonly autocomplete: string;
  readonly value?: string;
  readonly hint?: string;
  readonly maxLength?: number;
  /** True for a field that may stay empty. */
  readonly optional?: boolean;
  /** Where the name does not tell it apart from others of the page. */
  readonly id?: string;
  /** The id of a list of suggestions. */
  readonly list?: string;
  readonly numeric?: boolean;
}

/** A labelled box for several lines. */
export type TextBox = Pick<TextField, "name" | "label" | "value" | "hint"> & {
  readonly rows: number;
};

/** A form that posts to one of our own addresses. */
export const postForm = (action: string, token: string, content: Html, id?: string): Html =>
  toForm(html`action="${action}" ${id !== undefined && html`id="${id}"`}`, token, content);

/** The same for a form with a file. */
export const fileForm = (action: string, token: string, content: Html): Html =>
  toForm(html`action="${action}" enctype="multipart/form-data"`, token, content);

const toForm = (attributes: Html, token: string, content: Html): Html =>
  html`<form method="post" ${attributes} novalidate>
    <input type="hidden" name="${TOKEN_FIELD}" value="${token}" />${content}
  </form>`;

export function textField(field: TextField, errors: readonly FieldError[] = []): Html {
  const { name, label, type, autocomplete, value, hint, maxLength, list } = field;
  const { optional = false, numeric = false, id = name } = field;
  const message = messageFor(id, errors);
  return html`<div class="field">
    <label for="${id}">${label}</label>
    ${toHint(id, hint)}${toError(id, message)}
    <input
      id="${id}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      ${type === "text" ? html`spellcheck="false"` : html`autocapitalize="none"`}
      ${value !== undefined && html`value="${value}"`}
      ${maxLength !== undefined && html`maxlength="${maxLength}"`}
      ${list !== undefined && html`list="${list}"`}
      ${numeric && html`inputmode="decimal"`}
      ${describe(id, hint, message)}
      ${!optional && html`required`}
    />
  </div>`;
}

export function textBox(
  { name, label, value = "", hint, rows }: TextBox,
  errors: readonly FieldError[] = [],
): Html {
  const message = messageFor(name, errors);
  return html`<div class="field wide">
    <label for="${name}">${label}</label>
    ${toHint(name, hint)}${toError(name, message)}
    <textarea
      id="${name}"
      name="${name}"
      rows="${rows}"
      autocomplete="off"
      spellcheck="false"
      required
      ${describe(name, hint, message)}
    >
${value}</textarea>
  </div>`;
}

/** One of several things, the first unless another is chosen. */
export const selectField = ({
  name,
  label,
  options,
  value,
}: Pick<TextField, "name" | "label" | "value"> & {
  readonly options: readonly (readonly [value: string, label: string])[];
}): Html =>
  html`<div class="field">
    <label for="${name}">${label}</label>
    <select id="${name}" name="${name}">
      ${options.map(
        ([one, text]) =>
          html`<option value="${one}" ${one === value && html`selected`}>${text}</option>`,
      )}
    </select>
  </div>`;

/** A file that may be chosen. */
export function fileField(
  {
    name,
    label,
    hint,
    accept,
  }: Required<Pick<TextField, "name" | "label" | "hint">> & {
    readonly accept: string;
  },
  errors: readonly FieldError[] = [],
): Html {
  const message = messageFor(name, errors);
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${toHint(name, hint)}${toError(name, message)}
    <input
      id="${name}"
      name="${name}"
      type="file"
      accept="${accept}"
      ${describe(name, hint, message)}
    />
  </div>`;
}

/** One thing to say yes to. */
export const checkbox = (
  { name, label, id = name, value = "yes" }: Pick<TextField, "name" | "label" | "id" | "value">,
  isChecked: boolean,
): Html =>
  html`<div class="choice">
    <input
      type="checkbox"
      id="${id}"
      name="${name}"
      value="${value}"
      ${isChecked && html`checked`}
    />
    <label for="${id}">${label}</label>
  </div>`;

/** A secret to copy, which is never shown again. */
export const secretField = ({
  name,
  label,
  hint,
  value,
}: Required<Pick<TextField, "name" | "label" | "value">> & {
  readonly hint?: Html;
}): Html =>
  html`<div class="field wide">
    <label for="${name}">${label}</label>
    ${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
    <input
      id="${name}"
      class="secret"
      value="${value}"
      readonly
      autofocus
      autocomplete="off"
      spellcheck="false"
      ${hint && html`aria-describedby="${name}-hint"`}
    />
  </div>`;

/** A field that people neither see nor change. */
export const hiddenField = (name: string, value: string): Html =>
  html`<input type="hidden" name="${name}" value="${value}" />`;

/** Checkboxes for scopes, each in plain words. */
export function scopeField(
  legend: string,
  scopes: readonly Scope[],
  checked: readonly Scope[],
  errors: readonly FieldError[] = [],
): Html {
  const message = messageFor("scopes", errors);
  const boxes = scopes.map((scope, at) => {
    // The error summary leads to the first box.
    const id = at === 0 ? "scopes" : `scopes-${at}`;
    return html`<div class="choice">
      <input
        type="checkbox"
        id="${id}"
        name="scopes"
        value="${scope}"
        ${checked.includes(scope) && html`checked`}
        aria-describedby="${id}-code"
      />
      <label for="${id}">${SCOPE_MEANINGS[scope]}</label>
      <code id="${id}-code">${scope}</code>
    </div>`;
  });
  return html`<fieldset ${message !== undefined && html`aria-describedby="scopes-error"`}>
    <legend>${legend}</legend>
    ${toError("scopes", message)}${boxes}
  </fieldset>`;
}

/** A button that does not act before a second one was pressed; works without scripts. */
export const confirmButton = (open: string, about: string, form: Html, isOpen = false): Html =>
  html`<details class="confirm" ${isOpen && html`open`}>
    <summary class="button quiet">${open}<span class="unseen"> ${about}</span></summary>
    ${form}
  </details>`;

/** What is wrong, first thing on the page, each leading to its field. */
export const errorSummary = (errors: readonly FieldError[]): Html | undefined =>
  errors.length === 0
    ? undefined
    : html`<div class="summary" role="alert" tabindex="-1" autofocus>
        <h2>There is a problem</h2>
        <ul>
          ${errors.map(({ field, message }) => html`<li><a href="#${field}">${message}</a></li>`)}
        </ul>
        ${errors.some(({ isOfPlan }) => isOfPlan) && plansLink}
      </div>`;

/** Where a refusal for the calls of a day leads. */
export const plansLink = html`<p><a href="${PLANS_PATH}">See what each plan gives</a></p>`;

const messageFor = (name: string, errors: readonly FieldError[]): string | undefined =>
  errors.find(({ field }) => field === name)?.message;

const toHint = (name: string, hint: string | undefined): Html | undefined =>
  hint === undefined ? undefined : html`<p class="hint" id="${name}-hint">${hint}</p>`;

const toError = (name: string, message: string | undefined): Html | undefined =>
  message === undefined
    ? undefined
    : html`<p class="error" id="${name}-error"><span class="unseen">Error: </span>${message}</p>`;

function describe(name: string, hint: string | undefined, message: string | undefined) {
  const ids = [
    ...(hint === undefined ? [] : [`${name}-hint`]),
    ...(message === undefined ? [] : [`${name}-error`]),
  ];
  const invalid = message !== undefined && html`aria-invalid="true"`;
  return html`${ids.length > 0 && html`aria-describedby="${ids.join(" ")}"`} ${invalid}`;
}
