import { chatPage } from "../../../server/contract/pages.ts";
import { html } from "../../../server/look/html.ts";
import type { Answer } from "../../answers/answer.ts";
import type { SiteFacts } from "../facts.ts";
import { publish } from "../publish.ts";

export const answerChatPage = (facts: SiteFacts): readonly Answer[] =>
  publish(
    chatPage,
    {},
    {
      section: chatPage,
      title: chatPage.summary,
      description: "",

      content: html`<h1>${chatPage.summary}</h1>`,
    },
    facts,
  );
