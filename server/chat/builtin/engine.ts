import type { Answer, Asking, Conversation, Reasoner } from "../reasoner.ts";
import type { Toolbox } from "../toolbox.ts";
import { countTokens } from "../wire/tokens.ts";
import { apartFromOrders } from "./apart-from-orders.ts";
import { answerChore } from "./chores.ts";
import { SELF } from "../../accounts/wallet.ts";
import { respondTo } from "./compose/ask.ts";
import { cardNameOf } from "./compose/card-name.ts";
import { clarify, type Draft, type Line, line, quote, told, withCaveats } from "./compose/draft.ts";
import { joinParts, type Part, withoutDetails, withoutTold } from "./compose/join.ts";
import { leadsOf } from "./compose/leads.ts";
import { toSorry } from "./compose/outcome.ts";
import { render } from "./compose/render.ts";
import { joinLines } from "./compose/rows.ts";
import { holderOf } from "./compose/whose.ts";
import { resolve } from "./talks/dialogue.ts";
import { withHeldNotes } from "./held-notes.ts";
import { guard, withoutQuotedOrders } from "./guard.ts";
import type { Intent } from "./intent.ts";
import { phrasings as allPhrasings } from "./intents/registry.ts";
import { OUTSIDE } from "./intents/talk/outside.ts";
import { delexicalise } from "../language/delexicalised/delexicalise.ts";
import { splitQuestions } from "../language/words/split.ts";
import { understand } from "../language/understand.ts";
import { learnLore, recallLore } from "../learning/kept.ts";
import {
  type Asked,
  createMind,
  type Language,
  type Mind,
  type MindParts,
  remembering,
} from "./mind.ts";
import { withPremises } from "./premises/premises.ts";
import { rank } from "./ranking/rank.ts";
import { asksForOther } from "./readings/other-user.ts";
import { asksWhose } from "./readings/rows-asked.ts";
import { settle, unknownName } from "./settle.ts";
import { respondSupposing } from "./supposing.ts";
import { reckonedDraft } from "./talks/reckoning/reckoned-draft.ts";
import { rowsDraft } from "./talks/rows/rows-draft.ts";
import type { Question } from "./talks/talk.ts";
import { mentionsOf } from "../language/understood.ts";

/*
 * The built-in engine: a question is taken apart, put to an intent, and answered by it with the
 * read-only tools. Deterministic, without a model or a network.
 */

export interface BuiltinReasoner extends Reasoner {
  /** True when it can answer; else it gets ready meanwhile. */
  readonly prepare: () => boolean;
  /** Resolves when it can answer. */
  readonly warm: () => Promise<void>;
}

export interface EngineParts {
  readonly phrasings?: Asked;
  readonly languageOf?: MindParts["languageOf"];
  /** Told of faults of ours; the asker gets an apology. */
  readonly onFault?: (error: unknown) => void;
}

export function createBuiltinReasoner({
  phrasings = allPhrasings,
  languageOf = languageWith,
  onFault = () => {},
}: EngineParts = {}): BuiltinReasoner {
  // What was kept is of all phrasings; a few others are learned at once.
  const all = { recall: () => recallLore(phrasings), learn: () => learnLore(phrasings) };
  const keeper = phrasings === allPhrasings ? all : undefined;
  const mind = createMind({ phrasings, languageOf, keeper });
  return {
    prepare: () => {
      if (mind.isReady()) return true;
      mind.warm().catch(onFault);
      return false;
    },
    warm: mind.warm,
    answer: async (conversation, toolbox, asking) => {
      await mind.warm();
      const answer = answerOn(conversation, {
        mind: remembering(mind, toolbox.scene),
        toolbox,
        asking,
        onFault,
      });
      asking.write(answer.text);
      return answer;
    },
  };
}

const languageWith = (vocabulary: () => ReadonlySet<string>): Language => ({
  understand: (text, scene) => understand(text, scene, { vocabulary: vocabulary() }),
  delexicalise,
  splitQuestions,
});

interface Work {
  readonly mind: Mind;
  readonly toolbox: Toolbox;
  readonly asking: Asking;
  readonly onFault: (error: unknown) => void;
}

