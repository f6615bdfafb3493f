import * as z from "zod";
import { CONFIDENCES, CREDIT_TYPES, LOUNGE_NETWORKS, PROTECTIONS } from "../../../data/vocab.ts";
import { COVER_POSITIONS, CREDIT_PERIODS } from "../../../data/vocab-terms.ts";
import type { FactIndex } from "../../member/facts.ts";
import {
  type BenefitTerm,
  type ByKind,
  ofKind,
  benefitTerms,
  benefitWords,
  holdsAll,
} from "../card-rows/benefit-terms.ts";
import {
  toCertificateRow,
  toCreditRow,
  toLoungeRow,
  toProtectionRow,
  toStatusRow,
} from "../card-rows/perk-rows.ts";
import { isUpcoming, listed, told } from "../card-rows/row-words.ts";
import { createMatcher } from "../../catalog/match-names.ts";
import { wordsOf } from "../../contract/names.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { endedBenefits, isCalled, tellEnded } from "../../member/ended-benefits.ts";
import type { Scene } from "../../member/scene.ts";
import { getMeant } from "../../member/names.ts";
import { oncePer } from "../../contract/once-per.ts";

const BENEFIT_KINDS = [
  "lounge",
  "credit",
  "protection",
  "status",
  "certificate",
  "unlock",
  "no_foreign_fee",
] as const;

/** A benefit that was asked for, with the figures people want for its kind. */
export const matchedBenefit = z.object({
  kind: z.enum(BENEFIT_KINDS),
  name: z.string(),
  text: z.string().describe("Its terms in plain words."),
  amount_usd: z.number().optional().describe("Of a credit, for one period."),
  amount_points: z.int().optional(),
  percent_back: z.number().optional(),
  membership_months: z.int().optional(),
  period: z.enum(CREDIT_PERIODS).optional(),
  year_usd: z.number().optional(),
  unlimited: z.boolean().optional(),
  visits_per_year: z.int().optional(),
  guests_free: z.int().optional(),
  position: z.enum(COVER_POSITIONS).optional(),
  limit_usd: z.number().optional(),
  deductible_usd: z.number().optional(),
  spend_usd: z.number().optional().describe("Spend on the card needed first."),
  cap_points: z.int().optional().describe("Most points a certificate's night may cost."),
  enrollment_required: z.boolean().optional().describe("Absent when no source says."),
  requires: z.array(z.string()).optional(),
  starts: z.iso.date().optional(),
  ends: z.iso.date().optional(),
  upcoming: z.boolean().optional().describe("true when it has not begun yet."),
  confidence: z.enum(CONFIDENCES),
  as_of: z.iso.date().optional(),
  note: z.string().optional(),
});

export function toMatched(facts: FactIndex, { benefit, name }: BenefitTerm, today: string) {
  const { row } = benefit;
  const dates = "starts" in row ? { starts: row.starts, ends: row.ends } : {};
  return {
    ...ofKind(FIGURES, benefit, facts, today),
    ...dates,
    kind: benefit.kind,
    name,
    requires: "requires" in row ? listed(row.requires) : undefined,
    upcoming: isUpcoming(dates, today) ? true : undefined,
    confidence: row.confidence,
    as_of: row.as_of,
    // A note on the whole card is not about this benefit.
    note: benefit.kind === "no_foreign_fee" ? undefined : told(row.note),
  };
}

type Figures = Pick<z.infer<typeof matchedBenefit>, "text"> &
  Partial<Omit<z.infer<typeof matchedBenefit>, "kind">>;

const FIGURES: ByKind<Figures> = {
  credit: (row, facts, today) => ({
    ...toCreditRow(facts, row, today),
    spend_usd: row.annual_spend_usd,
  }),
  lounge: (row, _, today) => ({ ...toLoungeRow(row, today), spend_usd: row.annual_spend_usd }),
  protection: (row, _, today) => toProtectionRow(row, today),
  status: (row, _, today) => ({
    ...toStatusRow(row, today),
    enrollment_required: row.enrollment_required,
  }),
  certificate: (row, facts, today) => toCertificateRow(facts, row, today),
  unlock: ({ note }) => ({ text: note || "With this card, the program's points transfer." }),
  no_foreign_fee: () => ({ text: "Purchases in other currencies carry no fee." }),
};

/** The words to search benefits by. If nothing matches them all, throws with the nearest name. */
export function getBenefitWords(scene: Scene, benefit: string): readonly string[] {
  const words = wantedWords(benefit);
  if (words.length === 0) {
    throw new ToolError(
      `"${benefit}" has no word to search for; name a benefit such as priority pass.`,
    );
  }
  const named = [...CREDIT_TYPES, ...LOUNGE_NETWORKS, ...PROTECTIONS].map(
    (name) => new Set(wordsOf(name)),
  );
  const carried = [...benefitTerms(scene.facts).values()].flat().map((term) => term.words);
  const isKnown = [...named, ...carried].some((own) => holdsAll(own, words));
  if (!isKnown && words.includes("checked")) throw new ToolError(NO_BAGS);
  if (!isKnown) refuseEnded(scene, benefit);
  return isKnown ? words : benefitWords(getMeant(lexiconOf(scene.facts), benefit));
}

const NO_BAGS = "There is no data on checked bags here; ask the airline or the card's issuer.";

/** "With a hotel or rental" means either: the words around "or" become one, joined by a slash. */
const wantedWords = (benefit: string): readonly string[] =>
  benefit
    .split(/\sor\s/i)
    .map(benefitWords)
    .filter((words) => words.length > 0)
    .reduce(([...before], [first, ...rest]) => {
      const last = before.pop();
      return [...before, last === undefined ? `${first}` : `${last}/${first}`, ...rest];
    }, []);

function refuseEnded(scene: Scene, benefit: string): void {
  const ended = scene.facts.tables.cards.flatMap((card) =>
    KINDS.flatMap((kind) => endedBenefits(scene, card.id, kind))
      .filter((end) => isCalled(end, benefit))
      .map((end) => tellEnded(end, card.card_name)),
  );
  if (ended.length > 0) throw new ToolError(ended.slice(0, MAX_ENDED).join(" "));
}

const KINDS = ["credit", "protection", "lounge"] as const;
const MAX_ENDED = 5;

const lexiconOf = oncePer((facts: FactIndex) => {
  const names = new Set([...benefitTerms(facts).values()].flat().map(({ name }) => name));
  return {
    noun: "benefit known here",
    matcher: createMatcher([...names].map((name) => ({ value: name, names: [name] }))),
    toCandidate: (name: string) => ({ id: name, label: name }),
  };
});
