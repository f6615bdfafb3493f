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

/** Bodies are written byte by character. */
const ascii = z.string().regex(/^[\n\x20-\x7E]*$/, "ASCII only");

export const publishText = <R extends Route>(route: R, params: ParamsOf<R>, text: string) =>
  answerText(route, params, ascii.parse(text));

/** Whatever is not ASCII as a character reference, which stands in texts and in attributes. */
const withReferences = (text: string): string =>
  text.replaceAll(/[^\n\x20-\x7E]/gu, (character) => `&#${character.codePointAt(0)};`);

/** Templates are indented for who reads them; only what is in `pre` keeps its blanks. */
const dropIndents = (text: string): string =>
  text
    .split(/(<pre\b.*?<\/pre>)/s)
    .map((part, at) => (at % 2 === 1 ? part : part.replaceAll(/\s*\n\s*/g, "\n")))
    .join("");
