/* Shared by the server and the page's script, so it uses nothing of Node or of browsers. */

/** A question and what was answered, both as text. */
export interface Exchange {
  readonly asked: string;
  readonly told: string;
}

/** The names of the fields that carry the conversation from page to page. */
export const ASKED_FIELD = "asked";
export const TOLD_FIELD = "told";

export const MAX_QUESTION_CHARACTERS = 2000;

/** Eight turns: a question is one, its answer another. */
const MAX_EXCHANGES = 4;
const MAX_BYTES = 8192;

/** The newest exchanges that may travel along with the next question. */
export function toBounded(all: readonly Exchange[]): readonly Exchange[] {
  const encoder = new TextEncoder();
  const newest = all.slice(-MAX_EXCHANGES).toReversed();
  let bytes = 0;
  const tooMuch = newest.findIndex(({ asked, told }) => {
    bytes += encoder.encode(asked + told).length;
    return bytes > MAX_BYTES;
  });
  return (tooMuch === -1 ? newest : newest.slice(0, tooMuch)).toReversed();
}

/** The number of questions left; shown by the page and, after each answer, by its script. */
export const toLeftText = (remaining: number, limit: number): string =>
  remaining === 0
    ? `No questions left today (limit ${limit}). The count resets at midnight UTC.`
    : `${remaining} of ${limit} questions left today.`;
