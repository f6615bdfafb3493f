import type { RankedCard } from "../../advice/purchase/card-verdict.ts";
import type { FactIndex } from "../../member/facts.ts";
import { carriesBalance } from "../../member/carried.ts";
import type { HeldCard } from "../../member/held-cards.ts";
import { formatUsd, toDollars } from "../../advice/money.ts";
import { bonusSpent } from "../../member/logged.ts";
import type { Scene } from "../../member/scene.ts";
import { categoryName, merchantName, tellCap } from "../card-rows/rate-words.ts";
import { compact } from "../frame/texts.ts";
import { runningBonus } from "./candidates.ts";
import { type PurchaseAtCard, tellCredit } from "./purchase-credits.ts";

const CARRIES =
  "it carries a balance, so that as a rule a purchase on it bears interest from the first day";

export const AUTHORIZED_USER = "an authorised user's card: its points go to the account's holder";

export function conditionsOf(
  scene: Scene,
  ranked: RankedCard,
  { held, credits, portal }: PurchaseAtCard,
): string[] {
  const { best, warnings } = ranked.earning;
  return compact([
    portal !== undefined && `booked through ${merchantName(scene.facts, portal)}`,
    best.rate.covers === "some" && `only some of these purchases earn this rate: ${best.rate.note}`,
    ...warnings.map((warning) => tellWarning(scene.facts, ranked, warning)),
    ranked.acceptance === "unknown" && "it is not verified that the merchant takes this network",
    ...credits.map((credit) =>
      credit.unless === undefined
        ? `${tellCredit(credit)} pays for it${credit.row.note === "" ? "" : `: ${credit.row.note}`}`
        : `${tellCredit(credit)} is not counted: ${credit.unless}`,
    ),
    held.entry.authorized_user && AUTHORIZED_USER,
    carriesBalance(held) && CARRIES,
    bonusCondition(scene, held, ranked),
  ]);
}

function tellWarning(
  facts: FactIndex,
  { earning: { best } }: RankedCard,
  warning: RankedCard["earning"]["warnings"][number],
): string {
  if (warning.kind === "cap_use_unknown") {
    const limit = best.rate.cap_usd === undefined ? "its cap" : `its cap of ${tellCap(best.rate)}`;
    return `no spending toward ${limit} is recorded, so all of it counts as left`;
  }
  if (warning.kind === "rate_unknown") {
    return `what ${formatUsd(toDollars(warning.cents))} of it earns is not known`;
  }
  const { rate, unit, category } = warning.rate;
  const place = categoryName(facts, category);
  return warning.kind === "disputed"
    ? `sources disagree on the rate on ${place}`
    : `${unit === "percent" ? `${rate}%` : `${rate} points`} on ${place} is not verified and not counted`;
}

function bonusCondition(scene: Scene, { entry }: HeldCard, ranked: RankedCard) {
  const bonus = runningBonus(scene.wallet, entry.id);
  if (bonus === undefined) return undefined;
  const left = formatUsd(Math.max(0, bonus.required_usd - bonusSpent(scene, bonus)));
  const by = bonus.deadline === undefined ? "" : ` by ${bonus.deadline}`;
  return ranked.bonusCents > 0
    ? `it reaches the bonus in progress: ${left} left to spend${by}`
    : `its bonus in progress is not counted: ${left} left to spend${by}`;
}
