import * as z from "zod";
import { dayParam } from "../../member/day.ts";
import { CARD_STATUSES, CARD_TYPES } from "../../../data/vocab.ts";
import {
  type Eligibility,
  worstOf,
  BUSINESS,
  type Rule,
} from "../../advice/applications/eligibility.ts";
import { SELF } from "../../accounts/wallet.ts";
import type { Card } from "../card-rows/card-brief.ts";
import { InvalidInput, ToolError } from "../../contract/tool-error.ts";
import { seenOffer } from "../card-rows/card-offer.ts";
import { cardParam, getCard } from "../../member/names.ts";
import { heldCardRef, heldCards, toHeldRef } from "../../member/held-cards.ts";
import { type BonusAgainRow, bonusAgainRow, findBonusAgain } from "../../member/bonus-again.ts";
import { eligibilityOf, rulesOf, NO_ACCOUNTS } from "../../member/history.ts";
import { asIfParam, defineReader } from "../frame/reader.ts";
import { ownerParam } from "../../member/owners.ts";
import type { Scene } from "../../member/scene.ts";
import { ruleResult, toVerdictRow, verdictRow, toOffersNow } from "./eligibility-row.ts";
import { toWords } from "../card-rows/row-words.ts";
import { pick } from "../frame/pick.ts";

const MAX_CONDITIONS = 20;

/** Requirements and rules, by id or loosely by name. */
const conditionsParam = z.array(z.string().min(1).max(120)).max(MAX_CONDITIONS);

interface Conditions {
  readonly met?: readonly string[] | undefined;
  readonly not_met?: readonly string[] | undefined;
}

/** The ids in an issuer's rules of the conditions the applicant does or does not meet. */
function toConditions(rules: readonly Rule[], { met = [], not_met: notMet = [] }: Conditions) {
  const needs = rules.filter(({ kind }) => kind === "needs");
  const others = [BUSINESS, NO_ACCOUNTS, ...new Set(rules.flatMap((rule) => rule.unless))];
  const among = [
    ...needs.map(({ rule_id: id, name }) => ({ id, name })),
    ...others.map((id) => ({ id, name: toWords(id) })),
  ].map(({ id, name }) => ({ value: id, id, label: id, names: [name] }));
  const toId = (name: string): string => pick("condition of the issuer's rules", among, name);
  const conditions = { met: met.map(toId), notMet: notMet.map(toId) };
  const both = conditions.met.find((id) => conditions.notMet.includes(id));
  if (both !== undefined) throw new ToolError(`${both} is in met and in not_met. Give it once.`);
  return conditions;
}

export const checkCardEligibility = defineReader({
  name: "check_eligibility",
  title: "Check eligibility",
  description:
    "Can I, or my wife, apply for and get the card, am I eligible, would I qualify or be " +
    "approved today, how long until I can, and do I get its sign-up (welcome) bonus again? " +
    "Every issuer rule against their accounts (once per lifetime, 24 or 48 months): pass, " +
    "fail or unknown, when it clears. Counts such as 5/24: get_application_history.",
  input: z.strictObject({
    card: cardParam,
    on_date: dayParam.optional().describe("Day of applying; today by default."),
    owner: ownerParam.optional().describe("Who applies; the member by default."),
    met: conditionsParam
      .optional()
      .describe("What the applicant has, such as `bank_relationship`."),
    not_met: conditionsParam.optional().describe("What the applicant does not have."),
    as_if: asIfParam,
  }),
  data: z.object({
    card: z.object({
      card_id: z.string(),
      card_name: z.string(),
      issuer: z.string(),
      card_type: z.enum(CARD_TYPES),
      status: z.enum(CARD_STATUSES),
    }),
    owner: z.string(),
    on_date: z.iso.date(),
    takes_applications: z.boolean(),
    successor: z.object({ card_id: z.string(), card_name: z.string() }).optional(),
    application: ruleResult.describe("The worst of the rules on the application."),
    bonus: ruleResult.describe("The worst of the rules on the bonus alone."),
    clears_on: z.iso
      .date()
      .optional()
      .describe("The first day every rule surely passes if nothing new is opened."),
    verdicts: z.array(verdictRow).describe("Those that fail or are unknown first."),
    held: z.array(heldCardRef).describe("Accounts of this card the applicant has or had."),
    bonus_again: bonusAgainRow.optional().describe("Where the applicant has or had the card."),
    offer_now: seenOffer.optional().describe("The offer seen last, when it may still run."),
    best_seen: seenOffer.optional(),
    offer_now_is_best: z.boolean().optional().describe("Absent when they cannot be compared."),
  }),
  brief: { columns: { verdicts: "name result clears_on reason note" } },
  answer: (given, scene) => {
    const { facts, today } = scene;
    const card = getCard(facts, given.card);
    const { owner = SELF, on_date: day = today } = given;
    if (day < today) throw new InvalidInput(`on_date ${day} is past; today is ${today}.`);
    const rules = rulesOf(facts, card.issuer);
    const isOpen = card.status === "open";
    const judged = eligibilityOf(scene, card, { owner, day, ...toConditions(rules, given) });
    const eligibility = isOpen ? judged : { ...judged, ...NO_APPLICATIONS };
    const { verdicts, application, bonus, clearsOn } = eligibility;
    const successor = facts.cards.get(card.successor ?? "");
    const offers = toOffersNow(scene, card);
    const again = findBonusAgain(scene, card, owner);
    const ruleIds = new Set(verdicts.map(({ ruleId }) => ruleId));
    const { id, card_name, issuer, card_type, status } = card;
    return {
      summary: isOpen ? summaryOf(card, day, eligibility, again) : closedText(card, successor),
      data: {
        card: { card_id: id, card_name, issuer, card_type, status },
        owner,
        on_date: day,
        takes_applications: isOpen,
        successor: successor && { card_id: successor.id, card_name: successor.card_name },
        application,
        bonus,
        clears_on: clearsOn,
        verdicts: worstFirst(verdicts).map((verdict) => toVerdictRow(scene, verdict)),
        held: accountsOf(scene, owner, id),
        bonus_again: again,
        ...offers.fields,
      },
      assumptions: assumptionsOf(scene, owner, day),
      warnings: [...warningsOf(card, eligibility), ...offers.warnings],
      sources: [...rules.filter((rule) => ruleIds.has(rule.rule_id)), ...offers.rows],
      next_actions: isOpen ? actionsOf(verdicts) : closedActions(card),
    };
  },
});

