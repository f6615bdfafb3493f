import { BASE_CATEGORY, type CategoryTree, isCovered, reaches } from "./categories.ts";
import { type Coding, isLeftOut } from "./coding.ts";
import { toCents } from "../money.ts";
import type { Channel, EarnBoost, EarnRate, Purchase, Requirement } from "./purchase.ts";

/** The member's choices and activations for one held card. */
export interface CardState {
  /** Chosen options, by select_group; a missing group is unknown. */
  readonly chosen?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Options that lead the running cycle, by select_group of rates of the kind top_spend. */
  readonly top?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Activated rates, each as activationKey names it. */
  readonly activated?: readonly string[] | undefined;
  /** Requirements the member meets. */
  readonly met?: readonly Requirement[] | undefined;
  /** Cents spent so far in the running period, by capKey. */
  readonly spentCents?: Readonly<Record<string, number>> | undefined;
  /** The level of earn-boosts.csv, and cents spent so far under its cap. */
  readonly boost?: { readonly level: string; readonly spentCents?: number } | undefined;
  /** YYYY-MM-DD or YYYY-MM. */
  readonly openedOn?: string | undefined;
}

/** A condition for a rate to apply. */
export type Condition =
  | { readonly kind: "activation"; readonly key: string; readonly by?: string }
  | {
      readonly kind: "choice" | "top_spend";
      readonly group: string;
      readonly option: string;
      readonly count: number;
    }
  | {
      readonly kind: "channel";
      readonly channels: readonly Channel[];
      readonly via: readonly string[];
    }
  | { readonly kind: "merchant"; readonly merchants: readonly string[] }
  | { readonly kind: "merchant_code"; readonly category: string }
  | { readonly kind: "requirement"; readonly requirement: Requirement }
  | { readonly kind: "min_purchase"; readonly cents: number };

export type RateStatus =
  | { readonly kind: "no" }
  | { readonly kind: "unverified" }
  /** Without conditions it holds now. */
  | { readonly kind: "holds"; readonly conditions: readonly Condition[] };

const NO: RateStatus = { kind: "no" };

/** The name under which a wallet keeps an activation. */
export const activationKey = ({ category, starts }: EarnRate): string =>
  `${category} ${starts ?? ""}`.trim();

/** The option of its group that a row belongs to. */
export const optionOf = (rate: EarnRate) => rate.select_option || rate.category;

/** The name under which spend on capped rates is counted: of the shared cap, or of the row. */
export const capKey = (rate: EarnRate): string =>
  rate.cap_group ||
  [rate.category, ...rate.merchants, ...rate.channels, ...rate.via, rate.region]
    .concat(rate.select_group, rate.requires, rate.starts ?? [])
    .filter((part) => part !== "" && part !== "anywhere")
    .join("|");

/** The purchase and the card that all its rates are tested against. */
export interface Question {
  readonly tree: CategoryTree;
  readonly purchase: Purchase;
  readonly coding: Coding;
  readonly state: CardState;
  /** All rates of the card, for what rows share. */
  readonly rates: readonly EarnRate[];
}

/** Tells if a rate applies to a purchase, never does, or on which conditions. Ignores caps. */
export function statusOf(rate: EarnRate, question: Question): RateStatus {
  const { purchase, rates } = question;
  if (!isRunning(rate, purchase.day) || !fitsRegion(rate, purchase)) return NO;
  const conditions: Condition[] = [];
  // In this order, since the place of a purchase settles most rates.
  for (const ask of ASPECTS) {
    const part = ask(rate, question);
    if (part === undefined) return NO;
    if (part.length > 0) conditions.push(...part);
  }
  if (isOtherPartOfMerchant(rate, question, rates)) return NO;
  return rate.confidence === "unverified" ? { kind: "unverified" } : { kind: "holds", conditions };
}

/** The card's current relationship level, if its row is verified and running. */
export function boostOf(
  boosts: readonly EarnBoost[],
  state: CardState,
  day: string,
): EarnBoost | undefined {
  return boosts.find(
    (row) =>
      row.level === state.boost?.level && row.confidence !== "unverified" && isRunning(row, day),
  );
}

/** Undefined when the month alone does not tell; "first_year" ends on the anniversary. */
export function isFirstYear(openedOn: string | undefined, day: string): boolean | undefined {
  if (openedOn === undefined) return undefined;
  const anniversary = `${Number(openedOn.slice(0, 4)) + 1}${openedOn.slice(4)}`;
  const asked = day.slice(0, anniversary.length);
  if (asked === anniversary && anniversary.length < day.length) return undefined;
  return asked < anniversary;
}

/** True if a row runs on a day; both ends count. */
export const isRunning = ({ starts, ends }: Pick<EarnRate, "starts" | "ends">, day: string) =>
  (starts === undefined || starts <= day) && (ends === undefined || day <= ends);

const fitsRegion = ({ region }: EarnRate, { abroad }: Purchase) =>
  region === "anywhere" || (region === "outside_us") === abroad;

/** A list of conditions, or undefined when none could make the rate hold. */
type Part = readonly Condition[] | undefined;

const ASPECTS: readonly ((rate: EarnRate, question: Question) => Part)[] = [
  whereConditions,
  channelConditions,
  (rate, { purchase }) => amountConditions(rate, purchase),
  selectionConditions,
  (rate, { state, purchase }) => requirementConditions(rate, state, purchase.day),
];

