import type { HistoryAccount } from "../advice/applications/accounts.ts";
import type { ReportFacts } from "../advice/applications/credit-report.ts";
import {
  BUSINESS,
  checkEligibility,
  type Eligibility,
  type EligibilityInput,
  type RuleVerdict,
  verdictsOn,
} from "../advice/applications/eligibility.ts";
import { SELF } from "../accounts/wallet.ts";
import type { FactRow } from "../contract/facts.ts";
import type { FactIndex } from "./facts.ts";
import { type HeldCard, heldCards } from "./held-cards.ts";
import type { Scene } from "./scene.ts";
import { oncePer } from "../contract/once-per.ts";
import { groupBy } from "../contract/group-by.ts";

/** An account of one person, open or closed, as the rules on applications take it. */
export function toHistoryAccount({ facts }: Scene, { entry, card }: HeldCard): HistoryAccount {
  return {
    ref: entry.id,
    cardId: card.id,
    issuer: card.issuer,
    cardType: card.card_type,
    openedOn: entry.opened_on,
    closedOn: entry.closed_on,
    bonusReceivedOn: entry.bonus_received_on,
    bonusReceived: entry.bonus_received,
    authorizedUser: entry.authorized_user,
    formerProducts: entry.former_products.map(({ card_id: id, until }) => ({
      cardId: facts.cards.get(id)?.id ?? id,
      until,
    })),
  };
}

/** Cached by scene and owner: many candidates are judged against the same history. */
const histories = new WeakMap<Scene, Map<string, readonly HistoryAccount[]>>();

/** All accounts of one person: issuers judge a person, not a household. */
export function historyOf(scene: Scene, owner: string = SELF): readonly HistoryAccount[] {
  const byOwner = histories.get(scene) ?? new Map<string, readonly HistoryAccount[]>();
  histories.set(scene, byOwner);
  const history =
    byOwner.get(owner) ??
    heldCards(scene, { owner, status: "all" }).map((held) => toHistoryAccount(scene, held));
  byOwner.set(owner, history);
  return history;
}

/** The facts that decide if an account is on the personal credit report. */
export const reportFactsOf = (facts: FactIndex): ReportFacts => ({
  terms: (cardId) => facts.rowsOf("terms", cardId)[0],
  policies: facts.tables.issuerPolicies,
});

/** A value of `met`: the applicant never had a card. An empty history alone proves nothing. */
export const NO_ACCOUNTS = "no_accounts";

interface Asked {
  /** The applicant; the member by default. */
  readonly owner?: string | undefined;
  /** The day of the application; today by default. */
  readonly day?: string | undefined;
  /** Requirements and rule ids that are met or not, in addition to the profile. */
  readonly met?: readonly string[] | undefined;
  readonly notMet?: readonly string[] | undefined;
}

/** The issuer's rules for a card against the history of one person. */
export const eligibilityOf = (scene: Scene, card: FactRow<"cards">, asked?: Asked): Eligibility =>
  checkEligibility(toEligibilityInput(scene, card, asked));

/** The verdicts today of only the written rules on bonuses. */
export function bonusVerdictsOf(
  scene: Scene,
  card: FactRow<"cards">,
  owner: string,
): readonly RuleVerdict[] {
  const input = toEligibilityInput(scene, card, { owner });
  const rules = input.rules.filter(isWrittenBonusRule);
  return verdictsOn({ ...input, rules }).filter(isWrittenBonusRule);
}

const isWrittenBonusRule = ({ kind, strength }: Pick<RuleVerdict, "kind" | "strength">): boolean =>
  kind === "bonus_window" && strength === "written";

function toEligibilityInput(
  scene: Scene,
  card: FactRow<"cards">,
  { owner = SELF, day = scene.today, met = [], notMet = [] }: Asked = {},
): EligibilityInput {
  const said = relationshipsOf(scene, owner);
  const isSaidNow = new Set([...met, ...notMet]);
  const before = (wanted: boolean) =>
    said.flatMap(([name, isSo]) => (isSo === wanted && !isSaidNow.has(name) ? [name] : []));
  const history = historyOf(scene, owner);
  const isKnown = history.length > 0 || met.includes(NO_ACCOUNTS);
  return {
    candidate: { cardId: card.id, issuer: card.issuer, cardType: card.card_type },
    history: isKnown ? history : undefined,
    day,
    knownUntil: scene.today,
    rules: rulesOf(scene.facts, card.issuer),
    facts: reportFactsOf(scene.facts),
    met: new Set([...before(true), ...met]),
    notMet: new Set([...before(false), ...notMet]),
  };
}

/** The profile is about the member only: the status of others in the household is unknown. */
function relationshipsOf(
  { wallet }: Scene,
  owner: string,
): readonly (readonly [string, boolean])[] {
  if (owner !== SELF) return [];
  const { relationships = {}, business_eligible: hasBusiness } = wallet.profile;
  const said = Object.entries(relationships);
  return hasBusiness === undefined ? said : [...said, [BUSINESS, hasBusiness]];
}

/** Grouped once: many candidates are judged, each by its issuer's rules only. */
const rulesByIssuer = oncePer(({ tables }: FactIndex) =>
  groupBy(tables.issuerRules, ({ issuer }) => issuer),
);

export const rulesOf = (facts: FactIndex, issuer: string): readonly FactRow<"issuerRules">[] =>
  rulesByIssuer(facts).get(issuer) ?? [];
