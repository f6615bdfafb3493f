import { CHAT_PAGE_PATH, PLANS_PATH } from "../../contract/addresses.ts";
import { postForm } from "../forms/fields.ts";
import type { FieldError } from "../forms/form.ts";
import { type Html, html } from "../../look/html.ts";
import { toPage } from "../page/layout.ts";
import {
  ASKED_FIELD,
  type Exchange,
  MAX_QUESTION_CHARACTERS,
  toBounded,
  toLeftText,
  TOLD_FIELD,
} from "./conversation.ts";
import { LINK_REL, type Marked, parseAnswer, type Piece } from "./markdown.ts";
import { toScript } from "../scripts/script.ts";
import type { MemberVisit, Reply } from "../page/route.ts";

export interface ChatView {
  readonly exchanges: readonly Exchange[];
  readonly left: { readonly remaining: number; readonly limit: number };
  /** The text in the box. */
  readonly question?: string;
  readonly errors?: readonly FieldError[];
  readonly status?: number;
}

const EXAMPLES = [
  "Which of my cards should I use for groceries?",
  "Which credits of mine reset this month?",
  "What are my points worth?",
  "When is my next annual fee due?",
] as const;

export function toChatPage(visit: MemberVisit, view: ChatView): Reply {
  const { exchanges, left, question = "", errors = [] } = view;
  const fields = toFields(exchanges, question, errors);
  const content = html`<p class="hint">
      Ask about your cards, points and credits. Answers use the wallet you keep here and change
      nothing in it.
    </p>
    <div id="talk" role="log" aria-live="polite" aria-label="Conversation">
      ${exchanges.map((one, at) => toArticle(one, at === exchanges.length - 1))}
    </div>
    ${exchanges.length === 0 && examples}
    <div class="ask">
      ${postForm(`${CHAT_PAGE_PATH}#latest`, visit.member.formToken, fields, "ask")}
      <p class="hint">
        <span id="left">${toLeftText(left.remaining, left.limit)}</span>
        <a href="${PLANS_PATH}">Plans</a>
      </p>
    </div>
    <p id="again" ${exchanges.length === 0 && html`hidden`}>
      <a href="${CHAT_PAGE_PATH}">Start over</a>
    </p>`;
  const { status } = view;
  const page = { title: "Ask", content, errors, head: toScript("chat") };
  return toPage(visit, status === undefined ? page : { ...page, status });
}

const toArticle = ({ asked, told }: Exchange, isLatest: boolean): Html =>
  html`<article ${isLatest && html`id="latest" tabindex="-1"`}>
    <h2 class="asked"><span class="unseen">You asked: </span>${asked}</h2>
    <div class="told">${toAnswerHtml(told, isLatest)}</div>
  </article>`;

/** These buttons submit the form further down, which they name by its id. */
const examples = html`<section id="examples" aria-labelledby="examples-name">
  <h2 id="examples-name">For example</h2>
  <ul class="examples">
    ${EXAMPLES.map(
      (one) =>
        html`<li>
          <button class="quiet" form="ask" name="example" value="${one}">${one}</button>
        </li>`,
    )}
  </ul>
</section>`;

function toFields(
  exchanges: readonly Exchange[],
  question: string,
  errors: readonly FieldError[],
): Html {
  const [error] = errors;
  const wrong = error !== undefined && html`aria-invalid="true" aria-describedby="question-error"`;
  return html`<div id="earlier">${toBounded(exchanges).map(toHidden)}</div>
    <label for="question">Your question</label>
    ${
      error &&
      html`<p class="error" id="question-error">
        <span class="unseen">Error: </span>${error.message}
      </p>`
    }
    <textarea
      id="question"
      name="question"
      rows="2"
      maxlength="${MAX_QUESTION_CHARACTERS}"
      autocomplete="off"
      required
      ${wrong}
    >
${question}</textarea>
    <div class="buttons">
      <button id="send">Send</button>
      <button id="stop" type="button" class="quiet" hidden>Stop</button>
      <span id="keys" class="hint" hidden>Shift+Enter starts a new line.</span>
    </div>`;
}

const toHidden = ({ asked, told }: Exchange): Html =>
  html`<input type="hidden" name="${ASKED_FIELD}" value="${asked}" /><input
      type="hidden"
      name="${TOLD_FIELD}"
      value="${told}"
    />`;

/** An answer as HTML; its text is escaped wherever it stands. */
export const toAnswerHtml = (text: string, isLatest: boolean): readonly Html[] =>
  parseAnswer(text, isLatest).map(toHtml);

const toHtml = (piece: Piece): Html =>
  typeof piece === "string" ? html`${piece}` : WRITE[piece.tag](piece.inside.map(toHtml), piece);

type Write = (inside: readonly Html[], piece: Marked) => Html;

const WRITE: Readonly<Record<Marked["tag"], Write>> = {
  p: (inside, { look }) => html`<p ${look && html`class="${look}"`}>${inside}</p>`,
  ul: (inside, { look }) =>
    html`<ul ${look && html`class="${look}"`}>
      ${inside}
    </ul>`,
  ol: (inside, { look }) =>
    html`<ol ${look && html`class="${look}"`}>
      ${inside}
    </ol>`,
  li: (inside, { number }) =>
    html`<li ${number !== undefined && html`value="${number}"`}>${inside}</li>`,
  strong: (inside) => html`<strong>${inside}</strong>`,
  em: (inside) => html`<em>${inside}</em>`,
  br: () => html`<br />`,
  a: (inside, { href = "" }) =>
    html`<a href="${href}" rel="${LINK_REL}" target="_blank">${inside}</a>`,
  h3: (inside) => html`<h3>${inside}</h3>`,
  button: (inside, { value = "" }) =>
    html`<button class="quiet" form="ask" name="example" value="${value}">${inside}</button>`,
};
