import { askBack, type Draft, isSaid, saidIn } from "./compose/draft.ts";
import { text } from "./compose/figures.ts";
import { joinAnswers, joinDrafts } from "./compose/join.ts";
import { EMPTY, join, type Line, line, listed, sentence } from "./compose/line.ts";
import { understand } from "./language/understand.ts";
import { phrases, says, spaced } from "./language/words/phrases.ts";
import { mentionsOf, type Understood } from "./language/understood.ts";
import { withoutVerdict } from "./compose/verdict.ts";
import type { Frame } from "./frame.ts";
import { readAs, type Reading } from "./read-question.ts";
import { topicOf } from "./reading/fill.ts";
import { meaningOf } from "./talks/chosen.ts";
import { REPLIES } from "./topics/replies.ts";
import { callInTurns, type Toolbox } from "./toolbox.ts";
import { assumedPeriod } from "./topics/purchase/spend.ts";
import { isChat, isOffered } from "./topics/ids.ts";
import { drafting } from "./ask.ts";
import { topics } from "./topics/registry.ts";

/** Answers a frame; gives no yes or no when the answer ignores a figure of the question. */
export function answerFrame(asked: Frame, toolbox: Toolbox): Draft {
  const isPartial = asked.focus === "whether" && asked.unread.some((words) => /\d/.test(words));
  const frame: Frame = isPartial ? { ...asked, focus: "amount" } : asked;
  const heard = isChat(frame.topic) ? [] : frame.unread;
  const draft = drafting(() => {
    const given = topics[frame.topic].answer(frame, toolbox);
    const unread = [...heard, ...(given.unread ?? [])];
    const said = saidIn(given).toLowerCase();
    const isWhole = unread.every((words) => isSaid(words, said));
    const lead = isWhole ? given.lead : given.lead.map(withoutVerdict);
    return { ...given, lead, unread, caveats: [...given.caveats, periodTaken(frame, toolbox)] };
  });
  return draft.instead === undefined ? draft : answerFrame(draft.instead, toolbox);
}

/** Says which period was assumed when a tool counted amounts as recurring spending. */
function periodTaken(frame: Frame, toolbox: Toolbox): Line {
  const period = assumedPeriod(frame);
  const isCounted = toolbox.calls().some(({ input }) => "spend" in input && input.spend);
  return period === undefined || !isCounted
    ? EMPTY
    : line`No period given, so this assumes spending per ${text(period)}.`;
}

/* Answers one question, or asks back when its meaning is unclear. */

/**
 * From this score on the answer is direct; below, it opens with "Taking this as" and gives no yes
 * or no. Small talk this certain needs no word about cards.
 */
const SURE = 0.9;
/** Below this the chat offers readings: it missed one in three unseen questions this unsure. */
const LIKELY = 0.64;
/** From this score on the answer mentions no other reading. */
const PLAIN = 0.8;
/** A refusal needs less: no other reading is worth offering beside it. */
const LIKELY_CHAT = 0.5;
/** Less likely readings are not offered beside the likeliest. */
const MIN_LIKELY = 0.01;
/** A runner-up this likely is answered when the top reading lacks something. */
const MIN_NEXT = 0.15;
/** Below this, a question is not treated as one about wrongdoing. */
const ACCUSING = 0.7;
const MAX_OFFERED = 2;
const MAX_OPTIONS = 6;

/** Answers the questions of a message; pauses between two answers so that other work can run. */
export async function answerReadings(
  readings: readonly Reading[],
  toolbox: Toolbox,
  pause: () => Promise<void>,
): Promise<Draft> {
  if (readings.length > 1 && readings.every(isUnsure)) return offerParts(readings);
  const told = readings.filter(
    (one, at) => !readings.slice(at + 1).some((next) => saysMore(next, one)),
  );
  const answers: { readonly text: string; readonly draft: Draft }[] = [];
  for (const reading of told) {
    // oxlint-disable-next-line no-await-in-loop
    const draft = await callInTurns(toolbox, pause, (tools) => answerReading(reading, tools));
    answers.push({ text: reading.text, draft });
  }
  return joinAnswers(answers);
}

/** "Which card at Walmart, and how much on 150": repeats the first and adds the amount. */
const saysMore = ({ frame: next }: Reading, { frame: one }: Reading): boolean =>
  one !== undefined &&
  next?.topic === one.topic &&
  one.amounts.length === 0 &&
  next.amounts.length > 0 &&
  JSON.stringify([one.subjects, one.owner]) === JSON.stringify([next.subjects, next.owner]);

