import type { Envelope } from "../../../tools/core/envelope.ts";
import type { Toolbox } from "../../toolbox.ts";
import type { Intent } from "../intent.ts";
import type { Understood } from "../understood.ts";
import { answer, clarify, type Draft, type Line, line, told } from "./draft.ts";

/** A tool gave no answer; the draft says so instead, or asks which of several things is meant. */
class Unanswered extends Error {
  override readonly name = "Unanswered";
  readonly draft: Draft;

  constructor(draft: Draft) {
    super("a tool gave no answer");
    this.draft = draft;
  }
}

/** What a tool found. When it found nothing to tell, the answer ends here: see `respondTo`. */
export function ask(toolbox: Toolbox, name: string, input: object): Envelope {
  const outcome = toolbox.call(name, input);
  if ("error" in outcome)
    throw new Unanswered(answer({ result: [line`${told(outcome.error)}`], envelopes: [] }));
  const { envelope } = outcome;
  if (envelope.status === "ok") return envelope;
  const candidates = "candidates" in envelope ? envelope.candidates : [];
  throw new Unanswered(clarify(line`${told(envelope.summary)}`, candidates.map(toOption)));
}

/** Ends the answer here with another draft: a question back, say. */
export function endWith(draft: Draft): never {
  throw new Unanswered(draft);
}

const toOption = ({ name }: { readonly name: string }): Line => line`${told(name)}`;

/** The draft of an intent, or what stands for it when a tool gave no answer. */
export function respondTo(intent: Intent, asked: Understood, toolbox: Toolbox): Draft {
  try {
    return intent.respond(asked, toolbox);
  } catch (error) {
    if (error instanceof Unanswered) return error.draft;
    throw error;
  }
}
