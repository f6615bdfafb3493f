import * as z from "zod";
import { childRule, guestCost, loungeEntry } from "../../advice/benefits/lounge-visit.ts";
import type { FactRow } from "../../contract/facts.ts";
import { type HeldCard, heldCardRef, toHeldRef, heldCards } from "../../member/held-cards.ts";
import { count, formatUsd, toDollars } from "../../advice/money.ts";
import type { Scene } from "../../member/scene.ts";
import { metBy } from "../../member/held-credits.ts";
import { LOUNGE_NETWORKS } from "../../../data/vocab.ts";
import { endedBenefits, tellEnded } from "../../member/ended-benefits.ts";
import { getListed } from "../../member/listed-names.ts";
import { asIfParam, defineReader } from "../frame/reader.ts";
import { ownerParam } from "../../member/owners.ts";
import { compact } from "../frame/texts.ts";
import { told } from "../card-rows/row-words.ts";

const loungeRow = z.object({
  network: z.string(),
  via_card: heldCardRef,
  entry: z
    .enum(["yes", "paid", "unknown", "not_now", "unverified"])
    .describe(
      "yes: it gets you in, on its conditions. paid: a membership with paid visits. unknown: " +
        "depends on what the wallet does not say. unverified: no source confirms it.",
    ),
  as_authorized_user: z.boolean(),
  visits: z.string().describe("unlimited, a number a year, or unknown."),
  visits_per_year: z.int().optional(),
  visits_basis: z.string().optional(),
  guest_rule: z.string(),
  guests_free: z.int().optional(),
  guest_fee_usd: z.number().optional().describe("Each further guest."),
  child_rule: z.string().optional().describe("For children; absent: no source says."),
  child_free_under_age: z.int().optional().describe("Guests below this age are free."),
  child_guest_fee_usd: z.number().optional().describe("A further guest who is a child."),
  child_age_limit: z.int().optional().describe("From this age a guest pays as an adult."),
  guests_cost_usd: z.number().optional().describe("All `guests` on one visit; absent: unknown."),
  enrol_required: z.boolean().optional(),
  enrolled: z.boolean().optional().describe("As recorded; absent when unknown."),
  authorized_users: z.boolean().optional().describe("Whether authorised users get in too."),
  annual_spend_usd: z.number().optional().describe("Purchases a year that unlock it."),
  conditions: z.array(z.string()),
  starts: z.iso.date().optional(),
  ends: z.iso.date().optional(),
  confidence: z.string(),
  as_of: z.iso.date().optional(),
});

type LoungeRow = z.infer<typeof loungeRow>;

