import type { Day, PartialDay } from "../days.ts";
import { bonusDeadline } from "./bonus-pace.ts";
import { toCents } from "../money.ts";
import { isUsable, type PlainRow } from "../plain-row.ts";
import { isOver, type SeenOffer } from "./welcome-offers.ts";

type Step = PlainRow<"offers">;

/** A spending requirement of a welcome offer, with everything it earns. */
export interface SpendStep {
  readonly step: number;
  readonly requiredCents: number;
  readonly withinMonths?: number | undefined;
  readonly points: number;
  readonly cents: number;
  /** Rewards that are neither points nor money. */
  readonly others: readonly Step[];
}

export interface OfferPlan {
  readonly steps: readonly SpendStep[];
  /** Steps that plain spend does not reach: at certain merchants, or for something else. */
  readonly left: readonly Step[];
}

const MONEY: ReadonlySet<Step["reward"]> = new Set(["cash", "statement_credit", "gift_card"]);

/** The offer's spending requirements with the card anywhere, smallest first. */
export function toSpendSteps({ steps }: SeenOffer): OfferPlan {
  const plain = steps.filter(
    (row) =>
      isUsable(row) &&
      (row.min_spend_usd ?? 0) > 0 &&
      row.merchants.length === 0 &&
      row.requires.length === 0,
  );
  const groups = new Map<string, Step[]>();
  for (const row of plain) {
    const key = `${row.min_spend_usd} ${row.within_months}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  const found = [...groups.values()].flatMap((rows) => toSpendStep(rows));
  return {
    steps: found.toSorted((a, b) => a.requiredCents - b.requiredCents),
    left: steps.filter((row) => !plain.includes(row)),
  };
}

function toSpendStep(rows: readonly Step[]): readonly SpendStep[] {
  const [first] = rows;
  if (first === undefined) return [];
  const sum = (wanted: (row: Step) => boolean) =>
    rows.reduce((total, row) => total + (wanted(row) ? (row.amount ?? 0) : 0), 0);
  return [
    {
      step: first.step,
      requiredCents: toCents(first.min_spend_usd ?? 0),
      withinMonths: first.within_months,
      points: sum(({ reward }) => reward === "points"),
      cents: toCents(sum(({ reward }) => MONEY.has(reward))),
      others: rows.filter(({ reward }) => reward !== "points" && !MONEY.has(reward)),
    },
  ];
}

/** The offer available at the opening: the last one seen by then, else the first seen after. */
export function offerAtOpening<Seen extends SeenOffer>(
  offers: readonly Seen[],
  opened: Day | undefined,
): Seen | undefined {
  const shown = offers.filter(({ channel }) => channel === "public");
  if (opened === undefined) return shown[0];
  const running = shown.find((offer) => offer.seenOn <= opened && !isOver(offer, opened));
  return running ?? shown.findLast(({ seenOn }) => seenOn > opened);
}

/** The last safe day of a spend that counts from the opening; undefined without both. */
export function stepDeadline(
  openedOn: PartialDay | undefined,
  months: number | undefined,
): Day | undefined {
  if (openedOn === undefined || months === undefined) return undefined;
  return bonusDeadline(openedOn, months).first;
}
