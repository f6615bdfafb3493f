import { hashOf, inRound } from "../../../server/chat/learning/seeded.ts";
import { understand } from "../../../server/chat/language/understand.ts";
import type { EvalCase } from "./case.ts";
import { AMOUNTS } from "./rewordings/amounts.ts";
import { DAYS_AND_SPANS } from "./rewordings/days.ts";
import { FRAMES } from "./rewordings/frames.ts";
import { NAMES } from "./rewordings/names.ts";
import { PLAIN } from "./rewordings/plain.ts";
import { SYNONYMS } from "./rewordings/synonyms.ts";
import { type Retelling, RETELLINGS } from "./rewordings/talks.ts";
import type { Rewording } from "./rewordings/written.ts";
import { toolboxOf } from "./run.ts";

/*
 * The same question, written otherwise: what it means is the same, so its answer has to be. It shows
 * what case by case work cannot, for nobody chose these words to fit the engine.
 */

const REWORDINGS: readonly Rewording[] = [
  ...PLAIN,
  ...NAMES,
  ...AMOUNTS,
  ...DAYS_AND_SPANS,
  ...SYNONYMS,
  ...FRAMES,
];

/** Small talk and refusals are about their words; a talk has more than one message to write anew. */
const OF_WORDS: ReadonlySet<string> = new Set(["talk", "trap"]);

export const isReworded = ({ group, messages }: EvalCase): boolean =>
  messages.length === 1 && !OF_WORDS.has(group);

/** By its own id, so that one case more or less words no other anew. */
const placeOf = ({ id }: EvalCase): number => hashOf(id);

/** Drawn by their ids: every nth would keep step with what is written by turns. */
export const inDrawnOrder = (cases: readonly EvalCase[]): readonly EvalCase[] =>
  inRound(
    cases.map((evalCase) => ({ evalCase, seed: placeOf(evalCase) })),
    0,
  ).map(({ evalCase }) => evalCase);

/** The case with its question in other words; undefined where that changes nothing. */
function reworded(evalCase: EvalCase, { reword }: Rewording): EvalCase | undefined {
  const [only] = evalCase.messages;
  if (only === undefined) return undefined;
  const { scene } = toolboxOf(evalCase);
  const asked = () => understand(only.content, scene);
  const content = reword({ text: only.content, at: placeOf(evalCase), scene, asked });
  if (content === only.content || content.trim() === "") return undefined;
  return { ...evalCase, messages: [{ ...only, content }] };
}

/** The case with its question in a talk or beside another; undefined where it cannot be asked so. */
function retold(
  evalCase: EvalCase,
  { retell, among = (expect) => expect }: Retelling,
): EvalCase | undefined {
  const [only] = evalCase.messages;
  const isAnswer = [evalCase.expect.kind].flat().every((kind) => kind === "answer");
  if (only === undefined || !isAnswer) return undefined;
  const { scene } = toolboxOf(evalCase);
  const asked = () => understand(only.content, scene);
  const messages = retell({ text: only.content, at: placeOf(evalCase), scene, asked });
  if (messages === undefined) return undefined;
  return {
    ...evalCase,
    messages: messages.map((content) => ({ role: "user", content })),
    expect: among(evalCase.expect),
  };
}

/** A way to ask a question otherwise. */
export interface Way {
  readonly name: string;
  readonly ask: (evalCase: EvalCase) => EvalCase | undefined;
  /** The least share of right answers that must stay right or be offered, over all ways of its kind. */
  readonly least: number;
}

/** A follow-up's reference may be in doubt; a question's own words may not. */
const STAY_RIGHT = { words: 0.93, talks: 0.85 } as const;

export const WAYS: readonly Way[] = [
  ...REWORDINGS.map((one) => ({
    name: one.name,
    ask: (evalCase: EvalCase) => reworded(evalCase, one),
    least: STAY_RIGHT.words,
  })),
  ...RETELLINGS.map((one) => ({
    name: one.name,
    ask: (evalCase: EvalCase) => retold(evalCase, one),
    least: STAY_RIGHT.talks,
  })),
];
