import { findPage } from "../../../server/contract/pages.ts";
import { type Html, html } from "../../../server/look/html.ts";
import { groupBy } from "../../../server/contract/group-by.ts";
import { join } from "../cards/card-facts.ts";
import { type Topic, topicAddress } from "./topics.ts";

export const drawTopics = (topics: readonly Topic[]): readonly Html[] =>
  [...groupBy(topics, ({ group }) => group)].map(
    ([group, some]) =>
      html`<h2>${group}</h2>
        <ul class="chips">
          ${some.map(drawTopic)}
        </ul>`,
  );

const drawTopic = (topic: Topic): Html =>
  html`<li data-names="${join([topic.title, ...topic.words])}">
    <a href="${topicAddress(topic)}">${topic.title}</a>
    <span class="hint">${topic.cards.length}</span>
  </li>`;

/** Topics beside the search; its script keeps those that match the typed text. */
export const drawTopicHints = (topics: readonly Topic[]): Html =>
  html`<nav class="topics" id="topics" aria-label="By what cards have">
    <p><a href="${findPage.path}">Find cards by what they have</a></p>
    <ul class="chips scripted-only" hidden>
      ${topics.map(drawTopic)}
    </ul>
  </nav>`;
