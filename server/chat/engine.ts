import { understand } from "./language/understand.ts";
import { mentionsOf } from "./language/understood.ts";
import type { Answer, Conversation, Reasoner } from "./reasoner.ts";
import { answerFrame } from "./answer-frame.ts";
import { answer, askBack, type Draft } from "./compose/draft.ts";
import { text } from "./compose/figures.ts";
import { line } from "./compose/line.ts";
import { render } from "./compose/render.ts";
import { type Lore, type Reader, type Reading, readMessage } from "./read.ts";
import { topicOf } from "./reading/fill.ts";
import type { Toolbox } from "./toolbox.ts";

/* Reads a message into frames and answers each with the member's tools. */

/** Less sure readings are offered instead of answered. */
const SURE = 0.38;
const CLEARLY = 1.6;
const MOST_OFFERED = 2;
const MOST_OPTIONS = 6;

export function createReasoner(loreOf: () => Lore): Reasoner {
  return {
    answer: async (conversation, toolbox, asking) => {
      const given = answerTalk(conversation, toolbox, loreOf());
      asking.write(given.text);
      return given;
    },
  };
}

export function answerTalk(conversation: Conversation, toolbox: Toolbox, lore: Lore): Answer {
  const asked = conversation.turns.filter(({ role }) => role === "user");
  const reader: Reader = {
    scene: toolbox.scene,
    lore,
    cardsOf: (reading) => cardsIn(draftOf(reading, toolbox), toolbox, lore),
  };
  const earlier: Reading[] = [];
  let readings: readonly Reading[] = [];
  for (const turn of asked) {
    readings = readMessage(turn.text, reader, earlier);
    earlier.push(...readings);
  }
  const asking = readings.filter(({ frame }) => !isTalk(frame));
  readings = asking.length > 0 ? asking : readings.slice(0, 1);
  const drafts = readings.map((reading) => draftOf(reading, toolbox));
  const intent = readings.map(({ id }) => id).join("+");
  const confidence = Math.min(1, ...readings.map(confidenceOf));
  return { ...render(joined(drafts), conversation.maxTokens), intent, confidence };
}

const isTalk = (frame: Reading["frame"]): boolean => frame?.topic === ("talk" as string);

function draftOf(reading: Reading, toolbox: Toolbox): Draft {
  const { frame, doubts, asked } = reading;
  const [unknown] = asked.unknownNames;
  const [doubt] = doubts;
  if (unknown !== undefined) return unknownName(unknown);
  if (doubt !== undefined) return whichOf(doubt, toolbox);
  if (frame === undefined || topicOf(frame.topic) === undefined)
    return askBack(line`No answer yet.`);
  if (!isSure(reading)) return offer(reading);
  const answers = [frame.column, ...reading.columns].map((column) =>
    answerFrame({ ...frame, column }, toolbox),
  );
  return joined(answers);
}

/** The cards that the first paragraph of an answer names. */
function cardsIn(
  { kind, lead: [first] }: Draft,
  { scene }: Toolbox,
  lore: Lore,
): readonly string[] {
  if (kind !== "answer" || first === undefined) return [];
  const named = understand(first.text.replaceAll("**", ""), scene, { vocabulary: lore.vocabulary });
  return mentionsOf(named, "card").flatMap(({ ids }) => (ids.length === 1 ? ids : []));
}

function isSure({ score, ranked, id }: Reading): boolean {
  const next = ranked.find((one) => one.id !== id)?.score ?? 0;
  return score >= SURE || score >= CLEARLY * next;
}

const confidenceOf = ({ score, frame }: Reading): number =>
  score * (frame === undefined || frame.unread.length === 0 ? 1 : UNREAD);
const UNREAD = 0.6;

const offer = ({ ranked }: Reading): Draft =>
  askBack(
    line`I am not sure what you ask. Do you want to know:`,
    ranked
      .filter(({ label }) => label.topic !== "talk")
      .slice(0, MOST_OFFERED)
      .map(({ label }) => line`${text(label.says)}`),
  );

const unknownName = (name: string): Draft =>
  askBack(
    line`I do not know "${text(name)}": there is no such card or program in the catalog. Which one do you mean? Its full name, as the issuer writes it, is best.`,
  );

const whichOf = (
  { kind, ids, text: said }: Reading["doubts"][number],
  { scene: { facts } }: Toolbox,
): Draft =>
  askBack(
    line`Which one do you mean by "${text(said)}"?`,
    ids.slice(0, MOST_OPTIONS).map((id) => {
      const name = kind === "card" ? facts.cards.get(id)?.card_name : facts.programs.get(id)?.name;
      return line`${text(name ?? id)}`;
    }),
  );

/** Several answers as one. */
function joined(drafts: readonly Draft[]): Draft {
  const [first, ...others] = drafts;
  if (first === undefined) return askBack(line`What would you like to know?`);
  if (others.length === 0) return first;
  const given = drafts.filter(({ kind }) => kind === "answer");
  const kept = given.length > 0 ? given : drafts;
  return answer({
    kind: given.length > 0 ? "answer" : first.kind,
    lead: kept.flatMap(({ lead }) => lead),
    details: kept.flatMap(({ details }) => details),
    caveats: kept.flatMap(({ caveats }) => caveats),
    envelopes: kept.flatMap(({ envelopes }) => envelopes),
  });
}
