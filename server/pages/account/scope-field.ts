import { type Scope, SCOPE_MEANINGS } from "../../accounts/scopes.ts";
import type { Html } from "../../look/html.ts";
import { checkbox, fieldGroup } from "../forms/fields.ts";
import type { FieldError } from "../forms/form.ts";

/** Checkboxes for scopes, each in plain words. */
export function scopeField(
  legend: string,
  scopes: readonly Scope[],
  checked: readonly Scope[],
  errors: readonly FieldError[] = [],
): Html {
  const boxes = scopes.map((scope, at) => {
    // The error summary leads to the first box.
    const id = at === 0 ? "scopes" : `scopes-${at}`;
    const box = { name: "scopes", id, value: scope, label: SCOPE_MEANINGS[scope], code: scope };
    return checkbox(box, checked.includes(scope));
  });
  return fieldGroup({ legend, id: "scopes" }, boxes, errors);
}
