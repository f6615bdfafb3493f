import * as z from "zod";

/** The body of every error (SPEC 7): what is wrong and what to do. */
export const errorBody = z
  .strictObject({ error: z.string() })
  .meta({ id: "ErrorBody", description: "What is wrong, and what to do." });

/** What 503 means; said of every route that rests on the data. */
export const UNAVAILABLE = "The dataset is being repaired; try again after Retry-After seconds.";
