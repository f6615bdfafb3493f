import { guidePage, guidesPage } from "../../../server/contract/pages.ts";
import { urlFor } from "../../../server/contract/route.ts";
import { type Html, html } from "../../../server/look/html.ts";
import type { Answer } from "../../answers/answer.ts";
import { toLongPage } from "../docs/layout.ts";
import type { SiteFacts } from "../facts.ts";
import { GUIDES, linksFrom, readGuides } from "../guides/guides.ts";
import { drawMarkdown } from "../markdown/draw.ts";
import { publish } from "../publish.ts";

export function answerGuidePages(facts: SiteFacts): readonly Answer[] {
  const texts = readGuides();
  const drawn = GUIDES.map((guide, at) => ({
    ...guide,
    ...drawMarkdown(texts[at] ?? "", linksFrom(guide)),
  }));
  const list = {
    section: guidesPage,
    title: guidesPage.summary,
    description: "Guides for programs, agents and members, operators and contributors.",
    content: html`<h1>${guidesPage.summary}</h1>
      <ul class="guides">
        ${drawn.map(toEntry)}
      </ul>`,
  };
  return [
    ...publish(guidesPage, {}, list, facts),
    ...drawn.flatMap(({ name, about, title, places, body }) => {
      const content = toLongPage(title, places, body);
      const page = { section: guidesPage, title, description: about, content } as const;
      return publish(guidePage, { guide: name }, { ...page, script: "docs.js" }, facts);
    }),
  ];
}

interface Entry {
  readonly name: string;
  readonly title: string;
  readonly reader: string;
  readonly about: string;
}

const toEntry = ({ name, title, reader, about }: Entry): Html =>
  html`<li>
    <a href="${urlFor(guidePage.path, { guide: name })}">${title}</a>
    <span class="tag">${reader}</span>
    <p>${about}</p>
  </li>`;
