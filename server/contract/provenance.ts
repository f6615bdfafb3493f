import * as z from "zod";
import { CONFIDENCES, SOURCE_KINDS } from "../../data/vocab.ts";
import { calendarDate } from "./values.ts";

/* Sources of the published facts, kept beside the rows of SPEC 2, whose fields are fixed. */

const source = z
  .strictObject({
    publisher: z.string().meta({ description: "A site, or the keeper of a data set." }),
    url: z.url(),
    kind: z
      .enum(SOURCE_KINDS)
      .meta({ description: "issuer: the issuer's own page. dataset: a reading by others." }),
    reader: z.string().optional().meta({ description: "Who read the page, if not us." }),
  })
  .meta({ id: "FactSource" });

export type FactSource = z.infer<typeof source>;

/** Evidence for one published field, or for one value of a list. */
const evidence = {
  field: z.string().meta({ description: "A field of the row." }),
  value: z
    .string()
    .optional()
    .meta({ description: "The value in question, if the field is a list." }),
  as_of: calendarDate
    .optional()
    .meta({ description: "The day the fact was last checked; absent if never checked." }),
  confidence: z.enum(CONFIDENCES).meta({
    description: "unverified: no source says, so an empty list or false means unknown, not no.",
  }),
  basis: z.enum(["own", "row"]).meta({
    description: "own: the sources are about this field. row: it has none, so the row's are given.",
  }),
};

const fact = z
  .strictObject({
    ...evidence,
    sources: z.array(source).meta({ description: "The issuer's pages first." }),
  })
  .meta({ id: "FactProvenance" });

export type FactProvenance = z.infer<typeof fact>;

export const cardProvenance = z
  .strictObject({ id: z.string(), card_name: z.string(), facts: z.array(fact) })
  .meta({ id: "CardProvenance", description: "Where each published fact of a card comes from." });

export type CardProvenance = z.infer<typeof cardProvenance>;

export const cardProvenanceList = z.array(cardProvenance);

export const transferProvenance = z
  .strictObject({
    source_program: z.string(),
    dest_program: z.string(),
    facts: z.array(fact).meta({
      description: "Addresses that would reveal the size of a transfer bonus are left out.",
    }),
  })
  .meta({ id: "TransferProvenance" });

export type TransferProvenance = z.infer<typeof transferProvenance>;

/** A route's unique name, from both its ends. */
export const toRouteName = ({
  source_program,
  dest_program,
}: Pick<TransferProvenance, "source_program" | "dest_program">): string =>
  `${source_program} to ${dest_program}`;

export const transferProvenanceList = z.array(transferProvenance);

export const valuationProvenance = z
  .strictObject({
    program: z.string(),
    display_name: z.string(),
    as_of: calendarDate.meta({ description: "The day of the newest figure." }),
    confidence: z.enum(CONFIDENCES).meta({
      description:
        "confirmed: two or more publishers. single_source: one. unverified: stale, no figure from the last nine months.",
    }),
    publishers: z
      .array(z.string())
      .meta({ description: "The publishers of the figures behind it." }),
  })
  .meta({ id: "ValuationProvenance" });

export type ValuationProvenance = z.infer<typeof valuationProvenance>;

export const valuationProvenanceList = z.array(valuationProvenance);

/** The row of the CSV files: a fact of a card or a route, its addresses in one cell. */
const csvFact = { ...evidence, publishers: z.array(z.string()), urls: z.array(z.string()) };
export const cardProvenanceCsvRow = z.strictObject({ id: z.string(), ...csvFact });
export const transferProvenanceCsvRow = z.strictObject({
  source_program: z.string(),
  dest_program: z.string(),
  ...csvFact,
});
