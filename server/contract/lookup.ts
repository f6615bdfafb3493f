import * as z from "zod";

/** The name of the file under `private/`. */
export const LOOKUP_FILE = "lookup.json";

const named = z.strictObject({ name: z.string(), aliases: z.array(z.string()) });

/**
 * dist/private/lookup.json: the names people use, so that the server can resolve them without the
 * sources. Nothing in it is secret; it is simply no answer of its own.
 */
export const lookup = z.strictObject({
  issuers: z.array(named),
  networks: z.array(named),
  card_types: z.array(named),
  benefits: z.array(named),
  programs: z.array(
    z.strictObject({ key: z.string(), name: z.string(), aliases: z.array(z.string()) }),
  ),
  /** The day on which transfer bonuses were last read; what began later is not known. */
  bonuses_read_on: z.string().optional(),
  /** Cards nobody can apply for, by name only: to say so when they are asked for. */
  closed_cards: z.array(named),
  cards: z.array(
    z.strictObject({
      id: z.string(),
      former_ids: z.array(z.string()),
      aliases: z.array(z.string()),
      credit_names: z.array(z.string()),
    }),
  ),
});

export type Lookup = z.infer<typeof lookup>;
