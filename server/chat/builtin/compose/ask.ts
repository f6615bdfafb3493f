import type { Envelope } from "../../../tools/core/envelope.ts";
import type { Toolbox } from "../../toolbox.ts";
import type { Intent } from "../intent.ts";
import type { Understood } from "../../language/understood.ts";
import type { Draft } from "./draft.ts";
import { toFailure, toSorry } from "./outcome.ts";

/** The answer ends early with a draft: a tool found nothing to tell, or something must be asked back. */
class Unanswered extends Error {
  override readonly name = "Unanswered";
  readonly draft: Draft;

  constructor(draft: Draft) {
    super("the answer ended early");
    this.draft = draft;
  }
}

/** What a tool found. When it found nothing to tell, the answer ends here: see `respondTo`. */
export function ask(toolbox: Toolbox, name: string, input: object): Envelope {
  const outcome = toolbox.call(name, input);
  const failure = toFailure(outcome);
  if (failure !== undefined) return endWith(failure);
  return "envelope" in outcome ? outcome.envelope : endWith(toSorry());
}

/** Ends the answer here with another draft: a question back, say. */
export function endWith(draft: Draft): never {
  throw new Unanswered(draft);
}

/** The draft of an intent, or what stands for it when the answer ended early. */
export function respondTo(intent: Intent, asked: Understood, toolbox: Toolbox): Draft {
  try {
    return intent.respond(asked, toolbox);
  } catch (error) {
    if (error instanceof Unanswered) return error.draft;
    throw error;
  }
}
