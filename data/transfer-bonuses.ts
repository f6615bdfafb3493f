import * as z from "zod";
import { day, optionalBool, optionalDay, optionalInteger, snakeKey } from "./columns.ts";
import { provenance } from "./provenance.ts";

/**
 * transfer-bonuses.csv: periods in which a route gives more points, including the last day. The
 * percentage is for every member who transfers at least `min_points`; the note has higher ones for
 * large transfers or status.
 */
export const transferBonus = z.strictObject({
  source: snakeKey,
  dest: snakeKey,
  starts: optionalDay,
  ends: day,
  bonus_percent: optionalInteger("per cent more points"),
  min_points: optionalInteger("points moved at once"),
  targeted: optionalBool,
  ...provenance,
});
