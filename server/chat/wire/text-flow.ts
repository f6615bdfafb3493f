import { cutToTokens, endsInHalf } from "./tokens.ts";

/** Why a text ended: by itself or at a stop text, or at its greatest length. */
export type FinishReason = "stop" | "length";

export interface TextFlow {
  /** Takes a piece and gives what may be told now; empty when nothing is sure yet. */
  readonly push: (piece: string) => string;
  /** Gives what was held back. */
  readonly end: () => string;
  readonly finishReason: () => FinishReason;
  /** All that was told. */
  readonly told: () => string;
}

/**
 * Ends a text at the first of the stop texts, or at its greatest length, however it is cut into
 * pieces. What may be the beginning of a stop text is held back until it is known not to be.
 */
export function createTextFlow(stops: readonly string[], maxTokens: number | undefined): TextFlow {
  const hold = Math.max(0, ...stops.map((stop) => stop.length - 1));
  let all = "";
  let sent = 0;
  let over = false;
  let reason: FinishReason = "stop";

  const tell = (until: number): string => {
    const text = all.slice(sent, Math.max(sent, until));
    sent += text.length;
    return text;
  };
  const finish = (at: number, why: FinishReason): string => {
    over = true;
    reason = why;
    return tell(at);
  };

  /** Where the text ends by what has come so far: at a stop text or at its greatest length. */
  const endOf = (): { readonly at: number; readonly why: FinishReason } => {
    const found = stops.map((stop) => all.indexOf(stop)).filter((at) => at >= 0);
    const stopAt = Math.min(all.length, ...found);
    const kept = maxTokens === undefined ? all : cutToTokens(all, maxTokens);
    return kept.length < stopAt ? { at: kept.length, why: "length" } : { at: stopAt, why: "stop" };
  };

  return {
    push: (piece) => {
      if (over) return "";
      all += piece;
      const { at, why } = endOf();
      // A stop text that begins before this end may still be on its way.
      if (at < all.length && all.length >= at + hold) return finish(at, why);
      const safe = Math.min(at, all.length - hold);
      // A pair of surrogates is one character; half of it cannot be sent.
      return tell(endsInHalf(all.slice(0, Math.max(0, safe))) ? safe - 1 : safe);
    },
    end: () => {
      if (over) return "";
      const { at, why } = endOf();
      return finish(at, why);
    },
    finishReason: () => reason,
    told: () => all.slice(0, sent),
  };
}
