import type { NamedProgram } from "../../../readings/program-meant.ts";
import { type Amount, amountsOf, type Understood } from "../../../../language/understood.ts";
import type { Ends } from "../ends/ends.ts";
import { pointsOf } from "./points-told.ts";
import { toldTransfer } from "./told-transfer.ts";

/** How many points leave, or how many shall arrive: what calculate_transfer takes. */
export type Quantity = { readonly send: number } | { readonly need: number };

/** What an amount of points is in a question: some leave, some shall arrive, some lie there already. */
type Part = "send" | "need" | "there";

const LEAST_OF_MONEY = 1000;

/** The points of a question; with several, those that shall arrive. */
export function quantityOf(asked: Understood, ends: Ends): Quantity | undefined {
  const claimed = toldTransfer(asked);
  if (claimed !== undefined) return { send: claimed.send.value };
  const all = pointsOf(asked);
  const missing = all.find((amount) => SHORT.test(wordsAfter(asked, amount).join(" ")));
  if (missing !== undefined) return { need: missing.value };
  const there = thereOf(asked, ends);
  const wanted = all
    .filter((amount) => amount !== there)
    .map((amount) => toQuantity(asked, ends, amount));
  return wanted.find((one) => "need" in one) ?? wanted[0];
}

/** Points that are said to lie in the program already, beside those that it takes. */
export function thereOf(asked: Understood, ends: Ends): Amount | undefined {
  const all = pointsOf(asked);
  return all.length < 2 ? undefined : all.find((amount) => partOf(asked, ends, amount) === "there");
}

/** No seat or room costs so many dollars. */
const LEAST_OF_AWARD = 10_000;

/** "12,000 are there and the ticket costs 50,000": of an award what is no money by its own words is points. */
export const withBarePoints = (asked: Understood): Understood => ({
  ...asked,
  amounts: asked.amounts.map((amount) =>
    amount.unit === "usd" && amount.value >= LEAST_OF_AWARD && isBare(amount)
      ? { ...amount, unit: "points" }
      : amount,
  ),
});

const isBare = ({ text }: Amount): boolean => !/[$]|dollar|buck|usd|grand/i.test(text);

/** "Amex to Delta 40000, any fee?": of a route what is no money by its own words is points. */
export function bareQuantityOf(asked: Understood, ends: Ends): Quantity | undefined {
  const bare = amountsOf(asked, "usd").find(
    (amount) => amount.value >= LEAST_OF_MONEY && isBare(amount),
  );
  return bare === undefined ? undefined : toQuantity(asked, ends, bare);
}

const toQuantity = (asked: Understood, ends: Ends, amount: Amount): Quantity =>
  partOf(asked, ends, amount) === "send" ? { send: amount.value } : { need: amount.value };

const FILLERS = /^(?:points?|miles?|of|my|the|worth|more|extra|his|her|our)$/;

function partOf(asked: Understood, ends: Ends, amount: Amount): Part {
  const { tokens } = asked;
  if (arrives(asked, amount)) return "need";
  if (leaves(asked, amount)) return "send";
  const at = tokens.findIndex((word, place) => place >= amount.end && !FILLERS.test(word));
  const next = tokens[at] ?? "";
  const startsAt = ({ start }: NamedProgram): boolean =>
    at !== -1 && start <= at && start >= amount.end;
  const isOfDest = ends.to.some(startsAt) || isIn(asked, ends, at);
  if (LIES.test(wordsAfter(asked, amount).join(" "))) return "there";
  if (isHad(asked, amount) && (isOfDest || saysThere(asked, amount))) return "there";
  if (isOfDest) return "need";
  if (ends.from.some(startsAt) || /^(?:from|out|off|to|into)$/.test(next)) return "send";
  return isNeed(asked, ends, amount) ? "need" : "send";
}

