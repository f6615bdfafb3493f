import * as z from "zod";
import { PROGRAM_CATEGORIES, PROGRAM_STATUSES } from "../../../data/vocab.ts";
import type { FactRow } from "../../contract/facts.ts";
import { programRef, toProgramRef } from "../../member/holdings.ts";
import type { Scene } from "../../member/scene.ts";
import type { ValueStyle } from "../../member/point-values.ts";
import { compact } from "../frame/texts.ts";
import {
  basisOf,
  linkedPairOf,
  serviceValue,
  serviceValueOf,
  styledFigures,
  styledValueOf,
  VALUE_BASES,
  TRANSFER_STATES,
  unlockCard,
  type UnlockState,
  unlockStateOf,
} from "./point-value.ts";

const withOrWithout = z.object({ program: z.string(), ...styledFigures.shape });

export const ownFigure = z.object({
  cpp: z.number().describe("Cents per point."),
  note: z.string().optional(),
  set_on: z.iso.date(),
});

export const valuationRow = z.object({
  ...programRef.shape,
  category: z.enum(PROGRAM_CATEGORIES),
  status: z.enum(PROGRAM_STATUSES),
  value: z
    .number()
    .optional()
    .describe("Cents per point that count now, at the style; absent when unknown."),
  basis: z.enum(VALUE_BASES),
  as_of: z.iso.date().optional().describe("Of the newest figure behind a service estimate."),
  override: ownFigure.optional(),
  service_value: serviceValue.optional(),
  valued_as: z
    .string()
    .optional()
    .describe(
      "Another program, whose value counts because a card unlocks the points or none does.",
    ),
  transfers: z
    .enum(TRANSFER_STATES)
    .describe("Whether the owner's cards let the points transfer; partly: to some partners."),
  opened_by: z.string().optional().describe("The held card that does."),
  without_card: withOrWithout.optional().describe("Cents per point without an unlocking card."),
  with_card: withOrWithout.optional().describe("Cents per point with one."),
  unlock_cards: z.array(unlockCard).optional(),
});

type ValuationRow = z.infer<typeof valuationRow>;

export interface ValuedProgram {
  readonly program: FactRow<"programs">;
  readonly row: ValuationRow;
  readonly unlock: UnlockState;
}

export function toValuedProgram(
  scene: Scene,
  program: FactRow<"programs">,
  { owner, style }: { owner: string; style: ValueStyle },
): ValuedProgram {
  const { key } = program;
  const value = styledValueOf(scene, key, owner);
  const unlock = unlockStateOf(scene, key, owner);
  return {
    program,
    unlock,
    row: {
      ...toProgramRef(scene, key),
      category: program.category,
      status: program.status,
      value: value?.cpp[style],
      basis: basisOf(value),
      as_of: value?.asOf,
      override: scene.wallet.valuations[key],
      service_value: serviceValueOf(scene, key),
      valued_as: value?.valuedAs === key ? undefined : value?.valuedAs,
      transfers: unlock.state,
      opened_by: unlock.openedBy,
      ...toLinkedValues(scene, key),
      unlock_cards: unlock.cards.length === 0 ? undefined : [...unlock.cards],
    },
  };
}

/** The estimates with and without an unlocking card, for linked programs. */
function toLinkedValues(scene: Scene, program: string) {
  const pair = linkedPairOf(scene.facts, program);
  const valueOf = (key: string | undefined) => {
    const value = key === undefined ? undefined : serviceValueOf(scene, key);
    return key === undefined || value === undefined ? undefined : { program: key, ...value };
  };
  return { without_card: valueOf(pair?.locked), with_card: valueOf(pair?.opened) };
}

/** `1.9 cents`, or that nobody has valued it. */
export const tellValue = ({ row }: ValuedProgram): string =>
  row.value === undefined
    ? `${row.program_name} unknown`
    : `${row.program_name} ${row.value}${row.basis === "own" ? " (own figure)" : ""}`;

export function warnOfValue(valued: ValuedProgram, scene: Scene): readonly string[] {
  const { program, row, unlock } = valued;
  const { name, status, successor } = program;
  const next = successor === undefined ? undefined : scene.facts.programs.get(successor)?.name;
  const estimate = scene.facts.values.get(program.key);
  return compact([
    status === "ended" &&
      `${name} has ended${next === undefined ? "" : `; its successor is ${next}`}.`,
    row.value === undefined && `No value is known for ${name}: unknown, not zero.`,
    estimate?.publishers === 1 &&
      row.basis === "service_estimate" &&
      `The value of ${name} rests on one publisher alone.`,
    estimate?.stale === true &&
      row.basis === "service_estimate" &&
      `The value of ${name} is stale: none has been published since ${estimate.as_of}.`,
    warnOfLock(row, unlock),
  ]);
}

/** Estimates are for points that transfer; without a card they may not. */
function warnOfLock(row: ValuationRow, { state }: UnlockState): string | false {
  const { program_name: name, basis, valued_as: other } = row;
  if (basis !== "service_estimate" || other !== undefined) return false;
  const isOfMoving = row.category === "transferable" || row.with_card?.program === row.program;
  if (!isOfMoving || state === "opened" || state === "no_card_needed") return false;
  return state === "partly"
    ? `The held cards unlock some partners of ${name} only; the value is for all transfers.`
    : `No held card unlocks ${name}; the value is for points with such a card.`;
}
