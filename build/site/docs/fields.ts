import { type Html, html } from "../../../server/look/html.ts";
import { nameOf, type Schema } from "./description.ts";
import { toSentence } from "../sentence.ts";

/** A type in words, with links to the resources it names: `list of Card`. */
export function toType(schema: Schema): Html {
  const name = nameOf(schema);
  if (name !== undefined) return html`<a href="#${toSchemaId(name)}">${name}</a>`;
  if (schema.const !== undefined) return html`always <code>${String(schema.const)}</code>`;
  if (schema.enum !== undefined)
    return toAlternatives(schema.enum.map((one) => html`<code>${one}</code>`));
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices !== undefined) return toAlternatives(choices.map(toType));
  if (schema.items !== undefined) return html`list of ${toType(schema.items)}`;
  if (typeof schema.additionalProperties === "object") {
    return html`map to ${toType(schema.additionalProperties)}`;
  }
  return html`${TYPES.get(schema.format ?? "") ?? TYPES.get(schema.type ?? "") ?? schema.type ?? "any JSON"}`;
}

const TYPES: ReadonlyMap<string, string> = new Map([
  ["string", "text"],
  ["integer", "whole number"],
  ["boolean", "true or false"],
  ["date-time", "time"],
  ["date", "date"],
]);

/** The HTML id of a named schema on the page. */
export const toSchemaId = (name: string): string => `schema-${name}`;

const toAlternatives = (choices: readonly Html[]): Html =>
  html`${choices.flatMap((choice, at) => (at === 0 ? [choice] : [html` or `, choice]))}`;

/** The fields of an object with type and meaning; unnamed objects are nested. */
export function toFieldList(schema: Schema): Html {
  const fields = Object.entries(schema.properties ?? {});
  return html`<dl class="fields">
    ${fields.map(([name, field]) =>
      toField(
        { name, type: toType(field), isRequired: schema.required?.includes(name) === true },
        field,
      ),
    )}
  </dl>`;
}

interface FieldHead {
  readonly name: string;
  readonly type: Html;
  readonly isRequired: boolean;
}

const toField = ({ name, type, isRequired }: FieldHead, field: Schema): Html => {
  const inner = field.items ?? field;
  const meaning = field.description ?? field.items?.description;
  return html`<div>
    <dt><code>${name}</code> <span class="hint">${type}${!isRequired && ", optional"}</span></dt>
    ${meaning !== undefined && toMeaning(meaning)}
    ${inner.properties !== undefined && html`<dd>${toFieldList(inner)}</dd>`}
  </div>`;
};

/** Folds away known values, since some fields have many. */
function toMeaning(text: string): Html {
  const [about = "", known] = text.split(/(?:^| )(?=Known values: )/);
  return html`${about !== "" && html`<dd>${toSentence(about)}</dd>`}
  ${
    known !== undefined &&
    (known.length < SHORT
      ? html`<dd>${known}</dd>`
      : html`<dd>
          <details>
            <summary>Known values</summary>
            ${known.replace("Known values: ", "")}
          </details>
        </dd>`)
  }`;
}

const SHORT = 120;
