import { createBuiltinReasoner } from "../../../server/chat/builtin/engine.ts";
import { intents } from "../../../server/chat/builtin/intents/registry.ts";
import type { Engine } from "./run.ts";

/** The built-in chat, with a list of its faults that grows. */
export function openEngine(): Engine {
  const faults: unknown[] = [];
  return {
    reasoner: createBuiltinReasoner({ onFault: (fault) => faults.push(fault) }),
    faults,
    labels: new Map(intents.map(({ id, label }) => [id, label])),
  };
}
