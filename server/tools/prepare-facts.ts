import { setImmediate as nextRound } from "node:timers/promises";
import type { FactIndex } from "../member/facts.ts";
import { lexiconsOf } from "../member/names.ts";
import { benefitTerms } from "./card-rows/benefit-terms.ts";
import { searchIndexOf } from "./cards/search-index.ts";

/** Builds the indexes of new facts, each in its own turn, so that no request waits for all. */
export async function prepareFacts(facts: FactIndex): Promise<void> {
  for (const build of [lexiconsOf, benefitTerms, searchIndexOf]) {
    // oxlint-disable-next-line no-await-in-loop
    await nextRound();
    build(facts);
  }
}
