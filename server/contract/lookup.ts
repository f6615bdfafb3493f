import * as z from "zod";

/** The name of the file under `private/`. */
export const LOOKUP_FILE = "lookup.json";

const named = z.strictObject({ name: z.string(), aliases: z.array(z.string()) });

/**
 * dist/private/lookup.json: the names people use, so that the server can resolve them without the
 * sources. Nothing in it is secret; it just has no public address.
 */
export const lookup = z.strictObject({
  issuers: z.array(named),
  networks: z.array(named),
  card_types: z.array(named),
  benefits: z.array(named),
  programs: z.array(
    z.strictObject({ key: z.string(), name: z.string(), aliases: z.array(z.string()) }),
  ),
  /** The day transfer bonuses were last checked; later bonuses are unknown. */
  bonuses_read_on: z.string().optional(),
  /** Names of cards closed to applications, so that answers can say so. */
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
