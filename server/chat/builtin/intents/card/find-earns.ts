import { says } from "../../readings/says.ts";
import { idsOf } from "../../slots.ts";
import type { Understood } from "../../understood.ts";
import type { FactIndex } from "../../../../tools/core/facts.ts";
import { benefitsIn } from "./find-benefits.ts";

/* On what the cards that are looked for shall earn, and how much at least. */

export interface Earns {
  readonly earns_on?: string;
  /** Points per dollar. */
  readonly earns_least?: number;
  /** Percent, whatever it is earned in. */
  readonly gives_back_least?: number;
}

const EARNING = /\b(?:earns?|earning|rates?|points|miles|back|multiplier|rewards?|pays?)\b/;
/** A rate of all purchases has no kind of purchase to name. */
const ON_ALL =
  /\b(?:everything|anything|everywhere|(?:every|each|any|all) (?:purchases?|spend(?:ing)?|buys?)|all (?:my |your )?(?:purchases|spend(?:ing)?)|across the board|flat(?: rate)?|catch ?all|on all|all around|no (?:bonus )?categories)\b/;
const BASE = "everything_else";

/** "At least 3x on dining", "a flat 2%": the rate that is told, of what is named. */
export function earnsOf(asked: Understood, facts: FactIndex): Earns {
  const rate = asked.amounts.find(
    ({ unit, text }) => unit === "percent" || (unit === "count" && /x$/i.test(text)),
  );
  const [named] = idsOf(asked, "category", facts);
  const category = named ?? (rate !== undefined && says(asked, ON_ALL) ? BASE : undefined);
  // A kind of purchase beside a benefit may be part of its name: "a hotel night".
  const isRate = rate !== undefined || says(asked, EARNING) || benefitsIn(asked).length === 0;
  if (category === undefined || !isRate) return {};
  if (rate === undefined) return { earns_on: category };
  return rate.unit === "percent"
    ? { earns_on: category, gives_back_least: rate.value }
    : { earns_on: category, earns_least: rate.value };
}
