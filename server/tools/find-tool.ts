import * as z from "zod";
import type { AnyTool } from "../mcp/tool.ts";
import type { MemberContext } from "./frame/context.ts";
import { toListed } from "./frame/listed-schemas.ts";
import { defineReader } from "./frame/reader.ts";
import everydayQuestions from "./everyday-questions.json" with { type: "json" };
import { TOOLSETS } from "./toolsets.ts";
import { findExact } from "../catalog/match-names.ts";
import type { FactIndex } from "../member/facts.ts";
import { lexiconsOf } from "../member/names.ts";
import { memberTools } from "./registry.ts";

type MemberTool = AnyTool<MemberContext>;

const DEFAULT_LIMIT = 3;

const foundTool = z.object({
  name: z.string(),
  title: z.string(),
  toolset: z.string().optional(),
  writes: z.boolean().optional(),
  description: z.string().optional(),
  input_schema: z.record(z.string(), z.unknown()).optional(),
});

/** Tools that the client sees listed already come back with name and title only. */
const createFindTool = (isListed = (_name: string): boolean => false) =>
  defineReader({
    name: "find_tool",
    title: "Find a tool",
    description:
      "Tools beyond those listed here, by the member's question or words for the task, such as " +
      "`is the gold worth its fee` or `lounge guests`, each with its input schema; listed ones by name only. A tool " +
      "found can be called by its name; a client limited to listed ones needs its toolset in the " +
      "server's address.",
    input: z.object({
      query: z.string().min(1).max(400),
      limit: z.int().min(1).max(20).optional().describe(`${DEFAULT_LIMIT} by default.`),
    }),
    data: z.object({ tools: z.array(foundTool) }),
    textIsJson: true,
    answer: ({ query, limit = DEFAULT_LIMIT }, { facts }) => {
      const tools = searchTools(query, facts)
        .slice(0, limit)
        .map((tool) => (isListed(tool.name) ? toNamed(tool) : toFound(tool)));
      const names = tools.map(({ name }) => name).join(", ");
      const summary =
        tools.length === 0
          ? `No tool matches "${query}". Toolsets: ${Object.keys(TOOLSETS).join(", ")}.`
          : `Tools for this, best first: ${names}.`;
      return { summary, data: { tools } };
    },
  });

/** Finds what a chosen toolset leaves out. */
export const findTool: MemberTool = {
  ...createFindTool(),
  call: (input, context) => createFindTool(context.isChosen).call(input, context),
};

const toNamed = ({ name, title }: MemberTool): z.infer<typeof foundTool> => ({ name, title });

const toFound = (tool: MemberTool): z.infer<typeof foundTool> => ({
  name: tool.name,
  title: tool.title,
  toolset: toolsetOf(tool.name),
  writes: !tool.readOnly,
  description: tool.description,
  input_schema: { ...toListed(tool).input },
});

const toolsetOf = (name: string): string =>
  Object.entries(TOOLSETS).find(
    ([set, { tools }]) => set !== "core" && tools.includes(name),
  )?.[0] ?? "";

/*
 * Searches tools with BM25 over names, titles, descriptions, argument names and everyday questions,
 * which clients are not shown. Names in a question also count as their kind, so that "target 230"
 * matches on a merchant and a number.
 */

/** The tools that share words with a question, best first. */
function searchTools(question: string, facts: FactIndex): readonly MemberTool[] {
  rankTools ??= createRanker(
    memberTools.map((tool) => ({ value: tool, terms: termsOfTool(tool) })),
  );
  return rankTools(toTerms(withKinds(wordsOf(question), facts)));
}

let rankTools: ((terms: readonly string[]) => readonly MemberTool[]) | undefined;

const QUESTIONS: Readonly<Record<string, string>> = everydayQuestions;

