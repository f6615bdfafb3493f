import type * as z from "zod";

/** The fields of a row that a schema has: the columns that an answer shares with the catalog. */
export const pickRow = <Schema extends z.ZodObject>(
  schema: Schema,
  row: z.input<Schema>,
): z.infer<Schema> => schema.parse(row);
