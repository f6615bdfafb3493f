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

/** A place in the text in tokens, `end` exclusive. */
interface Place {
  readonly start: number;
  readonly end: number;
  /** The original text. */
  readonly text: string;
}

/** A name in the text. One place may have several: "hyatt" is a card and a program. */
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
  /** Lower case, typing errors repaired, numbers and money unchanged. */
  readonly tokens: readonly string[];
  readonly mentions: readonly Mention[];
  /** Look like card or program names but are not; never matched to the nearest. */
  readonly unknownNames: readonly string[];
  readonly amounts: readonly Amount[];
  readonly dates: readonly DateMention[];
  /** The sentences that ask, in tokens; empty when there is only one sentence. */
  readonly asking: readonly { readonly start: number; readonly end: number }[];
  /** The household member it is about, as named in the wallet; undefined for the member. */
  readonly owner?: string;
  /** A household member in a question that is not about them alone: "between me and Sam". */
  readonly beside?: string;
  /** A person outside the wallet: "my dad's points". */
  readonly stranger?: string;
  /** The country of the purchase or trip, if outside the US, as written. */
  readonly country?: string;
}

/** The mentions of a kind, in the order of the text. */
export const mentionsOf = ({ mentions }: Understood, kind: MentionKind): readonly Mention[] =>
  mentions.filter((mention) => mention.kind === kind);
