/** What kinds of things a question names. */
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
  /** As it was written. */
  readonly text: string;
}

/** A name in the text. One place may hold several, of different kinds: "hyatt" is a card and a program. */
export interface Mention extends Place {
  readonly kind: MentionKind;
  /** What it may mean: one id when it is sure; several when the name is shared. */
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
  /** As it was written. */
  readonly text: string;
  /** Lower case, slips repaired, numbers and money left as they are. */
  readonly tokens: readonly string[];
  readonly mentions: readonly Mention[];
  /** What looks like the name of a card or program and is none; never matched to the nearest. */
  readonly unknownNames: readonly string[];
  readonly amounts: readonly Amount[];
  readonly dates: readonly DateMention[];
  /** The sentences in which it asks, by tokens; none where it is but one sentence. */
  readonly asking: readonly { readonly start: number; readonly end: number }[];
  /** The household member it is about, as the wallet names him; undefined for the asker. */
  readonly owner?: string;
  /** Who of the household is named though it is not about that one alone: "between me and Sam". */
  readonly beside?: string;
  /** Who is meant though nobody of the wallet is called so: "my dad's points". */
  readonly stranger?: string;
  /** Country of the purchase or trip when one outside the US is named, as it was written. */
  readonly country?: string;
}

/** The mentions of a kind, in the order of the text. */
export const mentionsOf = ({ mentions }: Understood, kind: MentionKind): readonly Mention[] =>
  mentions.filter((mention) => mention.kind === kind);
