import * as z from "zod";
import { chatPage } from "../contract/pages.ts";
import type { CatalogContext } from "./context.ts";

/** Where an answer comes from, and where the rest of it can be asked for (SPEC 2.8). */
export const service = z
  .object({
    source: z.string().describe("The catalog and the day it was released."),
    full_answer: z
      .string()
      .optional()
      .describe("Link to the chat, which answers for a member's own wallet."),
  })
  .describe("Where this comes from and where a full, personal answer is given.");

export type Service = z.infer<typeof service>;

export function toService({ snapshot, publicUrl }: CatalogContext): Service {
  return {
    source: `cardfile catalog, released ${snapshot.version.slice(0, 10)}`,
    full_answer: publicUrl === undefined ? undefined : publicUrl + chatPage.path,
  };
}

/** Facts that the free catalog never holds; results say so, so that no agent guesses them. */
export const ABSENT = {
  card: "Not in the free catalog: earn rates, welcome-offer amounts, credit amounts and application links.",
  route: "Not in the free catalog: transfer ratios, minimums, times, bonus sizes and end dates.",
  value: "Values are the service's own estimates in US cents per point, not market prices.",
} as const;
