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
import { formatUsd, fromDollars, toDollars } from "../../member/money.ts";
import type { Scene } from "../../member/scene.ts";

/** What is told of a bonus when it is started. */
export interface Started {
  readonly required?: number | undefined;
  readonly deadline?: string | undefined;
  readonly net_spent?: number | undefined;
  readonly reward?: string | undefined;
  readonly reward_points?: number | undefined;
  readonly reward_program?: string | undefined;
  readonly reward_usd?: number | undefined;
}

interface Begun {
  readonly bonuses: readonly BonusProgress[];
  readonly assumptions: readonly string[];
  readonly warnings: readonly string[];
}

/**
 * The bonuses of a card as told, completed from the offer that was seen around its opening: one for
 * each spend it asks for. Throws when nobody says how much must be spent.
 */
export function startBonuses(scene: Scene, held: HeldCard, told: Started): Begun {
  const { entry, card } = held;
  const opened = entry.opened_on === undefined ? undefined : spanOf(entry.opened_on).first;
  const offers = toSeenOffers(scene.facts.rowsOf("offers", card.id));
  const offer = offerAtOpening(offers, opened);
  const plan = offer === undefined ? undefined : toSpendSteps(offer);
  const wanted = told.required === undefined ? undefined : fromDollars(told.required);
  const steps = (plan?.steps ?? []).filter(
    ({ requiredCents }) => wanted === undefined || requiredCents === wanted,
  );
  if (wanted === undefined && steps.length === 0) {
    throw new ToolError(
      `No offer of the ${card.card_name} that asks for spend is known. Give required in US dollars.`,
    );
  }
  const bonuses =
    steps.length === 0
      ? [toBonus(scene, held, told, undefined)]
      : steps.map((step) => toBonus(scene, held, told, step));
  refuseTwice(scene, held, bonuses);
  const isUsed = offer !== undefined && steps.length > 0;
  const left = isUsed && wanted === undefined ? (plan?.left ?? []) : [];
  return {
    bonuses,
    assumptions: isUsed
      ? [
          `Taken from the public offer seen on ${offer.seenOn}, where nothing else was said.`,
          ...(told.deadline === undefined ? [windowText(scene, card.issuer)] : []),
        ]
      : [],
    warnings: [
      ...(isUsed && offer.steps.some(({ is_ceiling: isCeiling }) => isCeiling === true)
        ? ["The amount of this offer is told after applying; give reward_points if it was less."]
        : []),
      ...left.map(
        ({ step }) =>
          `Step ${step} of the offer is not reached by spend anywhere; it is not tracked.`,
      ),
      ...(bonuses.some(({ deadline }) => deadline === undefined)
        ? ["No deadline: the opening day or the months of the offer are not known."]
        : []),
    ],
  };
}

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
  told: Started,
  step: SpendStep | undefined,
): BonusProgress {
  const deadline = told.deadline ?? stepDeadline(entry.opened_on, step?.withinMonths);
  const isExact = entry.opened_on?.length === "YYYY-MM-DD".length;
  return {
    id: scene.newId(),
    wallet_card_id: entry.id,
    status: "active",
    required_usd: told.required ?? toDollars(step?.requiredCents ?? 0),
    net_spent_usd: told.net_spent ?? 0,
    started_on: isExact && entry.opened_on !== undefined ? entry.opened_on : undefined,
    deadline,
    ...toReward(card.rewards_currency, told, step),
    updated_on: scene.today,
  };
}

type Reward = Pick<BonusProgress, "reward" | "reward_points" | "reward_program" | "reward_usd">;

/** As told; nothing of the offer is added to what the member says. */
function toReward(program: string | undefined, told: Started, step: SpendStep | undefined): Reward {
  const { reward, reward_points: points, reward_usd: usd } = told;
  const isTold = reward !== undefined || points !== undefined || usd !== undefined;
  const own = told.reward_program ?? program;
  const counted = isTold ? points : (step?.points ?? 0);
  const dollars = isTold ? usd : toDollars(step?.cents ?? 0);
  const others = isTold ? [] : (step?.others ?? []);
  const text =
    reward ??
    (others.length === 0
      ? undefined
      : others
          .map((row) => `${row.amount ?? ""} ${row.reward.replaceAll("_", " ")}`.trim())
          .join(", "));
  return {
    reward: text,
    ...(counted === undefined || counted === 0
      ? {}
      : { reward_points: counted, reward_program: own }),
    reward_usd: dollars === undefined || dollars === 0 ? undefined : dollars,
  };
}

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
