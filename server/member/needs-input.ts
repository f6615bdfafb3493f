import * as z from "zod";

export const candidate = z.object({ id: z.string(), name: z.string() });

export type Candidate = z.infer<typeof candidate>;

/** Where the id of a candidate goes: in place of a text of the call, or into an argument of its own. */
export type Place = { readonly text: string } | { readonly argument: string };

/** The call may mean several things. It becomes an answer that asks which, with the candidates. */
export class NeedsInput extends Error {
  override readonly name = "NeedsInput";
  readonly candidates: readonly Candidate[];
  readonly place: Place;

  constructor(question: string, candidates: readonly Candidate[], place: Place) {
    super(question);
    this.candidates = candidates;
    this.place = place;
  }
}
