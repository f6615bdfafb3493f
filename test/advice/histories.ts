import { join } from "node:path";
import { readTables } from "../../build/read.ts";
import type { HistoryAccount } from "../../server/advice/applications/accounts.ts";
import {
  type Candidate,
  checkEligibility,
  type EligibilityInput,
  type Rule,
} from "../../server/advice/applications/eligibility.ts";

/** The real tables. */
export const { tables } = readTables(join(import.meta.dirname, "../../data"));

const termsById = new Map(tables.terms.map((row) => [row.card_id, row]));
export const cardsById = new Map(tables.cards.map((row) => [row.id, row]));

export const reportFacts = {
  terms: (cardId: string) => termsById.get(cardId),
  policies: tables.issuerPolicies,
};

export function cardOf(cardId: string): Candidate {
  const card = cardsById.get(cardId);
  if (card === undefined) throw new Error(`no card ${cardId}`);
  return { cardId, issuer: card.issuer, cardType: card.card_type };
}

/** An account of a real card. Without a word about it, it had no welcome bonus. */
export const account = (
  cardId: string,
  openedOn: string | undefined,
  rest: Partial<HistoryAccount> = {},
): HistoryAccount => ({
  ...cardOf(cardId),
  openedOn,
  bonusReceived: false,
  authorizedUser: false,
  formerProducts: [],
  ...rest,
});

const NOBODY: ReadonlySet<string> = new Set();

export const askFor = (
  cardId: string,
  day: string,
  history: readonly HistoryAccount[],
  rest: Partial<EligibilityInput> = {},
) =>
  checkEligibility({
    candidate: cardOf(cardId),
    day,
    history,
    rules: tables.issuerRules,
    facts: reportFacts,
    met: NOBODY,
    notMet: NOBODY,
    ...rest,
  });

/** The verdict of one rule. */
export function verdictOf(
  ruleId: string,
  cardId: string,
  day: string,
  history: readonly HistoryAccount[],
  rest: Partial<EligibilityInput> = {},
) {
  const { verdicts } = askFor(cardId, day, history, rest);
  const verdict = verdicts.find((one) => one.ruleId === ruleId);
  if (verdict === undefined) throw new Error(`${ruleId} does not hold for ${cardId} on ${day}`);
  return verdict;
}

/** A card that a rule speaks of. */
export function cardUnder(rule: Rule): string {
  const card = tables.cards.find(
    ({ id, issuer, card_type: type }) =>
      issuer === rule.issuer &&
      (rule.cards.length === 0 || rule.cards.includes(id)) &&
      !rule.except_cards.includes(id) &&
      (rule.card_types.length === 0 || rule.card_types.includes(type)),
  );
  if (card === undefined) throw new Error(`no card under ${rule.rule_id}`);
  return card.id;
}
