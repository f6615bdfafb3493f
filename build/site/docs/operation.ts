import { type Html, html } from "../../../server/look/html.ts";
import type { Answer } from "../../answers/answer.ts";
import { toCurl } from "../curl.ts";
import type { Operation, Parameter } from "./description.ts";
import { type Example, toExample } from "./example.ts";
import { toFieldList, toType } from "./fields.ts";
import { toTryForm } from "./try-form.ts";
import { toSentence } from "../sentence.ts";
import { ORIGIN } from "../../../server/contract/host-answers.ts";
import { toSnippet } from "../snippets.ts";

/** One operation: purpose, parameters, answer, and a form to try it. */
export function toOperationSection(operation: Operation, answers: readonly Answer[]): Html {
  const { operationId, method, path, summary, description, alsoAt } = operation;
  const example = toExample(operation, answers);
  return html`<section class="operation" id="${operationId}" aria-labelledby="${operationId}-name">
    <h3 id="${operationId}-name">
      ${summary} <a class="anchor" href="#${operationId}" aria-label="Link to ${summary}">#</a>
    </h3>
    <p class="address"><span class="tag">${method}</span> <code>${path}</code></p>
    <p>${toSentence(description)}</p>
    ${alsoAt.map((other) => html`<p>Also at <code>${other}</code>.</p>`)} ${toInputs(operation)}
    ${toAnswer(operation)} ${toRequest(operation, example)}
  </section>`;
}

const toInputs = ({ parameters, body }: Operation): Html =>
  html`${
    parameters.length > 0 &&
    html`<h4>Parameters</h4>
      <dl class="fields">${parameters.map(toParameter)}</dl>`
  }
  ${
    body !== undefined &&
    html`<h4>Body</h4>
      ${toFieldList(body)}`
  }`;

const toParameter = ({ name, in: place, required, description, schema }: Parameter): Html =>
  html`<div>
    <dt>
      <code>${name}</code>
      <span class="hint">
        ${toType(schema)},
        ${place === "path" ? "in the path" : "in the query"}${!required && ", optional"}
      </span>
    </dt>
    ${description !== undefined && html`<dd>${toSentence(description)}</dd>`}
  </div>`;

function toAnswer({ success, responses }: Operation): Html {
  const others = Object.entries(responses).filter(([status]) => status !== "200");
  return html`<h4>Answers</h4>
    <dl class="fields answers">
      <div>
        <dt>200</dt>
        <dd>
          ${success !== undefined && toContent(success)} ${toHeaders(responses["200"]?.headers)}
        </dd>
      </div>
      ${others.map(
        ([status, { description, headers }]) =>
          html`<div>
            <dt>${status}</dt>
            <dd>${toSentence(toFullSentence(description))} ${toHeaders(headers)}</dd>
          </div>`,
      )}
    </dl>`;
}

/** The schema for JSON, the media type for anything else. */
function toContent({ mediaType, schema }: NonNullable<Operation["success"]>): Html {
  if (!mediaType.endsWith("json") || schema.type === "string") {
    return html`<code>${mediaType}</code>.`;
  }
  const sentence = schema.description === undefined ? "" : ` ${schema.description}`;
  return html`JSON: ${toType(schema)}.${toSentence(sentence)}
  ${schema.properties !== undefined && toFieldList(schema)}`;
}

type Headers = Operation["responses"][string]["headers"];

function toHeaders(headers: Headers = {}): Html {
  const names = Object.entries(headers);
  if (names.length === 0) return html``;
  return html`<span class="hint">
    With
    ${names.map(
      ([name, { example }], at) =>
        html`${at > 0 && ", "}<code>${name}${example !== undefined && `: ${example}`}</code>`,
    )}.
  </span>`;
}

const toFullSentence = (text: string): string => (text.endsWith(".") ? text : `${text}.`);

function toRequest(operation: Operation, example: Example): Html {
  const curl = toCurl({ url: ORIGIN + example.path, body: example.body });
  const { answer } = example;
  return html`<h4>Example</h4>
    ${toSnippet(curl)} ${toTryForm(operation, example)}
    ${
      answer !== undefined &&
      html`<details>
        <summary>Example answer</summary>
        ${answer.cut !== undefined && html`<p class="hint">${answer.cut}</p>`}
        <pre><code>${answer.text}</code></pre>
      </details>`
    }`;
}