const isUnsure = ({ frame, doubts, asked, isOutside, score }: Reading): boolean =>
  frame !== undefined &&
  !isOutside &&
  doubts.length === 0 &&
  asked.unknownNames.length === 0 &&
  score < LIKELY;

/** Offers two options: everything that was read, and the surest part of it. */
function offerParts(readings: readonly Reading[]): Draft {
  const [surest] = readings.toSorted((a, b) => b.score - a.score);
  const options = [meaningOf(readings), surest?.label?.means ?? ""];
  return askBack(
    line`I am not sure what you mean. Which of these do you want to know?`,
    [...new Set(options)].map((one) => line`${text(one)}`),
  );
}

export function answerReading(reading: Reading, toolbox: Toolbox): Draft {
  const { doubts, asked, columns } = reading;
  const frame = reading.frame && withoutAsides(reading.frame, asked);
  const [unknown] = asked.unknownNames;
  const [doubt] = doubts;
  if (unknown !== undefined && isAboutNames(reading)) return unknownName(unknown);
  if (frame === undefined || (reading.isOutside && !isClearlyChat(reading))) {
    return REPLIES.off_topic;
  }
  if (isOfStranger(reading)) return REPLIES.other_members;
  if (frame.column === "wrongdoing" && reading.score < ACCUSING) return REPLIES.off_topic;
  if (doubt !== undefined) return whichOf(doubt, toolbox);
  if (reading.score < (isChat(frame.topic) ? LIKELY_CHAT : LIKELY)) return offer(reading);
  if (isOnBoard(frame, asked.tokens))
    return answerFrame({ ...frame, topic: "not_kept", column: "on_board" }, toolbox);
  const answers = [frame.column, ...columns].map((column) =>
    answerFrame({ ...frame, column }, toolbox),
  );
  const given = joinDrafts(answers);
  if (frame.topic === "not_kept") return withOther(given, reading);
  if (given.kind === "clarify") return answerNext(reading, toolbox) ?? given;
  return isSure(reading) ? openedBy(given) : hedge(given, reading);
}

/** Tries the next reading when the top one lacks something: "card for the water bill". */
function answerNext(reading: Reading, toolbox: Toolbox): Draft | undefined {
  const next = reading.ranked.find(({ label }) => label.topic !== reading.label?.topic);
  if (next === undefined || next.score < MIN_NEXT || isChat(next.label.topic)) return undefined;
  const other = readAs(reading, next.label, toolbox);
  if (other.frame === undefined || other.doubts.length > 0) return undefined;
  const given = answerFrame(other.frame, toolbox);
  return given.kind === "answer" ? hedge(given, other) : undefined;
}

/** "Cards with a free checked bag": no table holds that, so no card can be named for it. */
const isOnBoard = ({ topic }: Frame, tokens: readonly string[]): boolean =>
  (topic === "card" || topic === "find_cards") && says(spaced(tokens), ON_BOARD);
const ON_BOARD = phrases(
  "checked bag|checked bags|free bag|free bags|bag free|bags free|priority boarding|board early",
);

const isSure = ({ score }: Reading): boolean => score >= SURE;

/** Adds another possible meaning of the question. */
function withOther(given: Draft, reading: Reading): Draft {
  const other = optionsOf(reading).find((means) => means !== reading.label?.means);
  if (other === undefined) return given;
  return {
    ...given,
    caveats: [line`Or do you want to know ${text(other)}?`, ...given.caveats],
  };
}

/** Says how the question was read, answers it, and adds what else it may mean. */
function hedge(given: Draft, reading: Reading): Draft {
  if (given.kind !== "answer") return given;
  const means = text(reading.label?.means ?? "");
  const taken = line`taking this as "${means}"${namesHeard(given, reading)}`;
  const plain = { ...given, lead: given.lead.map(withoutVerdict) };
  const opened = openedBy(plain, taken);
  return reading.score < PLAIN ? withOther(opened, reading) : opened;
}

/** Names as written when the answer does not show them: "Wayfarer" is not Wayfair. */
function namesHeard(given: Draft, { asked, frame }: Reading): Line {
  const said = saidIn(given).toLowerCase();
  const heard = asked.mentions
    .map(({ text: written }) => written)
    .filter((written) => !isSaid(written, said) && frame?.unread.includes(written) !== true);
  return heard.length === 0 ? EMPTY : line` (${text([...new Set(heard)].join(", "))})`;
}

