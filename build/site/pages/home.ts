import { homePage } from "../../../server/contract/pages.ts";
import { html } from "../../../server/look/html.ts";
import type { Answer } from "../../answers/answer.ts";
import type { SiteFacts } from "../facts.ts";
import { publish } from "../publish.ts";

export const answerHomePage = (facts: SiteFacts): readonly Answer[] =>
  publish(
    homePage,
    {},
    {
      section: homePage,
      title: homePage.summary,
      description: "",

      content: html`<h1>${homePage.summary}</h1>`,
    },
    facts,
  );
