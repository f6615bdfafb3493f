import * as z from "zod";
import { addDays } from "../../advice/days.ts";
import { type ExpiringItem, listExpiring } from "../../advice/benefits/expiring.ts";
import { defineReader } from "../frame/reader.ts";
import { count, formatUsd, fromDollars, toDollars } from "../../member/money.ts";
import { getHeld, heldCardParam } from "../../member/held-cards.ts";
import { getOwner, ownerParam } from "../../member/owners.ts";
import type { Scene } from "../../member/scene.ts";
import { citeRows } from "../frame/sources.ts";
import { valueBasis } from "../../member/point-values.ts";
import {
  activationThings,
  bonusThings,
  certificateThings,
  creditThings,
  type Detail,
  pointsThings,
} from "./expiring-things.ts";

const KINDS = ["credit", "certificate", "points", "activation", "bonus"] as const;

const DEFAULT_DAYS = 45;
const MOST_CARDS = 100;

const item = z.object({
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
  is_exact: z
    .boolean()
    .describe("False: only a month is known, and this is the first day it may be."),
  value_usd: z.number().optional(),
  value_basis: z
    .enum(["face", "own", "service_estimate", "upper_bound"])
    .optional()
    .describe("face: dollars of the credit. own: the member's. upper_bound: the most it can be."),
  cpp: z.number().optional().describe("Cents per point."),
  cpp_basis: valueBasis.optional(),
  counted: z
    .boolean()
    .describe("Whether totals hold its value; as list_credits has it, and true of other kinds."),
  action: z.string(),
  conditions: z.array(z.string()).readonly().optional(),
});

const basis = item.shape.value_basis;

export const listExpiringTool = defineReader({
  name: "list_expiring",
  title: "List what expires",
  description:
    "What the member loses unless he acts, by date: credits, certificates, points, " +
    "activation windows of rotating categories, welcome bonus deadlines. Annual fees: " +
    "list_upcoming_fees; transfer bonuses: list_transfer_bonuses; all credits: list_credits; " +
    "a bonus's pace: get_bonus_progress.",
  input: z.strictObject({
    within_days: z
      .int()
      .min(0)
      .max(1100)
      .optional()
      .describe(`Days from today, today included; ${DEFAULT_DAYS} by default.`),
    from: z.iso.date().optional().describe("What lapses before this day is left out."),
    kinds: z.array(z.enum(KINDS)).min(1).optional().describe("All by default."),
    owner: ownerParam.optional(),
    cards: z
      .array(heldCardParam)
      .min(1)
      .max(MOST_CARDS)
      .optional()
      .describe("Only what hangs on these held cards."),
  }),
  data: z.object({
    items: z.array(item),
    totals: z.object({
      items: z.int(),
      value_usd: z.number().describe("Of counted values that are no upper bounds."),
      upper_bound_usd: z.number(),
      not_counted: z.int().describe("Items that totals leave out: see conditions."),
      points: z.int().describe("Of all programs, whatever a point of each is worth."),
    }),
    until: z.iso.date(),
  }),
  answer: (
    { within_days: withinDays = DEFAULT_DAYS, from, kinds = KINDS, owner: asked, cards },
    scene,
  ) => {
    const owner = asked === undefined ? undefined : getOwner(scene.wallet, asked);
    const ids = cards && new Set(cards.map((name) => getHeld(scene, name).entry.id));
    const by = thingsBy(scene, owner, kinds);
    const found = listExpiring({
      today: scene.today,
      withinDays,
      credits: by.credit?.things,
      certificates: by.certificate?.things,
      points: by.points?.things,
      activations: by.activation?.things,
      bonuses: by.bonus?.things,
    }).filter(({ expiresOn }) => from === undefined || expiresOn >= from);
    const items = found
      .flatMap((one) => toItems(one, by[one.kind]?.details.get(one.ref)))
      .filter(({ wallet_card_id: id = "" }) => ids?.has(id) !== false);
    const totals = toTotals(items);
    const groups = Object.values(by).flatMap((group) => group ?? []);
    return {
      summary: summaryOf(items, totals, withinDays),
      data: { items, totals, until: addDays(scene.today, withinDays) },
      assumptions: [
        "Credits are at face value and used as far as logged; points at the stated cents per point.",
        ...(totals.not_counted === 0 ? [] : [NOT_COUNTED]),
      ],
      warnings: groups.flatMap(({ warnings }) => warnings),
      sources: citeRows(groups.flatMap(({ facts }) => facts)),
      next_actions: [
        ...(scene.wallet.cards.length === 0 ? ["Add the cards held with add_wallet_card."] : []),
        "See annual fees that come due with list_upcoming_fees.",
      ],
    };
  },
});

const NOT_COUNTED =
  "Memberships, credits not enrolled in and credits with conditions that are not known " +
  "to be met are in no total, as in list_credits.";

/** What there is of each kind that is asked for. */
function thingsBy(
  scene: Scene,
  owner: string | undefined,
  kinds: readonly (typeof KINDS)[number][],
) {
  const when = <Things>(kind: (typeof KINDS)[number], find: () => Things) =>
    kinds.includes(kind) ? find() : undefined;
  return {
    credit: when("credit", () => creditThings(scene, owner)),
    certificate: when("certificate", () => certificateThings(scene, owner)),
    points: when("points", () => pointsThings(scene, owner)),
    activation: when("activation", () => activationThings(scene, owner)),
    bonus: when("bonus", () => bonusThings(scene, owner)),
  };
}

type Item = z.infer<typeof item>;

function toItems(one: ExpiringItem, detail: Detail | undefined): readonly Item[] {
  if (detail === undefined) return [];
  const { kind, name, expiresOn, daysLeft, isExact, valueCents, action } = one;
  const value =
    valueCents === undefined
      ? {}
      : { value_usd: toDollars(valueCents), value_basis: basis.parse(one.valueBasis) };
  const dates = { expires_on: expiresOn, days_left: daysLeft, is_exact: isExact };
  return [{ kind, name, ...detail, ...dates, ...value, counted: detail.counted ?? true, action }];
}

function toTotals(items: readonly Item[]) {
  const counted = items.filter((one) => one.counted);
  const sum = (isBound: boolean) =>
    toDollars(
      counted
        .filter((one) => (one.value_basis === "upper_bound") === isBound)
        .reduce((cents, one) => cents + fromDollars(one.value_usd ?? 0), 0),
    );
  const left = items.length - counted.length;
  return {
    items: items.length,
    value_usd: sum(false),
    upper_bound_usd: sum(true),
    not_counted: left,
    points: items.reduce((points, one) => points + (one.points ?? 0), 0),
  };
}

function summaryOf(
  items: readonly Item[],
  { value_usd: usd }: { readonly value_usd: number },
  days: number,
): string {
  const [first] = items;
  if (first === undefined) return `Nothing known lapses within ${count(days, "day")}.`;
  // A certificate goes by the member's own name, which stays in the data.
  const name = first.kind === "certificate" ? "a certificate" : first.name;
  return (
    `${count(items.length, "thing")} worth about ${formatUsd(usd)} within ${count(days, "day")}; ` +
    `the first is ${name}, by ${first.expires_on}.`
  );
}
