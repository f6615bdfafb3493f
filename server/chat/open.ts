import { createReasoner, type FirstReader } from "./engine.ts";
import { openLore } from "./learning/lore.ts";
import type { CallsADay } from "./model/ceiling.ts";
import type { ModelSettings } from "./model/client.ts";
import type { ModelOutcome } from "./model/reader.ts";
import type { Reasoner } from "./reasoner.ts";

/** A language model that reads questions before the built-in reader does. */
export interface UpstreamSettings extends ModelSettings {
  readonly seconds: number;
  readonly callsADay: CallsADay;
}

export type NoteModel = (outcome: ModelOutcome) => void;

interface Opening {
  readonly now: () => number;
  readonly log: (message: string) => void;
  /** Told how each reading of the model went. */
  readonly note?: NoteModel | undefined;
}

/** The engine, with a model as its first reader where one is set. */
export async function openReasoner(
  upstream: UpstreamSettings | undefined,
  opening: Opening,
): Promise<Reasoner> {
  const onFault = (error: unknown): void =>
    opening.log(`chat: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  const readFirst = upstream === undefined ? undefined : await openReader(upstream, opening);
  return createReasoner({ open: openLore, readFirst, onFault });
}

/** Loaded by who wants it only. */
async function openReader(
  upstream: UpstreamSettings,
  { now, log, note = () => {} }: Opening,
): Promise<FirstReader> {
  const [{ createCeiling }, { createAsk }, { createModelReader }, { SCHEMA }] = await Promise.all([
    import("./model/ceiling.ts"),
    import("./model/client.ts"),
    import("./model/reader.ts"),
    import("./model/said.ts"),
  ]);
  return createModelReader({
    ask: createAsk(upstream, SCHEMA),
    deadlineMs: upstream.seconds * 1000,
    mayCall: createCeiling(upstream.callsADay, now),
    note,
    log,
  });
}
