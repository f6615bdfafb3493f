import * as z from "zod";
import { ACCOUNT_PATH, SIGN_UP_PATH } from "../../../server/contract/addresses.ts";
import {
  cardsPage,
  docsPage,
  downloadsPage,
  findPage,
  homePage,
  tryPage,
} from "../../../server/contract/pages.ts";
import { type Html, html } from "../../../server/look/html.ts";
import type { Answer } from "../../answers/answer.ts";
import { toSnippet } from "../snippets.ts";
import type { SiteFacts } from "../facts.ts";
import { drawExample } from "../home/example.ts";
import { drawFigures } from "../home/figures.ts";
import { toRowLines } from "../home/field-lines.ts";
import { type Way, WAYS } from "../home/ways.ts";
import { publish } from "../publish.ts";
import { toDay } from "../words.ts";

const anyList = z.array(z.unknown());

const ABOUT = "US credit cards, transfer partners and point values as open data";

export const answerHomePage = (facts: SiteFacts): readonly Answer[] =>
  publish(
    homePage,
    {},
    {
      section: homePage,
      title: `cardfile: ${ABOUT}`,
      description: `${ABOUT}: free JSON without a key, tools for agents, downloads with checksums.`,
      script: "docs.js",
      content: toContent(facts),
    },
    facts,
  );

const toContent = (facts: SiteFacts): Html =>
  html`<div class="hero">
      <div>
        <h1>${ABOUT}</h1>
        <p class="lede">
          Free to read: no key, no sign-up. Each fact was checked at a source and is dated; this
          copy was released on ${toDay(facts.releasedAt)}.
        </p>
        ${toSearch()}
        <p class="actions">
          <a class="button" href="${cardsPage.path}">Browse the cards</a>
          <a class="button quiet" href="${docsPage.path}">Read the API</a>
          <a class="button quiet" href="${downloadsPage.path}">Download everything</a>
        </p>
        ${facts.sample && html`<p>What a member sees: <a href="${tryPage.path}">a sample wallet</a>.</p>`}
        ${facts.withMembers && toMembers()}
      </div>
      ${drawExample(facts.answers)}
    </div>
    <section aria-labelledby="figures">
      <h2 id="figures">What it holds</h2>
      ${drawFigures(facts)}
    </section>
    <section aria-labelledby="ways">
      <h2 id="ways">Ways to use it</h2>
      <div class="ways">
        ${WAYS.filter(({ who }) => facts.withMembers || who !== "Account").map((way) =>
          drawWay(way, facts.answers),
        )}
      </div>
    </section>
    <section class="prose" aria-labelledby="absent">
      <h2 id="absent">What it leaves out</h2>
      <p>
        Closed cards, earn rates, amounts of offers and credits, transfer ratios, and the size and
        end of transfer bonuses are not in the free catalog. Point values are estimates. Where no
        source states a fact, the list is empty or says so; nothing is guessed.
      </p>
    </section>`;

const toSearch = (): Html =>
  html`<form class="find" action="${cardsPage.path}" role="search">
    <label for="search"
      >Find a card by its name, or <a href="${findPage.path}">by what it has</a></label
    >
    <input type="search" id="search" name="search" autocomplete="off" spellcheck="false" />
    <button>Search</button>
  </form>`;

const toMembers = (): Html =>
  html`<p>
    Members ask about their own cards:
    <a href="${ACCOUNT_PATH}">sign in</a> or <a href="${SIGN_UP_PATH}">sign up</a>, on a server that
    has accounts.
  </p>`;

function drawWay(way: Way, answers: readonly Answer[]): Html {
  const { heading, about, who, snippet, link, answerAt } = way;
  const answer = answers.find(({ url }) => url === answerAt);
  return html`<section>
    <h3>${heading} <span class="tag">${who}</span></h3>
    <p>${about}</p>
    ${toSnippet(snippet)}
    ${answer && html`<pre class="answer"><code>${toRowLines(anyList.parse(JSON.parse(answer.body)))}</code></pre>`}
    <p><a href="${link.href}">${link.text}</a></p>
  </section>`;
}
