import { type Html, html } from "../../../server/look/html.ts";
import type { Operation, Parameter } from "./description.ts";
import type { Example } from "./example.ts";

/** A form that calls the page's own server; hidden without scripts. */
export const toTryForm = (operation: Operation, example: Example): Html =>
  html`<form
    class="try"
    data-method="${operation.method}"
    data-path="${operation.path}"
    aria-label="Try it: ${operation.summary}"
  >
    ${operation.parameters.map((one) => toInput(operation, one))}
    ${example.body !== undefined && toBodyInput(operation, example.body)}
    <button>Send</button>
    <div class="said" role="status"></div>
    <pre class="answer" tabindex="0" aria-label="Answer" hidden><code></code></pre>
  </form>`;

function toInput({ operationId }: Operation, { name, schema, ...parameter }: Parameter): Html {
  const id = `${operationId}-${name}`;
  const label = html`<label for="${id}"><code>${name}</code></label>`;
  if (schema.type === "boolean") {
    return html`<p>
      ${label}
      <select id="${id}" name="${name}">
        <option value="">not set</option>
        <option>true</option>
        <option>false</option>
      </select>
    </p>`;
  }
  return html`<p>
    ${label}
    <input
      id="${id}"
      name="${name}"
      value="${String(parameter.example ?? "")}"
      ${parameter.required && html`required`}
      ${schema.type === "integer" && html`inputmode="numeric"`}
    />
  </p>`;
}

function toBodyInput({ operationId }: Operation, body: string): Html {
  const id = `${operationId}-body`;
  return html`<p class="wide">
    <label for="${id}">Body, as JSON</label>
    <textarea id="${id}" name="body" rows="3" spellcheck="false">${body}</textarea>
  </p>`;
}
