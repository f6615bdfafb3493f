import { isDeepStrictEqual } from "node:util";
import * as z from "zod";
import type { Wallet } from "../../accounts/wallet.ts";
import type { FactRow } from "../../contract/facts.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { refuseCardNumbers } from "../frame/refuse-digits.ts";
import { getProgram, programParam } from "../../member/names.ts";
import { defineWriter } from "../frame/writer.ts";
import { count, formatCents } from "../../advice/money.ts";
import { NeedsInput } from "../../member/needs-input.ts";
import { programName, programRef, toProgramRef } from "../../member/holdings.ts";
import type { Scene } from "../../member/scene.ts";
import { toUsd, valueOfProgram } from "../../member/point-values.ts";
import { basisOf, linkedPairOf, serviceValue, serviceValueOf, VALUE_BASES } from "./point-value.ts";
import { ownFigure } from "./valuation-row.ts";

const MAX_CPP = 100;
const MAX_NOTE = 500;

const input = z.strictObject({
  program: programParam,
  cpp: z
    .number()
    .positive()
    .max(MAX_CPP)
    .nullable()
    .optional()
    .describe("Cents per point; null clears the figure."),
  clear: z.boolean().optional().describe("true clears the figure, as cpp null does."),
  note: z.string().max(MAX_NOTE).optional().describe("Why; kept with the figure."),
});

const affectedBalance = z.object({
  program: z.string(),
  owner: z.string(),
  points: z.int(),
  before_usd: z.number().optional(),
  after_usd: z.number().optional(),
});

export const setValuationOverride = defineWriter({
  name: "set_valuation_override",
  title: "Set your own point value",
  description:
    "I value a program's points at my own cents per point (cpp), I never get more than a " +
    "cent: use, change or assume that figure in every tool, or clear it, back to the default. " +
    "Cents, not dollars: 1.5 is one and a half cents. Floor, typical or high everywhere: " +
    "update_profile.",
  idempotent: true,
  input,
  data: z.object({
    ...programRef.shape,
    override: ownFigure.optional().describe("Absent when there is none now."),
    previous: ownFigure.optional(),
    service_value: serviceValue.optional(),
    counted: z.object({
      cpp: z.number().optional().describe("Cents per point that count now."),
      cpp_basis: z.enum(VALUE_BASES),
    }),
    affected_balances: z.array(affectedBalance),
  }),
  decide: (figure, scene) => {
    const program = getProgram(scene.facts, figure.program);
    const { key } = program;
    const wanted = toWanted(figure, scene.wallet);
    const previous = scene.wallet.valuations[key];
    const after = toChanged(scene, key, wanted);
    const service = serviceValueOf(scene, key);
    if (wanted !== undefined) askWhetherDollars(wanted, service);
    const own = after.valuations[key];
    const counted = valueOfProgram({ ...scene, wallet: after }, key);
    const balances = toAffected(scene, after, key);
    return {
      after,
      reply: {
        summary: toSummary(program.name, previous?.cpp, own?.cpp, service),
        data: {
          ...toProgramRef(scene, key),
          override: own,
          previous,
          service_value: service,
          counted: { cpp: counted?.cpp, cpp_basis: basisOf(counted) },
          affected_balances: balances,
        },
        assumptions: [
          "The member's own figure counts for all owners, in every style, whatever cards are held.",
        ],
        warnings: [
          after === scene.wallet && "Nothing has changed.",
          own !== undefined && warnOfFigure(own.cpp, program, service),
          own !== undefined && warnOfLink(scene, key),
        ],
        next_actions: [`See what changes: value_portfolio (${count(balances.length, "balance")}).`],
      },
    };
  },
});

type OwnFigure = z.infer<typeof ownFigure>;
type Wanted = Pick<OwnFigure, "cpp" | "note">;

