import { InvalidInput, ToolError } from "../contract/tool-error.ts";
import { type Envelope, toEnvelope } from "../tools/frame/envelope.ts";
import { finish, finishInPieces, type Steps } from "../tools/frame/in-pieces.ts";
import type { Scene } from "../member/scene.ts";
import { memberReaders } from "../tools/registry.ts";

/** A call of a tool and what came of it. */
export interface ToolCall {
  readonly name: string;
  readonly input: object;
  readonly outcome: ToolOutcome;
}

/** An envelope, or the tool's own error message. */
type ToolOutcome =
  | { readonly envelope: Envelope }
  | { readonly error: string; readonly isInvalid: boolean };

/** The read-only tools, on a snapshot of one member's wallet. */
export interface Toolbox {
  readonly scene: Scene;
  /** Calls a tool; a repeated call is made only once. Throws a TypeError for an unknown tool. */
  readonly call: (name: string, input: object) => ToolOutcome;
  /** The same in steps; undefined when the call is made already. */
  readonly callSteps: (name: string, input: object) => Steps<ToolOutcome> | undefined;
  /** All calls made so far, each once. */
  readonly calls: () => readonly ToolCall[];
  /** Records a value computed from results as a call, with the results it is based on. */
  readonly reckon: (input: object, data: object, from: readonly Envelope[]) => Envelope;
}

const readers = new Map(memberReaders.map((tool) => [tool.name, tool]));

/** The account is bound by the scene: no argument can name another. */
export function createToolbox(scene: Scene): Toolbox {
  const all: ToolCall[] = [];
  const made = new Map<string, ToolOutcome>();
  const make = function* (name: string, input: object): Steps<ToolOutcome> {
    const tool = readers.get(name);
    if (tool === undefined) throw new TypeError(`no tool that reads is called ${name}`);
    const outcome = yield* attempt(tool.answerSteps(input, scene));
    made.set(keyOf(name, input), outcome);
    all.push({ name, input, outcome });
    return outcome;
  };
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
    call: (name, input) => made.get(keyOf(name, input)) ?? finish(make(name, input)),
    callSteps: (name, input) => (made.has(keyOf(name, input)) ? undefined : make(name, input)),
  };
}

const keyOf = (name: string, input: object): string => JSON.stringify([name, input]);

/** Thrown when work needs a call that has not been made yet. */
class CallIsDue extends Error {
  readonly steps: Steps<unknown>;
  constructor(steps: Steps<unknown>) {
    super();
    this.steps = steps;
  }
}

/**
 * Runs tool calls in turns of their own: the work stops at a new call and starts over once the call
 * is made.
 */
export async function callInTurns<Made>(
  toolbox: Toolbox,
  pause: () => Promise<void>,
  work: (toolbox: Toolbox) => Made,
): Promise<Made> {
  const call: Toolbox["call"] = (name, input) => {
    const steps = toolbox.callSteps(name, input);
    if (steps !== undefined) throw new CallIsDue(steps);
    return toolbox.call(name, input);
  };
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    await pause();
    try {
      return work({ ...toolbox, call });
    } catch (error) {
      if (!(error instanceof CallIsDue)) throw error;
      // oxlint-disable-next-line no-await-in-loop
      await finishInPieces(error.steps, pause);
    }
  }
}

/** A tool's refusal is an outcome; any other error is a bug. */
function* attempt(steps: Steps<Envelope>): Steps<ToolOutcome> {
  try {
    return { envelope: yield* steps };
  } catch (error) {
    if (error instanceof ToolError) {
      return { error: error.message, isInvalid: error instanceof InvalidInput };
    }
    throw error;
  }
}