function answerOn(conversation: Conversation, work: Work): Answer {
  const chore = answerChore(conversation);
  if (chore !== undefined) return chore;
  const said = conversation.turns.at(-1);
  const written = withoutQuotedOrders(said?.text ?? "");
  const apart = apartFromOrders(written);
  const text = apart?.text ?? written;
  const turns = said === undefined ? [] : [...conversation.turns.slice(0, -1), { ...said, text }];
  const guarded = guard(text);
  if (guarded !== undefined) return finish(guarded.draft, guarded.intent, conversation);
  const draftOnce = draftingOnce(work);
  const answered = attempt(work, () =>
    resolve({
      turns,
      mind: work.mind,
      scene: work.toolbox.scene,
      recall: (question) => recall(draftOnce(question), work),
      namedIn: (question) => namedIn(draftOnce(question), work),
      leads: (question) => leadsOf(draftOnce(question)),
      draft: draftOnce,
      isAnswered: (question) => draftOnce(question).kind === "answer",
    }).map((question) => {
      work.asking.signal.throwIfAborted();
      const draft = withOutside(draftOnce(question), question.outside);
      const confidence = confidenceIn(question, work);
      return { question: question.text, draft, id: idOf(question), confidence };
    }),
  );
  if (answered === undefined) return finish(toSorry(), "fault", conversation);
  const parts = withoutTold(answered);
  const noted = parts.map((part, at) =>
    apart === undefined || at > 0 ? part : { ...part, draft: apart.told(part.draft) },
  );
  return finishParts(noted, conversation);
}

/** Drafts the answer to a question once: it is asked for by many who weigh how a message is meant. */
function draftingOnce(work: Work): (question: Question) => Draft {
  const drafts = new WeakMap<Question["asked"], Map<Question["verdict"], Draft>>();
  const draftOnce = (question: Question): Draft => {
    const { asked, verdict, reckons, rows } = question;
    if (reckons !== undefined) return draftOf(question, work);
    if (rows !== undefined) return rowsDraft(rows, draftOnce(rows.of));
    const known = drafts.get(asked) ?? new Map<Question["verdict"], Draft>();
    drafts.set(asked, known);
    const draft = known.get(verdict) ?? draftOf(question, work);
    known.set(verdict, draft);
    return draft;
  };
  return draftOnce;
}

/** A fault of ours is told to who runs this; to the asker it is an answer that we do not have. */
function attempt<Value>(work: Work, job: () => Value): Value | undefined {
  try {
    return job();
  } catch (error) {
    work.asking.signal.throwIfAborted();
    work.onFault(error);
    return undefined;
  }
}

function draftOf({ asked, verdict, reckons }: Question, work: Work): Draft {
  const { toolbox } = work;
  if (reckons !== undefined) return reckonedDraft(reckons, toolbox);
  if (verdict.kind !== "sure") {
    const [unknown] = asked.unknownNames;
    if (unknown !== undefined) return unknownName(unknown);
    if (verdict.kind === "outside") return OUTSIDE;
    return clarify(
      line`I am not sure what you ask. Do you want to know:`,
      verdict.among.map(({ label }) => line`${told(label)}`),
    );
  }
  const { intent } = verdict;
  if (intent.group === "talk") return respondTo(intent, asked, toolbox);
  const settled = settle(intent, asked, toolbox.scene);
  if ("draft" in settled) return settled.draft;
  const { asked: held, note } = withHeldNotes(intent, settled.asked, toolbox);
  const answered = attempt(work, () => respondSupposing(intent, held, toolbox)) ?? toSorry();
  const noted = note === undefined ? answered : withNote(answered, note);
  const draft = attempt(work, () => withPremises(noted, intent, held, toolbox)) ?? noted;
  const taken = withCaveats(
    draft,
    settled.taken.map((id) => takenAs(id, toolbox)),
  );
  const whole = verdict.instead === undefined ? taken : withInstead(taken, verdict.instead);
  // Who of two is asked about is told by name.
  return asksWhose(held) || asksForOther(held) ? whole : withHolder(whole, held.owner);
}

/** Says that the rest of the message is none of what is known here. */
const withOutside = (draft: Draft, text: string | undefined): Draft =>
  text === undefined
    ? draft
    : {
        ...draft,
        result: [...draft.result, line`"${quote(text)}" is **outside of what I know**.`],
      };

/** Says first what the question took for otherwise, unless the answer tells of it. */
const withNote = (draft: Draft, note: Line): Draft =>
  draft.kind === "refuse" || /\bclosed\b/.test(render(draft, "").text)
    ? draft
    : { ...draft, result: [note, ...draft.result] };

