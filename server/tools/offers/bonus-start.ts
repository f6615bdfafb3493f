import * as z from "zod";
import { amountParam } from "../../member/amounts.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { dayParam, monthOrDay } from "../../member/day.ts";
import { programParam } from "../../member/names.ts";
import { heldCardParam, type HeldCard } from "../../member/held-cards.ts";
import { compact } from "../frame/texts.ts";
import {
  stepDeadline,
  offerAtOpening,
  type SpendStep,
  toSpendSteps,
} from "../../advice/applications/bonus-steps.ts";
import { spanOf } from "../../advice/days.ts";
import { toSeenOffers } from "../../advice/applications/welcome-offers.ts";
import type { BonusProgress } from "../../accounts/wallet.ts";
import { formatUsd, toCents, toDollars } from "../../advice/money.ts";
import type { Scene } from "../../member/scene.ts";
import { told, toWords } from "../card-rows/row-words.ts";

const ACTIONS = ["start", "update", "complete", "cancel"] as const;
const MAX_USD = 10_000_000;
const MAX_POINTS = 1_000_000_000;

const signedUsd = z.number().min(-MAX_USD).max(MAX_USD).optional();

export const bonusParams = z.strictObject({
  wallet_card_id: heldCardParam.optional(),
  card: heldCardParam.optional().describe("The same."),
  action: z.enum(ACTIONS),
  bonus_id: z.string().min(1).max(64).optional().describe("Which, when a card has several."),
  required: amountParam
    .optional()
    .describe("US dollars to spend; by default the steps of the offer at the opening."),
  deadline: dayParam
    .optional()
    .describe("The last day that counts; by default by the offer's months."),
  net_spent: signedUsd.describe(
    "US dollars spent so far, less refunds, without fees and interest.",
  ),
  delta: signedUsd.describe("US dollars to add; a refund is negative."),
  reward: z
    .string()
    .min(1)
    .max(120)
    .optional()
    .describe("In words, when it is not points or money."),
  reward_points: z.int().nonnegative().max(MAX_POINTS).optional(),
  reward_program: programParam.optional().describe("By default the card's own."),
  reward_usd: z.number().nonnegative().max(MAX_USD).optional(),
  posted_on: monthOrDay.optional().describe("With complete: when the welcome bonus posted."),
});

export type BonusInput = z.infer<typeof bonusParams>;

/** Throws on inputs that the action would not use. */
export function refuseStray({ action, ...given }: BonusInput): void {
  const own = Object.entries(given).flatMap(([name, value]) =>
    value === undefined || ALWAYS.has(name) ? [] : name,
  );
  const isEnd = action === "complete" || action === "cancel";
  const [problem] = compact([
    given.net_spent !== undefined &&
      given.delta !== undefined &&
      "Give net_spent or delta, not both.",
    given.posted_on !== undefined &&
      action !== "complete" &&
      "posted_on goes only with action complete.",
    given.bonus_id !== undefined &&
      action === "start" &&
      "A start makes a new bonus; leave out bonus_id.",
    isEnd && own.length > 0 && `${own.join(", ")}: record that with update first.`,
    action === "update" &&
      own.length === 0 &&
      "An update takes net_spent, delta, required, deadline or a reward.",
  ]);
  if (problem !== undefined) throw new ToolError(problem);
}

const ALWAYS = new Set(["wallet_card_id", "card", "bonus_id", "posted_on"]);

type Terms = Omit<BonusInput, "action">;

/**
 * The bonuses of a card, completed from the offer seen around its opening: one for each spend step.
 * Throws if the spend required is unknown.
 */
