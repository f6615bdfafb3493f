import * as z from "zod";
import {
  type AwardQuote,
  type CountedValues,
  forTravelers,
} from "../../advice/goals/redemption-value.ts";
import { toTransferRule, type TransferRule } from "../../advice/transfers/transfer-amounts.ts";
import { findBonus, toTiers, type RouteBonus } from "../../advice/transfers/transfer-bonus.ts";
import { toTransferProgram } from "../../advice/transfers/program-links.ts";
import { findTerms, type RouteTerms } from "../../advice/transfers/transfer-terms.ts";
import { SELF } from "../../accounts/wallet.ts";
import type { FactRow } from "../../contract/facts.ts";
import { cardParam, getCard, getProgram, programParam } from "../../member/names.ts";
import { fromDollars } from "../../member/money.ts";
import { getOwner, ownerParam } from "../../member/owners.ts";
import type { Scene } from "../../member/scene.ts";
import { styleParam, valueOfProgram, type ValueStyle } from "../../member/point-values.ts";
import { getDest, getSource } from "../transfers/find-end.ts";
import { cardsOn } from "../../member/holdings.ts";
import { refuseRoute } from "../transfers/refuse-transfer.ts";

const usd = z.number().nonnegative().max(1_000_000);
const points = z.int().nonnegative().max(100_000_000);
const MOST_TRAVELERS = 20;
const MOST_EARNS = 5;

export const redemptionInput = z.strictObject({
  cash_price: usd.describe("US dollars that the same booking costs in cash, all in."),
  points: points.describe("Points that the award costs."),
  taxes: usd.optional().describe("US dollars of cash; 0 by default."),
  program: programParam.describe("The program that sells the award, by key or loosely by name."),
  from: programParam
    .optional()
    .describe("The program whose points are transferred to fill it; none by default."),
  travelers: z
    .int()
    .min(1)
    .max(MOST_TRAVELERS)
    .optional()
    .describe("The figures are for one of so many; without it, of the whole booking."),
  earn_forgone: z
    .array(z.strictObject({ program: programParam, points: points.min(1) }))
    .max(MOST_EARNS)
    .optional()
    .describe(
      "[{program,points}] that paying cash would earn, of card and flight; none are assumed.",
    ),
  style: styleParam.optional(),
  owner: ownerParam.optional().describe("Whose cards and balances; the member's by default."),
  date: z.iso.date().optional().describe("Today by default."),
  card: cardParam.optional().describe("At the terms of this card, held or not."),
  bonus_pct: z
    .int()
    .min(0)
    .max(300)
    .optional()
    .describe("A quoted transfer bonus, counted in place of ours; 0 for none."),
  targeted_bonus: z
    .boolean()
    .optional()
    .describe("The member was sent the route's targeted bonus."),
});

type RedemptionInput = z.infer<typeof redemptionInput>;

/** The transfer that fills the award's program. */
interface Filling {
  readonly found: Extract<RouteTerms, { state: "usable" }>;
  readonly bonus: RouteBonus;
  /** With the quoted bonus before ours. */
  readonly rule: TransferRule;
}

/** An award as asked for, with the points that are spent on it. */
export interface WantedAward {
  readonly program: FactRow<"programs">;
  /** The program whose points leave: the one transferred from, else the award's own. */
  readonly spent: FactRow<"programs">;
  readonly owner: string;
  readonly day: string;
  readonly style: ValueStyle;
  readonly travelers: number;
  /** For everybody on it. */
  readonly quote: AwardQuote;
  readonly filling: Filling | undefined;
}

/** Throws when a name means nothing or several things, or the points cannot move. */
export function toWantedAward(scene: Scene, given: RedemptionInput): WantedAward {
  const { facts, wallet, today } = scene;
  const program = getProgram(
    facts,
    given.from === undefined ? given.program : getDest(facts, given.program),
  );
  const from = given.from === undefined ? program : getProgram(facts, getSource(facts, given.from));
  const owner = given.owner === undefined ? SELF : getOwner(wallet, given.owner);
  const style = given.style ?? wallet.profile.value_style;
  const day = given.date ?? today;
  const filling = toFilling(scene, given, { program, from, owner, day });
  const one: AwardQuote = {
    cash_cents: fromDollars(given.cash_price),
    points: given.points,
    taxes_cents: fromDollars(given.taxes ?? 0),
    forgone: (given.earn_forgone ?? []).map((earn) => {
      const { key } = getProgram(facts, earn.program);
      const cpp = valueOfProgram(scene, key, { owner, style })?.cpp;
      return { program: key, points: earn.points, cpp };
    }),
  };
  const travelers = given.travelers ?? 1;
  const quote = { ...forTravelers(one, travelers), transfer: filling?.rule };
  return { program, spent: from, owner, day, style, travelers, quote, filling };
}

interface Ends {
  readonly program: FactRow<"programs">;
  readonly from: FactRow<"programs">;
  readonly owner: string;
  readonly day: string;
}

/** Undefined when the points are those of the award's program already. */
function toFilling(
  scene: Scene,
  given: RedemptionInput,
  { program, from, owner, day }: Ends,
): Filling | undefined {
  const { tables } = scene.facts.facts;
  const asIf = given.card === undefined ? undefined : getCard(scene.facts, given.card).id;
  if (toTransferProgram(tables, from.key) === program.key || from.key === program.key) {
    return undefined;
  }
  const cards = asIf === undefined ? cardsOn(scene, owner, day) : new Set([asIf]);
  const found = findTerms(tables, from.key, program.key, cards, day);
  if (found.state !== "usable") {
    return refuseRoute(scene, { from: from.key, to: program.key, owner, day, cards, asIf }, found);
  }
  const choice = given.targeted_bonus === undefined ? {} : { targeted: given.targeted_bonus };
  const bonus = findBonus(tables, from.key, program.key, day, choice);
  return { found, bonus, rule: toTransferRule(found.terms, toTiers(bonus, given.bonus_pct)) };
}

/** What the points that are spent count for, by the service and by the member. */
export function toCountedValues(scene: Scene, { spent, owner, style }: WantedAward): CountedValues {
  const counted = valueOfProgram(scene, spent.key, { owner, style });
  const alone = { ...scene, wallet: { ...scene.wallet, valuations: {} } };
  return {
    service_cpp: valueOfProgram(alone, spent.key, { owner, style })?.cpp,
    override_cpp: counted?.basis === "own" ? counted.cpp : undefined,
  };
}
