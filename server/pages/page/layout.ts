import { ACCOUNT_PATH, CHAT_PAGE_PATH, PLANS_PATH, WALLET_PATH } from "../../contract/addresses.ts";
import { cardsPage, docsPage, homePage, transfersPage } from "../../contract/pages.ts";
import { postForm } from "../forms/fields.ts";
import type { FieldError } from "../forms/form.ts";
import { type Html, html } from "../../look/html.ts";
import { noticeText } from "./notices.ts";
import { page } from "./reply.ts";
import { STYLESHEET_PATH } from "./stylesheet.ts";
import type { Member, Reply, Visit } from "./route.ts";

interface Document {
  readonly title: string;
  readonly content: Html;
  /** Further elements of the head. */
  readonly head?: Html | undefined;
  /** Shown above the content. */
  readonly above?: Html | undefined;
  readonly navigation?: Html | undefined;
}

/** The content of a page below its heading. */
interface PageContent extends Pick<Document, "title" | "content" | "head"> {
  readonly errors?: readonly FieldError[];
  /** By default 422 when the form has errors, else 200. */
  readonly status?: number;
}

/** A page with navigation for a member, the notice and the errors of its form. */
export function toPage(visit: Visit, shown: PageContent): Reply {
  const { member, notice, event } = visit;
  const { title, content, head, errors = [], status = errors.length > 0 ? 422 : 200 } = shown;
  const told =
    notice !== undefined && errors.length === 0
      ? html`<p class="notice" role="status">${noticeText(notice)}</p>`
      : undefined;
  const markup = toDocument({
    title: errors.length > 0 ? `Error: ${title}` : title,
    above: errorSummary(errors) ?? told,
    navigation: member && toNavigation(member, event.url.pathname),
    content: html`<h1>${title}</h1>
      ${content}`,
    head,
  });
  return page(markup, status);
}

export const toDocument = ({ title, content, head, above, navigation }: Document): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · cardfile</title>
        <link rel="stylesheet" href="${STYLESHEET_PATH}" />
        ${head}
      </head>
      <body>
        <a class="skip" href="#main">Skip to the content</a>
        <header>
          <div class="bar"><a class="brand" href="/account">cardfile</a>${navigation}</div>
        </header>
        <main id="main" tabindex="-1">${above}${content}</main>
        <footer>
          <p class="bar">
            <a href="${homePage.path}">Home</a><a href="${cardsPage.path}">Cards</a
            ><a href="${transfersPage.path}">Transfers</a><a href="${docsPage.path}">API</a
            ><a href="${PLANS_PATH}">Plans</a>
          </p>
        </footer>
      </body>
    </html>`;

/** The error summary at the top of the page, with links to the fields. */
const errorSummary = (errors: readonly FieldError[]): Html | undefined =>
  errors.length === 0
    ? undefined
    : html`<div class="summary" role="alert" tabindex="-1" autofocus>
        <h2>There is a problem</h2>
        <ul>
          ${errors.map(({ field, message }) => html`<li><a href="#${field}">${message}</a></li>`)}
        </ul>
        ${errors.some(({ isOfPlan }) => isOfPlan) && plansLink}
      </div>`;

/** Goes with a refusal because the daily quota is used up. */
export const plansLink = html`<p><a href="${PLANS_PATH}">See what each plan includes</a></p>`;

const LINKS = [
  [WALLET_PATH, "Wallet"],
  [CHAT_PAGE_PATH, "Ask"],
  [ACCOUNT_PATH, "Account"],
] as const;

function toNavigation({ formToken }: Member, path: string): Html {
  const links = LINKS.map(
    ([href, label]) => html`<li><a href="${href}" ${toCurrent(href, path)}>${label}</a></li>`,
  );
  return html`<nav aria-label="Account">
      <ul>
        ${links}
      </ul>
    </nav>
    ${postForm("/sign-out", formToken, html`<button class="quiet">Sign out</button>`)}`;
}

/** Marks the current page or its parent, except the account, which is above every page. */
function toCurrent(href: string, path: string): Html | false {
  if (path === href) return html`aria-current="page"`;
  return href !== ACCOUNT_PATH && path.startsWith(`${href}/`) && html`aria-current="true"`;
}
