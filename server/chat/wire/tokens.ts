/** English text has about four characters a token; no model is asked, so no tokenizer is right. */
const CHARACTERS_A_TOKEN = 4;

/** About how many tokens a text has; the usage of an answer is this estimate. */
export const countTokens = (text: string): number => Math.ceil(text.length / CHARACTERS_A_TOKEN);

/** The beginning of a text that has at most so many tokens, never half a character. */
export function cutToTokens(text: string, tokens: number): string {
  const cut = text.slice(0, tokens * CHARACTERS_A_TOKEN);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}

/** Why a text ended: by itself or at a stop text, or at its greatest length. */
export type FinishReason = "stop" | "length";

/** Ends a text at the first of the stop texts, or at its greatest length. */
export function cutAnswer(
  text: string,
  stops: readonly string[],
  maxTokens: number | undefined,
): { readonly content: string; readonly finishReason: FinishReason } {
  const places = stops.map((stop) => text.indexOf(stop)).filter((at) => at >= 0);
  const stopped = text.slice(0, Math.min(text.length, ...places));
  const cut = maxTokens === undefined ? text : cutToTokens(text, maxTokens);
  return cut.length < stopped.length
    ? { content: cut, finishReason: "length" }
    : { content: stopped, finishReason: "stop" };
}
