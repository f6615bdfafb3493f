import { LOUNGE_NETWORKS, PROTECTIONS } from "../../../../data/vocab.ts";

/** How a benefit stands in a delexicalised question: a lounge is asked about otherwise than a credit. */
export const BENEFIT_SORTS = [
  "lounge",
  "cover",
  "night",
  "foreign_fee",
  "status",
  "credit",
] as const;

export type BenefitSort = (typeof BENEFIT_SORTS)[number];

const LOUNGES: ReadonlySet<string> = new Set(["lounge", ...LOUNGE_NETWORKS]);
const COVERS: ReadonlySet<string> = new Set(["travel insurance", ...PROTECTIONS]);

/** What is left is a credit. */
const PATTERNS: readonly (readonly [RegExp, BenefitSort])[] = [
  [/\bforeign transaction\b/i, "foreign_fee"],
  [/\b(?:free night|award night|certificate|companion|voucher)\b/i, "night"],
  [/\bstatus$/i, "status"],
];

/** The sort of a benefit by its id. */
export function benefitSortOf(id: string): BenefitSort {
  if (LOUNGES.has(id)) return "lounge";
  if (COVERS.has(id)) return "cover";
  return PATTERNS.find(([pattern]) => pattern.test(id))?.[1] ?? "credit";
}
