import type { Envelope } from "../../tools/frame/envelope.ts";
import type { Answer, Citation } from "../reasoner.ts";
import { countTokens } from "../wire/tokens.ts";
import { CAVEATS, type Draft, sectionsOf, type Section, withoutDetails, saidIn } from "./draft.ts";
import { date, text as asText } from "./figures.ts";
import type { Line } from "./line.ts";

/** Enough to check an answer against. */
const MAX_SOURCES = 2;

/** Renders a draft as Markdown with `[n]` marks; shorter when `maxTokens` is small. */
export function render(draft: Draft, maxTokens = Number.POSITIVE_INFINITY): Omit<Answer, "intent"> {
  const citations = draft.envelopes.length === 0 ? [] : sourcesOf(draft.envelopes);
  const marks = citations.map((_, place) => `[${place + 1}]`).join("");
  const [whole, brief] = [draft, withoutDetails(draft)].map((one) => bodyOf(one, marks));
  const limits = limitsOf(draft).map((one) => `_${one}_`);
  const sources = citations.length === 0 ? "" : ["Sources:", ...citations.map(toSource)].join("\n");
  const caveats = limits.join("\n");
  const texts = [
    [whole, caveats, sources],
    [brief, caveats, sources],
    [brief, caveats],
  ].map((blocks) => blocks.filter(Boolean).join("\n\n"));
  const text = texts.find((one) => countTokens(one) <= maxTokens) ?? texts.at(-1) ?? "";
  return { kind: draft.kind, text, citations };
}

/** All sections, with the source marks after the first sentence. */
function bodyOf(draft: Draft, marks: string): string {
  const [[first = "", ...others] = [], ...more] = sectionsOf(draft).map(blocksOf);
  const start = marks === "" ? first : `${first} ${marks}`;
  return [start, ...others, ...more.flat()].join("\n\n");
}

const blocksOf = ({ lead, details }: Section): readonly string[] => [
  ...lead.map(textOf),
  ...(details.length === 0 ? [] : [details.map((one) => `- ${one.text}`).join("\n")]),
];

/** Some names begin with their article: "the The Ritz-Carlton Credit Card". */
const textOf = ({ text }: Line): string =>
  text.replaceAll("he The ", "he ").replaceAll("he **The ", "he **").replaceAll("our The ", "our ");

const toSource = ({ title, url, as_of: day }: Citation, place: number): string =>
  `[${place + 1}] ${title}${day === undefined ? "" : `, ${date(day).text}`}${url === "" ? "" : `: ${url}`}`;

function sourcesOf(envelopes: readonly Envelope[]): readonly Citation[] {
  const byUrl = new Map(
    envelopes.flatMap(({ sources }) =>
      sources.slice(0, MAX_SOURCES).map((source) => [source.url, source] as const),
    ),
  );
  return [...byUrl.values()].slice(0, MAX_SOURCES);
}

/** Tools and answers both warn that transfers are for good; once is enough. */
const UNDONE = "cannot be undone";
const MAX_WARNINGS = 1;

/** The age of a card's offer matters only in answers about offers. */
const OFFERS = /\boffers?\b|\bbonus/i;

/** Without the sentences that tell an agent which tool or argument to use. */
function forPeople(warning: string): string {
  const sentences = warning.split(". ");
  const kept = sentences.filter((one) => !/[_`]/.test(one));
  const text = kept.join(". ");
  return text === "" || text.endsWith(".") ? text : `${text}.`;
}

/** The draft's caveats, the tools' warnings, and the date of its oldest source. */
function limitsOf(draft: Draft): readonly string[] {
  const { kind, caveats, envelopes } = draft;
  const said = saidIn(draft);
  const isOfValue = said.includes("$") || said.includes(" cent");
  const own = caveats
    .filter((one) => isOfValue || one.text !== CAVEATS.estimate.text)
    .map(textOf)
    .filter((one) => one !== "");
  const isOfOffer = OFFERS.test(said);
  const warnings = envelopes
    .flatMap((one) => one.warnings)
    .filter((one) => isOfOffer || !OFFERS.test(one))
    .filter((one) => !(one.includes(UNDONE) && own.some((caveat) => caveat.includes(UNDONE))))
    .map((one) => asText(forPeople(one)).text)
    .filter((one) => one !== "");
  const [oldest] = sourcesOf(envelopes)
    .flatMap(({ as_of: day }) => day ?? [])
    .toSorted();
  const asOf =
    kind === "answer" && oldest !== undefined ? [`Data as of ${date(oldest).text}.`] : [];
  return [...new Set([...own, ...[...new Set(warnings)].slice(0, MAX_WARNINGS), ...asOf])];
}
