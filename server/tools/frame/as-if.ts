import * as z from "zod";
import { monthOrDay } from "../../member/day.ts";
import { heldCardParam } from "../../member/held-cards.ts";
import { cardParam } from "../../member/names.ts";
import { ownerParam } from "../../member/owners.ts";
import type { Scene } from "../../member/scene.ts";
import { defineReader, type MemberReader } from "./reader.ts";

/*
 * What-if: a reading tool answers as if the member had opened, closed or changed cards, held other
 * balances, spent other sums, or asked on a later day. Nothing of it is saved.
 */

const MOST_CHANGES = 20;
const MOST_POINTS = 1_000_000_000;
const MOST_USD = 10_000_000;

const name = z.string().min(1).max(200);

const listOf = <Change extends Record<string, z.ZodType>>(change: Change) => {
  const keys = Object.entries(change).map(([key, { type }]) =>
    type === "optional" ? `${key}?` : key,
  );
  const shape = `expected {${keys.join(",")}}`;
  return z
    .array(z.strictObject(change, { error: shape }))
    .max(MOST_CHANGES)
    .optional();
};

/** By name, which the tool that would save it looks up. */
const byName = <Amount extends z.ZodNumber>(amount: Amount) =>
  z
    .record(name, amount)
    .refine((table) => Object.keys(table).length <= MOST_CHANGES, "too many of them")
    .optional();

const SHAPE = "{open,close:[{card,on}],change:[{card,to}],balances,spend,today}";

const asIf = z
  .strictObject(
    {
      open: listOf({ card: cardParam, on: monthOrDay.optional(), owner: ownerParam.optional() }),
      close: listOf({ card: heldCardParam, on: z.iso.date().optional() }),
      change: listOf({ card: heldCardParam, to: cardParam, on: z.iso.date().optional() }),
      balances: byName(z.int().nonnegative().max(MOST_POINTS)),
      spend: byName(z.number().nonnegative().max(MOST_USD)),
      today: z.iso.date().optional(),
    },
    { error: `expected ${SHAPE}` },
  )
  .describe(SHAPE);

export type AsIf = z.infer<typeof asIf>;

/** A scene as a call supposes it, how that is told, and what speaks against it. */
export interface Supposed {
  readonly scene: Scene;
  readonly assumptions: readonly string[];
  readonly warnings: readonly string[];
}

/** The tools whose answer rests on what the member holds or spends, so that `as_if` can change it. */
const TOOLS: ReadonlySet<string> = new Set([
  "get_wallet",
  "find_cards_by_benefit",
  "list_balances",
  "list_valuations",
  "value_points",
  "value_portfolio",
  "list_transfer_routes",
  "calculate_transfer",
  "compare_transfer_paths",
  "list_transfer_bonuses",
  "best_card_for_purchase",
  "category_cheat_sheet",
  "estimate_annual_rewards",
  "simulate_card_change",
  "rank_candidate_cards",
  "list_credits",
  "list_expiring",
  "list_lounge_access",
  "check_protection",
  "list_certificates",
  "list_upcoming_fees",
  "evaluate_renewal",
  "list_product_change_options",
  "check_eligibility",
  "get_application_history",
  "calculate_redemption_value",
  "plan_points_goal",
]);

/** The tool with `as_if` beside its own arguments, where that can change what it answers. */
export function withAsIf(
  tool: MemberReader,
  suppose: (scene: Scene, asked: AsIf) => Supposed,
): MemberReader {
  if (!TOOLS.has(tool.name)) return tool;
  const { name: called, title, description, schemas, brief } = tool;
  return defineReader({
    name: called,
    title,
    description,
    input: schemas.input.extend({ as_if: asIf.optional() }),
    data: schemas.data,
    brief,
    answer: ({ as_if: asked, ...given }, scene) => {
      if (asked === undefined) return tool.replyOn(given, scene);
      const supposed = suppose(scene, asIf.parse(asked));
      const reply = tool.replyOn(given, supposed.scene);
      return {
        ...reply,
        assumptions: [...supposed.assumptions, ...(reply.assumptions ?? [])],
        warnings: [...supposed.warnings, ...(reply.warnings ?? [])],
      };
    },
  });
}
