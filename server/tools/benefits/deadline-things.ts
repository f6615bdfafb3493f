import { activationCents } from "../../advice/benefits/expiring.ts";
import { isExact, laterOf } from "../../advice/days.ts";
import { type FeeDue, upcomingFees } from "../../advice/fees/fees.ts";
import { groupBy } from "../../contract/group-by.ts";
import { isUsable } from "../../advice/plain-row.ts";
import type { EarnRate } from "../../advice/purchase/purchase.ts";
import { activationKey } from "../../advice/purchase/rate-status.ts";
import {
  greatestSend,
  isRefusal,
  quoteSend,
  toTransferRule,
} from "../../advice/transfers/transfer-amounts.ts";
import {
  bonusFor,
  findBonus,
  toBonusState,
  toTiers,
} from "../../advice/transfers/transfer-bonus.ts";
import type { BonusRow } from "../../advice/transfers/transfer-index.ts";
import { findTerms } from "../../advice/transfers/transfer-terms.ts";
import { toTransferProgram } from "../../advice/transfers/program-links.ts";
import type { Balance } from "../../accounts/wallet.ts";
import { toEarner } from "../../member/earners.ts";
import { type HeldCard, heldCards } from "../../member/held-cards.ts";
import { cardsOn, programName } from "../../member/holdings.ts";
import { formatUsd, toCents } from "../../advice/money.ts";
import type { Scene } from "../../member/scene.ts";
import { feeFactsOf, toFeeCard } from "../fees/fee-row.ts";
import { type BonusRow as SpendBonus, toBonusRow } from "../offers/bonus-row.ts";
import { type Cited, ofCard, type Thing, type Things, pointsWorth } from "./expiring-things.ts";
import { compact } from "../frame/texts.ts";

/** Rotating categories still to activate, one entry per activation window of a card. */
export function activationThings(scene: Scene, owner?: string): Things {
  const windows = heldCards(scene, { owner })
    .filter(({ entry }) => !entry.authorized_user)
    .flatMap((held) => windowsOf(scene, held).map((rates) => ({ held, rates })));
  return {
    things: windows.flatMap(({ held, rates }) => activationThing(scene, held, rates)),
    facts: windows.flatMap(({ rates }) => rates),
  };
}

type Rates = readonly (EarnRate & Cited)[];

function windowsOf({ facts, today }: Scene, { entry, card }: HeldCard): readonly Rates[] {
  const waiting = facts
    .rowsOf("earnRates", card.id)
    .filter(({ selection, activate_by: by = "" }) => selection === "activation" && by >= today)
    .filter(isUsable);
  const windows = groupBy(waiting, ({ starts, activate_by: by }) => `${starts} ${by}`);
  // One activation covers all categories of the window.
  return [...windows.values()].filter(
    (rates) => !rates.some((rate) => entry.activations.includes(activationKey(rate))),
  );
}

function activationThing(scene: Scene, held: HeldCard, rates: Rates): readonly Thing[] {
  const [first] = rates;
  if (first === undefined) return [];
  const names = new Set(
    rates.map(({ category }) => scene.facts.categories.get(category)?.name ?? category),
  );
  const { starts = "" } = first;
  const from = starts > scene.today ? ` from ${starts}` : "";
  const value = toEarner(scene, held).value;
  const valueCents = value && activationCents(first, value.centsPerPoint);
  return [
    {
      name: `Bonus categories${from}: ${[...names].join(", ")}`,
      lastDay: first.activate_by,
      valueCents,
      isAtStake: true,
      ...ofCard(held),
      value_basis: valueCents === undefined ? undefined : "upper_bound",
      action: "Activate the categories with the issuer; then record it with update_wallet_card.",
      call: {
        tool: "update_wallet_card",
        arguments: { wallet_card_id: held.entry.id, activations: [activationKey(first)] },
      },
    },
  ];
}

/** Spending bonuses in progress on open cards. One on pace is not at stake. */
export function bonusThings(scene: Scene, owner?: string): Things {
  const rows = heldCards(scene, { owner }).flatMap((held) =>
    scene.wallet.bonuses
      .filter((one) => one.wallet_card_id === held.entry.id && one.status === "active")
      .map((one) => ({ held, bonus: toBonusRow(scene, held, one) })),
  );
  const undated = rows.filter(({ bonus }) => bonus.pace === "unknown").length;
  return {
    things: rows.flatMap(({ held, bonus }) =>
      bonus.pace === "open" ? [bonusThing(held, bonus)] : [],
    ),
    warnings: undated === 0 ? [] : [`Bonuses in progress without a deadline: ${undated}.`],
  };
}

