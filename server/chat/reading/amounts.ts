import type { Wallet } from "../../accounts/wallet.ts";
import type { AmountRole, Frame, Slot } from "../frame.ts";
import type { Amount, Understood } from "../language/understood.ts";
import {
  isAge,
  roleOf,
  USUAL,
  transferRole,
  type TransferText,
  spendDetails,
  isOf,
  isMinimum,
  isMultiple,
  isOfSeveral,
} from "./amount-role.ts";
import { withGuests, includesMember, timesSaid } from "./counts.ts";
import { phrases, says, spaced, wordSet } from "../language/words/phrases.ts";
import type { ProgramPlace } from "./subjects.ts";

type FrameAmount = Frame["amounts"][number];

/* The role of each amount in a question: from the words beside it, then from the topic. */

const UNITS: Readonly<Record<Amount["unit"], FrameAmount["unit"] | undefined>> = {
  usd: "usd",
  points: "points",
  percent: "percent",
  cents: "cpp",
  count: "count",
  people: "count",
  months: undefined,
  days: undefined,
};

export interface ReadAmounts {
  readonly amounts: readonly FrameAmount[];
  /** Amounts that the topic has no use for, as they were written. */
  readonly unread: readonly string[];
}

export function readAmounts(
  asked: Understood,
  takes: ReadonlySet<Slot>,
  programs: readonly ProgramPlace[],
  balances: Wallet["balances"] = [],
): ReadAmounts {
  const unread: string[] = [];
  const amounts: FrameAmount[] = [];
  for (const amount of asked.amounts.filter((one) => !isLabel(one, asked))) {
    const isOwn = isBalance(amount, programs, balances) || isOwnPoints(amount, asked, balances);
    const unit = isOwn ? "points" : unitOf(amount, asked, takes);
    if (unit === undefined || (unit === "points" && amount.value < MIN_POINTS)) continue;
    if (isAside(amount, asked, takes)) continue;
    if (isAge(amount, asked.tokens) || (takes.has("spend") && isUnsure(amount, asked))) {
      unread.push(amount.text);
      continue;
    }
    const isPart = asked.amounts.some((one) => isOf(amount, one, asked.tokens));
    const isHad = isOwn && !BUYING.has(asked.tokens[amount.end] ?? "");
    if (isHad && !takes.has("have") && !takes.has("send")) continue;
    const role =
      ofTransfer(amount, takes, { tokens: asked.tokens, programs }, amounts) ??
      (isPart && takes.has("spent") ? "spent" : roleOf(amount, unit, asked.tokens, takes));
    const details = unit === "usd" && takes.has("spend") ? spendDetails(amount, asked) : {};
    const isDouble = amounts.some(
      (one) => one.role === role && one.unit === unit && one.of === details.of,
    );
    const next = isDouble ? otherRole(role, unit, takes) : role;
    if (next !== undefined)
      amounts.push(toFrameAmount(amount, { unit, role: next, ...details }, asked.tokens));
    // "The two of us" names the owners.
    else if (amount.unit !== "people") unread.push(amount.text);
  }
  const said = withTimes(withGuests(amounts, asked.tokens, takes), asked, takes);
  return {
    amounts: takes.has("taxes")
      ? withTaxes(said)
      : withClaim(said, takes, says(spaced(asked.tokens), CONFIRMING)),
    unread: unread.filter((text) => !isTaken(text, said)),
  };
}

/** "Terminal 4", "2 hrs to kill": part of a place name, or a time. */
const isLabel = ({ unit, start, end }: Amount, { tokens }: Understood): boolean =>
  NUMBERED.has(tokens[start - 1] ?? "") || (unit === "count" && CLOCK.has(tokens[end] ?? ""));
const NUMBERED = wordSet("terminal gate concourse pier track room suite exit level flight section");

/** "10 min" is spelled out as "10 minimum". */
const CLOCK = wordSet("hr hrs hour hours min mins minimum minute minutes");

