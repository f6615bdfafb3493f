import type { FactIndex } from "../../../../../tools/core/facts.ts";
import { answer, type Draft, type Line, line, told } from "../../../compose/draft.ts";
import { namedPrograms } from "../../../readings/program-meant.ts";
import { mentionsOf, type Understood } from "../../../../language/understood.ts";
import { brandPrograms } from "./brands.ts";

/*
 * "40,000 Amex points to Sun Country": an airline, hotel or shop is named whose points no list has, so
 * that nothing is known to move there.
 */

/** Says so; undefined where no such place is named, or a program by its side. */
export function noProgramLine(asked: Understood, facts: FactIndex): Line | undefined {
  const named = namedPrograms(asked, facts);
  const programs = [...named, ...brandPrograms(asked, named, facts)];
  const names = mentionsOf(asked, "merchant")
    .filter(({ start, end }) => !programs.some((one) => one.start < end && start < one.end))
    .flatMap(({ ids: [id] }) => facts.merchants.get(id ?? "")?.name ?? []);
  return names.length === 0
    ? undefined
    : line`**No** points program of **${told([...new Set(names)].join("** or **"))}** is known, so no points are known to move there.`;
}

/** The same as an answer, before what else can be told. */
export function withoutProgram(why: Line, rest?: Draft): Draft {
  return rest === undefined
    ? answer({ result: [why], envelopes: [] })
    : { ...rest, result: [why, ...rest.result] };
}
