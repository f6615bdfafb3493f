/** English has about four characters per token; without a model, no tokenizer is right. */
const CHARACTERS_A_TOKEN = 4;

/** An estimate of a text's tokens; also used for `usage`. */
export const countTokens = (text: string): number => Math.ceil(text.length / CHARACTERS_A_TOKEN);

/** The start of a text, cut to this many tokens, never inside a character. */
export function cutToTokens(text: string, tokens: number): string {
  const cut = text.slice(0, tokens * CHARACTERS_A_TOKEN);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}

/** stop: the text ended by itself or at a stop text. length: it was cut. */
export type FinishReason = "stop" | "length";

/** Cuts a text at the first stop text, or at `maxTokens`. */
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
