import * as z from "zod";
import { normalizeName } from "./names.ts";
import { bodyCount } from "./values.ts";

/** One card that carries a matching benefit (SPEC 2.2). */
export const benefitRow = z
  .strictObject({
    id: z.string(),
    card_name: z.string(),
    display_name: z.string(),
    issuer: z.string(),
    annual_fee: z.number().nonnegative().meta({ description: "US dollars a year." }),
    matched_benefits: z.array(z.string()).meta({
      description: "Labels that match, prefixed by kind.",
      examples: [["lounge: Priority Pass"]],
    }),
  })
  .meta({ id: "BenefitMatch", description: "A card and its matching benefits." });

export const benefitList = z.array(benefitRow);

const hasWord = (text: string): boolean => normalizeName(text) !== "";

/** POST /public/benefits-search (SPEC 4.5). */
export const searchBenefitsBody = z
  .strictObject({
    query: z
      .string({ error: "text with at least one letter or digit" })
      .refine(hasWord, "text with at least one letter or digit")
      .meta({ description: "Words that must all appear in one benefit's label.", minLength: 1 }),
    limit: bodyCount.optional(),
  })
  .meta({ id: "BenefitSearch", examples: [{ query: "priority pass", limit: 10 }] });

export type BenefitQuery = z.infer<typeof searchBenefitsBody>;
