import * as z from "zod";
import { candidate, toDistinct } from "../../member/needs-input.ts";
import type { Scene } from "../../member/scene.ts";
import { citeRows, type CitedRow, source, type Source } from "./sources.ts";
import { compact, type Notes } from "./texts.ts";

const refusal = z.object({
  reason: z.enum(["quota_exhausted", "insufficient_scope", "conflict", "not_confirmed"]),
  limit: z.int().optional(),
  used: z.int().optional(),
  resets_at: z.iso.datetime().optional(),
  remedy: z.string(),
});

const needsInput = z.object({
  argument: z.string().optional().describe("Its path, such as cards[1]."),
  given: z.string().optional(),
  candidates: z.array(candidate).readonly(),
});

/** The envelope of every member tool; `data` is the tool's own. */
export const envelopeOf = <Data extends z.ZodType>(data: Data) =>
  z.object({
    status: z.enum(["ok", "needs_input", "refused"]),
    summary: z.string().describe("One plain sentence with the key figures."),
    data: data.optional().describe("Given when the status is ok."),
    needs_input: needsInput.optional().describe("Which argument is ambiguous."),
    refusal: refusal.optional(),
    as_of: z.iso
      .date()
      .describe(
        "The day of the newest fact used; without sources, of all facts. Never after today.",
      ),
    today: z.iso.date().describe("The member's local day."),
    assumptions: z.array(z.string()).readonly(),
    warnings: z.array(z.string()).readonly(),
    sources: z.array(source).readonly(),
    next_actions: z.array(z.string()).readonly(),
  });

export type Answer = z.infer<ReturnType<typeof envelopeOf<z.ZodUnknown>>>;

type Refusal = z.infer<typeof refusal>;
export type Needed = z.infer<typeof needsInput>;

/** A tool's reply. Absent lists are empty. */
export type Reply<Data> = {
  readonly summary: string;
  readonly assumptions?: Notes | undefined;
  readonly warnings?: Notes | undefined;
  /** The rows the answer is based on, or their sources. */
  readonly sources?: readonly (CitedRow | Source)[];
  readonly next_actions?: Notes | undefined;
} & ({ readonly data: Data } | { readonly needs_input: Needed } | { readonly refusal: Refusal });

export type EnvelopeOf<Data> = ReturnType<typeof toEnvelope<Data>>;

export type Envelope = EnvelopeOf<unknown>;

/** The member's today; facts of a later day are not known yet. */
export type Dated = Pick<Scene, "facts" | "today">;

/** Fills the envelope; the status follows from the reply. */
export function toEnvelope<Data>(reply: Reply<Data>, { facts, today }: Dated) {
  const plain = withPlainNotes(reply);
  const days = plain.sources.flatMap(({ as_of: day }) => day ?? []);
  const newest = days.toSorted().at(-1) ?? facts.asOf;
  const status = "data" in reply ? "ok" : "refusal" in reply ? "refused" : "needs_input";
  return {
    ...plain,
    ...("needs_input" in reply && { needs_input: withDistinct(reply.needs_input) }),
    status,
    as_of: newest < today ? newest : today,
    today,
  } as const;
}

/** The reply with all lists present, reduced to the texts that apply. */
export const withPlainNotes = <Data>(reply: Reply<Data>) => ({
  ...Object.assign({ assumptions: [], warnings: [], sources: [], next_actions: [] }, reply),
  assumptions: compact(reply.assumptions),
  warnings: compact(reply.warnings),
  sources: citeRows(reply.sources ?? []),
  next_actions: compact(reply.next_actions),
});

const withDistinct = (needed: Needed): Needed => ({
  ...needed,
  candidates: toDistinct(needed.candidates),
});
