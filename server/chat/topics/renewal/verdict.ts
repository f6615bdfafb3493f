import type { Frame } from "../../frame.ts";

/** The verdict of the figures on holding something; undefined if they do not decide. */
export type Pays = boolean | undefined;

interface Weighed {
  readonly net_usd: { readonly low: number; readonly high: number };
  /** The most that the year brings beside that; unknown without a figure. */
  readonly certificates: readonly { readonly most_usd?: number | undefined }[];
}

/** The verdict of a range of the year's gain. */
export function paysOf({ net_usd: { low, high }, certificates }: Weighed): Pays {
  if (low >= 0) return true;
  const most = certificates.reduce((sum, one) => sum + (one.most_usd ?? Infinity), high);
  return most < 0 ? false : undefined;
}

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
