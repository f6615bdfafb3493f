import type { Day } from "../../../../advice/days.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import type { Path } from "../../compose/figure.ts";
import { textAt } from "../../compose/rows.ts";
import { says } from "../../readings/says.ts";
import type { Understood } from "../../../language/understood.ts";

/* Which changes a question is about: of what kind, which way, for better or worse, past or to come. */

export interface ChangeQuery {
  readonly kinds: readonly string[];
  /** Which way it went; none where any is meant. */
  readonly directions: readonly string[];
  readonly mood: "worse" | "better" | undefined;
  /** What is still to come alone. */
  readonly isAhead: boolean;
}

const KINDS = [
  {
    words: /\b(?:fees?|af|prices?|pricier|costs? more|more expensive)\b/,
    kinds: ["fee"],
  },
  { words: /\bcredits?\b(?! cards?\b)/, kinds: ["credit"] },
  // Perks are credits as well.
  {
    words: /\b(?:benefits?|perks?|lounges?|insurance|protections?)\b/,
    kinds: ["benefit", "credit"],
  },
  { words: /\b(?:rates?|multipliers?|earn(?:s|ing)?|categor\w+)\b/, kinds: ["rate"] },
  { words: /\b(?:offers?|bonus(?:es)?)\b/, kinds: ["offer"] },
  { words: /\b(?:transfers?|ratios?|partners?|routes?)\b/, kinds: ["route"] },
  { words: /\b(?:renam\w+|new names?|names? changed?)\b/, kinds: ["name"] },
] as const;

const DIRECTIONS = [
  {
    words:
      /\b(?:(?:go|goes|going|gone|went|come|came) up|increas\w*|rais\w+|rise|rises|rose|risen|hik\w+|jump\w*|bump\w*|higher|more expensive|pricier)\b/,
    directions: ["up"],
  },
  {
    words:
      /\b(?:(?:go|goes|going|gone|went|come|came) down|decreas\w*|lower\w*|reduc\w+|cheaper|drop in|dropped (?:to|from))\b/,
    directions: ["down"],
  },
  {
    words:
      /\b(?:los[et]|losing|lost|remov\w+|took away|taken away|take away|gone|go(?:ing)? away|went away|discontinu\w+|end(?:ed|ing|s)?|cut|cuts|killed|kill|axed|dropp(?:ed|ing))\b(?! up| down)/,
    directions: ["ended", "down"],
  },
  {
    words: /\b(?:add(?:ed|s|ing)?|gain(?:ed|s)?|new|introduc\w+|launch\w*|brought in|gets?|got)\b/,
    directions: ["added"],
  },
] as const;

const WORSE = /\b(?:worse|nerf\w*|devalu\w*|cutbacks?|bad news)\b/;
const BETTER = /\b(?:better|improv\w*|upgrades?|good news)\b/;
const AHEAD =
  /\b(?:coming|upcoming|announced|about to|going to|planned|in the (?:works|pipeline)|ahead|will)\b(?! (?:up )?lately)/;

export function changeQueryOf(asked: Understood, today: Day): ChangeQuery {
  const mood = says(asked, WORSE) ? "worse" : says(asked, BETTER) ? "better" : undefined;
  const kinds = KINDS.filter(({ words }) => says(asked, words)).flatMap((one) => one.kinds);
  const found = DIRECTIONS.find(({ words }) => says(asked, words));
  // "What is new on my cards" is any change.
  const isPlainNew =
    found?.directions[0] === "added" && kinds.length === 0 && !says(asked, /\b(?:add|gain)\w*\b/);
  return {
    kinds: [...new Set(kinds)],
    directions: mood !== undefined || found === undefined || isPlainNew ? [] : found.directions,
    mood,
    // "What changes next year", on whatever day that begins.
    isAhead: says(asked, AHEAD) || asked.dates.some(({ from }) => from > today),
  };
}

/** Whether a certain kind of change is asked about, so that it can be so or not. */
export const isDirected = ({ directions, mood }: ChangeQuery): boolean =>
  directions.length > 0 || mood !== undefined;

/** Whether a change is for the better or worse as asked, and the yearly fee where fees are not all meant. */
export function fitsMood(
  found: Envelope,
  row: Path,
  { mood }: ChangeQuery,
  asked: Understood,
): boolean {
  const kind = textAt(found, [...row, "kind"]);
  const field = textAt(found, [...row, "field"]) ?? "";
  if (kind === "fee" && says(asked, /\bannual|\byearly|\baf\b/) && field !== "annual_fee")
    return false;
  if (kind === "fee" && says(asked, /\bforeign\b/) && field !== "foreign_transaction_fee")
    return false;
  if (says(asked, /\blounges?\b/) && !field.startsWith("lounge:")) return false;
  if (mood === undefined) return true;
  const direction = textAt(found, [...row, "direction"]) ?? "";
  const isWorse = kind === "fee" ? direction === "up" : ["down", "ended"].includes(direction);
  const isBetter = kind === "fee" ? direction === "down" : ["up", "added"].includes(direction);
  return mood === "worse" ? isWorse : isBetter;
}

/** Those whose own name the question holds ("did it lose Saks"), where there are such; else all. */
export function ofNamed(
  found: Envelope,
  rows: readonly Path[],
  { tokens }: Understood,
): readonly Path[] {
  const words = new Set(tokens);
  const named = rows.filter((row) => {
    const field = textAt(found, [...row, "field"]) ?? "";
    const [, name = ""] = field.split(":");
    const [first = ""] = name.toLowerCase().split(/[^a-z]+/);
    return first.length >= NAME_LENGTH && words.has(first);
  });
  return named.length > 0 ? named : rows;
}

/** Shorter words are no names. */
const NAME_LENGTH = 4;
