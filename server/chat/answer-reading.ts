import { answerFrame } from "./answer-frame.ts";
import { askBack, type Draft } from "./compose/draft.ts";
import { text } from "./compose/figures.ts";
import { joinDrafts } from "./compose/join.ts";
import { line } from "./compose/line.ts";
import { understand } from "./language/understand.ts";
import { mentionsOf } from "./language/understood.ts";
import type { Reading } from "./read.ts";
import { topicOf } from "./reading/fill.ts";
import type { Ranked } from "./reading/rank.ts";
import { REPLIES } from "./topics/replies.ts";
import type { Toolbox } from "./toolbox.ts";
import { isChat } from "./topics/ids.ts";

/* Answers one question, or asks back where it is not sure enough what is asked. */

/** Less sure readings are offered instead of answered. */
const SURE = 0.5;
/** A message that goes on from a question is mostly of what was asked. */
const SURE_IN_TALK = 0.3;
const CLEARLY = 3;
const MOST_OFFERED = 2;
const MOST_OPTIONS = 6;

export function answerReading(reading: Reading, toolbox: Toolbox): Draft {
  const { frame, doubts, asked, columns } = reading;
  const [unknown] = asked.unknownNames;
  const [doubt] = doubts;
  if (unknown !== undefined && isAboutNames(reading)) return unknownName(unknown);
  if (frame === undefined || (reading.isOutside && !isClearlyChat(reading))) {
    return REPLIES.off_topic;
  }
  if (isOfStranger(reading)) return REPLIES.other_members;
  if (doubt !== undefined) return whichOf(doubt, toolbox);
  if (!isSure(reading)) return offer(reading);
  const answers = [frame.column, ...columns].map((column) =>
    answerFrame({ ...frame, column }, toolbox),
  );
  return joinDrafts(answers);
}

/** Where programs are known and no card is asked about, an unknown name is that of a place. */
function isAboutNames({ frame }: Reading): boolean {
  if (frame === undefined) return true;
  const isOfPrograms = !topicOf(frame.topic).takes.includes("card");
  return !(isOfPrograms && frame.subjects.some(({ kind }) => kind === "program"));
}

/** What the member holds is no answer to what somebody outside the wallet holds. */
const isOfStranger = ({ asked, frame }: Reading): boolean =>
  asked.stranger !== undefined &&
  frame !== undefined &&
  topicOf(frame.topic).isOfRows === true &&
  topicOf(frame.topic).takes.includes("owner") === true;

/** Labels of one list of rows count together: either way the same rows are told. */
function isSure({ score, ranked, label, isFollowUp }: Reading): boolean {
  if (isFollowUp) return score >= SURE_IN_TALK;
  const isRows = label !== undefined && topicOf(label.topic).isOfRows === true;
  const isAlike = (one: Ranked): boolean =>
    one.label === label || (isRows && one.label.topic === label.topic);
  const next = ranked.find((one) => !isAlike(one))?.score ?? 0;
  const others = ranked.filter((one) => isAlike(one) && one.label !== label);
  const whole = others.reduce((sum, one) => sum + one.score, score);
  return whole >= SURE || whole >= CLEARLY * next;
}

/** "Yo", "help": said to the chat, though with no word of cards and points. */
const isClearlyChat = (reading: Reading): boolean =>
  isChat(reading.frame?.topic ?? "") && isSure(reading);

const offer = ({ ranked }: Reading): Draft =>
  askBack(
    line`I am not sure what you ask. Do you want to know:`,
    ranked
      .filter(({ label }) => !isChat(label.topic))
      .slice(0, MOST_OFFERED)
      .map(({ label }) => line`${text(label.means)}`),
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

/** The cards that the first paragraph of an answer names. */
export function cardsIn(
  { kind, lead: [first] }: Draft,
  { scene }: Pick<Toolbox, "scene">,
): readonly string[] {
  if (kind !== "answer" || first === undefined) return [];
  const named = understand(first.text.replaceAll("**", ""), scene);
  return mentionsOf(named, "card").flatMap(({ ids }) => (ids.length === 1 ? ids : []));
}
