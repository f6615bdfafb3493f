import type * as z from "zod";
import type { Envelope } from "../tools/frame/envelope.ts";
import type { ReaderName, ReaderNamed } from "../tools/registry.ts";
import { answer, askBack, type Draft } from "./compose/draft.ts";
import { text } from "./compose/figures.ts";
import { line } from "./compose/line.ts";
import type { Toolbox } from "./toolbox.ts";

export type InputOf<Name extends ReaderName> = z.input<ReaderNamed<Name>["schemas"]["input"]>;
export type DataOf<Name extends ReaderName> = z.output<ReaderNamed<Name>["schemas"]["data"]>;

/** A tool's data, with the envelope that names its sources. */
export interface Found<Name extends ReaderName> {
  readonly data: DataOf<Name>;
  readonly envelope: Envelope;
}

/** Ends the answer early: a tool found nothing, or the chat must ask back. */
class EndedEarly extends Error {
  override readonly name = "EndedEarly";
  readonly draft: Draft;

  constructor(draft: Draft) {
    super("the answer ended early");
    this.draft = draft;
  }
}

/** Ends the answer here with another draft, such as a question back. */
export function endWith(draft: Draft): never {
  throw new EndedEarly(draft);
}

/** Runs the work; returns its draft, or the one it ended early with. */
export function drafting(work: () => Draft): Draft {
  try {
    return work();
  } catch (error) {
    if (error instanceof EndedEarly) return error.draft;
    throw error;
  }
}

/** Calls a tool. When it has no data, the answer ends here with its question or its error. */
export function ask<Name extends ReaderName>(
  toolbox: Toolbox,
  name: Name,
  input: InputOf<Name>,
): Found<Name> {
  return tryAsk(toolbox, name, input) ?? endWith(toFailure(toolbox, name, input));
}

/** Calls a tool; undefined when it has no data. */
export function tryAsk<Name extends ReaderName>(
  toolbox: Toolbox,
  name: Name,
  input: InputOf<Name>,
): Found<Name> | undefined {
  const outcome = toolbox.call(name, input);
  if ("error" in outcome || !("data" in outcome.envelope)) return undefined;
  const { envelope } = outcome;
  // The tool's own types say so; the toolbox keeps the answers of all tools in one list.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { data: envelope.data as DataOf<Name>, envelope };
}

const MAX_OPTIONS = 6;
const MAX_TOLD = 240;

function toFailure(toolbox: Toolbox, name: string, input: object): Draft {
  const outcome = toolbox.call(name, input);
  if ("error" in outcome) {
    return outcome.isInvalid
      ? askBack(line`A number or date in that does not fit the question. Could you rephrase it?`)
      : toPlain(outcome.error);
  }
  const { envelope } = outcome;
  if ("needs_input" in envelope) {
    const options = envelope.needs_input.candidates
      .slice(0, MAX_OPTIONS)
      .map((one) => line`${text(one.label)}`);
    return askBack(line`Which one do you mean?`, options);
  }
  return toPlain(envelope.summary);
}

/** Tool names and arguments, which only agents understand. */
const OF_TOOLS = /\b[a-z]+_[a-z_]+\b|`/;

/** An error without the nearest names, which would read as a guess, and without names of tools. */
function toPlain(message: string): Draft {
  const [said = message] = message.split(" Nearest:");
  const plain = said.split(/(?<=\.) /).filter((one) => !OF_TOOLS.test(one));
  const told = plain.length === 0 ? "I cannot answer that from what I know." : plain.join(" ");
  const cut = told.length <= MAX_TOLD ? told : told.slice(0, told.lastIndexOf(", ", MAX_TOLD));
  return answer({
    lead: [line`${text(cut === told ? told : `${cut} and others.`)}`],
    envelopes: [],
  });
}
