import * as z from "zod";
import type { Balance } from "../../accounts/wallet.ts";
import { isUsable } from "../../advice/plain-row.ts";
import {
  lockedProgramOf,
  movesWithoutCard,
  toTransferProgram,
} from "../../advice/transfers/program-links.ts";
import { worseRoutes } from "../../advice/transfers/worse-routes.ts";
import type { FactRow } from "../../contract/facts.ts";
import { isOpenOn } from "../../member/held-cards.ts";
import type { Scene } from "../../member/scene.ts";
import { cardsOn, programName } from "../../member/holdings.ts";
import { formatPoints, toRatio } from "../../advice/money.ts";
import { toUsd, unlockerOf, valueBasis, valueOfProgram } from "../../member/point-values.ts";

/** Points lost or devalued by closing or changing a card. */
export const pointsAtRisk = z.object({
  program: z.string(),
  program_name: z.string(),
  points: z.int(),
  risk: z
    .enum(["account_closure", "no_transfers", "worse_transfers", "less_value"])
    .describe(
      "account_closure: the points go with the last account. no_transfers: they no longer transfer to partners.",
    ),
  worse: z
    .array(z.object({ to: z.string(), was: z.string(), now: z.string().optional() }))
    .optional()
    .describe("Partner ratios that get worse; without now: gone."),
  value_usd: z.number().optional(),
  cpp: z.number().optional().describe("Cents per point now."),
  cpp_basis: valueBasis.optional(),
  value_after_usd: z.number().optional().describe("Absent when unknown."),
  cpp_after: z.number().optional(),
  days_left: z.int().optional().describe("Days from closing until the points are gone."),
});

export type Risk = z.infer<typeof pointsAtRisk>;

/** Programs the owner could transfer to partners before the change but not after. */
function lostPrograms(before: Scene, after: Scene, owner: string): readonly string[] {
  const programs = new Set(before.facts.tables.unlocks.map(({ program }) => program));
  return [...programs].filter(
    (program) =>
      !movesWithoutCard(before.facts.tables, program) &&
      unlockerOf(before, program, owner) !== undefined &&
      unlockerOf(after, program, owner) === undefined,
  );
}

/** The owner's balances that lose value or are forfeited once the card is closed or changed. */
export function risksOf(before: Scene, after: Scene, owner: string, card: FactRow<"cards">) {
  const lost = new Set(lostPrograms(before, after, owner));
  const cards = {
    before: cardsOn(before, owner, before.today),
    after: cardsOn(after, owner, after.today),
  };
  return before.wallet.balances
    .filter((balance) => balance.owner === owner && balance.points > 0)
    .flatMap((balance): readonly Risk[] => {
      const base = toBase(before, balance);
      if (isForfeited(after, balance.program, owner, card)) {
        const days_left = daysLeft(after, card.issuer);
        return [{ ...base, risk: "account_closure", value_after_usd: 0, days_left }];
      }
      if (lost.has(toTransferProgram(after.facts.tables, balance.program))) {
        return [{ ...base, risk: "no_transfers", ...valueAfter(after, balance) }];
      }
      return lessOf(after, balance, base, cards);
    });
}

/** Points that still transfer, but to fewer partners, at worse ratios or at a lower value. */
function lessOf(
  after: Scene,
  { program, points, owner }: Balance,
  base: Omit<Risk, "risk">,
  cards: Parameters<typeof worseRoutes>[2],
): readonly Risk[] {
  const worse = worseRoutes(after.facts.tables, program, cards, after.today);
  const cpp = valueOfProgram(after, program, { owner })?.cpp;
  const isLess = cpp !== undefined && base.cpp !== undefined && cpp < base.cpp;
  if (worse.length === 0 && !isLess) return [];
  return [
    {
      ...base,
      risk: worse.length === 0 ? "less_value" : "worse_transfers",
      worse: worse.map(({ to, was, now }) => ({
        to: programName(after, to),
        was: toRatio(was),
        now: now && toRatio(now),
      })),
      value_after_usd: isLess ? toUsd(points, cpp) : undefined,
      cpp_after: isLess ? cpp : undefined,
    },
  ];
}

export function tellRisk({ program_name: name, points, risk, worse = [] }: Risk): string {
  const what = `${name}: ${formatPoints(points)} points`;
  if (risk === "account_closure") return `${what} end with the account; use or move them first.`;
  if (risk === "no_transfers") return `${what} can no longer transfer to partners.`;
  if (risk === "less_value") return `${what} count for less.`;
  const routes = worse.map(({ to, was, now }) =>
    now === undefined ? `no longer to ${to}` : `to ${to} at ${now} instead of ${was}`,
  );
  return `${what} transfer ${routes.join(", ")}.`;
}

function toBase(scene: Scene, { program, points, owner }: Balance) {
  const value = valueOfProgram(scene, program, { owner });
  return {
    program,
    program_name: programName(scene, program),
    points,
    value_usd: value && toUsd(points, value.cpp),
    cpp: value?.cpp,
    cpp_basis: value?.basis,
  };
}

/** The points keep the value of the non-transferable currency they fall back to, if it has one. */
function valueAfter(after: Scene, { program, points, owner }: Balance) {
  const { tables } = after.facts;
  const plain = lockedProgramOf(tables, toTransferProgram(tables, program));
  const value = plain && valueOfProgram(after, plain, { owner });
  return value && { value_after_usd: toUsd(points, value.cpp), cpp_after: value.cpp };
}

/** True if the points lapse because the owner's last account that earns them is closed. */
function isForfeited(
  after: Scene,
  program: string,
  owner: string,
  { rewards_currency: earned }: FactRow<"cards">,
): boolean {
  if (earned === undefined || !isSamePoints(after, program, earned)) return false;
  return isKeptByAccount(after, program) === true && !holdsAccountFor(after, program, owner);
}

/** True if a program's points are lost with the account; undefined when no dated source says. */
export function isKeptByAccount({ facts }: Scene, program: string): boolean | undefined {
  const row = facts.tables.programRules.find((one) => one.program === program);
  if (row?.expiry === undefined || !isUsable(row)) return undefined;
  return row.expiry === "account_closure";
}

/** True if the owner still has an open account of their own that earns these points. */
export function holdsAccountFor(scene: Scene, program: string, owner: string) {
  const { wallet, facts, today } = scene;
  return wallet.cards.some((card) => {
    const earned = facts.cards.get(card.card_id)?.rewards_currency;
    const isOwn = card.owner === owner && !card.authorized_user && isOpenOn(card, today);
    return isOwn && earned !== undefined && isSamePoints(scene, program, earned);
  });
}

const isSamePoints = ({ facts }: Scene, one: string, other: string): boolean =>
  toTransferProgram(facts.tables, one) === toTransferProgram(facts.tables, other);

function daysLeft({ facts }: Scene, issuer: string): number | undefined {
  const row = facts.tables.issuerPolicies.find(
    (one) => one.issuer === issuer && one.policy === "points_lost_on_closing_days" && isUsable(one),
  );
  const days = Number(row?.value);
  return row !== undefined && Number.isInteger(days) ? days : undefined;
}
