import { creditState } from "../../advice/credit-periods.ts";
import { type CategoryTree, isCovered } from "../../advice/categories.ts";
import { type Coding, type Purchase, toCoding } from "../../advice/purchase.ts";
import { spendGate } from "../../advice/credit-terms.ts";
import type { FactRow } from "../../contract/facts.ts";
import { metBy, unmetBy } from "../benefits/held-credits.ts";
import type { HeldCard } from "../core/held.ts";
import { formatUsd, fromDollars, toDollars } from "../core/money.ts";
import type { Scene } from "../core/scene.ts";

type Credit = FactRow<"credits">;

/** A statement credit of a held card at the place of a purchase, with what is left of it. */
export interface PlaceCredit {
  readonly row: Credit;
  readonly leftCents: number;
  /** The last day to use it. */
  readonly expiresOn?: string;
  /** One purchase takes a part of it only, and the catalog has no column for how much. */
  readonly isInParts: boolean;
  /** It pays for what is bought beside: a membership, a bag, a pass. */
  readonly isAside: boolean;
  /** Why it is not counted; undefined when it is. */
  readonly unless?: string;
}

/** Kinds that pay for a part of what the merchant sells, which a purchase there seldom is. */
const SIDE_KINDS: ReadonlySet<Credit["credit_type"]> = new Set<Credit["credit_type"]>([
  "Airline incidental fees",
  "Inflight purchases",
  "Lounge pass",
  "Membership",
]);

/** Words by which a note narrows what a credit pays for; other notes tell of sources and dates. */
const NARROWING =
  /\b(only|one|two|three|nights?|prepaid|orders?|after|before taxes|hardware|chosen|listed|curated|eligible|at most|up to|meals?|plans?|bundles?|needs|voucher|coupons?|each|form not stated|rentals?|packages?|property|with Instacart|purchases of)\b/i;

/** Words by which a note tells that the amount is that of several orders, stays or trips together. */
const IN_PARTS =
  /\btwo (?:other orders|credits|coupons)\b|\b(?:on|for) each (?:of the first|completed)\b|\bat most \d+ a booking\b/i;

/** Holds where a purchase is known to be in the US. */
const IN_US = /\bUS only;?/;

/** Asked of the member and not of the purchase. */
const ENROL = /\benrol each calendar year\b/;

const CATEGORY_OF: Readonly<Partial<Record<Credit["credit_type"], string>>> = {
  Hotel: "hotels",
  Airfare: "flights",
  "Car rental": "car_rentals",
  Cruise: "cruises",
  "Vacation package": "vacation_packages",
};

/**
 * What a credit without merchants pays for, where its kind says it. Kinds that pay for a fee or a
 * membership, for several things or for a part of their category stay out.
 */
const SPEND_OF: Readonly<Partial<Record<Credit["credit_type"], string>>> = {
  Travel: "travel",
  Airfare: "flights",
  Dining: "dining",
  "Food delivery": "food_delivery",
  Rideshare: "rideshare",
  Streaming: "streaming",
  Wireless: "phone_service",
};

