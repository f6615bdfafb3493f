import * as z from "zod";
import { childRule, guestCost, loungeEntry } from "../../advice/benefits/lounge-visit.ts";
import type { FactRow } from "../../contract/facts.ts";
import { type HeldCard, heldCardRef, toHeldRef } from "../../member/held-cards.ts";
import { count, formatUsd, toDollars } from "../../advice/money.ts";
import type { Scene } from "../../member/scene.ts";
import { metBy } from "../../member/held-credits.ts";

/** A lounge network that a held card opens, and on what terms. */
export const loungeRow = z.object({
  network: z.string(),
  via_card: heldCardRef,
  entry: z
    .enum(["yes", "paid", "unknown", "not_now", "unverified"])
    .describe(
      "yes: it opens the door, on its conditions. paid: a membership whose visits are paid. unknown: " +
        "it hangs on what the wallet does not say. unverified: nobody vouches for it.",
    ),
  as_authorized_user: z.boolean(),
  visits: z.string().describe("unlimited, so many a year, or unknown."),
  visits_per_year: z.int().optional(),
  visits_basis: z.string().optional(),
  guest_rule: z.string(),
  guests_free: z.int().optional(),
  guest_fee_usd: z.number().optional().describe("A further guest."),
  child_rule: z.string().optional().describe("Of children; absent: no source says."),
  child_free_under_age: z.int().optional().describe("Guests below this age are free."),
  child_guest_fee_usd: z.number().optional().describe("A further guest who is a child."),
  child_age_limit: z.int().optional().describe("From this age a guest pays as an adult."),
  guests_cost_usd: z.number().optional().describe("All `guests` on one visit; absent: unknown."),
  enrol_required: z.boolean().optional(),
  enrolled: z.boolean().optional().describe("As recorded; absent when not known."),
  authorized_users: z.boolean().optional().describe("Whether authorised users get in too."),
  annual_spend_usd: z.number().optional().describe("Purchases a year that unlock it."),
  conditions: z.array(z.string()),
  starts: z.iso.date().optional(),
  ends: z.iso.date().optional(),
  confidence: z.string(),
  as_of: z.iso.date().optional(),
});

export type LoungeRow = z.infer<typeof loungeRow>;

/** Who comes along: how many, and the ages of the children among them. */
export interface Party {
  readonly guests?: number | undefined;
  readonly childAges?: readonly number[] | undefined;
}

export function toLoungeRow(
  { today, wallet }: Scene,
  held: HeldCard,
  row: FactRow<"lounges">,
  { guests, childAges }: Party,
): LoungeRow & Pick<FactRow<"lounges">, "sources"> {
  const { enrolments, authorized_user: isUser } = held.entry;
  const cents = guests === undefined ? undefined : guestCost(row, guests, childAges)?.cents;
  const entry = loungeEntry(row, today, metBy(wallet, held.entry));
  return {
    ...row,
    network: row.lounge_network,
    via_card: toHeldRef(held),
    // On somebody else's account, all that may be known is whether authorised users get in.
    entry: isUser && row.authorized_users === undefined && entry === "yes" ? "unknown" : entry,
    as_authorized_user: isUser,
    visits: visitsOf(row),
    guest_rule: guestRule(row),
    guests_free: row.guests,
    child_rule: childRule(row),
    guests_cost_usd: cents === undefined ? undefined : toDollars(cents),
    enrol_required: row.enrollment_required,
    enrolled: enrolments?.[row.lounge_network],
    conditions: conditionsOf(row, isUser),
  };
}

function visitsOf({ unlimited, visits_per_year: visits }: FactRow<"lounges">): string {
  if (unlimited === true) return "unlimited";
  return visits === undefined ? "unknown" : `${visits} a year`;
}

function guestRule({ guests, guest_fee_usd: fee }: FactRow<"lounges">): string {
  const further =
    fee === undefined ? "the fee for more is unknown" : `${formatUsd(fee)} for each further guest`;
  if (guests === undefined) return `free guests unknown; ${further}`;
  return guests === 0 ? `no free guests; ${further}` : `${count(guests, "free guest")}; ${further}`;
}

const conditionsOf = (row: FactRow<"lounges">, isUser: boolean): string[] => [
  ...row.requires.map((need) => `Requires: ${need.replaceAll("_", " ")}.`),
  ...(row.annual_spend_usd === undefined
    ? []
    : [`After purchases of ${formatUsd(row.annual_spend_usd)} in a year.`]),
  ...(isUser && row.authorized_users === undefined
    ? ["No source says whether authorised users get in."]
    : []),
  ...(row.note === "" ? [] : [row.note]),
];