const accountsOf = (scene: Scene, owner: string, cardId: string) =>
  heldCards(scene, { owner, status: "all" })
    .filter(({ entry, card }) => card.id === cardId && !entry.authorized_user)
    .map(toHeldRef);

const NO_APPLICATIONS = {
  verdicts: [],
  application: "fail",
  bonus: "fail",
  clearsOn: undefined,
} as const;

const RANK = { fail: 0, unknown: 1, pass: 2 } as const;

const worstFirst = (verdicts: Eligibility["verdicts"]) =>
  verdicts.toSorted((a, b) => RANK[a.result] - RANK[b.result]);

function closedText(card: Card, successor: Card | undefined): string {
  const since = card.status_date === undefined ? "" : ` (since ${card.status_date})`;
  const next = successor ? ` Its successor is the ${withoutArticle(successor.card_name)}.` : "";
  return `The ${withoutArticle(card.card_name)} takes no applications${since}.${next}`;
}

/** "The Ritz-Carlton Credit Card" brings its own article. */
const withoutArticle = (name: string): string => name.replace(/^The /, "");

const RESULT_WORDS = { pass: "passes", fail: "fails", unknown: "unknown" } as const;

function summaryOf(
  card: Card,
  day: string,
  eligibility: Eligibility,
  again: BonusAgainRow | undefined,
): string {
  const { application, clearsOn, verdicts } = eligibility;
  const open = verdicts.filter(({ result }) => result !== "pass");
  const isUnsure = open.some(
    ({ clearsOn: sure, mayClearOn: may }) => may !== undefined && may !== sure,
  );
  const ofBonus = verdicts.filter(
    ({ effect, kind }) => effect === "bonus_denied" || kind === "bonus_window",
  );
  const bonusWord = ofBonus.length === 0 ? "without a known rule" : RESULT_WORDS[worstOf(ofBonus)];
  const when =
    clearsOn === undefined
      ? "not by waiting alone"
      : `all clear on ${clearsOn}${isUnsure ? " at the latest" : ""}`;
  const rules = open.map(({ name }) => name).join("; ");
  const wait = open.length === 0 ? "" : ` (${rules}), ${when}`;
  return `${card.card_name} on ${day}: application ${RESULT_WORDS[application]}, bonus ${bonusWord}${wait}.${again === undefined ? "" : ` ${again.says}`}`;
}

const assumptionsOf = ({ today }: Scene, owner: string, day: string) => [
  "Only the accounts in the wallet are known; one that is missing from it is not counted.",
  "A pass means no known rule stops it, not that the issuer approves.",
  owner !== SELF && "Relationships in the profile are the member's alone.",
  day > today && "Nothing new is opened until then.",
];

function warningsOf(card: Card, { verdicts, isHistoryKnown }: Eligibility): readonly string[] {
  const disputed = verdicts.filter(({ confidence }) => confidence === "disputed");
  const isSilent = card.status === "open" && verdicts.length === 0;
  return [
    ...(isHistoryKnown ? [] : [NONE_LISTED]),
    ...(isSilent ? [`No rule of ${card.issuer} is known that covers this card.`] : []),
    ...disputed.map(({ name }) => `Sources disagree on the rule ${name}.`),
  ];
}

const NONE_LISTED =
  "The wallet lists no account of the applicant, so rules on accounts cannot be judged. Add them, " +
  "closed ones too, or give no_accounts in met if there never was one.";

function actionsOf(verdicts: Eligibility["verdicts"]): readonly string[] {
  const needs = verdicts.filter(({ kind, result }) => kind === "needs" && result === "unknown");
  const undated = verdicts.some(({ counted }) =>
    counted.some(({ account }) => account.openedOn === undefined),
  );
  return [
    ...needs.map(
      ({ ruleId, name }) =>
        `Ask whether the applicant has it (${name}) and give ${ruleId} in met or not_met.`,
    ),
    ...(undated ? ["Set unknown opening dates with update_wallet_card."] : []),
  ];
}

const closedActions = ({ successor }: Card): readonly string[] => [
  successor === undefined
    ? "Find open cards with search_cards."
    : `Call check_eligibility for ${successor}.`,
  "A held card may still change into it: list_product_change_options.",
];
