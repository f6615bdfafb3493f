import { transfersPage } from "../../../server/contract/pages.ts";
import { html } from "../../../server/look/html.ts";
import type { Answer } from "../../answers/answer.ts";
import type { SiteFacts } from "../facts.ts";
import { publish } from "../publish.ts";

export const answerTransfersPage = (facts: SiteFacts): readonly Answer[] =>
  publish(
    transfersPage,
    {},
    {
      section: transfersPage,
      title: transfersPage.summary,
      description: "",
      script: "transfers.js",
      content: html`<h1>${transfersPage.summary}</h1>`,
    },
    facts,
  );
