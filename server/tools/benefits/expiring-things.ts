import * as z from "zod";
import { type Lapsing, creditLapse, renewalBefore } from "../../advice/benefits/expiring.ts";
import type { FactRow } from "../../contract/facts.ts";
import type { HeldCard } from "../../member/held-cards.ts";
import { cppShape, toUsd, valueOfProgram } from "../../member/point-values.ts";
import { addDays, type Day } from "../../advice/days.ts";
import { expiryOf, type PointsExpiry } from "../../advice/goals/points-expiry.ts";
import type { Balance } from "../../accounts/wallet.ts";
import { heldCredits, type HeldCredit, unmetBy } from "../../member/held-credits.ts";
import { count, toCents } from "../../advice/money.ts";
import type { Scene } from "../../member/scene.ts";
import { isCounted } from "./credit-row.ts";
import { toCertificateRow } from "./certificate-row.ts";
import { creditId } from "./find-credit.ts";

export const KINDS = [
  "credit",
  "certificate",
  "points",
  "activation",
  "bonus",
  "fee",
  "transfer_bonus",
] as const;

export const nextItem = z.object({
  kind: z.enum(KINDS),
  name: z.string(),
  owner: z.string(),
  wallet_card_id: z.string().optional(),
  card_name: z.string().optional(),
  program: z.string().optional(),
  certificate_id: z.string().optional(),
  points: z.int().optional(),
  expires_on: z.iso.date().describe("The last day."),
  days_left: z.int().describe("0 when it is today."),
  is_exact: z.boolean().describe("False: only the month is known; this is the earliest day."),
  value_usd: z.number().optional(),
  value_basis: z
    .enum(["face", "own", "service_estimate", "upper_bound"])
    .optional()
    .describe("face: dollars of the credit. own: the member's. upper_bound: the most it can be."),
  ...cppShape,
  counted: z.boolean().describe("Whether totals include its value, which is then at stake."),
  action: z.string(),
  call: z
    .object({ tool: z.string(), arguments: z.record(z.string(), z.unknown()) })
    .describe("Does it, or records it if done elsewhere."),
  conditions: z.array(z.string()).readonly().optional(),
});

export type NextItem = z.infer<typeof nextItem>;

/** Something that may lapse; `lastDay` is exact unless `is_exact` says otherwise. */
export type Thing = Lapsing &
  Omit<NextItem, ("expires_on" | "days_left" | "value_usd" | "counted") | "kind" | "is_exact"> &
  Partial<Pick<NextItem, "is_exact">>;

export type Cited = Pick<FactRow<"credits">, "sources" | "as_of">;

export interface Things {
  readonly things: readonly Thing[];
  readonly facts?: readonly Cited[];
  readonly warnings?: readonly string[];
}

export const ofCard = ({ entry, card }: HeldCard) => ({
  owner: entry.owner,
  wallet_card_id: entry.id,
  card_name: card.card_name,
});

/**
 * Credits that may lapse. Points that post automatically do not; points that spend has yet to earn
 * do. Money locked behind spend cannot lapse yet.
 */
export function creditThings(scene: Scene, owner: string | undefined, withinDays: number): Things {
  const credits = heldCredits(scene, { owner }).filter((one) =>
    one.credit.form === "points"
      ? unmetBy(scene.wallet, one).length > 0
      : one.state.status !== "locked",
  );
  return {
    things: credits.flatMap((one) => creditThing(scene, one)),
    facts: credits.map(({ credit }) => credit),
    warnings: warnOfRenewals(credits, addDays(scene.today, withinDays)),
  };
}

function warnOfRenewals(credits: readonly HeldCredit[], until: Day): readonly string[] {
  const days = credits.flatMap(({ input, state }) => renewalBefore(input, state, until) ?? []);
  const [first] = days.toSorted();
  if (first === undefined) return [];
  return [
    `Credits are listed for their current period only: ${count(days.length, "credit")} will renew ` +
      `and expire again by ${until}. To list those, ask with as_if.today ${first} or later.`,
  ];
}

const CREDIT_ACTIONS = {
  use: "Use what is left of the credit.",
  enrolment: "Enroll in the credit, then use it.",
  spend: "Spend what it requires: see conditions.",
} as const;

