import { caddy } from "./feeds/caddy.ts";
import { creditOdds } from "./feeds/credit-odds.ts";
import { own } from "./feeds/own.ts";
import { pointXfer } from "./feeds/point-xfer.ts";
import { tccp } from "./feeds/tccp.ts";
import type { Feed } from "./reading.ts";

/** The feeds that `npm run data:import` reads, by name. */
export const FEEDS: ReadonlyMap<string, Feed> = new Map([
  ["own", own],
  ["caddy", caddy],
  ["point-xfer", pointXfer],
  ["creditodds", creditOdds],
  ["tccp", tccp],
]);
