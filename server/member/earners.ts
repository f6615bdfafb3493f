import type { Period } from "../advice/periods.ts";
import { capPeriod } from "../advice/purchase/cap-pace.ts";
import type { EarnRate, Requirement } from "../advice/purchase/purchase.ts";
import { type CardState, capKey } from "../advice/purchase/rate-status.ts";
import { type Earner, FACE_VALUE, type PointValue } from "../advice/purchase/earner.ts";
import { newCard, SELF, type Wallet, type WalletCard } from "../accounts/wallet.ts";
import { REQUIREMENTS } from "../../data/vocab-terms.ts";
import type { FactRow } from "../contract/facts.ts";
import type { HeldCard } from "./held-cards.ts";
import { metBy } from "./held-credits.ts";
import { capSpent } from "./logged.ts";
import type { Scene } from "./scene.ts";
import { valueOfProgram } from "./point-values.ts";

/** A held card as input for arithmetic: rates, the member's settings, and the points' value. */
export function toEarner(scene: Scene, { entry, card }: HeldCard): Earner {
  const rates = scene.facts.rowsOf("earnRates", card.id);
  return {
    id: entry.id,
    card,
    rates,
    boosts: scene.facts.rowsOf("earnBoosts", card.id),
    state: toState(scene, entry, rates),
    value: toValue(scene, card, rates, entry.owner),
  };
}

/** A catalog card as it would be if the member held it: nothing chosen, nothing activated. */
export function toWouldBe(scene: Scene, card: FactRow<"cards">, owner?: string): Earner {
  const rates = scene.facts.rowsOf("earnRates", card.id);
  return {
    id: card.id,
    card,
    rates,
    boosts: scene.facts.rowsOf("earnBoosts", card.id),
    state: { met: toMet(scene.wallet, NEW_ENTRY) },
    value: toValue(holdingToo(scene, card, owner), card, rates, owner),
  };
}

/** The scene with the card held, since it may be the one that unlocks its points. */
const holdingToo = (scene: Scene, { id }: FactRow<"cards">, owner = SELF): Scene => ({
  ...scene,
  wallet: { ...scene.wallet, cards: [...scene.wallet.cards, { ...NEW_ENTRY, card_id: id, owner }] },
});

/** A card without any settings. */
export const NEW_ENTRY = newCard("would-be", "");

/** The value of its points, if known; a cent for cards that pay cash back. */
function toValue(
  scene: Scene,
  { rewards_currency: program }: FactRow<"cards">,
  [first]: readonly EarnRate[],
  owner?: string,
): PointValue | undefined {
  const value = program === undefined ? undefined : valueOfProgram(scene, program, { owner });
  if (value !== undefined) return { centsPerPoint: value.cpp, basis: value.basis };
  return first?.unit === "percent" ? FACE_VALUE : undefined;
}

function toState(scene: Scene, entry: WalletCard, rates: readonly EarnRate[]): CardState {
  const { wallet } = scene;
  const { opened_on: openedOn, boost_level: level } = entry;
  return {
    chosen: entry.chosen_categories,
    activated: entry.activations,
    met: toMet(wallet, entry),
    spentCents: spentOf(scene, entry, rates),
    boost: level === undefined ? undefined : { level },
    openedOn,
  };
}

/** The requirements that the member meets with this card or with every card. */
function toMet(wallet: Wallet, entry: WalletCard): readonly Requirement[] {
  const met = metBy(wallet, entry);
  return REQUIREMENTS.filter((name) => met.has(name));
}

/** Cents spent towards caps in their current periods, as far as stated or logged. */
function spentOf(
  scene: Scene,
  entry: WalletCard,
  rates: readonly EarnRate[],
): Readonly<Record<string, number>> {
  const spent: Record<string, number> = {};
  if (entry.cap_spent === undefined && scene.log === undefined) return spent;
  for (const rate of rates) {
    const cap = capKey(rate);
    if (rate.cap_period === undefined || cap in spent) continue;
    const period = countedPeriod(rate.cap_period, entry.opened_on, scene.today);
    const cents = period && capSpent(scene, entry, cap, period);
    if (cents !== undefined) spent[cap] = cents;
  }
  return spent;
}

const EVER: Period = {
  start: { first: "0000-01-01", last: "0000-01-01" },
  end: { first: "9999-12-31", last: "9999-12-31" },
};

/** The current period of a cap; the calendar month stands for a statement cycle. */
function countedPeriod(
  period: NonNullable<EarnRate["cap_period"]>,
  openedOn: string | undefined,
  today: string,
): Period | undefined {
  if (period === "lifetime") return EVER;
  return capPeriod(period === "billing_cycle" ? "month" : period, openedOn, today);
}
