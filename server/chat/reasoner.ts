import type { Toolbox } from "./toolbox.ts";

/** One turn of a conversation. An assistant turn is only the client's claim, never a source. */
export interface Turn {
  readonly role: "user" | "assistant";
  readonly text: string;
}

/** The conversation; the last turn is the user's. */
export interface Conversation {
  readonly turns: readonly Turn[];
  /** System and developer messages: they steer tone and length, never facts. */
  readonly instructions: readonly string[];
  /** Roughly the most tokens for the answer; undefined for no limit. */
  readonly maxTokens?: number;
}

/** A source of an answer; `[1]` in its text is the first. */
export interface Citation {
  readonly title: string;
  readonly url: string;
  /** The day of the newest fact taken from it. */
  readonly as_of?: string | undefined;
}

/** refuse: out of scope, with what can be done instead. clarify: asks back, with options. */
export type AnswerKind = "answer" | "clarify" | "refuse";

export interface Answer {
  readonly kind: AnswerKind;
  /** Markdown, result first, with `[n]` marks and the caveats that apply. */
  readonly text: string;
  readonly citations: readonly Citation[];
  /** The question as understood; for evaluation. */
  readonly intent: string;
  /** The reader's confidence in the question, 0 to 1; only the order matters. */
  readonly confidence?: number | undefined;
}

export interface Asking {
  readonly signal: AbortSignal;
  /** Resolves when the next step may begin; by default in the next round of the event loop. */
  readonly pause?: () => Promise<void>;
  /** The account whose model calls are counted. */
  readonly account?: string;
  /** True to leave a language model out. */
  readonly builtInOnly?: boolean;
}

/** Answers questions on cards and points with the read-only tools of one member. */
export interface Reasoner {
  readonly answer: (
    conversation: Conversation,
    toolbox: Toolbox,
    asking: Asking,
  ) => Promise<Answer>;
}

/** Called after every answer with its kind, or `error`, and its duration. */
export type NoteAnswer = (outcome: string, seconds: number) => void;

/** The same reasoner, calling `note` after every answer. */
export const timed = (reasoner: Reasoner, note: NoteAnswer): Reasoner => ({
  ...reasoner,
  answer: async (...asked) => {
    const started = performance.now();
    let outcome = "error";
    try {
      const answer = await reasoner.answer(...asked);
      outcome = answer.kind;
      return answer;
    } finally {
      note(outcome, (performance.now() - started) / 1000);
    }
  },
});
