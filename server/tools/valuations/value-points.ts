import * as z from "zod";
import { type Styled, valueOf } from "../../advice/goals/portfolio.ts";
import { VALUE_STYLES } from "../../accounts/wallet.ts";
import { getProgram, programParam } from "../../member/names.ts";
import { asIfParam, defineReader } from "../frame/reader.ts";
import { programRef, toOwner, toProgramRef } from "../../member/holdings.ts";
import { formatCents, formatPoints, formatUsd } from "../../advice/money.ts";
import { ownerParam } from "../../member/owners.ts";
import type { Scene } from "../../member/scene.ts";
import { styleParam, toUsd, type ValueStyle } from "../../member/point-values.ts";
import {
  type FixedUses,
  fixedUse,
  fixedUsesOf,
  ESTIMATES_ASSUMED,
  styledFigures,
  styledValueOf,
  type StyledValue,
  VALUE_BASES,
  withoutOwnFigures,
  tellUnlockers,
  TRANSFER_STATES,
  unlockCard,
} from "./point-value.ts";
import { toStyledDollars } from "./portfolio-rows.ts";
import { toValuedProgram, type ValuedProgram, warnOfValue } from "./valuation-row.ts";

const MAX_POINTS = 1_000_000_000;

const pointsValue = z.object({ program: z.string(), cpp: z.number(), value_usd: z.number() });

export const valuePoints = defineReader({
  name: "value_points",
  title: "Value points",
  description:
    "How much are 60,000 points or miles worth in dollars, is 200k a lot of money? Floor, " +
    "typical, high, the member's own figure, with and without an unlocking card, and at fixed " +
    "values (portal, cash-out, statement credit). All balances: value_portfolio; an award " +
    "against its cash price: calculate_redemption_value.",
  input: z.strictObject({
    program: programParam,
    points: z.int().nonnegative().max(MAX_POINTS),
    style: styleParam.optional(),
    owner: ownerParam.optional().describe("Whose cards count; the member's by default."),
    as_if: asIfParam,
  }),
  data: z.object({
    ...programRef.shape,
    owner: z.string(),
    points: z.int(),
    style: z.enum(VALUE_STYLES),
    value_usd: styledFigures.optional().describe("Absent without a known value."),
    counted_usd: z.number().optional().describe("At cpp: the figure of the style."),
    cpp: z.number().optional().describe("Cents per point at the style."),
    cpp_basis: z.enum(VALUE_BASES),
    cpp_spread: styledFigures.optional(),
    valued_as: z.string().optional().describe("The program whose value counts, when another."),
    as_of: z.iso.date().optional(),
    publishers: z.int().optional(),
    service_estimate: pointsValue
      .optional()
      .describe("The service's figure at the style, beside the member's."),
    transfers: z.enum(TRANSFER_STATES),
    opened_by: z.string().optional(),
    without_card: pointsValue.optional().describe("Without an unlocking card, at the style."),
    with_card: pointsValue.optional().describe("With one, at the style."),
    unlock_cards: z.array(unlockCard).optional(),
    fixed_uses: z.array(fixedUse),
    caveat: z.string(),
  }),
  brief: {},
  answer: (input, scene) => {
    const { points, style = scene.wallet.profile.value_style } = input;
    const program = getProgram(scene.facts, input.program);
    const owner = toOwner(scene, input.owner);
    const valued = toValuedProgram(scene, program, { owner, style });
    const value = styledValueOf(scene, program.key, owner);
    const day = scene.today;
    const fixed = fixedUsesOf(scene, { program: program.key, owner, points, day }, valued.unlock);
    const { row, unlock } = valued;
    const usd = value && toStyledDollars(valueOf(points, value.cpp));
    return {
      summary: toSummary(points, valued, usd, fixed),
      data: {
        ...toProgramRef(scene, program.key),
        owner,
        points,
        style,
        value_usd: usd,
        counted_usd: usd?.[style],
        cpp: value?.cpp[style],
        cpp_basis: row.basis,
        cpp_spread: value?.cpp,
        valued_as: row.valued_as,
        ...toEvidence(scene, value, { program: program.key, owner, points, style }),
        transfers: row.transfers,
        opened_by: row.opened_by,
        without_card: toPart(points, style, row.without_card),
        with_card: toPart(points, style, row.with_card),
        unlock_cards: row.unlock_cards,
        fixed_uses: fixed.uses,
        caveat: toCaveat(valued),
      },
      assumptions: [ESTIMATES_ASSUMED],
      warnings: warnOfValue(valued, scene),
      sources: [...fixed.rows, ...unlock.rows],
      next_actions: toNextActions(valued),
    };
  },
});

interface HeldPoints {
  readonly program: string;
  readonly owner: string;
  readonly points: number;
  readonly style: ValueStyle;
}

/** The publishers behind the estimate; next to an own figure, also the service's value. */
function toEvidence(
  scene: Scene,
  value: StyledValue | undefined,
  { program, owner, points, style }: HeldPoints,
) {
  const service = styledValueOf(withoutOwnFigures(scene), program, owner);
  if (value === undefined || service === undefined) return {};
  const { valuedAs, cpp } = service;
  const { as_of, publishers } = scene.facts.values.get(valuedAs) ?? {};
  const isOwn = value.basis === "own";
  const estimate = toPart(points, style, { program: valuedAs, ...cpp });
  return { as_of, publishers, service_estimate: isOwn ? estimate : undefined };
}

const toPart = (
  points: number,
  style: ValueStyle,
  part: (Styled & { readonly program: string }) | undefined,
) => part && { program: part.program, cpp: part[style], value_usd: toUsd(points, part[style]) };

function toSummary(
  points: number,
  { row }: ValuedProgram,
  usd: Styled | undefined,
  { uses }: FixedUses,
): string {
  const name = `${formatPoints(points)} points of ${row.program_name}`;
  const best = uses[0];
  const fixed =
    best === undefined
      ? ""
      : ` At a fixed value they pay up to ${formatUsd(best.usd)} (${formatCents(best.cpp)}).`;
  if (usd === undefined || row.value === undefined) return `No value is known for ${name}.${fixed}`;
  const spread =
    usd.floor === usd.high
      ? ""
      : ` (${formatUsd(usd.floor)} at the floor, ${formatUsd(usd.high)} at the high)`;
  const whose = row.basis === "own" ? "the member's own" : "an estimated";
  return `${name} are worth about ${formatUsd(usd.typical)}${spread} at ${whose} ${formatCents(row.value)}.${fixed}`;
}

function toCaveat({ row }: ValuedProgram): string {
  if (row.basis === "unknown") return "No value is known; fixed uses, if any, are the least.";
  if (row.basis === "own") {
    return "The member's own figure, in every style, whatever cards are held.";
  }
  const counted = row.valued_as ?? row.program;
  return counted === row.without_card?.program
    ? "The value without full transfers, which no held card unlocks."
    : "An estimate of what points bring when used well, not a price.";
}

function toNextActions({ row, unlock }: ValuedProgram) {
  const isLocked = row.without_card !== undefined && row.transfers === "locked";
  return [
    isLocked &&
      `A card that unlocks them (${tellUnlockers(unlock)}) would change this: check_eligibility.`,
    row.basis === "unknown" && "Set the member's own figure with set_valuation_override.",
    row.basis !== "unknown" && "Check a concrete booking with calculate_redemption_value.",
  ];
}
