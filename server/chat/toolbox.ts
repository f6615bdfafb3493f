import { InvalidInput, ToolError } from "../contract/tool-error.ts";
import { type Envelope, toEnvelope } from "../tools/frame/envelope.ts";
import type { Scene } from "../member/scene.ts";
import { memberReaders } from "../tools/registry.ts";

/** A call of a tool and what came of it. */
export interface ToolCall {
  readonly name: string;
  readonly input: object;
  readonly outcome: ToolOutcome;
}

/** An envelope, or the tool's own words on why there is none. */
type ToolOutcome =
  | { readonly envelope: Envelope }
  | { readonly error: string; readonly isInvalid: boolean };

/** The read-only tools on one member's wallet as it was when the question came. */
export interface Toolbox {
  readonly scene: Scene;
  /** Calls a tool; the same call twice is made once. Throws a TypeError when there is no such tool. */
  readonly call: (name: string, input: object) => ToolOutcome;
  /** All calls made so far, each once. */
  readonly calls: () => readonly ToolCall[];
  /** Records a value computed from results, with everything it rests on, as a call. */
  readonly reckon: (input: object, data: object, from: readonly Envelope[]) => Envelope;
}

const readers = new Map(memberReaders.map((tool) => [tool.name, tool]));

/** The account is bound by the scene: no argument can name another. */
export function createToolbox(scene: Scene): Toolbox {
  const all: ToolCall[] = [];
  const made = new Map<string, ToolOutcome>();
  return {
    scene,
    calls: () => [...all],
    reckon: (input, data, from) => {
      const envelope = toEnvelope(
        {
          summary: "Worked out from other results.",
          data,
          sources: from.flatMap(({ sources }) => sources),
        },
        scene,
      );
      all.push({ name: "reckon", input, outcome: { envelope } });
      return envelope;
    },
    call: (name, input) => {
      const tool = readers.get(name);
      if (tool === undefined) throw new TypeError(`no tool that reads is called ${name}`);
      const key = JSON.stringify([name, input]);
      const before = made.get(key);
      if (before !== undefined) return before;
      const outcome = attempt(() => tool.answerOn(input, scene));
      made.set(key, outcome);
      all.push({ name, input, outcome });
      return outcome;
    },
  };
}

class TurnIsOver extends Error {}

/**
 * Gives each call of a tool a turn of its own. The work breaks off after a new call and starts over
 * in the next turn, where that call is known already.
 */
export async function callInTurns<Made>(
  toolbox: Toolbox,
  pause: () => Promise<void>,
  work: (toolbox: Toolbox) => Made,
): Promise<Made> {
  const call: Toolbox["call"] = (name, input) => {
    const before = toolbox.calls().length;
    const outcome = toolbox.call(name, input);
    if (toolbox.calls().length > before) throw new TurnIsOver();
    return outcome;
  };
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    await pause();
    try {
      return work({ ...toolbox, call });
    } catch (error) {
      if (!(error instanceof TurnIsOver)) throw error;
    }
  }
}

/** A tool's refusal is an outcome; anything else is our fault. */
function attempt(work: () => Envelope): ToolOutcome {
  try {
    return { envelope: work() };
  } catch (error) {
    if (error instanceof ToolError) {
      return { error: error.message, isInvalid: error instanceof InvalidInput };
    }
    throw error;
  }
}
