import * as z from "zod";
import { missingPage } from "../../server/contract/pages.ts";
import { type ParamsOf, type Route, urlFor } from "../../server/contract/route.ts";
import { toText } from "../../server/look/html.ts";
import { type Answer, answerText } from "../answers/answer.ts";
import type { SiteFacts } from "./facts.ts";
import { type SitePage, toDocument } from "./frame.ts";

export function publish<R extends Route>(
  route: R,
  params: ParamsOf<R>,
  page: SitePage,
  { releasedAt, settings: { siteUrl } }: SiteFacts,
): readonly Answer[] {
  const isPlace = siteUrl !== undefined && route.path !== missingPage.path;
  const address = isPlace ? siteUrl + urlFor(route.path, params) : undefined;
  const text = toText(toDocument(page, releasedAt, address));
  return publishText(route, params, withReferences(dropIndents(text)));
}

/** Bodies are written one byte per character. */
const ascii = z.string().regex(/^[\n\x20-\x7E]*$/, "ASCII only");

export const publishText = <R extends Route>(route: R, params: ParamsOf<R>, text: string) =>
  answerText(route, params, ascii.parse(text));

/** Replaces non-ASCII with character references, which are valid in text and attributes. */
const withReferences = (text: string): string =>
  text.replaceAll(/[^\n\x20-\x7E]/gu, (character) => `&#${character.codePointAt(0)};`);

/** Removes indentation of the templates, except inside `pre`. */
const dropIndents = (text: string): string =>
  text
    .split(/(<pre\b.*?<\/pre>)/s)
    .map((part, at) => (at % 2 === 1 ? part : part.replaceAll(/\s*\n\s*/g, "\n")))
    .join("");
