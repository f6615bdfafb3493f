import * as z from "zod";
import { type CardRow, cardRow } from "../contract/cards.ts";
import { defineTool } from "../mcp/tool.ts";
import { ToolError } from "../contract/tool-error.ts";
import type { CatalogContext } from "./context.ts";
import { findCard, toCandidate } from "./find.ts";
import { candidate } from "./get-card-facts.ts";
import { ABSENT, service, toService } from "./service.ts";

const difference = z.object({
  field: z.string().describe("Name of a field of the card."),
  values: z.record(z.string(), z.json()).describe("Its value for each card, by card id."),
});

const COMPARED = Object.keys(cardRow.shape).filter(
  (field) => !["id", "card_name", "display_name"].includes(field),
);

export const compareCardFacts = defineTool({
  name: "compare_card_facts",
  title: "Compare US credit cards",
  description:
    "Put 2 to 5 open cards side by side and list the fields in which they differ, e.g. " +
    "{card_names: ['csp', 'csr', 'venture x']}. Names may be loose. A name that fits several cards is listed " +
    "under unresolved with its candidates, and the others are compared. For one card use get_card_facts. " +
    "It says what differs, not which is better: earn rates, offers and amounts are not in the free catalog.",
  readOnly: true,
  input: z.strictObject({
    card_names: z
      .array(z.string().min(1).max(200))
      .min(2)
      .max(5)
      .describe("Names, nicknames or ids of the cards."),
  }),
  output: z.object({
    cards: z.array(cardRow),
    differences: z.array(difference).describe("Fields in which the cards differ."),
    same: z.array(z.string()).describe("Fields in which all of them agree."),
    unresolved: z
      .array(z.object({ name: z.string(), candidates: z.array(candidate) }))
      .describe("Names that may mean several cards."),
    service,
  }),
  run: ({ card_names: names }, context: CatalogContext) => {
    const found = names.map((name) => ({ name, found: findCard(context, name) }));
    const cards = uniqueCards(found.flatMap((one) => ("id" in one.found ? [one.found] : [])));
    const unresolved = found.flatMap(({ name, found: several }) =>
      "id" in several ? [] : [{ name, candidates: several.map(toCandidate) }],
    );
    if (cards.length < 2 && unresolved.length === 0) {
      throw new ToolError("These names all mean the same card; name at least two different ones.");
    }
    const differing = cards.length < 2 ? [] : COMPARED.filter((field) => differs(cards, field));
    return {
      result: {
        cards,
        differences: differing.map((field) => ({ field, values: valuesOf(cards, field) })),
        same: cards.length < 2 ? [] : COMPARED.filter((field) => !differing.includes(field)),
        unresolved,
        service: toService(context),
      },
      notes: [
        ABSENT.card,
        ...unresolved.map(({ name }) => `"${name}" may mean several cards; name one by its id.`),
      ],
    };
  },
});

function uniqueCards(cards: readonly CardRow[]): CardRow[] {
  return [...new Map(cards.map((card) => [card.id, card])).values()];
}

const valueOf = (card: CardRow, field: string): z.core.util.JSONType =>
  new Map(Object.entries(card)).get(field) ?? null;

const differs = (cards: readonly CardRow[], field: string): boolean =>
  new Set(cards.map((card) => JSON.stringify(valueOf(card, field)))).size > 1;

const valuesOf = (cards: readonly CardRow[], field: string) =>
  Object.fromEntries(cards.map((card) => [card.id, valueOf(card, field)]));
