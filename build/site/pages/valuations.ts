import { valuationsPage } from "../../../server/contract/pages.ts";
import { html } from "../../../server/look/html.ts";
import type { Answer } from "../../answers/answer.ts";
import type { SiteFacts } from "../facts.ts";
import { publish } from "../publish.ts";

export const answerValuationsPage = (facts: SiteFacts): readonly Answer[] =>
  publish(
    valuationsPage,
    {},
    {
      section: valuationsPage,
      title: valuationsPage.summary,
      description: "",

      content: html`<h1>${valuationsPage.summary}</h1>`,
    },
    facts,
  );