function bonusThing(held: HeldCard, bonus: SpendBonus): Thing {
  const { reward, left_usd: left, per_week_usd: week = 0, so_far: soFar } = bonus;
  const ids = { wallet_card_id: held.entry.id, bonus_id: bonus.bonus_id };
  const isOnPace = soFar?.in_time === true;
  return {
    name: `Spending bonus of ${held.card.card_name}`,
    lastDay: bonus.deadline,
    valueCents: reward.value_usd === undefined ? undefined : toCents(reward.value_usd),
    isAtStake: !isOnPace,
    ...ofCard(held),
    program: reward.program,
    points: reward.points,
    value_basis: reward.value_usd === undefined ? undefined : (reward.cpp_basis ?? "face"),
    cpp: reward.cpp,
    cpp_basis: reward.cpp_basis,
    action: `Spend ${formatUsd(left)} more on the card by this day.`,
    call: { tool: "record_bonus_progress", arguments: { ...ids, action: "update", delta: left } },
    conditions: compact([
      `That is ${formatUsd(week)} a week.`,
      soFar &&
        `${formatUsd(soFar.per_week_usd)} a week so far: ${isOnPace ? "on" : "behind"} pace.`,
    ]),
  };
}

/** The shortest month, so that the months cover at least as many days. */
const MONTH_DAYS = 28;

/** The next renewal fee of each card, and posted fees that can still be refunded. */
export function feeThings(scene: Scene, owner: string | undefined, withinDays: number): Things {
  const held = heldCards(scene, { owner });
  const months = Math.ceil(withinDays / MONTH_DAYS) + 1;
  const { fees } = upcomingFees(held.map(toFeeCard), feeFactsOf(scene.facts), scene.today, months);
  const rows = held.flatMap((one) => {
    const fee = fees.find(({ ref, isFirstYear }) => ref === one.entry.id && !isFirstYear);
    return fee === undefined ? [] : [{ one, fee }];
  });
  return {
    things: rows.map(({ one, fee }) => feeThing(scene, one, fee)),
    facts: rows.map(({ one }) => one.card),
  };
}

function feeThing({ today }: Scene, held: HeldCard, fee: FeeDue): Thing {
  const { isPosted, due, decideBy } = fee;
  const refund =
    decideBy === undefined ? "" : ` Cancel or downgrade by ${decideBy.day} to get it refunded.`;
  return {
    name: "Annual fee",
    lastDay: isPosted ? decideBy?.day : laterOf(due.first, today),
    valueCents: fee.cents + fee.userCents,
    isAtStake: true,
    ...ofCard(held),
    is_exact: isExact(due),
    value_basis: fee.basis === "member" ? "own" : "face",
    action: `The fee ${isPosted ? "has posted" : "is due"}.${refund}`,
    call: { tool: "evaluate_renewal", arguments: { wallet_card_id: held.entry.id } },
    conditions: fee.warnings,
  };
}

/** Transfer bonuses that balances can use now. Never at stake: they only help towards an award. */
export function transferBonusThings(scene: Scene, owner?: string): Things {
  const { tables } = scene.facts;
  const balances = scene.wallet.balances.filter((one) => !owner || one.owner === owner);
  const owners = new Set(balances.map((one) => one.owner));
  const cards = new Map([...owners].map((one) => [one, cardsOn(scene, one, scene.today)]));
  const found = balances.flatMap((balance) => {
    const source = toTransferProgram(tables, balance.program);
    return tables.bonuses
      .filter((bonus) => bonus.source === source && toBonusState(bonus, scene.today) === "live")
      .flatMap((bonus) => transferThing(scene, balance, bonus, cards.get(balance.owner)));
  });
  return { things: found.map(({ thing }) => thing), facts: found.map(({ bonus }) => bonus) };
}

function transferThing(
  scene: Scene,
  { owner, points, program }: Balance,
  bonus: BonusRow,
  cards: ReadonlySet<string> = new Set(),
) {
  const { today, facts } = scene;
  const { source, dest, bonus_percent: percent = 0, ends } = bonus;
  const found = findTerms(facts.tables, source, dest, cards, today);
  if (found.state !== "usable") return [];
  const choice = findBonus(facts.tables, source, dest, today);
  const rule = toTransferRule(found.terms, toTiers(choice));
  const quote = quoteSend(rule, greatestSend(rule, points));
  // With several tiers, take the one that the balance reaches.
  if (isRefusal(quote) || bonusFor(choice, quote.send) !== bonus) return [];
  const { send, bonus: extra } = quote;
  const worth = pointsWorth(scene, dest, owner, extra);
  const thing: Thing = {
    ...worth,
    name: `${percent}% more from ${programName(scene, source)} to ${programName(scene, dest)}`,
    lastDay: ends,
    isAtStake: false,
    value_basis: worth.cpp === undefined ? undefined : "upper_bound",
    action: "Transfer only what a planned award needs; it cannot be undone.",
    call: { tool: "calculate_transfer", arguments: { from: program, to: dest, send, owner } },
    conditions: bonus.note === "" ? [] : [bonus.note],
  };
  return [{ thing, bonus }];
}
