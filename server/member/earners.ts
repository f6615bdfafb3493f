import * as z from "zod";
import { isInPeriod } from "../advice/periods.ts";
import { capPeriod } from "../advice/purchase/cap-pace.ts";
import type { EarnRate, Requirement } from "../advice/purchase/purchase.ts";
import { type CardState, capKey } from "../advice/purchase/rate-status.ts";
import { type Earner, FACE_VALUE, type PointValue } from "../advice/purchase/earner.ts";
import { SELF, type Wallet, type WalletCard } from "../accounts/wallet.ts";
import { REQUIREMENTS } from "../../data/vocab-terms.ts";
import type { FactRow } from "../contract/facts.ts";
import type { HeldCard } from "./held-cards.ts";
import { toCents } from "../advice/money.ts";
import type { Scene } from "./scene.ts";
import { valueOfProgram, type ValueStyle } from "./point-values.ts";

/** A held card as arithmetic takes it: rates, what the member did, and what its points are worth. */
export function toEarner(scene: Scene, { entry, card }: HeldCard, style?: ValueStyle): Earner {
  const rates = scene.facts.rowsOf("earnRates", card.id);
  return {
    id: entry.id,
    card,
    rates,
    boosts: scene.facts.rowsOf("earnBoosts", card.id),
    state: toState(scene, entry, rates),
    value: toValue(scene, card, rates, { owner: entry.owner, style }),
  };
}

/** A card of the catalog as it would be if the member held it: nothing chosen, nothing activated. */
export function toWouldBe(scene: Scene, card: FactRow<"cards">, owner?: string): Earner {
  const rates = scene.facts.rowsOf("earnRates", card.id);
  return {
    id: card.id,
    card,
    rates,
    boosts: scene.facts.rowsOf("earnBoosts", card.id),
    state: { met: toMet(scene.wallet, []) },
    value: toValue(holdingToo(scene, card, owner), card, rates, { owner }),
  };
}

/** The scene in which the card is held: it may be the one that opens its points. */
const holdingToo = (scene: Scene, { id }: FactRow<"cards">, owner = SELF): Scene => ({
  ...scene,
  wallet: { ...scene.wallet, cards: [...scene.wallet.cards, { ...WOULD_BE, card_id: id, owner }] },
});

const WOULD_BE: WalletCard = {
  id: "would-be",
  card_id: "",
  owner: SELF,
  chosen_categories: {},
  activations: [],
  former_products: [],
  authorized_user: false,
};

/** The value of its points where one is known; a cent where it pays per cent. */
function toValue(
  scene: Scene,
  { rewards_currency: program }: FactRow<"cards">,
  [first]: readonly EarnRate[],
  options: Parameters<typeof valueOfProgram>[2],
): PointValue | undefined {
  const value = program === undefined ? undefined : valueOfProgram(scene, program, options);
  if (value !== undefined) return { centsPerPoint: value.cpp, basis: value.basis };
  return first?.unit === "percent" ? FACE_VALUE : undefined;
}

function toState(
  { wallet, today }: Scene,
  entry: WalletCard,
  rates: readonly EarnRate[],
): CardState {
  const { opened_on: openedOn, boost_level: level } = entry;
  return {
    chosen: entry.chosen_categories,
    activated: entry.activations,
    met: toMet(wallet, entry.meets ?? []),
    spentCents: spentOf(entry, rates, today),
    boost: level === undefined ? undefined : { level },
    openedOn,
  };
}

const requirement = z.enum(REQUIREMENTS);

/** The requirements that the member meets with this card, and with every card. */
function toMet({ profile }: Wallet, own: readonly string[]): readonly Requirement[] {
  const everywhere = Object.entries(profile.relationships ?? {})
    .filter(([, isSo]) => isSo)
    .map(([name]) => name);
  return [...new Set([...own, ...everywhere])].flatMap((name) => {
    const known = requirement.safeParse(name);
    return known.success ? [known.data] : [];
  });
}

/** Cents spent towards caps, of the entries that were counted in the running period of the cap. */
function spentOf(
  entry: WalletCard,
  rates: readonly EarnRate[],
  today: string,
): Readonly<Record<string, number>> {
  const running = (entry.cap_spent ?? []).filter(({ cap, on }) => {
    const period = rates.find((rate) => capKey(rate) === cap)?.cap_period;
    if (period === undefined) return false;
    if (period === "lifetime") return true;
    const found = capPeriod(period === "billing_cycle" ? "month" : period, entry.opened_on, today);
    return found !== undefined && isInPeriod(found, on) === true;
  });
  return Object.fromEntries(running.map(({ cap, spent_usd: usd }) => [cap, toCents(usd)]));
}
