import type { Frame } from "../frame.ts";

/** What the figures say about holding something; undefined when they do not decide. */
export type Pays = boolean | undefined;

/** What a range of the year's gain says. */
export const paysOf = ({
  net_usd: { low, high },
}: {
  readonly net_usd: { readonly low: number; readonly high: number };
}): Pays => (low >= 0 ? true : high < 0 ? false : undefined);

type Verdict = "yes" | "no";

/**
 * The word a question about keeping or cancelling a card is answered with, however it is asked.
 * "Can" asks what is possible and "downgrade" what the issuer offers instead; the figures of the card
 * alone decide neither.
 */
export function verdictOf(
  { asks, verb }: Pick<Frame, "asks" | "verb">,
  pays: Pays,
): Verdict | undefined {
  if (pays === undefined || asks === undefined || asks === "can") return undefined;
  if (verb !== "keep" && verb !== "cancel") return undefined;
  return pays === (verb === "keep") ? "yes" : "no";
}

/** True where it is asked what is wise, which nothing that can be done answers. */
export const asksForAdvice = ({ asks }: Pick<Frame, "asks">): boolean =>
  asks === "should" || asks === "worth" || asks === "time";
