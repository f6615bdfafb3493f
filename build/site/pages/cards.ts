import { cardsPage } from "../../../server/contract/pages.ts";
import { html } from "../../../server/look/html.ts";
import type { Answer } from "../../answers/answer.ts";
import type { SiteFacts } from "../facts.ts";
import { publish } from "../publish.ts";

export const answerCardsPage = (facts: SiteFacts): readonly Answer[] =>
  publish(
    cardsPage,
    {},
    {
      section: cardsPage,
      title: cardsPage.summary,
      description: "",
      script: "explorer.js",
      content: html`<h1>${cardsPage.summary}</h1>`,
    },
    facts,
  );