export function startBonuses(scene: Scene, held: HeldCard, terms: Terms) {
  const { entry, card } = held;
  const opened = entry.opened_on && spanOf(entry.opened_on).first;
  const offer = offerAtOpening(toSeenOffers(scene.facts.rowsOf("offers", card.id)), opened);
  const plan = offer && toSpendSteps(offer);
  const required = terms.required === undefined ? undefined : toCents(terms.required);
  const steps = (plan?.steps ?? []).filter(
    ({ requiredCents }) => required === undefined || requiredCents === required,
  );
  if (required === undefined && steps.length === 0) {
    throw new ToolError(
      `No offer of the ${card.card_name} with a spend requirement is known. Give required in US dollars.`,
    );
  }
  const isUsed = steps.length > 0;
  const bonuses = (isUsed ? steps : [undefined]).map((step) => toBonus(scene, held, terms, step));
  refuseTwice(scene, held, bonuses);
  const isCeiling = isUsed && offer?.steps.some((step) => step.is_ceiling === true) === true;
  const untracked = isUsed && required === undefined ? (plan?.left ?? []) : [];
  return {
    bonuses,
    assumptions: [
      isUsed &&
        `Taken from the public offer seen on ${offer?.seenOn}, where nothing else was given.`,
      isUsed && terms.deadline === undefined && windowText(scene, card.issuer),
    ],
    warnings: [
      isCeiling && TOLD_LATER,
      ...untracked.map(({ step }) => `Step ${step} of the offer ${NOT_TRACKED}`),
      bonuses.some(({ deadline }) => deadline === undefined) && NO_DEADLINE,
    ],
  };
}

const TOLD_LATER =
  "The amount of this offer is shown after applying; give reward_points if it was less.";
const NOT_TRACKED = "is not reached by spend anywhere; it is not tracked.";
const NO_DEADLINE = "No deadline: the opening day or the months of the offer are not known.";

/** When the months start to count, by the issuer's policy. */
function windowText({ facts }: Scene, issuer: string): string {
  const policy = facts.tables.issuerPolicies.find(
    (row) => row.issuer === issuer && row.policy === "spend_window_starts",
  );
  return policy?.value === "opening"
    ? "The months count from the opening; the deadline is the day before the same day, to be safe."
    : `No source says from when ${issuer} counts; the opening is assumed.`;
}

function toBonus(
  scene: Scene,
  { entry, card }: HeldCard,
  terms: Terms,
  step: SpendStep | undefined,
): BonusProgress {
  const { opened_on: opened } = entry;
  const reward = rewardOf(terms, step);
  return {
    id: scene.newId(),
    wallet_card_id: entry.id,
    status: "active",
    required_usd: terms.required ?? toDollars(step?.requiredCents ?? 0),
    net_spent_usd: terms.net_spent ?? 0,
    counted_on: terms.net_spent === undefined ? undefined : scene.today,
    started_on: opened?.length === "YYYY-MM-DD".length ? opened : undefined,
    deadline: terms.deadline ?? stepDeadline(opened, step?.withinMonths),
    ...reward,
    reward_program:
      reward.reward_points === undefined
        ? undefined
        : (terms.reward_program ?? card.rewards_currency),
    updated_on: scene.today,
  };
}

/** If the member names a reward, nothing is added from the offer. */
function rewardOf({ reward, reward_points, reward_usd }: Terms, step: SpendStep | undefined) {
  const isNamed = [reward, reward_points, reward_usd].some((part) => part !== undefined);
  const { points, cents = 0, others = [] } = isNamed ? {} : (step ?? {});
  const text = others.map((row) => `${row.amount ?? ""} ${toWords(row.reward)}`.trim()).join(", ");
  return {
    reward: reward ?? told(text),
    reward_points: withoutZero(reward_points ?? points),
    reward_usd: withoutZero(reward_usd ?? toDollars(cents)),
  };
}

const withoutZero = (amount: number | undefined) => (amount === 0 ? undefined : amount);

function refuseTwice(
  { wallet }: Scene,
  { entry, card }: HeldCard,
  added: readonly BonusProgress[],
) {
  const twin = wallet.bonuses.find(
    (one) =>
      one.wallet_card_id === entry.id &&
      one.status === "active" &&
      added.some(({ required_usd: usd }) => usd === one.required_usd),
  );
  if (twin === undefined) return;
  throw new ToolError(
    `A bonus of ${formatUsd(twin.required_usd)} on the ${card.card_name} is already tracked as ${twin.id}. Use action update.`,
  );
}