/** "30k in Hyatt": in a program that points shall reach. */
function isIn({ tokens }: Understood, { to }: Ends, at: number): boolean {
  if (!/^(?:in|at|with)$/.test(tokens[at] ?? "")) return false;
  const next = tokens.findIndex((word, place) => place > at && !FILLERS.test(word));
  return to.some(({ start }) => start === next);
}

/** "30,000 to show up at Hilton", "20k landing on that side": not after a question of what arrives. */
const ARRIVES =
  /^(?:(?!how|what|and|they|it|do|does|will|would)\S+ ){0,4}?(?:arriv(?:e|es|ing)|land(?:s|ing)?|show(?:s|ing)? up|end(?:s|ing)? up|appear(?:s|ing)?|com(?:e|es|ing) out|get(?:s|ting)? there)\b(?! as\b)/;

const arrives = (asked: Understood, amount: Amount): boolean =>
  ARRIVES.test(wordsAfter(asked, amount).join(" "));

/** "How many would I get from 20,000". */
const leaves = ({ tokens }: Understood, { start }: Amount): boolean =>
  /^(?:from|of)$/.test(tokens[start - 1] ?? "") &&
  /\b(?:get|have|make|become|end up|arrive|there)\b(?: \w+)? (?:from|out of)$/.test(
    tokens.slice(0, start).join(" "),
  );

const MOST_AFTER = 8;

/** The words after an amount until the next. */
function wordsAfter({ tokens, amounts }: Understood, { end }: Amount): readonly string[] {
  const next = amounts.find(({ start }) => start >= end)?.start ?? tokens.length;
  return tokens.slice(end, Math.min(next, end + MOST_AFTER));
}

const NEEDS =
  /^(?:need|needs|needed|want|wants|get|reach|require|requires|costs?|for|in|make|earn|target|asks|asking)$/;
const SENDS =
  /^(?:send|sends|sending|move|moving|transfer|transferring|convert|converting|have|has|got|turn|use)$/;
const HAS = /^(?:have|has|had|got|hold|holding|own|sitting|already)$/;

/** Whether the nearest verb before the number, and after the last, asks for points; else whether any does. */
function isNeed({ tokens, amounts }: Understood, { from }: Ends, { start }: Amount): boolean {
  const after = amounts.findLast(({ end }) => end <= start)?.end ?? 0;
  for (const word of tokens.slice(after, start).toReversed()) {
    if (NEEDS.test(word)) return true;
    if (SENDS.test(word)) return false;
  }
  // "The seat is 50,000, how many Amex": what leaves is asked for.
  const isAskedFor = from.some((named) => HOW_MANY.test(tokens.slice(0, named.start).join(" ")));
  return isAskedFor || tokens.some((word) => /^(?:need|require|want|reach)$/.test(word));
}

const HOW_MANY = /\bhow (?:many|much)(?: (?:of|more|my|our|points|miles))*$/;

/** "I have 12k": the nearest verb before it, and after the amount before. */
function isHad({ tokens, amounts }: Understood, { start }: Amount): boolean {
  const from = amounts.findLast(({ end }) => end <= start)?.end ?? 0;
  const before = tokens.slice(from, start);
  if (IS_AT.test(before.join(" "))) return true;
  const verb = before.findLast((word) => [HAS, NEEDS, SENDS].some((form) => form.test(word)));
  return verb !== undefined && HAS.test(verb);
}

/** "I am at 12k", "we sit on 12k". */
const IS_AT = /\b(?:am|are|sit|sitting) (?:at|on)(?: about| around| roughly)?$/;

/** "12,000 are sitting there already". */
const LIES =
  /^(?:(?:points?|miles?) )?(?:are |is |were )?(?:(?:already|currently) )?(?:sitting|lying|parked|there|in there|already (?:there|in))\b/;

/** "8,000 short of 40,000": the rest is there. */
const SHORT = /^(?:(?:points?|miles?) )?(?:short|shy|too few|away from|missing)\b/;

const saysThere = (asked: Understood, amount: Amount): boolean =>
  /\b(?:already|there|in (?:the|my|our) account)\b/.test(wordsAfter(asked, amount).join(" "));
