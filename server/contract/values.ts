import * as z from "zod";

/** Value types shared by the resources of the contract. */

export const timestamp = z.iso
  .datetime()
  .meta({ description: "ISO 8601 time in UTC.", examples: ["2026-11-21T12:00:00Z"] });

export const calendarDate = z.iso.date().meta({ description: "YYYY-MM-DD." });

/** A whole number written in a query string. */
export const queryCount = z.preprocess(
  (value) => (typeof value === "string" && /^\d{1,16}$/.test(value) ? Number(value) : value),
  z.int({ error: "a whole number, 1 or more" }).min(1, "a whole number, 1 or more"),
);

/** true or false written in a query string, any case. */
export const queryFlag = z.preprocess(
  (value) => (typeof value === "string" ? (QUERY_FLAGS.get(value.toLowerCase()) ?? value) : value),
  z.boolean({ error: "true or false" }),
);

const QUERY_FLAGS: ReadonlyMap<string, boolean> = new Map([
  ["true", true],
  ["1", true],
  ["false", false],
  ["0", false],
]);

export const bodyText = z.string({ error: "text" });
export const bodyFlag = z.boolean({ error: "true or false" });
export const bodyCount = z
  .int({ error: "a whole number, 1 or more" })
  .min(1, "a whole number, 1 or more");
export const bodyDollars = z
  .number({ error: "a number of US dollars" })
  .nonnegative("a number of US dollars, 0 or more");
