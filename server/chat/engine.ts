import { answerReading, answerReadings, cardsIn } from "./answer-reading.ts";
import { type Draft, withoutDetails } from "./compose/draft.ts";
import { render } from "./compose/render.ts";
import { preflight } from "./guards/guard.ts";
import { setAside } from "./guards/orders.ts";
import type { Lore } from "./learning/lore.ts";
import { isOfTopic, type Reading, readMessage } from "./read.ts";
import { phrases, says, spaced } from "./reading/phrases.ts";
import type { Answer, Conversation, Reasoner } from "./reasoner.ts";
import { toSorry } from "./sorry.ts";
import type { Toolbox } from "./toolbox.ts";

/*
 * The chat's own engine: reads a message into frames, and answers each with the member's tools.
 * Deterministic, without a language model or a network.
 */

interface EngineParts {
  readonly open: () => Lore;
  /** Called with faults of ours; the asker gets an apology. */
  readonly onFault?: (error: unknown) => void;
}

export function createReasoner({ open, onFault = () => {} }: EngineParts): Reasoner {
  let lore: Lore | undefined;
  return {
    answer: async (conversation, toolbox, { signal, write }) => {
      lore ??= open();
      const given = answerOrSorry(conversation, { toolbox, lore, signal, onFault });
      write(given.text);
      return given;
    },
  };
}

interface Work {
  readonly toolbox: Toolbox;
  readonly lore: Lore;
  readonly signal: AbortSignal;
  readonly onFault: (error: unknown) => void;
}

function answerOrSorry(conversation: Conversation, work: Work): Answer {
  try {
    return answerTalk(conversation, work);
  } catch (error) {
    work.signal.throwIfAborted();
    work.onFault(error);
    return finish(toSorry(), "fault", conversation);
  }
}

function answerTalk(conversation: Conversation, work: Work): Answer {
  const asked = conversation.turns.flatMap(({ role, text }) => (role === "user" ? [text] : []));
  const { text: last, told } = setAside(asked.at(-1) ?? "");
  const early = preflight(last, conversation);
  if (early !== undefined && !(asked.length > 1 && BY_WORDS.has(early.intent))) {
    return finish(early.draft, early.intent, conversation);
  }
  const readings = readTalk([...asked.slice(0, -1), last], work);
  const draft = answerReadings(readings, work.toolbox);
  const id = [...new Set(readings.map(({ label }) => label?.id ?? "unknown"))].join("+");
  return {
    ...finish(told(draft), id, conversation),
    confidence: Math.min(1, ...readings.map(({ score }) => score)),
  };
}

/** Declined by a word or two, which in the course of a talk may mean something else. */
const BY_WORDS = new Set(["carry_balance", "professional_advice", "credit_score", "bank_service"]);

/** Enough turns for what a message may lean on. */
const MOST_TURNS = 8;

/** The questions of the last message, read after those before it. */
export function readTalk(
  texts: readonly string[],
  { toolbox, lore, signal }: Pick<Work, "toolbox" | "lore" | "signal">,
): readonly Reading[] {
  const earlier: Reading[] = [];
  const reader = {
    scene: toolbox.scene,
    lore,
    cardsOf: (reading: Reading) => cardsIn(answerReading(reading, toolbox), toolbox),
  };
  let readings: readonly Reading[] = [];
  for (const text of texts.slice(-MOST_TURNS)) {
    signal.throwIfAborted();
    readings = readMessage(text, reader, earlier);
    earlier.push(...readings);
  }
  // Thanks and greetings are no answer to what is asked beside them.
  const asking = readings.filter(isOfTopic);
  return asking.length > 0 ? asking : readings.slice(0, 1);
}

const finish = (draft: Draft, intent: string, conversation: Conversation): Answer => ({
  ...render(isBrief(conversation) ? withoutDetails(draft) : draft, conversation.maxTokens),
  intent,
});

const BRIEF = phrases(
  "be brief|be concise|be short|keep it short|keep it brief|concisely|in brief|briefly|in one sentence|one sentence|in a sentence|short answer|concise answers|short answers|brief answers|answer briefly|tldr",
);

/** Whoever wrote the instructions, or asks, wants it short. */
const isBrief = ({ instructions, turns }: Conversation): boolean =>
  [...instructions, turns.at(-1)?.text ?? ""].some((text) =>
    says(spaced(text.toLowerCase().split(/[^a-z]+/)), BRIEF),
  );
