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
  "fact_changed",
] as const;

const fee = z
  .number()
  .nonnegative()
  .meta({ description: "US dollars a year, or percent of a foreign purchase." });

/** One change of a public fact. Rates, amounts, ratios, offers and notes are left out. */
const changeRow = z
  .strictObject({
    id: z.string().meta({ description: "The same in every later release." }),
    date: calendarDate.meta({
      description:
        "YYYY-MM-DD. When it took effect per its sources; the last day of the month or year if " +
        "they say no more. For fact_changed, which no source dates, the day of the release.",
    }),
    kind: z.enum(CHANGE_KINDS),
    title: z.string().meta({ description: "The change in one line." }),
    card_id: z.string().optional(),
    card_name: z.string().optional(),
    program: z.string().optional().meta({ description: "Program key." }),
    source_program: z.string().optional(),
    dest_program: z.string().optional(),
    old: z.string().optional().meta({ description: "The old name, network, tier or value." }),
    new: z.string().optional().meta({ description: "The new name, network, tier or value." }),
    old_fee: fee.optional(),
    new_fee: fee.optional(),
    field: z.string().optional().meta({ description: "For fact_changed: the published field." }),
    released_on: calendarDate
      .optional()
      .meta({ description: "The day of the release that changed the published fact." }),
    as_of: calendarDate.optional().meta({ description: "The day the fact was checked." }),
    publisher: z.string().optional().meta({ description: "The source." }),
    url: z.url().optional().meta({ description: "The source's page." }),
  })
  .meta({ id: "Change", description: "One change to a card, program or transfer route." });

export type ChangeRow = z.infer<typeof changeRow>;

/** The day on which readers first see the change. */
export const toldOn = ({ released_on, date }: ChangeRow): string => released_on ?? date;

/** GET /public/changes. */
export const changes = z
  .strictObject({
    version: timestamp.meta({ description: "When the data was published." }),
    count: z.int().nonnegative(),
    changes: z.array(changeRow).meta({ description: "Newest first." }),
  })
  .meta({ id: "Changes", description: "What changed in the catalog." });

export type Changes = z.infer<typeof changes>;
