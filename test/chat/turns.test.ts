import { expect, test } from "vitest";
import { createReasoner } from "../../server/chat/engine.ts";
import { openLore } from "../../server/chat/learning/lore.ts";
import { createToolbox } from "../../server/chat/toolbox.ts";
import { sceneOf } from "./converse.ts";

const reasoner = createReasoner({ open: openLore });

test("each call of a tool has a turn of its own", async () => {
  const toolbox = createToolbox(sceneOf());
  const callsBefore: number[] = [];
  const turns = [{ role: "user" as const, text: "which cards should I cancel" }];
  const { signal } = new AbortController();
  await reasoner.answer({ turns, instructions: [] }, toolbox, {
    signal,
    pause: async () => void callsBefore.push(toolbox.calls().length),
  });
  const calls = toolbox.calls().length;
  expect(calls).toBeGreaterThan(1);
  const eachOnce = Array.from({ length: calls + 1 }, (_, count) => count);
  expect([...new Set(callsBefore)]).toEqual(eachOnce);
});

test("nothing more is worked out once the asker has gone", async () => {
  const toolbox = createToolbox(sceneOf());
  const turns = [{ role: "user" as const, text: "which cards should I cancel" }];
  const asker = new AbortController();
  const pause = async () => (toolbox.calls().length === 1 ? asker.abort() : undefined);
  const { signal } = asker;
  const asked = reasoner.answer({ turns, instructions: [] }, toolbox, { signal, pause });
  await expect(asked).rejects.toThrow("aborted");
  expect(toolbox.calls()).toHaveLength(1);
});
