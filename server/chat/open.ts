import { createReasoner } from "./engine.ts";
import { openLore } from "./learning/lore.ts";
import type { Reasoner } from "./reasoner.ts";

/** A language model that may answer in place of the built-in engine. */
interface UpstreamSettings {
  readonly url: string;
  readonly key: string;
  readonly model: string;
  readonly seconds: number;
}

/** The built-in engine, or an upstream model that falls back to it. */
export async function openReasoner(
  upstream: UpstreamSettings | undefined,
  log: (message: string) => void,
): Promise<Reasoner> {
  const onFault = (error: unknown): void =>
    log(`chat: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  const builtin = createReasoner({ open: openLore, onFault });
  if (upstream === undefined) return builtin;
  // Loaded by who wants it only: the client is large.
  const [{ createComplete }, { createUpstreamReasoner }] = await Promise.all([
    import("./upstream/client.ts"),
    import("./upstream/engine.ts"),
  ]);
  return createUpstreamReasoner({
    complete: createComplete(upstream),
    model: upstream.model,
    deadlineMs: upstream.seconds * 1000,
    builtin,
    log,
  });
}