/** The credits of a held card that this purchase may use, on its day. */
export function creditsAt(
  held: HeldCard,
  purchase: Purchase,
  { facts, wallet }: Scene,
): readonly PlaceCredit[] {
  const { entry, card } = held;
  const coding = toCoding(facts.tree, purchase);
  return facts
    .rowsOf("credits", card.id)
    .filter((row) => isFor(row, coding, facts.tree))
    .flatMap((row): readonly PlaceCredit[] => {
      const uses = wallet.credit_uses
        .filter((use) => use.wallet_card_id === entry.id && use.credit_name === row.credit_name)
        .map((use) => ({ day: use.used_on, cents: fromDollars(use.amount_usd) }));
      const enrolled = entry.enrolments?.[row.credit_name];
      const state = creditState({
        credit: row,
        openedOn: entry.opened_on,
        today: purchase.day,
        uses,
        enrolled,
        isSpendMet: metBy(wallet, entry).has("annual_spend"),
      });
      const { status, unit, amount, left = amount, expiresOn } = state;
      const isThere = ["open", "not_enrolled", "locked", "unknown"].includes(status);
      if (!isThere || unit !== "cents" || left === undefined || left <= 0) return [];
      if (row.form === "points" || row.form === "membership") return [];
      const doubt = status === "unknown" ? state.reasons.join(" ") : undefined;
      const isInParts = IN_PARTS.test(row.note);
      const parts = isInParts ? `it is given in parts: ${row.note}` : undefined;
      const needs = unmetBy(wallet, { held, credit: row, state });
      const unless = parts ?? doubt ?? whyNot(row, { held, purchase, enrolled, needs }, facts.tree);
      return [
        {
          row,
          leftCents: left,
          isInParts,
          isAside: SIDE_KINDS.has(row.credit_type),
          ...(expiresOn === undefined ? {} : { expiresOn }),
          ...(unless === undefined ? {} : { unless }),
        },
      ];
    });
}

/** Places of its own that the catalog does not name: a purchase of the kind is seldom there. */
const AT_LISTED = /\blisted\b/;

/** Whether a credit is for purchases at this place, or, without places of its own, of this kind. */
function isFor(
  { credit_type: type, merchants, note }: Credit,
  { places, billed }: Coding,
  tree: CategoryTree,
): boolean {
  if (merchants.length > 0) return merchants.some((key) => places.includes(key));
  const kind = AT_LISTED.test(note) ? undefined : SPEND_OF[type];
  return kind !== undefined && billed.some((category) => isCovered(tree, kind, category));
}

interface Asked {
  readonly held: HeldCard;
  readonly purchase: Purchase;
  readonly enrolled: boolean | undefined;
  /** What it asks for that is not known to be so. */
  readonly needs: readonly string[];
}

/** Why a credit is not counted on a purchase, as far as the catalog and the wallet tell. */
function whyNot(
  row: Credit,
  { held, purchase, enrolled, needs }: Asked,
  tree: CategoryTree,
): string | undefined {
  const { min_purchase_usd: least, note } = row;
  const isInUs = IN_US.test(note);
  const rest = note.replace(IN_US, "").replace(ENROL, "");
  const wanted = CATEGORY_OF[row.credit_type];
  const coded = purchase.category ?? purchase.merchant?.category;
  if (row.enrollment_required === true && enrolled === false) return "the member has not enrolled";
  if (row.enrollment_required === true && enrolled === undefined) {
    return "it asks for enrolment, and whether the member enrolled is not recorded";
  }
  if (held.entry.authorized_user) return "it belongs to the account's holder";
  if (isInUs && purchase.abroad) return "it pays in the US only";
  if (SIDE_KINDS.has(row.credit_type)) return `it pays for ${row.credit_type.toLowerCase()} only`;
  if (needs.includes("annual_spend")) return `it opens ${spendGate(row) ?? ""}`;
  if (needs.length > 0) return `it asks for: ${needs.join(", ").replaceAll("_", " ")}`;
  if (least !== undefined && (purchase.amountCents ?? 0) < fromDollars(least)) {
    return `it asks for a purchase of at least ${formatUsd(least)}`;
  }
  if (wanted !== undefined && (coded === undefined || !isCovered(tree, wanted, coded))) {
    return `it pays for ${wanted.replaceAll("_", " ")}`;
  }
  return NARROWING.test(rest) ? `its terms narrow it: ${note}` : undefined;
}

/** A credit in words: `$75 of its lululemon credit, by 2026-12-31`. */
export const tellCredit = ({ row, leftCents, expiresOn }: PlaceCredit): string =>
  `${formatUsd(toDollars(leftCents))} left of its ${row.credit_name} credit` +
  (expiresOn === undefined ? "" : `, to ${expiresOn}`);
