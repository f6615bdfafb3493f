import * as z from "zod";
import { timestamp } from "./values.ts";

/** The health of the service and its data (SPEC 2.5). */
export const health = z
  .strictObject({
    status: z.enum(["ok", "degraded", "unavailable"]).meta({
      description: "degraded: part of the data is damaged and answers 503; unavailable: all of it.",
    }),
    data_available: z.boolean(),
    environment: z.string(),
    timestamp,
  })
  .meta({ id: "Health" });

export type Health = z.infer<typeof health>;