function termsOfTool({ name, title, description, input }: MemberTool): readonly string[] {
  // Skips sentences that point to another tool: their words belong to that one.
  const purpose = description.split(/(?<=[.;:?]) /).filter((part) => !/[a-z]_[a-z]/.test(part));
  const phrases = [name.replaceAll("_", " "), title, purpose.join(" ")];
  const args = Object.keys(input.shape).flatMap((key) => key.split("_"));
  return [...phrases, ...args, ...(QUESTIONS[name] ?? "").split(" / ")].flatMap((phrase) =>
    toTerms(wordsOf(phrase)),
  );
}

/** Words, ratios such as 5/24, and kinds such as {card}. */
const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll(/'|(?<=\d),(?=\d)/g, "")
    .match(/\d+\/\d+|\{[a-z]+\}|[a-z0-9]+/g) ?? [];

/** Stems and pairs of stems, which tell "how many" from "how much". */
function toTerms(words: readonly string[]): readonly string[] {
  const stems = words.map(toStem);
  return [...stems, ...stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`)];
}

const MIN_POINTS = 10_000;

function toStem(word: string): string {
  if (/^\d+k$/.test(word) || Number(word) >= MIN_POINTS) return "{points}";
  if (/^\d[^/]*$/.test(word)) return "{number}";
  return word.replace(/(?<=.)(?:ies|ied|y|ing|ed|es|s|e)$/, "");
}

const MAX_NAME_WORDS = 4;

function withKinds(words: readonly string[], facts: FactIndex): readonly string[] {
  const marked: string[] = [];
  for (let at = 0; at < words.length;) {
    const { kind, length } = findName(words.slice(at, at + MAX_NAME_WORDS), facts);
    if (kind !== undefined) marked.push(kind);
    marked.push(...words.slice(at, at + length));
    at += length;
  }
  return marked;
}

/** The kind and length of the longest name at the start of the words. */
function findName(words: readonly string[], facts: FactIndex) {
  const { issuers, programs, cards, merchants } = lexiconsOf(facts);
  for (let length = words.length; length > 0; length -= 1) {
    const name = words.slice(0, length).join(" ");
    if (findExact(issuers.matcher, name).length > 0) return { kind: "{issuer}", length };
    if (findExact(programs.matcher, name).length > 0) return { kind: "{program}", length };
    if (findExact(merchants.matcher, name).length > 0) return { kind: "{merchant}", length };
    if (findExact(cards.matcher, name).length > 0) return { kind: "{card}", length };
  }
  return { kind: undefined, length: 1 };
}

interface Document<Value> {
  readonly value: Value;
  readonly terms: readonly string[];
}

/** BM25: k1 sets how fast repeated terms saturate, b how much long documents are penalized. */
const SATURATION = { k1: 2, b: 0.5 };

/** Ranks documents that share a term with a query by BM25. */
export function createRanker<Value>(
  documents: readonly Document<Value>[],
  { k1, b } = SATURATION,
): (query: readonly string[]) => readonly Value[] {
  const counted = documents.map(({ value, terms }) => ({
    value,
    length: terms.length,
    counts: countOf(terms),
  }));
  const average = counted.reduce((sum, { length }) => sum + length, 0) / counted.length;
  const spread = countOf(counted.flatMap(({ counts }) => [...counts.keys()]));
  const rarityOf = (term: string): number => {
    const count = spread.get(term) ?? 0;
    return Math.log(1 + (counted.length - count + 0.5) / (count + 0.5));
  };
  return (query) => {
    const queryTerms = [...new Set(query)].map((term) => ({ term, rarity: rarityOf(term) }));
    return counted
      .map(({ value, length, counts }) => {
        const norm = k1 * (1 - b + (b * length) / average);
        const parts = queryTerms.map(({ term, rarity }) => {
          const count = counts.get(term) ?? 0;
          return (rarity * count * (k1 + 1)) / (count + norm);
        });
        return { value, score: parts.reduce((sum, part) => sum + part, 0) };
      })
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score)
      .map(({ value }) => value);
  };
}

function countOf(terms: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}
