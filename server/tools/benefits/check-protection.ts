import * as z from "zod";
import { PROTECTIONS } from "../../../data/vocab.ts";
import type { FactIndex } from "../../member/facts.ts";
import { getListed } from "../../member/listed-names.ts";
import { isUsable } from "../../advice/plain-row.ts";
import { compareProtections, isOldSource } from "../../advice/benefits/protection-rank.ts";
import { PROTECTION_CONDITIONS } from "../../../data/vocab-terms.ts";
import type { FactRow } from "../../contract/facts.ts";
import { endedBenefits } from "../../member/ended-benefits.ts";
import { type HeldCard, heldCardRef, heldCards, toHeldRef } from "../../member/held-cards.ts";
import { asIfParam, defineReader } from "../frame/reader.ts";
import { count, formatUsd } from "../../advice/money.ts";
import { ownerParam } from "../../member/owners.ts";
import type { Scene } from "../../member/scene.ts";
import { listed, told } from "../card-rows/row-words.ts";

type Protection = (typeof PROTECTIONS)[number];

const PURCHASES = ["rental", "flight", "hotel", "phone", "purchase"] as const;

const OF_PURCHASE: Readonly<Record<(typeof PURCHASES)[number], readonly Protection[]>> = {
  rental: ["Auto rental coverage", "Roadside assistance"],
  flight: [
    "Trip delay",
    "Trip cancellation and interruption",
    "Baggage delay",
    "Lost luggage",
    "Travel accident",
    "Emergency evacuation",
    "Emergency medical and dental",
  ],
  hotel: [
    "Trip cancellation and interruption",
    "Emergency evacuation",
    "Emergency medical and dental",
  ],
  phone: ["Cell phone protection", "Purchase protection", "Extended warranty"],
  purchase: [
    "Purchase protection",
    "Extended warranty",
    "Return protection",
    "Price protection",
    "Cell phone protection",
  ],
};

const getProtection = (facts: FactIndex, name: string, purchase?: (typeof PURCHASES)[number]) => {
  const names = purchase === undefined ? PROTECTIONS : OF_PURCHASE[purchase];
  const list = { noun: "protection", names, nicknames: ["benefit", "protection"] } as const;
  return getListed(facts, list, name);
};

/** The usual requirements for a cover, as guides to benefits have them. */
const COVER_CONDITIONS: Readonly<Record<Protection, string>> = {
  "Auto rental coverage":
    "Rent in the cardholder's name, pay for all of it with the card and decline the rental company's collision waiver.",
  "Baggage delay": "Pay the fare with the card.",
  "Cell phone protection": "Pay the monthly phone bill with the card.",
  "Emergency evacuation": "Have the benefit administrator arrange it before any cost.",
  "Emergency medical and dental": "Pay for the trip with the card.",
  "Extended warranty": "Buy the item with the card and keep the receipt and warranty.",
  "Lost luggage": "Pay the fare with the card.",
  "Price protection": "Buy the item with the card.",
  "Purchase protection": "Buy the item with the card.",
  "Return protection": "Buy the item with the card.",
  "Roadside assistance": "Call the benefit's own number.",
  "Travel accident": "Pay the fare with the card.",
  "Trip cancellation and interruption": "Pay for the trip with the card before the loss.",
  "Trip delay": "Pay the fare with the card.",
};

const cardRow = z.object({
  ...heldCardRef.shape,
  has: z.enum(["yes", "ended", "unknown"]).describe("unknown: not verified either way."),
  ended_on: z.iso.date().optional(),
  rank: z.int().optional().describe("1 is the card to book on; absent when unknown."),
  position: z.enum(["primary", "secondary", "unknown"]),
  limit_usd: z.number().optional().describe("Per claim, or per limit_per."),
  limit_per: z.string().optional(),
  limit_per_year_usd: z.number().optional(),
  deductible_usd: z.number().optional(),
  after_hours: z.int().optional().describe("The delay that starts coverage."),
  covered_days: z.int().optional(),
  warranty_months: z.int().optional().describe("Most it adds."),
  original_warranty_years: z.int().optional().describe("Only to warranties up to this long."),
  claims_per_year: z.int().optional(),
  conditions: z.array(z.enum(PROTECTION_CONDITIONS)).readonly().optional(),
  as_authorized_user: z.boolean(),
  note: z.string().optional(),
  confidence: z.string().optional(),
  source: z.string().optional().describe("Where it was read."),
  as_of: z.iso.date().optional(),
  is_old: z.boolean().optional().describe("The source is old; coverage may have changed."),
});

type CardRow = z.infer<typeof cardRow>;

