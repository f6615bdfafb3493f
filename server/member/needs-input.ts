import * as z from "zod";

export const candidate = z.object({ id: z.string(), name: z.string() });

export type Candidate = z.infer<typeof candidate>;

/** The call may mean several things. It becomes an answer that asks which, with the candidates. */
export class NeedsInput extends Error {
  override readonly name = "NeedsInput";
  readonly candidates: readonly Candidate[];

  constructor(question: string, candidates: readonly Candidate[]) {
    super(question);
    this.candidates = candidates;
  }
}