/** Says for whom it is where the question was about somebody of the household. */
function withHolder(draft: Draft, owner: string | undefined): Draft {
  const [first, ...rest] = draft.result;
  if (owner === undefined || owner === SELF || draft.kind !== "answer" || first === undefined) {
    return draft;
  }
  if (render(draft, "").text.includes(owner)) return draft;
  return { ...draft, result: [joinLines([line`For ${holderOf(owner)}:`, first]), ...rest] };
}

/** Says which card a short name was taken for. */
const takenAs = (card: string, toolbox: Toolbox): Line =>
  line`Taken as the ${cardNameOf(card, toolbox)}; name another if that is the one you mean.`;

/** Says what else may have been meant, when the question was not clear. */
const withInstead = (draft: Draft, { label }: Intent): Draft =>
  withCaveats(draft, [line`If you meant ${told(label)}, please say so.`]);

const idOf = ({ verdict }: Question): string =>
  verdict.kind === "sure" ? verdict.intent.id : verdict.kind === "unsure" ? "unsure" : "outside";

/** The first card or program in an answer of ours to a question; computed anew, never taken from the caller. */
function recall(draft: Draft, work: Work): string | undefined {
  if (draft.kind !== "answer") return undefined;
  const [result = ""] = render(draft, "").text.split("\n");
  const { scene } = work.toolbox;
  const named = work.mind.language.understand(result, scene);
  return (mentionsOf(named, "card")[0] ?? mentionsOf(named, "program")[0])?.text;
}

/** The cards that an answer names first, and those that come next. */
function namedIn(draft: Draft, work: Work): readonly string[] {
  if (draft.kind !== "answer") return [];
  const { scene } = work.toolbox;
  const { result, details } = draft;
  const next = details.filter(({ strings: [words = ""] }) => words.startsWith("Next:"));
  const text = render(
    { ...draft, result: [...result, ...next], details: [], caveats: [] },
    "",
  ).text;
  const names = mentionsOf(work.mind.language.understand(text, scene), "card").flatMap(
    ({ ids: [id = "", ...others] }) =>
      others.length > 0 ? [] : (scene.facts.cards.get(id)?.card_name ?? []),
  );
  return [...new Set(names)];
}

interface Answered extends Part {
  readonly id: string;
  readonly confidence: number;
}

/** As likely as the classifier finds the intent that answers, by the question's own words. */
function confidenceIn({ asked, verdict }: Question, { mind, toolbox }: Work): number {
  const ranked = rank(asked, mind, toolbox.scene.facts);
  const chosen = ranked.find(({ intent }) => verdict.kind === "sure" && intent === verdict.intent);
  return (chosen ?? ranked[0])?.score ?? 0;
}

function finishParts(parts: readonly Answered[], conversation: Conversation): Answer {
  const confidence = Math.min(...parts.map((part) => part.confidence));
  return { ...writeParts(parts, conversation), confidence };
}

function writeParts(parts: readonly Answered[], conversation: Conversation): Answer {
  const [only] = parts;
  const id = [...new Set(parts.map((part) => part.id))].join("+");
  if (only !== undefined && parts.length === 1) return finish(only.draft, id, conversation);
  const { maxTokens = Number.POSITIVE_INFINITY } = conversation;
  const whole = render(joinParts(parts), id);
  if (!isBrief(conversation) && countTokens(whole.text) <= maxTokens) return whole;
  const short = parts.map((part) => ({ ...part, draft: withoutDetails(part.draft) }));
  return render(joinParts(short), id, maxTokens);
}

const finish = (draft: Draft, id: string, conversation: Conversation): Answer =>
  render(isBrief(conversation) ? withoutDetails(draft) : draft, id, conversation.maxTokens);

const BRIEF =
  /\b(?:be|keep|answer|respond|reply)\b[^.!?\n]{0,40}\b(?:brief|briefly|short|concise|concisely|terse|succinct|succinctly)\b|\b(?:in|with|use) (?:only |just |at most |a single |one |1 )+sentence\b|\bin brief\b|\btl;?dr\b/i;

/** Whoever wrote the instructions, or asks, wants it short. */
const isBrief = ({ instructions, turns }: Conversation): boolean =>
  [...instructions, turns.at(-1)?.text ?? ""].some((text) => BRIEF.test(text));
