/** English text has about four characters a token; no model is asked, so no tokenizer is right. */
const CHARACTERS_A_TOKEN = 4;

/** About how many tokens a text has; the usage of an answer is this estimate. */
export const countTokens = (text: string): number => Math.ceil(text.length / CHARACTERS_A_TOKEN);

/** The beginning of a text that has at most so many tokens, never half a character. */
export function cutToTokens(text: string, tokens: number): string {
  const cut = text.slice(0, tokens * CHARACTERS_A_TOKEN);
  return endsInHalf(cut) ? cut.slice(0, -1) : cut;
}

/** Whether a text ends within a character that takes two code units. */
export const endsInHalf = (text: string): boolean => /[\uD800-\uDBFF]$/.test(text);
