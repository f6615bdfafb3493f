import { docsPage } from "../../../server/contract/pages.ts";
import { html } from "../../../server/look/html.ts";
import type { Answer } from "../../answers/answer.ts";
import type { SiteFacts } from "../facts.ts";
import { publish } from "../publish.ts";

export const answerDocsPage = (facts: SiteFacts): readonly Answer[] =>
  publish(
    docsPage,
    {},
    {
      section: docsPage,
      title: docsPage.summary,
      description: "",
      script: "docs.js",
      content: html`<h1>${docsPage.summary}</h1>`,
    },
    facts,
  );
