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

/** The call may mean several things. It becomes an answer that asks which, with the candidates. */
export class NeedsInput extends Error {
  override readonly name = "NeedsInput";
  readonly need: Need;

  constructor(question: string, need: Need) {
    super(question);
    this.need = need;
  }
}

/** Nothing has the name. It becomes an error with the same particulars: the candidates are the nearest. */
export class UnknownName extends ToolError {
  readonly need: Need;

  constructor(message: string, need: Need) {
    super(message);
    this.need = need;
  }
}

/** Labels that are the same tell nobody which to choose, so their ids are added. */
export function toDistinct(candidates: readonly Candidate[]): readonly Candidate[] {
  const isShared = ({ id, label }: Candidate): boolean =>
    candidates.some((one) => one.label === label && one.id !== id);
  return candidates.map((one) =>
    isShared(one) ? { ...one, label: `${one.label} [${one.id}]` } : one,
  );
}
