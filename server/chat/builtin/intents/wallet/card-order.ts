import { says } from "../../held-meant.ts";
import type { Understood } from "../../understood.ts";

/* Held cards by their age, and how many there are in words: no tool counts a part of the wallet. */

interface HeldRow {
  readonly card_id: string;
  readonly card_name: string;
  readonly owner: string;
  readonly opened_on?: string | undefined;
  readonly closed_on?: string | undefined;
  readonly authorized_user: boolean;
  readonly issuer?: string | undefined;
  readonly annual_fee_usd?: number | undefined;
}

/** A card of the wallet and its place in the list of the tool. */
export interface Row {
  readonly row: HeldRow;
  readonly place: number;
}

const OLDEST = /\b(?:oldest|longest|earliest|first card|oldest first)\b/;
const NEWEST = /\b(?:newest|latest|most recent|recent|youngest|last card|newest first)\b/;
const SECOND = /\b(?:second|2nd)\b/;

/** By the day they were opened where the question is about age; those without a day last. */
export function inOrder(rows: readonly Row[], asked: Understood): readonly Row[] {
  const [first] = ranksOf(asked);
  if (first === undefined) return rows;
  const undated = rows.filter(({ row }) => row.opened_on === undefined);
  return [...sortedBy(rows, first.isOldest), ...undated];
}

function sortedBy(rows: readonly Row[], isOldest: boolean): readonly Row[] {
  const sorted = rows
    .filter(({ row }) => row.opened_on !== undefined)
    .toSorted((a, b) => (a.row.opened_on ?? "").localeCompare(b.row.opened_on ?? ""));
  return isOldest ? sorted : sorted.toReversed();
}

/** The ends of the order that are asked for, as they stand in the question. */
function ranksOf({ tokens }: Understood): readonly { readonly isOldest: boolean }[] {
  const words = tokens.join(" ");
  return [
    { at: words.search(OLDEST), isOldest: true },
    { at: words.search(NEWEST), isOldest: false },
  ]
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
}

interface RankedRow {
  readonly row: Row;
  readonly words: string;
}

/** The cards at the ranks that are asked for: "the newest and the oldest". */
export function rankedOf(rows: readonly Row[], asked: Understood): readonly RankedRow[] {
  if (rows.length < 2) return [];
  const isSecond = says(asked, SECOND);
  return ranksOf(asked).flatMap(({ isOldest }) => {
    const row = sortedBy(rows, isOldest)[isSecond ? 1 : 0];
    const words = `${isSecond ? "second " : ""}${isOldest ? "oldest" : "newest"}`;
    return row === undefined ? [] : [{ row, words }];
  });
}

const WORDS = "None One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve".split(" ");

/** "Four"; of more than a dozen only that they are several. */
export const inWords = (count: number): string => WORDS[count] ?? "Several";
