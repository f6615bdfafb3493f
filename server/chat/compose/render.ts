import type { Envelope } from "../../tools/frame/envelope.ts";
import type { Answer, Citation } from "../reasoner.ts";
import { countTokens } from "../wire/tokens.ts";
import type { Draft } from "./draft.ts";
import { date, text as words } from "./figures.ts";
import { EMPTY, type Line, line, listed } from "./line.ts";

/** Enough to check a statement by. */
const MAX_SOURCES = 2;

/** Writes a draft out as Markdown with `[n]` marks; shorter when only so many tokens are wanted. */
export function render(draft: Draft, maxTokens = Number.POSITIVE_INFINITY): Omit<Answer, "intent"> {
  const citations = draft.envelopes.length === 0 ? [] : sourcesOf(draft.envelopes);
  const marks = citations.map((_, place) => `[${place + 1}]`).join("");
  const [first = "", ...others] = draft.lead.map(textOf);
  const lead = [marks === "" ? first : `${first} ${marks}`, ...others].join("\n\n");
  const details = draft.details.map((one) => `- ${one.text}`).join("\n");
  const limits = limitsOf(draft).map((one) => `_${one}_`);
  const sources = citations.length === 0 ? "" : ["Sources:", ...citations.map(toSource)].join("\n");
  const blocks = [lead, details, limits.join("\n"), sources];
  const forms = [blocks, [lead, "", ...blocks.slice(2)], [lead, "", blocks[2] ?? ""]];
  const texts = forms.map((form) => form.filter((block) => block !== "").join("\n\n"));
  const text = texts.find((one) => countTokens(one) <= maxTokens) ?? texts.at(-1) ?? "";
  return { kind: draft.kind, text, citations };
}

/** Some names begin with their article: "the The Ritz-Carlton Credit Card". */
const textOf = ({ text }: Line): string =>
  text.replaceAll("he The ", "he ").replaceAll("he **The ", "he **").replaceAll("our The ", "our ");

const toSource = ({ title, url, as_of: day }: Citation, place: number): string =>
  `[${place + 1}] ${title}${day === undefined ? "" : `, ${date(day).text}`}: ${url}`;

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

/** How old a card's offer is matters only where the answer is about one. */
const OFFERS = /\boffers?\b|\bbonus/i;

/** Without the sentences that tell an agent which tool or argument to use. */
function forPeople(warning: string): string {
  const sentences = warning.split(". ");
  const kept = sentences.filter((one) => !one.includes("_"));
  const text = kept.join(". ");
  return text === "" || text.endsWith(".") ? text : `${text}.`;
}

/** Words of weight that the answer did not use are named, so that nobody takes them for used. */
const unreadOf = ({ kind, unread = [] }: Draft): Line =>
  kind !== "answer" || unread.length === 0
    ? EMPTY
    : line`This does not take into account: ${listed(unread.map((one) => ({ text: `"${one}"` })))}.`;

/** The draft's own caveats, what the tools warn of, and the day of the oldest source that it cites. */
function limitsOf(draft: Draft): readonly string[] {
  const { kind, lead, details, caveats, envelopes } = draft;
  const own = [...caveats, unreadOf(draft)].map(textOf).filter((one) => one !== "");
  const isOfOffer = [...lead, ...details].some(({ text }) => OFFERS.test(text));
  const warnings = envelopes
    .flatMap((one) => one.warnings)
    .filter((one) => isOfOffer || !OFFERS.test(one))
    .filter((one) => !(one.includes(UNDONE) && own.some((said) => said.includes(UNDONE))))
    .map((one) => words(forPeople(one)).text)
    .filter((one) => one !== "");
  const [oldest] = sourcesOf(envelopes)
    .flatMap(({ as_of: day }) => day ?? [])
    .toSorted();
  const asOf =
    kind === "answer" && oldest !== undefined ? [`Data as of ${date(oldest).text}.`] : [];
  return [...new Set([...own, ...[...new Set(warnings)].slice(0, MAX_WARNINGS), ...asOf])];
}
