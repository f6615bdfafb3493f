import { PROTECTIONS } from "../../../data/vocab.ts";
import type { FactIndex } from "../../member/facts.ts";
import { getListed } from "../../member/listed-names.ts";

export type Protection = (typeof PROTECTIONS)[number];

export const PURCHASES = ["rental", "flight", "hotel", "phone", "purchase"] as const;

/** Protections that matter for a kind of purchase. */
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

/** The protection that is meant, among those of a kind of purchase when that is told. */
export const getProtection = (
  facts: FactIndex,
  name: string,
  purchase?: (typeof PURCHASES)[number],
): Protection => {
  const names = purchase === undefined ? PROTECTIONS : OF_PURCHASE[purchase];
  const list = { noun: "protection", names, nicknames: ["benefit", "protection"] } as const;
  return getListed(facts, list, name);
};

/** What the cover asks of the purchase, as guides to benefits generally do. */
export const COVER_CONDITIONS: Readonly<Record<Protection, string>> = {
  "Auto rental coverage":
    "Rent in the cardholder's name, pay for all of it with the card and decline the rental company's collision waiver.",
  "Baggage delay": "Pay the fare with the card.",
  "Cell phone protection": "Pay the monthly phone bill with the card.",
  "Emergency evacuation": "Have it arranged by the benefit's administrator before any cost.",
  "Emergency medical and dental": "Pay the trip with the card.",
  "Extended warranty": "Buy the item with the card and keep receipt and warranty.",
  "Lost luggage": "Pay the fare with the card.",
  "Price protection": "Buy the item with the card.",
  "Purchase protection": "Buy the item with the card.",
  "Return protection": "Buy the item with the card.",
  "Roadside assistance": "Call the benefit's own number.",
  "Travel accident": "Pay the fare with the card.",
  "Trip cancellation and interruption": "Pay the trip with the card before the loss.",
  "Trip delay": "Pay the fare with the card.",
};
