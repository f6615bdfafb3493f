import { CHAT_PAGE_PATH } from "../../contract/addresses.ts";
import { postForm, textField } from "../forms/fields.ts";
import type { FieldError } from "../forms/form.ts";
import { type Html, html } from "../../look/html.ts";
import { toPage } from "../page/layout.ts";
import type { MemberVisit } from "../page/visit.ts";
import { type Rested, sourcesOf } from "./sources.ts";
import { walletTabs } from "./tabs.ts";

/** A page of the wallet: tabs, the answer, the details, what they rest on, and a box to ask more. */
interface WalletPage {
  readonly title: string;
  /** The address of its tab, or one of no tab. */
  readonly path: string;
  /** Whose things it shows; undefined is everybody. */
  readonly owner?: string | undefined;
  /** Leads to the things of the other owners. */
  readonly people?: Html | false;
  readonly lead?: Html | string;
  readonly content: Html;
  /** What its figures rest on. */
  readonly rests?: readonly Rested[];
  /** What people ask at such a page. */
  readonly questions?: readonly string[];
  readonly errors?: readonly FieldError[];
}

export function toWalletPage(visit: MemberVisit, shown: WalletPage): Html {
  const { title, path, owner, people, lead, content, rests = [], questions = [] } = shown;
  return toPage(visit, {
    title,
    errors: shown.errors ?? [],
    content: html`${walletTabs(path, owner)} ${people}
    ${lead !== undefined && html`<p class="lead">${lead}</p>`} ${content} ${sourcesOf(rests)}
    ${questions.length > 0 && askForm(visit.member.formToken, questions)}`,
  });
}

/** Puts a question to the chat. Its field comes first, so that Enter sends what was typed. */
const askForm = (token: string, questions: readonly string[]): Html =>
  html`<details class="ask-here">
    <summary class="button quiet">Ask about this</summary>
    ${postForm(
      `${CHAT_PAGE_PATH}#latest`,
      token,
      html`${textField({ name: "question", label: "Your question", type: "text", autocomplete: "off" })}
        <button>Ask</button>
        <p class="hint below">Or one of these:</p>
        <ul class="examples">
          ${questions.map(
            (one) =>
              html`<li>
                <button class="quiet" name="example" value="${one}">${one}</button>
              </li>`,
          )}
        </ul>`,
    )}
  </details>`;
