import { understand } from "../../../../server/chat/language/understand.ts";
import type {
  Mention,
  MentionKind,
  Understood,
} from "../../../../server/chat/language/understood.ts";
import type { Scene } from "../../../../server/member/scene.ts";

/** A question as it was written, to be written in other words. */
export interface Written {
  readonly text: string;
  /** The place of the case in the list, which picks among several ways. */
  readonly at: number;
  readonly scene: Scene;
  /** The engine's reading of the text. */
  readonly asked: () => Understood;
}

/** The same question, written otherwise: what it means is the same, so its answer has to be. */
export interface Rewording {
  readonly name: string;
  readonly reword: (written: Written) => string;
}

/** Words of the text and what stands for them. */
export interface Swap {
  readonly from: string;
  readonly to: string;
}

/** One of several, by the place of the case; undefined when there are none. */
export const pick = <Value>(values: readonly Value[], at: number): Value | undefined =>
  values.length === 0 ? undefined : values[at % values.length];

/** The text with each of the words replaced, from left to right; words that do not stand alone stay. */
export function withSwaps(text: string, swaps: readonly Swap[]): string {
  let written = "";
  let rest = text;
  for (const { from, to } of swaps) {
    const at = placeOf(rest, from);
    if (at < 0) continue;
    written += rest.slice(0, at) + to;
    rest = rest.slice(at + from.length);
  }
  return written + rest;
}

function placeOf(text: string, words: string): number {
  const quoted = words.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  return text.search(new RegExp(String.raw`(?<![\p{L}\p{N}$.,])${quoted}(?![\p{L}\p{N}])`, "u"));
}

/** Certain mentions only: one thing of a kind, and no other kind at its place. */
export const sureMentions = ({ mentions }: Understood, kind: MentionKind): readonly Mention[] =>
  mentions.filter(
    (one) =>
      one.kind === kind &&
      one.ids.length === 1 &&
      mentions.every((other) => other === one || other.start >= one.end || other.end <= one.start),
  );

/** True if a name alone means this one thing to the member. */
export function isNameOf(name: string, kind: MentionKind, id: string, scene: Scene): boolean {
  const asked = understand(name, scene);
  const [only] = sureMentions(asked, kind);
  return (
    only?.ids[0] === id &&
    asked.mentions.length === 1 &&
    only.start === 0 &&
    only.end === asked.tokens.length
  );
}
