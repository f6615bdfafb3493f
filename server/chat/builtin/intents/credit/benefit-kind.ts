import { CREDIT_TYPES, LOUNGE_NETWORKS, PROTECTIONS } from "../../../../../data/vocab.ts";
import type { FactIndex } from "../../../../tools/core/facts.ts";
import { mentionsOf, type Understood } from "../../../language/understood.ts";

/** What sort of thing a benefit is; each is kept by another tool. */
export type BenefitKind = "lounge" | "protection" | "certificate" | "credit" | "other";

const LOUNGES: ReadonlySet<string> = new Set(["lounge", ...LOUNGE_NETWORKS]);
/** "travel insurance" stands for several protections. */
export const TRAVEL_INSURANCE = "travel insurance";
const COVERS: ReadonlySet<string> = new Set([TRAVEL_INSURANCE, ...PROTECTIONS]);
const CERTIFICATES = /\b(?:free night|certificate|companion|voucher|award night)\b/i;
/** Words for all credits at once. */
export const ANY_CREDIT = "credit";

const creditNames = new WeakMap<FactIndex, ReadonlySet<string>>();

function creditNamesOf(facts: FactIndex): ReadonlySet<string> {
  const known = creditNames.get(facts);
  if (known !== undefined) return known;
  const { credits } = facts.facts.tables;
  const names = new Set<string>([
    ANY_CREDIT,
    ...CREDIT_TYPES,
    ...credits.map(({ credit_name: name }) => name),
  ]);
  creditNames.set(facts, names);
  return names;
}

export function kindOfBenefit(id: string, facts: FactIndex): BenefitKind {
  if (LOUNGES.has(id)) return "lounge";
  if (COVERS.has(id)) return "protection";
  // One that no card carries any more is asked about by its name.
  if (creditNamesOf(facts).has(id) || id.endsWith(" credit")) return "credit";
  return CERTIFICATES.test(id) ? "certificate" : "other";
}

/** The benefits of a kind that the question names; a name may mean several. */
export const benefitsOf = (
  asked: Understood,
  kind: BenefitKind,
  facts: FactIndex,
): readonly string[] => [
  ...new Set(
    mentionsOf(asked, "benefit")
      .flatMap(({ ids }) => ids)
      .filter((id) => kindOfBenefit(id, facts) === kind),
  ),
];
