import { formatUsd } from "../advice/money.ts";
import { type HeldCard, heldCards } from "./held-cards.ts";
import type { Scene } from "./scene.ts";

const MONTHS_A_YEAR = 12;

/** Dollars of interest a month on what is carried; undefined where no rate or no balance is told. */
function interestOf({ entry: { apr_percent: apr, carried_usd: usd } }: HeldCard) {
  return apr === undefined || usd === undefined ? undefined : (usd * apr) / 100 / MONTHS_A_YEAR;
}

/** The monthly interest on carried balances, beside a year's rewards if they are counted. */
export function tellInterest(scene: Scene, rewardsUsd?: number): readonly string[] {
  const carrying = heldCards(scene).filter(({ entry }) => (entry.carried_usd ?? 0) > 0);
  const unknown = carrying.filter((held) => interestOf(held) === undefined);
  const usd = carrying.reduce((sum, held) => sum + (interestOf(held) ?? 0), 0);
  const beside =
    rewardsUsd === undefined
      ? ""
      : `; the rewards of all cards bring about ${formatUsd(rewardsUsd / MONTHS_A_YEAR)} a month`;
  return [
    ...(usd === 0
      ? []
      : [`Carried balances cost about ${formatUsd(usd)} of interest a month${beside}.`]),
    ...unknown.map(
      ({ card }) =>
        `What carrying a balance on ${card.card_name} costs is unknown: give apr_percent.`,
    ),
  ];
}
