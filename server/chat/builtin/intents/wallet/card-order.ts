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
  const isOldest = says(asked, OLDEST);
  if (!isOldest && !says(asked, NEWEST)) return rows;
  const dated = rows.filter(({ row }) => row.opened_on !== undefined);
  const sorted = dated.toSorted((a, b) =>
    (a.row.opened_on ?? "").localeCompare(b.row.opened_on ?? ""),
  );
  const undated = rows.filter(({ row }) => row.opened_on === undefined);
  return [...(isOldest ? sorted : sorted.toReversed()), ...undated];
}

/** The card at the rank that is asked for, of rows in that order; undefined where none is asked. */
export function rankOf(
  rows: readonly Row[],
  asked: Understood,
): { readonly row: Row; readonly words: string } | undefined {
  const isOldest = says(asked, OLDEST);
  if ((!isOldest && !says(asked, NEWEST)) || rows.length < 2) return undefined;
  const isSecond = says(asked, SECOND);
  const row = rows[isSecond ? 1 : 0];
  if (row?.row.opened_on === undefined) return undefined;
  return { row, words: `${isSecond ? "second " : ""}${isOldest ? "oldest" : "newest"}` };
}

const WORDS = "None One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve".split(" ");

/** "Four"; of more than a dozen only that they are several. */
export const inWords = (count: number): string => WORDS[count] ?? "Several";