/** The number of nights is read after the amounts. */
const isTaken = (text: string, said: readonly FrameAmount[]): boolean =>
  said.some((one) => isTimes(one) && one.value === Number(text));
const isTimes = ({ unit, role }: FrameAmount): boolean => unit === "count" && role === "want";

/** "My 21k buys a night": the points are a price. */
const BUYING = wordSet("buy buys get gets cover covers book books pay pays");

/** A minimum spend, or a sum spread over several things. */
const isUnsure = (amount: Amount, asked: Understood): boolean =>
  isMinimum(amount, asked) || (amount.unit === "usd" && isOfSeveral(amount, asked));

/** A figure outside the question: a fee in passing, or the "25k" of "23,600 of the 25k". */
const isAside = (
  amount: Amount,
  { amounts, tokens }: Understood,
  takes: ReadonlySet<Slot>,
): boolean =>
  (isOfFee(amount, tokens) && !takes.has("fee") && !takes.has("claim")) ||
  (takes.has("spent") &&
    (amounts.some((one) => isOf(one, amount, tokens)) || isWhole(amount, tokens)));

/** "How much of the 1500 is left": the limit itself, not spending. */
const isWhole = ({ start }: Amount, tokens: readonly string[]): boolean =>
  (tokens[start - 1] === "of" ||
    (tokens[start - 2] === "of" && THE.has(tokens[start - 1] ?? ""))) &&
  tokens.some((word) => REMAINING.has(word));
const THE = wordSet("the my that this its");
const REMAINING = wordSet("left remaining remains unused");

/** "21k Hyatt, enough for two nights?": a balance, not a price. */
const isBalance = (
  { start, end, value, unit }: Amount,
  programs: readonly ProgramPlace[],
  balances: Wallet["balances"],
): boolean =>
  (unit === "points" || unit === "count") &&
  programs.some(
    (one) =>
      (one.start === end || one.end === start) &&
      balances.some(
        ({ program, points }) =>
          one.ids.includes(program) && Math.floor(points / 1000) === Math.floor(value / 1000),
      ),
  );

/** "What happens to my 95k". */
const isOwnPoints = (
  { text, value, start }: Amount,
  { tokens }: Understood,
  balances: Wallet["balances"],
): boolean =>
  !text.startsWith("$") &&
  tokens[start - 1] === "my" &&
  balances.some(({ points }) => Math.floor(points / 1000) === Math.floor(value / 1000));

/** "Four of us" means three guests. */
function toFrameAmount(
  { value, start }: Amount,
  { unit, role, ...details }: Omit<FrameAmount, "value">,
  tokens: readonly string[],
): FrameAmount {
  if (role === "guests")
    return { value: value - Number(includesMember(tokens, start + 1)), unit, role };
  return { value, unit, role, ...(role === "spend" ? details : {}) };
}

/** Adds the number of nights or people when the award's price is for each. */
function withTimes(
  amounts: readonly FrameAmount[],
  { tokens, owner, beside }: Understood,
  takes: ReadonlySet<Slot>,
): readonly FrameAmount[] {
  if (!takes.has("want") || !takes.has("program")) return amounts;
  const times = timesSaid(tokens, (owner ?? beside) !== undefined);
  const others = amounts.filter((one) => !isTimes(one));
  return times === undefined ? others : [...others, times];
}

/** One of two sums may be the taxes. */
function otherRole(
  role: AmountRole | undefined,
  unit: FrameAmount["unit"],
  takes: ReadonlySet<Slot>,
): AmountRole | undefined {
  const usual = USUAL[unit]?.find((one) => one !== role && takes.has(one));
  const isTaxes = unit === "usd" && takes.has("taxes") && role !== "taxes";
  return usual ?? (isTaxes ? "taxes" : undefined);
}

