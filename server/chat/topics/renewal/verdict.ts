import type { Frame } from "../../frame.ts";

/** The verdict of the figures; undefined if they do not decide. */
export type Pays = boolean | undefined;

interface Weighed {
  readonly net_usd: { readonly low: number; readonly high: number };
  /** Their highest yearly value, on top of the net; undefined when unknown. */
  readonly certificates: readonly { readonly most_usd?: number | undefined }[];
}

/** The verdict on a range of yearly net value. */
export function paysOf({ net_usd: { low, high }, certificates }: Weighed): Pays {
  if (low >= 0) return true;
  const most = certificates.reduce((sum, one) => sum + (one.most_usd ?? Infinity), high);
  return most < 0 ? false : undefined;
}

type Verdict = "yes" | "no";

/**
 * The yes or no to keeping or cancelling a card, however it is worded. "Can" asks what is possible
 * and "downgrade" what the issuer offers instead; the card's figures alone decide neither.
 */
export function verdictOf(
  { asks, verb }: Pick<Frame, "asks" | "verb">,
  pays: Pays,
): Verdict | undefined {
  if (pays === undefined || asks === undefined || asks === "can") return undefined;
  if (verb !== "keep" && verb !== "cancel") return undefined;
  return pays === (verb === "keep") ? "yes" : "no";
}

/** True for "should" and the like, which facts about what is possible do not answer. */
export const asksForAdvice = ({ asks }: Pick<Frame, "asks">): boolean =>
  asks === "should" || asks === "worth" || asks === "time";
