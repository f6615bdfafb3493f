import type { Frame } from "../frame.ts";
import { phrases, says, spaced } from "./phrases.ts";

type Channel = NonNullable<Frame["channel"]>;

const CHANNELS: readonly (readonly [Channel, readonly string[]])[] = [
  [
    "portal",
    phrases("portal|travel portal|chase travel|amex travel|capital one travel|citi travel"),
  ],
  ["online", phrases("online|website|com|app order|dot com|delivered|shipped")],
  [
    "in_store",
    phrases(
      "in store|in the store|in person|warehouse|at the register|cashier|in the warehouse|walk in",
    ),
  ],
  ["direct", phrases("direct|directly|on their site|with the airline|with the hotel")],
  ["mobile_wallet", phrases("apple pay|google pay|samsung pay|mobile wallet|tap to pay")],
];

/** How the purchase is made; undefined when two ways are named or none. */
export function channelOf(tokens: readonly string[]): Channel | undefined {
  const text = spaced(tokens);
  const [only, ...others] = CHANNELS.filter(([, forms]) => says(text, forms));
  return others.length === 0 ? only?.[0] : undefined;
}
