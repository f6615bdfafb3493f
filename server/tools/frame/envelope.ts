import * as z from "zod";
import { type Candidate, candidate } from "../../member/needs-input.ts";

const source = z.object({
  title: z.string(),
  url: z.string(),
  as_of: z.iso.date().optional().describe("The day of the newest fact taken from it."),
});

/** Why nothing was done, and what would change that. */
const refusal = z.object({
  reason: z.enum(["quota_exhausted", "insufficient_scope", "conflict", "not_confirmed"]),
  limit: z.int().optional(),
  used: z.int().optional(),
  resets_at: z.iso.datetime().optional(),
  remedy: z.string(),
});

/** What every member tool answers; `data` is the tool's own. */
export const envelopeOf = <Data extends z.ZodType>(data: Data) =>
  z.object({
    status: z.enum(["ok", "needs_input", "refused"]),
    summary: z.string().describe("One plain sentence with the key figures."),
    data: data.optional().describe("Given when the status is ok."),
    candidates: z
      .array(candidate)
      .readonly()
      .optional()
      .describe("What an ambiguous name may mean."),
    refusal: refusal.optional(),
    as_of: z.iso
      .date()
      .describe(
        "The day of the facts used; never later than the member's own day, which may be behind.",
      ),
    assumptions: z.array(z.string()).readonly(),
    warnings: z.array(z.string()).readonly(),
    sources: z.array(source).readonly(),
    next_actions: z.array(z.string()).readonly(),
  });

/** An answer as it leaves the service. */
export type Answer = z.infer<ReturnType<typeof envelopeOf<z.ZodUnknown>>>;

export type Source = z.infer<typeof source>;
export type Refusal = z.infer<typeof refusal>;

/** What a tool found. Lists that are left out are empty. */
export type Reply<Data> = {
  readonly summary: string;
  readonly assumptions?: readonly string[];
  readonly warnings?: readonly string[];
  readonly sources?: readonly Source[];
  readonly next_actions?: readonly string[];
} & (
  | { readonly data: Data }
  | { readonly candidates: readonly Candidate[] }
  | { readonly refusal: Refusal }
);

/** An answer of a member tool with this data. */
export type EnvelopeOf<Data> = ReturnType<typeof toEnvelope<Data>>;

/** An answer of any member tool. */
export type Envelope = EnvelopeOf<unknown>;

/** Fills the envelope; its status follows from what there is. */
export function toEnvelope<Data>(reply: Reply<Data>, asOf: string) {
  const status = "data" in reply ? "ok" : "refusal" in reply ? "refused" : "needs_input";
  return {
    assumptions: [],
    warnings: [],
    sources: [],
    next_actions: [],
    ...reply,
    status,
    as_of: asOf,
  } as const;
}
