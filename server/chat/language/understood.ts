/** Kinds of things that a question can name. */
export const MENTION_KINDS = [
  "card",
  "program",
  "merchant",
  "category",
  "issuer",
  "network",
  "benefit",
] as const;

export type MentionKind = (typeof MENTION_KINDS)[number];

/** A place in the text, by tokens: from `start` up to but not with `end`. */
interface Place {
  readonly start: number;
  readonly end: number;
  /** The original text. */
  readonly text: string;
}

/** A name in the text. One place may hold several, of different kinds: "hyatt" is a card and a program. */
export interface Mention extends Place {
  readonly kind: MentionKind;
  /** The possible ids: one if certain, several if the name is shared. */
  readonly ids: readonly string[];
}

export interface Amount extends Place {
  readonly unit: "usd" | "points" | "percent" | "cents" | "count" | "months" | "days" | "people";
  readonly value: number;
}

/** A day, month or span, resolved against the member's today. */
export interface DateMention extends Place {
  readonly from: string;
  readonly to: string;
}

/** A question taken apart. */
export interface Understood {
  /** The original text. */
  readonly text: string;
  /** Lower case, slips repaired, numbers and money left as they are. */
  readonly tokens: readonly string[];
  readonly mentions: readonly Mention[];
  /** Texts that look like names of cards or programs and are none; never matched to the nearest. */
  readonly unknownNames: readonly string[];
  readonly amounts: readonly Amount[];
  readonly dates: readonly DateMention[];
  /** The sentences in which it asks, by tokens; none where it is but one sentence. */
  readonly asking: readonly { readonly start: number; readonly end: number }[];
  /** The household member it is about, as the wallet names him; undefined for the asker. */
  readonly owner?: string;
  /**
   * A person of the household who is named though the question is not theirs alone: "between me and
   * Sam".
   */
  readonly beside?: string;
  /** A person outside the wallet: "my dad's points". */
  readonly stranger?: string;
  /** Country of the purchase or trip when one outside the US is named, as it was written. */
  readonly country?: string;
}

/** The mentions of a kind, in the order of the text. */
export const mentionsOf = ({ mentions }: Understood, kind: MentionKind): readonly Mention[] =>
  mentions.filter((mention) => mention.kind === kind);
