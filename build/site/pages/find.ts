import { cardsPage, findPage, topicPage } from "../../../server/contract/pages.ts";
import { html } from "../../../server/look/html.ts";
import type { Answer } from "../../answers/answer.ts";
import { cardAddress } from "../cards/addresses.ts";
import { formatFee } from "../cards/labels.ts";
import type { SiteFacts } from "../facts.ts";
import { drawTopics } from "../find/lists.ts";
import { type Topic, toTopics } from "../find/topics.ts";
import { publish } from "../publish.ts";
import { toCount } from "../words.ts";

/** Card lists by topic, for search engines and readers without scripts. */
export function answerFindPages(facts: SiteFacts): readonly Answer[] {
  const topics = toTopics(facts);
  const index = publish(
    findPage,
    {},
    {
      section: cardsPage,
      title: "Find cards by what they have",
      description: `US credit cards by ${topics.length} things that people look for: no annual fee, lounges, credits, protections, issuers and currencies.`,
      content: html`<h1>Find cards by what they have</h1>
        <p class="lede">
          Each name leads to the open cards that have it, as far as sources say. To look by name, or
          for several things at once: <a href="${cardsPage.path}">search and filter all cards</a>.
        </p>
        ${drawTopics(topics)}`,
    },
    facts,
  );
  return [...index, ...topics.flatMap((topic) => answerTopic(topic, facts))];
}

function answerTopic({ topic, title, words, group, cards }: Topic, facts: SiteFacts) {
  const also = words.length > 0 && html` Also called ${words.join(", ")}.`;
  return publish(
    topicPage,
    { topic },
    {
      section: cardsPage,
      title: `${title}: ${toCount(cards.length, "US credit card")}`,
      description: `${toCount(cards.length, "open US credit card")} with their annual fees: ${title}.`,
      content: html`<nav class="crumbs" aria-label="Breadcrumb">
          <a href="${cardsPage.path}">${cardsPage.summary}</a> /
          <a href="${findPage.path}">${findPage.summary}</a> / ${group}
        </nav>
        <h1>${title}</h1>
        <p class="lede">
          ${toCount(cards.length, "open card")}, as far as sources say, with annual fees.${also}
        </p>
        <ul class="ledger">
          ${cards.map((card) => html`<li><a href="${cardAddress(card.id)}">${card.card_name}</a><span>${formatFee(card.annual_fee)}</span></li>`)}
        </ul>`,
    },
    facts,
  );
}
