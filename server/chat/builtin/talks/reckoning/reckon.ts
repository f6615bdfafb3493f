import type { Group } from "../../intent.ts";
import { whose } from "../../compose/whose.ts";
import type { Lead } from "../../compose/leads.ts";
import { topicOf } from "../chain.ts";
import { type Question, read, type Talk } from "../talk.ts";
import { nameOf } from "../../slots.ts";
import { mentionsOf, type Understood } from "../../../language/understood.ts";
import type { Told } from "./reckoning.ts";
import { BARE_TOTAL, type WorkingAsked, workingAsked } from "./working-asked.ts";

/*
 * A message that asks for arithmetic on what was just told: the amounts that the last answers lead
 * with, one of each question, or several of one.
 */

/** Groups whose answers lead with an amount that can be added up. */
const GROUPS: ReadonlySet<Group> = new Set<Group>([
  "fee",
  "balance",
  "value",
  "credit",
  "year",
  "bonus",
  "wallet",
]);
/** Of these the bonus and the credits have their own weeks and years. */
const YEARLY = /\bannual fee|\bfee of\b|\bfee:|\ba year\b|\bper year\b|\bover the year\b|\bfees\b/i;
/** A line on a sum, or on what was told besides. */
const BESIDE = /^(?:\*\*)?(?:together|all|there are|in all)\b|\bfell due\b|\ball together\b/i;

/** The question that is to be worked out; undefined where none is asked for, or too little was told. */
export function reckon(
  talk: Talk,
  text: string,
  before: () => readonly Question[],
): Question | undefined {
  const said = read(talk, text);
  const wanted = workingAsked(said);
  if (wanted === undefined) return undefined;
  const [last, ...earlier] = before();
  const topic = topicOf(last);
  if (last === undefined || topic === undefined || !GROUPS.has(topic.group)) return undefined;
  const ofYear =
    wanted.working.kind === "sum" ? ofCredits(talk, text, said, [last, ...earlier]) : undefined;
  if (ofYear !== undefined) return ofYear;
  if (BARE_TOTAL.test(said.tokens.join(" ").replace(/\W+$/, "")) && !isOneByOne(last, earlier[0]))
    return undefined;
  const told = toldOf(talk, [last, ...earlier], wanted);
  if (told.length < wanted.many) return undefined;
  const isYearly = told.every(({ unit }) => unit === "usd") && isOfYear(last, told);
  if (wanted.working.kind === "share" && !isYearly) return undefined;
  return {
    text,
    asked: last.asked,
    verdict: last.verdict,
    reckons: { working: wanted.working, told },
  };
}

/** One and then another of the same were asked about, each by its name. */
const isOneByOne = (last: Question, before: Question | undefined): boolean =>
  before !== undefined &&
  topicOf(before) === topicOf(last) &&
  [last, before].every(({ asked }) => asked.mentions.length > 0);

const PER = /\b(?:a|per|each|every) (?:year|month)\b|\byearly\b|\bannual(?:ly)?\b|\bmonthly\b/;

/** "Both together a year", after what is left of two credits: another sum, which the tool has. */
function ofCredits(
  talk: Talk,
  text: string,
  said: Understood,
  [last, before]: readonly Question[],
): Question | undefined {
  const per = PER.exec(said.tokens.join(" "))?.[0];
  if (per === undefined || last === undefined || topicOf(last)?.group !== "credit")
    return undefined;
  if (before === undefined || topicOf(before) !== topicOf(last)) return undefined;
  const names = [before, last].flatMap(({ asked }) =>
    asked.mentions
      .filter(({ kind }) => kind === "benefit" || kind === "merchant" || kind === "card")
      .map((one) => one.text),
  );
  const when = per.includes("month") ? "a month" : "a year";
  const words = ["how much are the", [...new Set(names)].join(" and "), "credits in total", when];
  const question: Question = { text, asked: read(talk, words.join(" ")), verdict: last.verdict };
  return names.length > 1 && talk.isAnswered(question) ? question : undefined;
}

/** What was worked out of a year's amounts is a year's too. */
const isOfYear = ({ reckons }: Question, told: readonly Told[]): boolean =>
  (reckons?.told ?? told).every(({ words }) => YEARLY.test(words));

/** The amounts that are meant, in the order in which they were told. */
function toldOf(
  talk: Talk,
  questions: readonly Question[],
  { many, unit: wanted }: WorkingAsked,
): readonly Told[] {
  const [last] = questions;
  if (last === undefined) return [];
  const unit = wanted ?? unitOf(last);
  const inLast = withinOne(talk, last, unit);
  const isSeveral =
    (["card", "program"] as const).some((kind) => mentionsOf(last.asked, kind).length > 1) &&
    inLast.length >= many;
  if (isSeveral) return inLast.slice(0, Math.max(many, inLast.length));
  const group = topicOf(last)?.group;
  const end = questions.findIndex((one) => topicOf(one)?.group !== group);
  const same = (end === -1 ? questions : questions.slice(0, end)).filter(
    (one) => many === 1 || one.reckons === undefined,
  );
  const each = same.flatMap((one) => toTold(talk, one, unit).slice(0, 1));
  const distinct = each.filter((one, at) => each.findIndex((other) => isSame(one, other)) === at);
  const across = distinct.slice(0, many).toReversed();
  return across.length >= many ? across : many === 2 ? twoOfOne(inLast) : inLast;
}

/** "You pay $515, Dana pays $245": both of one line. */
function twoOfOne(told: readonly Told[]): readonly Told[] {
  const [only, ...others] = told;
  const [second, ...more] = only?.beside ?? [];
  const isTwo = only !== undefined && second !== undefined && more.length + others.length === 0;
  return isTwo
    ? [
        { ...only, label: "" },
        { ...only, value: second, label: "" },
      ]
    : told;
}

const isSame = (one: Told, other: Told): boolean =>
  one.label === other.label && one.words === other.words;

/** Points are counted where balances are; else it is dollars. */
const unitOf = (last: Question): Lead["unit"] =>
  topicOf(last)?.group === "balance" ? "points" : "usd";

/** Several of one answer, each with its own name. */
function withinOne(talk: Talk, question: Question, unit: Lead["unit"]): readonly Told[] {
  const told = toTold(talk, question, unit).filter(({ words }) => !BESIDE.test(words));
  const labels = new Set(told.map(({ label }) => label));
  return labels.size === told.length && !labels.has("") ? told : told.slice(0, 1);
}

const toTold = (talk: Talk, question: Question, unit: Lead["unit"]): readonly Told[] =>
  talk
    .leads(question)
    .filter((lead) => lead.unit === unit)
    .map((lead) => ({ ...lead, label: labelOf(talk, lead, topicOf(question)?.group) }));

/** The card or the program that the line names first, with whose it is. */
function labelOf(talk: Talk, { words }: Lead, group: Group | undefined): string {
  const said = read(talk, words);
  const kinds = group === "balance" || group === "value" ? OF_POINTS : OF_CARDS;
  const named = kinds.flatMap((kind) => mentionsOf(said, kind).slice(0, 1))[0];
  if (named === undefined) return "";
  const name = nameOf(named.kind, named.ids[0] ?? "", talk.scene.facts);
  return `${name}${whose(said.owner).told}`;
}

const OF_POINTS = ["program", "card"] as const;
const OF_CARDS = ["card", "program"] as const;
