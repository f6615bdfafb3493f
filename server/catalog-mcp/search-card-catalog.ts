import * as z from "zod";
import { findCards } from "../catalog/search-cards.ts";
import { cardRow, type CardFilters } from "../contract/cards.ts";
import { defineTool } from "../mcp/tool.ts";
import { type CatalogContext, getData } from "./context.ts";
import { notesOnUnknown } from "./unknown-filters.ts";
import { ABSENT, service, toService } from "./service.ts";

const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 200;

const input = z.strictObject({
  query: z
    .string()
    .max(200)
    .optional()
    .describe("Words of the name, nickname, issuer or rewards currency, such as `delta gold`."),
  issuer: z.string().max(100).optional().describe("Issuer or its nickname, such as `amex`."),
  card_type: z.enum(["personal", "business"]).optional(),
  network: z
    .string()
    .max(50)
    .optional()
    .describe("Visa, Mastercard, American Express or Discover."),
  annual_fee_max: z.number().min(0).optional().describe("US dollars a year; 0 for no fee."),
  no_foreign_transaction_fee: z
    .boolean()
    .optional()
    .describe("true: only cards without a foreign transaction fee; false: only cards with one."),
  rewards_currency: z
    .string()
    .max(100)
    .optional()
    .describe("Program by name, key or nickname, such as `UR`, `hilton` or `Cash Back`."),
  lounge_network: z.string().max(100).optional().describe("Such as `Priority Pass`."),
  credit_type: z.string().max(100).optional().describe("Such as `Global Entry` or `dining`."),
  limit: z
    .int()
    .min(1)
    .max(MAX_LIMIT)
    .default(DEFAULT_LIMIT)
    .describe("How many cards to return; matched_count tells how many there are."),
});

export const searchCardCatalog = defineTool({
  name: "search_card_catalog",
  title: "Search US credit cards",
  description:
    "Find open US credit cards by facts: issuer, fee, foreign fee, network, rewards currency, lounge, credit. " +
    "Use it to list or narrow cards, e.g. {issuer: 'chase', no_foreign_transaction_fee: true} or " +
    "{lounge_network: 'priority pass', annual_fee_max: 400}. Without filters it lists the catalog by name. " +
    "For one card you can name use get_card_facts; for a few side by side use compare_card_facts. " +
    "It does not rank cards and knows no earn rates, welcome offers, credit amounts or closed cards.",
  readOnly: true,
  input,
  output: z.object({
    cards: z.array(cardRow),
    matched_count: z.int().describe("How many cards match, whatever the limit."),
    service,
  }),
  run: (asked, context: CatalogContext) => {
    const index = getData(context.snapshot.cards, "cards");
    const { cards } = getData(context.snapshot.benefits, "cards");
    const filters = toFilters(asked);
    const rows = findCards(index, filters);
    const shown = rows.slice(0, asked.limit).flatMap((row) => cards[row] ?? []);
    return {
      result: { cards: shown, matched_count: rows.length, service: toService(context) },
      notes: [
        ABSENT.card,
        ...(rows.length === 0
          ? notesOnUnknown(filters, cards, (one) => findCards(index, one).length > 0)
          : []),
        ...moreNote(rows.length, shown.length),
      ],
    };
  },
});

function toFilters(asked: z.infer<typeof input>): CardFilters {
  const { query, no_foreign_transaction_fee, limit: _, ...same } = asked;
  return { ...same, search: query, no_foreign_fee: no_foreign_transaction_fee };
}

function moreNote(matched: number, shown: number): readonly string[] {
  if (matched === 0) return ["No open card matches all of this; drop a filter or try other words."];
  return shown < matched
    ? [
        `Showing ${shown} of ${matched} matches by name. Raise \`limit\` or add a filter to see more.`,
      ]
    : [];
}
