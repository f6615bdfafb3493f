import type { LinkedName } from "../names/link.ts";
import type { Token } from "./tokenise.ts";

/**
 * How a word is told: "macys", not "macy", where that is the name; "for" in "best card 4 gas"; "to" in
 * "amex 2 hilton"; "versus" in "csp v csr".
 */
export function wordOf(
  { word, joined }: Token,
  at: number,
  linked: readonly LinkedName[],
  names: ReadonlySet<string>,
): string {
  const follows = word === "4" && at > 0 ? linked.find(({ start }) => start === at + 1) : undefined;
  if (follows?.kinds.has("category") === true || follows?.kinds.has("merchant") === true)
    return "for";
  if (word === "2" && isBetweenPrograms(at, linked)) return "to";
  if (word === "v" && linked.some(({ end, kinds }) => end === at && kinds.has("card")))
    return "versus";
  return joined === `${word}s` && !names.has(word) && names.has(joined) ? joined : word;
}

/** Two names of points with nothing else between, so that one goes to the other. */
function isBetweenPrograms(at: number, linked: readonly LinkedName[]): boolean {
  const before = linked.find(({ end }) => end === at);
  const after = linked.find(({ start }) => start === at + 1);
  return (
    after?.kinds.has("program") === true &&
    (before?.kinds.has("program") === true || before?.kinds.has("issuer") === true)
  );
}
