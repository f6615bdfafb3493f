import type { Envelope } from "../../../tools/core/envelope.ts";
import type { Answer, Citation } from "../../reasoner.ts";
import { countTokens } from "../../wire/tokens.ts";
import type { Draft, Line, Piece } from "./draft.ts";
import { valueAt, withDatesSpelt } from "./figure.ts";

/** Marks after one statement: enough to check it by. */
const MARKS_A_LINE = 2;
const MOST_WARNINGS = 3;

/** Writes a draft out as Markdown with `[n]` marks; shorter when only so many tokens are wanted. */
export function render(draft: Draft, intent: string, maxTokens = Number.POSITIVE_INFINITY): Answer {
  const forms = [
    { details: draft.details, hasSources: true },
    { details: [], hasSources: true },
    { details: [], hasSources: false },
  ];
  const written = forms.map((form) => write(draft, form.details, form.hasSources));
  const fitting = written.find(({ text }) => countTokens(text) <= maxTokens);
  const { text, citations } = fitting ?? written[written.length - 1] ?? { text: "", citations: [] };
  return { kind: draft.kind, text, citations, intent };
}

function write(draft: Draft, details: readonly Line[], hasSources: boolean) {
  const numbers = new Map<string, number>();
  const citations: Citation[] = [];
  const numberOf = (source: Citation): number => {
    const known = numbers.get(source.url);
    if (known !== undefined) return known;
    citations.push(source);
    numbers.set(source.url, citations.length);
    return citations.length;
  };
  const toText = ({ strings, pieces }: Line): string =>
    strings
      .map((words, place) => {
        const piece = pieces[place];
        return words + (piece === undefined ? "" : writePiece(piece, numberOf));
      })
      .join("")
      .replace(TWO_ARTICLES, "$1 $2");
  const result = draft.result.map(toText).join("\n\n");
  const bullets = details.map((one) => `- ${toText(one)}`).join("\n");
  const own = draft.caveats.map(toText);
  const limits = [...own, ...warningsOf(draft.envelopes).filter((one) => !isSaid(one, own))];
  const caveats = [...new Set(limits)].map((one) => `_${one}_`).join("\n");
  const sources = citations.map(({ title, url }, place) => `[${place + 1}] ${title}: ${url}`);
  const list = hasSources && sources.length > 0 ? `Sources:\n${sources.join("\n")}` : "";
  const text = [result, bullets, caveats, list].filter((block) => block !== "").join("\n\n");
  return { text, citations };
}

/** "The **The Ritz-Carlton Credit Card**": some names begin with their article. */
const TWO_ARTICLES = /\b([Tt]he|[Yy]our) (\**)The (?=\p{Lu})/gu;

function writePiece(piece: Piece, numberOf: (source: Citation) => number): string {
  if ("quoted" in piece) return piece.quoted;
  if ("told" in piece) return withDatesSpelt(piece.told);
  if ("text" in piece) return piece.text;
  const marks = piece.cited.sources.slice(0, MARKS_A_LINE).map((one) => `[${numberOf(one)}]`);
  return marks.join("");
}

const UNDONE = /cannot be undone/;

/** Tools and answers both warn that transfers are for good; once is enough. */
const isSaid = (warning: string, own: readonly string[]): boolean =>
  UNDONE.test(warning) && own.some((one) => UNDONE.test(one));

/** What the tools warn of belongs to every answer that rests on them; of several cards, with whose it is. */
function warningsOf(envelopes: readonly Envelope[]): readonly string[] {
  const cards = new Set(envelopes.flatMap((one) => cardOf(one) ?? []));
  const warnings = envelopes.flatMap((one) =>
    one.warnings.map((warning) => {
      const card = cardOf(one);
      const isOfAll = envelopes.every((other) => other.warnings.includes(warning));
      return cards.size < 2 || card === undefined || isOfAll ? warning : `${card}: ${warning}`;
    }),
  );
  return [...new Set(warnings)].slice(0, MOST_WARNINGS).map(withDatesSpelt);
}

/** The one card that a result is about. */
function cardOf(envelope: Envelope): string | undefined {
  const name = valueAt(envelope, ["card", "card_name"]);
  return typeof name === "string" ? name : undefined;
}
