import type { Frame } from "../frame.ts";

/** What the figures say about holding something; undefined when they do not decide. */
export type Pays = boolean | undefined;

type Verdict = "yes" | "no";

/** Doing these gives the card up; the verdict on keeping it is turned round. */
const GIVES_UP: ReadonlySet<Frame["verb"]> = new Set(["cancel", "downgrade"]);

/**
 * The word a question about keeping or giving up a card is answered with. "Can" asks what is
 * possible, which the figures do not tell, so they give no verdict on it.
 */
export function verdictOf(
  { asks, verb }: Pick<Frame, "asks" | "verb">,
  pays: Pays,
): Verdict | undefined {
  if (pays === undefined || asks === undefined || asks === "can") return undefined;
  // "Is it worth it" and "is it so" are about the card, whatever is planned with it.
  const isGivenUp = asks !== "worth" && GIVES_UP.has(verb);
  return pays === isGivenUp ? "no" : "yes";
}
