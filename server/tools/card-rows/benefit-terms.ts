import { wordsOf } from "../../contract/names.ts";
import { isUsable } from "../../advice/plain-row.ts";
import type { FactRow } from "../../contract/facts.ts";
import type { FactIndex } from "../../member/facts.ts";
import type { Card } from "./card-brief.ts";
import { toUnlock } from "./card-benefits.ts";
import { merchantNames, programName } from "./row-words.ts";
import { oncePer } from "../../contract/once-per.ts";

interface BenefitRows {
  readonly lounge: FactRow<"lounges">;
  readonly credit: FactRow<"credits">;
  readonly protection: FactRow<"protections">;
  readonly status: FactRow<"eliteStatus">;
  readonly certificate: FactRow<"certificates">;
  readonly unlock: FactRow<"unlocks">;
  readonly no_foreign_fee: Card;
}

export type BenefitKind = keyof BenefitRows;

export interface BenefitOf<Kind extends BenefitKind> {
  readonly kind: Kind;
  readonly row: BenefitRows[Kind];
}

type Benefit = { [Kind in BenefitKind]: BenefitOf<Kind> }[BenefitKind];

/** A function of a row for each kind of benefit. */
export type ByKind<Made> = {
  readonly [Kind in BenefitKind]: (row: BenefitRows[Kind], facts: FactIndex, today: string) => Made;
};

export const ofKind = <Kind extends BenefitKind, Made>(
  table: ByKind<Made>,
  { kind, row }: BenefitOf<Kind>,
  facts: FactIndex,
  today = "",
): Made => table[kind](row, facts, today);

export interface BenefitTerm {
  readonly benefit: Benefit;
  readonly name: string;
  readonly words: ReadonlySet<string>;
  readonly isVerified: boolean;
}

/** Every benefit of every card, by card id. */
export const benefitTerms = oncePer(
  (facts: FactIndex): ReadonlyMap<string, readonly BenefitTerm[]> => {
    const toTerms = (card: Card) =>
      benefitsOfCard(facts, card).map((benefit) => toTerm(facts, benefit));
    return new Map(facts.tables.cards.map((card) => [card.id, toTerms(card)]));
  },
);

const benefitsOfCard = (facts: FactIndex, card: Card): readonly Benefit[] => [
  ...(card.foreign_transaction_fee === 0 ? [{ kind: "no_foreign_fee", row: card } as const] : []),
  ...facts.rowsOf("lounges", card.id).map((row) => ({ kind: "lounge", row }) as const),
  ...facts.rowsOf("credits", card.id).map((row) => ({ kind: "credit", row }) as const),
  ...facts.rowsOf("protections", card.id).map((row) => ({ kind: "protection", row }) as const),
  ...facts.rowsOf("eliteStatus", card.id).map((row) => ({ kind: "status", row }) as const),
  ...facts.rowsOf("certificates", card.id).map((row) => ({ kind: "certificate", row }) as const),
  ...facts.rowsOf("unlocks", card.id).map((row) => ({ kind: "unlock", row }) as const),
];

function toTerm(facts: FactIndex, benefit: Benefit): BenefitTerm {
  const [name, ...others] = ofKind(NAMES, benefit, facts);
  return {
    benefit,
    name,
    words: new Set([name, ...others].flatMap(wordsOf)),
    isVerified: isUsable(benefit.row),
  };
}

const NAMES: ByKind<readonly [name: string, ...others: string[]]> = {
  lounge: ({ lounge_network: network }, facts) => [
    network,
    "lounge",
    ...facts.nicknamesOf("benefit_kind", "lounge"),
    ...facts.nicknamesOf("lounge", network),
  ],
  credit: ({ credit_name: name, credit_type: type, merchants, form = "" }, facts) => [
    name,
    type,
    "credit",
    form,
    ...merchantNames(facts, merchants),
    ...facts.nicknamesOf("benefit_kind", "credit"),
    ...facts.nicknamesOf("benefit", type),
  ],
  protection: ({ protection, position = "" }, facts) => [
    protection,
    position,
    "protection",
    ...facts.nicknamesOf("benefit_kind", "protection"),
    ...facts.nicknamesOf("benefit", protection),
  ],
  status: ({ program, level }, facts) => [
    `${program} ${level}`,
    "status",
    ...facts.nicknamesOf("benefit_kind", "status"),
    ...facts.nicknamesOf("status_program", program),
    ...kindsOfStatus(facts.tables.programs.find(({ name }) => name === program)),
  ],
  certificate: ({ kind, certificate_name: name, program, how }, facts) => [
    name,
    kind,
    "certificate",
    ...CERTIFICATE_SYNONYMS[kind],
    ...(kind === "free_night" ? facts.nicknamesOf("benefit_kind", "certificate") : []),
    ...(how === "anniversary" ? [how, "annual yearly"] : []),
    ...(program === undefined ? [] : [programName(facts, program)]),
  ],
  unlock: (row, facts) => [toUnlock(facts, row).name, "unlock partners points"],
  no_foreign_fee: () => ["No foreign transaction fee", "fees fx abroad international currency ftf"],
};

/** Other names of the program, and its category: hotel or airline. */
const kindsOfStatus = (program: FactRow<"programs"> | undefined): readonly string[] =>
  program === undefined ? [] : [...program.aliases, program.category];

const CERTIFICATE_SYNONYMS = {
  free_night: ["hotel stay"],
  companion: ["companion pass fare ticket"],
  upgrade: ["room upgrade"],
  flight: ["flight award discount"],
} as const;

const FILLERS = new Set(
  "a an any benefit benefits card cards for my of on or the to which with".split(" "),
);

/** The significant words of a question, plurals as singulars. */
export const benefitWords = (query: string): readonly string[] =>
  wordsOf(query)
    .filter((word) => !FILLERS.has(word))
    .map((word) => (word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word));

/** The terms of a card's benefits that match every word. */
export const termsWith = (facts: FactIndex, card: Card, words: readonly string[]) =>
  (benefitTerms(facts).get(card.id) ?? []).filter((term) => holdsAll(term.words, words));

export const holdsAll = (words: ReadonlySet<string>, query: readonly string[]): boolean =>
  query.every((word) => holdsWord(words, word));

const MIN_BEGUN = 3;

/** True if the query, or either word around a slash in it, is or begins one of these words. */
export function holdsWord(words: ReadonlySet<string>, query: string): boolean {
  if (words.has(query)) return true;
  if (query.includes("/")) return query.split("/").some((word) => holdsWord(words, word));
  if (query.length < MIN_BEGUN) return false;
  for (const word of words) if (word.startsWith(query)) return true;
  return false;
}
