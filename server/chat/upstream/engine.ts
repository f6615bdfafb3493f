import type { Answer, Asking, Citation, Conversation, Reasoner } from "../reasoner.ts";
import type { Toolbox } from "../toolbox.ts";
import { type Fact, factsOf } from "./facts.ts";
import { dropSentences, findUngrounded, type Ungrounded } from "./grounding.ts";
import { type Complete, type Dialogue, openDialogue } from "./loop.ts";

export interface UpstreamOptions {
  readonly complete: Complete;
  readonly model: string;
  /** All of an answer takes at most so long. */
  readonly deadlineMs: number;
  /** Answers when the upstream model cannot. */
  readonly builtin: Reasoner;
  readonly log: (message: string) => void;
}

const NOTE = "_The language model could not answer this; this is the built-in answer._\n\n";
const MAX_CITATIONS = 8;

/** Lets an upstream model answer with the same tools; what it says without a source is not told. */
export function createUpstreamReasoner(options: UpstreamOptions): Reasoner {
  const { builtin, log } = options;
  return {
    answer: async (conversation, toolbox, asking) => {
      try {
        return await answerUpstream(options, conversation, toolbox, asking.signal);
      } catch (error) {
        if (asking.signal.aborted) throw error;
        log(`upstream: ${error instanceof Error ? error.message : String(error)}`);
        return await fallBack(builtin, conversation, toolbox, asking);
      }
    },
  };
}

async function fallBack(
  builtin: Reasoner,
  conversation: Conversation,
  toolbox: Toolbox,
  asking: Asking,
): Promise<Answer> {
  asking.write(NOTE);
  const answer = await builtin.answer(conversation, toolbox, asking);
  return { ...answer, text: NOTE + answer.text };
}

/** Throws when there is no answer that can be told. */
async function answerUpstream(
  { complete, model, deadlineMs }: UpstreamOptions,
  conversation: Conversation,
  toolbox: Toolbox,
  signal: AbortSignal,
): Promise<Answer> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]);
  const dialogue = openDialogue(complete, model, conversation, toolbox, limited);
  const text = await toGrounded(dialogue, await dialogue.answer(), conversation, toolbox);
  const citations = citationsOf(toolbox);
  return { kind: "answer", text: withSources(text, citations), citations, intent: "upstream" };
}

/** The text without what no result says: repaired once, then cut. */
async function toGrounded(
  dialogue: Dialogue,
  first: string,
  { turns }: Conversation,
  toolbox: Toolbox,
): Promise<string> {
  if (first.trim() === "") throw new Error("an empty answer");
  const asked = turns.flatMap(({ role, text }) => (role === "user" ? [text] : [])).join("\n");
  const check = (text: string): readonly Ungrounded[] =>
    findUngrounded(text, [...factsOf(toolbox.calls()), ...toFacts(dialogue.worked())], asked);
  const found = check(first);
  if (found.length === 0) return first.trim();
  const second = await dialogue.repair(found.map(({ number }) => number));
  const left = check(second);
  const text = left.length === 0 ? second.trim() : dropSentences(second, left);
  if (text === "" || check(text).length > 0) throw new Error("an answer without grounds");
  return text;
}

const toFacts = (worked: readonly number[]): readonly Fact[] =>
  worked.map((value) => ({ value, unit: "any", subjects: [] }));

function citationsOf(toolbox: Toolbox): readonly Citation[] {
  const cited = new Map<string, Citation>();
  for (const { outcome } of toolbox.calls()) {
    if (!("envelope" in outcome)) continue;
    for (const source of outcome.envelope.sources) cited.set(source.url, source);
  }
  return [...cited.values()].slice(0, MAX_CITATIONS);
}

const withSources = (text: string, citations: readonly Citation[]): string =>
  citations.length === 0
    ? text
    : `${text}\n\nSources:\n${citations.map(({ title, url }, at) => `[${at + 1}] ${title}: ${url}`).join("\n")}`;