function whereConditions(rate: EarnRate, { tree, purchase, coding }: Question): Part {
  if (isLeftOut(rate, coding)) return undefined;
  const categories =
    coding.isPortal && !rate.channels.includes("portal") ? coding.billed : coding.own;
  if (rate.merchants.length > 0) {
    if (rate.merchants.some((key) => coding.places.includes(key))) return [];
    const isNarrower = purchase.merchant === undefined && !coding.isPortal;
    const named = reaches(tree, rate, categories) && categories.length > 0;
    return isNarrower && named ? [{ kind: "merchant", merchants: rate.merchants }] : undefined;
  }
  if (!reaches(tree, rate, categories)) return undefined;
  const leansOnCode = coding.isUnverified && rate.category !== BASE_CATEGORY;
  return leansOnCode ? [{ kind: "merchant_code", category: rate.category }] : [];
}

function channelConditions(rate: EarnRate, question: Question): Part {
  const { purchase, coding } = question;
  const { channels, via } = rate;
  const paid = via.length === 0 || (coding.via !== undefined && via.includes(coding.via));
  const other: readonly Condition[] = [{ kind: "channel", channels, via }];
  if (channels.length === 0) return paid ? [] : other;
  const fits = channels.some((channel) => {
    if (channel === "portal") return coding.isPortal && paid;
    if (channel === "direct") return coding.isDirect && !coding.isPortal;
    return channel === purchase.channel;
  });
  if (fits) return [];
  if (channels.every((channel) => channel === "portal") && !isSoldByPortals(question)) {
    return undefined;
  }
  const onlyWallet = channels.every((channel) => channel === "mobile_wallet");
  const noWallet =
    purchase.merchant?.mobile_wallet === false && purchase.merchant.confidence !== "unverified";
  return onlyWallet && noWallet ? undefined : other;
}

/** Travel only; other purchases, such as tickets, have portals of their own. */
const SOLD_BY_PORTALS: ReadonlySet<string> = new Set(
  "travel travel_agencies flights hotels vacation_rentals car_rentals cruises vacation_packages".split(
    " ",
  ),
);

/** Travel portals sell these; rides, tolls and homes let by their owners are bought elsewhere. */
const SELLERS = new Set<string>(["airline", "hotel", "car_rental", "cruise", "travel_portal"]);

/** True if a purchase could be made through a travel portal instead. */
function isSoldByPortals({ tree, coding, purchase }: Question): boolean {
  const { merchant } = purchase;
  const travel = coding.own.filter((category) => isCovered(tree, "travel", category));
  if (travel.length === 0) return true;
  if (merchant !== undefined && !SELLERS.has(merchant.kind)) return false;
  return travel.some((category) => SOLD_BY_PORTALS.has(category));
}

function amountConditions(
  { min_purchase_usd: least, max_purchase_usd: most }: EarnRate,
  { amountCents }: Purchase,
): Part {
  if (most !== undefined && amountCents !== undefined && amountCents > toCents(most)) {
    return undefined;
  }
  if (least === undefined) return [];
  const cents = toCents(least);
  return amountCents !== undefined && amountCents >= cents ? [] : [{ kind: "min_purchase", cents }];
}

function selectionConditions(rate: EarnRate, { state, rates, purchase }: Question): Part {
  const { selection, select_group: group, select_count: count = 1, activate_by: by } = rate;
  if (selection === "always") return [];
  if (selection === "activation") {
    if (isActivated(rate, rates, state)) return [];
    const isLate = by !== undefined && (purchase.today ?? purchase.day) > by;
    const condition = { kind: "activation", key: activationKey(rate) } as const;
    return isLate ? undefined : [by === undefined ? condition : { ...condition, by }];
  }
  const picked = (selection === "choice" ? state.chosen : state.top)?.[group] ?? [];
  const option = optionOf(rate);
  const isPicked = rates.some(
    (row) =>
      row.select_group === group &&
      optionOf(row) === option &&
      (picked.includes(option) || picked.includes(row.category)),
  );
  return isPicked ? [] : [{ kind: selection, group, option, count }];
}

/** An issuer activates a quarter as a whole: rows that share a cap and a start go together. */
export function isActivated(rate: EarnRate, rates: readonly EarnRate[], state: CardState): boolean {
  const { activated = [] } = state;
  if (activated.length === 0) return false;
  const together = rates.filter(
    (row) =>
      row === rate ||
      (row.selection === "activation" &&
        rate.cap_group !== "" &&
        row.cap_group === rate.cap_group &&
        row.starts === rate.starts),
  );
  return together.some((row) => activated.includes(activationKey(row)));
}

function requirementConditions(rate: EarnRate, state: CardState, day: string): Part {
  const open = rate.requires.filter((requirement) => !state.met?.includes(requirement));
  const early = isFirstYear(state.openedOn, day);
  if (open.includes("first_year") && early === false) return undefined;
  return open
    .filter((requirement) => requirement !== "first_year" || early === undefined)
    .map((requirement) => ({ kind: "requirement", requirement }) as const);
}

/**
 * A card with several rates at one merchant tells them apart by category (fuel and the warehouse of
 * Costco): if one of them covers the purchase, the others are for another part of the shop.
 */
function isOtherPartOfMerchant(
  rate: EarnRate,
  { tree, coding }: Question,
  rates: readonly EarnRate[],
): boolean {
  if (rate.merchants.length === 0 || reaches(tree, rate, coding.own)) return false;
  return rates.some(
    (other) =>
      other !== rate &&
      other.category !== rate.category &&
      other.merchants.some((key) => rate.merchants.includes(key) && coding.places.includes(key)) &&
      reaches(tree, other, coding.own),
  );
}
