import { cardsPage, docsPage, homePage, missingPage } from "../../../server/contract/pages.ts";
import { html } from "../../../server/look/html.ts";
import type { Answer } from "../../answers/answer.ts";
import type { SiteFacts } from "../facts.ts";
import { publish } from "../publish.ts";

/** The 404 page with links onward, the same for every address. */
export const answerMissingPage = (facts: SiteFacts): readonly Answer[] =>
  publish(
    missingPage,
    {},
    {
      section: missingPage,
      title: missingPage.summary,
      description: "There is nothing at this address.",
      content: html`<h1>${missingPage.summary}</h1>
        <p class="lede">
          There is nothing at this address. Addresses are in lower case, without a slash at the end.
          Cards closed to new applicants have no page.
        </p>
        <form class="find" action="${cardsPage.path}" role="search">
          <label for="search">Find a card</label>
          <input type="search" id="search" name="search" autocomplete="off" spellcheck="false" />
          <button>Search</button>
        </form>
        <ul>
          <li><a href="${homePage.path}">Start</a>: what is here.</li>
          <li><a href="${cardsPage.path}">Cards</a>: all open ones, to search and compare.</li>
          <li><a href="${docsPage.path}">API</a>: every route, for programs.</li>
        </ul>`,
    },
    facts,
  );
