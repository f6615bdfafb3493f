import type { PROTECTIONS } from "../../../../../data/vocab.ts";
import { idsOf } from "../../slots.ts";
import type { Understood } from "../../../language/understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { benefitsOf, TRAVEL_INSURANCE } from "../credit/benefit-kind.ts";
import { wordsOf } from "../../readings/says.ts";
import { isFlownLater } from "./flown-later.ts";

type Protection = (typeof PROTECTIONS)[number];

/** What travel insurance stands for. */
const OF_TRAVEL: readonly Protection[] = [
  "Trip delay",
  "Trip cancellation and interruption",
  "Baggage delay",
  "Lost luggage",
];

/** What members ask about most, for all protections at once. */
const MAIN: readonly Protection[] = [
  "Auto rental coverage",
  ...OF_TRAVEL,
  "Cell phone protection",
  "Purchase protection",
];

/** What is rented is told by its make as well. */
const RENTED = [
  "fiat|ford|toyota|kia|nissan|honda|hyundai|jeep|bmw|audi|vw|volkswagen|mercedes|opel",
  "renault|peugeot|skoda|seat|tesla|mini|minivan|suv|van|truck",
].join("|");
const RENTAL = [
  "rental|rent|rented|renting|driver|drives|driving|cdw|ldw|turo|collision|fender bender|car hire|hire car",
  String.raw`hir(?:e|ed|ing) (?:a |an |the |our )?(?:\w+ )?(?:car|suv|van|jeep|truck|vehicle|convertible)`,
].join("|");
const CALLED_OFF = [
  "cancel|canceled|cancels|canceling|cancellation|interrupted|(?:get|gets|got|falls?|fell) (?:sick|ill)",
  String.raw`miss the trip|(?:call|called|calling) (?:it|everything|(?:the|our|my) (?:\w+ )?trip)? ?off|(?:back|backed|backing) out`,
  "(?:fall|falls|fell) through|postpone|postponed|scrap|scrapped|can not (?:go|travel|fly|make it)",
].join("|");

/** What happened, in words, and the protections that are for it. */
const BY_WORDS: readonly (readonly [RegExp, readonly Protection[]])[] = [
  [
    new RegExp(
      String.raw`\b(?:scrap(?:e|es|ed)|dent|dents|dented|ding|dinged|windshield|bumper|fender|hubcap)\b|\b(?:hired|hiring|rented|renting) (?:a |an |the |our |my )?(?:little |small |big )?(?:${RENTED})\b`,
    ),
    ["Auto rental coverage"],
  ],
  [/\b(?:extended warranty|warranty|stopped working|broke after)\b/, ["Extended warranty"]],
  [/\b(?:return it|returning|took it back)\b/, ["Return protection"]],
  [/\bprice (?:drop|dropped|went down|protection)\b/, ["Price protection"]],
  [/\b(?:stranded|stuck) (?:at|in) (?:the |an )?(?:airport|terminal|gate)\b/, ["Trip delay"]],
  [
    /\b(?:tow|towed|flat tire|dead battery|stranded|locked out|jump start)\b/,
    ["Roadside assistance"],
  ],
  [
    /\b(?:bags?|baggage|luggage|suitcases?)\b.*\b(?:delay|delayed|late)\b|\b(?:delayed|late) (?:bags?|baggage|luggage)\b/,
    ["Baggage delay"],
  ],
  [/\b(?:bags?|baggage|luggage|suitcases?)\b/, ["Lost luggage", "Baggage delay"]],
  [new RegExp(String.raw`\b(?:${RENTAL})\b`), ["Auto rental coverage"]],
  [
    /\b(?:hospital|doctor|dentist|medical)\b/,
    ["Emergency medical and dental", "Emergency evacuation"],
  ],
  [
    /\b(?:late|delayed) (?:flight|plane|train)s?\b|\b(?:flight|plane|train)s? (?:\S+ ){0,3}?late\b/,
    ["Trip delay"],
  ],
  [/\b(?:delay|delayed|delays|overnight|connection|stuck|grounded|bumped)\b/, ["Trip delay"]],
  [new RegExp(String.raw`\b(?:${CALLED_OFF})\b`), ["Trip cancellation and interruption"]],
  [/\b(?:phone|phones|iphone|iphones|cellphone|screen)\b/, ["Cell phone protection"]],
  [
    /\b(?:stolen|theft|broke|broken|broken items|damaged|dropped|cracked|shattered|smashed|mugged|robbed|laptop|watch|camera|package)\b/,
    ["Purchase protection", "Extended warranty"],
  ],
  [/\b(?:primary|secondary)\b/, ["Auto rental coverage"]],
];

const BY_CATEGORY: Readonly<Record<string, readonly Protection[]>> = {
  car_rentals: ["Auto rental coverage"],
  flights: OF_TRAVEL,
  travel: OF_TRAVEL,
  vacation_packages: OF_TRAVEL,
  cruises: OF_TRAVEL,
  trains: OF_TRAVEL,
  hotels: ["Trip cancellation and interruption"],
  phone_service: ["Cell phone protection"],
  electronics: ["Purchase protection", "Extended warranty"],
  appliances: ["Extended warranty", "Purchase protection"],
  computer_hardware: ["Purchase protection", "Extended warranty"],
  jewelry: ["Purchase protection"],
  furniture: ["Purchase protection"],
  clothing: ["Purchase protection", "Return protection"],
};

/** "If it is not lost, only late." */
const LATE_BAG =
  /\b(?:bags?|baggage|luggage|suitcases?)\b.*\b(?:(?:not|never|is not) (?:actually |really )?lost\b.*\b(?:late|delayed|next day|(?:hours|a day) (?:late|after))|(?:only|just|comes? in|shows? up|turns? up|arrives?) (?:\w+ ){0,3}(?:late|delayed|after me|next day))\b/;

/** The protections a question is about: named, told by what happened, or by what was bought. */
export function protectionsOf(asked: Understood, { scene: { facts } }: Toolbox): readonly string[] {
  if (LATE_BAG.test(wordsOf(asked))) return ["Baggage delay"];
  const named = benefitsOf(asked, "protection", facts);
  if (named.length > 0)
    return named.flatMap((id): readonly string[] => (id === TRAVEL_INSURANCE ? OF_TRAVEL : [id]));
  const words = wordsOf(asked);
  if (isFlownLater(words)) return ["Trip delay"];
  const [, told] = BY_WORDS.find(([said]) => said.test(words)) ?? [];
  if (told !== undefined) return told;
  const [kind] = idsOf(asked, "merchant", facts).map((key) => facts.merchants.get(key)?.kind);
  if (kind === "car_rental") return BY_CATEGORY["car_rentals"] ?? [];
  if (kind === "airline") return OF_TRAVEL;
  const bought = idsOf(asked, "category", facts).find((key) => BY_CATEGORY[key] !== undefined);
  if (bought !== undefined) return BY_CATEGORY[bought] ?? [];
  if (/\b(?:travel|trip|flight|book|booked)\b/.test(words)) return OF_TRAVEL;
  return /\b(?:what|which|my) (?:insurances?|protections?|coverages?)\b/.test(words) ? MAIN : [];
}
