import * as z from "zod";
import type { Reply } from "./envelope.ts";
import type { Brief } from "./brief-text.ts";

const DETAILS = ["brief", "full"] as const;

/** Told once, in the instructions of the server. */
const detail = z.enum(DETAILS).optional();
const limit = z.int().min(1).optional();

/** The arguments of a tool whose text can be shortened: how long it is, how many rows it lists. */
export function lengthParamsOf({ rows, isLong }: Brief): z.ZodRawShape {
  if (rows !== undefined) return { limit, detail };
  return isLong ? { detail } : {};
}

const lengths = z.object({ detail, limit: z.int().optional() });

/** What a caller chose of them. */
export type Lengths = z.infer<typeof lengths>;
export const readLengths = (input: object): Lengths => lengths.parse(input);

/** The same reply with the first rows of its list, and a warning that says how many are left out. */
export function cutRows<Data extends object>(
  reply: Reply<Data>,
  rows: string | undefined,
  most: number | undefined,
): Reply<Data> {
  if (rows === undefined || most === undefined || !("data" in reply)) return reply;
  const list: unknown = Reflect.get(reply.data, rows);
  if (!Array.isArray(list) || list.length <= most) return reply;
  const warning = `${rows}: ${most} of ${list.length} given; limit left out ${list.length - most}.`;
  return {
    ...reply,
    data: { ...reply.data, [rows]: list.slice(0, most) },
    warnings: [warning, ...(reply.warnings ?? [])],
  };
}
