import * as z from "zod";
import { ToolError } from "../contract/tool-error.ts";

export const candidate = z.object({ id: z.string(), label: z.string() });

export type Candidate = z.infer<typeof candidate>;

/** A name that fits several things, with the candidates. */
interface Need {
  readonly given?: string | undefined;
  /** The argument that takes the id of a candidate; the one that holds `given` by default. */
  readonly argument?: string | undefined;
  readonly candidates: readonly Candidate[];
}

/** An ambiguous call. It becomes an answer that asks which of the candidates is meant. */
export class NeedsInput extends Error {
  override readonly name = "NeedsInput";
  readonly need: Need;

  constructor(question: string, need: Need) {
    super(question);
    this.need = need;
  }
}

/** An unknown name. It becomes an error with the same particulars: the nearest candidates. */
export class UnknownName extends ToolError {
  readonly need: Need;

  constructor(message: string, need: Need) {
    super(message);
    this.need = need;
  }
}

/** Adds ids to equal labels, which would not tell the candidates apart. */
export function toDistinct(candidates: readonly Candidate[]): readonly Candidate[] {
  const isShared = ({ id, label }: Candidate): boolean =>
    candidates.some((one) => one.label === label && one.id !== id);
  return candidates.map((one) =>
    isShared(one) ? { ...one, label: `${one.label} [${one.id}]` } : one,
  );
}
