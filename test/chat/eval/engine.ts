import { createBuiltinReasoner } from "../../../server/chat/builtin/engine.ts";
import { phrasings } from "../../../server/chat/builtin/intents/registry.ts";
import { keepLore } from "../../../server/chat/learning/kept.ts";
import type { Engine } from "./run.ts";

/** The built-in chat, with a list of its faults that grows. */
export function openEngine(): Engine {
  const faults: unknown[] = [];
  return {
    reasoner: createBuiltinReasoner({ onFault: (fault) => faults.push(fault) }),
    faults,
  };
}

/** Learns, if it has not before: a process that only waits for an answer would end meanwhile. */
export async function learnFirst(): Promise<void> {
  await keepLore(phrasings);
}
