import { cardPage, cardsPage } from "../../../server/contract/pages.ts";
import { html } from "../../../server/look/html.ts";
import type { Answer } from "../../answers/answer.ts";
import type { SiteFacts } from "../facts.ts";
import { publish } from "../publish.ts";

export const answerCardPages = (facts: SiteFacts): readonly Answer[] =>
  facts.cards.flatMap((card) =>
    publish(
      cardPage,
      { cardId: card.id },
      {
        section: cardsPage,
        title: card.card_name,
        description: "",
        content: html`<h1>${card.card_name}</h1>`,
      },
      facts,
    ),
  );
