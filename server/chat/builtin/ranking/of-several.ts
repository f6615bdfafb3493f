import { isSeveral } from "../readings/any-of.ts";
import type { Understood } from "../../language/understood.ts";

/** "Tell me about the Inks", "which Sapphires are there", "which of the Inks is best": told side by side. */
export function ofSeveral(id: string, { tokens, mentions }: Understood): string | undefined {
  if (!mentions.some(isSeveral)) return undefined;
  const text = tokens.join(" ");
  if (THERE_ARE.test(text) || id === "card_facts" || id === "renamed_card") return "find_cards";
  const isBuying = mentions.some(({ kind }) => kind === "category" || kind === "merchant");
  return NEAR_CHOICE.has(id) && !isBuying && BEST_OF.test(text) ? "compare_cards" : undefined;
}

/** Intents that the best of several is taken for. */
const NEAR_CHOICE: ReadonlySet<string> = new Set([
  "add_card_effect",
  "best_card",
  "next_card",
  "renewal_value",
]);
const THERE_ARE = /^(?:which|what|how many) (?:\S+ ){1,3}(?:are there|exist|are out there)$/;
const BEST_OF = /^(?:which|what|whats)\b.*\b(?:best|better)\b/;
