import type { NamedProgram } from "../../program-meant.ts";
import { type Amount, amountsOf, type Understood } from "../../understood.ts";
import type { Ends } from "./ends.ts";

/** How many points leave, or how many shall arrive: what calculate_transfer takes. */
export type Quantity = { readonly send: number } | { readonly need: number };

/** Smaller bare numbers are tickets, people or nights. */
const LEAST_BARE = 250;
const LEAST_OF_MONEY = 1000;

/** The points of a question; with several, those that shall arrive. */
export function quantityOf(asked: Understood, ends: Ends): Quantity | undefined {
  const all = pointsOf(asked).map((amount) => toQuantity(asked, ends, amount));
  return all.find((one) => "need" in one) ?? all[0];
}

/** The amounts that are points: those said to be, and large bare numbers. */
export const pointsOf = (asked: Understood): readonly Amount[] =>
  amountsOf(asked, "points", "count").filter(
    ({ value, unit }) => Number.isInteger(value) && (unit === "points" || value >= LEAST_BARE),
  );

/** "Amex to Delta 40000, any fee?": of a route what is no money by its own words is points. */
export function bareQuantityOf(asked: Understood, ends: Ends): Quantity | undefined {
  const bare = amountsOf(asked, "usd").find(
    ({ text, value }) => value >= LEAST_OF_MONEY && !/[$]|dollar|buck|usd/i.test(text),
  );
  return bare === undefined ? undefined : toQuantity(asked, ends, bare);
}

const FILLERS = /^(?:points?|miles?|of|my|the|worth|more|extra|his|her|our)$/;

function toQuantity(asked: Understood, ends: Ends, amount: Amount): Quantity {
  const { value } = amount;
  const { tokens } = asked;
  const at = tokens.findIndex((word, place) => place >= amount.end && !FILLERS.test(word));
  const next = tokens[at] ?? "";
  const startsAt = ({ start }: NamedProgram): boolean =>
    at !== -1 && start <= at && start >= amount.end;
  if (ends.to.some(startsAt) || isIn(asked, ends, at)) return { need: value };
  if (ends.from.some(startsAt) || /^(?:from|out|off|to|into)$/.test(next)) return { send: value };
  return isNeed(asked, amount) ? { need: value } : { send: value };
}

/** "30k in Hyatt": in a program that points shall reach. */
function isIn({ tokens }: Understood, { to }: Ends, at: number): boolean {
  if (!/^(?:in|at)$/.test(tokens[at] ?? "")) return false;
  const next = tokens.findIndex((word, place) => place > at && !FILLERS.test(word));
  return to.some(({ start }) => start === next);
}

const NEEDS =
  /^(?:need|needs|needed|want|get|reach|require|requires|costs?|for|in|make|earn|target)$/;
const SENDS =
  /^(?:send|sends|sending|move|moving|transfer|transferring|convert|converting|have|has|got|turn|use)$/;

/** Whether the nearest verb before the number asks for points; without one, whether any does. */
function isNeed({ tokens }: Understood, { start }: Amount): boolean {
  for (const word of tokens.slice(0, start).toReversed()) {
    if (NEEDS.test(word)) return true;
    if (SENDS.test(word)) return false;
  }
  return tokens.some((word) => /^(?:need|require|want|reach)$/.test(word));
}