/** Opens with how the question was read and which of its words the answer ignores. */
export function openedBy(given: Draft, taken: Line = EMPTY): Draft {
  const { kind, lead, unread = [] } = given;
  const said = saidIn(given).toLowerCase();
  const omitted = unread.filter((words) => !isSaid(words, said)).map((one) => text(`"${one}"`));
  const leaving = omitted.length === 0 ? EMPTY : line`leaving out ${listed(omitted)}`;
  const opening = join([taken, leaving], ", ");
  const [first = EMPTY, ...others] = lead;
  return kind !== "answer" || opening.text === ""
    ? given
    : { ...given, lead: [sentence(line`${opening}: ${first}`), ...others] };
}

/** Drops shops and countries from `unread` when the answer does not depend on a place. */
const withoutAsides = (frame: Frame, { mentions, country }: Understood): Frame => {
  const takesPrograms = topicOf(frame.topic).takes.includes("program");
  const asides = new Set(
    mentions
      .filter(({ kind }) => kind === "merchant" || (kind === "category" && takesPrograms))
      .map(({ text: written }) => written),
  );
  return {
    ...frame,
    unread: frame.unread.filter(
      (words) => (words !== country || OF_PLACES.has(frame.topic)) && !asides.has(words),
    ),
  };
};

/** Cover differs abroad, and so do cards to look for. */
const OF_PLACES: ReadonlySet<string> = new Set(["protection", "find_cards"]);

/** Beside the program that points go to, an unknown name is just a place. */
function isAboutNames({ frame }: Reading): boolean {
  if (frame === undefined) return true;
  if (isChat(frame.topic)) return false;
  const isOfPrograms = !topicOf(frame.topic).takes.includes("card");
  return !(
    isOfPrograms &&
    frame.subjects.some(
      ({ kind, role }) => kind === "program" && (role === "to" || !hasEnds(frame)),
    )
  );
}

/** Topics about points going from one program to another; there an unknown name matters. */
const hasEnds = ({ topic }: Frame): boolean => ENDED.has(topic);
const ENDED: ReadonlySet<string> = new Set(["routes", "transfer", "pooling", "funding"]);

/**
 * True if the question is about somebody outside the wallet, which the member's holdings cannot
 * answer.
 */
function isOfStranger({ asked, frame }: Reading): boolean {
  if (asked.stranger === undefined || frame === undefined) return false;
  const { isOfRows, takes } = topicOf(frame.topic);
  const namesCard = frame.subjects.some(({ kind }) => kind === "card");
  const isOfAnyHolder = namesCard && !isOfRows && !HOLDERS_ACTS.has(frame.verb ?? "");
  const isOfHoldings = takes.includes("owner") || HOLDERS_ACTS.has(frame.verb ?? "");
  return isOfHoldings && !takes.includes("rule") && !isOfAnyHolder;
}

/** Acts whose worth depends on the holder's other cards and points. */
const HOLDERS_ACTS: ReadonlySet<string> = new Set(["keep", "cancel", "upgrade", "downgrade"]);

/** "Yo", "help": small talk, although it has no word about cards and points. */
const isClearlyChat = (reading: Reading): boolean =>
  isChat(reading.frame?.topic ?? "") && reading.score >= SURE;

/** The likeliest readings, to choose from. */
function offer(reading: Reading): Draft {
  const options = optionsOf(reading).map((means) => line`${text(means)}`);
  return askBack(
    options.length === 1
      ? line`I am not sure what you mean. Is this what you want to know?`
      : line`I am not sure what you mean. Which of these do you want to know?`,
    options,
  );
}

const optionsOf = ({ ranked }: Reading): readonly string[] =>
  ranked
    .filter(
      ({ label, score }, place) => isOffered(label.topic) && (place === 0 || score >= MIN_LIKELY),
    )
    .slice(0, MAX_OFFERED)
    .map(({ label }) => label.means);

const unknownName = (name: string): Draft =>
  askBack(
    line`I do not know "${text(name)}": the catalog has no such card or program. Which one do you mean? Please use its full name, as the issuer writes it.`,
  );

const whichOf = (
  { kind, ids, text: said }: Reading["doubts"][number],
  { scene: { facts } }: Toolbox,
): Draft =>
  askBack(
    said === "" ? line`Which card do you mean?` : line`Which one do you mean by "${text(said)}"?`,
    ids.slice(0, MAX_OPTIONS).map((id) => {
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

export const textIn = ({ lead, details }: Draft): string =>
  [...lead, ...details].map((one) => one.text).join("\n");
