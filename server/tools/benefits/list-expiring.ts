import * as z from "zod";
import { ToolError } from "../../contract/tool-error.ts";
import { dayParam } from "../../member/day.ts";
import { addDays, daysBetween, laterOf } from "../../advice/days.ts";
import { type Ranked, rankLapsing, SOON_DAYS } from "../../advice/benefits/expiring.ts";
import { asIfParam, defineReader } from "../frame/reader.ts";
import { count, formatUsd, toCents, toDollars } from "../../advice/money.ts";
import { getHeld, heldCardParam } from "../../member/held-cards.ts";
import { ownerParam } from "../../member/owners.ts";
import type { Scene } from "../../member/scene.ts";
import {
  activationThings,
  bonusThings,
  feeThings,
  transferBonusThings,
} from "./deadline-things.ts";
import {
  certificateThings,
  creditThings,
  pointsThings,
  KINDS,
  type NextItem,
  nextItem,
  type Thing,
  type Things,
} from "./expiring-things.ts";

const MAX_CARDS = 30;
/** Three years: little is known about days further out. */
const MAX_DAYS = 1100;

export const listExpiringTool = defineReader({
  name: "list_expiring",
  title: "List what to do next",
  description:
    "What should I do next, is anything expiring soon or due, am I about to lose something, use " +
    "it or lose it? Ranked by dollars at stake a day left: credits, free nights and other " +
    "certificates, points, quarters to activate, welcome bonuses behind pace, annual fees to " +
    "keep or cancel, transfer bonuses that end; each with its deadline and the call that does " +
    "it. A year's fees: list_upcoming_fees.",
  input: z.strictObject({
    within_days: z
      .int()
      .min(0)
      .max(MAX_DAYS)
      .optional()
      .describe(`Days from \`from\`, included; ${SOON_DAYS} by default.`),
    from: dayParam.optional().describe("Today by default."),
    kinds: z.array(z.enum(KINDS)).min(1).optional().describe("All by default."),
    owner: ownerParam.optional(),
    cards: z.array(heldCardParam).min(1).max(MAX_CARDS).optional().describe("Held cards."),
    as_if: asIfParam,
  }),
  data: z.object({
    items: z.array(nextItem),
    totals: z.object({
      items: z.int(),
      value_usd: z.number().describe("Of counted values other than upper bounds and fees."),
      upper_bound_usd: z.number(),
      fees_usd: z.number(),
      not_counted: z.int().describe("Items that totals leave out: see conditions."),
      points: z.int().describe("Across programs, whatever their points are worth."),
    }),
    until: z.iso.date(),
  }),
  brief: {
    rows: "items",
    columns: {
      items: "expires_on name card_name owner value_usd action conditions call",
    },
  },
  answer: ({ within_days: withinDays = SOON_DAYS, kinds = KINDS, owner, ...input }, scene) => {
    const { wallet, today } = scene;
    const from = laterOf(input.from ?? today, today);
    if (daysBetween(today, from) > MAX_DAYS)
      throw new ToolError(`from is more than ${MAX_DAYS} days ahead; give an earlier day.`);
    const ids = input.cards && new Set(input.cards.map((name) => getHeld(scene, name).entry.id));
    const until = addDays(from, withinDays);
    const daysToEnd = daysBetween(today, until);
    const sections = KINDS.filter((kind) => kinds.includes(kind)).map((kind) => ({
      kind,
      ...THINGS[kind](scene, owner, daysToEnd),
    }));
    const things = sections.flatMap((one) =>
      one.things.map((thing) => ({ ...thing, kind: one.kind })),
    );
    const items = rankLapsing(things, today, daysToEnd)
      .filter((thing) => thing.lastDay >= from && ids?.has(thing.wallet_card_id ?? "") !== false)
      .map(toItem);
    const totals = toTotals(items);
    const start = from === today ? "" : ` from ${from}`;
    return {
      summary: summaryOf(items, totals, `within ${count(withinDays, "day")}${start}`),
      data: { items, totals, until },
      assumptions: [ASSUMED, totals.not_counted > 0 && NOT_COUNTED],
      warnings: sections.flatMap(({ warnings = [] }) => warnings),
      sources: sections.flatMap(({ facts = [] }) => facts),
      next_actions: [wallet.cards.length === 0 && "Add the cards held with add_wallet_card."],
    };
  },
});

const toItem = (thing: Ranked<Thing & Pick<NextItem, "kind">>): NextItem => ({
  is_exact: true,
  ...thing,
  expires_on: thing.lastDay,
  days_left: thing.daysLeft,
  value_usd: toDollars(thing.valueCents),
  counted: thing.isAtStake,
});

const ASSUMED =
  "Credits are at face value and used as far as logged; points at the stated cents per point.";
const NOT_COUNTED =
  "Not in totals: memberships, credits not enrolled in or with conditions not known to be " +
  "met, as in list_credits; bonuses on pace; transfer bonuses, which cost nothing unused.";

type FindThings = (scene: Scene, owner: string | undefined, withinDays: number) => Things;

const THINGS: Readonly<Record<NextItem["kind"], FindThings>> = {
  credit: creditThings,
  certificate: certificateThings,
  points: pointsThings,
  activation: activationThings,
  bonus: bonusThings,
  fee: feeThings,
  transfer_bonus: transferBonusThings,
};

const isFee = ({ kind }: NextItem): boolean => kind === "fee";
const isBound = ({ value_basis: basis }: NextItem): boolean => basis === "upper_bound";

function toTotals(items: readonly NextItem[]) {
  const counted = items.filter((one) => one.counted);
  const sumOf = (isIn: (one: NextItem) => boolean) =>
    toDollars(
      counted.filter(isIn).reduce((cents, { value_usd: usd = 0 }) => cents + toCents(usd), 0),
    );
  return {
    items: items.length,
    value_usd: sumOf((one) => !isFee(one) && !isBound(one)),
    upper_bound_usd: sumOf(isBound),
    fees_usd: sumOf(isFee),
    not_counted: items.length - counted.length,
    points: counted.reduce((points, one) => points + (one.points ?? 0), 0),
  };
}

function summaryOf(
  items: readonly NextItem[],
  { value_usd: usd, fees_usd: fees }: ReturnType<typeof toTotals>,
  within: string,
): string {
  const [first] = items;
  if (first === undefined) return `Nothing is known to expire ${within}.`;
  // The member names certificates; such names stay out of the summary.
  const name = first.kind === "certificate" ? "a certificate" : first.name;
  const of = first.kind === "fee" ? ` of ${first.card_name}` : "";
  const due = fees === 0 ? "" : `, ${formatUsd(fees)} of annual fees`;
  return (
    `${count(items.length, "thing")} to do ${within}: about ${formatUsd(usd)} ` +
    `expires${due}; start with ${name}${of}, by ${first.expires_on}.`
  );
}