export const checkProtection = defineReader({
  name: "check_protection",
  title: "Check a protection",
  description:
    "Am I covered, does any card cover or insure it, what should I book or buy it on? Rental " +
    "car (CDW, primary or secondary), trip or flight canceled or delayed, lost luggage " +
    "(baggage), a phone stolen or its screen broken, something damaged, extended warranty, " +
    "purchase protection, travel insurance, with limits. Cards not held: " +
    "find_cards_by_benefit.",
  input: z.strictObject({
    protection: z.string().min(1).max(100).describe("Such as `rental` or `trip delay`."),
    purchase: z.enum(PURCHASES).optional().describe("What is bought; narrows a loose name."),
    owner: ownerParam.optional(),
    as_if: asIfParam,
  }),
  data: z.object({
    protection: z.enum(PROTECTIONS),
    cards: z.array(cardRow).describe("The one to book on first; unknown ones last."),
    book_on: heldCardRef.optional(),
    condition: z.string().describe("What coverage generally requires."),
    terms_caveat: z.string(),
  }),
  brief: {
    rows: "cards",
    columns: {
      cards: "card_name owner has position limit_usd conditions note",
    },
  },
  answer: ({ protection: name, purchase, owner }, scene) => {
    const protection = getProtection(scene.facts, name, purchase);
    const covers = heldCards(scene, { owner }).map((held) => ({
      held,
      fact: scene.facts
        .rowsOf("protections", held.card.id)
        .find((row) => row.protection === protection),
    }));
    const sure = covers
      .flatMap(({ held, fact }) => (fact !== undefined && isUsable(fact) ? [{ held, fact }] : []))
      .toSorted((a, b) => compareProtections(a.fact, b.fact, scene.today));
    const unsure = covers.filter(({ fact }) => fact === undefined || !isUsable(fact));
    const cards = [
      ...sure.map(({ held, fact }, at) => ({ ...toRow(scene, held, fact), rank: at + 1 })),
      ...unsure.map(({ held, fact }) => withEnd(scene, toRow(scene, held, fact), protection)),
    ];
    const [best] = sure;
    return {
      summary: summaryOf(protection, cards),
      data: {
        protection,
        cards,
        book_on: best && toHeldRef(best.held),
        condition: COVER_CONDITIONS[protection],
        terms_caveat:
          "The card's current guide to benefits decides; read it before relying on this.",
      },
      assumptions: [
        "Ranked by primary before secondary, newer sources, longer warranty, higher limit, then shorter delay.",
      ],
      warnings: warningsOf(cards),
      sources: covers.flatMap(({ fact }) => fact ?? []),
      next_actions: [
        scene.wallet.cards.length === 0 && "Add the cards held with add_wallet_card.",
        best === undefined && "Look for cards that carry it with find_cards_by_benefit.",
      ],
    };
  },
});

/** Marks a protection as ended instead of unknown if the change log says so. */
function withEnd(scene: Scene, row: CardRow, protection: string): CardRow {
  const ended = endedBenefits(scene, row.card_id, "protection");
  const end = ended.find(({ name }) => name === protection);
  return end === undefined ? row : { ...row, has: "ended", ended_on: end.on, note: end.note };
}

function toRow({ today }: Scene, held: HeldCard, fact?: FactRow<"protections">): CardRow {
  const row: CardRow = {
    ...toHeldRef(held),
    has: fact !== undefined && isUsable(fact) ? "yes" : "unknown",
    position: fact?.position ?? "unknown",
    as_authorized_user: held.entry.authorized_user,
  };
  if (fact === undefined) return row;
  const { protection: _protection, sources, conditions, note, position: _position, ...rest } = fact;
  return {
    ...row,
    ...rest,
    conditions: listed(conditions),
    source: sources[0]?.url,
    is_old: isOldSource(fact, today),
    note: told(note),
  };
}

function summaryOf(protection: string, cards: readonly CardRow[]): string {
  const [best] = cards;
  if (best === undefined || best.has !== "yes") {
    return `No open card in the wallet is known to carry ${protection.toLowerCase()}; ${count(cards.length, "card")} checked.`;
  }
  const parts = [
    best.position === "unknown" ? "" : best.position,
    best.limit_usd === undefined ? "limit unknown" : `up to ${formatUsd(best.limit_usd)}`,
    best.after_hours === undefined ? "" : `after ${best.after_hours} hours`,
    best.deductible_usd === undefined ? "" : `${formatUsd(best.deductible_usd)} deductible`,
  ].filter((part) => part !== "");
  const sure = cards.filter((card) => card.has === "yes").length;
  return (
    `${protection}: book on ${best.card_name} (${parts.join(", ")}); ` +
    `${sure} of ${count(cards.length, "card")} known to carry it.`
  );
}

function warningsOf(cards: readonly CardRow[]) {
  const ended = cards.filter((card) => card.has === "ended");
  const old = cards.filter((card) => card.has === "yes" && card.is_old === true);
  const oldNames = old.map(({ card_name: name, as_of: day }) => `${name} (${day ?? "undated"})`);
  const namesOf = (isMeant: (card: CardRow) => boolean) =>
    cards.filter(isMeant).map((card) => card.card_name);
  const disputed = namesOf((card) => card.confidence === "disputed");
  const users = namesOf((card) => card.has === "yes" && card.as_authorized_user);
  const unknown = new Set(namesOf((card) => card.has === "unknown"));
  return [
    ...ended.map((card) => `${card.card_name}: ended on ${card.ended_on}.`),
    old.length > 0 && `Read from old guides; may have changed or ended: ${oldNames.join(", ")}.`,
    disputed.length > 0 && `Sources disagree: ${disputed.join(", ")}.`,
    users.length > 0 &&
      `An authorised user's card; the guide says whether it is covered: ${users.join(", ")}.`,
    unknown.size > 0 && `Not verified, so unknown: ${[...unknown].join(", ")}.`,
  ];
}
