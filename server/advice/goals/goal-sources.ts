import { addDays } from "../days.ts";
import type { PlainRow } from "../plain-row.ts";
import { canPool, othersIn, type OwnedPoints, type Pooling } from "../transfers/pooling.ts";
import { gatherAt } from "../transfers/source-pooling.ts";
import { toTransferRule, type TransferRule } from "../transfers/transfer-amounts.ts";
import { findBonus, type RouteBonus, toTiers } from "../transfers/transfer-bonus.ts";
import type { NetworkInput, Pool } from "../transfers/transfer-network.ts";
import { findTerms, type OpeningCard, type RouteTerms } from "../transfers/transfer-terms.ts";

/** What decides which points can go to a program for an owner. */
export interface SourceInput extends Pick<NetworkInput, "tables" | "cardsOf" | "day" | "bonus"> {
  /** Whose account shall hold the points. */
  readonly owner: string;
  readonly programRules: readonly PlainRow<"programRules">[];
}

type Usable = Extract<RouteTerms, { state: "usable" }>;

/** Points of one person that can go to a goal's program. */
export interface Source extends OwnedPoints {
  readonly program: string;
  /** US cents per point; undefined when nobody says. */
  readonly cpp: number | undefined;
  readonly rule: TransferRule;
  readonly terms: Usable;
  readonly bonus: RouteBonus;
  /** The day by which a transfer of today has arrived; undefined when no source says. */
  readonly arrives_on: string | undefined;
  /** Others whose points are pooled into these first; they are in `points`. */
  readonly lenders: readonly OwnedPoints[];
  /** Whether the points are pooled in the goal's program after they have arrived there. */
  readonly is_pooled_after: boolean;
}

export interface LockedSource extends OwnedPoints {
  readonly program: string;
  readonly unlock_cards: readonly OpeningCard[];
}

interface Sources {
  readonly open: readonly Source[];
  readonly locked: readonly LockedSource[];
}

/**
 * What can be sent to a program for an owner: his own points, with those that others may pool into
 * them, and what others can send themselves when the program pools.
 */
export function arrange(
  input: SourceInput,
  to: string,
  pools: readonly Pool[],
  pooling: Pooling,
): Sources {
  const held = pools.filter(({ program, points }) => program !== to && points > 0);
  const termsFor = (owner: string, program: string) =>
    findTerms(input.tables, program, to, input.cardsOf(owner), input.day);
  const own = [...new Set(held.map(({ program }) => program))].flatMap((program) => {
    const terms = termsFor(input.owner, program);
    return terms.state === "usable" ? toOwn(input, { to, program, held, terms }) : [];
  });
  const lent = new Set(
    own.flatMap(({ program, lenders }) => lenders.map((one) => keyOf(program, one))),
  );
  const members = membersOf(pooling, to, pools, input.owner);
  const others =
    canPool(pooling) === true
      ? held
          .filter((pool) => pool.owner !== input.owner && !lent.has(keyOf(pool.program, pool)))
          .filter((pool) => members.has(pool.owner))
          .flatMap((pool) => {
            const terms = termsFor(pool.owner, pool.program);
            return terms.state === "usable" ? [toSource(input, to, pool, terms)] : [];
          })
      : [];
  const locked = held
    .filter(({ owner }) => owner === input.owner)
    .flatMap(({ program, owner, points }) => {
      const terms = termsFor(owner, program);
      return terms.state === "locked"
        ? [{ program, owner, points, unlock_cards: terms.unlock_cards }]
        : [];
    });
  return { open: [...own, ...others], locked };
}

const keyOf = (program: string, { owner }: OwnedPoints): string => JSON.stringify([program, owner]);

interface Held {
  readonly to: string;
  readonly program: string;
  readonly held: readonly Pool[];
  readonly terms: Usable;
}

/** The owner's points of a program, with those that others may put to them. */
function toOwn(input: SourceInput, { to, program, held, terms }: Held): readonly Source[] {
  const pool = gatherAt(input.programRules, program, input.owner, held);
  return pool === undefined ? [] : [toSource(input, to, pool, terms)];
}

function toSource(input: SourceInput, to: string, pool: Pool, terms: Usable): Source {
  const { program, owner, points, cpp, lenders } = pool;
  const bonus = findBonus(input.tables, program, to, input.day, input.bonus);
  const rule = toTransferRule(terms.terms, toTiers(bonus));
  const { hours } = terms.terms;
  return {
    program,
    owner,
    points,
    cpp,
    rule,
    terms,
    bonus,
    arrives_on: hours === undefined ? undefined : addDays(input.day, Math.ceil(hours / 24)),
    lenders,
    is_pooled_after: owner !== input.owner,
  };
}

/** Who fits into the pool of a program beside its owner, those with points there first. */
function membersOf(
  pooling: Pooling,
  to: string,
  pools: readonly Pool[],
  owner: string,
): ReadonlySet<string> {
  const there = new Map(
    pools.filter(({ program }) => program === to).map((pool) => [pool.owner, pool.points]),
  );
  const others = [...new Set(pools.map((pool) => pool.owner))]
    .filter((one) => one !== owner)
    .map((one) => ({ owner: one, points: there.get(one) ?? 0 }));
  return new Set(othersIn(pooling, others).map((one) => one.owner));
}
