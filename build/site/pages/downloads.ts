import { downloadsPage } from "../../../server/contract/pages.ts";
import { html } from "../../../server/look/html.ts";
import type { Answer } from "../../answers/answer.ts";
import type { SiteFacts } from "../facts.ts";
import { publish } from "../publish.ts";

export const answerDownloadsPage = (facts: SiteFacts): readonly Answer[] =>
  publish(
    downloadsPage,
    {},
    {
      section: downloadsPage,
      title: downloadsPage.summary,
      description: "",

      content: html`<h1>${downloadsPage.summary}</h1>`,
    },
    facts,
  );
