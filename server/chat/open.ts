import { createReasoner } from "./engine.ts";
import { openLore } from "./learning/lore.ts";
import { type CallsADay, createCeiling, withRests } from "./model/ceiling.ts";
import { createAsk, type ModelSettings } from "./model/client.ts";
import { createModelReader, type ModelOutcome } from "./model/reader.ts";
import { SCHEMA } from "./model/said.ts";
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
  /** Called with the outcome of each reading by the model. */
  readonly note?: NoteModel | undefined;
}

/** The engine, with the model as its first reader if one is configured. */
export function openReasoner(
  upstream: UpstreamSettings | undefined,
  { now, log, note = () => {} }: Opening,
): Reasoner {
  const onFault = (error: unknown): void =>
    log(`chat: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  const readFirst =
    upstream &&
    createModelReader({
      ask: withRests(createAsk(upstream, SCHEMA), now),
      deadlineMs: upstream.seconds * 1000,
      mayCall: createCeiling(upstream.callsADay, now),
      note,
      log,
    });
  return createReasoner({ open: openLore, readFirst, onFault });
}
