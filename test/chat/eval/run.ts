import type { Answer, Reasoner, Turn } from "../../../server/chat/reasoner.ts";
import { createToolbox, type Toolbox } from "../../../server/chat/toolbox.ts";
import { toScene } from "../../../server/member/scene.ts";
import { readPinnedFacts } from "../../fixtures/pinned-facts.ts";
import type { EvalCase, ValueSource } from "./case.ts";
import { wordsOf } from "./answer-text.ts";
import { judge } from "./judge.ts";
import { type KnownFact, misses, type Scored } from "./score.ts";
import { select } from "./select.ts";
import type { Outcome } from "./tally.ts";
import { walletNamed } from "./wallets.ts";

/** The moment of cases that name none; the wallet's time zone makes a day of it. */
const NOW = "2026-11-21T17:00:00Z";

/** A case with its answers and score. */
export interface CaseRun {
  readonly evalCase: EvalCase;
  readonly outcome: Outcome;
  readonly answer: Answer;
  /** All that the score was made of, to make mutants from. */
  readonly scored: Scored;
}

/** A toolbox on the case's wallet, the pinned facts and its moment. */
export function toolboxOf({ wallet, now }: Pick<EvalCase, "wallet" | "now">): Toolbox {
  let ids = 0;
  const scene = toScene(walletNamed(wallet), {
    facts: readPinnedFacts(),
    now: Date.parse(now ?? NOW),
    newId: () => `new-${ids++}`,
  });
  return createToolbox(scene);
}

/** A reasoner with the faults it told of, for to the asker it only says sorry. */
export interface Engine {
  readonly reasoner: Reasoner;
  readonly faults: readonly unknown[];
}

/** Asks a reasoner all turns of a case, and judges its last answer. */
export async function runCase(evalCase: EvalCase, engine: Engine): Promise<CaseRun> {
  const asked = await askAll(evalCase, engine);
  const { answer, reasons, scored } = asked;
  const isNeedless =
    answer.kind === "clarify" && ![evalCase.expect.kind].flat().includes("clarify");
  const outcome: Outcome = {
    id: evalCase.id,
    group: evalCase.group,
    author: authorOf(evalCase),
    ...judge(scored, reasons),
    isNeedless,
    isOffered: isNeedless && (await offersRight(evalCase, answer, engine)),
    words: isShortAsked(evalCase) && answer.kind === "answer" ? countWords(answer) : undefined,
    confidence: answer.confidence,
    reasons,
  };
  return { evalCase, outcome, answer, scored };
}

async function askAll(evalCase: EvalCase, { reasoner, faults }: Engine) {
  const toolbox = toolboxOf(evalCase);
  const known = faults.length;
  const answer = await answerOf(evalCase, reasoner, toolbox);
  const scored = toScored(evalCase, answer, toolbox);
  const broken = faults
    .slice(known)
    .map((fault) => ({ miss: "error", detail: String(fault) }) as const);
  return { answer, scored, reasons: [...broken, ...misses(scored)] };
}

/** Cases of one hand share the start of their ids; the oldest, named by what they ask, have none. */
const authorOf = ({ id }: EvalCase): string => /^[a-z]\d+(?=-)/.exec(id)?.[0] ?? "first";

const MAX_OFFERED = 2;

/** True if one of at most two offered options, sent as the next message, leads to a right answer. */
async function offersRight(evalCase: EvalCase, { text }: Answer, engine: Engine): Promise<boolean> {
  const options = text.split("\n").flatMap((line) => (line.startsWith("- ") ? line.slice(2) : []));
  if (options.length > MAX_OFFERED) return false;
  for (const content of options) {
    const messages: EvalCase["messages"] = [
      ...evalCase.messages,
      { role: "assistant", content: text },
      { role: "user", content },
    ];
    const { reasons } = await askAll({ ...evalCase, messages }, engine);
    if (reasons.length === 0) return true;
  }
  return false;
}

const isShortAsked = ({ messages }: EvalCase): boolean =>
  /\b(?:which|what card|how (?:much|many))\b/i.test(messages.at(-1)?.content ?? "");

const countWords = (answer: Answer): number => wordsOf(answer).trim().split(/\s+/).length;

async function answerOf(
  { messages }: EvalCase,
  reasoner: Reasoner,
  toolbox: Toolbox,
): Promise<Answer> {
  const turns: Turn[] = [];
  const instructions = messages.flatMap(({ role, content }) =>
    role === "system" ? [content] : [],
  );
  const ask = (): Promise<Answer> =>
    reasoner.answer({ turns: [...turns], instructions }, toolbox, {
      signal: new AbortController().signal,
    });
  for (const { role, content } of messages) {
    if (role === "system") continue;
    if (role === "user" && turns.at(-1)?.role === "user") {
      turns.push({ role: "assistant", text: (await ask()).text });
    }
    turns.push({ role, text: content });
  }
  return await ask();
}

type Expected = Pick<Scored, "facts" | "picks">;

/** By what is expected: a question written otherwise expects the same. */
const known = new WeakMap<EvalCase["expect"], Expected>();

/**
 * The tools' values for the facts of a case, from a separate toolbox, so that the answer's calls
 * stay its own.
 */
export function expectedOf(evalCase: EvalCase): Expected {
  const before = known.get(evalCase.expect);
  if (before !== undefined) return before;
  const expected = readExpected(evalCase);
  known.set(evalCase.expect, expected);
  return expected;
}

function readExpected(evalCase: EvalCase): Expected {
  const toolbox = toolboxOf(evalCase);
  const { facts = [], pick = {} } = evalCase.expect;
  const toFact = ({ from, unit, subject }: (typeof facts)[number]): KnownFact => {
    const value = read(toolbox, from, evalCase.id);
    return { value, unit, subject, names: unit === "text" ? namesOf(String(value)) : [] };
  };
  const names = [
    ...(pick.must_name ?? []).map((either) => either.split("|")),
    ...(pick.from ?? []).map((from) => [String(read(toolbox, from, evalCase.id))]),
  ];
  return { facts: facts.map(toFact), picks: names.map((one) => one.flatMap(namesOf)) };
}

function read(toolbox: Toolbox, { tool, input, path }: ValueSource, id: string): number | string {
  const outcome = toolbox.call(tool, input);
  if ("error" in outcome) throw new Error(`${id}: ${tool}: ${outcome.error}`);
  const { envelope } = outcome;
  if (!("data" in envelope)) throw new Error(`${id}: ${tool}: ${envelope.summary}`);
  try {
    return select(envelope.data, path);
  } catch (error) {
    throw new Error(`${id}: ${tool}: no value at ${path}`, { cause: error });
  }
}

/** A card goes by its full and its short name. */
function namesOf(name: string): readonly string[] {
  const { cards } = readPinnedFacts().facts.tables;
  const card = cards.find((one) => one.card_name === name);
  return card === undefined ? [name] : [name, card.display_name];
}

/** Only names long enough to be of nothing else. */
const MANY_WORDS = / .* /;

function toScored(evalCase: EvalCase, answer: Answer, toolbox: Toolbox): Scored {
  const { cards } = readPinnedFacts().facts.tables;
  return {
    expect: evalCase.expect,
    answer,
    calls: toolbox.calls(),
    userTexts: evalCase.messages.flatMap(({ role, content }) => (role === "user" ? [content] : [])),
    cards: cards
      .map(({ id, card_name: name }) => ({ id, name }))
      .filter(({ name }) => MANY_WORDS.test(name)),
    ...expectedOf(evalCase),
  };
}
