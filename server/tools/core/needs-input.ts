import type { Candidate } from "./envelope.ts";

/** The call may mean several things. It becomes an answer that asks which, with the candidates. */
export class NeedsInput extends Error {
  override readonly name = "NeedsInput";
  readonly candidates: readonly Candidate[];

  constructor(question: string, candidates: readonly Candidate[]) {
    super(question);
    this.candidates = candidates;
  }
}
