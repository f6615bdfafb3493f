import type { FactIndex } from "../../../../tools/core/facts.ts";
import { says } from "../../readings/says.ts";
import { namedPrograms, sureProgram } from "../../readings/program-meant.ts";
import type { Understood } from "../../../language/understood.ts";
import { pointsOf } from "../transfer/amount/points-told.ts";

/** So many points of a program. */
export interface Stack {
  readonly program: string;
  readonly points: number;
}

const COMPARES =
  /\b(?:vs|versus|or|than|compared?|against|difference|each|both|either|respectively|over the other)\b/;

/** "50k amex or 60k capital one": each amount with its program; one amount is of each that is named. */
export function stacksOf(asked: Understood, facts: FactIndex): readonly Stack[] {
  const amounts = pointsOf(asked);
  const named = namedPrograms(asked, facts);
  const keys = [...new Set(named.map((one) => sureProgram(one, facts)))];
  const [only, ...others] = amounts;
  if (only === undefined || keys.length < 2) return [];
  if (others.length === 0) {
    return says(asked, COMPARES) ? keys.map((program) => ({ program, points: only.value })) : [];
  }
  return amounts.flatMap((amount, at) => {
    const next = amounts[at + 1]?.start ?? asked.tokens.length;
    const one = named.find(({ start }) => start >= amount.end && start < next);
    return one === undefined ? [] : [{ program: sureProgram(one, facts), points: amount.value }];
  });
}
