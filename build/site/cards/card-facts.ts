/**
 * A card as the explorer knows it: the public row and the estimated value of its points. The script
 * reads it from the table rows, so the page needs no second request; `toRowData` writes it there
 * and `readCardFacts` reads it. Closed value sets are plain strings here.
 */
export interface CardFacts {
  readonly id: string;
  readonly card_name: string;
  readonly display_name: string;
  readonly issuer: string;
  readonly card_type: string;
  readonly network: string;
  readonly card_network_tier: string;
  readonly annual_fee: number;
  readonly foreign_transaction_fee: number;
  readonly rewards_currency: string;
  readonly welcome_offer_available: boolean;
  readonly has_statement_credits: boolean;
  readonly credit_types: readonly string[];
  readonly lounge_networks: readonly string[];
  readonly protections: readonly string[];
  readonly has_elite_status_benefits: boolean;
  readonly has_free_night_certificate: boolean;
  readonly family?: FamilyFacts | undefined;
}

interface FamilyFacts {
  readonly family_name: string;
  readonly tier_name: string;
  readonly can_upgrade: boolean;
  readonly can_downgrade: boolean;
}

/** A card with its estimated cents per point, if there is an estimate. */
export interface ValuedCard extends CardFacts {
  readonly point_value: number | undefined;
}

/** A card in the list, with its nicknames. */
export interface ListedCard extends ValuedCard {
  readonly nicknames: readonly string[];
}

/** The texts of a row's cells, in order. */
export type RowTexts = readonly [
  name: string,
  issuer: string,
  network: string,
  annualFee: string,
  foreignFee: string,
  currency: string,
];

/** Facts not shown in cells, as data attributes; empty ones are omitted. */
export interface RowData {
  readonly id: string;
  readonly short: string;
  readonly names: string;
  readonly type: string;
  readonly tier: string;
  readonly fee: string;
  readonly foreign: string;
  readonly point: string;
  readonly marks: string;
  readonly credits: string;
  readonly lounges: string;
  readonly protections: string;
  readonly family: string;
}

const MARKS = [
  ["offer", "welcome_offer_available"],
  ["credits", "has_statement_credits"],
  ["elite", "has_elite_status_benefits"],
  ["night", "has_free_night_certificate"],
] as const;

export function toRowData(card: ListedCard): RowData {
  const marks = MARKS.filter(([, field]) => card[field]).map(([mark]) => mark);
  const { family } = card;
  return {
    id: card.id,
    short: card.display_name,
    names: join(card.nicknames),
    type: card.card_type,
    tier: card.card_network_tier,
    fee: String(card.annual_fee),
    foreign: String(card.foreign_transaction_fee),
    point: String(card.point_value ?? ""),
    marks: join(marks),
    credits: join(card.credit_types),
    lounges: join(card.lounge_networks),
    protections: join(card.protections),
    family:
      family === undefined
        ? ""
        : join([
            family.family_name,
            family.tier_name,
            family.can_upgrade ? "up" : "",
            family.can_downgrade ? "down" : "",
          ]),
  };
}

/** Reads a card from the data attributes and cell texts of its row. */
export function readCardFacts(
  data: Readonly<Record<string, string | undefined>>,
  texts: RowTexts,
): ListedCard {
  const [name, issuer, network, , , currency] = texts;
  const text = (key: keyof RowData): string => data[key] ?? "";
  const marks = split(text("marks"));
  return {
    id: text("id"),
    card_name: name,
    display_name: text("short"),
    nicknames: split(text("names")),
    issuer,
    card_type: text("type"),
    network,
    card_network_tier: text("tier"),
    annual_fee: Number(text("fee")),
    foreign_transaction_fee: Number(text("foreign")),
    rewards_currency: currency,
    welcome_offer_available: marks.includes("offer"),
    has_statement_credits: marks.includes("credits"),
    credit_types: split(text("credits")),
    lounge_networks: split(text("lounges")),
    protections: split(text("protections")),
    has_elite_status_benefits: marks.includes("elite"),
    has_free_night_certificate: marks.includes("night"),
    point_value: text("point") === "" ? undefined : Number(text("point")),
    ...readFamily(text("family")),
  };
}

function readFamily(text: string): { readonly family?: FamilyFacts } {
  if (text === "") return {};
  const [family_name = "", tier_name = "", up, down] = text.split(SEPARATOR);
  return {
    family: { family_name, tier_name, can_upgrade: up === "up", can_downgrade: down === "down" },
  };
}

const SEPARATOR = "|";

/** Joins texts for one attribute. Throws, which stops the build, if one contains the separator. */
export function join(texts: readonly string[]): string {
  const odd = texts.find((text) => text.includes(SEPARATOR));
  if (odd !== undefined)
    throw new Error(`"${odd}" holds ${SEPARATOR}, which separates values here`);
  return texts.join(SEPARATOR);
}

export const split = (text: string): readonly string[] =>
  text === "" ? [] : text.split(SEPARATOR);
