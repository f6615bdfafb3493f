import { text } from "../../compose/figures.ts";
import { bold, type Line, line, listed } from "../../compose/line.ts";
import { wordsOf } from "../../../contract/names.ts";
import { type Frame, idsOf } from "../../frame.ts";
import type { CardFacts } from "./per-card.ts";

/** The name for all trip protections together. */
export const TRAVEL_COVER = "travel insurance";
const OF_TRIPS = new Set(["trip", "travel", "baggage", "luggage", "rental", "emergency"]);

const isOfTrips = (frame: Frame): boolean => idsOf(frame, "benefit").includes(TRAVEL_COVER);

/** All protections of a card; only trip protections when the question is about travel insurance. */
export const protectionsOf = ({ protections }: CardFacts, frame: Frame) =>
  protections.filter(
    ({ protection }) => !isOfTrips(frame) || wordsOf(protection).some((word) => OF_TRIPS.has(word)),
  );

export function protectionsTold(name: Line, facts: CardFacts, frame: Frame): Line {
  const told = protectionsOf(facts, frame).map((one) => bold(text(one.text)));
  return told.length === 0
    ? line`no ${text(isOfTrips(frame) ? TRAVEL_COVER : "insurance")} on ${name} is on record.`
    : line`${name} carries ${listed(told)}.`;
}