/** The requested figure; undefined clears it. Throws if the input is contradictory. */
function toWanted(
  { cpp, clear = false, note }: z.infer<typeof input>,
  wallet: Wallet,
): Wanted | undefined {
  const isClearing = clear || cpp === null;
  if (isClearing === (typeof cpp === "number")) {
    throw new ToolError(
      "Give exactly one of cpp, in cents per point, and clear: true (or cpp: null).",
    );
  }
  refuseCardNumbers({ note }, wallet);
  if (typeof cpp !== "number") return undefined;
  return note === undefined || note.trim() === "" ? { cpp } : { cpp, note };
}

/** The wallet with the figure set or cleared; the same object if nothing changes. */
function toChanged({ wallet, today }: Scene, program: string, wanted: Wanted | undefined): Wallet {
  const { [program]: before, ...others } = wallet.valuations;
  if (wanted === undefined) {
    return before === undefined ? wallet : { ...wallet, valuations: others };
  }
  const figure = { ...wanted, set_on: today };
  if (before !== undefined && isDeepStrictEqual({ ...before, set_on: today }, figure)) {
    return wallet;
  }
  return { ...wallet, valuations: { ...others, [program]: figure } };
}

/** The balances that the figure affects, including those of a linked program. */
function toAffected(scene: Scene, after: Wallet, program: string) {
  const pair = linkedPairOf(scene.facts, program);
  const keys = pair === undefined ? [program] : [pair.locked, pair.opened];
  return scene.wallet.balances
    .filter((one) => keys.includes(one.program))
    .flatMap(({ program: key, owner, points }) => {
      const before = valueOfProgram(scene, key, { owner });
      const now = valueOfProgram({ ...scene, wallet: after }, key, { owner });
      if (key !== program && before?.cpp === now?.cpp) return [];
      const usdAt = (value: typeof now) => value && toUsd(points, value.cpp);
      return { program: key, owner, points, before_usd: usdAt(before), after_usd: usdAt(now) };
    });
}

type Service = z.infer<typeof serviceValue> | undefined;

function toSummary(
  name: string,
  before: number | undefined,
  now: number | undefined,
  service: Service,
): string {
  const estimate =
    service === undefined
      ? "The service has no estimate."
      : `The service's estimate is ${formatCents(service.typical)} (${service.floor} to ${service.high}).`;
  return `${name}: ${tellFigure(before)} before, ${tellFigure(now)} now. ${estimate}`;
}

const tellFigure = (cpp: number | undefined): string =>
  cpp === undefined ? "not set" : formatCents(cpp);

const CENTS_PER_DOLLAR = 100;

/** A figure that is as published if read as dollars was likely meant so; a note keeps it. */
function askWhetherDollars({ cpp, note }: Wanted, service: Service): void {
  const inCents = Number((cpp * CENTS_PER_DOLLAR).toFixed(4));
  const isPublished = service !== undefined && inCents >= service.floor && inCents <= service.high;
  if (!isPublished || cpp >= service.floor || note !== undefined) return;
  throw new NeedsInput(
    `cpp is in cents, and ${formatCents(cpp)} a point is a hundredth of what is published. ` +
      `Was ${formatCents(inCents)} meant? To keep ${cpp}, say why in note.`,
    {
      given: String(cpp),
      candidates: [{ id: String(inCents), label: `${formatCents(inCents)} a point` }],
    },
  );
}

function warnOfFigure(cpp: number, { name }: FactRow<"programs">, service: Service) {
  if (service === undefined) return [`There is no published value of ${name} to compare with.`];
  const { floor, high, publishers } = service;
  if (cpp >= floor && cpp <= high) return [];
  const side = cpp < floor ? "below" : "above";
  const spread = floor === high ? formatCents(floor) : `${floor} to ${formatCents(high)}`;
  return [
    `${formatCents(cpp)} is ${side} the published spread of ${spread} (${count(publishers, "publisher")}).`,
  ];
}

/** Linked programs have separate figures. */
function warnOfLink(scene: Scene, program: string): string | undefined {
  const pair = linkedPairOf(scene.facts, program);
  if (pair === undefined) return undefined;
  const [opened, locked] = [pair.opened, pair.locked].map((key) => programName(scene, key));
  return `${opened} and ${locked} have figures of their own; that of ${opened} counts for both where a held card opens the points.`;
}
