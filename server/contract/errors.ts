import * as z from "zod";

/** The body of every error (SPEC 7): what is wrong and what to do. */
export const errorBody = z
  .strictObject({ error: z.string() })
  .meta({ id: "ErrorBody", description: "What is wrong, and what to do." });

/** The text of a 503, declared on every route that needs the data. */
export const UNAVAILABLE = "The dataset is being repaired; try again after Retry-After seconds.";
