import * as z from "zod";
import { asIfParam } from "../frame/reader.ts";
import {
  type AwardQuote,
  forTravelers,
  compareAtValue,
  pointsFor,
  type RedemptionValue,
} from "../../advice/goals/redemption-value.ts";
import { toTransferProgram } from "../../advice/transfers/program-links.ts";
import type { FactRow } from "../../contract/facts.ts";
import { getProgram, programParam } from "../../member/names.ts";
import { toOwner } from "../../member/holdings.ts";
import { toCents, toDollars, toRatio } from "../../advice/money.ts";
import { ownerParam } from "../../member/owners.ts";
import type { Scene } from "../../member/scene.ts";
import { styleParam, valueOfProgram, type ValueStyle } from "../../member/point-values.ts";
import {
  getDest,
  getSource,
  type ResolvedTransfer,
  resolveTransfer,
  cardsToMoveWith,
  transferInput,
} from "../transfers/transfer-request.ts";
import { withoutOwnFigures, type FixedUses } from "../valuations/point-value.ts";
import { CASH_KINDS } from "../../advice/transfers/cash-options.ts";
import { bonusPercentOf, received } from "../../advice/transfers/transfer-amounts.ts";

const price = z.number().nonnegative().max(1_000_000);
const points = z.int().nonnegative().max(100_000_000);
const MAX_TRAVELERS = 20;
const MAX_EARNS = 5;

export const redemptionInput = z.strictObject({
  cash_price: price.describe("US dollars that the same booking costs in cash, all in."),
  points: points.describe("Points that the award costs."),
  taxes: price.optional().describe("US dollars of cash; 0 by default."),
  program: programParam.describe("The program that sells the award, by key or loosely by name."),
  from: programParam
    .optional()
    .describe("The program whose points are transferred to fill it; none by default."),
  travelers: z
    .int()
    .min(1)
    .max(MAX_TRAVELERS)
    .optional()
    .describe("The figures are for one of this many; without it, for the whole booking."),
  earn_forgone: z
    .array(z.strictObject({ program: programParam, points: points.min(1) }))
    .max(MAX_EARNS)
    .optional()
    .describe(
      "[{program,points}] that paying cash would earn, of card and flight; none are assumed.",
    ),
  style: styleParam.optional(),
  owner: ownerParam.optional().describe("Whose cards and balances; the member's by default."),
  date: transferInput.shape.date,
  card: transferInput.shape.card,
  bonus_pct: transferInput.shape.bonus_pct.describe(
    "A quoted transfer bonus, counted in place of ours; 0 for none.",
  ),
  targeted_bonus: transferInput.shape.targeted_bonus,
  as_if: asIfParam,
});

export interface WantedAward {
  readonly program: FactRow<"programs">;
  /** The program that pays: the one transferred from, else the award's own. */
  readonly spent: FactRow<"programs">;
  readonly owner: string;
  readonly day: string;
  readonly style: ValueStyle;
  readonly travelers: number;
  /** For all travelers. */
  readonly quote: AwardQuote;
  /** The transfer into the award's program; undefined if the points are there already. */
  readonly filling: ResolvedTransfer | undefined;
}

/** Throws if a name is unknown or ambiguous, or the points cannot move. */
export function toWantedAward(scene: Scene, input: z.infer<typeof redemptionInput>): WantedAward {
  const { facts, wallet, today } = scene;
  const { from, travelers = 1, style = wallet.profile.value_style, date: day = today } = input;
  const sells = from === undefined ? input.program : getDest(facts, input.program);
  const program = getProgram(facts, sells);
  const spent = from === undefined ? program : getProgram(facts, getSource(facts, from));
  const owner = toOwner(scene, input.owner);
  const holder = cardsToMoveWith(scene, owner, day, input.card);
  const isThere = spent === program || toTransferProgram(facts.tables, spent.key) === program.key;
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

export const against = z.object({
  cpp: z.number().describe("Cents per point that the points count for."),
  points_count_for_usd: z.number(),
  gain_usd: z
    .number()
    .describe("net_value_usd less that; negative when the points are worth more."),
  break_even_cash_price_usd: z
    .number()
    .describe("At this cash price the award gives up just what the points count for."),
});

export const againstFixed = z.object({
  kind: z.enum(CASH_KINDS),
  cpp: z.number().describe("Cents a point pays."),
  points_for_cash_price: z.int().describe("Points that pay the whole cash price this way."),
  same_points_pay_usd: z.number(),
  gain_usd: z.number().describe("net_value_usd less that."),
  caveats: z.array(z.string()),
});

export const transferDone = z.object({
  from: z.string(),
  to: z.string(),
  ratio: z.string().describe("Points sent to points received, as `4:3`."),
  send: z.int(),
  receive: z.int(),
  surplus: z.int().describe("Points beyond the award, that stay in its program."),
  bonus_pct: z.int().describe("Counted; 0 without one."),
  bonus_basis: z.enum(["service_facts", "quoted"]).optional(),
  min: z.int().optional(),
  increment: z.int().optional().describe("Absent when no source gives it."),
  fee_usd: z.number(),
  hours: z.int().optional().describe("At most, as reported; 0 is instant."),
  via_cards: z.array(z.string()),
  irreversible: z.literal(true),
});

export function toAgainst(
  value: RedemptionValue,
  { quote }: WantedAward,
  cpp: number | undefined,
): z.infer<typeof against> | undefined {
  if (cpp === undefined) return undefined;
  const compared = compareAtValue(value, quote.taxes_cents, cpp);
  return {
    cpp,
    points_count_for_usd: toDollars(compared.points_cents),
    gain_usd: toDollars(compared.gain_cents),
    break_even_cash_price_usd: toDollars(compared.break_even_cents),
  };
}

export const toAgainstFixed = (
  { uses }: FixedUses,
  value: RedemptionValue,
  { quote }: WantedAward,
): z.infer<typeof againstFixed>[] =>
  uses.map(({ kind, cpp, usd, caveats }) => ({
    kind,
    cpp,
    points_for_cash_price: pointsFor(quote.cash_cents, cpp),
    same_points_pay_usd: usd,
    gain_usd: toDollars(value.net_cents - toCents(usd)),
    caveats,
  }));

export function toTransferDone(
  { spent, program, filling }: WantedAward,
  value: RedemptionValue,
): z.infer<typeof transferDone> | undefined {
  if (filling === undefined) return undefined;
  const { routeTerms, rule, quotedPercent } = filling;
  const { terms } = routeTerms;
  const send = value.points_spent;
  const percent = bonusPercentOf(rule, send);
  const basis = quotedPercent === undefined ? "service_facts" : "quoted";
  return {
    from: spent.key,
    to: program.key,
    ratio: toRatio(terms),
    send,
    receive: send === 0 ? 0 : received(rule, send),
    surplus: send === 0 ? 0 : value.surplus,
    bonus_pct: percent,
    bonus_basis: percent === 0 ? undefined : basis,
    min: terms.min_points,
    increment: rule.step_known ? rule.step : undefined,
    fee_usd: toDollars(value.fee_cents),
    hours: terms.hours,
    via_cards: [...routeTerms.via_cards],
    irreversible: true,
  };
}
