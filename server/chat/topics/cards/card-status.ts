import { text } from "../../compose/figures.ts";
import { bold, type Line, line, listed, when } from "../../compose/line.ts";
import type { Scene } from "../../../member/scene.ts";
import { type Frame, idsOf } from "../../frame.ts";
import type { CardFacts } from "./per-card.ts";

/* The elite status a card gives with hotels, airlines and car rentals. */

type Status = CardFacts["elite_status"][number];

/** The id of elite status in general, and the ending of each status id. */
const ANY = "status";
const KINDS = new Set([ANY, "hotel status", "airline status", "car rental status"]);

export const isStatus = (benefit: string): boolean => benefit.endsWith(ANY);

/** "Do I get Hilton Gold, and what about Marriott": the cards that give status with each. */
export function toStatusSearch(frame: Frame, { wallet, facts }: Scene): Frame {
  const { eliteStatus } = facts.facts.tables;
  const programs = idsOf(frame, "program").flatMap((id) => facts.programs.get(id) ?? []);
  const ofPrograms = eliteStatus
    .map(({ program }) => program)
    .filter((one) => programs.some(({ name, aliases }) => [name, ...aliases].includes(one)));
  const ids = new Set([
    ...idsOf(frame, "benefit").filter(isStatus),
    ...ofPrograms.map((one) => `${one} ${ANY}`),
  ]);
  const isHeld = wallet.cards.length > 0;
  return {
    ...frame,
    topic: "find_cards",
    column: undefined,
    constraints: isHeld ? [{ column: "held", op: "has" }] : [],
    subjects: [...ids].map((id) => ({ kind: "benefit", id, role: "of" })),
  };
}

/** The statuses that the question names; all of the card's when it names none. */
export function statusesOf({ elite_status: all }: CardFacts, frame: Frame): readonly Status[] {
  const named = idsOf(frame, "benefit").filter((id) => isStatus(id) && !KINDS.has(id));
  return named.length === 0 ? all : all.filter((one) => named.some((id) => isNamed(one, id)));
}

/** Matches "Marriott Bonvoy status", "Gold status", and both together. */
const isNamed = ({ program, level }: Status, id: string): boolean =>
  [`${program} ${level}`, program, level].some((name) => id === `${name} status`);

export function statusTold(name: Line, facts: CardFacts, frame: Frame): Line {
  const found = listed(statusesOf(facts, frame).map(told));
  if (found.text !== "") return line`${name} gives ${found}.`;
  const others = facts.elite_status.map(told);
  const but = when(others.length > 0, () => line`; it gives ${listed(others)}`);
  return line`${name} gives no such status, as far as we know${but}.`;
}

const told = (row: Status): Line => bold(text(row.text));
