import { TOKEN_FIELD } from "./form-token.ts";
import type { FieldError } from "./form.ts";
import { type Html, html, type HtmlValue } from "../../look/html.ts";

/** A labelled line of text. */
export interface TextField {
  readonly name: string;
  readonly label: string;
  /** `text` by default. */
  readonly type?: "text" | "email" | "password" | "date";
  /** `off` by default. */
  readonly autocomplete?: string;
  readonly value?: string | undefined;
  readonly hint?: string | undefined;
  readonly maxLength?: number;
  /** True for a field that may stay empty. */
  readonly optional?: boolean;
  /** The name by default; needed when the page has several fields of that name. */
  readonly id?: string;
  /** The id of a list of suggestions. */
  readonly list?: string;
  readonly numeric?: boolean;
}

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
  const { name, type = "text", autocomplete = "off", value, maxLength, list } = field;
  const { optional = false, numeric = false, id = name } = field;
  const control = html`<input
    id="${id}"
    name="${name}"
    type="${type}"
    autocomplete="${autocomplete}"
    ${type === "text" ? html`spellcheck="false"` : html`autocapitalize="none"`}
    ${value !== undefined && html`value="${value}"`}
    ${maxLength !== undefined && html`maxlength="${maxLength}"`}
    ${list !== undefined && html`list="${list}"`}
    ${numeric && html`inputmode="decimal"`}
    ${describe(id, field.hint, errors)}
    ${!optional && html`required`}
  />`;
  return labelled({ ...field, id }, control, errors);
}

/** The e-mail address of an account. */
export const emailField = (value: string, errors: readonly FieldError[]): Html =>
  textField(
    { name: "email", label: "E-mail address", type: "email", autocomplete: "username", value },
    errors,
  );

/** A box for several lines. */
export const textBox = (
  field: Pick<TextField, "name" | "label" | "value" | "hint"> & { readonly rows: number },
  errors: readonly FieldError[] = [],
): Html =>
  labelled(
    { ...field, id: field.name, kind: "field wide" },
    html`<textarea
      id="${field.name}"
      name="${field.name}"
      rows="${field.rows}"
      autocomplete="off"
      spellcheck="false"
      required
      ${describe(field.name, field.hint, errors)}
    >
${field.value ?? ""}</textarea>`,
    errors,
  );

/** A choice of one option, the first by default. */
export const selectField = (
  {
    name,
    label,
    options,
    value,
  }: Pick<TextField, "name" | "label" | "value"> & {
    readonly options: readonly (readonly [value: string, label: string])[];
  },
  errors: readonly FieldError[] = [],
): Html =>
  labelled(
    { id: name, label },
    html`<select id="${name}" name="${name}" ${describe(name, undefined, errors)}>
      ${options.map(
        ([one, text]) =>
          html`<option value="${one}" ${one === value && html`selected`}>${text}</option>`,
      )}
    </select>`,
    errors,
  );

/** Names to suggest, for a field with this list. */
export const suggestions = (id: string, names: Iterable<string>): Html =>
  html`<datalist id="${id}">
    ${[...names].map((name) => html`<option value="${name}"></option>`)}
  </datalist>`;

/** An optional file. */
export const fileField = (
  field: Pick<TextField, "name" | "label" | "hint"> & { readonly accept: string },
  errors: readonly FieldError[] = [],
): Html =>
  labelled(
    { ...field, id: field.name },
    html`<input
      id="${field.name}"
      name="${field.name}"
      type="file"
      accept="${field.accept}"
      ${describe(field.name, field.hint, errors)}
    />`,
    errors,
  );

interface Labelled extends Pick<TextField, "label"> {
  readonly id: string;
  readonly hint?: HtmlValue;
  readonly kind?: string;
}

/** A control with its label, its hint and its error. */
const labelled = (
  { id, label, hint, kind = "field" }: Labelled,
  control: Html,
  errors: readonly FieldError[] = [],
): Html =>
  html`<div class="${kind}">
    <label for="${id}">${label}</label>
    ${hint !== undefined && html`<p class="hint" id="${id}-hint">${hint}</p>`}
    ${toError(id, errors)}${control}
  </div>`;

/** A checkbox, with the name that programs use for it where there is one. */
export const checkbox = (
  box: Pick<TextField, "name" | "label" | "id" | "value"> & { readonly code?: string },
  isChecked: boolean,
): Html => {
  const { name, label, id = name, value = "yes", code } = box;
  return html`<div class="choice">
    <input
      type="checkbox"
      id="${id}"
      name="${name}"
      value="${value}"
      ${isChecked && html`checked`}
      ${code !== undefined && html`aria-describedby="${id}-code"`}
    />
    <label for="${id}">${label}</label>
    ${code !== undefined && html`<code id="${id}-code">${code}</code>`}
  </div>`;
};

interface Group {
  readonly legend: string;
  readonly hint?: string | undefined;
  /** The name of the field in errors about the group. */
  readonly id?: string;
}

export const fieldGroup = (
  { legend, hint, id = "" }: Group,
  fields: Html | readonly Html[],
  errors: readonly FieldError[] = [],
): Html =>
  html`<fieldset ${messageFor(id, errors) !== undefined && html`aria-describedby="${id}-error"`}>
    <legend>${legend}</legend>
    ${hint !== undefined && html`<p class="hint">${hint}</p>`}${toError(id, errors)}${fields}
  </fieldset>`;

/** A secret to copy, which is never shown again. */
export const secretField = (
  field: Pick<TextField, "name" | "label"> & { readonly value: string; readonly hint?: Html },
): Html =>
  labelled(
    { ...field, id: field.name, kind: "field wide" },
    html`<input
      id="${field.name}"
      class="secret"
      value="${field.value}"
      readonly
      autofocus
      autocomplete="off"
      spellcheck="false"
      ${field.hint && html`aria-describedby="${field.name}-hint"`}
    />`,
  );

export const hiddenField = (name: string, value: string): Html =>
  html`<input type="hidden" name="${name}" value="${value}" />`;

/** A button that takes a second press to confirm; works without scripts. */
export const confirmButton = (open: string, about: string, form: Html, isOpen = false): Html =>
  html`<details class="confirm" ${isOpen && html`open`}>
    <summary class="button quiet">${open}<span class="unseen"> ${about}</span></summary>
    ${form}
  </details>`;

const messageFor = (name: string, errors: readonly FieldError[]): string | undefined =>
  errors.find(({ field }) => field === name)?.message;

function toError(name: string, errors: readonly FieldError[]): Html | false {
  const message = messageFor(name, errors);
  return (
    message !== undefined &&
    html`<p class="error" id="${name}-error"><span class="unseen">Error: </span>${message}</p>`
  );
}

function describe(name: string, hint: string | undefined, errors: readonly FieldError[]): Html {
  const isWrong = messageFor(name, errors) !== undefined;
  const ids = [
    ...(hint === undefined ? [] : [`${name}-hint`]),
    ...(isWrong ? [`${name}-error`] : []),
  ];
  const described = ids.length > 0 && html`aria-describedby="${ids.join(" ")}"`;
  return html`${described} ${isWrong && html`aria-invalid="true"`}`;
}
