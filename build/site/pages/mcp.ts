import { mcpPage } from "../../../server/contract/pages.ts";
import { html } from "../../../server/look/html.ts";
import type { Answer } from "../../answers/answer.ts";
import type { SiteFacts } from "../facts.ts";
import { publish } from "../publish.ts";

export const answerMcpPage = (facts: SiteFacts): readonly Answer[] =>
  publish(
    mcpPage,
    {},
    {
      section: mcpPage,
      title: mcpPage.summary,
      description: "",

      content: html`<h1>${mcpPage.summary}</h1>`,
    },
    facts,
  );
