import { WALLET_PATH } from "../../server/contract/addresses.ts";
import {
  cardsPage,
  changesPage,
  chatPage,
  docsPage,
  downloadsPage,
  guidesPage,
  homePage,
  mcpPage,
  siteIcon,
  siteScript,
  siteStyles,
  transfersPage,
  valuationsPage,
} from "../../server/contract/pages.ts";
import { getChangesFeed } from "../../server/contract/routes.ts";
import { type Route, urlFor } from "../../server/contract/route.ts";
import { toAsciiJson } from "../../server/contract/json.ts";
import { type Html, html, toDataScript } from "../../server/look/html.ts";
import type { ScriptName } from "./assets.ts";

/** One page of the site, without the shared frame. */
export interface SitePage {
  /** The navigation entry to mark: the page itself or its parent. */
  readonly section: Route;
  readonly title: string;
  /** A sentence for search engines and link previews. */
  readonly description: string;
  readonly content: Html;
  readonly script?: ScriptName;
  /** The subject of the page as schema.org JSON-LD. */
  readonly data?: Readonly<Record<string, unknown>>;
}

const NAVIGATION: readonly Route[] = [
  cardsPage,
  transfersPage,
  valuationsPage,
  downloadsPage,
  docsPage,
  mcpPage,
  chatPage,
  guidesPage,
];

/**
 * The whole document: head, header with navigation, content, footer with the release date.
 * `address` is the page's absolute address, if known.
 */
export const toDocument = (
  page: SitePage,
  releasedAt: string,
  address: string | undefined,
): Html => {
  const { section, title, description, content, script } = page;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}${section !== homePage && " | cardfile"}</title>
        <meta name="description" content="${description}" />
        ${toPreview(page, address)}
        <link rel="icon" href="${siteIcon.path}" type="image/svg+xml" />
        <link rel="stylesheet" href="${siteStyles.path}" />
        <link
          rel="alternate"
          href="${getChangesFeed.path}"
          type="application/atom+xml"
          title="What changed in the catalog"
        />
        ${
          script !== undefined &&
          html`<script type="module" src="${urlFor(siteScript.path, { name: script })}"></script>`
        }
      </head>
      <body>
        <a class="skip" href="#main">Skip to the content</a>
        <header class="site-header">
          <div class="bar">
            <a class="brand" href="${homePage.path}">cardfile</a>
            <nav aria-label="Main">
              <ul>
                ${NAVIGATION.map((route) => toLink(route, section))}
              </ul>
            </nav>
            <a class="wallet" href="${WALLET_PATH}">Your wallet</a>
          </div>
        </header>
        <main id="main" tabindex="-1">${content}</main>
        <footer class="site-footer">
          <div class="bar">
            <p>
              Released <time datetime="${releasedAt}">${releasedAt.slice(0, 10)}</time>, free to use
              under CC BY 4.0. <a href="${changesPage.path}">${changesPage.summary}</a>. Point
              values are estimates, not market prices; the issuer's terms decide.
            </p>
          </div>
        </footer>
      </body>
    </html>`;
};

const toPreview = ({ title, description, data }: SitePage, address: string | undefined): Html =>
  html`<meta property="og:site_name" content="cardfile" />
    <meta property="og:type" content="website" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    ${
      address !== undefined &&
      html`<meta property="og:url" content="${address}" />
        <link rel="canonical" href="${address}" />`
    }
    ${data && toDataScript(toAsciiJson({ "@context": "https://schema.org", ...data, url: address }))}`;

const toLink = (route: Route, section: Route): Html =>
  html`<li>
    <a href="${route.path}" ${route === section && html`aria-current="page"`}>${route.summary}</a>
  </li>`;