function creditThing(scene: Scene, one: HeldCredit): readonly Thing[] {
  const lapse = creditLapse(one.state);
  if (lapse === undefined) return [];
  const { lastDay, isExact, valueCents, isAtMost, needs } = lapse;
  const { credit, held, state } = one;
  const { id } = held.entry;
  const note = (noted: object) => ({
    tool: "update_wallet_card",
    arguments: { wallet_card_id: id, ...noted },
  });
  const calls: Readonly<Record<typeof needs, NextItem["call"]>> = {
    use: { tool: "record_credit_use", arguments: { credit: creditId(one) } },
    enrolment: note({ enrolments: { [credit.credit_name]: true } }),
    spend: note({ meets: ["annual_spend"] }),
  };
  return [
    {
      name: credit.credit_name,
      ...ofCard(held),
      lastDay,
      is_exact: isExact,
      valueCents,
      value_basis: valueCents === undefined ? undefined : isAtMost ? "upper_bound" : "face",
      isAtStake: isCounted(scene, one),
      action: CREDIT_ACTIONS[needs],
      call: calls[needs],
      conditions: state.conditions,
    },
  ];
}

export function certificateThings(scene: Scene, owner?: string): Things {
  const held = scene.wallet.certificates.filter(
    (one) => one.used_on === undefined && (owner === undefined || one.owner === owner),
  );
  const undated = held.filter(({ expires_on: day }) => day === undefined).length;
  return {
    things: held.map((one): Thing => {
      const row = toCertificateRow(scene, one);
      return {
        ...row,
        lastDay: one.expires_on,
        valueCents: row.value_usd === undefined ? undefined : toCents(row.value_usd),
        isAtStake: true,
        action: "Book with the certificate, or ask the issuer about an extension.",
        call: { tool: "record_certificate", arguments: { action: "use", certificate: one.id } },
      };
    }),
    warnings: undated === 0 ? [] : [`Certificates without a recorded expiry: ${undated}.`],
  };
}

export function pointsThings(scene: Scene, owner?: string): Things {
  const { programRules } = scene.facts.tables;
  const rows = scene.wallet.balances
    .filter((one) => owner === undefined || one.owner === owner)
    .map((balance) => ({
      balance,
      name: scene.facts.programs.get(balance.program)?.name ?? balance.program,
      expiry: expiryOf(programRules, balance),
    }));
  return {
    things: rows.flatMap(({ balance, name, expiry }) =>
      expiry.kind === "dated" ? [pointsThing(scene, balance, name, expiry)] : [],
    ),
    facts: programRules.filter((row) =>
      rows.some(
        ({ balance, expiry }) => balance.program === row.program && expiry.kind === "dated",
      ),
    ),
    warnings: rows.flatMap(({ name, expiry }) => doubtOf(name, expiry, scene.today)),
  };
}

function pointsThing(
  scene: Scene,
  { program, owner, points }: Balance,
  name: string,
  expiry: Extract<PointsExpiry, { kind: "dated" }>,
): Thing {
  const worth = pointsWorth(scene, program, owner, points);
  const noteActivity = { program, owner, delta: 0, last_activity_on: scene.today };
  return {
    ...worth,
    name,
    lastDay: expiry.on,
    isAtStake: true,
    value_basis: worth.cpp_basis,
    action: "Earn or redeem in the program before this day.",
    call:
      expiry.by === "rule"
        ? { tool: "set_balance", arguments: noteActivity }
        : { tool: "value_points", arguments: { program, points } },
  };
}

export function pointsWorth(scene: Scene, program: string, owner: string, points: number) {
  const value = valueOfProgram(scene, program, { owner });
  const valueCents = value && toCents(toUsd(points, value.cpp));
  return { program, owner, points, valueCents, cpp: value?.cpp, cpp_basis: value?.basis };
}

function doubtOf(name: string, expiry: PointsExpiry, today: string): readonly string[] {
  if (expiry.kind === "unknown") return [`${name}: ${expiry.reason}.`];
  if (expiry.kind !== "dated" || expiry.on >= today) return [];
  return [`${name}: by the recorded dates its points expired after ${expiry.on}; check them.`];
}
