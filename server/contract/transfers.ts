import * as z from "zod";
import { calendarDate, queryFlag } from "./values.ts";

const ends = {
  source_program: z.string().meta({ description: "Source program." }),
  dest_program: z.string().meta({ description: "Destination program." }),
};

export const activeTransferRow = z
  .strictObject({ ...ends, is_active: z.literal(true), has_transfer_bonus: z.boolean() })
  .meta({ id: "ActiveTransferRoute", description: "A live transfer route." });

export const endedTransferRow = z
  .strictObject({ ...ends, is_active: z.literal(false), deactivated_date: calendarDate })
  .meta({ id: "EndedTransferRoute", description: "A transfer route that no longer works." });

/** One transfer route (SPEC 2.3): live ones carry the bonus flag, ended ones their last day. */
export const transferRow = z
  .discriminatedUnion("is_active", [activeTransferRow, endedTransferRow])
  .meta({ id: "TransferRoute" });

export type TransferRow = z.infer<typeof transferRow>;

export const transferList = z.array(transferRow);
export const activeTransferList = z.array(activeTransferRow);

/** GET /public/transfer-partners (SPEC 4.6). */
export const listTransfersQuery = z.object({
  active_only: queryFlag
    .optional()
    .meta({ description: "Default true; false adds the ended routes." }),
  has_bonus: queryFlag
    .optional()
    .meta({ description: "true: only routes with a live bonus; false: only those without." }),
});

export type TransferFilters = z.infer<typeof listTransfersQuery>;
