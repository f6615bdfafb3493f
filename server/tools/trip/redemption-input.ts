import * as z from "zod";
import { asIfParam } from "../frame/reader.ts";
import { type AwardQuote, forTravelers } from "../../advice/goals/redemption-value.ts";
import { toTransferProgram } from "../../advice/transfers/program-links.ts";
import type { FactRow } from "../../contract/facts.ts";
import { cardParam, getProgram, programParam } from "../../member/names.ts";
import { toOwner } from "../../member/holdings.ts";
import { toCents } from "../../advice/money.ts";
import { ownerParam } from "../../member/owners.ts";
import type { Scene } from "../../member/scene.ts";
import { styleParam, valueOfProgram, type ValueStyle } from "../../member/point-values.ts";
import { getDest, getSource } from "../transfers/find-end.ts";
import { type ResolvedTransfer, resolveTransfer } from "../transfers/resolved-transfer.ts";
import { cardsToMoveWith } from "../transfers/transfer-request.ts";
import { withoutOwnFigures } from "../valuations/point-value.ts";

const usd = z.number().nonnegative().max(1_000_000);
const points = z.int().nonnegative().max(100_000_000);
const MAX_TRAVELERS = 20;
const MAX_EARNS = 5;

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
    .max(MAX_TRAVELERS)
    .optional()
    .describe("The figures are for one of so many; without it, of the whole booking."),
  earn_forgone: z
    .array(z.strictObject({ program: programParam, points: points.min(1) }))
    .max(MAX_EARNS)
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
  as_if: asIfParam,
});

type RedemptionInput = z.infer<typeof redemptionInput>;

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
  /** The transfer that fills the award's program; undefined when the points are there already. */
  readonly filling: ResolvedTransfer | undefined;
}

/** Throws when a name means nothing or several things, or the points cannot move. */
export function toWantedAward(scene: Scene, input: RedemptionInput): WantedAward {
  const { facts, wallet, today } = scene;
  const { from, travelers = 1, style = wallet.profile.value_style, date: day = today } = input;
  const sells = from === undefined ? input.program : getDest(facts, input.program);
  const program = getProgram(facts, sells);
  const spent = from === undefined ? program : getProgram(facts, getSource(facts, from));
  const owner = toOwner(scene, input.owner);
  const holder = cardsToMoveWith(scene, owner, day, input.card);
  const isThere =
    spent === program || toTransferProgram(facts.facts.tables, spent.key) === program.key;
  const filling = isThere
    ? undefined
    : resolveTransfer(scene, { from: spent.key, to: program.key, owner, day, ...holder }, input);
  const one: AwardQuote = {
    cash_cents: toCents(input.cash_price),
    points: input.points,
    taxes_cents: toCents(input.taxes ?? 0),
    forgone: (input.earn_forgone ?? []).map((earn) => {
      const { key } = getProgram(facts, earn.program);
      const cpp = valueOfProgram(scene, key, { owner, style })?.cpp;
      return { program: key, points: earn.points, cpp };
    }),
  };
  const quote = { ...forTravelers(one, travelers), transfer: filling?.rule };
  return { program, spent, owner, day, style, travelers, quote, filling };
}

/** Cents per point spent, by the service's estimate and by the member's own figure. */
export interface CountedValues {
  readonly service: number | undefined;
  readonly override: number | undefined;
}

export function toCountedValues(scene: Scene, { spent, owner, style }: WantedAward): CountedValues {
  const counted = valueOfProgram(scene, spent.key, { owner, style });
  return {
    service: valueOfProgram(withoutOwnFigures(scene), spent.key, { owner, style })?.cpp,
    override: counted?.basis === "own" ? counted.cpp : undefined,
  };
}
