import { ToolError } from "../../contract/tool-error.ts";
import { type Html, html } from "../../look/html.ts";
import type { Found } from "../../tools/desk.ts";
import type { EnvelopeOf } from "../../tools/frame/envelope.ts";
import { toPlain } from "./words.ts";

/** A tool's answer; undefined if it has nothing on the subject. */
export async function tryRead<Answer>(read: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ToolError) return undefined;
    throw error;
  }
}

type Asked<Data> =
  | { readonly found: Found<Data> }
  /** The names that an argument may mean. */
  | { readonly mayBe: readonly string[]; readonly argument?: string | undefined }
  | { readonly wrong: string };

/** A tool's answer to typed input. */
export function tryAsk<Data>(ask: () => EnvelopeOf<Data>): Asked<Data> {
  try {
    const envelope = ask();
    if ("data" in envelope) return { found: envelope };
    if (!("needs_input" in envelope)) return { wrong: toPlain(envelope.summary) };
    const { candidates, argument } = envelope.needs_input;
    return { mayBe: candidates.map(({ label }) => label), argument };
  } catch (error) {
    if (error instanceof ToolError) return { wrong: toPlain(error.message) };
    throw error;
  }
}

/** Links to the same question for each possible meaning. */
export const meantLinks = (
  path: string,
  names: readonly string[],
  toQuery: (name: string) => Readonly<Record<string, string | undefined>>,
): Html | false =>
  names.length > 0 &&
  html`<p class="lead">Which of these do you mean?</p>
    <ul class="links">
      ${names.map((name) => html`<li><a href="${path}?${toSearch(toQuery(name))}">${name}</a></li>`)}
    </ul>`;

function toSearch(query: Readonly<Record<string, string | undefined>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, value);
  }
  return search.toString();
}
