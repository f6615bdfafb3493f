import { setImmediate as nextRound } from "node:timers/promises";
import {
  answerFrame,
  answerReading,
  answerReadings,
  cardsIn,
  openedBy,
  textIn,
} from "./answer-reading.ts";
import { type Draft, optionsIn, refuse, withoutDetails } from "./compose/draft.ts";
import { joinAnswers } from "./compose/join.ts";
import { line } from "./compose/line.ts";
import { render } from "./compose/render.ts";
import { withShortNames } from "./compose/short-names.ts";
import type { Frame } from "./frame.ts";
import { preflight } from "./guards/guard.ts";
import { INTEREST } from "./guards/requests.ts";
import { setAside } from "./guards/orders.ts";
import { understand } from "./language/understand.ts";
import type { Lore } from "./learning/lore.ts";
import { readMessage, leftOut } from "./read-message.ts";
import { isOfTopic, type Reading } from "./read-question.ts";
import { fill } from "./reading/fill.ts";
import { optionMeant } from "./talks/chosen.ts";
import { phrases, says, spaced } from "./language/words/phrases.ts";
import type { Answer, Conversation, Reasoner, Turn } from "./reasoner.ts";
import type { Toolbox } from "./toolbox.ts";
import type { Scene } from "../member/scene.ts";

/*
 * The chat's own engine: reads a message into frames, and answers each with the member's tools.
 * Deterministic, without a language model or a network.
 */

/** The questions of a conversation, latest last. */
export interface Unread {
  readonly texts: readonly string[];
  readonly scene: Scene;
  readonly lore: Lore;
  readonly account: string;
  readonly signal: AbortSignal;
}

/** Reads the last question before the rules do; undefined leaves it to them. */
export type FirstReader = (
  unread: Unread,
) => Promise<{ readonly frames: readonly Frame[]; readonly sure: number } | undefined>;

interface EngineParts {
  readonly open: () => Lore;
  readonly readFirst?: FirstReader | undefined;
  /** Called with internal errors; the member gets an apology. */
  readonly onFault?: (error: unknown) => void;
}

export function createReasoner({ open, readFirst, onFault = () => {} }: EngineParts): Reasoner {
  let lore: Lore | undefined;
  return {
    answer: async (conversation, toolbox, asking) => {
      const { signal, account = "", builtInOnly = false, pause = nextRound } = asking;
      lore ??= open();
      const reader = builtInOnly ? undefined : readFirst;
      const goOn = async (): Promise<void> => {
        await pause();
        signal.throwIfAborted();
      };
      const work = { toolbox, lore, signal, account, readFirst: reader, onFault, pause: goOn };
      return await answerOrSorry(conversation, work);
    },
  };
}

interface Work {
  readonly toolbox: Toolbox;
  readonly lore: Lore;
  readonly signal: AbortSignal;
  readonly account: string;
  readonly readFirst: FirstReader | undefined;
  readonly onFault: (error: unknown) => void;
  readonly pause: () => Promise<void>;
}

const SORRY = refuse(
  line`Sorry, something went wrong on our side and was logged. Please try again, or rephrase your question.`,
);

async function answerOrSorry(conversation: Conversation, work: Work): Promise<Answer> {
  try {
    return await answerTalk(conversation, work);
  } catch (error) {
    work.signal.throwIfAborted();
    work.onFault(error);
    return toAnswer(SORRY, "fault", conversation);
  }
}

async function answerTalk(conversation: Conversation, work: Work): Promise<Answer> {
  await work.pause();
  const texts = conversation.turns.filter(({ role }) => role === "user").map(textOf);
  const { text, ...aside } = setAside(texts.at(-1) ?? "");
  const { toolbox } = work;
  const early = preflight(text, conversation);
  if (early !== undefined && !(texts.length > 1 && BY_WORDS.has(early.intent))) {
    const told = early.draft ?? answerFrame(readInterest(text, work), toolbox);
    return toAnswer(told, early.intent, conversation);
  }
  const { draft, intent, confidence } = await answerTexts([...texts.slice(0, -1), text], work);
  const lead = [...draft.lead, ...aside.lead];
  const caveats = [...draft.caveats, ...leftOut(text), ...aside.caveats];
  const { cards } = work.toolbox.scene.facts.facts.tables;
  const named = withShortNames({ ...draft, lead, caveats }, cards);
  return { ...toAnswer(named, intent, conversation), confidence };
}

/** "Apr" also means April, so spell it out. */
function readInterest(text: string, { toolbox: { scene }, lore }: Work): Frame {
  const spelled = text.replaceAll(/\bapr\b/gi, "interest rate");
  const asked = understand(spelled, scene, { vocabulary: lore.vocabulary });
  const label = lore.labels.get(INTEREST);
  if (label === undefined) throw new Error(`no phrasings of ${INTEREST}`);
  return fill(label, asked, scene).frame;
}

