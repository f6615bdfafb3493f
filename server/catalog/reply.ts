import { hash } from "node:crypto";
import { toAsciiJson } from "../contract/json.ts";
import { headersOfType } from "../contract/page-headers.ts";
import { JSON_TYPE } from "../contract/route.ts";
import { RETRY_AFTER_SECONDS } from "../contract/limits.ts";
import { DATASET_UNAVAILABLE, FAILED, methodRefusal } from "../contract/refusals.ts";
import {
  CACHED_HEADERS,
  COMMON_HEADERS,
  PREFLIGHT_HEADERS,
  UNCACHED_HEADERS,
} from "../contract/response-headers.ts";

/**
 * A complete, immutable HTTP response. Header names and values alternate: node:http writes those
 * fastest, but its types demand a mutable list.
 */
export interface Reply {
  readonly status: number;
  readonly headers: string[];
  readonly body: Buffer | string | undefined;
}

export type Encoding = "br" | "gzip";

/** The prepared replies of one representation of an answer. */
export interface Representation {
  readonly etag: string;
  readonly ok: Reply;
  readonly notModified: Reply;
}

/** An answer in every encoding it has. */
export interface Published {
  readonly identity: Representation;
  readonly br?: Representation;
  readonly gzip?: Representation;
}

/** Prepares everything about a representation that does not depend on the request. */
export function toRepresentation(
  body: Buffer | string,
  etag: string,
  encoding?: Encoding,
  contentType = JSON_TYPE,
): Representation {
  const validators = ["ETag", etag, ...CACHED_HEADERS, ...COMMON_HEADERS];
  return {
    etag,
    ok: {
      status: 200,
      headers: [
        "Content-Type",
        contentType,
        "Content-Length",
        String(body.length),
        ...(encoding === undefined ? [] : ["Content-Encoding", encoding]),
        ...validators,
        ...headersOfType(contentType),
      ],
      body,
    },
    notModified: { status: 304, headers: validators, body: undefined },
  };
}

/** A strong ETag from a digest or any other text that changes when the bytes do. */
export function toEtag(digest: string): string {
  return `"${digest.slice(0, 32)}"`;
}

/** The ETag of a computed answer, from the build's digest and the query. */
export function computedEtag(build: string, query: string): string {
  return toEtag(hash("sha256", `${build}\n${query}`));
}

/** A success that no cache may keep. */
export function toLiveReply(body: string): Reply {
  return {
    status: 200,
    headers: [...jsonHeaders(body), ...UNCACHED_HEADERS, ...COMMON_HEADERS],
    body,
  };
}

/** An error: JSON `{"error": what is wrong and what to do}` (SPEC 7). */
export function toErrorReply(
  status: number,
  message: string,
  extraHeaders: readonly string[] = [],
): Reply {
  const body = toAsciiJson({ error: message });
  const headers = [...jsonHeaders(body), ...UNCACHED_HEADERS, ...COMMON_HEADERS, ...extraHeaders];
  return { status, headers, body };
}

export const notFound = (message: string): Reply => toErrorReply(404, message);

export const unavailable: Reply = toErrorReply(503, DATASET_UNAVAILABLE, [
  "Retry-After",
  String(RETRY_AFTER_SECONDS),
]);

export const internalError: Reply = toErrorReply(500, FAILED);

/** `allow` is the value of the Allow header. */
export const methodNotAllowed = (allow: string): Reply =>
  toErrorReply(405, methodRefusal(allow), ["Allow", allow]);

/** The answer to a CORS preflight. */
export const preflight: Reply = {
  status: 204,
  headers: [...PREFLIGHT_HEADERS],
  body: undefined,
};

/** The same answer without its body, for HEAD. */
export const withoutBody = ({ status, headers }: Reply): Reply => ({
  status,
  headers,
  body: undefined,
});

function jsonHeaders(body: string): readonly string[] {
  return ["Content-Type", JSON_TYPE, "Content-Length", String(body.length)];
}
