import { createReasoner } from "../../../server/chat/engine.ts";
import { openLore } from "../../../server/chat/learning/lore.ts";
import type { Engine } from "./run.ts";

/** The chat's own engine, with a list of its faults that grows. */
export function openEngine(): Engine {
  const faults: unknown[] = [];
  return {
    reasoner: createReasoner({ open: openLore, onFault: (fault) => faults.push(fault) }),
    faults,
  };
}
