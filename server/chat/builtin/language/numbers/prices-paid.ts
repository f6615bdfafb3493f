import type { AmountPlace } from "./amounts.ts";

/*
 * Who asks for the card to pay with tells a price: "a 600 united ticket, which card" are dollars,
 * though the airline's miles go by its name.
 */

const PAYS =
  /\b(?:which|what|best|right|good|need an?|need the|whose)(?: of (?:my|our|the))? (?:credit )?cards?\b|\bcard$|\b(?:swipe|pay with)\b/;
const OF_POINTS =
  /\b(?:points?|pts|miles?|transfer\w*|redeem\w*|awards?|avios|skymiles|balances?|partners?|earn(?:s|ed|ing)? me|bonus|mr|ur|typ|opens?|unlocks?)\b/;
/** Hardly anything that is paid for so costs more, and awards are rarely told below. */
const MOST_USD = 10_000;
const BARE = /^\d+(?:,\d{3})*(?:\.\d+)?$/;

/** The amounts with bare numbers as dollars where they are the price of what is paid for. */
export function pricesPaid(
  amounts: readonly AmountPlace[],
  words: readonly string[],
): readonly AmountPlace[] {
  const text = words.join(" ");
  if (!PAYS.test(text) || OF_POINTS.test(text)) return amounts;
  return amounts.map((one) =>
    one.unit === "points" && one.value < MOST_USD && BARE.test(words[one.start] ?? "")
      ? { ...one, unit: "usd" as const }
      : one,
  );
}
