import { hiddenField, type TextField, textField } from "./fields.ts";
import type { FieldError } from "./form.ts";
import { type Html, html } from "../../look/html.ts";

/** The changes in a form, and its errors. */
export interface Edits {
  /** Changed values by field. */
  readonly typed: ReadonlyMap<string, string>;
  readonly errors: readonly FieldError[];
}

export const NO_EDITS: Edits = { typed: new Map(), errors: [] };

const WAS = "was-";

/** A field that also sends the value it showed, so that only changes are saved. */
export const editedField = (
  field: Omit<TextField, "type" | "autocomplete">,
  shown: string,
  { typed, errors }: Edits,
): Html => {
  const value = typed.get(field.name) ?? shown;
  const plain = { optional: true, type: "text", autocomplete: "off" } as const;
  return html`${hiddenField(WAS + field.name, shown)}${textField({ ...plain, ...field, value }, errors)}`;
};

/** The fields whose value differs from the one the form showed. */
export const readEdits = (form: URLSearchParams): Edits["typed"] =>
  new Map(
    [...form]
      .filter(([name]) => name.startsWith(WAS))
      .map(([name, was]) => ({ field: name.slice(WAS.length), was }))
      .map(({ field, was }) => ({ field, was, typed: (form.get(field) ?? "").trim() }))
      .flatMap(({ field, was, typed }) => (typed === was ? [] : [[field, typed] as const])),
  );

/** Fields that another page or an agent changed while this one was open. */
export const findConflicts = (
  form: URLSearchParams,
  edits: Edits["typed"],
  nowOf: (field: string) => string,
): readonly FieldError[] =>
  [...edits].flatMap(([field, typed]) => {
    const now = nowOf(field);
    if (now === form.get(WAS + field) || now === typed) return [];
    const change = now === "" ? "cleared meanwhile" : `changed meanwhile to “${now}”`;
    return [{ field, message: `This was ${change}. Save again to keep what you typed.` }];
  });
