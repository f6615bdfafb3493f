import {
  stepDeadline,
  offerAtOpening,
  type SpendStep,
  toSpendSteps,
} from "../../advice/applications/bonus-steps.ts";
import { spanOf } from "../../advice/days.ts";
import { toSeenOffers } from "../../advice/applications/welcome-offers.ts";
import type { BonusProgress } from "../../accounts/wallet.ts";
import { ToolError } from "../../contract/tool-error.ts";
import type { HeldCard } from "../../member/held-cards.ts";
import { formatUsd, toCents, toDollars } from "../../advice/money.ts";
import type { Scene } from "../../member/scene.ts";
import { told, toWords } from "../card-rows/row-words.ts";
import { compact } from "../frame/texts.ts";
import type { BonusInput } from "./bonus-input.ts";

/** Without what the action and the card are. */
type Terms = Omit<BonusInput, "action">;

/**
 * The bonuses of a card, completed from the offer that was seen around its opening: one for each spend
 * it asks for. Throws when nobody says how much must be spent.
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
      `No offer of the ${card.card_name} that asks for spend is known. Give required in US dollars.`,
    );
  }
  const isUsed = steps.length > 0;
  const bonuses = (isUsed ? steps : [undefined]).map((step) => toBonus(scene, held, terms, step));
  refuseTwice(scene, held, bonuses);
  const isCeiling = isUsed && offer?.steps.some((step) => step.is_ceiling === true) === true;
  const untracked = isUsed && required === undefined ? (plan?.left ?? []) : [];
  return {
    bonuses,
    assumptions: compact([
      isUsed &&
        `Taken from the public offer seen on ${offer?.seenOn}, where nothing else was said.`,
      isUsed && terms.deadline === undefined && windowText(scene, card.issuer),
    ]),
    warnings: [
      ...(isCeiling ? [TOLD_LATER] : []),
      ...untracked.map(({ step }) => `Step ${step} of the offer ${NOT_TRACKED}`),
      ...(bonuses.some(({ deadline }) => deadline === undefined) ? [NO_DEADLINE] : []),
    ],
  };
}

const TOLD_LATER =
  "The amount of this offer is told after applying; give reward_points if it was less.";
const NOT_TRACKED = "is not reached by spend anywhere; it is not tracked.";
const NO_DEADLINE = "No deadline: the opening day or the months of the offer are not known.";

/** From when the months count, by the issuer's policy. */
function windowText({ facts }: Scene, issuer: string): string {
  const policy = facts.facts.tables.issuerPolicies.find(
    (row) => row.issuer === issuer && row.policy === "spend_window_starts",
  );
  return policy?.value === "opening"
    ? "The months count from the opening; the deadline is the day before the same day, which is safe."
    : `No source says from when ${issuer} counts; the opening is taken.`;
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

/** The offer adds nothing to a reward that the member names. */
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
    `A bonus of ${formatUsd(twin.required_usd)} on the ${card.card_name} is tracked already as ${twin.id}. Use action update.`,
  );
}
