import { cardsPage } from "../../../server/contract/pages.ts";
import { html } from "../../../server/look/html.ts";
import type { Answer } from "../../answers/answer.ts";
import { toFilterForm } from "../cards/filter-form.ts";
import { toNicknames } from "../cards/nicknames.ts";
import { toCardTable } from "../cards/table.ts";
import { listCards } from "../cards/value-cards.ts";
import type { SiteFacts } from "../facts.ts";
import { drawTopicHints } from "../find/lists.ts";
import { toTopics } from "../find/topics.ts";
import { publish } from "../publish.ts";

export function answerCardsPage(facts: SiteFacts): readonly Answer[] {
  const { cards, lookup } = facts;
  const issuers = new Set(cards.map(({ issuer }) => issuer)).size;
  return publish(
    cardsPage,
    {},
    {
      section: cardsPage,
      title: "US credit cards, compared by facts",
      description: `${cards.length} open US credit cards from ${issuers} issuers: annual and foreign fees, networks, rewards currencies, credits, lounges and protections. Search, filter and compare.`,
      script: "explorer.js",
      content: html`<h1>${cardsPage.summary}</h1>
        <p class="panel" id="left-out" role="status" hidden></p>
        <div id="explorer">
          <p class="lede">
            ${cards.length} US credit cards from ${issuers} issuers, all open to applications. No
            rankings, no paid links: only what sources state.
          </p>
          <div class="explorer">
            ${toFilterForm(cards, toNicknames(lookup))}
            <section class="found" aria-label="Cards found">
              <p class="found-count" id="count" role="status" tabindex="-1">
                ${cards.length} cards
              </p>
              <ul class="chips" id="chips" aria-label="Filters in use" hidden></ul>
              ${drawTopicHints(toTopics(facts))}
              <div class="panel" id="nothing" hidden></div>
              ${toCardTable(listCards(facts))}
            </section>
          </div>
          <section class="picks" id="picks" aria-label="Cards to compare" hidden></section>
        </div>
        <section id="comparison" aria-labelledby="comparison-title" hidden></section>`,
    },
    facts,
  );
}
