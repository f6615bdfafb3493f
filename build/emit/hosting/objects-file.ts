import { CACHED_HEADERS, UNCACHED_HEADERS } from "../../../server/contract/response-headers.ts";
import { HTML_TYPE } from "../../../server/contract/route.ts";
import type { Answer } from "../../answers/answer.ts";
import { getHeader } from "./header-pairs.ts";

const INDEX = "index.html";
const NOT_FOUND = "404.html";

/**
 * A list for object stores. Keys may be any text there, so addresses need no rewrite rules. A line
 * has the file under dist/public, key, Content-Type and Cache-Control, separated by tabs; the last
 * line is the error document.
 */
export function toObjectsFile(answers: readonly Answer[]): string {
  const cached = getHeader(CACHED_HEADERS, "Cache-Control");
  const objects = answers.map(({ url, file, contentType }) => [
    file,
    decodeURIComponent(url).slice(1) || INDEX,
    contentType,
    cached,
  ]);
  const notFound = [NOT_FOUND, NOT_FOUND, HTML_TYPE, getHeader(UNCACHED_HEADERS, "Cache-Control")];
  return [...objects, notFound].map((fields) => `${fields.join("\t")}\n`).join("");
}
