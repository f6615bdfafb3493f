import * as z from "zod";
import { cardRow } from "../contract/cards.ts";
import { defineTool } from "../mcp/tool.ts";
import type { CatalogContext } from "./context.ts";
import { findCard, toCandidate } from "./find.ts";
import { ABSENT, service, toService } from "./service.ts";

export const candidate = z.object({ id: z.string(), card_name: z.string() });

export const getCardFacts = defineTool({
  name: "get_card_facts",
  title: "Facts of one US credit card",
  description:
    "Get the facts of one open card by name, nickname or id: fee, foreign fee, network and tier, rewards currency, " +
    "credit types, lounges, protections, family. Loose names are fine, e.g. 'amex plat', 'csp', 'venture x', " +
    "'saphire reserve'. A name that fits several cards returns candidates instead of a card: ask, or call again " +
    "with an id. To find cards by features use search_card_catalog. " +
    "Absent: earn rates, offer and credit amounts, closed cards.",
  readOnly: true,
  input: z.strictObject({
    card_name: z.string().min(1).max(200).describe("Name, nickname or id, such as `amex gold`."),
  }),
  output: z.object({
    card: cardRow.optional().describe("The card, when the name means one."),
    candidates: z.array(candidate).optional().describe("The cards the name may mean."),
    service,
  }),
  run: ({ card_name: name }, context: CatalogContext) => {
    const found = findCard(context, name);
    const common = { service: toService(context) };
    if ("id" in found) return { result: { card: found, ...common }, notes: [ABSENT.card] };
    return {
      result: { candidates: found.map(toCandidate), ...common },
      notes: [`"${name}" may mean several cards; call again with the id of the one meant.`],
    };
  },
});
