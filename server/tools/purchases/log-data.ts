import * as z from "zod";
import type { Purchase } from "../../accounts/purchases.ts";
import { toDollars } from "../../advice/money.ts";
import { feedRow } from "./feeds.ts";

const purchaseRow = z.object({
  date: z.iso.date(),
  text: z.string(),
  amount_usd: z.number(),
  kind: z.enum(["purchase", "refund", "credit"]),
  category: z.string().optional(),
  credit: z.string().optional(),
});

export const logData = z.object({
  applied: z.boolean(),
  log_id: z.string().optional(),
  rows: z.object({
    added: z.int(),
    corrected: z.int(),
    known: z.int(),
    removed: z.int(),
    left_out: z.int(),
  }),
  purchases: z.array(purchaseRow).readonly(),
  unread: z.array(z.object({ line: z.int(), why: z.string() })).readonly(),
  columns: z.record(z.string(), z.string()).optional(),
  feeds: z.array(feedRow).readonly(),
  confirm_code: z.string().optional(),
  confirm_by: z.iso.datetime().optional(),
});

export type LogData = z.infer<typeof logData>;

export const NO_ROWS: LogData["rows"] = {
  added: 0,
  corrected: 0,
  known: 0,
  removed: 0,
  left_out: 0,
};

export const toPurchaseRow = ({ on, text, cents, kind, category, credit }: Purchase) => ({
  date: on,
  text,
  amount_usd: toDollars(cents),
  kind,
  category,
  credit,
});
