import * as z from "zod";
import { day, optionalBool, optionalDay, optionalInteger, snakeKey } from "./columns.ts";
import { provenance } from "./provenance.ts";

/**
 * transfer-bonuses.csv: periods in which a route gives more; the last day counts. The per cent is
 * what every member gets who moves at least `min_points`; more for large transfers or status stands
 * in the note.
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
