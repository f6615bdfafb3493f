import { BENEFIT_SORTS, type BenefitSort } from "../language/delexicalise.ts";
import type { Lesson } from "./classifier.ts";
import type { FollowUp, Label, Section } from "./phrasings.ts";
import { seededBy, pickSeeded, type Random } from "./seeded.ts";

/** Roughly how many sentences train a section, shared among its lines. */
const SENTENCES_A_SECTION = 120;
const MIN_A_LINE = 2;
const MAX_A_LINE = 10;

/** Training sentences of each phrasing, with benefits by sort. */
export const toLessons = (sections: readonly Section[]): readonly Lesson[] =>
  sections.flatMap(({ label, lines }) => {
    const share = Math.round(SENTENCES_A_SECTION / Math.max(1, lines.length));
    const most = Math.min(MAX_A_LINE, Math.max(MIN_A_LINE, share));
    const sorts = sortsOf(label);
    return lines.map((written) => ({
      label: label.id,
      sentences: sentencesOf(written.replaceAll("{benefit}", toChoice(sorts)), most),
    }));
  });

/** Topics whose `{benefit}` is limited to certain sorts. */
const SORTS: Readonly<Record<string, readonly BenefitSort[]>> = {
  protection: ["cover"],
  lounges: ["lounge"],
  credits: ["credit"],
  certificates: ["night"],
  expiring: ["credit", "night"],
  enrolment: ["credit", "cover", "lounge"],
  card: ["foreign_fee"],
  purchase: ["foreign_fee"],
};

const sortsOf = ({ topic }: Label): readonly BenefitSort[] => SORTS[topic] ?? BENEFIT_SORTS;

const toChoice = (sorts: readonly BenefitSort[]): string =>
  `(${sorts.map((sort) => `{${sort}}`).join("|")})`;

/** The sentence as written, and one variant with typing errors. */
function sentencesOf(template: string, most: number): readonly string[] {
  const written = expandLine(template, most);
  const random = seededBy(template);
  const rough = written.slice(0, Math.ceil(most / 4)).map((one) => roughen(one, random));
  return [...new Set([...written, ...rough])];
}

/** Training sentences for follow-ups. */
export const toGoings = (followUps: readonly FollowUp[]): readonly Lesson[] =>
  followUps.map(({ going, text }) => ({
    label: going,
    sentences: sentencesOf(text.replaceAll("{benefit}", toChoice(BENEFIT_SORTS)), MIN_A_LINE),
  }));

/*
 * Phrasings are templates, one per line, with choices and slots; the classifier learns from their
 * expansions. All sampling is seeded, so a build trains on what a test saw.
 */

/** Sentences taken of one line; longer products are sampled. */
const SENTENCES_A_LINE = 24;

type Node = string | readonly (readonly Node[])[];

export const toLines = (phrasings: string): readonly string[] =>
  phrasings
    .split("\n")
    .map((one) => one.trim())
    .filter((one) => one !== "");

/**
 * The sentences of one line with slots as `<slot>`: all of them if few, else a fixed sample. Throws
 * when brackets do not match.
 */
export function expandLine(template: string, most = SENTENCES_A_LINE): readonly string[] {
  const nodes = parse(template);
  const random = seededBy(template);
  const all = countOf(nodes) <= most ? everyOf(nodes) : sampleOf(nodes, most, random);
  return [...new Set(all.map(tidy).filter((one) => one !== ""))];
}

const tidy = (text: string): string =>
  text
    .replaceAll(/\{(\w+)\}/g, "<$1>")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ([?,.!:;])/g, "$1")
    .trim();

function parse(template: string): readonly Node[] {
  const open: Node[][][] = [[[]]];
  const top = (): Node[][] => open.at(-1) ?? [[]];
  for (const part of template.split(/([()|])/)) {
    if (part === "(") open.push([[]]);
    else if (part === "|" && open.length > 1) top().push([]);
    else if (part === ")") {
      const choice = open.pop();
      if (choice === undefined || open.length === 0) throw unbalanced(template);
      top().at(-1)?.push(choice);
    } else if (part !== "") top().at(-1)?.push(part);
  }
  if (open.length !== 1) throw unbalanced(template);
  return top()[0] ?? [];
}

const unbalanced = (template: string): TypeError =>
  new TypeError(`brackets do not match in the phrasing "${template}"`);

const countOf = (nodes: readonly Node[]): number =>
  nodes.reduce<number>(
    (count, node) =>
      typeof node === "string" ? count : count * node.reduce((sum, one) => sum + countOf(one), 0),
    1,
  );

const everyOf = (nodes: readonly Node[]): readonly string[] =>
  nodes.reduce<readonly string[]>(
    (texts, node) => {
      const ends = typeof node === "string" ? [node] : node.flatMap(everyOf);
      return texts.flatMap((text) => ends.map((end) => text + end));
    },
    [""],
  );

function sampleOf(nodes: readonly Node[], most: number, random: Random): readonly string[] {
  const texts = new Set<string>();
  // Drawing the same twice is likely when the product is hardly larger than the sample.
  for (let tries = 0; tries < most * 4 && texts.size < most; tries += 1) {
    texts.add(drawOf(nodes, random));
  }
  return [...texts];
}

const drawOf = (nodes: readonly Node[], random: Random): string =>
  nodes
    .map((node) =>
      typeof node === "string" ? node : drawOf(pickSeeded(node, random) ?? [], random),
    )
    .join("");

/** Words that mean the same to a member, for wordings nobody wrote down. */
const SYNONYMS: readonly (readonly string[])[] = [
  ["should i use", "do i use", "to use", "should i swipe", "should i pull out", "do i put it on"],
  ["best", "top", "right", "smartest"],
  ["how much", "what amount", "how many dollars"],
  ["points", "pts", "miles"],
  ["annual fee", "yearly fee", "af"],
  ["purchase", "buy", "spend"],
  ["what is", "whats", "tell me"],
  ["transfer", "move", "send"],
  ["worth", "valued at"],
  ["get", "earn"],
  ["cancel", "close", "get rid of"],
  ["free night", "fnc", "free night certificate"],
  ["sign up bonus", "sub", "welcome offer", "welcome bonus"],
  ["wife", "husband", "spouse", "partner"],
  ["trip", "vacation", "travel"],
];

/** A sentence as typed in a hurry: without an article, with another word. */
export function roughen(sentence: string, random: Random): string {
  const swapped = swapOne(sentence, random);
  const dropped = random() < 0.5 ? swapped.replaceAll(/\b(?:the|a|an|my)\s+/gi, "") : swapped;
  const start = pickSeeded(["", "", "", "so ", "hey ", "ok ", "quick question ", "pls "], random);
  return `${start ?? ""}${dropped}`.toLowerCase();
}

function swapOne(sentence: string, random: Random): string {
  const fitting = SYNONYMS.flatMap((group) =>
    group
      .filter((words) => ` ${sentence} `.includes(` ${words} `))
      .map((words) => [words, group] as const),
  );
  const [words, group] = pickSeeded(fitting, random) ?? ["", []];
  const other = pickSeeded(group, random);
  return other === undefined ? sentence : sentence.replace(words, other);
}
