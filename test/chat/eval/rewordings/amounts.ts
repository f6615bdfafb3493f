import { numberWords } from "./number-words.ts";
import type { Amount } from "../../../../server/chat/language/understood.ts";
import { pick, type Rewording, type Swap, withSwaps } from "./written.ts";

/* The same amount in other figures or words. */

type Write = (value: number) => string | undefined;

const MIN_THOUSANDS = 1000;
const grouped = (value: number): string => value.toLocaleString("en-US");

/** "60k", "2.5k": only of what is a round number of hundreds. */
const inThousands = (value: number): string | undefined =>
  value >= MIN_THOUSANDS && value % (MIN_THOUSANDS / 10) === 0
    ? `${value / MIN_THOUSANDS}`
    : undefined;

const after = (figure: string | undefined, unit: string): string | undefined =>
  figure === undefined ? undefined : `${figure}${unit}`;

const MONEY: readonly Write[] = [
  (value) => `$${grouped(value)}`,
  (value) => `$${value}`,
  (value) => `${grouped(value)} dollars`,
  (value) => `${value} bucks`,
  (value) => `${grouped(value)} USD`,
  (value) => after(inThousands(value)?.replace(/^/, "$"), "k"),
  (value) => after(numberWords(value), " dollars"),
];

const POINTS: readonly Write[] = [
  grouped,
  String,
  (value) => after(inThousands(value), "k"),
  (value) => after(inThousands(value), " thousand"),
  (value) => after(inThousands(value), "K"),
  numberWords,
];

export const AMOUNTS: readonly Rewording[] = [
  { name: "money written otherwise", reword: counted("usd", MONEY) },
  { name: "points written otherwise", reword: counted("points", POINTS) },
];

function counted(unit: Amount["unit"], ways: readonly Write[]): Rewording["reword"] {
  return ({ text, at, asked }) => {
    const swaps = asked().amounts.map((amount): Swap => {
      const same = amount.text;
      const others =
        amount.unit === unit && isPlain(amount)
          ? ways.flatMap((way) => way(amount.value) ?? []).filter((one) => one !== same)
          : [];
      return { from: same, to: pick(others, at) ?? same };
    });
    return withSwaps(text, swaps);
  };
}

/** Cents, parts of points and what a rate is are written in one way; so is a price of many words. */
const isPlain = ({ value, text }: Amount): boolean =>
  Number.isInteger(value) && value > 0 && !/[a-z]\w* \w+ \w/i.test(text);
