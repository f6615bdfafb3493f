import * as z from "zod";
import { PROGRAM_CATEGORIES } from "../../data/vocab.ts";
import { timestamp } from "./values.ts";

/** The service's estimate of a point's value (SPEC 2.4). */
const valuationEntry = z
  .strictObject({
    value: z.number().positive().meta({ description: "US cents per point." }),
    display_name: z.string(),
    category: z.enum(PROGRAM_CATEGORIES),
  })
  .meta({ id: "Valuation" });

export type ValuationEntry = z.infer<typeof valuationEntry>;

/** The valuations object (SPEC 2.4). */
export const valuations = z
  .strictObject({
    version: z.string(),
    unit: z.literal("cents_per_point"),
    valuations: z.record(z.string(), valuationEntry).meta({
      description: "By program key in snake_case.",
    }),
    updated_at: timestamp,
    rrv_last_sync: timestamp,
    created_at: timestamp,
  })
  .meta({ id: "Valuations", description: "The service's estimates, not market prices." });

export type Valuations = z.infer<typeof valuations>;

/** One row of the valuations export (SPEC 2.7). */
export const valuationRow = z
  .strictObject({ program: z.string(), ...valuationEntry.shape })
  .meta({ id: "ValuationRow" });

export type ValuationRow = z.infer<typeof valuationRow>;

/** GET /public/valuations (SPEC 4.9). */
export const listValuationsQuery = z.object({
  programs: z.string().optional().meta({
    description: "Program keys, names or nicknames separated by commas, any case.",
  }),
});

export type ValuationFilters = z.infer<typeof listValuationsQuery>;