/** "30k of mine is 30,000 Hyatt": beside a sent number, the other is the claimed result. */
function withClaim(
  amounts: readonly FrameAmount[],
  takes: ReadonlySet<Slot>,
  isClaimed: boolean,
): readonly FrameAmount[] {
  const ends = amounts.filter(({ role }) => role === "send" || role === "want");
  const [, second] = ends;
  if (ends.length !== 2 || !takes.has("send") || !takes.has("claim")) return amounts;
  return amounts.flatMap((one): readonly FrameAmount[] => {
    if (one !== second) return [one];
    return isClaimed ? [{ ...one, role: "claim" }] : [];
  });
}

const CONFIRMING = phrases("right|correct|true|confirm|wrong|say yes|yes or no|isnt it|ok");

/** A price is at least this many times the taxes beside it. */
const TIMES = 3;

/** "11 bucks or 640 cash": of two sums for one award the far smaller one is its taxes. */
function withTaxes(amounts: readonly FrameAmount[]): readonly FrameAmount[] {
  const sums = amounts.filter(({ unit }) => unit === "usd");
  // "$410, tax in": the total price.
  if (sums.length === 1)
    return amounts.map((one) => (one.role === "taxes" ? { ...one, role: "price" } : one));
  const [most = 0, least = 0] = sums.map(({ value }) => value).toSorted((a, b) => b - a);
  if (sums.length !== 2 || least * TIMES > most) return amounts;
  return amounts.map((one) =>
    one.unit === "usd" ? { ...one, role: one.value === least ? "taxes" : "price" } : one,
  );
}

/** "Did those 80k show up": larger numbers without a dollar sign are points. */
const MOST_BARE = 50_000;

/** Smaller numbers are steps or years, not points. */
const MIN_POINTS = 100;

/** Counted things that are not paid: "my 12 cards", "22 hungry kiddos". */
const COUNTED = wordSet(
  "card cards plastic people persons kids kiddos boys girls friends times months month years year days weeks nights miles hours percent per x rows of questions minutes",
);

/** "One 95 dollar fee" is not a purchase. */
const isOfFee = ({ unit, end }: Amount, tokens: readonly string[]): boolean =>
  unit === "usd" &&
  (FEES.has(tokens[end] ?? "") ||
    (FEES.has(tokens[end + 1] ?? "") && FEE_KINDS.has(tokens[end] ?? "")));

const FEES = new Set(["fee", "fees", "af"]);
const FEE_KINDS = new Set(["annual", "yearly", "dollar", "bucks", "card"]);

/** The smallest number that can be a price. */
const MIN_PRICE = 5;

/** "Target 240": a bare number is a price when the topic takes no points. */
function unitOf(
  amount: Amount,
  { amounts, tokens }: Understood,
  takes: ReadonlySet<Slot>,
): FrameAmount["unit"] | undefined {
  const { unit, value, end } = amount;
  if (isMultiple(amount)) return "count";
  const isCounted = COUNTED.has(tokens[end] ?? "") || COUNTED.has(tokens[end + 1] ?? "");
  const isPriced = amounts.some((one) => one.unit === "usd");
  const isBare = (unit === "points" || unit === "count") && !isCounted && !isPriced;
  const isPrice =
    (takes.has("spend") || takes.has("spent")) &&
    !takes.has("want") &&
    !takes.has("send") &&
    !takes.has("have") &&
    !takes.has("guests");
  // "31k miles + 11.20": points have no cents.
  if (isBare && takes.has("taxes") && !Number.isInteger(value)) return "usd";
  const isSum = value >= MIN_PRICE && value <= MOST_BARE;
  return isBare && isPrice && isSum ? "usd" : UNITS[unit];
}

/**
 * The role of points in a transfer; beside a number that is sent, another is the claimed result.
 */
function ofTransfer(
  amount: Amount,
  takes: ReadonlySet<Slot>,
  text: TransferText,
  before: readonly FrameAmount[],
): AmountRole | undefined {
  const isOfPoints = amount.unit === "points" || amount.unit === "count";
  if (!isOfPoints || !takes.has("send") || !takes.has("want")) return undefined;
  const role = transferRole(amount, text);
  return role !== undefined && before.some((one) => one.role === "send") ? "claim" : role;
}
