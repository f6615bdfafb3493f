import type { Write } from "../../../server/accounts/store/store.ts";

/**
 * The nth batch of a writer: a new record, the number of the last one, and a mark that moves on.
 * They belong together.
 */
export const toWrites = (writer: string, number: number): readonly Write[] => [
  { key: `log/${writer}/${number}`, put: number },
  { key: `last/${writer}`, put: number },
  { key: `mark/${writer}/${number}`, put: number },
  ...(number > 0 ? [{ key: `mark/${writer}/${number - 1}`, del: true } as const] : []),
];
