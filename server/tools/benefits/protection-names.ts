import { createMatcher } from "../../catalog/match-names.ts";
import { BENEFIT_SYNONYMS, PROTECTIONS } from "../../../data/vocab.ts";
import { getMeant } from "../core/find.ts";

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

/** More words that members use; those of several protections ask which. */
const ALIASES: Readonly<Record<Protection, readonly string[]>> = {
  "Auto rental coverage": [
    "rental",
    "rental insurance",
    "rental car",
    "car insurance",
    "CDW",
    "LDW",
  ],
  "Baggage delay": ["baggage", "luggage", "bags", "delay", "delayed baggage"],
  "Cell phone protection": ["phone", "cell phone", "mobile", "cell phone insurance"],
  "Emergency evacuation": ["evacuation", "medevac", "medical"],
  "Emergency medical and dental": ["medical", "travel medical", "dental", "emergency medical"],
  "Extended warranty": ["warranty"],
  "Lost luggage": ["baggage", "luggage", "bags", "lost bag", "baggage insurance"],
  "Price protection": ["price", "price drop"],
  "Purchase protection": ["damage", "theft", "purchase insurance"],
  "Return protection": ["return"],
  "Roadside assistance": ["roadside", "tow"],
  "Travel accident": ["accident", "accident insurance"],
  "Trip cancellation and interruption": ["cancellation", "interruption", "trip cancellation"],
  "Trip delay": ["delay", "delayed flight", "trip delay insurance"],
};

const lexiconOf = (among: readonly Protection[]) => ({
  noun: "protection",
  matcher: createMatcher(
    among.map((name) => ({
      value: name,
      names: [name, ...(BENEFIT_SYNONYMS[name] ?? []), ...ALIASES[name]],
    })),
  ),
  toCandidate: (name: Protection) => ({ id: name, name }),
});

const anyPurchase = lexiconOf(PROTECTIONS);

/** The protection that is meant, among those of a kind of purchase when that is told. */
export const getProtection = (asked: string, purchase?: (typeof PURCHASES)[number]): Protection =>
  getMeant(purchase === undefined ? anyPurchase : lexiconOf(OF_PURCHASE[purchase]), asked);

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
