import type { Reasoner } from "./reasoner.ts";

/** Told of every answer: its kind, or `error`, and how long it took. */
export type NoteAnswer = (outcome: string, seconds: number) => void;

/** The same reasoner, whose answers are told of. */
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
