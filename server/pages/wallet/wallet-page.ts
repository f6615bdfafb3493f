import {
  ADD_PATH,
  APPLICATIONS_PATH,
  CALENDAR_PATH,
  CHAT_PAGE_PATH,
  PAY_PATH,
  POINTS_PATH,
  TODO_PATH,
  WALLET_PATH,
  YEAR_PATH,
} from "../../contract/addresses.ts";
import { postForm, textField } from "../forms/fields.ts";
import type { FieldError } from "../forms/form.ts";
import { type Html, html } from "../../look/html.ts";
import { toPage } from "../page/layout.ts";
import { toOwnerPath } from "./owners.ts";
import { type Rested, sourcesOf } from "./sources.ts";
import type { MemberVisit, Reply } from "../page/route.ts";

/** A page of the wallet: tabs, the answer, the details, their sources, and a box to ask more. */
interface WalletPage {
  readonly title: string;
  /** The path of its tab; a path without a tab marks none. */
  readonly path: string;
  /** The owner it shows; undefined for everybody. */
  readonly owner?: string | undefined;
  /** Tabs of the other owners. */
  readonly people?: Html | false;
  readonly lead?: Html | string;
  readonly content: Html;
  /** The answers that its figures come from. */
  readonly rests?: readonly Rested[];
  /** Typical questions to the chat on such a page. */
  readonly questions?: readonly string[];
  readonly errors?: readonly FieldError[];
}

export function toWalletPage(visit: MemberVisit, shown: WalletPage): Reply {
  const { title, path, owner, people, lead, content, rests = [], questions = [] } = shown;
  return toPage(visit, {
    title,
    errors: shown.errors ?? [],
    content: html`${walletTabs(path, owner)} ${people}
    ${lead !== undefined && html`<p class="lead">${lead}</p>`} ${content} ${sourcesOf(rests)}
    ${questions.length > 0 && askForm(visit.member.formToken, questions)}`,
  });
}

const TABS = [
  [WALLET_PATH, "Cards"],
  [POINTS_PATH, "Points"],
  [ADD_PATH, "Add"],
  [TODO_PATH, "To do"],
  [CALENDAR_PATH, "Calendar"],
  [PAY_PATH, "Which card"],
  [YEAR_PATH, "This year"],
  [APPLICATIONS_PATH, "Applications"],
] as const;

/** Tabs to the other pages of the wallet, for the same owner. */
const walletTabs = (path: string, owner?: string): Html =>
  html`<nav class="tabs" aria-label="Wallet">
    <ul>
      ${TABS.map(
        ([href, label]) =>
          html`<li>
            <a href="${toOwnerPath(href, owner)}" ${path === href && html`aria-current="page"`}
              >${label}</a
            >
          </li>`,
      )}
    </ul>
  </nav>`;

/** Puts a question to the chat. Its field comes first, so that Enter sends what was typed. */
const askForm = (token: string, questions: readonly string[]): Html =>
  html`<details class="ask-here">
    <summary class="button quiet">Ask about this</summary>
    ${postForm(
      `${CHAT_PAGE_PATH}#latest`,
      token,
      html`${textField({ name: "question", label: "Your question" })}
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
