import * as z from "zod";
import { dayParam, monthOrDay } from "../../member/day.ts";
import { heldCardParam } from "../../member/held-cards.ts";
import { cardParam } from "../../member/names.ts";
import { ownerParam } from "../../member/owners.ts";

/*
 * What-if: a tool with `as_if` answers as if the member had opened, closed or changed cards, held
 * other balances, spent other amounts, or asked on a later day. Nothing is saved.
 */

const MAX_CHANGES = 20;
const MAX_POINTS = 1_000_000_000;
const MAX_USD = 10_000_000;

const name = z.string().min(1).max(200);

const listOf = <Change extends Record<string, z.ZodType>>(change: Change) => {
  const keys = Object.entries(change).map(([key, { type }]) =>
    type === "optional" ? `${key}?` : key,
  );
  const shape = `expected {${keys.join(",")}}`;
  return z
    .array(z.strictObject(change, { error: shape }))
    .max(MAX_CHANGES)
    .optional();
};

/** Keyed by name; the tool that would save it resolves the names. */
const byName = <Amount extends z.ZodNumber>(amount: Amount) =>
  z
    .record(name, amount)
    .refine((table) => Object.keys(table).length <= MAX_CHANGES, "too many")
    .optional();

const SHAPE = "{open,close,change:[{card,on,to}],balances,spend,today}";

export const asIf = z
  .strictObject(
    {
      open: listOf({ card: cardParam, on: monthOrDay.optional(), owner: ownerParam.optional() }),
      close: listOf({ card: heldCardParam, on: dayParam.optional() }),
      change: listOf({ card: heldCardParam, to: cardParam, on: dayParam.optional() }),
      balances: byName(z.int().nonnegative().max(MAX_POINTS)),
      spend: byName(z.number().nonnegative().max(MAX_USD)),
      today: dayParam.optional(),
    },
    { error: `expected ${SHAPE}` },
  )
  .describe(SHAPE);

export type AsIf = z.infer<typeof asIf>;
