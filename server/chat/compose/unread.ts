import { type Draft, sectionsOf } from "./draft.ts";

export const saidIn = (draft: Draft): string =>
  sectionsOf(draft)
    .flatMap(({ lead, details }) => [...lead, ...details].map(({ text }) => text))
    .join("\n");

/** "no foreign transaction fee" and "5%" are told as "foreign transaction fee" and "5x". */
export const isSaid = (words: string, said: string): boolean => {
  const bare = words.toLowerCase().replace(/^no /, "");
  return said.includes(bare) || (bare.endsWith("%") && said.includes(bare.replace("%", "x")));
};