/** Answers the language model's reading if there is one, else the built-in reader's. */
async function answerTexts(texts: readonly string[], work: Work) {
  const first = await answerFirst(texts, work);
  if (first !== undefined) return first;
  const readings = await readTalk(texts, work);
  return {
    draft: await answerReadings(readings, work.toolbox, work.pause),
    intent: [...new Set(readings.map(({ label }) => label?.id ?? "unknown"))].join("+"),
    confidence: Math.min(1, ...readings.map(({ score }) => score)),
  };
}

/** The answer to the first reader's frames; undefined when there are none or answering fails. */
async function answerFirst(texts: readonly string[], work: Work) {
  const { toolbox, readFirst, onFault } = work;
  const read = await readFirst?.({ ...work, texts, scene: toolbox.scene });
  if (read === undefined) return undefined;
  const text = texts.at(-1) ?? "";
  try {
    const parts = read.frames.map((frame) => ({
      text,
      draft: openedBy(answerFrame(frame, toolbox)),
    }));
    const intent = [...new Set(read.frames.map(({ topic }) => topic))].join("+");
    return { draft: joinAnswers(parts), intent, confidence: read.sure };
  } catch (error) {
    onFault(error);
    return undefined;
  }
}

/** Refusals based on a word or two, which may mean something else later in a conversation. */
const BY_WORDS = new Set([
  "cost",
  "carry_balance",
  "professional_advice",
  "credit_score",
  "bank_service",
]);

/** Many patterns try each space of a run as a starting point, so collapse runs. */
const textOf = ({ text }: Turn): string =>
  text.replaceAll(/[^\S\n]{2,}/g, " ").replaceAll(/\n(?: ?\n)+/g, "\n\n");

/** Enough turns, and enough of their characters, for a message to refer back to. */
const MAX_TURNS = 8;
const MAX_EARLIER_CHARACTERS = 4000;

/** The latest texts: the last one whole, and of the earlier ones as much as fits. */
function latest(texts: readonly string[]): readonly string[] {
  const [last = "", ...earlier] = texts.slice(-MAX_TURNS).toReversed();
  let room = MAX_EARLIER_CHARACTERS;
  const kept = earlier.map((text) => {
    const from = Math.max(0, text.length - room);
    room -= text.length - from;
    return text.slice(from);
  });
  return [last, ...kept.filter((text) => text !== "")].toReversed();
}

/** A longer message, in characters, does not choose an option. */
const MAX_CHOICE = 60;

/** Reads the questions of the last message in the context of earlier ones. */
export async function readTalk(
  texts: readonly string[],
  { toolbox, lore, pause }: Pick<Work, "toolbox" | "lore" | "pause">,
): Promise<readonly Reading[]> {
  const earlier: Reading[] = [];
  const reader = {
    scene: toolbox.scene,
    lore,
    pause,
    cardsOf: (reading: Reading) => cardsIn(answerReading(reading, toolbox), toolbox),
    textOf: (reading: Reading) => textIn(answerReading(reading, toolbox)),
  };
  let readings: readonly Reading[] = [];
  const chosen = async (text: string) =>
    optionMeant(text, optionsIn(await answerReadings(readings, toolbox, pause)));
  for (const text of latest(texts)) {
    // oxlint-disable-next-line no-await-in-loop
    const meant = text.length > MAX_CHOICE ? undefined : await chosen(text);
    // oxlint-disable-next-line no-await-in-loop
    readings = await readMessage(meant ?? text, reader, earlier);
    earlier.push(...readings);
  }
  // Beside a question, thanks and greetings need no answer.
  const asking = readings.filter(isOfTopic);
  return asking.length > 0 ? asking : readings.slice(0, 1);
}

const toAnswer = (draft: Draft, intent: string, conversation: Conversation): Answer => ({
  ...render(isBrief(conversation) ? withoutDetails(draft) : draft, conversation.maxTokens),
  intent,
});

const BRIEF = phrases(
  "be brief|be concise|be short|keep it short|keep it brief|concisely|in brief|briefly|in one sentence|one sentence|in a sentence|short answer|concise answers|short answers|brief answers|answer briefly|tldr",
);

/** True when the system prompt or the question asks for a short answer. */
const isBrief = ({ instructions, turns }: Conversation): boolean =>
  [...instructions, turns.at(-1)?.text ?? ""].some((text) =>
    says(spaced(text.toLowerCase().split(/[^a-z]+/)), BRIEF),
  );
