import * as z from "zod";
import { calendarDate, timestamp } from "./values.ts";

const CHANGE_KINDS = [
  "release",
  "card_added",
  "card_closed",
  "card_renamed",
  "annual_fee",
  "foreign_transaction_fee",
  "network",
  "card_network_tier",
  "program_renamed",
  "route_opened",
  "route_ended",
] as const;

const fee = z
  .number()
  .nonnegative()
  .meta({ description: "US dollars a year, or per cent of a foreign purchase." });

/** One change of a public fact. Rates, amounts, ratios, offers and notes are not told. */
const changeRow = z
  .strictObject({
    id: z.string().meta({ description: "The same in every release, for what is known already." }),
    date: calendarDate.meta({
      description:
        "YYYY-MM-DD. When it took effect by its sources; the last day of the month or year when " +
        "they give no more.",
    }),
    kind: z.enum(CHANGE_KINDS),
    title: z.string().meta({ description: "The change in one line." }),
    card_id: z.string().optional(),
    card_name: z.string().optional(),
    program: z.string().optional().meta({ description: "Program key." }),
    source_program: z.string().optional(),
    dest_program: z.string().optional(),
    old: z.string().optional().meta({ description: "The name, network or tier before." }),
    new: z.string().optional().meta({ description: "The name, network or tier since." }),
    old_fee: fee.optional(),
    new_fee: fee.optional(),
  })
  .meta({ id: "Change", description: "One change of a card, a program or a transfer route." });

export type ChangeRow = z.infer<typeof changeRow>;

/** GET /public/changes. */
export const changes = z
  .strictObject({
    version: timestamp.meta({ description: "When the data was published." }),
    count: z.int().nonnegative(),
    changes: z.array(changeRow).meta({ description: "Newest first." }),
  })
  .meta({ id: "Changes", description: "What changed in the catalog." });

export type Changes = z.infer<typeof changes>;