function toLoungeRow(
  { today, wallet }: Scene,
  held: HeldCard,
  row: FactRow<"lounges">,
  { guests, childAges }: { guests?: number | undefined; childAges?: readonly number[] | undefined },
): LoungeRow & Pick<FactRow<"lounges">, "sources"> {
  const { enrolments, authorized_user: isUser } = held.entry;
  const cents = guests === undefined ? undefined : guestCost(row, guests, childAges)?.cents;
  const entry = loungeEntry(row, today, metBy(wallet, held.entry));
  return {
    ...row,
    network: row.lounge_network,
    via_card: toHeldRef(held),
    // For an authorized user, the data may only say whether authorized users get in.
    entry: isUser && row.authorized_users === undefined && entry === "yes" ? "unknown" : entry,
    as_authorized_user: isUser,
    visits: visitsOf(row),
    guest_rule: guestRule(row),
    guests_free: row.guests,
    child_rule: childRule(row),
    guests_cost_usd: toDollars(cents),
    enrol_required: row.enrollment_required,
    enrolled: enrolments?.[row.lounge_network],
    conditions: compact([
      row.requires.map((need) => `Requires: ${need.replaceAll("_", " ")}.`),
      row.annual_spend_usd !== undefined &&
        `After purchases of ${formatUsd(row.annual_spend_usd)} in a year.`,
      isUser &&
        row.authorized_users === undefined &&
        "No source says whether authorised users get in.",
      told(row.note),
    ]),
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

const NETWORKS = {
  noun: "lounge network",
  names: LOUNGE_NETWORKS,
  nicknames: ["lounge"],
} as const;

export const listLoungeAccess = defineReader({
  name: "list_lounge_access",
  title: "List lounge access",
  description:
    "Which airport lounges do I have or can I get into with my cards (priority pass, " +
    "centurion, sky club), can I bring a guest or kids, does my wife get in, and is it free? " +
    "By card: visits, what guests cost, enrollment, same-day tickets, authorised users. Cards " +
    "not held: find_cards_by_benefit.",
  input: z.strictObject({
    network: z.string().min(1).max(100).optional().describe("Such as `sky club`."),
    guests: z.int().min(0).max(20).optional().describe("How many guests, for the cost."),
    child_ages: z
      .array(z.int().min(0).max(25))
      .max(20)
      .optional()
      .describe("Ages of the children among the guests; adults by default."),
    owner: ownerParam.optional(),
    as_if: asIfParam,
  }),
  data: z.object({
    access: z.array(loungeRow).describe("By network; the best card for each first."),
    networks: z.array(z.string()).describe("Those with free entry by a card."),
  }),
  brief: {
    rows: "access",
    columns: {
      access: "network via_card entry visits guest_rule enrol_required conditions",
    },
  },
  answer: ({ network, guests: many, child_ages: childAges, owner }, scene) => {
    const { facts, today } = scene;
    const guests =
      childAges === undefined ? many : Math.max(many ?? childAges.length, childAges.length);
    const wanted = network === undefined ? undefined : getListed(facts, NETWORKS, network);
    const rows = heldCards(scene, { owner }).flatMap((held) =>
      facts
        .rowsOf("lounges", held.card.id)
        .filter((row) => wanted === undefined || row.lounge_network === wanted)
        .filter((row) => row.ends === undefined || row.ends >= today)
        .filter((row) => !held.entry.authorized_user || row.authorized_users !== false)
        .map((row) => toLoungeRow(scene, held, row, { guests, childAges })),
    );
    const access = rows.toSorted(byNetwork);
    const networks = [...new Set(access.filter(isFree).map((row) => row.network))];
    return {
      summary: summaryOf(access, networks, wanted, guests),
      data: { access, networks },
      assumptions: [guests !== undefined && GUESTS_COUNTED],
      warnings: [wanted && endedAccess(scene, owner, wanted), ...warningsOf(access)],
      sources: rows,
      next_actions: [
        networks.length === 0 && "See cards that open a lounge with find_cards_by_benefit.",
      ],
    };
  },
});

const GUESTS_COUNTED = "Guest costs are for one visit; guests without an age count as adults.";

const endedAccess = (scene: Scene, owner: string | undefined, network: string) =>
  heldCards(scene, { owner }).flatMap(({ card }) =>
    endedBenefits(scene, card.id, "lounge")
      .filter(({ name }) => name === network)
      .map((end) => tellEnded(end, card.card_name)),
  );

const isFree = (row: LoungeRow): boolean => row.entry === "yes";

const ENTRY_ORDER = ["yes", "unknown", "paid", "not_now", "unverified"] as const;
const NEVER = Number.MAX_SAFE_INTEGER;

/** Within a network: free entry first, then cheaper guests, more free guests, more visits. */
function byNetwork(a: LoungeRow, b: LoungeRow): number {
  const ranks = rankOf(b);
  const differences = rankOf(a).map((rank, place) => rank - (ranks[place] ?? 0));
  return a.network.localeCompare(b.network, "en") || (differences.find(Boolean) ?? 0);
}

const rankOf = (row: LoungeRow): readonly number[] => [
  ENTRY_ORDER.indexOf(row.entry),
  row.guests_cost_usd ?? NEVER,
  -(row.guests_free ?? -1),
  row.visits === "unlimited" ? -NEVER : -(row.visits_per_year ?? 0),
  row.enrol_required === true && row.enrolled !== true ? 1 : 0,
];

function summaryOf(
  access: readonly LoungeRow[],
  networks: readonly string[],
  wanted: string | undefined,
  guests: number | undefined,
): string {
  if (networks.length === 0) {
    const unsure =
      access.length === 0 ? "" : ` ${count(access.length, "row")} without certain free entry.`;
    return `No open card is known to give free entry to ${wanted ?? "a lounge network"}.${unsure}`;
  }
  const free = access.filter(isFree);
  if (wanted === undefined) {
    const cards = new Set(free.map((row) => row.via_card.wallet_card_id));
    return `${count(networks.length, "lounge network")} with ${count(cards.size, "card")}: ${networks.join(", ")}.`;
  }
  const cards = free.map(
    (row) => `${row.via_card.card_name}: visits ${row.visits}; ${guestText(row, guests)}`,
  );
  return `${wanted} with ${count(free.length, "card")}. ${cards.join(". ")}.`;
}

function guestText(row: LoungeRow, guests: number | undefined): string {
  if (guests === undefined) return row.guest_rule;
  return row.guests_cost_usd === undefined
    ? `the cost of ${count(guests, "guest")} is unknown`
    : `${count(guests, "guest")} for ${formatUsd(row.guests_cost_usd)}`;
}

const namesOf = (rows: readonly LoungeRow[]): string =>
  [...new Set(rows.map((row) => `${row.network} (${row.via_card.card_name})`))].join(", ");

function warningsOf(access: readonly LoungeRow[]) {
  const unenrolled = access.filter((row) => row.enrol_required === true && row.enrolled !== true);
  const unverified = access.filter((row) => row.entry === "unverified");
  return [
    unenrolled.length > 0 && `Enroll first (no enrollment is recorded): ${namesOf(unenrolled)}.`,
    unverified.length > 0 && `Not verified, do not rely on it: ${namesOf(unverified)}.`,
  ];
}
